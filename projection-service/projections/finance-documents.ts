import type { GrantRule } from '../../domain/invoices/index.ts';
import type { PlanPeriodGranted } from '../../domain/subscriptions/index.ts';
import type {
  AdjustmentOutcome,
  BookAccount,
  BookLine,
  BookPart,
  Fault,
  PageFault,
  PaidLots,
  PaymentRow,
  ProviderEntry,
  UsageRow,
} from '../../domain/finance/index.ts';
import type { Position } from '../../domain/envelope.ts';
import { documents } from '../collections.ts';

/** A compared row; `open` while it has a fault, whatever its age. */
interface Compared {
  readonly kind: 'row';
  readonly open: boolean;
  readonly faults: readonly Fault[];
  /** When either side last changed, in milliseconds: the age of the row counts from here. */
  readonly sinceMs: number;
}

/** One payment: the provider's side, the log's side, and what was granted. */
export interface PaymentRowDocument extends PaymentRow, Compared {
  /** The paid amount, from the log, or else from the provider. */
  readonly amountCents: number | null;
  readonly userId: string | null;
}

/**
 * A finished video whose length and charge differ, or that has only one of the two so far. Videos that agree are only
 * counted.
 */
export interface UsageRowDocument extends UsageRow, Compared {
  readonly userId: string;
  readonly videoId: string;
}

/** An entry without a payment: every payout, and others with a fault. */
export interface EntryRowDocument extends Compared {
  readonly entryKind: ProviderEntry['kind'];
  readonly amountCents: number;
  readonly settledCents: number | null;
}

/** A record of the provider that has changed since it was read. */
export interface ChangedRowDocument extends Compared {
  readonly paymentId: string | null;
  readonly recordedCents: number;
  readonly foundCents: number | null;
}

/** The paid lots of one user, with the earnings of each. */
export interface BookAccountDocument {
  readonly kind: 'account';
  readonly lots: PaidLots;
  /** The user's usable credits, including those on hold, in half-credits. */
  readonly owedHalfCredits: number;
  /** The last event of the account: accounts that changed since a position are checked again. */
  readonly position: Position;
}

/**
 * Accounts whose credits nobody can claim. Those of the onboarding test stay out of the figures, and the credits of an
 * erased account are breakage.
 */
export interface MarkedDocument {
  readonly mark: 'test_run' | 'erased';
}

/** Credits with a price that an administrator took: finance decides how to post it. */
export interface AdjustmentDocument {
  readonly kind: 'adjustment';
  readonly state: 'waiting' | 'decided' | 'undone';
  readonly userId: string;
  readonly cents: number;
  readonly time: number;
  readonly eventId: string;
  readonly outcome: AdjustmentOutcome | null;
  readonly decidedById: string | null;
  readonly approvedById: string | null;
  /** The first person's proposal; its reason stays in the stream of the adjustment. */
  readonly proposal: { readonly byId: string; readonly outcome: AdjustmentOutcome } | null;
}

/** An adjustment without a decision. */
export const undecided = { outcome: null, decidedById: null, approvedById: null, proposal: null } as const;

/** The posting of a write-off: its reversal posts the opposite. */
export interface WriteOffDocument {
  readonly lines: readonly BookLine[];
}

