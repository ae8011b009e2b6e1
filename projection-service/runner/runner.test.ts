import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { START } from '../../domain/envelope.ts';
import type { Position } from '../../domain/envelope.ts';
import { createRegistry, defineEvent } from '../../domain/event-type.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';
import type { Projector } from '../projector.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { ReadStoreUnavailable } from '../read-store/port.ts';
import type { ChangedDocument, ReadStore } from '../read-store/port.ts';
import { startProjections } from './index.ts';
import { createTestLog } from './testing/log.ts';
import type { TestEvent, TestLog } from './testing/log.ts';
import { countsProjector, statementProjector } from './testing/projectors.ts';
import { ProjectionUnavailable } from './types.ts';
import type { Announcement, Projections, ProjectionsOptions, ProjectionStatus } from './types.ts';

const added = (amount: number, stream = 'count-a'): TestEvent => ({ stream, type: 'Added', data: { amount } });

const oddId = randomUUID();

let log: TestLog;
let readStore: ReadStore;
let running: Projections[];
/** Ends the loops of a test when it is over, also after a failure. */
let ending: AbortController;

const start = async (options: Partial<ProjectionsOptions> = {}): Promise<Projections> => {
  const projections = await startProjections({
    eventStore: log,
    readStore,
    projectors: [countsProjector],
    retryDelay: { firstMs: 1, maxMs: 5 },
    eventsAfter: (position) => log.eventsAfter(position),
    ...options,
  });
  running.push(projections);
  return projections;
};
const statusOf = async (projections: Projections, name = 'counts'): Promise<ProjectionStatus | undefined> =>
  (await projections.status()).find((status) => status.name === name);
const until = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await condition()) && !ending.signal.aborted) await new Promise((resolve) => setTimeout(resolve, 2));
};

beforeEach(() => {
  log = createTestLog();
  readStore = createMemoryReadStore();
  running = [];
  ending = new AbortController();
});

afterEach(async () => {
  ending.abort();
  await Promise.all(running.map((projections) => projections.stop()));
});

