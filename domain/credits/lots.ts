import type { Allocation, CreditsGranted } from './events.ts';

/** A grant and what is left of it, in half-credits. */
export interface Lot {
  readonly lotId: string;
  readonly source: CreditsGranted['data']['source'];
  readonly available: number;
  /** Can be spent before this time (milliseconds); null: never expires. */
  readonly expiresAt: number | null;
}

export const sumOf = (parts: Allocation): number => parts.reduce((sum, part) => sum + part.halfCredits, 0);

/** A lot can be used before its expiry time, not at it. */
export const isLive = (lot: { readonly expiresAt: number | null }, now: number): boolean =>
  lot.expiresAt === null || now < lot.expiresAt;

/** Whether a plan grant ends this lot: a plan lot of an earlier period (DECISIONS 2.11). */
export function isRenewedBy(lot: Lot, grant: CreditsGranted['data']): boolean {
  if (grant.source !== 'plan' || lot.source !== 'plan' || lot.lotId === grant.lotId) return false;
  return lot.expiresAt === null || grant.expiresAtMs === null || lot.expiresAt < grant.expiresAtMs;
}

/**
 * Allocates an amount over lots: soonest expiry first, then in order of opening (DECISIONS 2.4). Throws when the lots
 * hold too little.
 */
export function allocate(lots: readonly Lot[], halfCredits: number): Allocation {
  const soonestFirst = lots.toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);
  const all = soonestFirst.flatMap(({ lotId, available }) =>
    available > 0 ? [{ lotId, halfCredits: available }] : [],
  );
  const parts = firstOf(all, halfCredits);
  if (sumOf(parts) < halfCredits) throw new Error(`Lots lack ${halfCredits - sumOf(parts)} half-credits`);
  return parts;
}

/** The parts that make up the first `halfCredits`. */
export function firstOf(parts: Allocation, halfCredits: number): Allocation {
  let left = halfCredits;
  return parts.flatMap(({ lotId, halfCredits: whole }) => {
    const part = Math.min(whole, left);
    left -= part;
    return part > 0 ? [{ lotId, halfCredits: part }] : [];
  });
}

/** The parts after the first `halfCredits`. */
export function without(parts: Allocation, halfCredits: number): Allocation {
  let left = halfCredits;
  return parts.flatMap(({ lotId, halfCredits: whole }) => {
    const part = Math.min(whole, left);
    left -= part;
    return whole > part ? [{ lotId, halfCredits: whole - part }] : [];
  });
}

/** What happens to credits that return to their lots. */
export interface GivenBack {
  readonly debtPaid: Allocation;
  readonly returned: Allocation;
  readonly expiredHalfCredits: number;
}

/**
 * Returned credits pay a debt first, then go back to their lots; the part of an expired lot expires at once (DECISIONS
 * 2.6).
 */
export function giveBack(lots: readonly Lot[], debt: number, parts: Allocation, now: number): GivenBack {
  const usable = parts.filter((part) => lots.some((lot) => lot.lotId === part.lotId && isLive(lot, now)));
  return {
    debtPaid: firstOf(usable, debt),
    returned: without(usable, debt),
    expiredHalfCredits: sumOf(parts) - sumOf(usable),
  };
}
