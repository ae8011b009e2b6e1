import { z } from 'zod';
import { found, page, type Answer } from '../api/answers.ts';
import { missing } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { emit, existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { common, integer, listing, metadata, metadataQuery, parse } from '../api/parameters.ts';
import { changeBalance, changeCustomer } from './customer-balance.ts';
import { endSubscription } from './ending.ts';
import type { Customer } from '../objects/billing-objects.ts';
import { isOver } from './subscription-state.ts';

const balance = integer.pipe(z.int().min(-99_999_999).max(99_999_999));
const invoiceSettings = z.strictObject({ default_payment_method: z.string().optional() });

const fields = {
  ...common,
  balance: balance.optional(),
  description: z.string().max(5000).optional(),
  email: z.string().max(512).optional(),
  invoice_settings: invoiceSettings.optional(),
  metadata: metadata.optional(),
  name: z.string().max(256).optional(),
};

/** `POST /v1/customers`. */
export function createCustomer(context: OperationContext, params: Params): Answer {
  const input = parse(z.strictObject(fields), params);
  const customer: Customer = {
    id: newId('cus_'),
    object: 'customer',
    balance: 0,
    created: seconds(context.now),
    currency: null,
    description: input.description ?? null,
    email: input.email ?? null,
    invoice_settings: { default_payment_method: input.invoice_settings?.default_payment_method ?? null },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
  };
  context.store.put(customer);
  emit(context, 'customer.created', customer);
  if (input.balance) changeBalance(context, customer, input.balance, { type: 'adjustment' });
  return found(context, existing(context, 'customer', customer.id), input.expand);
}

/**
 * A customer who is not deleted.
 *
 * @throws ApiError 404
 */
export function liveCustomer(context: OperationContext, id: string): Customer {
  const customer = existing(context, 'customer', id);
  if (customer.deleted) throw missing('customer', id);
  return customer;
}

/** `POST /v1/customers/{id}`. `balance` sets the balance: the difference is an adjustment. */
export function updateCustomer(context: OperationContext, params: Params, id: string): Answer {
  const input = parse(z.strictObject(fields), params);
  const before = liveCustomer(context, id);
  const card = input.invoice_settings?.default_payment_method;
  if (card) existing(context, 'payment_method', card, 'invoice_settings[default_payment_method]');
  const changed = changeCustomer(context, {
    ...before,
    description: input.description ?? before.description,
    email: input.email ?? before.email,
    invoice_settings: {
      default_payment_method: card === undefined ? before.invoice_settings.default_payment_method : card || null,
    },
    metadata: { ...before.metadata, ...input.metadata },
    name: input.name ?? before.name,
  });
  if (input.balance !== undefined && input.balance !== before.balance)
    changeBalance(context, changed, input.balance - before.balance, { type: 'adjustment' });
  return found(context, existing(context, 'customer', id), input.expand);
}

const balanceParams = z.strictObject({
  ...common,
  amount: balance,
  currency: z.literal('usd'),
  description: z.string().max(350).optional(),
  metadata: metadata.default({}),
});

/** `POST /v1/customers/{id}/balance_transactions`: a negative amount gives credit. */
export function adjustBalance(context: OperationContext, params: Params, id: string): Answer {
  const { amount, description, metadata: given, currency, expand } = parse(balanceParams, params);
  const cause = { type: 'adjustment', description: description ?? null, metadata: given, currency } as const;
  return found(context, changeBalance(context, liveCustomer(context, id), amount, cause), expand);
}

/** `GET /v1/customers/{id}/balance_transactions`, newest first. */
export function listBalance(context: OperationContext, params: Params, id: string): Answer {
  const { limit, starting_after: startingAfter, expand } = parse(z.strictObject(listing), params);
  existing(context, 'customer', id);
  const url = `/v1/customers/${id}/balance_transactions`;
  return page(context, 'customer_balance_transaction', url, { limit, startingAfter, where: { customer: id } }, expand);
}

/** The rest of a deleted customer, as in Stripe's answers. */
const deletedView = (id: string): object => ({ id, object: 'customer', deleted: true });

/** `GET /v1/customers/{id}`. */
export function readCustomer(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  const customer = existing(context, 'customer', id);
  return customer.deleted ? { status: 200, body: deletedView(id) } : found(context, customer, expand);
}

const customersParams = z.strictObject({ ...listing, email: z.string().optional() });

/** `GET /v1/customers`, those that are not deleted. */
export function listCustomers(context: OperationContext, params: Params): Answer {
  const { limit, starting_after: startingAfter, email, created, expand } = parse(customersParams, params);
  const where = email === undefined ? {} : { email };
  const filter = { limit, startingAfter, where, isLive: true, ...(created ? { created } : {}) };
  return page(context, 'customer', '/v1/customers', filter, expand);
}

const searchParams = z.strictObject({ ...common, query: z.string().max(1000), limit: listing.limit });

/** `GET /v1/<kind>s/search` by metadata. Unlike Stripe's search, it finds an object at once. */
export const searcher =
  (kind: 'payment_intent' | 'customer' | 'subscription') =>
  (context: OperationContext, params: Params): Answer => {
    const { query, limit, expand } = parse(searchParams, params);
    const filter = { limit, metadata: metadataQuery(query), isLive: true };
    const { body } = page(context, kind, `/v1/${kind}s/search`, filter, expand);
    return { status: 200, body: { ...body, object: 'search_result', next_page: null } };
  };

/**
 * A limit above the number of subscriptions of any customer: at most one is live at a time, and each is made by hand.
 */
const mostSubscriptions = 100;

/**
 * `DELETE /v1/customers/{id}`: ends the subscriptions at once and removes the customer's personal data. Invoices and
 * payments stay, as at Stripe.
 */
export function deleteCustomer(context: OperationContext, params: Params, id: string): Answer {
  parse(z.strictObject(common), params);
  const customer = liveCustomer(context, id);
  for (const subscription of context.store.list('subscription', { where: { customer: id }, limit: mostSubscriptions }))
    if (!isOver(subscription)) endSubscription(context, subscription, 'cancellation_requested');
  const deleted: Customer = {
    ...customer,
    balance: 0,
    deleted: true,
    description: null,
    email: null,
    invoice_settings: { default_payment_method: null },
    name: null,
  };
  context.store.put(deleted);
  emit(context, 'customer.deleted', deleted);
  return { status: 200, body: deletedView(id) };
}
