import { renderInvoice, testModeNote } from '../../../lib/pdf/invoice.ts';
import type { UserParent } from '../account/parents.ts';
import type { GatewayContext } from '../../context.ts';
import { isTestMode } from '../payments/settings.ts';
import type { BillingEntryParent } from './parents.ts';

const partLabels: Readonly<Record<Part['kind'], string>> = {
  card: 'Paid by card',
  credit_balance: 'Paid from the credit balance',
  credit_note: 'Credit note',
  out_of_band: 'Paid in another way',
};
type Part = BillingEntryParent['doc']['parts'][number];

/**
 * A part of the settlement as a row of the document. A negative total goes to the customer's credit balance; a payment
 * above the total settles an earlier debt.
 */
const settledBy =
  (totalCents: number) =>
  ({ kind, amountCents }: Part) => ({
    label: labelOf(kind, amountCents, totalCents),
    amountCents: totalCents < 0 ? -amountCents : amountCents,
  });

function labelOf(kind: Part['kind'], amountCents: number, totalCents: number): string {
  if (kind !== 'credit_balance' || amountCents >= 0) return partLabels[kind];
  return totalCents < 0 ? 'Added to the credit balance' : 'Collected for the account balance';
}

/** The document of a row of the payment history as a PDF file, with the number printed on it. */
export async function invoiceDocument(
  { services }: Pick<GatewayContext, 'services'>,
  { id, doc }: BillingEntryParent,
  buyer: UserParent,
) {
  const number = doc.number ?? id;
  const document = await renderInvoice({
    number,
    issuedAt: doc.createdAt,
    status: doc.status === 'succeeded' ? 'paid' : doc.status,
    currency: doc.currency,
    buyer: [buyer.doc.displayName, buyer.doc.email].filter((line) => line !== ''),
    lines: doc.lines,
    paidCents: doc.amountCents,
    ...(doc.parts.length > 0 && { settledBy: doc.parts.map(settledBy(doc.amountCents)) }),
    refundedCents: doc.refundedCents,
    creditedCents: doc.creditedCents,
    ...(isTestMode(services.providers.payments) && { note: testModeNote }),
  });
  return { number, document };
}
