import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { START, type NewEvent, type RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore } from '../../../event-store/index.ts';
import { createMemoryEventStore } from '../../../event-store/testing/index.ts';
import { followLog } from './follow-log.ts';

const event = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'CreditsExpired',
  schemaVersion: 1,
  time: n,
  data: { n },
  metadata: { actor: { kind: 'system', id: 'test' }, commandId: 'c', correlationId: 'c', causationId: 'c' },
});
const numberOf = (recorded: RecordedEvent): number => Number(recorded.data['n']);

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (isSo()) return;
    await sleep(10);
  }
  throw new Error('It did not happen');
}

let eventStore: EventStore;
beforeEach(async () => {
  eventStore = createMemoryEventStore();
  for (let n = 0; n < 10; n += 1) await eventStore.append('credits-1', n === 0 ? 'no_stream' : n - 1, [event(n)]);
});

const open = (handle: (recorded: RecordedEvent, signal: AbortSignal) => Promise<void>) =>
  followLog({ eventStore, name: 'test', filter: { categories: ['credits'] }, handle });

describe('a process', () => {
  test('handles past and new events, each once', async () => {
    const handled: number[] = [];
    const process = open(async (recorded) => void handled.push(numberOf(recorded)));
    await until(() => handled.length === 10);
    await eventStore.append('credits-1', 9, [event(10)]);
    await until(() => handled.length === 11);
    await process.stop();
    expect(handled).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await eventStore.loadCheckpoint('test')).toBe(await eventStore.head());
  });

  test('lets timers run while it goes through a backlog', async () => {
    for (let n = 10; n < 200; n += 1) await eventStore.append('credits-1', n - 1, [event(n)]);
    let handled = 0;
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    const process = open(async () => {
      const end = performance.now() + 1;
      while (performance.now() < end);
      handled += 1;
    });
    await until(() => handled === 200);
    clearInterval(timer);
    await process.stop();
    expect(ticks).toBeGreaterThanOrEqual(10);
  });

  test('never moves its checkpoint past an event in flight, however many later ones are done', async () => {
    const handled: number[] = [];
    const first = open(async (recorded, signal) => {
      if (numberOf(recorded) === 3) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      else handled.push(numberOf(recorded));
    });
    await until(() => handled.length === 9);
    await first.stop();
    const again: number[] = [];
    const second = open(async (recorded) => void again.push(numberOf(recorded)));
    await until(() => again.includes(9));
    await second.stop();
    // The interrupted event is delivered again, and so are later ones: handlers must be idempotent.
    expect(again[0]).toBe(3);
    expect(again).toHaveLength(7);
  });

  test('retries a failed event and reports it while others continue', async () => {
    let failures = 0;
    const handled: number[] = [];
    const process = open(async (recorded) => {
      if (numberOf(recorded) === 0 && failures < 2) {
        failures += 1;
        throw new Error('not now');
      }
      handled.push(numberOf(recorded));
    });
    await until(() => handled.length === 9);
    expect(process.status()).toMatchObject({ state: 'retrying', error: 'not now', position: START });
    await until(() => handled.length === 10);
    expect(handled.at(-1)).toBe(0);
    await until(() => process.status().state === 'running');
    await process.stop();
  });

  test('applies backpressure at maxInFlight and continues when one event is done', async () => {
    const release: (() => void)[] = [];
    const taken: number[] = [];
    const process = followLog({
      eventStore,
      name: 'test',
      filter: { categories: ['credits'] },
      maxInFlight: 3,
      handle: (recorded) => {
        taken.push(numberOf(recorded));
        return new Promise((resolve) => release.push(resolve));
      },
    });
    await until(() => taken.length === 3);
    await sleep(20);
    expect(taken).toEqual([0, 1, 2]);
    release[1]?.();
    await until(() => taken.length === 4);
    expect(process.status().inFlight).toBe(3);
    while (taken.length < 10) {
      for (const done of release) done();
      await sleep(1);
    }
    for (const done of release) done();
    await process.stop();
    expect(taken).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('takes more events, up to maxAtWork, while earlier ones rest', async () => {
    const release: (() => void)[] = [];
    const taken: number[] = [];
    const process = followLog({
      eventStore,
      name: 'test',
      filter: { categories: ['credits'] },
      maxAtWork: 2,
      handle: async (recorded, _signal, rest) => {
        taken.push(numberOf(recorded));
        const released = new Promise<void>((resolve) => release.push(resolve));
        await (numberOf(recorded) < 3 ? rest(released) : released);
      },
    });
    await until(() => taken.length === 5);
    await sleep(20);
    expect(taken).toEqual([0, 1, 2, 3, 4]);
    expect(process.status().inFlight).toBe(5);
    release[3]?.();
    await until(() => taken.length === 6);
    while (taken.length < 10) {
      for (const done of release) done();
      await sleep(1);
    }
    for (const done of release) done();
    await process.stop();
  });

  test('skips events that the look ahead calls done, and looks at the backlog only', async () => {
    const more = Array.from({ length: 1_200 }, (_, n) => event(10 + n));
    await eventStore.append('credits-1', 9, more);
    const handled: number[] = [];
    const looked: number[] = [];
    const ends: number[] = [];
    const process = followLog({
      eventStore,
      name: 'test',
      filter: { categories: ['credits'] },
      lookAhead: () => async (events) => {
        looked.push(events.length);
        return (recorded) => numberOf(recorded) !== 7;
      },
      caughtUp: () => void ends.push(handled.length),
      handle: async (recorded, signal) => {
        if (numberOf(recorded) === 7) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        else handled.push(numberOf(recorded));
      },
    });
    await until(() => handled.at(-1) === 1_209);
    expect(looked).toEqual([1_000]);
    expect(handled[0]).toBe(1_000);
    // After the last event that was there, and not after each page of the backlog.
    expect(ends).toEqual([210]);
    await process.stop();
    // The events before the cut are done.
    expect(await eventStore.loadCheckpoint('test')).not.toBe(await eventStore.head());
    const again: number[] = [];
    const second = open(async (recorded) => void again.push(numberOf(recorded)));
    await until(() => again.includes(7));
    await second.stop();
  });
});
