import { test } from '@jest/globals';
import fc from 'fast-check';
import { Refusal, refusalCodes } from '../../domain/refusal.ts';
import { InvalidEvent } from '../../event-store/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { everyWork, survivesPoison } from './engine/testing/poison.ts';

/** The errors that a handler may throw for one value. */
export const refusals = fc.oneof(
  fc.constantFrom(...refusalCodes).map((code) => () => new Refusal(code, 'No.')),
  fc.constantFrom<() => unknown>(
    () => new InvalidEvent('MailRequested: to is not an address'),
    () => new RangeError('Too far'),
    () => new TypeError('x is not a function'),
    () => new Error('Nobody knows'),
    () => 'a text',
  ),
);

test.each(everyWork())('%s finishes the work for everybody else when it refuses one event or item', async (name) => {
  await fc.assert(
    fc.asyncProperty(refusals, fc.nat(3), async (thrown, before) => {
      await survivesPoison(name, createMemoryEventStore(), { thrown, before });
    }),
    { numRuns: 4 },
  );
});
