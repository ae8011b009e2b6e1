import { z } from 'zod';
import { bundles, digitalTwin, emailBlast } from '../catalog.ts';

const id = z.string().min(1).max(200);
/** Milliseconds since the epoch, as the payment provider reports them. */
const time = z.int().min(0);

/**
 * The kind of a line. `plan`: a whole period of the plan; `addon`: another item of every period; `once`: a bundle or a
 * Digital Twin; `proration`: the rest of a period that changed; `other`: nothing that this product sells.
 */
export const lineKinds = ['plan', 'addon', 'once', 'proration', 'discount', 'tax', 'other'] as const;

/** One line. Amounts are signed and exclude tax, which has separate lines: all lines add up to the total. */
export const invoiceLine = z.object({
  kind: z.enum(lineKinds),
  /** Id in the catalog; null for what is not in it. */
  itemId: id.nullable(),
  description: z.string().max(500),
  amountCents: z.int(),
  quantity: z.int().min(0),
  /** The period that a line of a subscription pays for; null for others. */
  period: z.object({ startMs: time, endMs: time }).nullable(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** How an invoice is settled. All parts add up to the total of a settled invoice. */
export const partKinds = ['card', 'credit_balance', 'credit_note', 'out_of_band'] as const;

/** A part of the settlement, signed: a negative invoice fills the credit balance. */
export const settlementPart = z.object({
  kind: z.enum(partKinds),
  amountCents: z.int(),
  /** The provider's payment behind a part that was paid by card. */
  paymentId: id.nullable(),
});
export type SettlementPart = z.infer<typeof settlementPart>;

/** The plan as the subscription was sold. */
export interface SoldPlan {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly halfCredits: number;
  readonly catalogVersion: string;
}

/** A line from the provider, which doesn't know our plan. */
export interface ProviderLine extends Omit<InvoiceLine, 'kind'> {
  /** `usage`: the usage of a metered price in the period before. */
  readonly kind: 'subscription' | 'usage' | 'item' | 'proration' | 'discount' | 'tax' | 'other';
}

const catalogNames: ReadonlyMap<string, string> = new Map(
  [...bundles, digitalTwin, emailBlast].map(({ id: itemId, name }) => [itemId, name]),
);
const soldOnce: ReadonlySet<string> = new Set([...bundles.map((bundle) => bundle.id), digitalTwin.id]);

/** The provider's word for the first invoice of a subscription: the only one to which a purchase adds items. */
const firstInvoice = 'subscription_create';

/**
 * Names what the lines charge. Only a line of the subscription itself is the plan's, never an item added by hand.
 *
 * @param reason why the provider made the invoice
 */
export const classifyLines = (
  lines: readonly ProviderLine[],
  plan: SoldPlan | undefined,
  reason: string,
): readonly InvoiceLine[] =>
  lines.map((line) => {
    const kind = kindOf(line, plan, reason === firstInvoice);
    return { ...line, kind, description: descriptionOf(line, kind, plan) };
  });

/**
 * The description of a charge, for people. Our items have our names, because the provider's add a price and an interval
 * in English. Everything else has the provider's words.
 */
function descriptionOf(line: ProviderLine, kind: InvoiceLine['kind'], plan: SoldPlan | undefined): string {
  const isOwn = kind === 'plan' || kind === 'addon' || kind === 'once';
  const name = kind === 'plan' ? plan?.name : catalogNames.get(line.itemId ?? '');
  if (!isOwn || name === undefined) return line.description;
  return line.quantity > 1 ? `${line.quantity} × ${name}` : name;
}

function kindOf({ kind, itemId }: ProviderLine, plan: SoldPlan | undefined, isFirst: boolean): InvoiceLine['kind'] {
  if (kind !== 'subscription' && kind !== 'usage' && kind !== 'item') return kind;
  // The items of a subscription that this product did not start are unknown.
  if (itemId === null || (kind !== 'item' && plan === undefined)) return 'other';
  // Credits are sold by the period, never by use.
  if (itemId === plan?.id) return kind === 'subscription' ? 'plan' : 'other';
  if (soldOnce.has(itemId)) return isFirst ? 'once' : 'other';
  return kind === 'item' ? 'other' : 'addon';
}

/** The lines that charge the plan: free lines count only when no line costs anything. */
export function planLinesOf(lines: readonly InvoiceLine[]): readonly InvoiceLine[] {
  const all = lines.filter(({ kind }) => kind === 'plan');
  const charging = all.filter(({ amountCents }) => amountCents !== 0);
  return charging.length > 0 ? charging : all.slice(0, 1);
}

export const sumOfCents = (parts: readonly { readonly amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
