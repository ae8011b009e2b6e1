import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
  creditAggregate,
} from '../../../domain/credits/index.ts';
import type { JsonObject, NewEvent } from '../../../domain/envelope.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { eventIdFor, type EventStore } from '../../../event-store/index.ts';
import { createExecutor, type Executor } from '../executor.ts';

const small = 10;
const perAppend = 500;
const commands = 60;
/** How far two sums of times, equal on an idle machine, may differ on a busy one. */
const tolerance = 5;
const begin = 1_800_000_000_000;

const set = (n: number): CreditCommand => ({
  kind: 'set',
  adjustmentId: `a${n}`,
  amount: (n % 2) * 2,
  reason: 'test',
});

/** The history of an account whose credits were set this many times, event by event as the domain decides it. */
function history(userId: string, length: number): readonly NewEvent[] {
  const events: NewEvent[] = [];
  let state = initialCredits;
  for (let n = 0; n < length; n += 1) {
    const time = begin + n;
    const [event] = decideCredits(set(n + 1), state, time);
    if (!event) throw new Error('Nothing was decided');
    state = evolveCredits(state, event, time);
    const metadata = {
      actor: { kind: 'admin', id: 'a1' },
      commandId: `fill ${n}`,
      correlationId: 'c1',
      causationId: 'c1',
    } as const;
    events.push({
      id: eventIdFor(`${userId} ${n}`, 0),
      type: event.type,
      schemaVersion: 1,
      time,
      data: event.data as object as JsonObject,
      metadata,
    });
  }
  return events;
}

/** A command costs the same on a huge stream as on a stream of ten events. */
export function hugeStreamContract(name: string, huge: number, open: () => Promise<EventStore>): void {
  describe(`a stream of ${huge} events on ${name}`, () => {
    const [long, short] = [randomUUID(), randomUUID()];
    let eventStore: EventStore;
    /** Events read from streams. */
    let read = 0;
    const executor = (): Executor =>
      createExecutor({ eventStore, registry: eventRegistry, now: () => begin + 2 * huge });

    beforeAll(async () => {
      const store = await open();
      eventStore = {
        ...store,
        readStream: async (...args) => {
          const page = await store.readStream(...args);
          read += page.length;
          return page;
        },
      };
      for (const [userId, length] of [
        [long, huge],
        [short, small],
      ] as const) {
        const events = history(userId, length);
        for (let from = 0; from < events.length; from += perAppend)
          await store.append(
            creditAggregate.streamOf(userId),
            from === 0 ? 'no_stream' : from - 1,
            events.slice(from, from + perAppend),
          );
      }
    }, 600_000);
    afterAll(() => eventStore.close());

    let n = 1_000_000;
    const command = async (on: Executor, userId: string): Promise<number> => {
      n += 1;
      const from = performance.now();
      await on.execute(creditAggregate, userId, set(n), {
        actor: { kind: 'admin', id: 'a1' },
        commandId: `k${n}`,
        correlationId: 'c1',
      });
      return performance.now() - from;
    };

    test('is read in full once; later a new process reads its snapshot and a short tail', async () => {
      const { revision, state } = await executor().load(creditAggregate, long);
      expect([revision, read]).toEqual([huge - 1, huge]);
      while ((await eventStore.loadSnapshot(creditAggregate.streamOf(long), creditAggregate.version)) === undefined)
        await sleep(5);
      read = 0;
      const cold = executor();
      expect((await cold.load(creditAggregate, long)).state).toEqual(state);
      await command(cold, long);
      expect(read).toBeLessThan(1_000);
    });

    test('executes a command as fast as a stream of ten events', async () => {
      const warm = executor();
      const sums = { long: 0, short: 0 };
      for (const userId of [long, short]) await command(warm, userId);
      read = 0;
      for (let round = 0; round < commands; round += 1) {
        sums.long += await command(warm, long);
        sums.short += await command(warm, short);
      }
      // A process that is the only writer of a stream reads it once.
      expect(read).toBe(0);
      expect(sums.long).toBeLessThan(sums.short * tolerance);
    });
  });
}
