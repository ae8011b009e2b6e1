import { expect, test } from '@jest/globals';
import { START } from '../domain/envelope.ts';
import { whenBuilt } from './supervise.ts';

const status = { name: 'holds', state: 'running', position: START, inFlight: 0 } as const;
const work = { name: 'holds', lease: 'holds' };
const process = () => {
  const calls: string[] = [];
  const start = () => {
    calls.push('start');
    return { status: () => status, stop: async () => void calls.push('stop') };
  };
  return { calls, start };
};

test('starts a process when the read models are built, and stops it', async () => {
  const built = Promise.withResolvers<void>();
  const { calls, start } = process();
  const supervised = whenBuilt(built.promise)(work, start);
  await Promise.resolve();
  expect([calls, supervised.current()]).toEqual([[], undefined]);
  built.resolve();
  await built.promise;
  expect([calls, supervised.current()?.status()]).toEqual([['start'], status]);
  await supervised.stop();
  expect(calls).toEqual(['start', 'stop']);
});

test('starts nothing when it is stopped before the read models are built', async () => {
  const built = Promise.withResolvers<void>();
  const { calls, start } = process();
  const supervised = whenBuilt(built.promise)(work, start);
  await supervised.stop();
  built.resolve();
  await built.promise;
  expect(calls).toEqual([]);
});
