import { z } from 'zod';

const cents = z.int().min(0);

const dispute = z
  .object({
    /** The provider's id of the dispute. */
    disputeId: z.string().min(1).max(200),
    status: z.enum(['open', 'won', 'lost']),
    amountCents: cents,
    /** How often the bank has moved the money so far. */
    movements: z.int().min(0),
  })
  .readonly();

const failedRefund = z
  .object({
    /** The provider's id of the refund. */
    refundId: z.string().min(1).max(200),
    amountCents: cents,
  })
  .readonly();

/** Fields of every event that states how much of a payment has been reversed so far. */
export const reversalFields = {
  refundedCents: cents,
  /** Refunds that failed or were canceled: the payer never got the money. */
  failedRefunds: z.array(failedRefund).readonly(),
  /** Every dispute of the payment, by id. */
  disputes: z.array(dispute).readonly(),
  currency: z.string(),
};

export type Dispute = z.infer<typeof dispute>;
export type FailedRefund = z.infer<typeof failedRefund>;

/** How much of a payment has been reversed so far: totals, never differences. */
export interface Reversal {
  /** Without the refunds that failed. */
  readonly refundedCents: number;
  readonly failedRefunds: readonly FailedRefund[];
  readonly disputes: readonly Dispute[];
}

export const noReversal: Reversal = { refundedCents: 0, failedRefunds: [], disputes: [] };

/** A dispute as an event may hold it: older ones do not say how often the bank has moved the money. */
type RecordedDispute = Omit<Dispute, 'movements'> & { readonly movements?: number };

/** Any report of the provider that counts its movements is later than one that did not. */
const counted = (dispute: RecordedDispute): Dispute => ({ ...dispute, movements: dispute.movements ?? 0 });

const rank = { open: 0, won: 1, lost: 2 } as const;

/** Cents taken by disputes that are open or lost. */
export function disputedCents({ disputes }: Pick<Reversal, 'disputes'>): number {
  return disputes.reduce((sum, { status, amountCents }) => (status === 'won' ? sum : sum + amountCents), 0);
}

/** Each failed refund once, by id. */
function failedOnce(refunds: readonly FailedRefund[]): readonly FailedRefund[] {
  const cents = new Map<string, number>();
  for (const { refundId, amountCents } of refunds) cents.set(refundId, Math.max(amountCents, cents.get(refundId) ?? 0));
  return [...cents]
    .map(([refundId, amountCents]) => ({ refundId, amountCents }))
    .toSorted((a, b) => (a.refundId < b.refundId ? -1 : 1));
}

/** Cents of all refunds ever made, including those that failed later. */
const everRefunded = ({ refundedCents, failedRefunds }: Reversal): number =>
  refundedCents + sumOf(failedOnce(failedRefunds));

const sumOf = (parts: readonly { readonly amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * Merges one more report, which lists every failed refund and every dispute. The total only grows, a failed refund
 * stays failed, and each dispute only advances, so reports may come late, twice and in any order with the same result.
 */
export function mergeReversal(known: Reversal, reported: Reversal): Reversal {
  const disputes = new Map<string, Dispute>();
  for (const each of [...known.disputes, ...reported.disputes].map(counted)) {
    disputes.set(each.disputeId, later(disputes.get(each.disputeId) ?? each, each));
  }
  const failedRefunds = failedOnce([...known.failedRefunds, ...reported.failedRefunds]);
  const ever = Math.max(everRefunded(known), everRefunded(reported));
  return {
    refundedCents: Math.max(0, ever - sumOf(failedRefunds)),
    failedRefunds,
    disputes: [...disputes.values()].toSorted((a, b) => (a.disputeId < b.disputeId ? -1 : 1)),
  };
}

/**
 * The later of two reports of one dispute. A bank can reverse a lost dispute and reopen a won one, but each time it
 * moves the money counts as one more movement. Between two movements a dispute advances from open to won or lost; of
 * two reports with the same status the larger amount counts.
 */
function later(a: Dispute, b: Dispute): Dispute {
  const moved = a.movements - b.movements;
  if (moved !== 0) return moved > 0 ? a : b;
  if (rank[a.status] !== rank[b.status]) return rank[a.status] > rank[b.status] ? a : b;
  return a.amountCents >= b.amountCents ? a : b;
}

/** Whether two reversals are equal; both list their failed refunds and disputes by id. */
export function sameReversal(a: Reversal, b: Reversal): boolean {
  return a.refundedCents === b.refundedCents && asText(a) === asText(b);
}

const asText = ({ failedRefunds, disputes }: Reversal): string =>
  JSON.stringify([
    failedRefunds.map(({ refundId, amountCents }) => [refundId, amountCents]),
    disputes
      .map(counted)
      .map(({ disputeId, status, amountCents, movements }) => [disputeId, status, amountCents, movements]),
  ]);
