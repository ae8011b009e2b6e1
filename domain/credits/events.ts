import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';
import { reversalFields } from '../reversal.ts';

/** Whole half-credits. */
const amount = z.int().min(0);
const positive = z.int().min(1);
/** Milliseconds since the epoch. */
const time = z.int();
const id = z.string().min(1).max(200);

/** How much of which lot: what a hold is settled by. */
const allocation = z.array(z.object({ lotId: id, halfCredits: positive }).readonly()).readonly();
export type Allocation = readonly { readonly lotId: string; readonly halfCredits: number }[];

export const grantSources = ['plan', 'bundle', 'trial', 'admin', 'goodwill'] as const;

/** A lot was opened. `debtPaidHalfCredits` of it paid a debt at once and never became available. */
const granted = z.object({
  lotId: id,
  source: z.enum(grantSources),
  halfCredits: positive,
  debtPaidHalfCredits: amount,
  expiresAtMs: time.nullable(),
  /** The payment that bought it, null for grants without one. */
  paymentId: id.nullable(),
  priceCents: amount,
  /** All of that payment, of which `priceCents` bought this lot: a reversal takes back in proportion to it. */
  paidCents: amount,
  currency: z.string(),
  catalogVersion: z.string(),
  /** The catalogue's name of what was granted, e.g. "Starter Pack". */
  itemName: z.string(),
});

/** Credits were reserved for a video, from the lots with the soonest expiry first. */
const reserved = z.object({
  holdId: id,
  videoId: id,
  halfCredits: positive,
  lots: allocation,
  expiresAtMs: time,
  /** Hash of the request that started the video. */
  requestHash: z.string(),
});

/**
 * A hold was captured. Of `held`, `capturedHalfCredits` were used. Of the rest, the part from lots that have expired
 * meanwhile expired; the other part paid a debt first and then returned to its lots.
 */
const captured = z.object({
  holdId: id,
  videoId: id,
  held: allocation,
  capturedHalfCredits: positive,
  debtPaid: allocation,
  returned: allocation,
  expiredHalfCredits: amount,
  /** Length of the finished video. */
  durationMs: amount,
});

export const releaseReasons = ['failed', 'deleted', 'timed_out', 'abandoned'] as const;

/** A hold was released: all of it paid a debt, returned to its lots, or expired with its lot. */
const released = z.object({
  holdId: id,
  videoId: id,
  held: allocation,
  debtPaid: allocation,
  returned: allocation,
  expiredHalfCredits: amount,
  reason: z.enum(releaseReasons),
});

/** The rest of a lot expired: at its expiry, or because the plan's next period began. */
const expired = z.object({ lotId: id, halfCredits: positive, cause: z.enum(['expiry', 'renewal']) });

/**
 * A payment was refunded or disputed. `takenHalfCredits` came from what was left of its lot; of the part that was
 * already used, `fromOthers` came from other lots and `debtHalfCredits` are owed.
 */
const clawedBack = z.object({
  paymentId: id,
  lotId: id,
  ...reversalFields,
  takenHalfCredits: amount,
  fromOthers: allocation,
  debtHalfCredits: amount,
});

/**
 * A dispute was won: what was taken last for this payment is undone. Its debt is cancelled; a debt that was written off
 * meanwhile returns nothing; the rest returns to its lots like a released hold: it pays other debts first, and expires
 * where the lot has expired.
 */
const restored = z.object({
  paymentId: id,
  lotId: id,
  ...reversalFields,
  debtCancelledHalfCredits: amount,
  debtWrittenOffHalfCredits: amount,
  debtPaid: allocation,
  returned: allocation,
  expiredHalfCredits: amount,
});

/** A reversal that moved no credits: its payment is not granted yet, or it changes less than half a credit. */
const reversalNoted = z.object({ paymentId: id, ...reversalFields });

/** An administrator set the available balance (DECISIONS 2.10). */
const adjusted = z.object({
  adjustmentId: id,
  beforeHalfCredits: amount,
  afterHalfCredits: amount,
  /** Taken from lots when the balance went down. */
  removed: allocation,
  /** The lot opened when the balance went up. */
  lotId: id,
  addedHalfCredits: amount,
  /** Debt written off by an upward setting. */
  debtClearedHalfCredits: amount,
  /** Written by the administrator; null once the account is erased. */
  reason: z.string().min(1).max(500).nullable(),
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
  defineEvent({ type: 'CreditsAdjusted', version: 1, schema: adjusted, personal: ['reason'] }),
] as const;

export type CreditsGranted = DomainEvent<'CreditsGranted', z.infer<typeof granted>>;
export type CreditsReserved = DomainEvent<'CreditsReserved', z.infer<typeof reserved>>;
export type CreditsCaptured = DomainEvent<'CreditsCaptured', z.infer<typeof captured>>;
export type CreditsReleased = DomainEvent<'CreditsReleased', z.infer<typeof released>>;
export type CreditsExpired = DomainEvent<'CreditsExpired', z.infer<typeof expired>>;
export type CreditsClawedBack = DomainEvent<'CreditsClawedBack', z.infer<typeof clawedBack>>;
export type CreditsRestored = DomainEvent<'CreditsRestored', z.infer<typeof restored>>;
export type CreditReversalNoted = DomainEvent<'CreditReversalNoted', z.infer<typeof reversalNoted>>;
export type CreditsAdjusted = DomainEvent<'CreditsAdjusted', z.infer<typeof adjusted>>;

export type CreditEvent =
  | CreditsGranted
  | CreditsReserved
  | CreditsCaptured
  | CreditsReleased
  | CreditsExpired
  | CreditsClawedBack
  | CreditsRestored
  | CreditReversalNoted
  | CreditsAdjusted;

/** The stream that holds one user's credits. */
export const creditStream = (userId: string): string => `credits-${userId}`;
