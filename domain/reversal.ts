import { z } from 'zod';

const cents = z.int().min(0);

/** Fields of every event that tells how much of a payment is taken back by now. */
export const reversalFields = {
  refundedCents: cents,
  /** Cents under an open or lost dispute. */
  disputedCents: cents,
  /** State of the dispute, if there ever was one. */
  dispute: z.enum(['none', 'open', 'won', 'lost']),
};

/** How much of a payment is taken back by now: absolute figures, never differences. */
export interface Reversal {
  readonly refundedCents: number;
  readonly disputedCents: number;
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
}

export const noReversal: Reversal = { refundedCents: 0, disputedCents: 0, dispute: 'none' };

const rank = { none: 0, open: 1, won: 2, lost: 3 } as const;

/** Cents that a dispute takes: those of one that is open or lost. */
const takenBy = ({ dispute, disputedCents }: Reversal): number => (dispute === 'open' || dispute === 'lost' ? disputedCents : 0);

/**
 * What is known after one more report. Refunds only grow, a dispute only moves on, a won one no longer counts:
 * so reports may come late, twice and in any order, and the end is the same.
 */
export function mergeReversal(known: Reversal, reported: Reversal): Reversal {
  const dispute = rank[reported.dispute] > rank[known.dispute] ? reported.dispute : known.dispute;
  return {
    refundedCents: Math.max(known.refundedCents, reported.refundedCents),
    disputedCents: takenBy({ ...known, dispute, disputedCents: Math.max(takenBy(known), takenBy(reported)) }),
    dispute,
  };
}

export function sameReversal(a: Reversal, b: Reversal): boolean {
  return a.refundedCents === b.refundedCents && a.disputedCents === b.disputedCents && a.dispute === b.dispute;
}
