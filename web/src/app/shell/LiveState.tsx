import { ConnectionIndicator } from '../../ui/ConnectionIndicator.tsx';
import { connection } from '../apollo/client.ts';
import { useConnectionState } from '../apollo/connection.ts';

/** The live indicator of this browser's socket; nothing while nothing is followed. */
export function LiveState() {
  const state = useConnectionState(connection);
  return state === null ? null : <ConnectionIndicator state={state} />;
}
