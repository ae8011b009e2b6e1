import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { invalidRequest } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { emit, existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { boolean, common, integer, metadata, parse } from '../api/parameters.ts';
import type { Coupon, Product, TaxRate } from '../objects/billing-objects.ts';
import { newPrice, recurringParams } from './subscription-items.ts';

/** Products, prices, tax rates and coupons. */

const productParams = z.strictObject({
  ...common,
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/)
    .optional(),
  metadata: metadata.default({}),
  name: z.string().max(250),
});

/** `POST /v1/products`; an id chosen by the caller is refused if it exists. */
export function createProduct(context: OperationContext, params: Params): Answer {
  const { id = newId('prod_'), name, metadata: given, expand } = parse(productParams, params);
  if (context.store.has(id))
    throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  const product: Product = {
    id,
    object: 'product',
    active: true,
    created: seconds(context.now),
    livemode: false,
    metadata: given,
    name,
  };
  context.store.put(product);
  emit(context, 'product.created', product);
  return found(context, product, expand);
}

const priceParams = z.strictObject({
  ...common,
  currency: z.literal('usd'),
  metadata: metadata.default({}),
  product: z.string(),
  recurring: recurringParams.optional(),
  unit_amount: integer.pipe(z.int().min(0).max(99_999_999)),
});

/** `POST /v1/prices`. */
export function createPrice(context: OperationContext, params: Params): Answer {
  const { expand, recurring, ...fields } = parse(priceParams, params);
  return found(context, newPrice(context, { ...fields, ...(recurring ? { recurring } : {}) }), expand);
}

/** A decimal number, from a form or from JSON. */
const percent = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,3}(\.\d{1,4})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(100));

const rateParams = z.strictObject({
  ...common,
  active: boolean.default(true),
  description: z.string().max(500).optional(),
  display_name: z.string().max(50),
  inclusive: boolean,
  metadata: metadata.default({}),
  percentage: percent,
});

/** `POST /v1/tax_rates`. */
export function createTaxRate(context: OperationContext, params: Params): Answer {
  const { expand, description = null, ...fields } = parse(rateParams, params);
  const rate: TaxRate = {
    ...fields,
    description,
    id: newId('txr_'),
    object: 'tax_rate',
    created: seconds(context.now),
    livemode: false,
  };
  context.store.put(rate);
  emit(context, 'tax_rate.created', rate);
  return found(context, rate, expand);
}

const couponParams = z.strictObject({
  ...common,
  amount_off: integer.pipe(z.int().min(1)).optional(),
  currency: z.literal('usd').optional(),
  duration: z.enum(['forever', 'once', 'repeating']).default('once'),
  duration_in_months: integer.pipe(z.int().min(1).max(120)).optional(),
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,200}$/)
    .optional(),
  max_redemptions: integer.pipe(z.int().min(1)).optional(),
  metadata: metadata.default({}),
  name: z.string().max(40).optional(),
  percent_off: percent.optional(),
  redeem_by: integer.optional(),
});

/** `POST /v1/coupons`: a percentage or an amount, once, for some months or forever. */
export function createCoupon(context: OperationContext, params: Params): Answer {
  const input = parse(couponParams, params);
  if ((input.percent_off === undefined) === (input.amount_off === undefined))
    throw invalidRequest('You must pass either `percent_off` or `amount_off`.', { param: 'percent_off' });
  if (input.percent_off === 0)
    throw invalidRequest('Invalid percent_off: must be greater than 0.', { param: 'percent_off' });
  if ((input.duration === 'repeating') !== (input.duration_in_months !== undefined))
    throw invalidRequest('`duration_in_months` is required exactly when `duration` is `repeating`.', {
      param: 'duration_in_months',
    });
  const id = input.id ?? newId('').slice(0, 8);
  if (context.store.has(id))
    throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: input.amount_off ?? null,
    created: seconds(context.now),
    currency: input.amount_off === undefined ? null : (input.currency ?? 'usd'),
    duration: input.duration,
    duration_in_months: input.duration_in_months ?? null,
    livemode: false,
    max_redemptions: input.max_redemptions ?? null,
    metadata: input.metadata,
    name: input.name ?? null,
    percent_off: input.percent_off ?? null,
    redeem_by: input.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  context.store.put(coupon);
  emit(context, 'coupon.created', coupon);
  return found(context, coupon, input.expand);
}

/** `DELETE /v1/coupons/{id}`: it can no longer be redeemed, but existing discounts continue. */
export function deleteCoupon(context: OperationContext, params: Params, id: string): Answer {
  parse(z.strictObject(common), params);
  const coupon = existing(context, 'coupon', id);
  const deleted: Coupon = { ...coupon, deleted: true, valid: false };
  context.store.put(deleted);
  emit(context, 'coupon.deleted', deleted);
  return { status: 200, body: { id, object: 'coupon', deleted: true } };
}
