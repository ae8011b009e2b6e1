import { z } from 'zod';
import type { ProviderLine, SettlementPart } from '../../../../domain/invoices/index.ts';
import type { InvoiceFacts, ProviderInvoiceStatus, UnreadInvoice } from '../billing-port.ts';

/**
 * Turns an invoice of Stripe into facts. Reads the shapes of the last three API versions: until 2025 a line names its
 * price and an invoice its one payment; then a line names its parent and an invoice has a list of payments; the newest
 * may also have expanded objects in place of ids.
 */

const cents = z.int();
const seconds = z.int().min(0);
/** An id, or the object that was expanded in its place. */
const reference = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.id ?? null)));

const taxAmount = z
  .looseObject({ amount: cents, tax_behavior: z.string().nullish(), inclusive: z.boolean().nullish() })
  .transform(({ amount, tax_behavior: behavior, inclusive }) => ({
    amount,
    isIncluded: inclusive ?? behavior === 'inclusive',
  }));
const amounts = z.array(z.looseObject({ amount: cents })).nullish();
const taxes = z.array(taxAmount).nullish();

const usage = z.looseObject({ usage_type: z.string().nullish() }).nullish();

const line = z.looseObject({
  amount: cents,
  description: z.string().nullish(),
  quantity: z.int().min(0).nullish(),
  period: z.looseObject({ start: seconds, end: seconds }).nullish(),
  proration: z.boolean().nullish(),
  type: z.string().nullish(),
  price: z.looseObject({ product: reference, recurring: usage }).nullish(),
  plan: z.looseObject({ product: reference, usage_type: z.string().nullish() }).nullish(),
  pricing: z
    .looseObject({ price_details: z.looseObject({ product: reference, price: reference }).nullish() })
    .nullish(),
  parent: z
    .looseObject({
      type: z.string().nullish(),
      subscription_item_details: z.looseObject({ proration: z.boolean().nullish() }).nullish(),
      invoice_item_details: z.looseObject({ proration: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
  discount_amounts: amounts,
  taxes,
  tax_amounts: taxes,
});
type Line = z.output<typeof line>;

const payment = z.looseObject({
  status: z.string(),
  amount_paid: cents.nullish(),
  amount_requested: cents.nullish(),
  is_default: z.boolean().nullish(),
  payment: z
    .looseObject({
      type: z.string().nullish(),
      payment_intent: reference,
      charge: reference,
      payment_record: reference,
    })
    .nullish(),
});

const invoice = z.looseObject({
  id: z.string().min(1),
  status: z.string().nullish(),
  billing_reason: z.string().nullish(),
  auto_advance: z.boolean().nullish(),
  customer: reference,
  number: z.string().nullish(),
  currency: z.string(),
  total: cents,
  amount_paid: cents.nullish(),
  starting_balance: cents.nullish(),
  ending_balance: cents.nullish(),
  pre_payment_credit_notes_amount: cents.nullish(),
  post_payment_credit_notes_amount: cents.nullish(),
  total_discount_amounts: amounts,
  total_pretax_credit_amounts: z.array(z.looseObject({ amount: cents, type: z.string().nullish() })).nullish(),
  total_taxes: taxes,
  total_tax_amounts: taxes,
  tax: cents.nullish(),
  lines: z.looseObject({ data: z.array(line) }),
  payments: z.looseObject({ data: z.array(payment) }).nullish(),
  payment_intent: reference,
  charge: reference,
  paid_out_of_band: z.boolean().nullish(),
  subscription: reference,
  parent: z.looseObject({ subscription_details: z.looseObject({ subscription: reference }).nullish() }).nullish(),
  created: seconds,
  attempt_count: z.int().nullish(),
  next_payment_attempt: seconds.nullish(),
  status_transitions: z.looseObject({ paid_at: seconds.nullish() }).nullish(),
});
type Invoice = z.output<typeof invoice>;

const statuses: Readonly<Record<string, ProviderInvoiceStatus>> = {
  draft: 'draft',
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'void',
};

/** Products have one id in every account, so that lines of invoices name their items. */
const productPrefix = 'curbcast-';
export const productOf = (itemId: string): string => `${productPrefix}${itemId}`;
export const itemOf = (product: string | null): string | null =>
  product?.startsWith(productPrefix) === true ? product.slice(productPrefix.length) : null;

const sum = (parts: readonly { readonly amount: number }[] | null | undefined): number =>
  (parts ?? []).reduce((all, { amount }) => all + amount, 0);

/** Ids of usage-based prices. Lines of newer versions name only the id of a price. */
export type MeteredPrices = ReadonlySet<string>;

/**
 * @param raw an invoice in any of the shapes, with its payments where the version has them
 * @returns the facts, or why they can't be read
 */
export function invoiceFactsOf(raw: unknown, metered: MeteredPrices = new Set()): InvoiceFacts | UnreadInvoice {
  const read = invoice.safeParse(raw);
  if (!read.success) {
    const { id } = z.looseObject({ id: z.string() }).catch({ id: '' }).parse(raw);
    const [issue] = read.error.issues;
    return { id, reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`.slice(0, 500) };
  }
  return factsOf(read.data, metered);
}

export const isReadable = (facts: InvoiceFacts | UnreadInvoice): facts is InvoiceFacts => 'status' in facts;

function factsOf(it: Invoice, metered: MeteredPrices): InvoiceFacts {
  const status = statuses[it.status ?? 'draft'] ?? 'open';
  const paidAt = it.status_transitions?.paid_at;
  const subscriptionId = it.parent?.subscription_details?.subscription ?? it.subscription;
  return {
    id: it.id,
    ...(subscriptionId === null ? {} : { subscriptionId }),
    ...(it.customer === null ? {} : { customerId: it.customer }),
    number: it.number ?? null,
    status,
    reason: it.billing_reason ?? 'manual',
    autoAdvance: it.auto_advance ?? false,
    totalCents: it.total,
    currency: it.currency,
    lines: linesOf(it, metered),
    parts: partsOf(it, status),
    notedCents: it.post_payment_credit_notes_amount ?? 0,
    ...openPaymentOf(it),
    createdAt: it.created * 1000,
    ...(paidAt ? { paidAt: paidAt * 1000 } : {}),
    failedAttempts: Math.max(0, (it.attempt_count ?? 0) - (status === 'paid' ? 1 : 0)),
    ...(it.next_payment_attempt ? { nextAttemptAt: it.next_payment_attempt * 1000 } : {}),
  };
}

const extra = (kind: ProviderLine['kind'], description: string, amountCents: number): readonly ProviderLine[] =>
  amountCents === 0 ? [] : [{ kind, itemId: null, description, amountCents, quantity: 1, period: null }];

/** The lines, without the tax in their prices, then discounts and tax, then the rest of the total. */
function linesOf(it: Invoice, metered: MeteredPrices): readonly ProviderLine[] {
  const charged = it.lines.data.map((each) => chargedLine(each, metered));
  const discounts = it.total_discount_amounts ?? it.lines.data.flatMap((each) => each.discount_amounts ?? []);
  const credits = (it.total_pretax_credit_amounts ?? []).filter(({ type }) => type === 'credit_balance_transaction');
  const all = it.total_taxes ?? it.total_tax_amounts;
  const included = it.lines.data.reduce((tax, each) => tax + includedTax(each), 0);
  const untaxed = charged.reduce((total, { amountCents }) => total + amountCents, included - sum(discounts));
  // An invoice that only names its tax: it is added to the prices unless those make the total by themselves.
  const added = all ? sum(all.filter(({ isIncluded }) => !isIncluded)) : untaxed === it.total ? 0 : (it.tax ?? 0);
  const lines = [
    ...charged,
    ...extra('discount', 'Discount', -(sum(discounts) + sum(credits))),
    ...extra('tax', 'Tax', added + included),
  ];
  const told = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  return [...lines, ...extra('other', 'Other', it.total - told)];
}

const includedTax = ({ taxes: of, tax_amounts: older }: Line): number =>
  sum((of ?? older ?? []).filter(({ isIncluded }) => isIncluded));

function chargedLine(it: Line, metered: MeteredPrices): ProviderLine {
  const { parent, pricing, price, plan, period } = it;
  const isProration =
    parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? it.proration ?? false;
  const isItem = parent?.type === 'invoice_item_details' || it.type === 'invoiceitem';
  return {
    kind: isProration ? 'proration' : isItem ? 'item' : isUsage(it, metered) ? 'usage' : 'subscription',
    itemId: itemOf(pricing?.price_details?.product ?? price?.product ?? plan?.product ?? null),
    description: (it.description ?? 'Curbcast').slice(0, 500),
    amountCents: it.amount - includedTax(it),
    quantity: it.quantity ?? 1,
    period: period ? { startMs: period.start * 1000, endMs: period.end * 1000 } : null,
  };
}

/** Whether a line charges the usage of the period before. */
const isUsage = ({ price, plan, pricing }: Line, metered: MeteredPrices): boolean =>
  price?.recurring?.usage_type === 'metered' ||
  plan?.usage_type === 'metered' ||
  metered.has(pricing?.price_details?.price ?? '');

const part = (
  kind: SettlementPart['kind'],
  amountCents: number,
  paymentId: string | null = null,
): readonly SettlementPart[] => (amountCents === 0 ? [] : [{ kind, amountCents, paymentId }]);

/** The settlement so far. On a paid invoice, any unexplained amount was paid outside of Stripe. */
function partsOf(it: Invoice, status: ProviderInvoiceStatus): readonly SettlementPart[] {
  const parts = [
    ...cardParts(it, status),
    ...part('credit_balance', (it.ending_balance ?? it.starting_balance ?? 0) - (it.starting_balance ?? 0)),
    ...part('credit_note', it.pre_payment_credit_notes_amount ?? 0),
  ];
  if (status !== 'paid') return parts;
  const left = it.total - parts.reduce((all, { amountCents }) => all + amountCents, 0);
  // An overpayment fills the credit balance.
  return [...parts, ...part(left > 0 ? 'out_of_band' : 'credit_balance', left)];
}

/** The payments that were collected; those that were canceled or are open are not part of it. */
function cardParts(it: Invoice, status: ProviderInvoiceStatus): readonly SettlementPart[] {
  if (!it.payments) {
    const paymentId = it.payment_intent ?? it.charge;
    const isCard = status === 'paid' && it.paid_out_of_band !== true && paymentId !== null;
    return isCard ? part('card', it.amount_paid ?? 0, paymentId) : [];
  }
  const paid = it.payments.data.filter((each) => each.status === 'paid');
  return paid.flatMap(({ amount_paid: own, amount_requested: asked, payment: by }) => {
    const amount = own ?? asked ?? (paid.length === 1 ? (it.amount_paid ?? 0) : 0);
    const paymentId = by?.payment_intent ?? by?.charge ?? null;
    return paymentId === null ? part('out_of_band', amount) : part('card', amount, paymentId);
  });
}

/** The payment that collects an open invoice: the default one that can still be paid. */
function openPaymentOf(it: Invoice): { readonly openPaymentId?: string } {
  const open = it.payments?.data.filter((each) => each.status === 'open') ?? [];
  const chosen = open.find((each) => each.is_default === true) ?? open[0];
  const id = it.payments ? chosen?.payment?.payment_intent : it.status === 'open' ? it.payment_intent : null;
  return id === null || id === undefined ? {} : { openPaymentId: id };
}
