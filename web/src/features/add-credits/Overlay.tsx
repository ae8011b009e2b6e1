import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddCredits } from '../../app/addCredits.tsx';
import { lazyDialog } from '../../app/lazyDialog.tsx';

const CreditDialog = lazyDialog(async () => (await import('./CreditDialog.tsx')).default);
const PaymentReturn = lazy(() => import('../payments/PaymentReturn.tsx'));

/** The dialog of Add Credits, and the end of a payment for which a bank took the whole page. Loaded when needed. */
export function Overlay() {
  const { open, setOpen } = useAddCredits();
  const [search] = useSearchParams();
  return (
    <>
      {open && <CreditDialog onOpenChange={setOpen} />}
      <Suspense>{search.has('payment_intent') && <PaymentReturn />}</Suspense>
    </>
  );
}
