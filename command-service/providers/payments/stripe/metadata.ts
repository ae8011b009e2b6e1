import { z } from 'zod';
import type { PaymentItem, PaymentRequest } from '../port.ts';

/** The metadata field of the payment key, which `findByKey` searches. */
export const paymentKeyField = 'payment_key';

const kind = z.enum(['bundle', 'plan', 'twin', 'addon']);
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const text = z.string().min(1);

const base = { [paymentKeyField]: text, user_id: text, catalog_version: text };

/** Written by the first release, which sold one item a payment. */
const oneItem = z.object({ ...base, item_kind: kind, item_id: text, half_credits: count });
/** `kind:id:halfCredits:twinCredits`, separated by commas: a metadata value has at most 500 characters. */
const severalItems = z.object({
  ...base,
  items: text
    .transform((list) => list.split(',').map((item) => item.split(':')))
    .pipe(z.array(z.tuple([kind, text, count, count])).min(1)),
});

export interface OwnFacts {
  readonly paymentKey: string;
  readonly userId: string;
  readonly items: readonly PaymentItem[];
}

/** The product's facts of a payment as Stripe metadata: flat strings. */
export function toMetadata({ paymentKey, userId, items }: PaymentRequest): Record<string, string> {
  return {
    [paymentKeyField]: paymentKey,
    user_id: userId,
    items: items
      .map(({ kind: of, id, halfCredits, twinCredits }) => [of, id, halfCredits, twinCredits].join(':'))
      .join(','),
    catalog_version: items[0]?.catalogVersion ?? '',
  };
}

/** Parses metadata; undefined when it is not complete. */
export function fromMetadata(metadata: unknown): OwnFacts | undefined {
  const several = severalItems.safeParse(metadata);
  if (several.success) {
    const { items, catalog_version: catalogVersion, user_id: userId, [paymentKeyField]: paymentKey } = several.data;
    return {
      paymentKey,
      userId,
      items: items.map(([of, id, halfCredits, twinCredits]) => ({
        kind: of,
        id,
        halfCredits,
        twinCredits,
        catalogVersion,
      })),
    };
  }
  const one = oneItem.safeParse(metadata);
  if (!one.success) return undefined;
  const { item_kind: of, item_id: id, half_credits: halfCredits, catalog_version: catalogVersion } = one.data;
  const item = { kind: of, id, halfCredits, twinCredits: of === 'twin' ? 1 : 0, catalogVersion };
  return { paymentKey: one.data[paymentKeyField], userId: one.data.user_id, items: [item] };
}
