import type { InvoicePayment } from '../objects/invoice-objects.ts';
import type { ObjectKind, ObjectKinds } from '../objects/payment-objects.ts';

/**
 * The shapes of older versions of Stripe's API. Objects are stored in the newest shape; answers and webhooks are
 * translated for the version that the caller or the account asks for.
 */

/** One version for each shape among Stripe's monthly versions, newest first. */
export const apiVersions = ['2026-10-28.endive', '2025-08-27.basil', '2025-02-24.acacia'] as const;
export type ApiVersion = (typeof apiVersions)[number];

export const newestVersion: ApiVersion = '2026-10-28.endive';

/** The first versions with a changed shape. */
const clover = '2025-09-30';
const basil = '2025-03-31';
const acacia = '2024-09-30';

/** Whether the provider supports a version: any month since Acacia, up to the newest. */
export const isKnownVersion = (version: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version) && version >= acacia && version <= newestVersion;

/** The lookups of a translation: the payments of an invoice, and any object. */
export interface Lookup {
  readonly paymentsOf: (invoice: string) => readonly InvoicePayment[];
  readonly get: <K extends ObjectKind>(kind: K, id: string) => ObjectKinds[K] | undefined;
}

type Fields = Record<string, unknown>;
type Translation = (fields: Fields, lookup: Lookup) => Fields;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listIn = (value: unknown): readonly Fields[] => {
  const { data } = fieldsOf(value);
  return Array.isArray(data) ? data.filter(isFields) : [];
};
const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const withData = (list: unknown, data: readonly Fields[]): Fields => ({ ...fieldsOf(list), data });

/** Before Clover a discount held its coupon in full. */
const discountWithCoupon: Translation = ({ source, ...discount }, { get }) => {
  const { coupon } = fieldsOf(source);
  return { ...discount, coupon: typeof coupon === 'string' ? get('coupon', coupon) : coupon };
};

/** Before Basil the period was on the subscription. */
const subscriptionWithPeriod: Translation = (subscription) => {
  const items = listIn(subscription['items']);
  const [first = {}] = items;
  const { current_period_start: start, current_period_end: end } = first;
  const bare = items.map((item) => without(item, ['current_period_start', 'current_period_end']));
  const [discount = null] = Array.isArray(subscription['discounts']) ? (subscription['discounts'] as unknown[]) : [];
  return {
    ...without(subscription, ['billing_mode']),
    current_period_end: end,
    current_period_start: start,
    discount,
    items: withData(subscription['items'], bare),
  };
};

interface OldTax {
  readonly amount: unknown;
  readonly inclusive: boolean;
  readonly tax_rate: unknown;
  readonly taxability_reason: null;
  readonly taxable_amount: unknown;
}

const oldTaxes = (taxes: unknown): readonly OldTax[] =>
  (Array.isArray(taxes) ? taxes.filter(isFields) : []).map((tax) => ({
    amount: tax['amount'],
    inclusive: tax['tax_behavior'] === 'inclusive',
    tax_rate: fieldsOf(tax['tax_rate_details'])['tax_rate'],
    taxability_reason: null,
    taxable_amount: tax['taxable_amount'],
  }));

/** Before Basil a line had its price, subscription and item directly. */
const lineWithPrice: Translation = (line, { get }) => {
  const parent = fieldsOf(line['parent']);
  const ofItem = fieldsOf(parent['subscription_item_details']);
  const details = parent['type'] === 'subscription_item_details' ? ofItem : fieldsOf(parent['invoice_item_details']);
  const priceId = fieldsOf(fieldsOf(line['pricing'])['price_details'])['price'];
  const isPlan = parent['type'] === 'subscription_item_details' && details['proration'] !== true;
  return {
    ...without(line, ['parent', 'pricing', 'taxes', 'subtotal']),
    invoice_item: details['invoice_item'] ?? undefined,
    price: typeof priceId === 'string' ? (get('price', priceId) ?? null) : null,
    proration: details['proration'] ?? false,
    proration_details: { credited_items: null },
    subscription: line['subscription'] ?? details['subscription'] ?? null,
    subscription_item: ofItem['subscription_item'],
    tax_amounts: oldTaxes(line['taxes']),
    tax_rates: [],
    type: isPlan ? 'subscription' : 'invoiceitem',
  };
};

