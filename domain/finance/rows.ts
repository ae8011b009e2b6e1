import { currency as ownCurrency } from '../catalog.ts';
import type { ProviderEntry } from './statement-events.ts';

/** Every way in which a row can fail to match; `severity` 1 is money without credits, or credits without money. */
export const statuses = {
  missing_in_ledger: { severity: 1, isTimed: true },
  // A payment is recorded as read from the provider, so the provider must have it.
  missing_in_provider: { severity: 1, isTimed: false },
  missing_grant: { severity: 1, isTimed: true },
  amount_mismatch: { severity: 1, isTimed: true },
  currency_mismatch: { severity: 1, isTimed: false },
  owner_mismatch: { severity: 1, isTimed: false },
  duplicate_grant: { severity: 1, isTimed: false },
  grant_mismatch: { severity: 1, isTimed: true },
  orphan_reversal: { severity: 2, isTimed: true },
  fee_unexplained: { severity: 2, isTimed: false },
  used_after_refund: { severity: 2, isTimed: false },
  late_completion: { severity: 2, isTimed: false },
  usage_mismatch: { severity: 1, isTimed: true },
  payout_mismatch: { severity: 2, isTimed: false },
  balance_mismatch: { severity: 1, isTimed: false },
  unreadable_page: { severity: 2, isTimed: false },
  invoice_unexplained: { severity: 1, isTimed: false },
  not_understood: { severity: 2, isTimed: false },
  record_changed: { severity: 1, isTimed: false },
} as const satisfies Readonly<Record<string, { readonly severity: 1 | 2; readonly isTimed: boolean }>>;

export type RowStatus = keyof typeof statuses;
export const rowStatuses = Object.keys(statuses) as readonly RowStatus[];
/** The comparisons: payments with the provider, credits with payments, accounts with the log, usage, payouts. */
export const legs = ['payments', 'credits', 'accounts', 'usage', 'payouts'] as const;
export type Leg = (typeof legs)[number];

/** Something that does not match. Two faults of one row stay two: opposite errors never cancel. */
export interface Fault {
  readonly leg: Leg;
  readonly status: RowStatus;
  /** How much money is in question, in cents; null when it is not about money. */
  readonly amountCents: number | null;
}

/** A fact may be on its way from one side to the other for this long, in milliseconds. */
export const timingMs: Readonly<Record<Leg, number>> = {
  payments: 900_000,
  credits: 900_000,
  accounts: 0,
  usage: 86_400_000,
  payouts: 0,
};

/** One payment: what the provider booked, what the log recorded, what was granted. Null: that side has no record. */
export interface PaymentRow {
  readonly provider: {
    readonly ownerId: string | null;
    readonly currency: string;
    readonly paidCents: number | null;
    readonly takenBackCents: number;
    readonly feeCents: number;
    /** The differences between net amounts and amounts less fees: opposite errors never cancel. */
    readonly feeGapCents: number;
    /** The amount that the provider kept beyond its fees. */
    readonly keptCents: number;
  } | null;
  readonly ledger: {
    readonly userId: string;
    readonly currency: string;
    readonly paidCents: number | null;
    readonly takenBackCents: number;
    /** Units (half-credits and twins) that the payment grants. */
    readonly dueUnits: number;
    /** How many of the units are Digital Twins. */
    readonly dueTwins: number;
    /** Half-credits of the plan period that its invoice grants, by the rules. */
    readonly duePlanUnits: number;
    /** It bought the plan, and no settled invoice has decided yet what that grants. */
    readonly awaitsPeriod: boolean;
  } | null;
  readonly granted: {
    readonly units: number;
    /** The lots that were opened; more than the payment has items is a doubled grant. */
    readonly lots: readonly string[];
    /** Credits that were used and then refunded: a debt. */
    readonly debtUnits: number;
    /** How many of these are Digital Twins. */
    readonly twins: number;
    readonly debtTwins: number;
  };
}

export const emptyRow: PaymentRow = {
  provider: null,
  ledger: null,
  granted: { units: 0, twins: 0, lots: [], debtUnits: 0, debtTwins: 0 },
};

