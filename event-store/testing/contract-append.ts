import { describe, expect, test } from '@jest/globals';
import type { NewEvent } from '../../domain/envelope.ts';
import { WrongExpectedRevision } from '../port.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { EventIdInUse } from '../prepared-append.ts';
import type { Subject } from './contract-subject.ts';
import { eventsOf, freshCategory, freshStream, newEvent, newEvents } from './events.ts';

const ids = (events: readonly { id: string }[]) => events.map((event) => event.id);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** append: expected revisions, atomicity, retries, event ids, contention. */
export function appendContract({ store }: Subject): void {
  describe('append', () => {
    test('numbers a stream from 0 and returns the revision and position of the last event', async () => {
      const stream = freshStream();
      const first = await store().append(stream, 'no_stream', newEvents(2));
      const second = await store().append(stream, 1, newEvents(1));
      expect(first.revision).toBe(1);
      expect(second.revision).toBe(2);
      const stored = await store().readStream(stream);
      expect(stored.map((event) => event.revision)).toEqual([0, 1, 2]);
      expect([stored[1]?.position, stored[2]?.position]).toEqual([first.position, second.position]);
    });

    test.each<[expected: ExpectedRevision, existing: number]>([
      ['no_stream', 1],
      ['no_stream', 3],
      [0, 0],
      [0, 2],
      [1, 1],
      [5, 3],
      [2, 4],
    ])(
      'expecting %s of a stream with %i events is refused with the actual revision and changes nothing',
      async (expected, existing) => {
        const stream = freshStream();
        if (existing > 0) await store().append(stream, 'no_stream', newEvents(existing));
        const [before, headBefore] = [await store().readStream(stream), await store().head()];

        const attempt = store().append(stream, expected, newEvents(2));

        await expect(attempt).rejects.toBeInstanceOf(WrongExpectedRevision);
        await expect(attempt).rejects.toMatchObject({ stream, expected, actualRevision: existing - 1 });
        expect(ids(await store().readStream(stream))).toEqual(ids(before));
        expect(await eventsOf(store(), stream, headBefore)).toEqual([]);
        const next = await store().append(stream, existing === 0 ? 'no_stream' : existing - 1, newEvents(1));
        expect(next.revision).toBe(existing);
      },
    );

    test.each<[expected: ExpectedRevision, existing: number]>([
      ['no_stream', 0],
      [0, 1],
      [3, 4],
    ])('expecting %s of a stream with %i events is accepted', async (expected, existing) => {
      const stream = freshStream();
      if (existing > 0) await store().append(stream, 'no_stream', newEvents(existing));
      const { revision } = await store().append(stream, expected, newEvents(1));
      expect(revision).toBe(existing);
    });

    test('streams are independent, even if one name is a prefix of another', async () => {
      const stream = freshStream();
      await store().append(stream, 'no_stream', newEvents(2));
      const { revision } = await store().append(`${stream}-more`, 'no_stream', newEvents(1));
      expect(revision).toBe(0);
      expect(await store().readStream(stream)).toHaveLength(2);
    });

    test('the events of one append are consecutive in the log during other appends', async () => {
      const category = freshCategory();
      const before = await store().head();
      await Promise.all(range(20).map(() => store().append(freshStream(category), 'no_stream', newEvents(5))));
      const page = await store().readAll({ after: before, limit: 10_000, filter: { categories: [category] } });
      const order = page.events.map((event) => `${event.stream} ${event.revision}`);
      for (let at = 0; at < order.length; at += 5) {
        const stream = order[at]?.split(' ')[0];
        expect(order.slice(at, at + 5)).toEqual(range(5).map((revision) => `${stream} ${revision}`));
      }
      expect(order).toHaveLength(100);
    });

    test('one of 64 concurrent appends to one revision wins, and 63 get a conflict', async () => {
      const stream = freshStream();
      await store().append(stream, 'no_stream', newEvents(1));
      const attempts = await Promise.allSettled(range(64).map(() => store().append(stream, 0, newEvents(1))));
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const attempt of attempts)
        if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(WrongExpectedRevision);
      expect(await store().readStream(stream)).toHaveLength(2);
    });

    test('64 writers that retry on conflict store one event each, without gaps', async () => {
      const stream = freshStream();
      await store().append(stream, 'no_stream', newEvents(1));
      const write = async (n: number): Promise<void> => {
        const event = newEvent({ data: { n } });
        for (let expected = 0; ;) {
          try {
            await store().append(stream, expected, [event]);
            return;
          } catch (error) {
            if (!(error instanceof WrongExpectedRevision)) throw error;
            expected = error.actualRevision;
          }
        }
      };
      await Promise.all(range(64).map(write));
      const stored = await store().readStream(stream);
      expect(stored.map((event) => event.revision)).toEqual(range(65));
      expect(new Set(stored.slice(1).map((event) => event.data['n'])).size).toBe(64);
    });

    test('refuses an append without events', async () => {
      await expect(store().append(freshStream(), 'no_stream', [])).rejects.toBeInstanceOf(RangeError);
    });

    test.each<[what: string, stream: string | undefined, fixed: object]>([
      ['an id that is no UUID', undefined, { id: 'abc' }],
      ['a schema version of 0', undefined, { schemaVersion: 0 }],
      ['a fractional time', undefined, { time: 1.5 }],
      ['an empty type', undefined, { type: '' }],
      ['an empty stream name', '', {}],
    ])('refuses %s', async (_, stream, fixed) => {
      await expect(store().append(stream ?? freshStream(), 'no_stream', [newEvent(fixed)])).rejects.toThrow();
    });

    test('later changes to the objects of the caller do not reach the log', async () => {
      const stream = freshStream();
      const data = { list: [1] };
      const pending = store().append(stream, 'no_stream', [newEvent({ data })]);
      data.list.push(2);
      await pending;
      expect((await store().readStream(stream))[0]?.data).toEqual({ list: [1] });
    });
  });

  describe('a repeated append', () => {
    test('returns the first result for the same expected revision and stores nothing', async () => {
      const stream = freshStream();
      const events = newEvents(2);
      const first = await store().append(stream, 'no_stream', events);
      expect(first.repeated).toBe(false);
      expect((await store().append(stream, 1, newEvents(2))).repeated).toBe(false);
      const head = await store().head();

      expect(await store().append(stream, 'no_stream', events)).toEqual({ ...first, repeated: true });
      expect(await store().readStream(stream)).toHaveLength(4);
      expect(await eventsOf(store(), stream, head)).toEqual([]);
    });

    test.each([0, 2, 77])('with another expected revision (%i) is a conflict and stores nothing', async (expected) => {
      const stream = freshStream();
      const events = newEvents(2);
      await store().append(stream, 'no_stream', events);
      await store().append(stream, 1, newEvents(2));

      await expect(store().append(stream, expected, events)).rejects.toMatchObject({
        name: 'WrongExpectedRevision',
        expected,
        actualRevision: 3,
      });
      expect(await store().readStream(stream)).toHaveLength(4);
    });

    test('sent twice concurrently is stored once', async () => {
      const stream = freshStream();
      const events = newEvents(3);
      const [first, second] = await Promise.all([
        store().append(stream, 'no_stream', events),
        store().append(stream, 'no_stream', events),
      ]);
      expect(second).toEqual({ ...first, repeated: true });
      expect(await store().readStream(stream)).toHaveLength(3);
    });

    test.each([0, 100, 300, 301, 420])('is recognized after many later appends: at revision %i of 440', async (at) => {
      const stream = freshStream();
      const batches = [100, 200, 1, 119, 20].map((count) => newEvents(count));
      const results: AppendResult[] = [];
      for (const batch of batches)
        results.push(await store().append(stream, results.at(-1)?.revision ?? 'no_stream', batch));
      const index = [0, 100, 300, 301, 420].indexOf(at);
      expect(await store().append(stream, at === 0 ? 'no_stream' : at - 1, batches[index] ?? [])).toEqual({
        ...results[index],
        repeated: true,
      });
      expect(await store().readStream(stream, { from: 439 })).toHaveLength(1);
    });

    test.each([
      ['holds a new event too', (old: ReturnType<typeof newEvents>) => [...old, newEvent()]],
      ['begins with a new event', (old: ReturnType<typeof newEvents>) => [newEvent(), ...old]],
      ['has its events in another order', (old: ReturnType<typeof newEvents>) => old.toReversed()],
      ['names one of them twice', (old: ReturnType<typeof newEvents>) => [...old.slice(0, 1), ...old.slice(0, 1)]],
    ])('refuses an append that %s as a whole', async (_, altered) => {
      const stream = freshStream();
      const events = newEvents(2);
      await store().append(stream, 'no_stream', events);
      await expect(store().append(stream, 'no_stream', altered(events))).rejects.toThrow();
      expect(ids(await store().readStream(stream))).toEqual(ids(events));
      expect((await store().append(stream, 1, newEvents(1))).revision).toBe(2);
    });
  });

  describe('an event id', () => {
    test('refuses an id that is used twice in one append', async () => {
      const stream = freshStream();
      const event = newEvent();
      await expect(store().append(stream, 'no_stream', [event, event])).rejects.toBeInstanceOf(EventIdInUse);
      expect(await store().readStream(stream)).toEqual([]);
      expect((await store().append(stream, 'no_stream', newEvents(1))).revision).toBe(0);
    });

    test.each<[what: string, changed: Partial<NewEvent>]>([
      ['type', { type: 'Other' }],
      ['time', { time: 1 }],
      ['data', { data: { n: 99 } }],
    ])('refuses the id of a stored event with another %s', async (_, changed) => {
      const stream = freshStream();
      const [event = newEvent()] = newEvents(1);
      await store().append(stream, 'no_stream', [event]);
      await expect(store().append(stream, 'no_stream', [{ ...event, ...changed }])).rejects.toBeInstanceOf(
        EventIdInUse,
      );
    });
  });
}

/** For engines that index the event ids of the whole log, which the port does not require. */
export function logWideIdsContract({ store }: Subject): void {
  describe('an event id of the log', () => {
    test('is refused in another stream', async () => {
      const [stream, other] = [freshStream(), freshStream()];
      const events = newEvents(1);
      await store().append(stream, 'no_stream', events);
      await expect(store().append(other, 'no_stream', events)).rejects.toBeInstanceOf(EventIdInUse);
      expect(await store().readStream(other)).toEqual([]);
    });

    test('is refused at the end of its stream', async () => {
      const stream = freshStream();
      const events = newEvents(2);
      await store().append(stream, 'no_stream', events);
      await expect(store().append(stream, 1, events)).rejects.toBeInstanceOf(EventIdInUse);
      expect(await store().readStream(stream)).toHaveLength(2);
    });
  });
}
