import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import type { Effect, Fault } from '../../tools/engines/eventstoredb-stand-in/faults.ts';
import type { EventStore, LogPage } from '../port.ts';
import { freshCategory, freshStream, newEvents } from '../testing/events.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

interface Following {
  readonly numbers: unknown[];
  readonly pages: LogPage[];
  readonly done: Promise<void>;
}

/** Follows a category until `count` events have arrived. */
function follow(store: EventStore, category: string, after: Position, count: number, pageSize = 5): Following {
  const stop = new AbortController();
  const following: Following = { numbers: [], pages: [], done: Promise.resolve() };
  const run = async (): Promise<void> => {
    for await (const page of store.subscribe({
      after,
      filter: { categories: [category] },
      pageSize,
      signal: stop.signal,
    })) {
      following.pages.push(page);
      following.numbers.push(...page.events.map(({ data }) => data['n']));
      if (following.numbers.length >= count) stop.abort();
    }
  };
  return { ...following, done: run() };
}

const write = async (store: EventStore, category: string, from: number, to: number): Promise<void> => {
  for (const n of range(from, to)) await store.append(freshStream(category), 'no_stream', newEvents(1, {}, n));
};

let store: EventStore;
let drops: string[];
let category: string;
beforeEach(async () => {
  drops = [];
  store = await database.open({ onDrop: (reason) => void drops.push(reason.message) });
  category = freshCategory();
  // Waits for the first subscription.
  await turn(50);
});

/** Faults of a subscription. The store notices all but the last three and subscribes again. */
const faults: readonly [name: string, effect: Effect][] = [
  ['refused', { kind: 'unavailable' }],
  ['broken off after 3 events', { kind: 'break_off', after: 3 }],
  ['ended normally after 3 events', { kind: 'break_off', after: 3, normally: true }],
  ['never answered', { kind: 'silent' }],
  ['confirmed and then silent', { kind: 'half_closed' }],
  ['begun with events that were seen before', { kind: 'duplicates', count: 4 }],
  ['given a checkpoint beyond what it has sent', { kind: 'checkpoint_ahead' }],
  ['slow to begin', { kind: 'slow', ms: 200 }],
];

describe('a follower whose subscription is', () => {
  test.each(faults)('%s gets every event once and in order', async (_, effect) => {
    const after = await store.head();
    database.server.faults.arm({ call: 'subscribe', effect, times: 3 });
    const following = follow(store, category, after, 40);
    // Ends the current subscription, so that the next ones meet the fault.
    database.server.endSubscriptions();
    for (let n = 0; n < 40; n += 4) {
      await write(store, category, n, n + 4);
      await turn(20);
    }
    await following.done;
    expect(following.numbers).toEqual(range(0, 40));
    expect(database.server.faults.struck()).toBeGreaterThan(0);
    expect(drops.length).toBeGreaterThan(0);
  });

  test('loses and repeats no event with random faults during appends', async () => {
    const after = await store.head();
    const kinds = faults.map(([, effect]) => effect);
    const followers = range(1, 4).map((pageSize) => follow(store, category, after, 150, pageSize * 3));
    const other = await database.open();
    const written = new AbortController();
    const disturbing = (async () => {
      for (let round = 0; !written.signal.aborted; round += 1) {
        const effect = kinds[Math.floor(Math.random() * kinds.length)];
        if (effect) database.server.faults.arm({ call: 'subscribe', effect });
        if (round % 3 === 0)
          database.server.faults.arm({ call: 'read', effect: { kind: 'break_off', after: 2 }, stream: '$all' });
        database.server.endSubscriptions();
        await turn(30);
      }
    })();
    await Promise.all([write(store, category, 0, 75), write(other, category, 75, 150)]);
    await turn(100);
    written.abort();
    await disturbing;
    database.server.faults.clear();
    await Promise.all(followers.map(({ done }) => done));

    const inLog = (await store.readAll({ after, filter: { categories: [category] } })).events.map(
      ({ data }) => data['n'],
    );
    expect(inLog).toHaveLength(150);
    for (const { numbers } of followers) expect(numbers).toEqual(inLog);
  });

  test('resumes in another process after any page', async () => {
    let after = await store.head();
    await write(store, category, 0, 30);
    const seen: unknown[] = [];
    while (seen.length < 30) {
      database.server.faults.arm({ call: 'read', effect: { kind: 'break_off', after: 3 }, stream: '$all' });
      const reader = await database.open();
      const following = follow(reader, category, after, 4, 3);
      await following.done;
      seen.push(...following.numbers);
      after = following.pages.at(-1)?.position ?? after;
    }
    expect(seen).toEqual(range(0, 30));
  });
});