/** Every fault of a payment's row (legs `payments` and `credits`), whatever its age. */
export function faultsOf({ provider, ledger, granted }: PaymentRow): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (leg: Leg, status: RowStatus, amountCents: number | null): void => {
    faults.push({ leg, status, amountCents });
  };
  const paidThere = provider?.paidCents ?? null;
  const paidHere = ledger?.paidCents ?? null;
  // Money that this product did not ask for belongs to another product of the account.
  if (ledger === null && provider?.ownerId === null && granted.units === 0) return [];
  const backThere = provider?.takenBackCents ?? 0;
  const backHere = ledger?.takenBackCents ?? 0;
  // Not recorded and refunded in full: nobody has a claim.
  if (ledger === null && granted.units === 0 && paidThere !== null && backThere >= paidThere) return [];
  if (paidThere === null && paidHere === null && (backThere > 0 || backHere > 0))
    add('payments', 'orphan_reversal', Math.max(backThere, backHere));
  else if (paidThere !== null && paidHere === null) add('payments', 'missing_in_ledger', paidThere);
  else if (paidThere === null && (paidHere !== null || granted.units > 0))
    add('payments', 'missing_in_provider', paidHere);
  else if (paidThere !== null && paidHere !== null) {
    if (provider?.currency !== ledger?.currency) add('payments', 'currency_mismatch', paidThere);
    else if (paidThere !== paidHere) add('payments', 'amount_mismatch', paidThere - paidHere);
    else if (backThere !== backHere) add('payments', 'amount_mismatch', backHere - backThere);
    if (provider?.ownerId !== null && provider?.ownerId !== ledger?.userId)
      add('payments', 'owner_mismatch', paidThere);
  }
  if (provider && (provider.feeGapCents !== 0 || provider.feeCents < 0))
    add('payments', 'fee_unexplained', provider.feeGapCents);
  if (ledger && paidHere !== null) {
    const { dueTwins, duePlanUnits, awaitsPeriod } = ledger;
    const dueUnits = ledger.dueUnits + duePlanUnits;
    if (awaitsPeriod || (granted.units === 0 && dueUnits > 0)) add('credits', 'missing_grant', paidHere);
    else if (granted.units > dueUnits && granted.lots.length > 1) add('credits', 'duplicate_grant', null);
    else if (granted.units !== dueUnits || granted.twins !== dueTwins) add('credits', 'grant_mismatch', null);
  }
  if (granted.debtUnits > 0) add('credits', 'used_after_refund', null);
  return faults;
}

/** A finished video: how long it is, and what the capture of its hold charged (leg `usage`). */
export interface UsageRow {
  readonly completed: { readonly durationMs: number; readonly late: boolean } | null;
  readonly captured: {
    readonly durationMs: number;
    readonly halfCredits: number;
    readonly heldHalfCredits: number;
  } | null;
}

/**
 * Every fault of a video's row.
 *
 * @param priceOf half-credits for a length in milliseconds
 */
export function usageFaultsOf(
  { completed, captured }: UsageRow,
  priceOf: (durationMs: number) => number,
): readonly Fault[] {
  if (completed?.late === true && captured === null)
    return [{ leg: 'usage', status: 'late_completion', amountCents: null }];
  const agrees =
    completed !== null &&
    captured !== null &&
    completed.durationMs === captured.durationMs &&
    captured.halfCredits === Math.min(priceOf(captured.durationMs), captured.heldHalfCredits);
  return agrees ? [] : [{ leg: 'usage', status: 'usage_mismatch', amountCents: null }];
}

/** Every fault of an entry without a payment: payouts, fees of the account, kinds without an account in the books. */
export function entryFaultsOf({
  kind,
  paymentId,
  amountCents,
  feeCents,
  netCents,
  currency,
  settledCents,
}: Omit<ProviderEntry, 'entryId' | 'provider' | 'ownerId' | 'bookedAtMs'>): readonly Fault[] {
  if (paymentId !== null) return [];
  const faults: Fault[] = [];
  if (!isOwnCurrency(currency)) faults.push({ leg: 'payments', status: 'currency_mismatch', amountCents });
  if (kind === 'other') faults.push({ leg: 'payments', status: 'fee_unexplained', amountCents });
  else if (amountCents - feeCents !== netCents)
    faults.push({ leg: 'payments', status: 'fee_unexplained', amountCents: amountCents - feeCents - netCents });
  return [...faults, ...payoutFaultsOf({ amountCents, settledCents })];
}

/** The fault of a payout that is not the sum of its entries; none while the provider can't say which those are. */
export const payoutFaultsOf = ({
  amountCents,
  settledCents,
}: Pick<ProviderEntry, 'amountCents' | 'settledCents'>): readonly Fault[] =>
  settledCents === null || settledCents === -amountCents
    ? []
    : [{ leg: 'payouts', status: 'payout_mismatch', amountCents: settledCents + amountCents }];

/** Whether a fault of this age counts already; a younger one is pending settlement. */
export const isDue = ({ leg, status }: Pick<Fault, 'leg' | 'status'>, sinceMs: number, now: number): boolean =>
  !statuses[status].isTimed || now - sinceMs >= timingMs[leg];

/** Upper bounds of the aging buckets in milliseconds: four days is the provider's own bound. */
const ageBuckets = [
  { name: 'under 15 minutes', belowMs: 900_000 },
  { name: 'under 1 hour', belowMs: 3_600_000 },
  { name: 'under 24 hours', belowMs: 86_400_000 },
  { name: 'under 4 days', belowMs: 4 * 86_400_000 },
  { name: 'older', belowMs: Infinity },
] as const;

/** The aging bucket of an age in milliseconds. */
export const bucketOf = (ageMs: number): string => ageBuckets.find(({ belowMs }) => ageMs < belowMs)?.name ?? 'older';

export const isOwnCurrency = (currency: string): boolean => currency === ownCurrency;
