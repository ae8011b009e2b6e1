import { z } from 'zod';
import { id } from '../../../domain/fields.ts';
import { absent, flag, plainNumber } from '../payments/input.ts';

/**
 * `POST /api/create-subscription`: `plan` and `planId` are the same field. The total is in
 * dollars and a hint only; the checkout sends the email blast, for which the documented call has no field.
 */
export const createSubscriptionBody = z.object({
  planId: id.or(absent),
  plan: id.or(absent),
  customAvatar: flag,
  emailBlast: flag,
  totalAmount: plainNumber.or(absent),
});

/** `POST /api/create-subscription-with-bundle`; the figures are in dollars and credits, and hints only. */
export const withBundleBody = createSubscriptionBody.extend({
  bundleId: id,
  bundlePrice: plainNumber.or(absent),
  credits: plainNumber.or(absent),
});

const maybe = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

/** `createSubscription`; the expected price is the total that the user saw, in cents. */
export const createSubscriptionInput = z.object({
  planId: id,
  bundleId: id.nullish().transform((value) => value ?? undefined),
  customAvatar: maybe,
  emailBlast: maybe,
  expectedPriceCents: z.int().nullish(),
});
