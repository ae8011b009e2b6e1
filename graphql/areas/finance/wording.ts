import { assetOf } from '../../../domain/credits/index.ts';
import type { grantRules, GrantRule } from '../../../domain/invoices/index.ts';
import type { Leg, Repair, RowStatus } from '../../../domain/finance/index.ts';
import { say, type Sentence } from '../../../words/index.ts';
import type { JournalDocument } from '../../../projection-service/index.ts';

/** The meaning of each status, for finance. */
export const meanings: Readonly<Record<RowStatus, Sentence>> = {
  missing_in_ledger: say('DIFFERS_MISSING_IN_LEDGER'),
  missing_in_provider: say('DIFFERS_MISSING_IN_PROVIDER'),
  missing_grant: say('DIFFERS_MISSING_GRANT'),
  amount_mismatch: say('DIFFERS_AMOUNT_MISMATCH'),
  currency_mismatch: say('DIFFERS_CURRENCY_MISMATCH'),
  owner_mismatch: say('DIFFERS_OWNER_MISMATCH'),
  duplicate_grant: say('DIFFERS_DUPLICATE_GRANT'),
  grant_mismatch: say('DIFFERS_GRANT_MISMATCH'),
  orphan_reversal: say('DIFFERS_ORPHAN_REVERSAL'),
  fee_unexplained: say('DIFFERS_FEE_UNEXPLAINED'),
  used_after_refund: say('DIFFERS_USED_AFTER_REFUND'),
  late_completion: say('DIFFERS_LATE_COMPLETION'),
  usage_mismatch: say('DIFFERS_USAGE_MISMATCH'),
  payout_mismatch: say('DIFFERS_PAYOUT_MISMATCH'),
  balance_mismatch: say('DIFFERS_BALANCE_MISMATCH'),
  unreadable_page: say('DIFFERS_UNREADABLE_PAGE'),
  invoice_unexplained: say('DIFFERS_INVOICE_UNEXPLAINED'),
  not_understood: say('DIFFERS_NOT_UNDERSTOOD'),
  record_changed: say('DIFFERS_RECORD_CHANGED'),
};

type ExceptionRule = {
  [Rule in GrantRule]: (typeof grantRules)[Rule]['isException'] extends true ? Rule : never;
}[GrantRule];

/** The decision of each rule about an invoice that finance has to look at. */
const decisions: Readonly<Record<ExceptionRule, Sentence>> = {
  unknown_subscription: say('DECIDED_UNKNOWN_SUBSCRIPTION'),
  other_currency: say('DECIDED_OTHER_CURRENCY'),
  unclear_period: say('DECIDED_UNCLEAR_PERIOD'),
  unknown_item: say('DECIDED_UNKNOWN_ITEM'),
  period_overlaps: say('DECIDED_PERIOD_OVERLAPS'),
  partly_unknown: say('DECIDED_PARTLY_UNKNOWN'),
};
/** @param rule null for an object that could not be read */
export const decisionOf = (rule: GrantRule | null): Sentence | string =>
  rule === null
    ? say('DECIDED_UNREADABLE')
    : ((decisions as Readonly<Partial<Record<GrantRule, Sentence>>>)[rule] ?? rule);

export const legNames: Readonly<Record<Leg, Sentence>> = {
  payments: say('LEG_PAYMENTS'),
  credits: say('LEG_CREDITS'),
  accounts: say('LEG_ACCOUNTS'),
  usage: say('LEG_USAGE'),
  payouts: say('LEG_PAYOUTS'),
};

/** @param age the aging bucket of the oldest one */
export const severeAlarm = (age: string): Sentence => say('ALARM_SEVERE', { age });
/** @param amount in dollars */
export const clearingAlarm = (amount: string): Sentence => say('ALARM_CLEARING', { amount });

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

const steps: Readonly<Record<string, Sentence>> = {
  ExceptionOpened: say('EXCEPTION_STEP_EXCEPTION_OPENED'),
  ExceptionAssigned: say('EXCEPTION_STEP_EXCEPTION_ASSIGNED'),
  ExceptionNoted: say('EXCEPTION_STEP_EXCEPTION_NOTED'),
  RepairProposed: say('EXCEPTION_STEP_REPAIR_PROPOSED'),
  ExceptionRepairTried: say('EXCEPTION_STEP_EXCEPTION_REPAIR_TRIED'),
  SettlementProposed: say('EXCEPTION_STEP_SETTLEMENT_PROPOSED'),
  ExceptionSettled: say('EXCEPTION_STEP_EXCEPTION_SETTLED'),
  ExceptionReopened: say('EXCEPTION_STEP_EXCEPTION_REOPENED'),
  ExceptionMatched: say('EXCEPTION_STEP_EXCEPTION_MATCHED'),
};
export const stepOf = (type: string): Sentence | string => steps[type] ?? type;

