import { ConnectionIndicator } from '../../ui/ConnectionIndicator.tsx';
import { useConnectionState } from '../apollo/connection.ts';

/** The indicator of the live connection; nothing while there is no subscription. */
export function LiveState() {
  const state = useConnectionState();
  return state === null ? null : <ConnectionIndicator state={state} />;
}
