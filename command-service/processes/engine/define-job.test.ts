import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createMemoryEventStore } from '../../../event-store/testing/index.ts';
import { defineJob, type JobContext } from './define-job.ts';

/** Starts a job; collects the errors that it reports. */
function start(run: (context: JobContext) => Promise<void>) {
  const errors: unknown[] = [];
  const job = defineJob({ name: 'tidy', every: 5, run });
  const running = job.start({ eventStore: createMemoryEventStore(), onError: (error) => void errors.push(error) });
  return { errors, ...running };
}

test('a run that fails is reported and tried again', async () => {
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

test('a run that the stop interrupts is no failure', async () => {
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
