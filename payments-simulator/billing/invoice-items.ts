import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { invalidRequest, missing } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { emit, existing, seconds, type OperationContext } from '../api/operation-context.ts';
import { boolean, common, integer, metadata, parse } from '../api/parameters.ts';
import { withPendingItems } from './invoices.ts';
import { pricingOf } from './lines.ts';
import { newInvoiceItem, productName } from './subscription-invoices.ts';
import { priceOf, rateParams, ratesOf } from './subscription-items.ts';

const createParams = z.strictObject({
  ...common,
  amount: integer.pipe(z.int().min(-99_999_999).max(99_999_999)).optional(),
  currency: z.literal('usd').default('usd'),
  customer: z.string(),
  description: z.string().max(500).optional(),
  discountable: boolean.optional(),
  invoice: z.string().optional(),
  metadata: metadata.default({}),
  period: z.strictObject({ start: integer, end: integer }).optional(),
  pricing: z.strictObject({ price: z.string() }).optional(),
  price_data: z.strictObject({ currency: z.literal('usd'), product: z.string(), unit_amount: integer }).optional(),
  quantity: integer.default(1),
  subscription: z.string().optional(),
  tax_rates: rateParams.default([]),
});

/** `POST /v1/invoiceitems`: for the next invoice, or for the given draft. */
export function createInvoiceItem(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  const customer = existing(context, 'customer', input.customer, 'customer');
  if (customer.deleted) throw missing('customer', input.customer, 'customer');
  const draft = input.invoice === undefined ? undefined : existing(context, 'invoice', input.invoice, 'invoice');
  if (draft && draft.status !== 'draft')
    throw invalidRequest('The invoice is already finalized, it takes no more items.', { code: 'invoice_not_editable' });
  const hasPrice = input.pricing !== undefined || input.price_data !== undefined;
  const price = hasPrice
    ? priceOf(context, { price: input.pricing?.price, price_data: input.price_data }, 'one_time')
    : undefined;
  const amount = price ? price.unit_amount * input.quantity : input.amount;
  if (amount === undefined)
    throw invalidRequest('You must provide `amount` or a price.', { code: 'parameter_missing', param: 'amount' });
  const now = seconds(context.now);
  const subscription =
    input.subscription === undefined ? null : existing(context, 'subscription', input.subscription, 'subscription').id;
  const item = newInvoiceItem(context, {
    amount,
    currency: input.currency,
    customer: customer.id,
    description: input.description ?? (price ? productName(context, price.product) : 'Invoice item'),
    discountable: input.discountable,
    metadata: input.metadata,
    parent:
      subscription === null
        ? null
        : { type: 'subscription_details', subscription_details: { subscription, subscription_item: null } },
    period: input.period ?? { start: now, end: now },
    pricing: price ? pricingOf(price) : null,
    quantity: input.quantity,
    tax_rates: ratesOf(context, input.tax_rates),
  });
  if (draft) withPendingItems(context, draft, [item]);
  return found(context, existing(context, 'invoiceitem', item.id), input.expand);
}

/** `DELETE /v1/invoiceitems/{id}`: only while it is not on an invoice. */
export function deleteInvoiceItem(context: OperationContext, params: Params, id: string): Answer {
  parse(z.strictObject(common), params);
  const item = existing(context, 'invoiceitem', id);
  if (item.invoice !== null)
    throw invalidRequest('This item stands on an invoice and cannot be deleted.', { code: 'invoice_not_editable' });
  context.store.remove(id);
  emit(context, 'invoiceitem.deleted', item);
  return { status: 200, body: { id, object: 'invoiceitem', deleted: true } };
}
