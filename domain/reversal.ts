import { z } from 'zod';

const cents = z.int().min(0);

const dispute = z
  .object({
    /** The provider's id of the dispute. */
    disputeId: z.string().min(1).max(200),
    status: z.enum(['open', 'won', 'lost']),
    amountCents: cents,
  })
  .readonly();

/** Fields of every event that states how much of a payment has been taken back so far. */
export const reversalFields = {
  refundedCents: cents,
  /** Every dispute of the payment, by id. */
  disputes: z.array(dispute).readonly(),
  currency: z.string(),
};

export type Dispute = z.infer<typeof dispute>;

/** How much of a payment has been taken back so far: totals, never differences. */
export interface Reversal {
  readonly refundedCents: number;
  readonly disputes: readonly Dispute[];
}

export const noReversal: Reversal = { refundedCents: 0, disputes: [] };

const rank = { open: 0, won: 1, lost: 2 } as const;

/** Cents taken by disputes that are open or lost. */
export function disputedCents({ disputes }: Pick<Reversal, 'disputes'>): number {
  return disputes.reduce((sum, { status, amountCents }) => (status === 'won' ? sum : sum + amountCents), 0);
}

/**
 * Merges one more report, which lists every dispute. Refunds only grow and each dispute only advances
 * (open, won, lost), so reports may come late, twice and in any order with the same result.
 */
export function mergeReversal(known: Reversal, reported: Reversal): Reversal {
  const disputes = new Map<string, Dispute>();
  for (const each of [...known.disputes, ...reported.disputes]) {
    disputes.set(each.disputeId, later(disputes.get(each.disputeId) ?? each, each));
  }
  return {
    refundedCents: Math.max(known.refundedCents, reported.refundedCents),
    disputes: [...disputes.values()].toSorted((a, b) => (a.disputeId < b.disputeId ? -1 : 1)),
  };
}

/** The later of two reports of one dispute; of two with the same status the larger amount. */
function later(a: Dispute, b: Dispute): Dispute {
  if (rank[a.status] !== rank[b.status]) return rank[a.status] > rank[b.status] ? a : b;
  return a.amountCents >= b.amountCents ? a : b;
}

/** Whether two reversals are equal; both list their disputes by id. */
export function sameReversal(a: Reversal, b: Reversal): boolean {
  return a.refundedCents === b.refundedCents && asText(a.disputes) === asText(b.disputes);
}

const asText = (disputes: readonly Dispute[]): string =>
  JSON.stringify(disputes.map(({ disputeId, status, amountCents }) => [disputeId, status, amountCents]));
