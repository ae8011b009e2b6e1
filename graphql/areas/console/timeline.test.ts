import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Keyset } from '../../cursor.ts';
import { readTimeline, type Placed, type TimelineSource } from './timeline.ts';
import type { TimelineEntry } from './types.ts';

const entry = (id: string, time: number, title = id): TimelineEntry => ({
  id,
  kind: 'MAILS',
  time,
  title,
  detail: '',
  tone: 'PLAIN',
});

/** A list of a customer's, as a read model keeps it: ordered by the time, then the id, and read from a place on. */
const sourceOf = (entries: readonly TimelineEntry[]): TimelineSource => {
  const newestFirst = entries.toSorted((a, b) => b.time - a.time || (b.id < a.id ? -1 : 1));
  return async (_userId, { limit, after }) => {
    const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after.id) + 1;
    return newestFirst
      .slice(from, from + limit)
      .map((each): Placed => ({ place: { id: each.id, order: [each.time] }, entry: each }));
  };
};

const times = fc.array(fc.nat({ max: 30 }), { maxLength: 120 });

test('pages of any size give the entries of all lists once, the newest first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(times, times, times), fc.integer({ min: 1, max: 60 }), async (lists, size) => {
      const all = lists.map((list, source) => list.map((time, index) => entry(`${source}/${index}`, time)));
      const [CREDITS, VIDEOS, MAILS] = all.map(sourceOf);
      const sources = { ...(CREDITS && { CREDITS }), ...(VIDEOS && { VIDEOS }), ...(MAILS && { MAILS }) };
      const read: TimelineEntry[] = [];
      let after: Keyset | undefined;
      for (;;) {
        const { found } = await readTimeline(sources, {
          userId: 'ann',
          search: '',
          limit: size,
          ...(after && { after }),
        });
        read.push(...found.map(({ node }) => node));
        const last = found.at(-1);
        if (last === undefined) break;
        after = { id: last.id, order: last.order };
      }
      expect(read.map(({ id }) => id).toSorted()).toEqual(
        all
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      );
      expect(read.map(({ time }) => time)).toEqual(read.map(({ time }) => time).toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});

test('a search finds words without regard to case and accents', async () => {
  const MAILS = sourceOf([entry('1', 1, 'Émilie wrote'), entry('2', 2, 'Nobody wrote'), entry('3', 3, 'emilie again')]);
  const { found } = await readTimeline({ MAILS }, { userId: 'ann', search: 'ÉMILIE', limit: 10 });
  expect(found.map(({ node }) => node.id)).toEqual(['3', '1']);
});

test('a long search stops, and the next page continues there', async () => {
  const entries = Array.from({ length: 4_500 }, (_, index) =>
    entry(String(index), index, index === 3 ? 'wanted' : 'x'),
  );
  const MAILS = sourceOf(entries);
  let pages = 0;
  let after: Keyset | undefined;
  const ids: string[] = [];
  do {
    const { found, stoppedAt } = await readTimeline(
      { MAILS },
      { userId: 'ann', search: 'wanted', limit: 10, ...(after && { after }) },
    );
    ids.push(...found.map(({ node }) => node.id));
    after = stoppedAt;
    pages += 1;
  } while (after !== undefined);
  expect([ids, pages]).toEqual([['3'], 3]);
});

test.each([
  { id: 'x', order: [] },
  { id: '[]', order: [1] },
  { id: '[["MAILS"]]', order: [] },
  { id: '[["MAILS","1",{}]]', order: [] },
  { id: '{}', order: [] },
])('refuses the cursor $id of another list', async (after) => {
  const MAILS = sourceOf([entry('1', 1)]);
  await expect(readTimeline({ MAILS }, { userId: 'ann', search: '', limit: 1, after })).rejects.toThrow('cursor');
});

test('an entry of two lists is shown in one of them, or in the other when only that is read', async () => {
  const request = { userId: 'ann', search: '', limit: 10 };
  const CREDITS = sourceOf([{ ...entry('given', 2), toldBy: 'ACTS' }, entry('used', 1)]);
  const ACTS = sourceOf([entry('gave', 2)]);
  const idsOf = async (sources: Parameters<typeof readTimeline>[0]): Promise<readonly string[]> =>
    (await readTimeline(sources, request)).found.map(({ node }) => node.id);
  expect(await idsOf({ CREDITS, ACTS })).toEqual(['gave', 'used']);
  expect(await idsOf({ CREDITS })).toEqual(['given', 'used']);
});
