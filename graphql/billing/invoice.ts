import { renderInvoice, testModeNote } from '../../lib/invoice-pdf.ts';
import type { UserParent } from '../account/parents.ts';
import type { GatewayContext } from '../context.ts';
import { isTestMode } from '../payments/settings.ts';
import type { BillingEntryParent } from './parents.ts';

/** The document of a row of the payment history as a PDF file, with the number that stands on it. */
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
    refundedCents: doc.refundedCents,
    ...(isTestMode(services.providers.payments) && { note: testModeNote }),
  });
  return { number, document };
}
