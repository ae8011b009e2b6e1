import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { creditStream } from '../../domain/credits/index.ts';
import { START } from '../../domain/envelope.ts';
import { userStream } from '../../domain/users/index.ts';
import { eventOf, samples } from './testing/samples.ts';
import { createTestLog, users, type TestLog } from './testing/credit-log.ts';
import { judgeDelivery, parseEvent } from './testing/delivery.ts';
import { idle } from './testing/idle.ts';
import { createMemorySink } from './testing/memory-sink.ts';
import { startPublisher, type Publisher, type PublisherOptions } from './publisher.ts';
import type { RecordSink } from './sink.ts';
import { publishedTopics } from './topics.ts';

const source = 'https://app.curbcast.example';
const started: Publisher[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((publisher) => publisher.stop()));
});

function start(log: TestLog, sink: RecordSink, options: Partial<PublisherOptions> = {}): Publisher {
  const publisher = startPublisher({
    eventStore: log.raw,
    sink,
    source,
    retryDelay: { firstMs: 1, maxMs: 2 },
    ...options,
  });
  started.push(publisher);
  return publisher;
}

test('publishes existing and new events in order, and the lag falls to zero', async () => {
  const log = createTestLog();
  await log.append(users(5), 10);
  const sink = createMemorySink();
  const publisher = start(log, sink, { batchSize: 7 });
  await idle(log.raw, publisher);
  expect(await publisher.status()).toEqual({
    sink: 'memory',
    state: 'live',
    position: await log.raw.head(),
    lagEvents: 0,
    published: 50,
  });
  await log.append(users(5), 1);
  await idle(log.raw, publisher);
  expect(judgeDelivery(sink.records)).toEqual({ events: 55, repeated: 0, broken: [] });
  expect(Math.max(...sink.writes)).toBeLessThanOrEqual(7);
});

describe('a failing sink', () => {
  test('anywhere in a write loses and reorders no record; duplicates have the same ids', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.nat(12), { nil: undefined }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 12 }),
        async (failures, batchSize) => {
          const log = createTestLog();
          await log.append(users(3), 8);
          const sink = createMemorySink((write) => {
            const keep = failures[write - 1];
            return keep === undefined ? undefined : { keep };
          });
          const publisher = start(log, sink, { batchSize });
          await idle(log.raw, publisher);
          await publisher.stop();
          expect(judgeDelivery(sink.records)).toMatchObject({ events: 24, broken: [] });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('sets the error in the status until it recovers', async () => {
    const log = createTestLog();
    await log.append(users(1), 3);
    let away = true;
    const sink = createMemorySink(() => (away ? { keep: 0 } : undefined));
    const publisher = start(log, sink);
    while ((await publisher.status()).state !== 'retrying') await sleep(1);
    expect(await publisher.status()).toMatchObject({
      position: START,
      lagEvents: 3,
      published: 0,
      error: { message: 'The place is unavailable' },
    });
    away = false;
    await idle(log.raw, publisher);
    const status = await publisher.status();
    expect(status).toMatchObject({ state: 'live', lagEvents: 0, published: 3 });
    expect(status).not.toHaveProperty('error');
  });

  test('costs no memory when the sink fails for a day: the events wait in the log', async () => {
    const log = createTestLog();
    let away = true;
    const sink = createMemorySink(() => (away ? { keep: 0 } : undefined));
    const publisher = start(log, sink, { batchSize: 100 });
    await log.append(users(100), 100);
    expect(Math.max(...sink.writes)).toBeLessThanOrEqual(100);
    away = false;
    await idle(log.raw, publisher);
    expect(judgeDelivery(sink.records)).toMatchObject({ events: 10_000, broken: [] });
  });
});

