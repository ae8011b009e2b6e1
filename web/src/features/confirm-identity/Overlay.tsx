import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isConfirming, subscribeToConfirmation } from '../../app/stepUp.ts';

const ConfirmIdentityDialog = lazy(() => import('./ConfirmIdentityDialog.tsx'));

/** Opens the dialog while a call waits for the confirmation. */
export function Overlay() {
  const open = useSyncExternalStore(subscribeToConfirmation, isConfirming);
  return <Suspense>{open && <ConfirmIdentityDialog />}</Suspense>;
}
