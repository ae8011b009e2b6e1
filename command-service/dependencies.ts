import type { Position } from '../domain/envelope.ts';
import type { Quote, QuoteRequest } from '../domain/quotes/index.ts';
import type { EventStore, IdentityDirectory, KeyRing } from '../event-store/index.ts';
import type { Eraser } from './erasure/eraser.ts';
import type { Executor } from './executor/executor.ts';
import type { Ledger } from './support/ledger.ts';
import type { CollectMediaOf } from './media.ts';
import type { WriteMail } from './mail/templates/index.ts';
import type { UnsubscribeTokens } from './mail/unsubscribe-tokens.ts';
import type { FileStore } from './providers/files/port.ts';
import type { MailProvider } from './providers/mail/port.ts';
import type { BillingSync, CustomerSync } from './support/billing-sync.ts';
import type { BillingProvider } from './providers/payments/billing-port.ts';
import type { Books } from './books.ts';
import type { ProviderRecords } from './providers/payments/records-port.ts';
import type { PaymentProvider, PayWithTestCard } from './providers/payments/port.ts';
import type { TwinProvider } from './providers/twins/port.ts';
import type { FileChecks } from './providers/library-files/port.ts';
import type { Lesson } from './providers/samples/lessons/index.ts';
import type { VideoConverter } from './providers/conversion/port.ts';
import type { ProgressStore } from './providers/progress/port.ts';
import type { VideoProvider } from './providers/video/port.ts';
import type { WebhookSender } from './providers/webhooks/port.ts';

/** A lot of credits that expires. Times are milliseconds since the epoch. */
export interface ExpiringLot {
  readonly id: string;
  readonly userId: string;
  readonly lotId: string;
  readonly source: string;
  readonly grantedAt: number;
  readonly expiresAt: number;
}

/** The views of somebody's videos over some days. */
export interface Audience {
  readonly views: number;
  /** Viewers who reached the end of a video. */
  readonly finished: number;
  /** The videos that were watched. */
  readonly videos: readonly { readonly videoId: string; readonly views: number }[];
}

/** Items that are due at a time, in milliseconds since the epoch; `dueAt` orders the list. */
export type DueItem<Fields extends object> = Readonly<Fields & { dueAt: number }>;

/**
 * A page of the items that are due by `now`, in the order in which it became due: at most `limit` items after `after`.
 * A query that only a read model can answer, so it may lag.
 */
export type Due<Fields extends object> = (
  now: number,
  limit: number,
  after?: DueItem<Fields>,
) => Promise<readonly DueItem<Fields>[]>;

/** How mails are written and sent. */
export interface MailDependencies {
  readonly provider: MailProvider;
  readonly write: WriteMail;
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** A small PNG of a picture that a user uploaded: some mail readers draw no WebP. Rejects when it can't be made. */
  readonly logoOf: (picture: Uint8Array) => Promise<Uint8Array>;
}