describe('following the log', () => {
  test('projects the events from before the start and those that come after it', async () => {
    await log.append(added(1), added(2), added(5, 'count-b'));
    const projections = await start();
    const position = await log.append(added(3));
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 3, total: 6 });
    expect(
      await projections.reader('counts').query('counts', { index: 'byTotal', equal: {}, reverse: true, limit: 1 }),
    ).toEqual([{ id: 'count-a', doc: { events: 3, total: 6 } }]);
    expect(await projections.reader('counts').count('counts', 'byTotal', { total: 5 })).toBe(1);
    expect(projections.reader('counts').position()).toBe(position);
  });

  test('rests between batches of a busy log, unless somebody waits for it or it ends', async () => {
    const aMinute = 60_000;
    const projections = await start({
      restMs: aMinute,
      projectors: [
        { ...countsProjector, isWatched: false },
        { ...countsProjector, name: 'watched' },
      ],
    });
    const busy = await log.append(...Array.from({ length: 100 }, () => added(1)));
    expect(await projections.waitFor(['counts', 'watched'], busy, aMinute)).toBe(true);
    const resting = await log.append(added(1));
    const next = await log.append(added(1));
    expect(await projections.waitFor(['watched'], next, aMinute)).toBe(true);
    expect(projections.reader('counts').position() < next).toBe(true);
    expect(await projections.waitFor(['counts'], next, aMinute)).toBe(true);
    expect(resting < next).toBe(true);
    expect(await projections.reader('counts').get('counts', 'count-a')).toMatchObject({ events: 102 });
    await log.append(added(1));
    await projections.stop();
  });

  test('saves the checkpoint soon after a position without matching events, for readers in other processes', async () => {
    const projections = await start({ quietSaveMs: 20 });
    await projections.waitFor(['counts'], await log.append(added(1)), 60_000);
    const unmatched = await log.append({ stream: 'other-1', type: 'Added', data: {} });
    const handle = await readStore.open('counts', 'v1');
    await until(async () => (await handle.checkpoint()) === unmatched);
    const position = await log.append(added(2));
    await projections.waitFor(['counts'], position, 60_000);
    expect(await handle.get('counts', 'count-a')).toEqual({ events: 2, total: 3 });
    expect(await handle.checkpoint()).toBe(position);
  });

  test('saves the checkpoint although the wall clock was set back by an hour', async () => {
    const projections = await start({ quietSaveMs: 20 });
    await projections.waitFor(['counts'], await log.append(added(1)), 60_000);
    const { now } = Date;
    Date.now = () => now() - 3_600_000;
    try {
      const unmatched = await log.append({ stream: 'other-1', type: 'Added', data: {} });
      const handle = await readStore.open('counts', 'v1');
      await until(async () => (await handle.checkpoint()) === unmatched);
      expect(await handle.checkpoint()).toBe(unmatched);
    } finally {
      Date.now = now;
    }
  });

  test('a stop saves the checkpoint, and the next start continues from it', async () => {
    const first = await start();
    await first.waitFor(['counts'], await log.append(added(1)), 60_000);
    const unmatched = await log.append({ stream: 'other-1', type: 'Added', data: {} });
    await first.waitFor(['counts'], unmatched, 60_000);
    await first.stop();
    expect(await (await readStore.open('counts', 'v1')).checkpoint()).toBe(unmatched);
    const position = await log.append(added(1));
    const second = await start();
    await second.waitFor(['counts'], position, 60_000);
    expect(await second.reader('counts').get('counts', 'count-a')).toEqual({ events: 2, total: 2 });
  });

  test('pages that are delivered three times have one effect', async () => {
    log.repeat = 3;
    const projections = await start({ batchSize: 2 });
    await log.append(...Array.from({ length: 25 }, (_, n) => added(n)));
    await projections.waitFor(['counts'], await log.append(added(0)), 60_000);
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 26, total: 300 });
  });

  test('retries after log failures and ended subscriptions, without gap or repetition', async () => {
    const projections = await start({ batchSize: 3 });
    for (let round = 0; round < 20; round += 1) {
      if (round % 4 === 1) log.drop();
      if (round % 4 === 2) log.failNext(3);
      await log.append(added(1), added(1), added(1, 'count-b'), added(1));
    }
    log.drop();
    const position = await log.append(added(1));
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 61, total: 61 });
  });

  test('retries until an unavailable read store answers, and skips nothing', async () => {
    let away = true;
    const flaky: ReadStore = {
      ...readStore,
      open: async (...instance) => (away ? Promise.reject(new Error('No connection')) : readStore.open(...instance)),
    };
    const projections = await start({ readStore: flaky });
    const position = await log.append(added(1));
    expect(await statusOf(projections)).toMatchObject({
      state: 'retrying',
      ready: false,
      version: undefined,
      error: { message: 'No connection' },
    });
    await expect(projections.reader('counts').get('counts', 'count-a')).rejects.toThrow('not open yet');
    away = false;
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await statusOf(projections)).toMatchObject({ state: 'live', ready: true, behind: false, lagEvents: 0 });
  });

  test('retries failed writes from the same position', async () => {
    let failures = 5;
    const flaky: ReadStore = {
      ...readStore,
      async open(...instance) {
        const handle = await readStore.open(...instance);
        return {
          ...handle,
          apply: async (batch) => (failures-- > 0 ? Promise.reject(new Error('Disk full')) : handle.apply(batch)),
        };
      },
    };
    const projections = await start({ readStore: flaky });
    const position = await log.append(added(1), added(2));
    await until(async () => (await statusOf(projections))?.state === 'retrying');
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 2, total: 3 });
  });

  test('does not repeat a write that was stored although it failed', async () => {
    let lost = 3;
    const flaky: ReadStore = {
      ...readStore,
      async open(...instance) {
        const handle = await readStore.open(...instance);
        return {
          ...handle,
          async apply(batch) {
            const changed = await handle.apply(batch);
            if (lost <= 0) return changed;
            lost -= 1;
            await log.append(added(1));
            throw new Error('The answer was lost');
          },
        };
      },
    };
    const projections = await start({ readStore: flaky });
    await log.append(added(1), added(1));
    await until(() => lost === 0);
    const position = await log.append(added(1));
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 6, total: 6 });
  });

  test('reports a read model that is ahead of the log as failed', async () => {
    await log.append(added(1), added(2));
    const before = await start();
    await before.waitFor(['counts'], await log.append(added(3)), 60_000);
    await before.stop();
    log = createTestLog();
    await log.append(added(1));
    const projections = await start();
    await until(async () => (await statusOf(projections))?.error !== undefined);
    expect((await statusOf(projections))?.error?.message).toContain('beyond the end of the log');
    expect(await statusOf(projections)).toMatchObject({ ready: false });
    await projections.rebuild('counts');
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 1, total: 1 });
  });
});

