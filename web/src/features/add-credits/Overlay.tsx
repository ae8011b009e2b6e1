import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddCredits } from '../../app/addCredits.tsx';

const CreditDialog = lazy(() => import('./CreditDialog.tsx'));
const PaymentReturn = lazy(() => import('../payments/PaymentReturn.tsx'));

/** The dialog of Add Credits, and the end of a payment for which a bank took the whole page. Loaded when needed. */
export function Overlay() {
  const { open, setOpen } = useAddCredits();
  const [search] = useSearchParams();
  return (
    <Suspense>
      {open && <CreditDialog onOpenChange={setOpen} />}
      {search.has('payment_intent') && <PaymentReturn />}
    </Suspense>
  );
}
