import type { Allocation, CreditsGranted } from './events.ts';

/** A grant and what is left of it. */
export interface Lot {
  readonly lotId: string;
  readonly source: CreditsGranted['data']['source'];
  readonly available: number;
  /** Can be spent before this time (milliseconds); null: never expires. */
  readonly expiresAt: number | null;
  /** Its end is recorded: nothing comes back to it, even by a slow clock that has not reached the end. */
  readonly ended: boolean;
  /** It neither ends another period's lot nor is ended by one. */
  readonly isApart: boolean;
}

export const sumOf = (parts: Allocation): number => parts.reduce((sum, part) => sum + part.amount, 0);

/** A lot can be used before its expiry time, not at it. */
export const isLive = (lot: Pick<Lot, 'expiresAt' | 'ended'>, now: number): boolean =>
  !lot.ended && (lot.expiresAt === null || now < lot.expiresAt);

/** Whether a plan grant ends this lot: a plan lot of an earlier period. */
export function isRenewedBy(lot: Lot, grant: CreditsGranted['data']): boolean {
  if (grant.source !== 'plan' || lot.source !== 'plan' || lot.lotId === grant.lotId) return false;
  if (grant.isApart || lot.isApart) return false;
  return lot.expiresAt === null || grant.expiresAtMs === null || lot.expiresAt < grant.expiresAtMs;
}

/**
 * Allocates an amount over lots: soonest expiry first, then in order of opening. Throws when the lots
 * hold too little.
 */
export function allocate(lots: readonly Lot[], amount: number): Allocation {
  const soonestFirst = lots.toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);
  const all = soonestFirst.flatMap(({ lotId, available }) => (available > 0 ? [{ lotId, amount: available }] : []));
  const parts = firstOf(all, amount);
  if (sumOf(parts) < amount) throw new Error(`Lots lack ${amount - sumOf(parts)} units`);
  return parts;
}

/** The parts that make up the first `amount`. */
export function firstOf(parts: Allocation, amount: number): Allocation {
  let left = amount;
  return parts.flatMap(({ lotId, amount: whole }) => {
    const part = Math.min(whole, left);
    left -= part;
    return part > 0 ? [{ lotId, amount: part }] : [];
  });
}

/** The parts after the first `amount`. */
export function without(parts: Allocation, amount: number): Allocation {
  let left = amount;
  return parts.flatMap(({ lotId, amount: whole }) => {
    const part = Math.min(whole, left);
    left -= part;
    return whole > part ? [{ lotId, amount: whole - part }] : [];
  });
}

/** How returned credits are split between the debt, the lots and expiry. */
export interface GivenBack {
  readonly debtPaid: Allocation;
  readonly returned: Allocation;
  readonly expiredAmount: number;
}

/** Returned credits pay a debt first, then go back to their lots; the part of an expired lot expires at once. */
export function giveBack(lots: readonly Lot[], debt: number, parts: Allocation, now: number): GivenBack {
  const usable = parts.filter((part) => lots.some((lot) => lot.lotId === part.lotId && isLive(lot, now)));
  return {
    debtPaid: firstOf(usable, debt),
    returned: without(usable, debt),
    expiredAmount: sumOf(parts) - sumOf(usable),
  };
}
