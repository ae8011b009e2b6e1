import { describe, expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { EventStore, LogPage, SubscribeOptions } from '../port.ts';
import type { Subject } from './contract-subject.ts';
import { freshCategory, freshStream, newEvents } from './events.ts';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Collects the pages of a subscription until `count` events have arrived. */
async function follow(
  store: EventStore,
  options: SubscribeOptions,
  count: number,
  onPage: (page: LogPage) => Promise<void> | void = () => {},
) {
  const stop = new AbortController();
  const pages: LogPage[] = [];
  let seen = 0;
  for await (const page of store.subscribe({ ...options, signal: stop.signal })) {
    pages.push(page);
    seen += page.events.length;
    await onPage(page);
    if (seen >= count) stop.abort();
  }
  return { pages, numbers: pages.flatMap((page) => page.events.map((event) => event.data['n'])) };
}

async function write(store: EventStore, category: string, from: number, to: number): Promise<void> {
  for (const n of range(from, to)) await store.append(freshStream(category), 'no_stream', newEvents(1, {}, n));
}

/** subscribe: catch-up, live events, backpressure, end. */
export function subscribeContract({ store }: Subject): void {
  describe('subscribe', () => {
    test('delivers stored events, then live events, in order, without gaps or duplicates', async () => {
      const category = freshCategory();
      const after = await store().head();
      await write(store(), category, 0, 20);
      const following = follow(store(), { after, filter: { categories: [category] }, pageSize: 7 }, 50);
      await write(store(), category, 20, 50);
      expect((await following).numbers).toEqual(range(0, 50));
    });

    test('switches from stored to live events without gaps or duplicates while 8 writers append', async () => {
      const category = freshCategory();
      const after = await store().head();
      const writers = Promise.all(
        range(0, 8).map(async (writer) => {
          const stream = freshStream(category);
          for (const n of range(0, 40))
            await store().append(stream, n === 0 ? 'no_stream' : n - 1, newEvents(1, {}, writer * 40 + n));
        }),
      );
      await turn();
      const followers = await Promise.all(
        range(1, 5).map((pageSize) =>
          follow(store(), { after, filter: { categories: [category] }, pageSize: pageSize * 3 }, 320),
        ),
      );
      await writers;
      const inLog = (await store().readAll({ after, filter: { categories: [category] } })).events.map(
        (event) => event.data['n'],
      );
      expect(inLog).toHaveLength(320);
      for (const { numbers } of followers) expect(numbers).toEqual(inLog);
    });

    test('delivers an event that is appended while the subscription waits', async () => {
      const category = freshCategory();
      const following = follow(store(), { after: await store().head(), filter: { categories: [category] } }, 2);
      await turn();
      await write(store(), category, 0, 1);
      await turn();
      await write(store(), category, 1, 2);
      expect((await following).numbers).toEqual([0, 1]);
    });

    test('filters by category and type; its positions advance past other events', async () => {
      const category = freshCategory();
      const after = await store().head();
      const filter = { categories: [category], types: [`Wanted${category}`] };
      await store().append(freshStream(category), 'no_stream', newEvents(3));
      await store().append(freshStream(category), 'no_stream', newEvents(2, { type: `Wanted${category}` }));
      await store().append(freshStream(), 'no_stream', newEvents(3, { type: `Wanted${category}` }));
      const { pages, numbers } = await follow(store(), { after, filter }, 2);
      expect(numbers).toEqual([0, 1]);
      const last = pages.at(-1);
      expect(comparePositions(last?.position ?? after, last?.events.at(-1)?.position ?? after)).toBeGreaterThanOrEqual(
        0,
      );
    });

    test('advances the position of a reader whose filter matches nothing', async () => {
      const after = await store().head();
      const { position } = await store().append(freshStream(), 'no_stream', newEvents(1));
      const stop = new AbortController();
      let reached: Position = after;
      for await (const page of store().subscribe({ after, filter: { types: ['never'] }, signal: stop.signal })) {
        reached = page.position;
        expect(page.events).toEqual([]);
        if (comparePositions(reached, position) >= 0) stop.abort();
      }
      expect(comparePositions(reached, position)).toBeGreaterThanOrEqual(0);
    });

    test('resumes after any page without losing or repeating an event', async () => {
      const category = freshCategory();
      let after = await store().head();
      await write(store(), category, 0, 20);
      const seen: unknown[] = [];
      while (seen.length < 20) {
        const { pages, numbers } = await follow(store(), { after, filter: { categories: [category] }, pageSize: 3 }, 1);
        seen.push(...numbers);
        after = pages.at(-1)?.position ?? after;
      }
      expect(seen).toEqual(range(0, 20));
    });

    test('waits for a slow consumer, one page at a time', async () => {
      const category = freshCategory();
      const after = await store().head();
      await write(store(), category, 0, 30);
      const following = follow(
        store(),
        { after, filter: { categories: [category] }, pageSize: 4 },
        90,
        async (page) => {
          expect(page.events.length).toBeLessThanOrEqual(4);
          await turn();
        },
      );
      await write(store(), category, 30, 90);
      expect((await following).numbers).toEqual(range(0, 90));
    });

    test('a consumer that stops reading does not delay the writer', async () => {
      const category = freshCategory();
      const pages = store()
        .subscribe({ after: await store().head(), filter: { categories: [category] } })
        [Symbol.asyncIterator]();
      await write(store(), category, 0, 1);
      const first = await pages.next();
      expect(first.done).toBe(false);
      await write(store(), category, 1, 50);
      await pages.return?.();
    });

    test('ends on abort before it starts, while it waits, and between pages', async () => {
      const after = await store().head();
      const aborted = AbortSignal.abort();
      for await (const page of store().subscribe({ after, signal: aborted }))
        throw new Error(`Unexpected page at ${page.position}`);

      const waiting = new AbortController();
      const ended = (async () => {
        for await (const page of store().subscribe({ after, filter: { types: ['never'] }, signal: waiting.signal }))
          expect(page.events).toEqual([]);
      })();
      await turn();
      waiting.abort();
      await ended;

      const category = freshCategory();
      await write(store(), category, 0, 6);
      const { numbers } = await follow(store(), { after, filter: { categories: [category] }, pageSize: 2 }, 2);
      expect(numbers).toEqual([0, 1]);
    });

    test.each([0, -1, 10_001, 1.5])('refuses pages of %p', async (pageSize) => {
      const pages = store()
        .subscribe({ after: await store().head(), pageSize })
        [Symbol.asyncIterator]();
      await expect(pages.next()).rejects.toBeInstanceOf(RangeError);
    });

    test('ends when the store is closed', async () => {
      const after = await store().head();
      const ended = (async () => {
        for await (const page of store().subscribe({ after, filter: { types: ['never'] } }))
          expect(page.events).toEqual([]);
      })();
      await turn();
      await store().close();
      await ended;
    });
  });
}
