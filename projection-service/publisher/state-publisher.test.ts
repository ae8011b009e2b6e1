import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { finance } from '../projections/finance.ts';
import { publishedState } from '../projections/published-state.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { startProjections } from '../runner/index.ts';
import { happened, type GivenEvent } from '../testing/projection-spec.ts';
import { bought, requested } from '../testing/sample-events.ts';
import { readModelTopics, startStatePublisher } from './state-publisher.ts';
import { createMemorySink, type WritePlan } from './testing/memory-sink.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** The read model of a log, and publishers that follow it. */
async function open() {
  const log = createMemoryEventStore();
  const projections = await startProjections({
    eventStore: log,
    readStore: createMemoryReadStore(),
    projectors: [publishedState, finance],
  });
  stops.push(() => projections.stop());
  const append = async (...events: readonly GivenEvent[]): Promise<void> => {
    for (const { stream = '', type, data } of events) {
      const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 });
      const metadata = {
        actor: { kind: 'system', id: 'given' },
        commandId: '',
        correlationId: '',
        causationId: '',
      } as const;
      const event = { id: randomUUID(), type, data, schemaVersion: 1, time: 1, metadata };
      await log.append(stream, last?.revision ?? 'no_stream', [event]);
    }
    await projections.waitFor(['published-state', 'finance'], await log.head(), 10_000);
  };
  const sinkOf = (plan?: WritePlan) => createMemorySink(plan, readModelTopics);
  const publish = (sink: ReturnType<typeof sinkOf>) => {
    const publisher = startStatePublisher({
      states: projections.reader('published-state'),
      books: projections.reader('finance'),
      checkpoints: log,
      sink,
      source: 'https://app.curbcast.example',
      lookEveryMs: 1,
      retryDelay: { firstMs: 1, maxMs: 2 },
      batchSize: 2,
    });
    stops.push(() => publisher.stop());
    return publisher;
  };
  return { log, projections, append, sinkOf, publish };
}

/** Waits until the condition holds; the test's own time limit ends a wait for nothing. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(1);
}

interface State {
  readonly id: string;
  readonly position: Position;
  readonly data: { readonly [field: string]: unknown } | null;
}
type Written = ReturnType<typeof createMemorySink>['records'];

/** The table of a consumer who reads a topic from its beginning. */
function tableOf(records: Written, topic: string): ReadonlyMap<string, State['data']> {
  const table = new Map<string, State['data']>();
  for (const { key, value, tombstone } of records.filter((each) => each.topic === topic)) {
    const { data } = JSON.parse(value) as State;
    if (tombstone) table.delete(key);
    else table.set(key, data);
  }
  return table;
}
const deleted = happened('video-v1', 'VideoPurged', { videoId: 'v1', userId: 'ann' });
const erased = happened('user-ann', 'ErasureStarted', { userId: 'ann' });

test('publishes the latest state of every key and a tombstone at its end', async () => {
  const { append, sinkOf, publish } = await open();
  const sink = sinkOf();
  await append(bought('ann', 'l1'), bought('bob', 'l2'), requested('ann', 'v1'), requested('bob', 'v2'));
  publish(sink);
  await until(() => sink.records.length >= 4);
  expect(tableOf(sink.records, 'curbcast.videos').get('v1')).toMatchObject({ userId: 'ann', status: 'pending' });

  await append(deleted, erased);
  await until(() => sink.records.length >= 6);
  expect([...tableOf(sink.records, 'curbcast.accounts').keys()]).toEqual(['bob']);
  expect([...tableOf(sink.records, 'curbcast.videos').keys()]).toEqual(['v2']);
  for (const { value, key, attributes } of sink.records) {
    expect(JSON.parse(value)).toMatchObject({ partitionkey: key, subject: key, ...attributes });
  }
});