/** One movement of the books; its lines add up to zero. */
export interface JournalDocument {
  readonly kind: 'entry';
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

/** One line of a movement, in the ledger of its account. */
export interface LineDocument {
  readonly account: BookAccount;
  /** The part of the bridge of its account; empty where the account has none. */
  readonly part: BookPart | '';
  readonly day: string;
  readonly position: Position;
  readonly cents: number;
}

/** A settled invoice that no rule explains, or an object of the provider that could not be read. */
export interface InvoiceRowDocument extends Compared {
  readonly userId: string | null;
  /** The rule that decided about the invoice; null for an object that could not be read. */
  readonly rule: GrantRule | null;
  /** Why it could not be read; null for an invoice. */
  readonly reason: string | null;
  /** Cents of the invoice that were given back, by payment; credit notes to the balance or outside share one key. */
  readonly returned: Readonly<Record<string, number>>;
}

/** A period granted without a card payment; a period with one is compared with that payment. */
export interface PeriodRowDocument extends Compared {
  readonly userId: string;
  readonly dueUnits: number;
}

/** The grant of a period, by its payment, or by its lot if no card paid. Needed to grant it again. */
export type GrantedPeriodDocument = PlanPeriodGranted['data'];

/** The user of an account at the provider: payments of that account are payments to us. */
export interface CustomerDocument {
  readonly userId: string;
  readonly isTestRun: boolean;
}

/** The amount that an invoice left in suspense, in cents: credits are negative. */
export interface SuspenseDocument {
  readonly cents: number;
}

/** The total that credit notes gave back of an invoice, except to the card. */
export interface CreditedDocument {
  readonly toBalanceCents: number;
  readonly outOfBandCents: number;
}

/**
 * The changes of a day or a month: cents by account of the books and by part of a bridge, and units of credits. The
 * document `total` sums all days.
 */
export interface DayDocument extends Readonly<Record<BookAccount | BookPart, number>> {
  /** Money that left `clearing`: payouts, fees, refunds. */
  readonly clearingOutCents: number;
  readonly soldHalfCredits: number;
  readonly freeHalfCredits: number;
  readonly usedHalfCredits: number;
  readonly expiredHalfCredits: number;
  /** Change of the credits that users hold and may still use. */
  readonly owedHalfCredits: number;
}

/** Rows and sums of one leg. */
export interface LegDocument {
  readonly rows: number;
  readonly left: number;
  readonly right: number;
}

/** How far the records of a provider have been read. */
export interface StatementDocument {
  readonly lastEntryId: string;
  readonly lastEntryAt: number;
  readonly fault: PageFault | null;
  readonly faultSince: number | null;
  readonly accountsCheckedThrough: string;
  /** When the last comparison of every account began, in milliseconds; 0 before the first. */
  readonly allComparedAt: number;
  /** The accounts that differ, each with the time when the difference began, in milliseconds. */
  readonly differingSince: Readonly<Record<string, number>>;
}

/** The last day that is closed; later facts are posted after it. */
export interface ClosingDocument {
  readonly through: string;
}

/** The last event that moved the books, with its hash, so that a close can be checked. */
export interface BookHeadDocument {
  readonly position: Position;
  readonly stream: string;
  readonly hash: string;
}

export const financeCollections = {
  paymentRows: documents<PaymentRowDocument>().indexedBy({
    byTime: { equal: ['kind'], order: ['sinceMs'] },
    byAmount: { equal: ['kind'], order: ['amountCents'] },
    byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] },
  }),
  usageRows: documents<UsageRowDocument>().indexedBy({ byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] } }),
  entryRows: documents<EntryRowDocument>().indexedBy({ byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] } }),
  invoiceRows: documents<InvoiceRowDocument>().indexedBy({ byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] } }),
  periodRows: documents<PeriodRowDocument>().indexedBy({ byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] } }),
  changedRows: documents<ChangedRowDocument>().indexedBy({ byOpen: { equal: ['kind', 'open'], order: ['sinceMs'] } }),
  periods: documents<GrantedPeriodDocument>(),
  customers: documents<CustomerDocument>(),
  credited: documents<CreditedDocument>(),
  accounts: documents<BookAccountDocument>().indexedBy({ byChange: { equal: ['kind'], order: ['position'] } }),
  journal: documents<JournalDocument>().indexedBy({
    byRange: { equal: ['kind'], order: ['day', 'position'] },
    byPosition: { equal: [], order: ['position'] },
    byPayment: { equal: ['paymentId'], order: ['position'] },
  }),
  lines: documents<LineDocument>().indexedBy({
    byAccount: { equal: ['account'], order: ['day', 'position'] },
    byPart: { equal: ['account', 'part'], order: ['day', 'position'] },
  }),
  adjustments: documents<AdjustmentDocument>().indexedBy({ byState: { equal: ['kind', 'state'], order: ['time'] } }),
  writeOffs: documents<WriteOffDocument>(),
  suspense: documents<SuspenseDocument>(),
  marked: documents<MarkedDocument>(),
  days: documents<DayDocument>(),
  months: documents<DayDocument>(),
  legs: documents<LegDocument>(),
  statements: documents<StatementDocument>(),
  closing: documents<ClosingDocument>(),
  heads: documents<BookHeadDocument>(),
};
