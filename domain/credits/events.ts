import { z } from 'zod';
import { categoryOf, type DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { reversalFields } from '../reversal.ts';
import { personal } from '../personal.ts';

/**
 * The asset of an account, which gives the unit of every amount in its events: half-credits for `minutes` of video,
 * whole Digital Twins for `twins`.
 */
export const assets = ['minutes', 'twins'] as const;
export type Asset = (typeof assets)[number];
const asset = z.enum(assets);

/** In the unit of the event's asset. */
const amount = z.int().min(0);
const positive = z.int().min(1);
/** Milliseconds since the epoch. */
const time = z.int();
const id = z.string().min(1).max(200);

/** How much came from each lot; a hold settles on these. */
const allocation = z.array(z.object({ lotId: id, amount: positive }).readonly()).readonly();
export type Allocation = readonly { readonly lotId: string; readonly amount: number }[];

export const grantSources = ['plan', 'bundle', 'trial', 'admin', 'goodwill'] as const;

/** A lot was opened. `debtPaidAmount` of it paid a debt at once and never became available. */
const granted = z.object({
  asset,
  lotId: id,
  source: z.enum(grantSources),
  amount: positive,
  debtPaidAmount: amount,
  expiresAtMs: time.nullable(),
  /** A plan period that was paid so late that it neither ends another period's lot nor is ended by one. */
  isApart: z.boolean(),
  /** The payment that bought it, null for grants without one. */
  paymentId: id.nullable(),
  priceCents: amount,
  /** The price of the whole payment; `priceCents` of it bought this lot, and a reversal takes back in proportion. */
  paidCents: amount,
  currency: z.string(),
  catalogVersion: z.string(),
  /** The catalog's name of what was granted, e.g. "Starter Pack". */
  itemName: z.string(),
});

/** Credits were reserved for a video or a Digital Twin, from the lots with the soonest expiry first. */
const reserved = z.object({
  asset,
  holdId: id,
  /** The video or the Digital Twin. */
  heldFor: id,
  amount: positive,
  lots: allocation,
  expiresAtMs: time,
  /** Hash of the request that made the hold. */
  requestHash: z.string(),
});

/**
 * A hold was captured. Of `held`, `capturedAmount` were used. Of the rest, the part from lots that have expired
 * meanwhile expired; the other part paid a debt first and then returned to its lots.
 */
const captured = z.object({
  asset,
  holdId: id,
  heldFor: id,
  held: allocation,
  capturedAmount: positive,
  debtPaid: allocation,
  returned: allocation,
  expiredAmount: amount,
  /** Length of the finished video; null for a Digital Twin, which has none. */
  durationMs: amount.nullable(),
});

export const releaseReasons = ['failed', 'deleted', 'timed_out', 'abandoned'] as const;

/** A hold was released: all of it paid a debt, returned to its lots, or expired with its lot. */
const released = z.object({
  asset,
  holdId: id,
  heldFor: id,
  held: allocation,
  debtPaid: allocation,
  returned: allocation,
  expiredAmount: amount,
  reason: z.enum(releaseReasons),
});

/** The rest of a lot expired: at its expiry, or because the plan's next period began. */
const expired = z.object({ asset, lotId: id, amount: positive, cause: z.enum(['expiry', 'renewal']) });

/**
 * A payment was refunded or disputed. `takenAmount` came from what was left of its lot; of the part that was
 * already used, `fromOthers` came from other lots and `debtAmount` are owed.
 */
const clawedBack = z.object({
  asset,
  paymentId: id,
  lotId: id,
  ...reversalFields,
  takenAmount: amount,
  fromOthers: allocation,
  debtAmount: amount,
});

/**
 * A dispute was won: what was taken last for this payment is undone. Its debt is canceled; a debt that was written off
 * meanwhile returns nothing; the rest returns to its lots like a released hold: it pays other debts first, and expires
 * where the lot has expired.
 */
const restored = z.object({
  asset,
  paymentId: id,
  lotId: id,
  ...reversalFields,
  debtCancelledAmount: amount,
  debtWrittenOffAmount: amount,
  debtPaid: allocation,
  returned: allocation,
  expiredAmount: amount,
});

/** A reversal that moved no credits: its payment is not granted yet, or it changes less than one unit. */
const reversalNoted = z.object({ asset, paymentId: id, ...reversalFields });

export const creditActs = ['set', 'give', 'take'] as const;
export const actPurposes = ['goodwill', 'correction'] as const;
export type ActPurpose = (typeof actPurposes)[number];

/** An administrator's text; null when empty, and once the account is erased. */
const written = z.string().min(1).max(500).nullable();

/** An administrator set the available balance, gave credits or took some. */
const adjusted = z.object({
  asset,
  adjustmentId: id,
  act: z.enum(creditActs),
  /** Why credits were given or taken; null when the balance was set. */
  purpose: z.enum(actPurposes).nullable(),
  beforeAmount: amount,
  afterAmount: amount,
  /** Taken from lots when the balance went down. */
  removed: allocation,
  /** The lot opened when the balance went up, and when it expires. */
  lotId: id,
  addedAmount: amount,
  expiresAtMs: time.nullable(),
  /** The part of what was given that paid a debt at once. */
  debtPaidAmount: amount,
  /** Debt written off by an upward setting. */
  debtClearedAmount: amount,
  /** The customer reads it. */
  reason: personal(written),
  /** Only staff read it. */
  note: personal(written),
});

/**
 * An act of an administrator was undone: what it took returned to its lots, what it gave is gone, and the debts that it
 * paid or wrote off are owed again.
 */
const undone = z.object({
  asset,
  undoId: id,
  adjustmentId: id,
  beforeAmount: amount,
  afterAmount: amount,
  returned: allocation,
  /** The lot that the act opened, and how much of it the undo removed. */
  lotId: id,
  withdrawnAmount: amount,
  debtPaidAmount: amount,
  debtClearedAmount: amount,
  /** The customer reads it. */
  reason: personal(written),
  /** Only staff read it. */
  note: personal(written),
});

export const creditEventTypes = [
  defineEvent({ type: 'CreditsGranted', version: 1, schema: granted }),
  defineEvent({ type: 'CreditsReserved', version: 1, schema: reserved }),
  defineEvent({ type: 'CreditsCaptured', version: 1, schema: captured }),
  defineEvent({ type: 'CreditsReleased', version: 1, schema: released }),
  defineEvent({ type: 'CreditsExpired', version: 1, schema: expired }),
  defineEvent({ type: 'CreditsClawedBack', version: 1, schema: clawedBack }),
  defineEvent({ type: 'CreditsRestored', version: 1, schema: restored }),
  defineEvent({ type: 'CreditReversalNoted', version: 1, schema: reversalNoted }),
  defineEvent({
    type: 'CreditsAdjusted',
    version: 1,
    schema: adjusted,
    internal: ['note'],
  }),
  defineEvent({ type: 'CreditsUndone', version: 1, schema: undone, internal: ['note'] }),
] as const;

export type CreditsGranted = DomainEvent<'CreditsGranted', z.infer<typeof granted>>;
export type CreditsReserved = DomainEvent<'CreditsReserved', z.infer<typeof reserved>>;
export type CreditsReleased = DomainEvent<'CreditsReleased', z.infer<typeof released>>;
export type CreditsExpired = DomainEvent<'CreditsExpired', z.infer<typeof expired>>;
export type CreditsAdjusted = DomainEvent<'CreditsAdjusted', z.infer<typeof adjusted>>;

export type CreditEvent = EventsOf<typeof creditEventTypes>;

const categories = { minutes: 'credits', twins: 'twincredits' } as const satisfies Record<Asset, string>;

/** The asset of the account that is in a stream; undefined for a stream of another kind. */
export const assetOf = (stream: string): Asset | undefined =>
  assets.find((each) => categories[each] === categoryOf(stream));

/** The stream that holds one user's account of an asset. */
export const creditStream = (userId: string, of: Asset = 'minutes'): string => `${categories[of]}-${userId}`;
