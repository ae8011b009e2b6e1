import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import type { BillingEntryParent } from './parents.ts';
import { say } from '../../../words/index.ts';

/** Maximum number of rows in the payment history. */
const historyLimit = 100;

/** A user's payments, newest first. */
export async function billingHistory(
  { services }: Pick<GatewayContext, 'services'>,
  ownerId: string,
): Promise<readonly BillingEntryParent[]> {
  return services.projections.reader('billing').query('billingRows', {
    index: 'byOwner',
    equal: { ownerId, shown: true },
    reverse: true,
    limit: historyLimit,
  });
}

/** Where the invoice of a row can be downloaded, from the root; null for a payment that failed. */
export const invoicePath = ({ id, doc }: BillingEntryParent): string | null =>
  doc.status === 'failed' || doc.status === 'open' ? null : `/files/invoices/${id}.pdf`;

/** The owner's row with a document. Throws NOT_FOUND, also for another user's. */
export async function ownInvoice(
  { services }: Pick<GatewayContext, 'services'>,
  ownerId: string,
  id: string,
): Promise<BillingEntryParent> {
  const doc = await services.projections.reader('billing').get('billingRows', id);
  if (doc?.ownerId !== ownerId || invoicePath({ id, doc }) === null)
    throw new Refusal('NOT_FOUND', say('INVOICE_NOT_FOUND'));
  return { id, doc };
}
