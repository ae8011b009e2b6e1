import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddCredits } from '../../app/addCredits.tsx';
import { loadWhenIdle } from '../../app/shown.ts';

const loadDialog = () => import('./CreditDialog.tsx');
const CreditDialog = lazy(loadDialog);
const PaymentReturn = lazy(() => import('../payments/PaymentReturn.tsx'));
// Every page has this part, so it does without the larger `lazyDialog`. The dialog's code loads before it is opened.
loadWhenIdle(loadDialog);

/** The dialog of Add Credits, and the return from a bank that took over the whole page. */
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