const ages: Readonly<Record<string, Sentence>> = {
  'under 15 minutes': say('AGE_UNDER_15_MINUTES'),
  'under 1 hour': say('AGE_UNDER_1_HOUR'),
  'under 24 hours': say('AGE_UNDER_24_HOURS'),
  'under 4 days': say('AGE_UNDER_4_DAYS'),
  older: say('AGE_OLDER'),
};
/** An aging bucket in words. */
export const ageOf = (bucket: string): Sentence | string => ages[bucket] ?? bucket;

const movements: Readonly<Record<string, Sentence>> = {
  PaymentSucceeded: say('BOOKED_PAYMENT_SUCCEEDED'),
  InvoicePaid: say('BOOKED_INVOICE_PAID'),
  InvoiceCredited: say('BOOKED_INVOICE_CREDITED'),
  PlanPeriodGranted: say('BOOKED_PLAN_PERIOD_GRANTED'),
  PaymentReversed: say('BOOKED_PAYMENT_REVERSED'),
  CreditsCaptured: say('BOOKED_CREDITS_CAPTURED'),
  CreditsExpired: say('BOOKED_CREDITS_EXPIRED'),
  CreditsReleased: say('BOOKED_CREDITS_RELEASED'),
  CreditsClawedBack: say('BOOKED_CREDITS_CLAWED_BACK'),
  CreditsRestored: say('BOOKED_CREDITS_RESTORED'),
  CreditsAdjusted: say('BOOKED_CREDITS_ADJUSTED'),
  AdjustmentDecided: say('BOOKED_ADJUSTMENT_DECIDED'),
  AdjustmentReopened: say('BOOKED_ADJUSTMENT_REOPENED'),
  ExceptionSettled: say('BOOKED_EXCEPTION_SETTLED'),
  ExceptionReopened: say('BOOKED_EXCEPTION_REOPENED'),
  ExceptionOpened: say('BOOKED_EXCEPTION_REOPENED'),
  ExceptionMatched: say('BOOKED_EXCEPTION_REOPENED'),
  UserErased: say('BOOKED_USER_ERASED'),
  CreditsUndone: say('BOOKED_CREDITS_UNDONE'),
  CreditsGranted: say('BOOKED_CREDITS_GRANTED'),
};
const twinMovements: Readonly<Record<string, Sentence>> = {
  CreditsCaptured: say('BOOKED_TWIN_CREDITS_CAPTURED'),
  CreditsClawedBack: say('BOOKED_TWIN_CREDITS_CLAWED_BACK'),
  CreditsRestored: say('BOOKED_TWIN_CREDITS_RESTORED'),
};
/** The movement of an event; the provider's entries by their account. */
export function movementOf({
  type,
  stream,
  lines,
}: Pick<JournalDocument, 'type' | 'stream' | 'lines'>): Sentence | string {
  const own = assetOf(stream) === 'twins' ? twinMovements : movements;
  if (type !== 'ProviderEntryRecorded') return own[type] ?? movements[type] ?? type;
  return lines.some(({ account }) => account === 'bank') ? say('BOOKED_PAYOUT') : say('BOOKED_FEE');
}

/** Half-credits in words: `10.0 credits`. */
export const inCredits = (halfCredits: number): Sentence =>
  say('MANY_CREDITS', { count: (halfCredits / 2).toFixed(1) });

/**
 * The grant of a payment, for example `10.0 credits and 1 Digital Twin`.
 *
 * @param units half-credits and Digital Twins together
 * @param twins how many of them are Digital Twins
 */
export function goodsOf(units: number, twins: number): Sentence {
  const goods = units > twins ? inCredits(units - twins) : undefined;
  const ofTwins = twins === 1 ? say('GOODS_ONE_TWIN') : say('GOODS_TWINS', { count: twins });
  if (goods === undefined) return twins > 0 ? ofTwins : say('GOODS_NONE');
  return twins > 0 ? say('GOODS_TWO', { first: goods, second: ofTwins }) : goods;
}
