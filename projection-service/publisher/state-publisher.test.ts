import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { publishedState } from '../projections/published-state.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { startProjections } from '../runner/index.ts';
import { happened, type GivenEvent } from '../testing/projection-spec.ts';
import { bought, requested } from '../testing/sample-events.ts';
import { startStatePublisher } from './state-publisher.ts';
import { stateTopics } from './state-topics.ts';
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
    projectors: [publishedState],
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
    await projections.waitFor(['published-state'], await log.head(), 10_000);
  };
  const sinkOf = (plan?: WritePlan) => createMemorySink(plan, stateTopics);
  const publish = (sink: ReturnType<typeof sinkOf>) => {
    const publisher = startStatePublisher({
      states: projections.reader('published-state'),
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
  return { log, append, sinkOf, publish };
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

/** What a consumer has who reads a topic from its beginning into a table. */
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

test('a publisher that was away publishes each key that changed, as it is now', async () => {
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