/** Before Basil an invoice had one payment, and named its subscription at the top. */
const invoiceWithPayment: Translation = (invoice, { paymentsOf, get }) => {
  const details = fieldsOf(fieldsOf(invoice['parent'])['subscription_details']);
  const payments = paymentsOf(String(invoice['id']));
  const intents = payments.flatMap(({ payment, status }) =>
    payment.type === 'payment_intent' ? [{ id: payment.payment_intent, status }] : [],
  );
  const intent = intents.find(({ status }) => status === 'paid') ?? intents.at(-1);
  const taxes = oldTaxes(invoice['total_taxes']);
  const [discount = null] = Array.isArray(invoice['discounts']) ? (invoice['discounts'] as unknown[]) : [];
  return {
    ...without(invoice, ['parent', 'payments', 'confirmation_secret', 'total_taxes', 'amount_overpaid']),
    charge: intent ? (get('payment_intent', intent.id)?.latest_charge ?? null) : null,
    discount,
    lines: withData(invoice['lines'], listIn(invoice['lines'])),
    paid: invoice['status'] === 'paid',
    paid_out_of_band: payments.some(({ payment }) => payment.type === 'payment_record'),
    payment_intent: invoice['payment_intent'] ?? intent?.id ?? null,
    subscription: details['subscription'] ?? null,
    subscription_details: { metadata: details['metadata'] ?? null },
    tax: taxes.length === 0 ? null : taxes.reduce((sum, { amount }) => sum + Number(amount), 0),
    total_tax_amounts: taxes,
  };
};

const chargeWithInvoice: Translation = (charge, { get }) => ({
  ...charge,
  invoice: get('payment_intent', String(charge['payment_intent']))?.invoice ?? null,
});

/** Before Basil a credit note had one refund. */
const noteWithRefund: Translation = (note) => {
  const [refund] = Array.isArray(note['refunds']) ? note['refunds'].filter(isFields) : [];
  return {
    ...without(note, ['refunds', 'total_taxes', 'post_payment_amount', 'pre_payment_amount']),
    refund: refund?.['refund'] ?? null,
    tax_amounts: oldTaxes(note['total_taxes']),
  };
};

/** Before Basil an invoice item named its subscription and price directly. */
const itemWithPrice: Translation = (item, { get }) => {
  const { subscription, subscription_item: subscriptionItem } = fieldsOf(
    fieldsOf(item['parent'])['subscription_details'],
  );
  const priceId = fieldsOf(fieldsOf(item['pricing'])['price_details'])['price'];
  return {
    ...without(item, ['parent', 'pricing']),
    price: typeof priceId === 'string' ? (get('price', priceId) ?? null) : null,
    subscription: subscription ?? null,
    ...(subscriptionItem ? { subscription_item: subscriptionItem } : {}),
  };
};

/** Newer versions no longer name the invoice of a payment. */
const withoutInvoice: Translation = (fields) => without(fields, ['invoice']);

/** The changes to each kind of object, for versions before (or from) a date. */
const translations: readonly {
  readonly applies: (version: string) => boolean;
  readonly kinds: Readonly<Record<string, Translation>>;
}[] = [
  { applies: (version) => version < clover, kinds: { discount: discountWithCoupon } },
  {
    applies: (version) => version < basil,
    kinds: {
      charge: chargeWithInvoice,
      credit_note: noteWithRefund,
      invoice: invoiceWithPayment,
      invoiceitem: itemWithPrice,
      line_item: lineWithPrice,
      subscription: subscriptionWithPeriod,
    },
  },
  { applies: (version) => version >= basil, kinds: { payment_intent: withoutInvoice } },
];

/** The object and everything in it in the shape of this version of the API, without the simulator's own fields. */
export function shaped(value: unknown, version: string, lookup: Lookup): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => shaped(entry, version, lookup));
  if (!isFields(value)) return value;
  const inside = Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('test_') || name === 'test_clock')
      .map(([name, field]) => [name, shaped(field, version, lookup)]),
  );
  const kind = String(value['object']);
  return translations
    .filter(({ applies, kinds }) => Object.hasOwn(kinds, kind) && applies(version))
    .reduce((fields, { kinds }) => kinds[kind]?.(fields, lookup) ?? fields, inside);
}
