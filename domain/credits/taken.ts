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
  readonly amount: number;
}

export const takenFromLots = (paymentId: string, parts: Allocation): readonly Taken[] =>
  parts.map(({ lotId, amount }) => ({ paymentId, from: 'lot', lotId, amount }));

export const takenAsDebt = (paymentId: string, amount: number): readonly Taken[] =>
  amount > 0 ? [{ paymentId, from: 'debt', lotId: '', amount }] : [];

/** Replaces debts by the lots that paid them; the oldest debt is paid first. */
export function payDebts(taken: readonly Taken[], payers: Allocation): readonly Taken[] {
  let left = payers;
  return taken.flatMap((piece) => {
    if (piece.from !== 'debt') return [piece];
    const paid = firstOf(left, piece.amount);
    left = without(left, piece.amount);
    return [...takenFromLots(piece.paymentId, paid), ...takenAsDebt(piece.paymentId, piece.amount - sumOf(paid))];
  });
}

export const writeOffDebts = (taken: readonly Taken[]): readonly Taken[] =>
  taken.map((piece) => (piece.from === 'debt' ? { ...piece, from: 'written_off' } : piece));

/** Splits off the last `amount` that were taken for a payment; both parts keep their order. */
export function splitLast(
  taken: readonly Taken[],
  paymentId: string,
  amount: number,
): { kept: readonly Taken[]; last: readonly Taken[] } {
  const kept: Taken[] = [];
  const last: Taken[] = [];
  let left = amount;
  for (const piece of taken.toReversed()) {
    const part = piece.paymentId === paymentId ? Math.min(piece.amount, left) : 0;
    left -= part;
    if (part > 0) last.unshift({ ...piece, amount: part });
    if (piece.amount > part) kept.unshift({ ...piece, amount: piece.amount - part });
  }
  return { kept, last };
}

const isSameSource = (one: Taken, other: Taken): boolean =>
  one.paymentId === other.paymentId && one.from === other.from && one.lotId === other.lotId;

/** Joins neighbors from the same source: in how many steps they were taken makes no difference. */
const joined = (taken: readonly Taken[]): readonly Taken[] =>
  taken.reduce<readonly Taken[]>((list, piece) => {
    const last = list.at(-1);
    return last && isSameSource(last, piece)
      ? [...list.slice(0, -1), { ...last, amount: last.amount + piece.amount }]
      : [...list, piece];
  }, []);

/** Whether reversals took the same from the same sources in the same order. */
export function sameTaken(some: readonly Taken[], others: readonly Taken[]): boolean {
  const [one, other] = [joined(some), joined(others)];
  return (
    one.length === other.length &&
    one.every((piece, index) => {
      const match = other[index];
      return match !== undefined && isSameSource(piece, match) && piece.amount === match.amount;
    })
  );
}

/** How much of these pieces came from one kind of source. */
export const sumFrom = (pieces: readonly Taken[], from: Taken['from']): number =>
  sumOf(pieces.filter((piece) => piece.from === from));

/** The pieces that came from lots, as an allocation. */
export const lotParts = (pieces: readonly Taken[]): Allocation =>
  pieces.flatMap(({ from, lotId, amount }) => (from === 'lot' ? [{ lotId, amount }] : []));
