import { z } from 'zod';
import { postings, type CreditEvent } from '../../domain/credits/index.ts';
import { streamIdOf, type Position, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { type VideoTemplate, videoTemplates } from '../../domain/videos/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';
import { videoIdOf } from './video-of-event.ts';

const id = z.string();
const count = z.int().min(0);
const time = z.int().min(0);

/** Half-credits as of the last event; credits that have lapsed since are still in `availableHalfCredits`. */
const creditBalance = z.object({
  availableHalfCredits: z.int(),
  heldHalfCredits: z.int(),
  debtHalfCredits: z.int(),
  issuedHalfCredits: z.int(),
  consumedHalfCredits: z.int(),
  expiredHalfCredits: z.int(),
  clawedBackHalfCredits: z.int(),
  adjustedOutHalfCredits: z.int(),
  writtenOffHalfCredits: z.int(),
});

/** The published state of one account: figures and states, nothing that a person typed. */
export const accountState = z.object({
  userId: id,
  /** Milliseconds since the epoch; null while the log holds no registration. */
  registeredAtMs: time.nullable(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** From the flow of the latest video that has one; null before such a video. */
  customerKind: z.enum(['agent', 'lender']).nullable(),
  suspendedBy: z.enum(['user', 'admin']).nullable(),
  deletionRequested: z.boolean(),
  credits: creditBalance,
  twinCredits: z.object({ available: z.int(), held: z.int(), used: z.int(), debt: z.int() }),
  payments: z.object({ succeeded: count, paidCents: count, refundedCents: count }),
  subscription: z
    .object({ planId: id, status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'canceled']) })
    .nullable(),
});
export type AccountState = z.infer<typeof accountState>;

/** The published state of one video. */
export const videoState = z.object({
  videoId: id,
  userId: id,
  status: z.enum(['pending', 'processing', 'ready', 'failed']),
  attempt: z.int().min(1),
  language: z.string(),
  avatarId: id,
  template: z.enum(videoTemplates),
  requestedAtMs: time,
  /** When the last attempt ended; null while it runs. */
  finishedAtMs: time.nullable(),
  durationMs: count.nullable(),
  /** Held for the running attempt; null once they are settled. */
  heldHalfCredits: count.nullable(),
  usedHalfCredits: count,
});
export type VideoState = z.infer<typeof videoState>;

/** The latest state under a key. Null: the key is gone for good, and a tombstone is published for it. */
export interface StateDocument<State extends object> {
  readonly state: State | null;
  readonly position: Position;
  readonly time: number;
  /** The version of this projection that made the document. */
  readonly version: string;
}

/** The amount of a payment that has been refunded so far. */
interface RefundDocument {
  readonly refundedCents: number;
}

const byPosition = { byPosition: { equal: [], order: ['position'] } } as const;
const collections = {
  accounts: documents<StateDocument<AccountState>>().indexedBy(byPosition),
  videos: documents<StateDocument<VideoState>>().indexedBy(byPosition),
  refunds: documents<RefundDocument>(),
};
export type PublishedStates = typeof collections;

type Changes = readonly ChangeOf<typeof collections>[];
type Read = ReadOf<typeof collections>;

/** Raise it whenever a state's shape or rule changes: every state is then published again. */
export const publishedStateVersion = '3';

/** The kind of customer by the flow of the video; unknown for custom ones. */
const kindBy: Readonly<Partial<Record<VideoTemplate, NonNullable<AccountState['customerKind']>>>> = {
  residential: 'agent',
  commercial: 'agent',
  lender: 'lender',
};

const ofUser: ReadonlySet<string> = new Set(['user', 'credits', 'twincredits', 'subscription']);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function userOf({ stream, data }: RecordedEvent): string | undefined {
  const [category = ''] = stream.split('-', 1);
  return ofUser.has(category) ? streamIdOf(stream) : text(data['userId']);
}

/**
 * The latest public state of every account and video, for the compacted topics. A document's position is that of the
 * last event that changed it, so a reader in the order of positions misses no key, however many changes it misses. The
 * keys of deleted videos and erased users stay as tombstones.
 */