test('publishes the present state of each key that changed while it was away', async () => {
  const { append, sinkOf, publish } = await open();
  const sink = sinkOf();
  await append(bought('ann', 'l1'), bought('bob', 'l2'));
  const first = publish(sink);
  await until(() => sink.records.length >= 2);
  await first.stop();
  await append(bought('bob', 'l3'), bought('bob', 'l4'), bought('bob', 'l5'));
  publish(sink);
  await until(() => sink.records.length > 2 && sink.records.at(-1)?.key === 'bob');
  expect(tableOf(sink.records, 'curbcast.accounts').get('bob')).toMatchObject({
    credits: { availableHalfCredits: 80 },
  });
});

test('failed writes are repeated until every state is there, and no position goes back for long', async () => {
  const { append, sinkOf, publish } = await open();
  let failures = 0;
  const sink = sinkOf((write) => (write % 2 === 1 && (failures += 1) < 4 ? { keep: 1 } : undefined));
  await append(...Array.from({ length: 7 }, (_, n) => bought(`u${n}`, `l${n}`)));
  const publisher = publish(sink);
  await until(() => tableOf(sink.records, 'curbcast.accounts').size === 7);
  await until(async () => (await publisher.status()).state === 'live');
  const positions = new Map<string, Position>();
  for (const { key, position } of sink.records) {
    const before = positions.get(key);
    if (before !== undefined) expect(comparePositions(position, before)).toBeGreaterThanOrEqual(0);
    positions.set(key, position);
  }
  expect((await publisher.status()).error).toBeUndefined();
});

test('an emptied topic is filled again with every key', async () => {
  const { append, sinkOf, publish } = await open();
  const sink = sinkOf();
  await append(bought('ann', 'l1'), bought('bob', 'l2'), erased);
  const first = publish(sink);
  await until(() => sink.records.length >= 2);
  await first.stop();
  sink.empty('curbcast.accounts');
  publish(sink);
  await until(() => sink.records.length >= 2);
  expect([...tableOf(sink.records, 'curbcast.accounts').keys()]).toEqual(['bob']);
});

test('the published journal and finance have the same revenue, whatever happened', async () => {
  const { append, projections, sinkOf, publish } = await open();
  const captured = (userId: string, holdId: string, lotId: string, amount: number) =>
    happened(`credits-${userId}`, 'CreditsCaptured', {
      asset: 'minutes',
      holdId,
      heldFor: holdId,
      held: [{ lotId, amount }],
      capturedAmount: amount,
      debtPaid: [],
      returned: [],
      expiredAmount: 0,
      durationMs: 60_000,
    });
  const item = {
    kind: 'addon',
    id: 'blast',
    name: 'Blast',
    halfCredits: 0,
    twinCredits: 0,
    priceCents: 9_900,
    catalogVersion: '1',
  } as const;
  await append(
    bought('ann', 'l1'),
    captured('ann', 'h1', 'l1', 7),
    bought('bob', 'l2'),
    captured('bob', 'h2', 'l2', 3),
    captured('ann', 'h3', 'l1', 13),
    happened('payment-pi_9', 'PaymentSucceeded', {
      paymentId: 'pi_9',
      purchaseId: 'p9',
      invoiceId: null,
      userId: 'bob',
      items: [item],
      amountCents: 9_900,
      currency: 'usd',
      reportedBy: 'provider',
    }),
  );
  const sink = sinkOf();
  publish(sink);
  const books = () => sink.records.filter(({ topic }) => topic === 'curbcast.books.v1');
  await until(() => books().length >= 4);
  const lines = books().flatMap(
    ({ value }) => (JSON.parse(value) as { data: { lines: readonly { account: string; cents: number }[] } }).data.lines,
  );
  const sumOf = (account: string): number =>
    lines.reduce((sum, line) => (line.account === account ? sum + line.cents : sum), 0);
  const total = await projections.reader('finance').get('days', 'total');
  expect(-sumOf('revenue')).toBe(-(total?.revenue ?? 0));
  expect(-sumOf('revenue')).toBe(17_750 + Math.floor((17_750 * 3) / 20) + 9_900);
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(new Set(books().map(({ id }) => id)).size).toBe(books().length);
  expect(books().map(({ key }) => key)).toEqual(['ann', 'bob', 'ann', 'bob']);
});
