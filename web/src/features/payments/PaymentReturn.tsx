import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../ui/toastStore.ts';
import { chargeOf } from './payment.ts';
import { notices } from './notices.ts';
import { useSettlePayment } from './useSettlePayment.ts';

/** The query parameters that a provider adds to the return address. */
const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type'] as const;

/**
 * Finishes a payment when the browser returns from the bank's page, and removes the provider's parameters
 * from the address. Renders nothing.
 */
export default function PaymentReturn() {
  const [search, setSearch] = useSearchParams();
  const settle = useSettlePayment();
  const paymentId = search.get('payment_intent');
  const status = search.get('redirect_status');

  useEffect(() => {
    if (paymentId === null) return;
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        for (const name of added) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
    const charge = chargeOf(status);
    if (charge.kind === 'succeeded') void settle(paymentId, notices.added);
    else toast(charge.kind === 'processing' ? notices.processing : notices.refused(undefined));
  }, [paymentId, status, settle, setSearch]);
  return null;
}