export const publishedState = defineProjection({
  name: 'published-state',
  version: publishedStateVersion,
  collections,
  needs: (event) => ({
    accounts: userOf(event),
    videos: videoIdOf(event),
    refunds: isEvent(event, 'PaymentReversed') ? event.data.paymentId : undefined,
  }),
  on: {
    UserRegistered: (event, read) =>
      account(event, read, () => ({ registeredAtMs: event.time, emailVerified: event.data.emailVerified })),
    UserIdentityUpdated: (event, read) => account(event, read, () => ({ emailVerified: event.data.emailVerified })),
    EmailChanged: (event, read) => account(event, read, () => ({ emailVerified: true })),
    EmailChangeUndone: (event, read) => account(event, read, () => ({ emailVerified: true })),
    AdminRoleGranted: (event, read) => account(event, read, () => ({ isAdmin: true })),
    AdminRoleRevoked: (event, read) => account(event, read, () => ({ isAdmin: false })),
    AccountSuspended: (event, read) => account(event, read, () => ({ suspendedBy: event.data.by })),
    AccountReactivated: (event, read) => account(event, read, () => ({ suspendedBy: null })),
    DeletionRequested: (event, read) => account(event, read, () => ({ deletionRequested: true })),
    DeletionCancelled: (event, read) => account(event, read, () => ({ deletionRequested: false })),
    ErasureStarted: (event) => tombstone(event, 'accounts', event.data.userId),
    CreditsCaptured: (event, read) => [
      ...moved(event, read),
      ...video(event, read, ({ usedHalfCredits }) => ({
        heldHalfCredits: null,
        usedHalfCredits: usedHalfCredits + event.data.capturedAmount,
      })),
    ],
    CreditsReleased: (event, read) => [...moved(event, read), ...video(event, read, () => ({ heldHalfCredits: null }))],
    credits: moved,
    twincredits: moved,
    PaymentSucceeded: (event, read) =>
      account(event, read, ({ payments }) => ({
        payments: {
          ...payments,
          succeeded: payments.succeeded + 1,
          paidCents: payments.paidCents + event.data.amountCents,
        },
      })),
    // The event has the total of the payment; the account adds only the difference.
    PaymentReversed: (event, read) => {
      const { paymentId, refundedCents } = event.data;
      const more = refundedCents - (read('refunds', paymentId)?.refundedCents ?? 0);
      return [
        { op: 'put', collection: 'refunds', id: paymentId, doc: { refundedCents } },
        ...account(event, read, ({ payments }) => ({
          payments: { ...payments, refundedCents: payments.refundedCents + more },
        })),
      ];
    },
    SubscriptionStarted: (event, read) =>
      account(event, read, () => ({ subscription: { planId: event.data.plan.id, status: 'incomplete' } })),
    SubscriptionActivated: (event, read) => subscribed(event, read, event.data.trial ? 'trialing' : 'active'),
    SubscriptionPastDue: (event, read) => subscribed(event, read, 'past_due'),
    SubscriptionRecovered: (event, read) => subscribed(event, read, 'active'),
    SubscriptionEnded: (event, read) => subscribed(event, read, 'canceled'),
    VideoRequested: (event, read) => {
      const { videoId, userId, language, avatarId, template, attempt, halfCredits: heldHalfCredits } = event.data;
      const state: VideoState = {
        videoId,
        userId,
        status: 'pending',
        attempt,
        language,
        avatarId,
        template,
        requestedAtMs: event.time,
        finishedAtMs: null,
        durationMs: null,
        heldHalfCredits,
        usedHalfCredits: 0,
      };
      const customerKind = kindBy[template];
      return [
        { op: 'put', collection: 'videos', id: videoId, doc: { state, ...stamp(event) } },
        ...(customerKind === undefined ? [] : account(event, read, () => ({ customerKind }))),
      ];
    },
    VideoRenderStarted: (event, read) => video(event, read, () => ({ status: 'processing' })),
    VideoCompleted: (event, read) =>
      video(event, read, () => ({ status: 'ready', finishedAtMs: event.time, durationMs: event.data.durationMs })),
    VideoFailed: (event, read) => video(event, read, () => ({ status: 'failed', finishedAtMs: event.time })),
    VideoRetried: (event, read) =>
      video(event, read, () => ({
        status: 'pending',
        attempt: event.data.attempt,
        finishedAtMs: null,
        heldHalfCredits: event.data.halfCredits,
      })),
    // A deletion can be undone for a minute.
    VideoPurged: (event) => tombstone(event, 'videos', event.data.videoId),
  },
  live: { accounts: 'silent', videos: 'silent', refunds: 'silent' },
  awaitedBy: 'queries',
});

