import { invalidRequest } from './api-error.ts';
import type { Invoice } from './billing-objects.ts';
import type { ObjectKind } from './objects.ts';
import type { ListFilter } from './store.ts';
import { existing, type OperationContext } from './operation-context.ts';

/** The response of an operation: an HTTP status and a JSON body. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Fields with the id of another object, which `expand` replaces by the object. */
const references: Readonly<Record<string, ObjectKind>> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  balance_transaction: 'balance_transaction',
  latest_invoice: 'invoice',
};

/** What booked a balance transaction, by the prefix of its id. */
const sources: Readonly<Record<string, ObjectKind>> = {
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
  du: 'dispute',
  po: 'payout',
};

function referenceOf(field: string, id: unknown): ObjectKind | undefined {
  if (field === 'source' && typeof id === 'string') return sources[id.slice(0, id.indexOf('_'))];
  return Object.hasOwn(references, field) ? references[field] : undefined;
}

function expandPath(context: OperationContext, object: object, path: readonly string[]): object {
  const [field = '', ...rest] = path;
  if ('object' in object && object.object === 'invoice') return withIncluded(context, object as Invoice, field);
  const id: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  const kind = referenceOf(field, id);
  if (!kind || id === undefined)
    throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
  if (id === null) return object;
  const target = typeof id === 'string' ? existing(context, kind, id) : id;
  if (typeof target !== 'object' || target === null) return object;
  return { ...object, [field]: rest.length > 0 ? expandPath(context, target, rest) : target };
}

/** An invoice with a field that it only has when it is asked for. Its payments are always there. */
function withIncluded(context: OperationContext, invoice: Invoice, field: string): object {
  if (field === 'payments') return invoice;
  if (field !== 'confirmation_secret')
    throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
  const [payment] = invoice.payments.data;
  if (invoice.status !== 'open' || !payment) return { ...invoice, confirmation_secret: null };
  const { client_secret: clientSecret } = existing(context, 'payment_intent', payment.payment.payment_intent);
  return { ...invoice, confirmation_secret: { client_secret: clientSecret, type: 'payment_intent' } };
}

/**
 * The object with the fields of `expand` in full.
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
