import type { ProviderEntry, RowStatus } from '../../domain/finance/index.ts';
import { happened, type GivenEvent } from '../../projection-service/testing/projection-spec.ts';
import {
  captured,
  completed,
  entry,
  granted,
  initiated,
  owner,
  paid,
  payout,
  started,
  succeeded,
} from './finance-histories.ts';

interface Planted {
  readonly log: readonly GivenEvent[];
  readonly provider: readonly ProviderEntry[];
}

const reversed = (id: string): readonly GivenEvent[] => [
  happened(`payment-${id}`, 'PaymentReversed', {
    paymentId: id,
    invoiceId: null,
    userId: owner(id),
    refundedCents: 17_750,
    failedRefunds: [],
    disputes: [],
    currency: 'usd',
  }),
  happened(`credits-${owner(id)}`, 'CreditsClawedBack', {
    asset: 'minutes',
    paymentId: id,
    lotId: id,
    refundedCents: 17_750,
    failedRefunds: [],
    disputes: [],
    currency: 'usd',
    takenAmount: 17,
    fromOthers: [],
    debtAmount: 3,
  }),
];
const refund = (id: string): ProviderEntry => entry(id, { kind: 'refund', amountCents: -17_750, feeCents: 0 });

/** Twelve faults of the books, one per status. */
export const twelve = {
  missing_in_ledger: { log: [initiated('pi_1')], provider: [entry('pi_1')] },
  missing_in_provider: { log: paid('pi_2'), provider: [] },
  missing_grant: { log: [initiated('pi_3'), succeeded('pi_3')], provider: [entry('pi_3')] },
  amount_mismatch: { log: paid('pi_4'), provider: [entry('pi_4', { amountCents: 17_000 })] },
  currency_mismatch: { log: paid('pi_5'), provider: [entry('pi_5', { currency: 'eur' })] },
  owner_mismatch: { log: paid('pi_6'), provider: [entry('pi_6', { ownerId: 'somebody' })] },
  duplicate_grant: { log: [...paid('pi_7'), granted('pi_7', 'again')], provider: [entry('pi_7')] },
  grant_mismatch: {
    log: [initiated('pi_8'), succeeded('pi_8'), granted('pi_8', 'pi_8', 10)],
    provider: [entry('pi_8')],
  },
  orphan_reversal: { log: [initiated('pi_9')], provider: [refund('pi_9')] },
  fee_unexplained: { log: paid('pi_10'), provider: [entry('pi_10', { netCents: 17_000 })] },
  used_after_refund: {
    log: [...paid('pi_11'), ...captured('v11', 'pi_11'), completed('v11'), ...reversed('pi_11')],
    provider: [entry('pi_11'), refund('pi_11')],
  },
  late_completion: { log: [completed('late', true)], provider: [] },
} as const satisfies Partial<Record<RowStatus, Planted>>;

/** Faults of rows in addition to the twelve; `balance_mismatch` and `unreadable_page` are tested elsewhere. */
export const others = {
  usage_mismatch: {
    log: [...paid('pi_13'), ...captured('v13', 'pi_13'), completed('v13', false, 100_000)],
    provider: [entry('pi_13')],
  },
  payout_mismatch: { log: [], provider: [payout(17_000, 17_205)] },
  invoice_unexplained: {
    log: [
      happened('subscription-ann', 'PlanPeriodWithheld', {
        userId: 'ann',
        subscriptionId: 'sub_1',
        invoiceId: 'in_1',
        rule: 'unknown_item',
        isException: true,
        paymentId: null,
        amountCents: 9_900,
        paidAtMs: started,
      }),
    ],
    provider: [],
  },
  record_changed: {
    log: [
      happened('statement-stripe', 'ProviderEntryChanged', {
        provider: 'stripe',
        entryId: 'txn_changed',
        paymentId: null,
        recordedCents: 132_500,
        foundCents: 122_500,
      }),
    ],
    provider: [],
  },
  not_understood: {
    log: [
      happened('statement-stripe', 'ProviderObjectNotUnderstood', {
        provider: 'stripe',
        objectId: 'in_2',
        userId: 'ann',
        reason: 'lines: expected an array',
      }),
    ],
    provider: [],
  },
} as const satisfies Partial<Record<RowStatus, Planted>>;

/** A history without a fault. */
export const sound: Planted = {
  log: [...paid('pi_ok'), ...captured('v1', 'pi_ok'), completed('v1')],
  provider: [entry('pi_ok'), payout(17_205, 17_205)],
};

export const together = (...parts: readonly Planted[]): Planted => ({
  log: parts.flatMap(({ log }) => log),
  provider: parts.flatMap(({ provider }) => provider),
});
