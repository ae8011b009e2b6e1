import { z } from 'zod';
import { id } from '../input/fields.ts';

/** A number, or a decimal number as text, which some API clients send. */
const plainNumber = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .refine(Number.isFinite);

/** `POST /api/credits/refill`: an amount in dollars and a number of credits, which together name a bundle. */
export const refillInput = z.object({ amount: plainNumber, credits: plainNumber });

/** `startPayment`; the expected price is the one that the user saw, in cents. */
export const startPaymentInput = z.object({ bundleId: id, expectedPriceCents: z.int().nullish() });

const noPayment = 'The id of the payment is missing or not valid.';

/** `POST /api/credits/add-manual` (whose `planId` carries the payment's id, spec part 1 section 7) and `confirmPayment`. */
export const confirmPaymentInput = z.object({ paymentId: z.string(noPayment).min(1, noPayment).max(200, noPayment) });
