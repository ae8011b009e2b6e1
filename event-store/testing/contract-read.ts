import { describe, expect, test } from '@jest/globals';
import type { LogPage, ReadAllOptions } from '../port.ts';
import { categoryOf, comparePositions } from '../../domain/envelope.ts';
import type { Json, JsonObject, Position } from '../../domain/envelope.ts';
import type { EventStore } from '../port.ts';
import type { Subject } from './contract-subject.ts';
import { eventsOf, freshCategory, freshStream, newEvent, newEvents } from './events.ts';

const numbers = (events: readonly { data: JsonObject }[]): (Json | undefined)[] =>
  events.map((event) => event.data['n']);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** All pages from a position to the end. Fails for a log that never ends. */
async function pagesOf(store: EventStore, options: ReadAllOptions): Promise<LogPage[]> {
  const pages: LogPage[] = [];
  for (let after: Position = options.after; pages.length < 1_000;) {
    const page = await store.readAll({ ...options, after });
    pages.push(page);
    if (page.end) return pages;
    after = page.position;
  }
  throw new Error('The log never ended');
}

/** readStream and readAll: order, pages, filters, content of events. */
export function readContract({ store }: Subject): void {
  describe('a read event', () => {
    test('has the data and metadata of the append, its position and its hash', async () => {
      const stream = freshStream();
      const event = newEvent({
        type: 'CreditsGranted',
        schemaVersion: 3,
        time: 1_234_567_890_123,
        data: { amount: 20, nested: { list: [1, null, true, 'x'] } },
        metadata: {
          actor: { kind: 'admin', id: 'a-1' },
          commandId: 'c',
          correlationId: 'd',
          causationId: 'e',
          requestHash: 'f',
          subject: 'user-1',
        },
      });
      const { position } = await store().append(stream, 'no_stream', [event]);
      const [read] = await store().readStream(stream);
      const { id, type, schemaVersion, time, data, metadata } = read ?? newEvent();
      expect({ id, type, schemaVersion, time, data, metadata }).toEqual(event);
      expect([read?.stream, read?.revision, read?.position]).toEqual([stream, 0, position]);
      expect(read?.hash).toMatch(/^[0-9a-f]{64}$/);
    });

    test('is the last of the log when nothing follows it, with the time of its writer', async () => {
      for (const time of [2_000_000_000_000, 1_234_567_890_123]) {
        await store().append(freshStream(), 'no_stream', [newEvent({ time })]);
        expect(await store().lastTime()).toBe(time);
      }
    });

    test('is the same for every kind of read', async () => {
      const stream = freshStream();
      const before = await store().head();
      await store().append(stream, 'no_stream', newEvents(2));
      const one = await store().readStream(stream);
      const other = (await store().readAll({ after: before, filter: { categories: [stream.split('-')[0] ?? ''] } }))
        .events;
      expect(JSON.parse(JSON.stringify(other))).toEqual(JSON.parse(JSON.stringify(one)));
    });

    test.each<[what: string, data: JsonObject]>([
      ['no fields', {}],
      ['undeclared fields', { unknown: { deep: [{ er: 1 }] }, $odd: '', 'with space': 0 }],
      ['every kind of text', { text: 'čeština 漢字 👩🏽‍💻 \u0000 \u2028 "quoted" \\ \n end', ключ: 'значение' }],
      [
        'numbers at their limits',
        {
          big: Number.MAX_SAFE_INTEGER,
          small: -Number.MAX_SAFE_INTEGER,
          fraction: 0.1,
          tiny: 5e-324,
          huge: 1.7976931348623157e308,
        },
      ],
    ])('keeps %s', async (_, data) => {
      const stream = freshStream();
      await store().append(stream, 'no_stream', [newEvent({ data })]);
      expect((await store().readStream(stream))[0]?.data).toEqual(data);
    });

    test('keeps a megabyte of data', async () => {
      const stream = freshStream();
      const data = { text: 'é'.repeat(500_000) };
      await store().append(stream, 'no_stream', [newEvent({ data }), newEvent({ data: { n: 1 } })]);
      const stored = await store().readStream(stream);
      expect(stored[0]?.data).toEqual(data);
      expect(stored[1]?.data).toEqual({ n: 1 });
    });

    test('has a hash that depends on its content and on all events before it in its stream', async () => {
      const [stream, twin] = [freshStream(), freshStream()];
      const [first, second] = newEvents(2);
      if (!first || !second) throw new Error('unreachable');
      await store().append(stream, 'no_stream', [first, second]);
      await store().append(twin, 'no_stream', [newEvent({ data: { n: 9 } }), newEvent({ data: second.data })]);
      const hashes = [...(await store().readStream(stream)), ...(await store().readStream(twin))].map(
        (event) => event.hash,
      );
      expect(new Set(hashes).size).toBe(4);
    });
  });

  describe('readStream', () => {
    const stream = freshStream();
    const read = async (options: Parameters<EventStore['readStream']>[1]) => {
      await store().append(
        stream,
        'no_stream',
        newEvents(25).map((event, n) => ({
          ...event,
          id: `00000000-0000-8000-8000-${stream.slice(4, 14)}${String(n).padStart(2, '0')}`,
        })),
      );
      return numbers(await store().readStream(stream, options));
    };

    test.each<[options: Parameters<EventStore['readStream']>[1], expected: number[]]>([
      [{}, range(0, 25)],
      [{ from: 20 }, range(20, 25)],
      [{ from: 24 }, [24]],
      [{ from: 25 }, []],
      [{ limit: 3 }, [0, 1, 2]],
      [{ from: 10, limit: 3 }, [10, 11, 12]],
      [{ direction: 'forwards', from: 23, limit: 10_000 }, [23, 24]],
      [{ direction: 'backwards' }, range(0, 25).toReversed()],
      [{ direction: 'backwards', limit: 2 }, [24, 23]],
      [{ direction: 'backwards', from: 10, limit: 3 }, [10, 9, 8]],
      [{ direction: 'backwards', from: 1 }, [1, 0]],
      [{ direction: 'backwards', from: 0 }, [0]],
      [{ direction: 'backwards', from: 99, limit: 1 }, [24]],
    ])('returns the events that %j selects', async (options, expected) => {
      expect(await read(options)).toEqual(expected);
    });

    test('is empty in both directions for a stream without events', async () => {
      const nothing = freshStream();
      expect(await store().readStream(nothing)).toEqual([]);
      expect(await store().readStream(nothing, { direction: 'backwards' })).toEqual([]);
    });

    test('returns 1,000 events by default', async () => {
      const long = freshStream();
      await store().append(long, 'no_stream', newEvents(1_001));
      expect(await store().readStream(long)).toHaveLength(1_000);
      expect(numbers(await store().readStream(long, { direction: 'backwards', limit: 1 }))).toEqual([1_000]);
    });

    test.each([0, -1, 10_001, 1.5, Number.NaN])('refuses a limit of %p', async (limit) => {
      await expect(store().readStream(freshStream(), { limit })).rejects.toBeInstanceOf(RangeError);
      await expect(store().readAll({ after: await store().head(), limit })).rejects.toBeInstanceOf(RangeError);
    });

    test.each([-1, 1.5])('refuses to start from %p', async (from) => {
      await expect(store().readStream(freshStream(), { from })).rejects.toBeInstanceOf(RangeError);
    });
  });

  describe('readAll', () => {
    test('returns every event once, in ascending positions, in pages of the requested size', async () => {
      const category = freshCategory();
      const after = await store().head();
      for (const n of range(0, 30))
        await store().append(`${category}-${n % 4}`, n < 4 ? 'no_stream' : Math.floor(n / 4) - 1, newEvents(1, {}, n));

      const pages = await pagesOf(store(), { after, limit: 7, filter: { categories: [category] } });

      const events = pages.flatMap((page) => page.events);
      expect(numbers(events)).toEqual(range(0, 30));
      expect(pages.every((page) => page.events.length <= 7)).toBe(true);
      const positions = events.map((event) => event.position);
      expect(
        positions.every(
          (position, index) => index === 0 || comparePositions(positions[index - 1] ?? position, position) < 0,
        ),
      ).toBe(true);
    });

    test('starts after the given position', async () => {
      const stream = freshStream();
      const first = await store().append(stream, 'no_stream', newEvents(1));
      const second = await store().append(stream, 0, newEvents(1, {}, 1));
      const filter = { categories: [categoryOf(stream)] };
      expect(numbers((await store().readAll({ after: first.position, filter })).events)).toEqual([1]);
      const page = await store().readAll({ after: second.position, filter });
      expect(page.events).toEqual([]);
      expect(page.end).toBe(true);
    });

    test('filters by category, by type, by both, and by unknown names', async () => {
      const [one, two] = [freshCategory(), freshCategory()];
      const [a, b, c] = [`A${one}`, `B${one}`, `C${one}`];
      const after = await store().head();
      for (const [n, [category, type]] of [
        [one, a],
        [two, a],
        [one, b],
        [two, b],
        [one, a],
        [two, c],
      ].entries()) {
        await store().append(freshStream(category), 'no_stream', newEvents(1, { type: type ?? '' }, n));
      }
      const read = async (filter: ReadAllOptions['filter']) =>
        numbers(
          (await pagesOf(store(), { after, limit: 2, ...(filter && { filter }) })).flatMap((page) => page.events),
        );

      expect(await read({ categories: [one] })).toEqual([0, 2, 4]);
      expect(await read({ categories: [one, two] })).toEqual([0, 1, 2, 3, 4, 5]);
      expect(await read({ types: [a] })).toEqual([0, 1, 4]);
      expect(await read({ types: [b, c] })).toEqual([2, 3, 5]);
      expect(await read({ categories: [two], types: [a, c] })).toEqual([1, 5]);
      expect(await read({ categories: [`${one}x`] })).toEqual([]);
      expect(await read({ types: ['never'] })).toEqual([]);
      expect(await read({ categories: [] })).toEqual([]);
      expect(await read({ categories: [one], types: [c] })).toEqual([]);
    });

    test('matches whole categories, not prefixes', async () => {
      const category = freshCategory();
      const after = await store().head();
      await store().append(`${category}s-1`, 'no_stream', newEvents(1));
      expect((await store().readAll({ after, filter: { categories: [category] } })).events).toEqual([]);
    });

    test('the last page ends at the head, even if no event matched the filter', async () => {
      const after = await store().head();
      await store().append(freshStream(), 'no_stream', newEvents(3));
      const page = await store().readAll({ after, filter: { types: ['never'] } });
      expect(page.end).toBe(true);
      expect(page.events).toEqual([]);
      expect(comparePositions(page.position, after)).toBeGreaterThan(0);
    });

    test('reading page by page loses and repeats no event during appends', async () => {
      const [wanted, noise] = [freshCategory(), freshCategory()];
      const after = await store().head();
      const writing = (async () => {
        for (const n of range(0, 60)) {
          await Promise.all([
            store().append(freshStream(wanted), 'no_stream', newEvents(2, {}, n * 2)),
            store().append(freshStream(noise), 'no_stream', newEvents(1)),
          ]);
        }
      })();
      const seen: unknown[] = [];
      for (let position = after; seen.length < 120;) {
        const page = await store().readAll({ after: position, filter: { categories: [wanted] }, limit: 7 });
        seen.push(...numbers(page.events));
        ({ position } = page);
        if (page.end) await new Promise((resolve) => setImmediate(resolve));
      }
      await writing;
      expect(seen).toEqual(range(0, 120));
    });

    test('head is the position of the last event', async () => {
      const stream = freshStream();
      const { position } = await store().append(stream, 'no_stream', newEvents(2));
      expect(comparePositions(await store().head(), position)).toBeGreaterThanOrEqual(0);
      expect(await eventsOf(store(), stream, await store().head())).toEqual([]);
    });

    test('counts the events after a position, where the engine can', async () => {
      const before = await store().head();
      const { position } = await store().append(freshStream(), 'no_stream', newEvents(3));
      const behind = await store().eventsAfter(before);
      if (behind !== undefined) expect([behind, await store().eventsAfter(position)]).toEqual([3, 0]);
    });
  });
}
