import { z } from 'zod';
import { missing } from './api-error.ts';
import type { Answer } from './answers.ts';
import { endSubscription, isOver } from './billing-subscriptions.ts';
import type { Params } from './body.ts';
import { emit, existing, type OperationContext } from './operation-context.ts';
import { common, parse } from './parameters.ts';

/** More subscriptions than one customer ever has: one after the other may be live, and each is made by hand. */
const mostSubscriptions = 100;

/**
 * `DELETE /v1/customers/{id}`: ends the subscriptions at once and removes what says who the customer is. Invoices and
 * payments stay, as at Stripe.
 */
export function deleteCustomer(context: OperationContext, params: Params, id: string): Answer {
  parse(z.strictObject(common), params);
  const customer = existing(context, 'customer', id);
  if (customer.deleted) throw missing('customer', id);
  for (const subscription of context.store.list('subscription', { where: { customer: id }, limit: mostSubscriptions }))
    if (!isOver(subscription)) endSubscription(context, subscription, 'cancellation_requested');
  const deleted = {
    ...customer,
    deleted: true,
    email: null,
    name: null,
    invoice_settings: { default_payment_method: null },
  } as const;
  context.store.put(deleted);
  emit(context, 'customer.deleted', deleted);
  return { status: 200, body: { id, object: 'customer', deleted: true } };
}