describe('the checkpoint', () => {
  test('is the start of the next publisher: no duplicates after a graceful shutdown', async () => {
    const log = createTestLog();
    await log.append(users(4), 5);
    const sink = createMemorySink();
    const first = start(log, sink);
    await idle(log.raw, first);
    await first.stop();
    await log.append(users(4), 5);
    await idle(log.raw, start(log, sink));
    expect(judgeDelivery(sink.records)).toEqual({ events: 40, repeated: 0, broken: [] });
  });

  test('moves after the acknowledgement: a publisher that dies in between repeats records and loses none', async () => {
    const log = createTestLog();
    await log.append(users(3), 10);
    const sink = createMemorySink();
    let saves = 0;
    const dies: PublisherOptions['eventStore'] = {
      ...log.raw,
      saveCheckpoint: async (name, position) => {
        saves += 1;
        // The process dies before it saves its third checkpoint.
        if (saves >= 3) return new Promise(() => undefined);
        await log.raw.saveCheckpoint(name, position);
      },
    };
    startPublisher({ eventStore: dies, sink, source, batchSize: 5, saveEveryMs: 0 });
    while (sink.records.length < 15) await sleep(1);
    await idle(log.raw, start(log, sink, { batchSize: 5 }));
    expect(judgeDelivery(sink.records)).toEqual({ events: 30, repeated: 5, broken: [] });
  });

  test('belongs to a place: a replaced or emptied place gets the whole history', async () => {
    const log = createTestLog();
    await log.append(users(2), 5);
    const sink = createMemorySink((write) => (write === 2 ? { keep: 0 } : undefined));
    const publisher = start(log, sink);
    await idle(log.raw, publisher);
    sink.replace();
    await log.append(users(2), 1);
    await idle(log.raw, publisher);
    expect(judgeDelivery(sink.records)).toMatchObject({ events: 12, broken: [] });
  });

  test('exists per topic: a deleted or new topic gets its history, the others no duplicates', async () => {
    const log = createTestLog();
    await log.append(users(2), 5);
    await appendUsers(log);
    const before = createMemorySink(
      undefined,
      publishedTopics.filter(({ category }) => category === 'user'),
    );
    const first = start(log, before, { topics: publishedTopics.filter(({ category }) => category === 'user') });
    await idle(log.raw, first);
    await first.stop();
    expect(before.records).toHaveLength(3);

    // The other topics are new.
    const sink = createMemorySink();
    await sink.write(before.records, new AbortController().signal);
    const second = start(log, sink);
    await idle(log.raw, second);
    await second.stop();
    expect(judgeDelivery(sink.records)).toEqual({ events: 13, repeated: 0, broken: [] });

    sink.empty('curbcast.users.v1');
    const third = start(log, sink);
    await idle(log.raw, third);
    await third.stop();
    expect(judgeDelivery(sink.records)).toEqual({ events: 13, repeated: 0, broken: [] });
  });

  test('is reset for a deleted topic before the first write: a crash while it is refilled loses no record', async () => {
    const log = createTestLog();
    await log.append(users(2), 10);
    const sink = createMemorySink();
    const first = start(log, sink);
    await idle(log.raw, first);
    await first.stop();
    sink.empty('curbcast.credits.v1');
    // The publisher dies after some records of the history, before it saves a checkpoint.
    let saves = 0;
    const dies: PublisherOptions['eventStore'] = {
      ...log.raw,
      saveCheckpoint: async (name, position) => {
        saves += 1;
        if (saves > 1) return new Promise(() => undefined);
        await log.raw.saveCheckpoint(name, position);
      },
    };
    startPublisher({ eventStore: dies, sink, source, batchSize: 5, saveEveryMs: 0 });
    while (sink.records.length < 5) await sleep(1);
    await idle(log.raw, start(log, sink));
    expect(judgeDelivery(sink.records)).toMatchObject({ events: 20, broken: [] });
  });

  test('is saved at most once a second, and within a second after the last page', async () => {
    const log = createTestLog();
    await log.append(users(10), 20);
    const saved: string[] = [];
    const counting: PublisherOptions['eventStore'] = {
      ...log.raw,
      saveCheckpoint: async (name, position) => {
        saved.push(position);
        await log.raw.saveCheckpoint(name, position);
      },
    };
    const publisher = startPublisher({ eventStore: counting, sink: createMemorySink(), source, batchSize: 2 });
    started.push(publisher);
    await idle(log.raw, publisher);
    expect(saved.length).toBeLessThanOrEqual(2);
    while (saved.at(-1) !== (await log.raw.head())) await sleep(10);
    expect(saved.length).toBeLessThanOrEqual(5);
  });
});

/** Three users sign up. */
async function appendUsers(log: TestLog): Promise<void> {
  const sample = samples.find(({ type }) => type === 'UserRegistered');
  if (!sample) throw new Error('No sample of UserRegistered');
  for (const user of users(3)) await log.raw.append(userStream(user), 'no_stream', [eventOf(sample, user)]);
}

test('two concurrent publishers, as after an unnoticed lease loss, produce duplicates but keep the order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      async (scheduler, one, two) => {
        const log = createTestLog();
        await log.append(users(2), 8);
        const sink = createMemorySink();
        const slow = {
          ...sink,
          write: scheduler.scheduleFunction(async (...args: Parameters<RecordSink['write']>) => sink.write(...args)),
        };
        const publishers = [one, two].map((batchSize) => start(log, slow, { batchSize }));
        await scheduler.waitFor(Promise.all(publishers.map((publisher) => idle(log.raw, publisher))));
        await Promise.all(publishers.map((publisher) => publisher.stop()));
        expect(judgeDelivery(sink.records)).toMatchObject({ events: 16, broken: [] });
      },
    ),
    { numRuns: 20 },
  );
});

test('an unpublishable event stops the stream with an error, and no later event is published', async () => {
  const log = createTestLog();
  await log.append(['jane'], 2);
  const [sample] = samples;
  if (!sample) throw new Error('No samples');
  const stranger = { ...eventOf(sample, 'jane', 7), type: 'CreditsMultiplied' };
  const { position } = await log.raw.append(creditStream('jane'), 1, [stranger]);
  await log.append(['joe'], 2);
  const sink = createMemorySink();
  const publisher = start(log, sink);
  while ((await publisher.status()).state !== 'stopped') await sleep(1);
  expect(await publisher.status()).toMatchObject({
    published: 2,
    lagEvents: 3,
    error: {
      message: expect.stringContaining('CreditsMultiplied'),
      event: { position, id: stranger.id, type: 'CreditsMultiplied', stream: 'credits-jane' },
    },
  });
  expect(sink.records.map((record) => parseEvent(record).partitionkey)).toEqual(['jane', 'jane']);
});

test('stops while its sink hangs', async () => {
  const log = createTestLog();
  await log.append(users(1), 1);
  const sink = createMemorySink();
  const hanging = Promise.withResolvers<void>();
  const publisher = startPublisher({
    eventStore: log.raw,
    source,
    sink: {
      ...sink,
      write: (_, signal) => {
        hanging.resolve();
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    },
  });
  await hanging.promise;
  await publisher.stop();
  expect((await publisher.status()).published).toBe(0);
});
