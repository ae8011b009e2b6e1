import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { backoffDelay, pause } from './backoff.ts';

test('doubles the delay with each failure up to the longest, and spreads it over its upper half', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, random) => {
        const ms = Math.min(1_000, 10 * 2 ** Math.min(failures - 1, 100));
        const delay = backoffDelay(failures, { firstMs: 10, maxMs: 1_000 }, () => random);
        expect(delay).toBeGreaterThanOrEqual(ms / 2);
        expect(delay).toBeLessThanOrEqual(ms);
      },
    ),
  );
});

test('ends a pause when its signal is aborted, without an error', async () => {
  const stopping = new AbortController();
  const pausing = pause(2_000_000_000, stopping.signal);
  stopping.abort();
  await pausing;
  await pause(2_000_000_000, stopping.signal);
});
