import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { purchasedItem } from '../payments/index.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

/**
 * A user asked to buy this at this price. It is in the log before the payment provider is asked, under the key that the
 * provider gets: whatever happens to the answer, the same key leads to the same payment.
 */
const requested = z.object({
  purchaseId: id,
  userId: id,
  items: z.array(purchasedItem).min(1).readonly(),
  currency: z.string(),
  /** Hash of the request, to recognize its repetition. */
  requestHash: z.string(),
});

/** A request with a wrong price, or a claim to another user's payment, for finance to see. */
const refused = z.object({
  purchaseId: id,
  userId: id,
  call: z.enum(['start', 'confirm']),
  code: z.string(),
  /** The client's input, as text; null once the user is erased. */
  claimed: personal(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable()),
});

/** A user reported a payment under an idempotency key, and the report was true: the key belongs to that payment now. */
const reported = z.object({ purchaseId: id, userId: id, paymentId: id });

export const purchaseEventTypes = [
  defineEvent({ type: 'PurchaseRequested', version: 1, schema: requested }),
  defineEvent({ type: 'PurchaseRefused', version: 1, schema: refused }),
  defineEvent({ type: 'PaymentReported', version: 1, schema: reported }),
] as const;

export type PurchaseRequested = DomainEvent<'PurchaseRequested', z.infer<typeof requested>>;
export type PurchaseRefused = DomainEvent<'PurchaseRefused', z.infer<typeof refused>>;
export type PaymentReported = DomainEvent<'PaymentReported', z.infer<typeof reported>>;
export type PurchaseEvent = EventsOf<typeof purchaseEventTypes>;

/** The stream of one purchase; its id is the key of the payment at the provider. */
export const purchaseStream = (purchaseId: string): string => `purchase-${purchaseId}`;
