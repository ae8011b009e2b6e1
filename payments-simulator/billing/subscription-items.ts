import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { boolean, integer, list, metadata, strings } from '../api/parameters.ts';
import type { Price, Recurring, SubscriptionItem, TaxRate } from '../objects/billing-objects.ts';

const cents = integer.pipe(z.int().min(0).max(99_999_999));
const quantity = integer.pipe(z.int().min(0).max(1_000_000));

export const recurringParams = z.strictObject({
  interval: z.enum(['second', 'day', 'week', 'month', 'year']),
  interval_count: integer.pipe(z.int().min(1).max(100_000)).default(1),
});

const base = { currency: z.literal('usd'), product: z.string(), unit_amount: cents };
const oncePrice = z.strictObject(base);
const recurringPrice = z.strictObject({ ...base, recurring: recurringParams });

/** A list of ids of tax rates; an empty string removes all. */
export const rateParams = z.union([z.literal('').transform(() => []), strings]);

export const newItemParams = z.strictObject({
  price: z.string().optional(),
  price_data: recurringPrice.optional(),
  quantity: quantity.default(1),
  tax_rates: rateParams.optional(),
  metadata: metadata.default({}),
});

export const onceParams = list(
  z.strictObject({
    price: z.string().optional(),
    price_data: oncePrice.optional(),
    quantity: quantity.default(1),
    tax_rates: rateParams.optional(),
  }),
);

export const changedItemParams = z.strictObject({
  id: z.string().optional(),
  price: z.string().optional(),
  price_data: recurringPrice.optional(),
  quantity: quantity.optional(),
  deleted: boolean.optional(),
  tax_rates: rateParams.optional(),
  metadata: metadata.optional(),
});

interface PriceParams {
  readonly price?: string | undefined;
  readonly price_data?:
    | {
        readonly currency: string;
        readonly product: string;
        readonly unit_amount: number;
        readonly recurring?: Recurring;
      }
    | undefined;
}

/** Stores a price. */
export function newPrice(
  context: OperationContext,
  fields: NonNullable<PriceParams['price_data']> & { readonly metadata?: Readonly<Record<string, string>> },
): Price {
  const { currency, product, unit_amount: amount, recurring = null } = fields;
  existing(context, 'product', product, 'price_data[product]');
  const price: Price = {
    id: newId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: seconds(context.now),
    currency,
    livemode: false,
    metadata: fields.metadata ?? {},
    product,
    recurring,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  context.store.put(price);
  return price;
}

/**
 * The price that parameters name or describe.
 *
 * @throws ApiError 400 when they do neither, or for a price of the other type
 */
export function priceOf(context: OperationContext, params: PriceParams, type: Price['type']): Price {
  const { price: id, price_data: data } = params;
  if (id === undefined && data === undefined)
    throw invalidRequest('You must provide one of `price` or `price_data`.', {
      code: 'parameter_missing',
      param: 'price',
    });
  const price =
    id === undefined ? newPrice(context, data as NonNullable<typeof data>) : existing(context, 'price', id, 'price');
  if (price.type !== type)
    throw invalidRequest(
      `The price specified is set to \`type=${price.type}\` but this field only accepts prices with \`type=${type}\`.`,
      { param: 'price' },
    );
  return price;
}

export const ratesOf = (context: OperationContext, ids: readonly string[]): readonly TaxRate[] =>
  ids.map((id) => existing(context, 'tax_rate', id, 'tax_rates'));

/** A new item; its period is set by the caller. */
export function newItem(
  context: OperationContext,
  subscription: string,
  params: z.infer<typeof newItemParams>,
): SubscriptionItem {
  return {
    id: newId('si_'),
    object: 'subscription_item',
    created: seconds(context.now),
    current_period_end: 0,
    current_period_start: 0,
    metadata: params.metadata,
    price: priceOf(context, params, 'recurring'),
    quantity: params.quantity,
    subscription,
    tax_rates: ratesOf(context, params.tax_rates ?? []),
  };
}
