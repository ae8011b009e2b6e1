import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import type { NewEvent, RecordedEvent } from '../../domain/envelope.ts';
import { categoryOf } from '../../domain/envelope.ts';
import type { EventStore, LogFilter } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { newEvent, newEvents } from '../testing/events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();

async function readAllPages(store: EventStore, filter: LogFilter | undefined, limit: number): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after = START; ;) {
    const page = await store.readAll({ after, limit, ...(filter && { filter }) });
    events.push(...page.events);
    if (page.end) return events;
    after = page.position;
  }
}

/** Appends events of `kinds` kinds in 6 categories, in random order, in `commits` transactions. */
async function fill(store: EventStore, kinds: number, count: number): Promise<void> {
  const revisions = new Map<string, number>();
  for (let done = 0; done < count; done += 50) {
    const events = new Map<string, NewEvent[]>();
    for (let n = 0; n < 50; n += 1) {
      const stream = `category${randomInt(6)}-1`;
      events.set(stream, [...(events.get(stream) ?? []), newEvent({ type: `Type${randomInt(kinds)}` })]);
    }
    await Promise.all(
      [...events].map(async ([stream, list]) => {
        const { revision } = await store.append(stream, revisions.get(stream) ?? 'no_stream', list);
        revisions.set(stream, revision);
      }),
    );
  }
}

const filters: readonly LogFilter[] = [
  { categories: ['category1'] },
  { types: ['Type3'] },
  { types: ['Type0', 'Type2', 'Type5', 'Type7', 'Type9'] },
  { categories: Array.from({ length: 6 }, (_, n) => `category${n}`) },
  { categories: ['category0', 'category5'], types: ['Type1', 'Type4'] },
  { types: Array.from({ length: 100 }, (_, n) => `Type${n}`) },
  { types: ['Type999'] },
];

describe.each([
  ['few kinds', 10, 4_000],
  ['more kinds than one query can merge', 120, 4_000],
])('a filtered read of a log with %s', (_, kinds, count) => {
  test('returns the same events as an unfiltered read, from memory, from disk and across the end of the index', async () => {
    const folder = newFolder();
    const writing = await openSqliteEventStore({ folder });
    await fill(writing, kinds, count);
    const everything = await readAllPages(writing, undefined, 10_000);
    expect(everything).toHaveLength(count);
    const expectSame = async (store: EventStore, limit: number) => {
      for (const { categories, types } of filters) {
        const wanted = everything.filter(
          (event) => (categories?.includes(categoryOf(event.stream)) ?? true) && (types?.includes(event.type) ?? true),
        );
        const read = await readAllPages(store, { ...(categories && { categories }), ...(types && { types }) }, limit);
        expect(read.map((event) => event.position)).toEqual(wanted.map((event) => event.position));
      }
    };
    await expectSame(writing, 777);
    await writing.close();
    const reading = await openSqliteEventStore({ folder });
    await expectSame(reading, 10_000);
    await expectSame(reading, 97);
    await reading.close();
  });
});

test('filtered reads miss no event after a transaction failed during an index update', async () => {
  const folder = newFolder();
  const store = await openSqliteEventStore({ folder, maxPages: 400 });
  let acknowledged = 0;
  const fillUp = async () => {
    for (let stream = 0; ; stream += 1) {
      const events = newEvents(stream > 20 ? 1_024 : 50, { type: stream % 2 === 0 ? 'Even' : 'Odd' });
      acknowledged = Number((await store.append(`thing-${stream}`, 'no_stream', events)).position);
    }
  };
  await expect(fillUp()).rejects.toBeInstanceOf(LogUnavailable);
  const found = [
    ...(await readAllPages(store, { types: ['Even'] }, 500)),
    ...(await readAllPages(store, { types: ['Odd'] }, 500)),
  ];
  expect(found).toHaveLength(acknowledged);
  await store.close();
  expect(await verifyLog(folder)).toMatchObject({ ok: true, events: acknowledged });
  const reopened = await openSqliteEventStore({ folder });
  expect([
    ...(await readAllPages(reopened, { types: ['Even'] }, 500)),
    ...(await readAllPages(reopened, { types: ['Odd'] }, 500)),
  ]).toHaveLength(acknowledged);
  await reopened.close();
});
