import { z } from 'zod';
import type { PaymentItem, PaymentRequest } from '../port.ts';

/** The metadata field of the payment key, which `findByKey` searches. */
export const paymentKeyField = 'payment_key';

const written = z.object({
  [paymentKeyField]: z.string().min(1),
  user_id: z.string().min(1),
  item_kind: z.enum(['bundle', 'plan', 'twin']),
  item_id: z.string().min(1),
  half_credits: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  catalog_version: z.string().min(1),
});

export interface OwnFacts {
  readonly paymentKey: string;
  readonly userId: string;
  readonly item: PaymentItem;
}

/** The product's facts of a payment as Stripe metadata: flat strings. */
export function toMetadata(request: PaymentRequest): Record<string, string> {
  return {
    [paymentKeyField]: request.paymentKey,
    user_id: request.userId,
    item_kind: request.item.kind,
    item_id: request.item.id,
    half_credits: String(request.item.halfCredits),
    catalog_version: request.item.catalogVersion,
  };
}

/** Parses metadata; undefined when it is not complete. */
export function fromMetadata(metadata: unknown): OwnFacts | undefined {
  const read = written.safeParse(metadata);
  if (!read.success) return undefined;
  const own = read.data;
  return {
    paymentKey: own[paymentKeyField],
    userId: own.user_id,
    item: { kind: own.item_kind, id: own.item_id, halfCredits: own.half_credits, catalogVersion: own.catalog_version },
  };
}
