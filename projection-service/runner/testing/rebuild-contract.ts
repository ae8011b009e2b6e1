import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { followLog } from '../../../command-service/processes/engine/follow-log.ts';
import type { Position } from '../../../domain/envelope.ts';
import type { Projector } from '../../projector.ts';
import { startPublisher } from '../../publisher/publisher.ts';
import { createTestLog, users } from '../../publisher/testing/credit-log.ts';
import { judgeDelivery } from '../../publisher/testing/delivery.ts';
import { idle } from '../../publisher/testing/idle.ts';
import { createMemorySink } from '../../publisher/testing/memory-sink.ts';
import { startProjections } from '../index.ts';
import type { ReadModelsUnderTest } from './fault-contract.ts';
import { countsProjector } from './projectors.ts';

const counts: Projector = {
  ...countsProjector,
  filter: { categories: ['credits'] },
  project: ({ stream }) => [{ op: 'increment', collection: 'counts', id: stream, by: { events: 1, total: 1 } }],
};
/** The projector with another rule, and so with another version. */
const doubled: Projector = {
  ...counts,
  version: 'v2',
  project: ({ stream }) => [{ op: 'increment', collection: 'counts', id: stream, by: { events: 1, total: 2 } }],
};

const timeoutMs = 60_000;

/** The contract of a rebuild during reads and writes, on every read store. */
export function rebuildContract(name: string, { open, cleanUp }: ReadModelsUnderTest): void {
  describe(`a rebuild into ${name}`, () => {
    const ending: (() => Promise<void>)[] = [];
    /** Aborts all loops when the test ends, also after a failure. */
    const over = new AbortController();
    afterEach(async () => {
      over.abort();
      for (const end of ending.splice(0).toReversed()) await end();
    });

    const until = async (condition: () => Promise<boolean>): Promise<void> => {
      while (!over.signal.aborted && !(await condition())) await sleep(5);
    };

    test('under load no read fails or goes back, writes are read back, and no effect is published or executed twice', async () => {
      const log = createTestLog();
      await log.append(users(5), 200);
      let written = 1_000;
      let position: Position = await log.raw.head();

      const readStore = await open();
      ending.push(
        async () => cleanUp?.(),
        () => readStore.close(),
      );
      const sink = createMemorySink();
      const publisher = startPublisher({ eventStore: log.raw, sink, source: 'https://app.curbcast.example' });
      const handled: string[] = [];
      const process = followLog({
        eventStore: log.store,
        name: `test ${randomUUID()}`,
        filter: counts.filter,
        handle: async ({ id }) => void handled.push(id),
      });
      const options = {
        eventStore: log.store,
        readStore,
        batchSize: 200,
        dropAfter: 0,
        retryDelay: { firstMs: 1, maxMs: 20 },
      };
      const before = await startProjections({ ...options, projectors: [counts] });
      await before.waitFor(['counts'], position, timeoutMs);
      await until(async () => (await readStore.published('counts')) !== undefined);
      await before.stop();

      // The old version keeps serving while the new one is built under load and then rebuilt twice.
      const projections = await startProjections({ ...options, projectors: [counts, doubled] });
      ending.push(
        () => publisher.stop(),
        () => process.stop(),
        () => projections.stop(),
      );
      await until(async () => (await projections.status())[0]?.ready === true);
      const rebuilt = new AbortController();
      const enough = AbortSignal.any([rebuilt.signal, over.signal]);
      const write = async (): Promise<void> => {
        while (!enough.aborted) {
          await log.append(users(3), 1);
          written += 3;
          position = await log.raw.head();
          await sleep(1);
        }
      };
      let reads = 0;
      const read = async (): Promise<void> => {
        for (let last = 0; !enough.aborted; reads += 1) {
          const [least, seen] = [written, position];
          expect(await projections.waitFor(['counts'], seen, timeoutMs)).toBe(true);
          const found = await projections.reader('counts').query('counts', { index: 'byTotal', equal: {}, limit: 100 });
          const events = found.reduce((sum, { doc }) => sum + Number(doc['events']), 0);
          expect(events).toBeGreaterThanOrEqual(Math.max(least, last));
          // All documents of one response are of one version.
          expect(new Set(found.map(({ doc }) => Number(doc['total']) / Number(doc['events']))).size).toBe(1);
          last = events;
          await sleep(1);
        }
      };
      const working = Promise.all([write(), read(), read()]);
      const rebuilding = (async () => {
        await until(async () => (await projections.status())[0]?.version === 'v2');
        for (const version of ['v2~2', 'v2~3']) {
          await projections.rebuild('counts');
          expect((await projections.status())[0]?.version).toBe(version);
        }
      })().finally(() => rebuilt.abort());
      await Promise.all([working, rebuilding]);

      expect(reads).toBeGreaterThan(10);
      expect(await projections.waitFor(['counts'], position, timeoutMs)).toBe(true);
      expect(await projections.verifyAgainstReplay('counts')).toMatchObject({ ok: true, differences: [] });
      await idle(log.raw, publisher);
      expect(judgeDelivery(sink.records)).toEqual({ events: written, repeated: 0, broken: [] });
      await until(async () => handled.length >= written);
      expect(new Set(handled).size).toBe(written);
      expect(handled).toHaveLength(written);
      await until(async () => (await readStore.instances('counts')).length === 1);
    });
  });
}
