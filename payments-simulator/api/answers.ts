import { invalidRequest } from './api-error.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { openIntentOf, paidIntentsOf, paymentsOf } from './invoice-lookups.ts';
import { listOf } from '../objects/billing-objects.ts';
import type { Charge, ObjectKind } from '../objects/payment-objects.ts';
import type { ListFilter } from '../store/store.ts';
import { existing, type OperationContext } from './operation-context.ts';

/** The response of an operation: an HTTP status and a JSON body. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Fields with the id of another object, which `expand` replaces by the object. */
const references: Readonly<Record<string, ObjectKind>> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  coupon: 'coupon',
  credit_note: 'credit_note',
  customer: 'customer',
  customer_balance_transaction: 'customer_balance_transaction',
  default_payment_method: 'payment_method',
  discounts: 'discount',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  price: 'price',
  product: 'product',
  refund: 'refund',
  subscription: 'subscription',
};

/** The source of a balance transaction, by the prefix of its id. */
const sources: Readonly<Record<string, ObjectKind>> = {
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
  du: 'dispute',
  po: 'payout',
};

function referenceOf(field: string, id: string): ObjectKind | undefined {
  if (field === 'source') return sources[id.slice(0, id.indexOf('_'))];
  return Object.hasOwn(references, field) ? references[field] : undefined;
}

/** Fields that an invoice has only on request, in the shape of the caller's version. */
const included: Readonly<Record<string, (context: OperationContext, invoice: Invoice) => unknown>> = {
  amount_paid_off_stripe: (_context, invoice) => invoice.test_off_stripe,
  confirmation_secret: (context, { id, status }) => {
    const intent = status === 'open' ? openIntentOf(context, id) : undefined;
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  },
  payments: (context, { id }) => ({
    ...listOf(paymentsOf(context, id)),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${id}`,
  }),
};

/** Fields of an invoice in versions before several payments were possible. */
const includedOnce: typeof included = {
  charge: (context, { id }) => onlyIntent(context, id)?.latest_charge ?? null,
  payment_intent: (context, { id }) => onlyIntent(context, id)?.id ?? null,
};

function onlyIntent(context: OperationContext, invoice: string) {
  const [paid] = paidIntentsOf(context, invoice);
  return paid === undefined ? openIntentOf(context, invoice) : existing(context, 'payment_intent', paid);
}

/** The newest refunds of a charge, which it shows only on request. */
function refundsOf(context: OperationContext, { id }: Charge): object {
  const rows = context.store.list('refund', { where: { charge: id }, limit: shownRefunds });
  const data = rows.slice(0, shownRefunds);
  return { ...listOf(data), has_more: rows.length > shownRefunds, url: `/v1/charges/${id}/refunds` };
}
const shownRefunds = 10;

function fieldOf(context: OperationContext, object: object, field: string): unknown {
  const value: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  if (field === 'refunds' && 'object' in object && object.object === 'charge')
    return refundsOf(context, object as Charge);
  if (value !== undefined || !('object' in object) || object.object !== 'invoice') return value;
  const fields = context.version < '2025-03-31' ? includedOnce : included;
  return Object.hasOwn(fields, field) ? fields[field]?.(context, object as Invoice) : undefined;
}

function expandPath(context: OperationContext, object: object, [field = '', ...rest]: readonly string[]): object {
  const value = fieldOf(context, object, field);
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  if (value === undefined || (isPlain && !Object.hasOwn(included, field)))
    throw invalidRequest(`This property cannot be expanded (${field}).`, {
      code: 'property_cannot_be_expanded',
      param: 'expand',
    });
  return { ...object, [field]: Array.isArray(value) ? value.map(inFull) : inFull(value) };

  function inFull(of: unknown): unknown {
    const target = typeof of === 'string' ? existing(context, kindOf(field, of), of) : of;
    return rest.length > 0 && typeof target === 'object' && target !== null
      ? expandPath(context, target, rest)
      : target;
  }
}

function kindOf(field: string, id: string): ObjectKind {
  const kind = referenceOf(field, id);
  if (!kind)
    throw invalidRequest(`This property cannot be expanded (${field}).`, {
      code: 'property_cannot_be_expanded',
      param: 'expand',
    });
  return kind;
}

/**
 * The object with the fields of `expand` replaced by full objects.
 *
 * @throws ApiError 400 for a field without a reference
 */
function expanded(context: OperationContext, object: object, paths: readonly string[] = []): object {
  return paths.reduce((shown, path) => expandPath(context, shown, path.split('.')), object);
}

/** A response with one object, status 200. */
export function found(context: OperationContext, object: object, expand?: readonly string[]): Answer {
  return { status: 200, body: expanded(context, object, expand) };
}

/**
 * A page of objects, newest first.
 *
 * @param kind the kind of the objects
 * @param url the path of their list in Stripe's API
 */
export function page(
  context: OperationContext,
  kind: ObjectKind,
  url: string,
  filter: ListFilter,
  expand: readonly string[] = [],
): Answer {
  // An unknown cursor is an error, not the end of the list.
  if (filter.startingAfter) existing(context, kind, filter.startingAfter, 'starting_after');
  const rows = context.store.list(kind, filter);
  const paths = expand.map((path) => path.replace(/^data\./, ''));
  const data = rows.slice(0, filter.limit).map((row) => expanded(context, row, paths));
  return { status: 200, body: { object: 'list', url, has_more: rows.length > filter.limit, data } };
}
