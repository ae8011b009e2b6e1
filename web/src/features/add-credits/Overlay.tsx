import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddCredits } from '../../app/addCredits.tsx';
import { loadWhenIdle } from '../../app/shown.ts';

const loadDialog = () => import('./CreditDialog.tsx');
const CreditDialog = lazy(loadDialog);
const PaymentReturn = lazy(() => import('../payments/PaymentReturn.tsx'));
// Every page has this part, so it is smaller than `lazyDialog`: the dialog's code is there before it is opened.
loadWhenIdle(loadDialog);

/** The dialog of Add Credits, and the end of a payment for which a bank took the whole page. */
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
