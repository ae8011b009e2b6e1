import { openReconciliation, type Books, type ProviderRecords } from '../../command-service/index.ts';
import { START } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import type { ProviderEntry, StatementPage } from '../../domain/finance/index.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { newEventId, withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import {
  createMemoryReadStore,
  projectionRegistry,
  startProjections,
  type Projections,
} from '../../projection-service/index.ts';
import { happened, type GivenEvent } from '../../projection-service/testing/projection-spec.ts';
import { openBooks } from '../books.ts';

export const started = Date.UTC(2026, 0, 1);
export const now = Date.UTC(2026, 0, 3);
const caller = { actor: { kind: 'system', id: 'test' }, correlationId: 'c' } as const;

export const bundle: PurchasedItem = {
  kind: 'bundle',
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
};

/** A payment as the log records it, with every part optional. */
export const initiated = (id: string, items: readonly PurchasedItem[] = [bundle]): GivenEvent =>
  happened(`payment-${id}`, 'PaymentInitiated', {
    paymentId: id,
    purchaseId: null,
    invoiceId: null,
    userId: owner(id),
    items,
    currency: 'usd',
    provider: 'stripe',
  });
export const succeeded = (id: string, items: readonly PurchasedItem[] = [bundle]): GivenEvent =>
  happened(`payment-${id}`, 'PaymentSucceeded', {
    paymentId: id,
    purchaseId: null,
    invoiceId: null,
    userId: owner(id),
    items,
    amountCents: 17_750,
    currency: 'usd',
    reportedBy: 'provider',
  });
export const granted = (id: string, lotId = id, halfCredits = 20): GivenEvent =>
  happened(`credits-${owner(id)}`, 'CreditsGranted', {
    asset: 'minutes',
    lotId,
    source: 'bundle',
    amount: halfCredits,
    debtPaidAmount: 0,
    expiresAtMs: null,
    paymentId: id,
    priceCents: 17_750,
    paidCents: 17_750,
    currency: 'usd',
    catalogVersion: '1',
    isApart: false,
    itemName: 'Starter Pack',
  });
/** The one user of a payment. */
export const owner = (id: string): string => `user-${id}`;
export const paid = (id: string): readonly GivenEvent[] => [initiated(id), succeeded(id), granted(id)];

/** A video of 70 s that used 3 of 4 held half-credits. */
export const captured = (videoId: string, paymentId: string, durationMs = 70_000): readonly GivenEvent[] => [
  happened(`credits-${owner(paymentId)}`, 'CreditsReserved', {
    asset: 'minutes',
    holdId: `${videoId}-1`,
    heldFor: videoId,
    amount: 4,
    lots: [{ lotId: paymentId, amount: 4 }],
    expiresAtMs: now,
    requestHash: 'h',
  }),
  happened(`credits-${owner(paymentId)}`, 'CreditsCaptured', {
    asset: 'minutes',
    holdId: `${videoId}-1`,
    heldFor: videoId,
    held: [{ lotId: paymentId, amount: 4 }],
    capturedAmount: 3,
    debtPaid: [],
    returned: [{ lotId: paymentId, amount: 1 }],
    expiredAmount: 0,
    durationMs,
  }),
];
export const completed = (videoId: string, late = false, durationMs = 70_000): GivenEvent =>
  happened(`video-${videoId}`, 'VideoCompleted', {
    videoId,
    userId: 'ann',
    attempt: 1,
    durationMs,
    videoKey: 'v',
    thumbnailKey: 't',
    captionsKey: 'c',
    picturesLeftOut: 0,
    costCents: null,
    renderMs: null,
    leftOut: null,
    late,
  });

let booked = 0;
/** A record of the provider: a charge of the bundle, a second after the entry before. */
export function entry(id: string, fields: Partial<ProviderEntry> = {}): ProviderEntry {
  booked += 1;
  const { amountCents = 17_750, feeCents = 545 } = fields;
  return {
    entryId: `txn_${String(booked).padStart(6, '0')}`,
    provider: 'stripe',
    kind: 'charge',
    paymentId: id,
    ownerId: owner(id),
    customerId: null,
    amountCents,
    feeCents,
    netCents: amountCents - feeCents,
    currency: 'usd',
    bookedAtMs: started + 1_000 * booked,
    settledCents: null,
    ...fields,
  };
}
/** A payout of this many cents; the provider reports that it pays out `settledCents`. */
export const payout = (cents: number, settledCents: number | null, fields: Partial<ProviderEntry> = {}) =>
  entry('none', {
    kind: 'payout',
    paymentId: null,
    ownerId: null,
    customerId: null,
    amountCents: -cents,
    feeCents: 0,
    settledCents,
    ...fields,
  });

/** The provider's records: pages of three, newest first. */
export function recordsOf(
  entries: readonly ProviderEntry[],
  spoil: (page: StatementPage) => StatementPage = (page) => page,
) {
  let reads = 0;
  const records: ProviderRecords = {
    billingTime: () => now,
    settledCents: async () => null,
    listEntries: async ({ since, until, after }) => {
      reads += 1;
      const rows = entries
        .filter(({ bookedAtMs }) => bookedAtMs >= since && bookedAtMs < until)
        .toSorted((a, b) => b.bookedAtMs - a.bookedAtMs);
      const from = after === undefined ? 0 : rows.findIndex(({ entryId }) => entryId === after) + 1;
      const page = rows.slice(from, from + 3);
      const next = from + 3 < rows.length ? page.at(-1)?.entryId : undefined;
      return spoil({ livemode: false, entries: page, ...(next === undefined ? {} : { next }) });
    },
  };
  return { records, reads: () => reads };
}

/** Appends events to their streams, each in its current version. */
export async function happen(eventStore: EventStore, events: readonly GivenEvent[]): Promise<void> {
  for (const { stream = '', type, data, time = now } of events) {
    const past = await eventStore.readStream(stream);
    const metadata = {
      actor: caller.actor,
      commandId: 'given',
      correlationId: 'given',
      causationId: 'given',
      subject: 'given',
    };
    const schemaVersion = eventRegistry.get(type)?.version ?? 1;
    await eventStore.append(stream, past.length === 0 ? 'no_stream' : past.length - 1, [
      { id: newEventId(time), type, schemaVersion, time, data, metadata },
    ]);
  }
}

/** Reconciliation on a log in memory with these events, one millisecond apart, starting at `started`. */
export async function openFinance(events: readonly GivenEvent[], change: (books: Books) => Books = (books) => books) {
  const eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  await happen(
    eventStore,
    events.map((event, index) => ({ ...event, time: started + index })),
  );
  const projections: Projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  const books = change(openBooks(projections, eventStore));
  const run = (records: ProviderRecords, at = now, store: EventStore = eventStore) =>
    openReconciliation({
      eventStore: store,
      registry: eventRegistry,
      paymentProvider: { name: 'stripe', mode: 'test' } as never,
      providerRecords: records,
      books,
      now: () => at,
    })(caller);
  const types = async (): Promise<readonly string[]> =>
    (await eventStore.readAll({ after: START, limit: 10_000 })).events.map(({ type }) => type);
  return { eventStore, books, projections, run, types, stop: () => projections.stop() };
}
