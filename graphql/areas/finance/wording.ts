import { assetOf } from '../../../domain/credits/index.ts';
import type { grantRules, GrantRule } from '../../../domain/invoices/index.ts';
import type { Leg, Repair, RowStatus } from '../../../domain/finance/index.ts';
import type { JournalDocument } from '../../../projection-service/index.ts';

/** The meaning of each status, for finance. */
export const meanings: Readonly<Record<RowStatus, string>> = {
  missing_in_ledger: 'The provider has the money, the log does not know of it',
  missing_in_provider: 'Recorded or granted here, without money at the provider',
  missing_grant: 'Paid, and nothing was granted',
  amount_mismatch: 'The amounts of provider and log differ',
  currency_mismatch: 'Paid in another currency than asked for',
  owner_mismatch: 'The provider names another user',
  duplicate_grant: 'Granted more than once',
  grant_mismatch: 'Granted another amount than paid for',
  orphan_reversal: 'A payment that nobody paid was reversed',
  fee_unexplained: 'An entry of the provider that the books cannot explain',
  used_after_refund: 'Refunded credits were already used: a debt',
  late_completion: 'The video came after its timeout and was free',
  usage_mismatch: 'The length of a video and its charge differ',
  payout_mismatch: 'A payout is not the sum of its entries',
  balance_mismatch: 'The user sees another balance than the log holds',
  unreadable_page: 'A page of the provider’s records cannot be right',
  invoice_unexplained: 'Settled at the provider, and no rule says what it grants',
  not_understood: 'The provider has an object that cannot be read',
  record_changed: 'The provider’s record is no longer what was read of it',
};

type ExceptionRule = {
  [Rule in GrantRule]: (typeof grantRules)[Rule]['isException'] extends true ? Rule : never;
}[GrantRule];

/** The decision of each rule about an invoice that finance has to look at. */
const decisions: Readonly<Record<ExceptionRule, string>> = {
  unknown_subscription: 'Nothing was granted: this product did not start the subscription.',
  other_currency: 'Nothing was granted: the invoice is in another currency than ours.',
  unclear_period: 'Nothing was granted: the lines of the plan do not agree on one period.',
  unknown_item: 'Nothing was granted: the invoice charges something that is not in the catalog, and no plan.',
  period_overlaps: 'Nothing was granted: the period, or a part of it, was granted already.',
  partly_unknown: 'The period was granted, but the invoice also charges something that is not in the catalog.',
};
/** @param rule null for an object that could not be read */
export const decisionOf = (rule: GrantRule | null): string =>
  rule === null
    ? 'Nothing was decided: the object cannot be read.'
    : ((decisions as Readonly<Partial<Record<GrantRule, string>>>)[rule] ?? rule);

export const legNames: Readonly<Record<Leg, string>> = {
  A: 'Provider and payments',
  B: 'Payments and grants',
  C: 'Log and accounts',
  D: 'Videos and charges',
  E: 'Payouts',
};

/** @param age the ageing bucket of the oldest one */
export const severeAlarm = (age: string): string =>
  `An exception of severity 1 is open for more than an hour (${age}): money without credits, or credits without money.`;
/** @param amount in dollars */
export const clearingAlarm = (amount: string): string =>
  `${amount} is at the provider for more than four days. A payout is late, or one was not read.`;

const byStatus: Readonly<Partial<Record<RowStatus, readonly Repair[]>>> = {
  missing_in_ledger: ['record_payment', 'refund_payment'],
  amount_mismatch: ['record_payment'],
  missing_grant: ['grant_again'],
  grant_mismatch: ['grant_again'],
  orphan_reversal: ['record_payment'],
  usage_mismatch: ['settle_video'],
  invoice_unexplained: ['grant_period', 'refund_payment'],
  not_understood: ['record_payment'],
};

/** The repairs that can help a status; the others end by hand. */
export const repairsOf = (status: RowStatus): readonly Repair[] => byStatus[status] ?? [];

const steps: Readonly<Record<string, string>> = {
  ExceptionOpened: 'Found',
  ExceptionAssigned: 'Assigned',
  ExceptionNoted: 'Noted',
  RepairProposed: 'Proposed a repair',
  ExceptionRepairTried: 'Repair tried',
  SettlementProposed: 'Proposed to end it',
  ExceptionSettled: 'Ended by hand',
  ExceptionReopened: 'Reopened',
  ExceptionMatched: 'Matches again',
};
export const stepOf = (type: string): string => steps[type] ?? type;

const movements: Readonly<Record<string, string>> = {
  PaymentSucceeded: 'Payment',
  InvoicePaid: 'Invoice settled',
  InvoiceCredited: 'Credit note',
  PlanPeriodGranted: 'Period granted by hand',
  PaymentReversed: 'Refund or dispute',
  CreditsCaptured: 'Credits used',
  CreditsExpired: 'Credits expired',
  CreditsReleased: 'Hold released',
  CreditsClawedBack: 'Credits clawed back',
  CreditsRestored: 'Credits given back',
  CreditsAdjusted: 'Credits taken by an administrator',
  AdjustmentDecided: 'Decided about taken credits',
  AdjustmentReopened: 'Decision about taken credits reopened',
  ExceptionSettled: 'Exception written off',
  ExceptionReopened: 'Write-off reversed',
  ExceptionOpened: 'Write-off reversed',
  ExceptionMatched: 'Write-off reversed',
  UserErased: 'Credits of an erased account',
  CreditsUndone: 'Change of credits undone',
  CreditsGranted: 'Debt paid by a grant',
};
const twinMovements: Readonly<Record<string, string>> = {
  CreditsCaptured: 'Digital Twin made',
  CreditsClawedBack: 'Digital Twin clawed back',
  CreditsRestored: 'Digital Twin given back',
};
/** The movement of an event; the provider's entries by their account. */
export function movementOf({ type, stream, lines }: Pick<JournalDocument, 'type' | 'stream' | 'lines'>): string {
  const own = assetOf(stream) === 'twins' ? twinMovements : movements;
  if (type !== 'ProviderEntryRecorded') return own[type] ?? movements[type] ?? type;
  return lines.some(({ account }) => account === 'bank') ? 'Payout of the provider' : 'Fee of the provider';
}

/** Half-credits in words: `10.0 credits`. */
export const inCredits = (halfCredits: number): string => `${(halfCredits / 2).toFixed(1)} credits`;

/**
 * The grant of a payment, for example `10.0 credits and 1 Digital Twin`.
 *
 * @param units half-credits and Digital Twins together
 * @param twins how many of them are Digital Twins
 */
export function goodsInWords(units: number, twins: number): string {
  const parts = [
    ...(units > twins ? [inCredits(units - twins)] : []),
    ...(twins > 0 ? [`${twins} Digital ${twins === 1 ? 'Twin' : 'Twins'}`] : []),
  ];
  return parts.length === 0 ? 'Nothing' : parts.join(' and ');
}
