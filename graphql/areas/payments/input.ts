import { z } from 'zod';
import { id } from '../../../domain/fields.ts';
import { quoteInput } from '../quotes/input.ts';
import { issue } from '../../../domain/issue.ts';

/** A number, or a decimal number as text, which some API clients send. */
export const plainNumber = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .refine(Number.isFinite);

/** A yes or no, also as text. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
  .nullish()
  .transform((value) => value === true);

export const absent = z
  .null()
  .optional()
  .transform(() => undefined);

/** `POST /api/credits/refill`: an amount in dollars and a number of credits, which together name a bundle. */
export const refillInput = z.object({ amount: plainNumber, credits: plainNumber });

/**
 * `POST /api/create-payment-intent`: `plan` and `planId` are the same field; with the type
 * `bundle` it names a bundle. The amount is in dollars.
 */
export const paymentIntentInput = z.object({
  plan: id.or(absent),
  planId: id.or(absent),
  type: id.or(absent),
  amount: plainNumber,
  credits: plainNumber.or(absent),
  customAvatar: flag,
});

/** `startPayment`; the expected price is the total that the user saw, in cents. */
export const startPaymentInput = quoteInput.extend({ expectedPriceCents: z.int().nullish() });

const noPayment = issue('PAYMENT_ID_INVALID');

/** `POST /api/credits/add-manual` (whose `planId` carries the payment's id) and `confirmPayment`. */
export const confirmPaymentInput = z.object({ paymentId: z.string(noPayment).min(1, noPayment).max(200, noPayment) });
