import type { Allocation } from './events.ts';
import { firstOf, sumOf, without } from './lots.ts';

/**
 * One piece of what a reversal took back: from a lot, still owed as debt, or owed and then written off.
 * Kept in the order of taking, because a won dispute returns what was taken last to where it came from.
 */
export interface Taken {
  readonly paymentId: string;
  readonly from: 'lot' | 'debt' | 'written_off';
  /** Empty unless it came from a lot. */
  readonly lotId: string;
  readonly halfCredits: number;
}

export const takenFromLots = (paymentId: string, parts: Allocation): readonly Taken[] =>
  parts.map(({ lotId, halfCredits }) => ({ paymentId, from: 'lot', lotId, halfCredits }));

export const takenAsDebt = (paymentId: string, halfCredits: number): readonly Taken[] =>
  halfCredits > 0 ? [{ paymentId, from: 'debt', lotId: '', halfCredits }] : [];

/** Replaces debts by the lots that paid them; the oldest debt is paid first. */
export function payDebts(taken: readonly Taken[], payers: Allocation): readonly Taken[] {
  let left = payers;
  return taken.flatMap((piece) => {
    if (piece.from !== 'debt') return [piece];
    const paid = firstOf(left, piece.halfCredits);
    left = without(left, piece.halfCredits);
    return [...takenFromLots(piece.paymentId, paid), ...takenAsDebt(piece.paymentId, piece.halfCredits - sumOf(paid))];
  });
}

export const writeOffDebts = (taken: readonly Taken[]): readonly Taken[] =>
  taken.map((piece) => (piece.from === 'debt' ? { ...piece, from: 'written_off' } : piece));

/** Splits off the last `halfCredits` that were taken for a payment; both parts keep their order. */
export function splitLast(
  taken: readonly Taken[],
  paymentId: string,
  halfCredits: number,
): { kept: readonly Taken[]; last: readonly Taken[] } {
  const kept: Taken[] = [];
  const last: Taken[] = [];
  let left = halfCredits;
  for (const piece of taken.toReversed()) {
    const part = piece.paymentId === paymentId ? Math.min(piece.halfCredits, left) : 0;
    left -= part;
    if (part > 0) last.unshift({ ...piece, halfCredits: part });
    if (piece.halfCredits > part) kept.unshift({ ...piece, halfCredits: piece.halfCredits - part });
  }
  return { kept, last };
}

/** The half-credits of these pieces that came from one kind of source. */
export const sumFrom = (pieces: readonly Taken[], from: Taken['from']): number =>
  sumOf(pieces.filter((piece) => piece.from === from));

/** The pieces that came from lots, as an allocation. */
export const lotParts = (pieces: readonly Taken[]): Allocation =>
  pieces.flatMap(({ from, lotId, halfCredits }) => (from === 'lot' ? [{ lotId, halfCredits }] : []));