describe('a subscription that misses an event', () => {
  test('is restarted: the gap is noticed before a later event is delivered', async () => {
    const after = await store.head();
    const stream = freshStream(category);
    const following = follow(store, category, after, 12);
    database.server.faults.arm({ call: 'subscribe', effect: { kind: 'left_out', after: 5 } });
    database.server.endSubscriptions();
    for (let n = 0; n < 12; n += 1) {
      await store.append(stream, n === 0 ? 'no_stream' : n - 1, newEvents(1, {}, n));
      await turn(10);
    }
    await following.done;
    expect(following.numbers).toEqual(range(0, 12));
    expect(database.server.faults.struck()).toBe(1);
    expect(drops.join()).toContain(`it skipped event`);
  });
});

describe('the subscription', () => {
  test('is shared by all followers of a process', async () => {
    const before = database.server.calls('subscribe');
    const after = await store.head();
    const following = range(0, 20).map(() => follow(store, category, after, 10));
    await write(store, category, 0, 10);
    await Promise.all(following.map(({ done }) => done));
    expect(database.server.calls('subscribe')).toBe(before);
  });

  test('is retried with backoff while the server refuses it, and events arrive all the same', async () => {
    const delays: number[] = [];
    const patient = await database.open({
      retryDelay: { firstMs: 20, maxMs: 320 },
      onDrop: (_, ms) => void delays.push(ms),
    });
    await turn(50);
    const after = await patient.head();
    const refused: Fault = { call: 'subscribe', effect: { kind: 'unavailable' }, times: 1_000 };
    database.server.faults.arm(refused);
    const following = follow(patient, category, after, 5);
    database.server.endSubscriptions();
    await write(patient, category, 0, 5);
    await following.done;
    while (delays.length < 6) await turn(20);
    expect(following.numbers).toEqual(range(0, 5));
    const bounds = range(0, delays.length).map((index) => Math.min(320, 20 * 2 ** index));
    expect(delays.every((ms, index) => ms >= (bounds[index] ?? 0) / 2 && ms <= (bounds[index] ?? 0))).toBe(true);
  });

  test('does not see snapshots, checkpoints, claims or settings', async () => {
    const after = await store.head();
    const stream = freshStream(category);
    await store.append(stream, 'no_stream', newEvents(1, {}, 0));
    await store.saveSnapshot(stream, 'k', { revision: 0, state: {} });
    await store.saveCheckpoint(category, after);
    const following = follow(store, category, after, 2);
    await store.append(stream, 0, newEvents(1, {}, 1));
    await following.done;
    expect(following.numbers).toEqual([0, 1]);
    expect((await store.readAll({ after })).events.map(({ stream: name }) => name)).toEqual([stream, stream]);
    database.server.log.scavenge();
    expect((await store.readAll({ after })).events.map(({ stream: name }) => name)).toEqual([stream, stream]);
    expect(await store.head()).toBe(following.pages.at(-1)?.position);
    expect(await store.loadCheckpoint(category)).toBe(after);
  });

  test('rejects a position that the log does not hold', async () => {
    await write(store, category, 0, 3);
    const beyond = '00000000000099999999-00000000000099999999' as Position;
    await expect(follow(store, category, beyond, 1).done).rejects.toBeInstanceOf(RangeError);
    await expect(store.readAll({ after: beyond })).rejects.toBeInstanceOf(RangeError);
    await expect(store.readAll({ after: 'abc' as Position })).rejects.toBeInstanceOf(RangeError);
  });
});