/** The dependencies of commands, processes and jobs; each takes the part that it needs. */
export interface Dependencies {
  /** Events are appended by the executor only. */
  readonly eventStore: Pick<EventStore, 'readStream'>;
  readonly executor: Executor;
  readonly ledger: Ledger;
  /** Prices an order for a user. Rejects with a Refusal. */
  readonly quoteFor: (userId: string, request: QuoteRequest) => Promise<Quote>;
  /** Maps an account at an identity provider to a user. */
  readonly identities: IdentityDirectory;
  readonly files: FileStore;
  readonly paymentProvider: PaymentProvider;
  /** The payment provider's records. */
  readonly providerRecords: ProviderRecords;
  /** The read models that reconciliation compares. */
  readonly books: Books;
  readonly billingProvider: BillingProvider;
  /** Pays with a card of the payments simulator; absent where payments are real. */
  readonly payWithTestCard?: PayWithTestCard;
  /** Records how the provider sees a subscription; the same one for commands, webhooks and jobs. */
  readonly billingSync: BillingSync;
  /** Records everything that belongs to an account at the provider; also the same one everywhere. */
  readonly customerSync: CustomerSync;
  /** The user of an account at the provider, as the log knows it: a query that only a read model can answer. */
  readonly customerOwner: (customerId: string) => Promise<string | undefined>;
  /** Length of a period of the plan, in milliseconds (`PLAN_PERIOD`). */
  readonly planPeriod: number;
  /** Subscriptions whose next report is overdue. */
  readonly subscriptionsDue: Due<{ userId: string; subscriptionId: string }>;
  readonly videoProvider: VideoProvider;
  /** The progress of jobs without a queue. */
  readonly progress: ProgressStore;
  /** Converts videos into other formats. */
  readonly videoConverter: VideoConverter;
  /** Checks the files of the library. */
  readonly fileChecks: FileChecks;
  /** Fetches a video that users link to, under the guard against requests into the private network. Throws a Refusal. */
  readonly fetchVideo: (url: string, signal: AbortSignal) => Promise<Uint8Array>;
  /** The lessons that ship for the library; none where `LIBRARY_LESSONS` is off. */
  readonly lessons: readonly Lesson[];
  readonly twinProvider: TwinProvider;
  /** How long the making of a Digital Twin may take, in milliseconds (`TWIN_TIMEOUT`). */
  readonly twinTimeout: number;
  readonly mail: MailDependencies;
  readonly webhookSender: WebhookSender;
  /**
   * Everybody who has webhooks that are not switched off, and all administrators, as of this position or a later one.
   * Waits until the read models have seen the position, which takes minutes at a first start.
   */
  readonly webhookAudience: (
    position: Position,
    signal: AbortSignal,
  ) => Promise<{ readonly owners: Iterable<string>; readonly administrators: Iterable<string> }>;
  /** Endpoints with waiting messages, also from a read model. */
  readonly webhookQueues: () => AsyncIterable<string>;
  /** Messages to one endpoint that are due, also from a read model. */
  readonly webhooksDue: (
    webhookId: string,
    ...page: Parameters<Due<{ deliveryId: string }>>
  ) => ReturnType<Due<{ deliveryId: string }>>;
  /** Fetches the pictures of a video; one that can't be fetched is left out. */
  readonly collectMedia: CollectMediaOf;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long a hold may stay open, in milliseconds (`RENDER_TIMEOUT`). */
  readonly renderTimeout: number;
  /** Half-credits per 30 days for accounts without a plan (`FREE_MONTHLY_CREDITS`); 0: none. */
  readonly freeHalfCredits: number;
  /**
   * Half-credits that an account could use after its event of this revision, also from a read model; undefined when it
   * knows none.
   */
  readonly balanceOf: (
    userId: string,
  ) => Promise<{ readonly available: number; readonly revision: number } | undefined>;
  /** Accounts without a plan whose free credits are due. */
  readonly freeCreditsDue: Due<{ userId: string }>;
  /** Accounts with credits whose expiry has passed. */
  readonly expiryDue: Due<{ userId: string }>;
  /** Lots of credits after this place in the order of their expiry, also from a read model. */
  readonly expiringLots: (
    after: { readonly expiresAt: number; readonly id: string },
    limit: number,
  ) => Promise<readonly ExpiringLot[]>;
  /** Users after this one whose videos had viewers on a day (UTC, `2026-11-22`), also from a read model. */
  readonly ownersWatchedOn: (day: string, limit: number, after?: string) => Promise<readonly string[]>;
  /** The views of a user's videos from one day through another, also from a read model. */
  readonly audienceBetween: (userId: string, from: string, through: string) => Promise<Audience>;
  /** Fee sheets that are due for deletion. */
  readonly feeSheetsDue: Due<{ userId: string; feeSheetId: string }>;
  /** Digital Twins that ended before this time and whose consent clip is still kept. */
  readonly consentsDue: Due<{ userId: string; avatarId: string }>;
  /** The names of a user's uploaded pictures that their drafts, videos and brand show. Rejects while it is not known. */
  readonly picturesInUse: (userId: string) => Promise<ReadonlySet<string>>;
  /** How long a deletion can be undone, in milliseconds (`ACCOUNT_DELETION_GRACE`). */
  readonly deletionGrace: number;
  /** Accounts whose deletion is final by now. */
  readonly deletionsDue: Due<{ userId: string }>;
  /** Accounts with a step of their erasure that is due again, also from a read model. */
  readonly erasuresDue: (now: number) => AsyncIterable<string>;
  /** The users that this installation has erased, from a list outside the log and its backups. */
  readonly erasedBefore: () => Promise<readonly string[]>;
  readonly keyRing: Pick<KeyRing, 'destroy'>;
  /** The erasers of the stores of other rooms, composed in `server/erasers.ts`. */
  readonly erasers: readonly Eraser[];
  /** Removes deleted data from the files of the read models, once they have seen the position. */
  readonly scrubReadModels: (position: Position) => Promise<void>;
}
