import { describe, expect, test } from '@jest/globals';
import type { NewEvent } from '../../domain/envelope.ts';
import type { EventStore } from '../port.ts';
import { WrongExpectedRevision } from '../port.ts';
import { EventIdInUse } from '../prepared-append.ts';
import { freshStream, newEvent, newEvents } from '../testing/events.ts';
import { REMEMBERED_IDS } from './heads.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();

/** A stream with so many events, written as one process long ago would have. */
async function longStream(store: EventStore, length: number): Promise<string> {
  const stream = freshStream();
  await store.append(stream, 'no_stream', newEvents(length));
  return stream;
}

describe('a command that comes again in a process that has never seen its stream', () => {
  test.each([0, 5, REMEMBERED_IDS - 2, REMEMBERED_IDS - 1, REMEMBERED_IDS, REMEMBERED_IDS + 1, 300])('is answered with its first result, sent first at revision %i', async (at) => {
    const store = await database.open();
    const stream = freshStream();
    if (at > 0) await store.append(stream, 'no_stream', newEvents(at));
    const events = newEvents(2);
    const first = await store.append(stream, at === 0 ? 'no_stream' : at - 1, events);
    await store.append(stream, at + 1, newEvents(200));

    const cold = await database.open();
    const again = events.map((event) => ({ ...event, time: event.time + 1 }));
    expect(await cold.append(stream, at + 201, again)).toEqual(first);
    expect(await cold.append(stream, 'stream_exists', again)).toEqual(first);
    expect(await cold.append(stream, 'no_stream', again)).toEqual(first);
    expect(await cold.readStream(stream, { from: at + 200 })).toHaveLength(2);
  });

  test('is refused when it is another command under the same id', async () => {
    const store = await database.open();
    const stream = await longStream(store, 200);
    const [one, two] = [newEvent(), newEvent()];
    await store.append(stream, 199, [one, two]);
    await store.append(stream, 201, newEvents(1));
    const cold = await database.open();
    await expect(cold.append(stream, 202, [one, newEvent()])).rejects.toBeInstanceOf(EventIdInUse);
    await expect(cold.append(stream, 202, [one])).resolves.toMatchObject({ revision: 200 });
    expect(await cold.readStream(stream, { from: 200 })).toHaveLength(3);
  });

  test('costs as little as the first time, however long the stream is', async () => {
    const costs: number[] = [];
    // No watch: it reads, too.
    const watchMs = 60_000;
    for (const length of [200, 2_000]) {
      const stream = await longStream(await database.open({ watchMs }), length);
      const cold = await database.open({ watchMs });
      const before = database.server.calls('read');
      await cold.append(stream, length - 1, newEvents(1));
      costs.push(database.server.calls('read') - before);
    }
    expect(costs).toEqual([costs[0], costs[0]]);
    expect(costs[0]).toBeLessThanOrEqual(3);
  });
});

describe('an id that was claimed', () => {
  test('for an append that never happened goes to the next one that asks for it', async () => {
    const store = await database.open();
    const stream = await longStream(store, 200);
    const events = newEvents(2);
    // The claim is stored, the append behind it is not.
    database.server.faults.arm({ call: 'append', effect: { kind: 'silent' }, stream, times: 100 });
    await expect(store.append(stream, 199, events)).rejects.toThrow();
    database.server.faults.clear();

    const cold = await database.open();
    await cold.append(stream, 199, newEvents(1));
    await expect(cold.append(stream, 199, events)).rejects.toBeInstanceOf(WrongExpectedRevision);
    expect((await cold.append(stream, 200, events)).revision).toBe(202);
    expect((await store.append(stream, 202, events)).revision).toBe(202);
    expect(await store.readStream(stream, { from: 200 })).toHaveLength(3);
  });

  test('is settled when only the answer of its claim was lost', async () => {
    const store = await database.open();
    const stream = await longStream(store, 200);
    database.server.faults.arm({ call: 'append', effect: { kind: 'answer_lost' }, stream: '~claim' });
    expect((await store.append(stream, 199, newEvents(2))).revision).toBe(201);
    expect(database.server.faults.struck()).toBe(1);
  });

  test('by another stream is refused there', async () => {
    const store = await database.open();
    const [one, other] = [await longStream(store, 150), await longStream(store, 150)];
    const events = newEvents(1);
    await store.append(one, 149, events);
    await expect(store.append(other, 149, events)).rejects.toBeInstanceOf(EventIdInUse);
  });

  test('is one fact, though four processes send it at once and again at every revision they see', async () => {
    const store = await database.open();
    const stream = await longStream(store, 150);
    const command = newEvents(2);
    const writers = await Promise.all([1, 2, 3, 4].map(() => database.open()));
    const send = async (writer: EventStore, events: readonly NewEvent[]): Promise<number> => {
      for (let expected = 149; ;) {
        try {
          return (await writer.append(stream, expected, events)).revision;
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision)) throw error;
          expected = error.actualRevision;
        }
      }
    };
    const results = await Promise.all(writers.flatMap((writer) => [send(writer, newEvents(1)), send(writer, command), send(writer, newEvents(3)), send(writer, command)]));
    expect(new Set(results.filter((_, index) => index % 2 === 1)).size).toBe(1);
    const stored = await store.readStream(stream, { from: 150 });
    expect(stored).toHaveLength(4 * (1 + 3) + 2);
    expect(await store.verify()).toMatchObject({ ok: true });
  });
});
