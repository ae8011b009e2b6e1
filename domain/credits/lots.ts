import type { Allocation, CreditsGranted } from './events.ts';

/** A grant with what is left of it, in half-credits. */
export interface Lot {
  readonly lotId: string;
  readonly source: CreditsGranted['data']['source'];
  readonly available: number;
  /** Spendable before this instant (milliseconds), null: for ever. */
  readonly expiresAt: number | null;
}

export const sumOf = (parts: Allocation): number => parts.reduce((sum, part) => sum + part.halfCredits, 0);

/** A lot can be used before its expiry instant, not at it. */
export const isLive = (lot: { readonly expiresAt: number | null }, now: number): boolean =>
  lot.expiresAt === null || now < lot.expiresAt;

/** The plan lots that a plan grant puts an end to: those of earlier periods (DECISIONS 2.11). */
export function isRenewedBy(lot: Lot, grant: CreditsGranted['data']): boolean {
  if (grant.source !== 'plan' || lot.source !== 'plan' || lot.lotId === grant.lotId) return false;
  return lot.expiresAt === null || grant.expiresAtMs === null || lot.expiresAt < grant.expiresAtMs;
}

/**
 * Takes an amount from lots: soonest expiry first, then in order of opening (DECISIONS 2.4). Throws when the lots don't
 * suffice.
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

/** The parts that make up the first so many half-credits. */
export function firstOf(parts: Allocation, halfCredits: number): Allocation {
  let left = halfCredits;
  return parts.flatMap(({ lotId, halfCredits: whole }) => {
    const part = Math.min(whole, left);
    left -= part;
    return part > 0 ? [{ lotId, halfCredits: part }] : [];
  });
}

/** The parts without the first so many half-credits. */
export function without(parts: Allocation, halfCredits: number): Allocation {
  let left = halfCredits;
  return parts.flatMap(({ lotId, halfCredits: whole }) => {
    const part = Math.min(whole, left);
    left -= part;
    return whole > part ? [{ lotId, halfCredits: whole - part }] : [];
  });
}

/** Where credits that come back to their lots go. */
export interface GivenBack {
  readonly debtPaid: Allocation;
  readonly returned: Allocation;
  readonly expiredHalfCredits: number;
}

/** What comes back pays a debt first, then goes to its lots; a lapsed lot's part expires at once (DECISIONS 2.6). */
export function giveBack(lots: readonly Lot[], debt: number, parts: Allocation, now: number): GivenBack {
  const usable = parts.filter((part) => lots.some((lot) => lot.lotId === part.lotId && isLive(lot, now)));
  return {
    debtPaid: firstOf(usable, debt),
    returned: without(usable, debt),
    expiredHalfCredits: sumOf(parts) - sumOf(usable),
  };
}
