import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { emit, existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { list } from '../api/parameters.ts';
import type { DiscountInput } from './figures.ts';
import type { Coupon, Discount } from '../objects/billing-objects.ts';
import { addMonths } from './periods.ts';

/** `discounts`: coupons to redeem, or existing discounts. An empty string removes all. */
export const discountParams = z.union([
  z.literal('').transform(() => []),
  list(z.strictObject({ coupon: z.string().optional(), discount: z.string().optional() })),
]);

export type DiscountParams = z.infer<typeof discountParams>;

/** The owner of a discount. */
export interface Redeemer {
  readonly customer: string;
  readonly subscription: string | null;
  readonly invoice: string | null;
}

/** Whether a coupon can be redeemed at this time, Unix seconds. */
export const isRedeemable = (coupon: Coupon, at: number): boolean =>
  coupon.deleted === undefined &&
  (coupon.redeem_by === null || at <= coupon.redeem_by) &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);

/**
 * Redeems coupons; discounts given by id stay.
 *
 * @returns the ids of the discounts, in the order of the request
 */
export function redeem(context: OperationContext, inputs: DiscountParams, redeemer: Redeemer): readonly string[] {
  return inputs.map(({ coupon, discount }) => {
    if (discount !== undefined) return existing(context, 'discount', discount, 'discounts').id;
    return redeemCoupon(context, existing(context, 'coupon', coupon ?? '', 'discounts[0][coupon]'), redeemer).id;
  });
}

function redeemCoupon(context: OperationContext, coupon: Coupon, redeemer: Redeemer): Discount {
  const start = seconds(context.now);
  if (!isRedeemable(coupon, start))
    throw invalidRequest(`Coupon ${coupon.id} is used up or expired and cannot be applied.`, {
      code: 'coupon_expired',
      param: 'discounts[0][coupon]',
    });
  const redeemed = { ...coupon, times_redeemed: coupon.times_redeemed + 1 };
  context.store.put({ ...redeemed, valid: isRedeemable(redeemed, start) });
  const discount: Discount = {
    ...redeemer,
    id: newId('di_'),
    object: 'discount',
    checkout_session: null,
    end: coupon.duration === 'repeating' ? addMonths(start, coupon.duration_in_months ?? 1, start) : null,
    invoice_item: null,
    promotion_code: null,
    source: { type: 'coupon', coupon: coupon.id },
    start,
    subscription_item: null,
  };
  context.store.put(discount);
  emit(context, 'customer.discount.created', discount);
  return discount;
}

/** The coupons that apply now: ended discounts are left out. */
export function discountInputs(context: OperationContext, ids: readonly string[]): readonly DiscountInput[] {
  const now = seconds(context.now);
  return ids.flatMap((id) => {
    const { end, source } = existing(context, 'discount', id);
    const { percent_off: percentOff, amount_off: amountOff } = existing(context, 'coupon', source.coupon);
    return end !== null && end <= now ? [] : [{ id, percentOff, amountOff }];
  });
}

/** The discounts that also apply to the next invoice: not those for a single invoice, and not those that have ended. */
export function discountsAfterInvoice(context: OperationContext, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => {
    const discount = existing(context, 'discount', id);
    const { duration } = existing(context, 'coupon', discount.source.coupon);
    const lasts = duration !== 'once' && (discount.end === null || discount.end > seconds(context.now));
    if (!lasts) emit(context, 'customer.discount.deleted', discount);
    return lasts;
  });
}