describe('documents that a projector needs', () => {
  test.each([1, 2, 7, 100])('are as all earlier events left them, in batches of %p', async (batchSize) => {
    await log.append(
      added(5),
      { stream: 'count-a', type: 'Taken', data: { amount: 2 } },
      added(1, 'count-b'),
      { stream: 'count-a', type: 'Closed' },
      added(4),
      added(3),
    );
    const projections = await start({ projectors: [statementProjector], batchSize });
    await projections.waitFor(['statement'], await log.append(added(1)), 60_000);
    const lines = await projections
      .reader('statement')
      .query('lines', { index: 'byAccount', equal: { account: 'count-a' }, limit: 10 });
    expect(lines.map(({ doc }) => doc['balance'])).toEqual([5, 3, 4, 7, 8]);
    expect(await projections.reader('statement').get('accounts', 'count-b')).toEqual({ balance: 1 });
  });

  test('must be named for the event itself, not for a neighbor', async () => {
    const nosy: Projector = {
      ...statementProjector,
      project: (event, read) => statementProjector.project(event, (collection) => read(collection, 'count-a')),
    };
    const projections = await start({ projectors: [nosy] });
    await log.append(added(1), added(1, 'count-b'));
    await until(async () => (await statusOf(projections, 'statement'))?.state === 'stopped');
    expect((await statusOf(projections, 'statement'))?.error).toMatchObject({
      message: expect.stringContaining('without needing it'),
      event: { stream: 'count-b' },
    });
  });
});

describe("an event that can't be projected", () => {
  test('stops its projection at that event, in its status, and no other projection; retry continues after a repair', async () => {
    let broken = true;
    const fragile: Projector = {
      ...countsProjector,
      project(event) {
        if (event.type === 'Odd' && broken) throw new Error('An odd event');
        return event.type === 'Odd' ? [] : countsProjector.project(event, () => undefined);
      },
    };
    const projections = await start({ projectors: [fragile, statementProjector] });
    const good = await log.append(added(1), added(2));
    const odd = await log.append({ stream: 'count-a', type: 'Odd', id: oddId });
    const position = await log.append(added(3));
    expect(await projections.waitFor(['statement'], position, 60_000)).toBe(true);
    await until(async () => (await statusOf(projections))?.state === 'stopped');
    expect(await statusOf(projections)).toMatchObject({
      ready: false,
      behind: true,
      lagEvents: 2,
      position: good,
      error: { message: 'An odd event', event: { position: odd, id: oddId, type: 'Odd', stream: 'count-a' } },
    });
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 2, total: 3 });
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(false);
    expect(await projections.waitFor(['counts'], good, 0)).toBe(true);
    projections.retry('counts');
    await until(async () => (await statusOf(projections))?.state === 'stopped');
    broken = false;
    projections.retry('counts');
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 3, total: 6 });
    expect(await statusOf(projections)).toMatchObject({ state: 'live', ready: true });
    expect((await statusOf(projections))?.error).toBeUndefined();
  });

  test('is found also when only the store notices, and everything before it is kept', async () => {
    const text: Projector = {
      ...countsProjector,
      project: (event) =>
        event.type === 'Odd'
          ? [{ op: 'patch', collection: 'counts', id: event.stream, fields: { total: ['a list'] } }]
          : countsProjector.project(event, () => undefined),
    };
    await log.append(added(1), added(2), { stream: 'count-a', type: 'Odd', id: oddId }, added(3));
    const projections = await start({ projectors: [text] });
    await until(async () => (await statusOf(projections))?.state === 'stopped');
    expect((await statusOf(projections))?.error).toMatchObject({
      event: { id: oddId },
      message: expect.stringContaining("can't hold"),
    });
    expect(await (await readStore.open('counts', 'v1')).get('counts', 'count-a')).toEqual({ events: 2, total: 3 });
    // It never reached the end of the log, so its documents may be wrong and are not served.
    await expect(projections.reader('counts').get('counts', 'count-a')).rejects.toBeInstanceOf(ProjectionUnavailable);
  });

  test("includes one that can't be upcast", async () => {
    const definition = defineEvent({ type: 'Added', version: 1, schema: z.object({ amount: z.number() }) });
    const eventStore = withCodec(log.store, { registry: createRegistry([definition]), keyRing: createMemoryKeyRing() });
    await log.append(added(1), { stream: 'count-a', type: 'FromTheFuture', id: oddId }, added(1));
    const projections = await start({ eventStore });
    await until(async () => (await statusOf(projections))?.state === 'stopped');
    expect((await statusOf(projections))?.error).toMatchObject({
      message: 'Unknown event type FromTheFuture',
      event: { id: oddId },
    });
    expect(await (await readStore.open('counts', 'v1')).get('counts', 'count-a')).toEqual({ events: 1, total: 1 });
  });
});

