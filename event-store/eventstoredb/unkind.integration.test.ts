import { describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import type { EventStore } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { freshStream, newEvents } from '../testing/events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';
import { formatPosition, parsePosition } from './position.ts';
import { patient, useDatabase } from './testing/database.ts';

/** The observed behavior of a healthy real node (docs/decisions/0011-eventstoredb.md). */

const database = useDatabase({ pace: { commitMs: () => 5, feedLagMs: () => 1 } });
const newFolder = tempFolders();

describe('a duplicate of an append in flight', () => {
  test('gets the result of the first one in the same process', async () => {
    const store = await database.open({ timeoutMs: 5_000 });
    const before = database.server.calls('append');
    for (let round = 0; round < 10; round += 1) {
      const [stream, events] = [freshStream(), newEvents(2)];
      const [first, second] = await Promise.all([1, 2].map(() => store.append(stream, 'no_stream', events)));
      expect(second).toEqual({ ...first, repeated: true });
    }
    // One call a pair. On a slow machine the sender repeats a call whose answer is late.
    expect(database.server.calls('append') - before).toBeLessThan(20);
  });

  test('gets its result soon after the first one in another process, although the server drops it', async () => {
    // Half of this time would pass if the second one waited for the server's answer: longer than the test may take.
    const timeoutMs = 3_600_000;
    const stores = [await database.open({ timeoutMs }), await database.open({ timeoutMs })];
    // Warms up connections and caches.
    for (const store of stores) await store.append(freshStream(), 'no_stream', newEvents(1));
    for (let round = 0; round < 5; round += 1) {
      const [stream, events] = [freshStream(), newEvents(2)];
      const [first, second] = await Promise.all(stores.map((store) => store.append(stream, 'no_stream', events)));
      expect(second).toMatchObject({ revision: first?.revision, position: first?.position });
      expect(await stores[0]?.readStream(stream)).toHaveLength(2);
    }
  });
});

describe('a stall of 3 s', () => {
  test('delays appends and reads and fails none', async () => {
    // Far beyond the stall, so that only a call that gives up because of it fails.
    const store = await database.open({ timeoutMs: 60_000, watchMs: 1_000 });
    const stream = freshStream();
    await store.append(stream, 'no_stream', newEvents(1));
    const stalled = database.server.stall(3_000);
    const work = Array.from({ length: 100 }, async (_, n) => {
      await sleep(n * 30);
      return n % 2 === 0 ? store.append(freshStream(), 'no_stream', newEvents(1)) : store.readStream(stream);
    });
    await Promise.all([...work, store.head()]);
    await stalled;
    expect((await store.append(stream, 0, newEvents(1))).revision).toBe(1);
  });
});

test('answers each of 512 appends that are sent at the same moment', async () => {
  const store = await database.open({ timeoutMs: 60_000 });
  const results = await Promise.all(
    Array.from({ length: 512 }, () => store.append(freshStream(), 'no_stream', newEvents(1))),
  );
  expect(results).toHaveLength(512);
});

describe('a position inside a record, as after a restore from an older backup', () => {
  const inside = (position: Position): Position => {
    const { commit = 0n, prepare = 0n } = parsePosition(position) ?? {};
    return formatPosition({ commit: commit + 3n, prepare: prepare + 3n });
  };

  async function nextPage(store: EventStore, after: Position): Promise<unknown> {
    const stop = new AbortController();
    for await (const page of store.subscribe({ after, signal: stop.signal })) return page.events.length;
    return undefined;
  }

  test('fails readers that start there, also among live events, and no others', async () => {
    const store = await database.open();
    const positions: Position[] = [];
    const write = async (): Promise<void> => {
      for (let n = 0; n < 10; n += 1)
        positions.push((await store.append(freshStream(), 'no_stream', newEvents(1))).position);
    };
    await write();
    // Opened now, so that only the last ten events are in its memory.
    const other = await database.open();
    await write();
    for (const at of [positions[3], positions[15]]) {
      const bad = inside(at ?? START);
      await expect(other.readAll({ after: bad })).rejects.toBeInstanceOf(RangeError);
      await expect(nextPage(other, bad)).rejects.toBeInstanceOf(RangeError);
    }
    for (let n = 0; n < 20; n += 1)
      await expect(other.readAll({ after: inside(positions[3] ?? START) })).rejects.toBeInstanceOf(RangeError);
    expect((await other.append(freshStream(), 'no_stream', newEvents(1))).revision).toBe(0);
  });

  test('fails the start with the reason', async () => {
    const anchorFile = `${newFolder()}/anchor`;
    const store = await database.open({ anchorFile });
    const places: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { position } = await store.append(freshStream(), 'no_stream', newEvents(1));
      places.push(Number(parsePosition(position)?.commit));
    }
    await store.close();
    database.server.log.cutOff(places[2] ?? 0);
    const other = await database.open();
    for (let n = 0; n < 5; n += 1)
      await other.append(freshStream('elsewhere'), 'no_stream', newEvents(1, { data: { text: 'y'.repeat(100) } }));
    expect(database.server.log.placeOf(places[4] ?? 0)).toBe('inside a record');
    await expect(openEventStoreDb({ url: database.url, ...patient, anchorFile })).rejects.toThrow(
      'Was it restored from an older backup?',
    );
  });
});

describe('a store that is closed while a page is read', () => {
  test.each([0, 20, 60])('ends its followers without an error, %i ms after the read began', async (ms) => {
    const store = await database.open();
    const { position } = await store.append(freshStream(), 'no_stream', newEvents(1));
    await store.append(freshStream(), 'no_stream', newEvents(5));
    const reader = await database.open();
    database.server.faults.arm({ call: 'read', effect: { kind: 'slow', ms: 1_500 }, stream: '$all', times: 4 });
    const following = (async () => {
      for await (const page of reader.subscribe({ after: position })) expect(page.events.length).toBeGreaterThan(0);
    })();
    await sleep(ms);
    await Promise.all([reader.close(), following]);
  });
});

describe('a read that the server ends early without an error', () => {
  test('is not mistaken for the end of the log', async () => {
    // The watch of the log would meet the fault that is meant for the read.
    const store = await database.open({ watchMs: 3_600_000 });
    const { position } = await store.append(freshStream(), 'no_stream', newEvents(1));
    await store.append(freshStream(), 'no_stream', newEvents(5));
    database.server.faults.arm({
      call: 'read',
      effect: { kind: 'break_off', after: 0, normally: true },
      stream: '$all',
    });
    await expect(store.readAll({ after: position })).rejects.toBeInstanceOf(LogUnavailable);
    expect((await store.readAll({ after: position })).events).toHaveLength(5);
  });
});

describe('an append that is too large', () => {
  test('is refused before it is sent', async () => {
    const store = await database.open();
    const before = database.server.calls('append');
    await expect(
      store.append(freshStream(), 'no_stream', newEvents(1, { data: { text: 'x'.repeat(1_048_576) } })),
    ).rejects.toThrow(/1,048,576 bytes/);
    await expect(
      store.append(freshStream(), 'no_stream', newEvents(2, { data: { text: 'é'.repeat(300_000) } })),
    ).rejects.toBeInstanceOf(RangeError);
    expect(database.server.calls('append')).toBe(before);
    expect((await store.append(freshStream(), 'no_stream', newEvents(2_000))).revision).toBe(1_999);
  });
});
