import { afterEach, describe, expect, test } from '@jest/globals';
import { openReconciliation, type ProviderRecords } from '../command-service/index.ts';
import type { StatementPage } from '../domain/finance/index.ts';
import type { ProviderEntry, RowStatus } from '../domain/finance/index.ts';
import { eventRegistry } from '../domain/events.ts';
import { START } from '../domain/envelope.ts';
import type { PurchasedItem } from '../domain/payments/index.ts';
import { newEventId, withCodec, type EventStore } from '../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../event-store/testing/index.ts';
import { createMemoryReadStore, projectionRegistry, startProjections } from '../projection-service/index.ts';
import { happened, type GivenEvent } from '../projection-service/testing/projection-spec.ts';
import { openBooks } from './books.ts';

const started = Date.UTC(2026, 0, 1);
const now = Date.UTC(2026, 0, 3);
const hour = 3_600_000;
const caller = { actor: { kind: 'system', id: 'test' }, correlationId: 'c' } as const;

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

const bundle: PurchasedItem = {
  kind: 'bundle',
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
};

/** A payment as the log records it, each part optional. */
const initiated = (id: string, userId = 'ann'): GivenEvent =>
  happened(`payment-${id}`, 'PaymentInitiated', {
    paymentId: id,
    purchaseId: null,
    userId,
    items: [bundle],
    currency: 'usd',
    provider: 'stripe',
  });
const succeeded = (id: string, userId = 'ann'): GivenEvent =>
  happened(`payment-${id}`, 'PaymentSucceeded', {
    paymentId: id,
    purchaseId: null,
    userId,
    items: [bundle],
    amountCents: 17_750,
    currency: 'usd',
    reportedBy: 'provider',
  });
const granted = (id: string, lotId = id, halfCredits = 20, userId = `user-${id}`): GivenEvent =>
  happened(`credits-${userId}`, 'CreditsGranted', {
    lotId,
    source: 'bundle',
    halfCredits,
    debtPaidHalfCredits: 0,
    expiresAtMs: null,
    paymentId: id,
    priceCents: 17_750,
    paidCents: 17_750,
    currency: 'usd',
    catalogVersion: '1',
    itemName: 'Starter Pack',
  });
const owner = (id: string): string => `user-${id}`;
const paid = (id: string): readonly GivenEvent[] => [initiated(id, owner(id)), succeeded(id, owner(id)), granted(id)];

let booked = 0;
const entry = (id: string, fields: Partial<ProviderEntry> = {}): ProviderEntry => {
  booked += 1;
  const { amountCents = 17_750, feeCents = 545 } = fields;
  return {
    entryId: `txn_${String(booked).padStart(6, '0')}`,
    provider: 'stripe',
    kind: 'charge',
    paymentId: id,
    ownerId: owner(id),
    amountCents,
    feeCents,
    netCents: amountCents - feeCents,
    currency: 'usd',
    bookedAtMs: started + 1_000 * booked,
    settledCents: null,
    ...fields,
  };
};