describe('announcements', () => {
  test('are made once for each written batch, in order, with its changes; a failing listener does no harm', async () => {
    const heard: Announcement[] = [];
    const projections = await start({
      onChanged(announcement) {
        heard.push(announcement);
        if (heard.length === 2) throw new Error('A listener broke');
      },
    });
    let position = START;
    for (let n = 1; n <= 20; n += 1) {
      position = await log.append(added(n));
      if (n % 3 === 0) await projections.waitFor(['counts'], position, 60_000);
    }
    await log.append({ stream: 'other-1', type: 'Added' });
    await projections.waitFor(['counts'], position, 60_000);
    expect(heard.map((announcement) => announcement.position)).toEqual(
      heard.map((announcement) => announcement.position).toSorted(),
    );
    let events = 0;
    for (const { projection, changes } of heard) {
      expect(projection).toBe('counts');
      expect(changes).toHaveLength(1);
      expect(changes[0]?.before?.['events'] ?? 0).toBe(events);
      events = Number(changes[0]?.after?.['events']);
    }
    expect(events).toBe(20);
  });

  test('are made for a batch whose answer was lost, when it is repeated', async () => {
    let lost = 3;
    let kept: { readonly checkpoint: Position; readonly changed: readonly ChangedDocument[] } | undefined;
    // Like a store across a network: it wrote the batch, but the response was lost. It answers the next request.
    const far: ReadStore = {
      ...readStore,
      async open(...instance) {
        const handle = await readStore.open(...instance);
        return {
          ...handle,
          async apply(batch) {
            if (kept?.checkpoint === batch.checkpoint) return kept.changed;
            const changed = await handle.apply(batch);
            if (batch.changes.length === 0 || lost <= 0) return changed;
            lost -= 1;
            kept = { checkpoint: batch.checkpoint, changed };
            throw new ReadStoreUnavailable('The answer was lost');
          },
        };
      },
    };
    const heard: Announcement[] = [];
    const projections = await start({ readStore: far, onChanged: (announcement) => heard.push(announcement) });
    for (let n = 1; n <= 6; n += 1) await projections.waitFor(['counts'], await log.append(added(n)), 60_000);
    expect(lost).toBe(0);
    expect(heard.flatMap(({ changes }) => changes.map(({ after }) => after?.['events']))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('are not made while the first instance is built', async () => {
    await log.append(...Array.from({ length: 50 }, () => added(1)));
    const heard: Announcement[] = [];
    const projections = await start({ batchSize: 5, onChanged: (announcement) => heard.push(announcement) });
    await until(async () => (await statusOf(projections))?.state === 'live');
    expect(heard).toEqual([]);
    await projections.waitFor(['counts'], await log.append(added(1)), 60_000);
    expect(heard).toHaveLength(1);
  });
});

describe('waiting for a position', () => {
  test('resolves at once for a seen position, also without a matching event, and with false after the timeout', async () => {
    const projections = await start();
    const position = await log.append({ stream: 'other-1', type: 'Added' });
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await projections.waitFor(['counts'], START, 0)).toBe(true);
    const later = String(Number(position) + 5).padStart(16, '0') as typeof position;
    expect(await projections.waitFor(['counts'], later, 20)).toBe(false);
    await expect(projections.waitFor(['missing'], position, 0)).rejects.toThrow('There is no projection "missing"');
  });

  test('resolves waits in the order of their positions, and at a stop the remaining ones', async () => {
    const projections = await start({ projectors: [countsProjector, statementProjector] });
    const at = (n: number) => String(n).padStart(16, '0') as typeof START;
    const answers: number[] = [];
    const waiting = [5, 2, 9, 1, 7].map(async (n) => {
      if (await projections.waitFor(['counts', 'statement'], at(n), 60_000)) answers.push(n);
    });
    const never = projections.waitFor(['counts'], at(99), 60_000);
    for (let n = 0; n < 10; n += 1) {
      await log.append(added(1));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await Promise.all(waiting);
    expect(answers).toEqual([1, 2, 5, 7, 9]);
    await projections.stop();
    expect(await never).toBe(false);
  });
});
