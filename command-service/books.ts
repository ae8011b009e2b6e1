import type { Asset } from '../domain/credits/index.ts';
import type { Position } from '../domain/envelope.ts';
import type { PlanPeriodGranted } from '../domain/subscriptions/index.ts';
import type { Fault, Leg, MonthFigures, ProviderEntry, RowStatus } from '../domain/finance/index.ts';

/** A row of the books that does not match now, however long it has not. */
export interface OpenRow {
  /** The id of the payment, of the video's hold, or of the payout. */
  readonly key: string;
  readonly userId: string | null;
  readonly faults: readonly Fault[];
  readonly sinceMs: number;
}

export interface OpenException {
  readonly id: string;
  readonly leg: Leg;
  readonly status: RowStatus;
  readonly key: string;
  readonly severity: 1 | 2;
  readonly assigneeId: string | null;
  /** The time since which its row has not matched, in milliseconds. */
  readonly sinceMs: number;
}

/** Credits with a price that an administrator took. */
export interface TakenCredits {
  readonly userId: string;
  readonly cents: number;
  readonly state: 'waiting' | 'decided' | 'undone';
}

/** An account as users see it: half-credits, or Digital Twins. */
export interface ShownAccount {
  /** The position of the account's last event. */
  readonly position: Position;
  readonly available: number;
  readonly held: number;
  readonly debt: number;
}

/** Port: the read models that reconciliation compares. Pages are complete when they are shorter than their limit. */
export interface Books {
  /** Waits until the books hold every event of the log; rejects when that takes too long. */
  caughtUp(): Promise<void>;
  /** Every row with a fault; there are few. */
  openRows(): Promise<readonly OpenRow[]>;
  openExceptions(): Promise<readonly OpenException[]>;
  /** The ids of the exceptions that a person has ended, and whose row has not matched since. */
  settledExceptions(): Promise<readonly string[]>;
  /** Accounts whose last event is after this position, in the order of those events. */
  changedAccounts(
    after: string,
    limit: number,
  ): Promise<readonly { readonly userId: string; readonly position: Position }[]>;
  shownAccount(asset: Asset, userId: string): Promise<ShownAccount | undefined>;
  /** How many accounts there are. */
  accountCount(): Promise<number>;
  /** The figures of a month, `2026-10`. */
  monthFigures(period: string): Promise<MonthFigures>;
  closedPeriods(): Promise<readonly string[]>;
  /** The last event that moved the books. */
  head(): Promise<{ readonly position: string; readonly hash: string }>;
  /** The plan period that a payment settled, or the lot of a period that no card paid; undefined for others. */
  periodOf(key: string): Promise<PlanPeriodGranted['data'] | undefined>;
  /** The credits that this act of an administrator took; undefined for an act that took nothing with a price. */
  takenCredits(adjustmentId: string): Promise<TakenCredits | undefined>;
  /** Every record of a provider that was read so far, in order. */
  recordedEntries(provider: string): AsyncIterable<ProviderEntry>;
  /** The time of the log's first event, in milliseconds: no record of the provider is older. */
  firstEventAt(): Promise<number>;
}
