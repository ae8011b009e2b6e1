import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { LogUnavailable } from '../../../event-store/index.ts';
import { createMemoryEventStore } from '../../../event-store/testing/index.ts';
import type { ClockDoubt } from './clock-watch.ts';
import { defineJob, defineListJob, type JobContext } from './define-job.ts';
import { openFailures, quick, until } from './testing/failure-world.ts';

/** Starts a job; collects the errors that it reports. */
function start(run: (context: JobContext) => Promise<void>) {
  const errors: unknown[] = [];
  const job = defineJob({ name: 'tidy', every: 5, run });
  const running = job.start({ eventStore: createMemoryEventStore(), onError: (error) => void errors.push(error) });
  return { errors, ...running };
}

test('reports a failed run and tries it again', async () => {
  let runs = 0;
  const succeeded = Promise.withResolvers<void>();
  const job = start(async () => {
    runs += 1;
    if (runs === 1) throw new Error('The disk is full');
    succeeded.resolve();
  });
  await succeeded.promise;
  await sleep(0);
  expect(job.errors).toEqual([new Error('The disk is full')]);
  expect(job.status().state).toBe('running');
  await job.stop();
});

test('does not count a run that a shutdown interrupts as a failure', async () => {
  const started = Promise.withResolvers<void>();
  const job = start(async ({ signal }) => {
    started.resolve();
    await once(signal, 'abort');
    signal.throwIfAborted();
  });
  await started.promise;
  await job.stop();
  expect(job.errors).toEqual([]);
});

test('a job that ends things by the date waits while the clock is in doubt, and says so', async () => {
  let handled = 0;
  let doubt: ClockDoubt | undefined = { reason: 'The clock is 60 days ahead', since: 5 };
  const log = createMemoryEventStore();
  const noted = async (): Promise<readonly string[]> => (await log.readStream('work-expiry')).map(({ type }) => type);
  const running = defineListJob<object>({
    name: 'expiry',
    every: 1,
    byDate: true,
    due: async () => (handled > 0 ? [] : [{}]),
    items: { key: () => 'a', owner: () => null, handle: async () => void (handled += 1) },
  }).start({
    eventStore: log,
    failures: openFailures(log).of('expiry'),
    onError: () => undefined,
    clock: { check: async () => doubt },
  });
  await until(() => running.status().stalledSince === 5);
  expect([handled, running.status().error]).toEqual([0, 'The clock is 60 days ahead']);
  await until(async () => (await noted()).join() === 'ProcessStalled');
  doubt = undefined;
  await until(() => handled === 1);
  await until(() => running.status().stalledSince === undefined && running.status().error === undefined);
  expect(await noted()).toEqual(['ProcessStalled', 'ProcessMoved']);
  await running.stop();
});

describe('the items of a list', () => {
  interface Item {
    readonly id: string;
  }
  const items = (ids: readonly string[]): readonly Item[] => ids.map((id) => ({ id }));

  /** Starts a job on a list whose items stay at the head when they fail. */
  function work(list: () => readonly Item[], handle: (item: Item) => Promise<unknown>) {
    const log = createMemoryEventStore();
    const failures = openFailures(log);
    const job = defineListJob<Item>({
      name: 'tidy',
      every: 5,
      due: async (limit, after) => {
        const all = list();
        const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after.id) + 1;
        return all.slice(from, from + limit);
      },
      items: { key: ({ id }) => id, owner: ({ id }) => id, handle },
    });
    const running = job.start({
      eventStore: log,
      onError: () => undefined,
      failures: failures.of('tidy'),
      pace: quick,
    });
    return { ...running, failures };
  }

  test('are handled even when the first ones fail for ever, also beyond the first page', async () => {
    const bad = new Set(Array.from({ length: 600 }, (_, n) => `bad-${n}`));
    const done = new Set<string>();
    const tried = new Map<string, number>();
    const job = work(
      () => items([...bad, 'good-1', 'good-2']).filter(({ id }) => !done.has(id)),
      async ({ id }) => {
        tried.set(id, (tried.get(id) ?? 0) + 1);
        if (bad.has(id)) throw new RangeError('never');
        done.add(id);
      },
    );
    await until(() => done.size === 2);
    await until(async () => (await job.failures.all()).size === 600);
    await sleep(0);
    expect(job.status().state).toBe('running');
    await job.stop();
    // Permanent failures come back after an hour, not in the next run.
    expect(Math.max(...tried.values())).toBeLessThanOrEqual(2);
  });

  test('that get no answer are retried by themselves, and are in the list of failures until then', async () => {
    let isAway = true;
    const done: string[] = [];
    const job = work(
      () => items(['ann', 'ben']).filter(({ id }) => !done.includes(id)),
      async ({ id }) => {
        if (id === 'ann' && isAway) throw new LogUnavailable('away');
        done.push(id);
      },
    );
    await until(() => done.includes('ben'));
    await until(async () => (await job.failures.all()).size === 1);
    expect([...(await job.failures.all()).values()]).toMatchObject([
      { status: 'open', failure: { ownerId: 'ann', kind: 'outage', target: { kind: 'item', item: { id: 'ann' } } } },
    ]);
    isAway = false;
    await until(() => done.includes('ann'));
    await until(async () => [...(await job.failures.all()).values()].every(({ status }) => status === 'resolved'));
    await job.stop();
  });
});
