import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';

const id = z.string().min(1).max(200);
/** Milliseconds since the epoch. */
const time = z.int().min(0);
/** Signed cents: what comes in is positive. */
const signed = z.int();

export const entryKinds = ['charge', 'refund', 'dispute', 'dispute_reversal', 'fee', 'payout', 'other'] as const;

/** One movement of money as the payment provider booked it. Entries are the provider's truth; they never change. */
const entry = z.object({
  entryId: id,
  provider: id,
  kind: z.enum(entryKinds),
  /** The payment that it belongs to; null for payouts and fees of the account. */
  paymentId: id.nullable(),
  /** The user whose id we attached to the payment; null for money that this product did not ask for. */
  ownerId: id.nullable(),
  /** The paying account at the provider: every payment of a known account is ours, whatever its metadata says. */
  customerId: id.nullable(),
  amountCents: signed,
  feeCents: signed,
  netCents: signed,
  /** Any text: other products of the account may use currencies that the books don't know. */
  currency: z.string().min(1).max(20),
  bookedAtMs: time,
  /** For a payout: the sum of the net amounts that the provider says it pays out. */
  settledCents: signed.nullable(),
});

export const pageFaults = ['cut_off', 'doubled', 'reordered', 'other_account', 'outside_range'] as const;
export type PageFault = (typeof pageFaults)[number];
/** "A page is …" */
export const pageFaultWords: Readonly<Record<PageFault, string>> = {
  cut_off: 'cut off',
  doubled: 'doubled',
  reordered: 'out of order',
  other_account: 'of another account',
  outside_range: 'outside of its range',
};

/** A page of the provider's records that can't be right. Nothing of its range was recorded. */
const refused = z.object({
  provider: id,
  fault: z.enum(pageFaults),
  sinceMs: time,
  untilMs: time,
  entryId: id.nullable(),
});
/** The range whose page was refused could be read after all. */
const accepted = z.object({ provider: id, untilMs: time });
/**
 * The provider has named what a payout pays out, or says that it never will (null). At its booking a payout may still
 * be in progress: the entry itself never changes.
 */
const payoutReconciled = z.object({ provider: id, entryId: id, settledCents: signed.nullable() });
/** The read models of credits were compared with a replay of the accounts that changed since the last check. */
const accountsChecked = z.object({
  provider: id,
  /** Every account was compared, not only those that changed. */
  isFull: z.boolean(),
  /** When the comparison began. */
  startedAtMs: time,
  throughPosition: z.string(),
  accounts: z.int().min(0),
  differing: z.array(id).readonly(),
});

/** An object that the provider reported or listed in no known shape. It held up nothing else. */
const notUnderstood = z.object({
  provider: id,
  /** The invoice, subscription or other object that it is about. */
  objectId: id,
  userId: id.nullable(),
  reason: z.string().max(500),
});
/** The object could be read after all. */
const understood = z.object({ provider: id, objectId: id });

/** A full reading found a record that differs from what was recorded. */
const entryDiffers = z.object({
  provider: id,
  entryId: id,
  paymentId: id.nullable(),
  recordedCents: signed,
  /** Null when the provider no longer has it. */
  foundCents: signed.nullable(),
});
/** The provider's record matches again. */
const entryAgrees = z.object({ provider: id, entryId: id });

export const statementEventTypes = [
  defineEvent({ type: 'ProviderEntryChanged', version: 1, schema: entryDiffers }),
  defineEvent({ type: 'ProviderEntryRestored', version: 1, schema: entryAgrees }),
  defineEvent({ type: 'ProviderObjectNotUnderstood', version: 1, schema: notUnderstood }),
  defineEvent({ type: 'ProviderObjectUnderstood', version: 1, schema: understood }),
  defineEvent({ type: 'ProviderEntryRecorded', version: 1, schema: entry }),
  defineEvent({ type: 'ProviderPageRefused', version: 1, schema: refused }),
  defineEvent({ type: 'ProviderPageAccepted', version: 1, schema: accepted }),
  defineEvent({ type: 'PayoutReconciled', version: 1, schema: payoutReconciled }),
  defineEvent({ type: 'AccountsChecked', version: 1, schema: accountsChecked }),
] as const;

export type ProviderEntry = z.infer<typeof entry>;
export type ProviderEntryChanged = DomainEvent<'ProviderEntryChanged', z.infer<typeof entryDiffers>>;
export type ProviderObjectNotUnderstood = DomainEvent<'ProviderObjectNotUnderstood', z.infer<typeof notUnderstood>>;
export type StatementEvent = EventsOf<typeof statementEventTypes>;

/** Everything that one provider booked, in one stream: its revision is the cursor of reconciliation. */
export const statementStream = (provider: string): string => `statement-${provider}`;
