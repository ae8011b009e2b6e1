import type { JsonObject } from './envelope.ts';
import type { Upcaster } from './event-type.ts';
import { unnamedDispute } from './reversal.ts';

/**
 * An upcaster that renames fields (`null` drops one) and adds others, constant or computed from the old data. Other
 * fields stay as they are.
 */
export function rename(
  names: Readonly<Record<string, string | null>>,
  added: JsonObject | ((old: JsonObject) => JsonObject) = {},
): Upcaster {
  return (old) => {
    const kept = Object.entries(old).flatMap(([field, value]) => {
      const name = Object.hasOwn(names, field) ? names[field] : field;
      return typeof name === 'string' ? [[name, value] as const] : [];
    });
    return { ...Object.fromEntries(kept), ...(typeof added === 'function' ? added(old) : added) };
  };
}

/** A payment of version 1, which had one item, as one of version 2. */
export const liftItem = rename({ item: null }, ({ item }) => {
  const { kind } = item as JsonObject;
  return { purchaseId: null, items: [{ ...(item as JsonObject), twinCredits: kind === 'twin' ? 1 : 0 }] };
});

/** The reversal fields of version 1 (one dispute, no currency) as those of version 2. */
export const liftReversal = ({ dispute, disputedCents }: JsonObject): JsonObject => ({
  currency: 'usd',
  disputes:
    dispute === 'none'
      ? []
      : [{ disputeId: unnamedDispute, status: dispute ?? 'open', amountCents: disputedCents ?? 0 }],
});
