import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { invalidRequest, missing } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { emit, existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { boolean, common, integer, metadata, parse } from '../api/parameters.ts';
import { discountParams, redeem } from './discounts.ts';
import { draftInvoice, changeInvoice, reworked, subscriptionIdOf, withPendingItems } from './invoices.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { pendingItems } from './subscription-invoices.ts';
import { rateParams, ratesOf } from './subscription-items.ts';
import { collectionMethod } from './subscriptions.ts';

/** How long a hand-made draft waits, in milliseconds, unless the account's settings differ: Stripe's hour. */
const draftHour = 60 * 60 * 1000;

const createParams = z.strictObject({
  ...common,
  auto_advance: boolean.default(false),
  collection_method: collectionMethod.default('charge_automatically'),
  currency: z.literal('usd').optional(),
  customer: z.string(),
  days_until_due: integer.optional(),
  default_payment_method: z.string().optional(),
  default_tax_rates: rateParams.default([]),
  description: z.string().max(1500).optional(),
  discounts: discountParams.default([]),
  metadata: metadata.default({}),
  pending_invoice_items_behavior: z.enum(['exclude', 'include']).default('exclude'),
  subscription: z.string().optional(),
});

/** `POST /v1/invoices`: an invoice made by hand. It stays a draft unless `auto_advance` is set. */
export function createInvoice(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  const customer = existing(context, 'customer', input.customer, 'customer');
  if (customer.deleted) throw missing('customer', input.customer, 'customer');
  const subscription =
    input.subscription === undefined ? null : existing(context, 'subscription', input.subscription, 'subscription');
  const now = seconds(context.now);
  const draft = draftInvoice(context, {
    reason: 'manual',
    customer: customer.id,
    currency: input.currency ?? 'usd',
    subscription,
    lines: [],
    discounts: redeem(context, input.discounts, {
      customer: customer.id,
      subscription: subscription?.id ?? null,
      invoice: null,
    }),
    taxRates: ratesOf(context, input.default_tax_rates),
    autoAdvance: input.auto_advance,
    collectionMethod: input.collection_method,
    default_payment_method: input.default_payment_method ?? null,
    description: input.description ?? null,
    due_date: input.days_until_due === undefined ? null : now + input.days_until_due * 24 * 60 * 60,
    metadata: input.metadata,
    period: { start: now, end: now },
  });
  const includes = input.pending_invoice_items_behavior === 'include' || subscription !== null;
  const items = includes ? pendingItems(context, customer.id, subscription?.id ?? null) : [];
  return found(context, scheduleDraft(context, withPendingItems(context, draft, items)), input.expand);
}

/** Sets when a draft finalizes itself, if at all. */
function scheduleDraft(context: OperationContext, draft: Invoice): Invoice {
  const at = draft.auto_advance ? context.now + (context.draftFor || draftHour) : null;
  context.store.setTimer(draft.id, at);
  const finalizes = at === null ? null : seconds(at);
  if (finalizes === draft.automatically_finalizes_at) return draft;
  const scheduled: Invoice = { ...draft, automatically_finalizes_at: finalizes };
  context.store.put(scheduled);
  return scheduled;
}

const updateParams = z.strictObject({
  ...common,
  auto_advance: boolean.optional(),
  collection_method: collectionMethod.optional(),
  default_payment_method: z.string().optional(),
  default_tax_rates: rateParams.optional(),
  description: z.string().max(1500).optional(),
  discounts: discountParams.optional(),
  metadata: metadata.optional(),
});

/** `POST /v1/invoices/{id}`: on a finalized invoice, only `auto_advance`, the card and the texts can be changed. */
export function updateInvoice(context: OperationContext, params: Params, id: string): Answer {
  const input = parse(updateParams, params);
  const invoice = existing(context, 'invoice', id);
  const isDraft = invoice.status === 'draft';
  if (!isDraft && (input.discounts ?? input.default_tax_rates ?? input.collection_method) !== undefined)
    throw invalidRequest("Finalized invoices can't be updated in this way.", { code: 'invoice_not_editable' });
  const { customer } = invoice;
  const redeemer = { customer, subscription: null, invoice: id };
  const changed: Invoice = {
    ...invoice,
    auto_advance: input.auto_advance ?? invoice.auto_advance,
    collection_method: input.collection_method ?? invoice.collection_method,
    default_payment_method: input.default_payment_method ?? invoice.default_payment_method,
    default_tax_rates: input.default_tax_rates ? ratesOf(context, input.default_tax_rates) : invoice.default_tax_rates,
    description: input.description ?? invoice.description,
    discounts: input.discounts ? redeem(context, input.discounts, redeemer) : invoice.discounts,
    metadata: { ...invoice.metadata, ...input.metadata },
  };
  const stored = changeInvoice(context, isDraft ? reworked(context, changed) : changed);
  if (isDraft) return found(context, scheduleDraft(context, stored), input.expand);
  if (!stored.auto_advance) context.store.setTimer(id, null);
  else if (stored.status === 'open')
    context.store.setTimer(id, (stored.next_payment_attempt ?? seconds(context.now)) * 1000);
  return found(context, stored, input.expand);
}

/** `DELETE /v1/invoices/{id}`: only a draft can be deleted. Its items then wait for the next invoice. */
export function deleteInvoice(context: OperationContext, params: Params, id: string): Answer {
  parse(z.strictObject(common), params);
  const invoice = existing(context, 'invoice', id);
  if (invoice.status !== 'draft' || subscriptionIdOf(invoice) !== undefined)
    throw invalidRequest('You can only delete draft invoices that are not for a subscription.', {
      code: 'invoice_not_editable',
    });
  for (const item of context.store.list('invoiceitem', { where: { invoice: id }, limit: 100 }))
    context.store.put({ ...item, invoice: null });
  context.store.setTimer(id, null);
  context.store.remove(id);
  emit(context, 'invoice.deleted', invoice);
  return { status: 200, body: { id, object: 'invoice', deleted: true } };
}