const stamp = ({ position, time: at }: RecordedEvent) => ({ position, time: at, version: publishedStateVersion });

function newAccount(userId: string): AccountState {
  return {
    userId,
    registeredAtMs: null,
    emailVerified: false,
    isAdmin: false,
    customerKind: null,
    suspendedBy: null,
    deletionRequested: false,
    credits: {
      availableHalfCredits: 0,
      heldHalfCredits: 0,
      debtHalfCredits: 0,
      issuedHalfCredits: 0,
      consumedHalfCredits: 0,
      expiredHalfCredits: 0,
      clawedBackHalfCredits: 0,
      adjustedOutHalfCredits: 0,
      writtenOffHalfCredits: 0,
    },
    twinCredits: { available: 0, held: 0, used: 0, debt: 0 },
    payments: { succeeded: 0, paidCents: 0, refundedCents: 0 },
    subscription: null,
  };
}

/** Changes the event's account; later events of an erased one are not published. */
function account(event: RecordedEvent, read: Read, fieldsOf: (state: AccountState) => Partial<AccountState>): Changes {
  const userId = userOf(event);
  if (userId === undefined) return [];
  const known = read('accounts', userId);
  if (known?.state === null) return [];
  const state = known?.state ?? newAccount(userId);
  const doc = { state: { ...state, ...fieldsOf(state) }, ...stamp(event) };
  return [{ op: 'put', collection: 'accounts', id: userId, doc }];
}

/** Changes the event's video unless it was deleted. */
function video(event: RecordedEvent, read: Read, fieldsOf: (state: VideoState) => Partial<VideoState>): Changes {
  const videoId = videoIdOf(event);
  const state = videoId === undefined ? undefined : read('videos', videoId)?.state;
  if (videoId === undefined || !state) return [];
  const doc = { state: { ...state, ...fieldsOf(state) }, ...stamp(event) };
  return [{ op: 'put', collection: 'videos', id: videoId, doc }];
}

const tombstone = (event: RecordedEvent, collection: 'accounts' | 'videos', key: string): Changes => [
  { op: 'put', collection, id: key, doc: { state: null, ...stamp(event) } },
];

const subscribed = (
  event: RecordedEvent,
  read: Read,
  status: NonNullable<AccountState['subscription']>['status'],
): Changes =>
  account(event, read, ({ subscription }) => ({ subscription: subscription && { ...subscription, status } }));

function moved(event: RecordedEvent<CreditEvent>, read: Read): Changes {
  return account(event, read, ({ credits, twinCredits }) =>
    event.data.asset === 'twins'
      ? { twinCredits: twinsAfter(twinCredits, event) }
      : { credits: creditsAfter(credits, event) },
  );
}

function creditsAfter(before: AccountState['credits'], event: CreditEvent): AccountState['credits'] {
  const after = { ...before };
  for (const { account: name, delta } of postings(event)) {
    if (name === 'lot') after.availableHalfCredits += delta;
    // Issued, written-off and owed amounts are on the other side of the ledger.
    else if (name === 'issued' || name === 'writtenOff' || name === 'debt') after[`${name}HalfCredits`] -= delta;
    else after[`${name}HalfCredits`] += delta;
  }
  return after;
}

function twinsAfter(before: AccountState['twinCredits'], event: CreditEvent): AccountState['twinCredits'] {
  const after = { ...before };
  for (const { account: name, delta } of postings(event)) {
    if (name === 'lot') after.available += delta;
    else if (name === 'held') after.held += delta;
    else if (name === 'consumed') after.used += delta;
    else if (name === 'debt') after.debt -= delta;
  }
  return after;
}