/** The provider's records: pages of three, newest first. */
function recordsOf(entries: readonly ProviderEntry[], spoil: (page: StatementPage) => StatementPage = (page) => page) {
  let reads = 0;
  const records: ProviderRecords = {
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
async function happen(eventStore: EventStore, events: readonly GivenEvent[]): Promise<void> {
  for (const { stream = '', type, data, time = now } of events) {
    const past = await eventStore.readStream(stream);
    const metadata = { actor: caller.actor, commandId: 'given', correlationId: 'given', causationId: 'given' };
    const schemaVersion = eventRegistry.get(type)?.version ?? 1;
    await eventStore.append(stream, past.length === 0 ? 'no_stream' : past.length - 1, [
      { id: newEventId(time), type, schemaVersion, time, data, metadata },
    ]);
  }
}

async function openFinance(events: readonly GivenEvent[]) {
  const eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  await happen(
    eventStore,
    events.map((event, index) => ({ ...event, time: started + index })),
  );
  const projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  running.push(projections);
  const books = openBooks(projections, eventStore);
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
  return { eventStore, books, projections, run, types };
}

const captured = (videoId: string, userId: string, lotId: string): readonly GivenEvent[] => [
  happened(`credits-${userId}`, 'CreditsReserved', {
    holdId: `${videoId}-1`,
    videoId,
    halfCredits: 4,
    lots: [{ lotId, halfCredits: 4 }],
    expiresAtMs: now,
    requestHash: 'h',
  }),
  happened(`credits-${userId}`, 'CreditsCaptured', {
    holdId: `${videoId}-1`,
    videoId,
    held: [{ lotId, halfCredits: 4 }],
    capturedHalfCredits: 3,
    debtPaid: [],
    returned: [{ lotId, halfCredits: 1 }],
    expiredHalfCredits: 0,
    durationMs: 70_000,
  }),
];
const completed = (videoId: string, late: boolean, durationMs = 70_000): GivenEvent =>
  happened(`video-${videoId}`, 'VideoCompleted', {
    videoId,
    userId: 'ann',
    attempt: 1,
    durationMs,
    videoKey: 'v',
    thumbnailKey: 't',
    captionsKey: 'c',
    picturesLeftOut: 0,
    leftOut: null,
    late,
  });

/** A sound history, and one fault for each status that a row can have. */
const faults: Readonly<
  Record<string, { readonly log: readonly GivenEvent[]; readonly provider: readonly ProviderEntry[] }>
> = {
  missing_in_ledger: { log: [initiated('pi_1', owner('pi_1'))], provider: [entry('pi_1')] },
  missing_in_provider: { log: paid('pi_2'), provider: [] },
  missing_grant: {
    log: [initiated('pi_3', owner('pi_3')), succeeded('pi_3', owner('pi_3'))],
    provider: [entry('pi_3')],
  },
  amount_mismatch: { log: paid('pi_4'), provider: [entry('pi_4', { amountCents: 17_000 })] },
  currency_mismatch: { log: paid('pi_5'), provider: [entry('pi_5', { currency: 'eur' })] },
  owner_mismatch: { log: paid('pi_6'), provider: [entry('pi_6', { ownerId: 'somebody' })] },
  duplicate_grant: { log: [...paid('pi_7'), granted('pi_7', 'again')], provider: [entry('pi_7')] },
  grant_mismatch: {
    log: [initiated('pi_8', owner('pi_8')), succeeded('pi_8', owner('pi_8')), granted('pi_8', 'pi_8', 10)],
    provider: [entry('pi_8')],
  },
  orphan_reversal: {
    log: [initiated('pi_9', owner('pi_9'))],
    provider: [entry('pi_9', { kind: 'refund', amountCents: -17_750, feeCents: 0 })],
  },
  fee_unexplained: { log: paid('pi_10'), provider: [entry('pi_10', { netCents: 17_000 })] },
  used_after_refund: {
    log: [
      ...paid('pi_11'),
      ...captured('v11', owner('pi_11'), 'pi_11'),
      completed('v11', false),
      happened('payment-pi_11', 'PaymentReversed', {
        paymentId: 'pi_11',
        userId: owner('pi_11'),
        refundedCents: 17_750,
        disputes: [],
        currency: 'usd',
      }),
      happened(`credits-${owner('pi_11')}`, 'CreditsClawedBack', {
        paymentId: 'pi_11',
        lotId: 'pi_11',
        refundedCents: 17_750,
        disputes: [],
        currency: 'usd',
        takenHalfCredits: 17,
        fromOthers: [],
        debtHalfCredits: 3,
      }),
    ],
    provider: [entry('pi_11'), entry('pi_11', { kind: 'refund', amountCents: -17_750, feeCents: 0 })],
  },
  late_completion: { log: [completed('late', true)], provider: [] },
};
const sound = [...paid('pi_ok'), ...captured('v1', owner('pi_ok'), 'pi_ok'), completed('v1', false)];
const planted = [...sound, ...Object.values(faults).flatMap(({ log }) => log)];
const provided = [entry('pi_ok'), ...Object.values(faults).flatMap(({ provider }) => provider)];

describe('reconciliation', () => {
  test('finds twelve planted faults, one per status, and the same again without a new event', async () => {
    const { run, types } = await openFinance(planted);
    const { records } = recordsOf(provided);
    const first = await run(records);
    expect(first.exceptions.map(({ status }) => status).toSorted()).toEqual(Object.keys(faults).toSorted());
    const after = await types();
    expect(after.filter((type) => type === 'ExceptionOpened')).toHaveLength(12);
    expect((await run(records)).exceptions).toEqual(first.exceptions);
    expect(await types()).toEqual(after);
  });

  test.each(Object.entries(faults))('%s alone is exactly one exception', async (status, { log, provider }) => {
    const { run } = await openFinance([...sound, ...log]);
    const { exceptions } = await run(recordsOf([entry('pi_ok'), ...provider]).records);
    expect(exceptions.map((each) => each.status)).toEqual([status]);
  });

  test('errors of opposite sign stay two exceptions although their sums agree', async () => {
    const { run } = await openFinance([...paid('pi_a'), ...paid('pi_b')]);
    const { records } = recordsOf([entry('pi_a', { amountCents: 17_000 }), entry('pi_b', { amountCents: 18_500 })]);
    expect((await run(records)).exceptions.map(({ key, amountCents }) => [key, amountCents])).toEqual([
      ['pi_a', -750],
      ['pi_b', 750],
    ]);
  });

  test('a young difference is pending, and matches by itself when the other side arrives', async () => {
    const { run, eventStore } = await openFinance([initiated('pi_y', owner('pi_y'))]);
    const { records } = recordsOf([entry('pi_y', { bookedAtMs: now - 60_000 })]);
    expect(await run(records)).toMatchObject({ exceptions: [], pending: 1 });
    const late = await run(records, now + hour);
    expect(late.exceptions.map(({ status }) => status)).toEqual(['missing_in_ledger']);
    await happen(eventStore, [
      { ...succeeded('pi_y', owner('pi_y')), time: now + hour },
      { ...granted('pi_y'), time: now + hour },
    ]);
    expect(await run(records, now + 2 * hour)).toMatchObject({ exceptions: [], pending: 0 });
    const states = await eventStore.readStream('exception-A.missing_in_ledger.pi_y');
    expect(states.map(({ type }) => type)).toEqual(['ExceptionOpened', 'ExceptionMatched']);
  });

  test('a killed run goes on behind the last record, and a later run reads only what is new', async () => {
    const { run, eventStore, types } = await openFinance(planted);
    const { records, reads } = recordsOf(provided);
    let appends = 0;
    const dying: EventStore = {
      ...eventStore,
      append: async (...args) => {
        appends += 1;
        if (appends === 4) throw new Error('killed');
        return eventStore.append(...args);
      },
    };
    await expect(run(records, now, dying)).rejects.toThrow('killed');
    expect((await run(records)).exceptions).toHaveLength(12);
    const recorded = (await types()).filter((type) => type === 'ProviderEntryRecorded');
    expect(recorded).toHaveLength(provided.length);
    const before = reads();
    await run(records, now + hour);
    // Three ranges of at most a day, from an hour before the last record until now, instead of the whole history.
    expect(reads() - before).toBeLessThanOrEqual(8);
  });

  const three = ['a', 'b', 'c', 'd'].map((id) => `pi_page_${id}`);
  test.each<[string, RowStatus, (page: StatementPage) => StatementPage]>([
    ['cut off', 'unreadable_page', (page) => (page.next ? { ...page, entries: page.entries.slice(0, 2) } : page)],
    [
      'doubled',
      'unreadable_page',
      (page) => ({ ...page, entries: [...page.entries, ...page.entries.slice(0, 1)], next: undefined }),
    ],
    ['reordered', 'unreadable_page', (page) => ({ ...page, entries: page.entries.toReversed(), next: undefined })],
    ['of another account', 'unreadable_page', (page) => ({ ...page, livemode: true })],
  ])('a page that is %s is one named exception, records nothing, and is read again', async (_, status, spoil) => {
    const { run, types } = await openFinance(three.flatMap(paid));
    const entries = three.map((id) => entry(id));
    const before = await types();
    const spoiled = await run(recordsOf(entries, spoil).records);
    expect(spoiled.exceptions.filter((each) => each.status === status)).toHaveLength(1);
    expect((await types()).slice(before.length)).not.toContain('ProviderEntryRecorded');
    await run(recordsOf(entries, spoil).records);
    expect((await run(recordsOf(entries).records)).exceptions).toEqual([]);
    expect((await types()).filter((type) => type === 'ProviderPageRefused')).toHaveLength(1);
  });

  test('the books of every movement add up to zero, and a lot earns exactly its price', async () => {
    const { run, books } = await openFinance(planted);
    await run(recordsOf(provided).records);
    const totals = await books.periodTotals('2026-01');
    expect(Object.values(totals).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    // Of two lots of 20 half-credits for $177.50, three half-credits each were used.
    expect(totals.revenue).toBe(-2 * Math.floor((17_750 * 3) / 20));
  });
});
