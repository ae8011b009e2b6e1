import type { InvoicePayment } from '../objects/invoice-objects.ts';
import type { PaymentIntent } from '../objects/payment-objects.ts';
import type { Store } from '../store/store.ts';

/** A limit above the number of payments of any invoice. */
const mostPayments = 100;

interface Reads {
  readonly store: Store;
}

/** The payments of an invoice, oldest first. */
export const paymentsOf = ({ store }: Reads, invoice: string): readonly InvoicePayment[] =>
  store.list('invoice_payment', { where: { invoice }, limit: mostPayments }).toReversed();

/** The intent of a payment; undefined for one that was made outside of Stripe. */
export const intentIdOf = ({ payment }: InvoicePayment): string | undefined =>
  payment.type === 'payment_intent' ? payment.payment_intent : undefined;

/** The intent that collects an open invoice. */
export function openIntentOf(reads: Reads, invoice: string): PaymentIntent | undefined {
  const payment = paymentsOf(reads, invoice).find((each) => each.status === 'open' && each.is_default);
  const id = payment && intentIdOf(payment);
  return id === undefined ? undefined : reads.store.get('payment_intent', id);
}

/** The intents that have paid for an invoice, newest first. */
export const paidIntentsOf = (reads: Reads, invoice: string): readonly string[] =>
  paymentsOf(reads, invoice)
    .filter(({ status }) => status === 'paid')
    .flatMap((payment) => intentIdOf(payment) ?? [])
    .toReversed();
