import { partKinds, sumOfCents, type SettlementPart } from '../../../domain/invoices/index.ts';
import type { BillingRowDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { FinanceExceptionParent } from './parents.ts';
import { decisionOf } from './wording.ts';

interface Part {
  readonly kind: Uppercase<SettlementPart['kind']> | 'COUPON';
  readonly amountCents: number;
}

const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;

/** How an invoice was settled, each kind once; a coupon is a line that reduces it. */
function partsOf({ parts, lines }: BillingRowDocument): Part[] {
  const coupons = -sumOfCents(lines.filter(({ kind }) => kind === 'discount'));
  const settled = partKinds.map((kind) => ({
    kind: upper(kind),
    amountCents: sumOfCents(parts.filter((part) => part.kind === kind)),
  }));
  return [{ kind: 'COUPON' as const, amountCents: coupons }, ...settled].filter(({ amountCents }) => amountCents !== 0);
}

/** Both sides of an exception about an invoice or an unreadable object; null once its row matches. */
export async function readSides(
  { loaders: { invoiceRows, billingRows }, inWords }: Pick<GatewayContext, 'loaders' | 'inWords'>,
  { status, key }: FinanceExceptionParent['doc'],
) {
  if (status !== 'invoice_unexplained' && status !== 'not_understood') return null;
  const [decided, invoice] = await Promise.all([invoiceRows.load(key), billingRows.load(key)]);
  if (!decided) return null;
  return {
    invoice: invoice
      ? {
          amountCents: invoice.amountCents,
          currency: invoice.currency,
          paidCents: sumOfCents(invoice.parts),
          parts: partsOf(invoice),
        }
      : null,
    decision: inWords(decisionOf(decided.rule)),
    reason: decided.reason,
  };
}
