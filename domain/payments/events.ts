import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { providerName } from '../ids.ts';
import { reversalFields } from '../reversal.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);
const cents = z.int().min(0);

/** An item of a payment, from the catalog at the time of the quote. */
export const purchasedItem = z.object({
  kind: z.enum(['bundle', 'plan', 'twin', 'addon']),
  id,
  name: z.string(),
  /** Video credits. */
  halfCredits: z.int().min(0),
  twinCredits: z.int().min(0),
  priceCents: cents,
  catalogVersion: z.string(),
});
export type PurchasedItem = z.infer<typeof purchasedItem>;

const items = z.array(purchasedItem).min(1).readonly();

/** A price was quoted, and the provider was asked to collect exactly that. */
const initiated = z.object({
  paymentId: id,
  /** The purchase that the payment is for; null for the renewal of a plan. */
  purchaseId: id.nullable(),
  /** The invoice that it pays, which states the amount; null for a payment that buys something by itself. */
  invoiceId: id.nullable(),
  userId: id,
  items,
  currency: z.string(),
  provider: z.string(),
});

/** The money was collected, as read from the provider; a browser's word is never enough. */
const succeeded = z.object({
  paymentId: id,
  purchaseId: id.nullable(),
  invoiceId: id.nullable(),
  userId: id,
  items,
  amountCents: cents,
  currency: z.string(),
  /** When the provider took it, which may be days before it is read; absent where the provider does not say. */
  paidAtMs: z.int().min(0).exactOptional(),
  reportedBy: z.enum(['browser', 'provider', 'reconciliation']),
});

/**
 * An attempt was declined; the same payment may still succeed with another card. The message is the provider's, null
 * once erased.
 */
const declined = z.object({ paymentId: id, userId: id, code: z.string(), message: personal(z.string().nullable()) });

/** How much of the payment is refunded or under a dispute by now. */
const reversed = z.object({ paymentId: id, invoiceId: id.nullable(), userId: id, ...reversalFields });

export const paymentEventTypes = [
  defineEvent({ type: 'PaymentInitiated', version: 1, schema: initiated }),
  defineEvent({ type: 'PaymentSucceeded', version: 1, schema: succeeded }),
  defineEvent({
    type: 'PaymentDeclined',
    version: 1,
    schema: declined,
  }),
  defineEvent({
    type: 'PaymentReversed',
    version: 1,
    schema: reversed,
  }),
] as const;

export type PaymentInitiated = DomainEvent<'PaymentInitiated', z.infer<typeof initiated>>;
export type PaymentSucceeded = DomainEvent<'PaymentSucceeded', z.infer<typeof succeeded>>;
export type PaymentReversed = DomainEvent<'PaymentReversed', z.infer<typeof reversed>>;
export type PaymentEvent = EventsOf<typeof paymentEventTypes>;

/** The stream of one payment. The id is the provider's (`pi_…`), so that every report finds it. */
export const paymentStream = (paymentId: string): string => `payment-${providerName(paymentId)}`;
