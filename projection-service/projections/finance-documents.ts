import type {
  BookLine,
  Fault,
  PageFault,
  PaidLots,
  PaymentRow,
  ProviderEntry,
  UsageRow,
} from '../../domain/finance/index.ts';
import type { Position } from '../../domain/envelope.ts';
import { documents } from '../collections.ts';

/** A row that is compared; `open` while it has a fault, whatever its age. */
interface Compared {
  readonly kind: 'row';
  readonly open: boolean;
  readonly faults: readonly Fault[];
  /** When either side last changed, in milliseconds: what its age counts from. */
  readonly sinceMs: number;
}

/** One payment: the provider's side, the log's side, and what was granted. */
export interface PaymentRowDocument extends PaymentRow, Compared {
  readonly userId: string | null;
}

/** A finished video whose length and charge differ or wait for the other side; those that agree are only counted. */
export interface UsageRowDocument extends UsageRow, Compared {
  readonly userId: string;
  readonly videoId: string;
}

/** An entry of no payment: every payout, and what else has a fault. */
export interface EntryRowDocument extends Compared {
  readonly entryKind: ProviderEntry['kind'];
  readonly amountCents: number;
  readonly settledCents: number | null;
}

/** The paid lots of one user: what is earned of each. */
export interface BookAccountDocument {
  readonly kind: 'account';
  readonly lots: PaidLots;
  /** The last event of the account: accounts that changed since a position are checked again. */
  readonly position: Position;
}

/** One movement of the books; its lines add up to zero. */
export interface JournalDocument {
  /** The day that it is posted to, in UTC; `2026-11-22`. */
  readonly day: string;
  readonly position: Position;
  readonly time: number;
  readonly eventId: string;
  readonly stream: string;
  readonly type: string;
  readonly userId: string | null;
  readonly paymentId: string | null;
  readonly lines: readonly BookLine[];
}

/** What a day changed: cents by account of the books, and units of credits. The document `total` sums all days. */
export interface DayDocument {
  readonly clearing: number;
  readonly bank: number;
  readonly deferred_revenue: number;
  readonly revenue: number;
  readonly refunds: number;
  readonly fees: number;
  /** What left `clearing`: payouts, fees, refunds. */
  readonly clearingOutCents: number;
  /** Gross price of what was paid for. */
  readonly soldCents: number;
  readonly soldHalfCredits: number;
  readonly freeHalfCredits: number;
  readonly usedHalfCredits: number;
  readonly expiredHalfCredits: number;
  /** Change of what users hold and may still use. */
  readonly owedHalfCredits: number;
}

/** Rows and sums of one leg. */
export interface LegDocument {
  readonly rows: number;
  readonly left: number;
  readonly right: number;
}

/** How far one provider's records were read. */
export interface StatementDocument {
  readonly lastEntryId: string;
  readonly lastEntryAt: number;
  readonly fault: PageFault | null;
  readonly faultSince: number | null;
  readonly accountsCheckedThrough: string;
  /** The accounts that differ, each with the time since when, in milliseconds. */
  readonly differingSince: Readonly<Record<string, number>>;
}

/** The last day that is closed; later facts are posted behind it (trust L24). */
export interface ClosingDocument {
  readonly through: string;
}

/** The last event that moved the books, with its hash: what a close can be checked against. */
export interface BookHeadDocument {
  readonly position: Position;
  readonly stream: string;
  readonly hash: string;
}

export const financeCollections = {
  paymentRows: documents<PaymentRowDocument>().indexedBy({
    byTime: { equal: ['kind'], order: ['sinceMs'] },
    byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] },
  }),
  usageRows: documents<UsageRowDocument>().indexedBy({ byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] } }),
  entryRows: documents<EntryRowDocument>().indexedBy({ byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] } }),
  accounts: documents<BookAccountDocument>().indexedBy({ byChange: { equal: ['kind'], order: ['position'] } }),
  journal: documents<JournalDocument>().indexedBy({
    byDay: { equal: ['day'], order: ['position'] },
    byPayment: { equal: ['paymentId'], order: ['position'] },
  }),
  days: documents<DayDocument>(),
  legs: documents<LegDocument>(),
  statements: documents<StatementDocument>(),
  closing: documents<ClosingDocument>(),
  heads: documents<BookHeadDocument>(),
};
