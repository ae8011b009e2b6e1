import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { type RecordedEvent, START } from '../../domain/envelope.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import type { EventStore, LogFilter } from '../port.ts';
import { newEvent, newEvents } from '../testing/events.ts';
import { logFiles } from './files.ts';
import { mergeIndexes } from './indexes-file.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();
const streams = 7;
/** More than a log keeps out of its indexes. */
const many = 20_000;

/** Appends the next `count` events, round robin over the streams, in appends of 100 each. */
async function fill(store: EventStore, count: number): Promise<void> {
  const each = 100;
  for (let done = 0; done < count; done += each) {
    const stream = `thing-${(done / each) % streams}`;
    const last = (await store.readStream(stream, { direction: 'backwards', limit: 1 }))[0]?.revision;
    await store.append(stream, last ?? 'no_stream', newEvents(each));
  }
}

async function everything(store: EventStore, filter?: LogFilter): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after = START; ;) {
    const page = await store.readAll({ after, limit: 10_000, ...(filter && { filter }) });
    events.push(...page.events);
    if (page.end) return events;
    after = page.position;
  }
}

/** Reads in every way answer as a scan of the whole log does. */
async function expectFound(store: EventStore, count: number): Promise<void> {
  const events = await everything(store);
  expect(events).toHaveLength(count);
  for (const stream of Array.from({ length: streams }, (_, n) => `thing-${n}`)) {
    const mine = events.filter((event) => event.stream === stream);
    const positions = (some: readonly { readonly position: string }[]) => some.map(({ position }) => position);
    const middle = Math.floor(mine.length / 2);
    const newest = mine.length - 5;
    for (const from of [0, middle, newest])
      for (const limit of [3, mine.length])
        expect(positions(await store.readStream(stream, { from, limit }))).toEqual(
          positions(mine.slice(from, from + limit)),
        );
    for (const from of [4, middle, mine.length])
      for (const limit of [3, mine.length])
        expect(positions(await store.readStream(stream, { direction: 'backwards', from, limit }))).toEqual(
          positions(
            mine
              .filter(({ revision }) => revision <= from)
              .toReversed()
              .slice(0, limit),
          ),
        );
  }
  const filtered = await everything(store, { types: ['ThingHappened'] });
  expect(filtered.map(({ position }) => position)).toEqual(events.map(({ position }) => position));
  for (const { id } of [events[0], events[count / 2], events.at(-1)].flatMap((event) => event ?? []))
    await expect(store.append('other-1', 'no_stream', [newEvent({ id })])).rejects.toThrow('already used');
}

/** The last position that the file of the indexes holds. */
function indexedTo(folder: string): number {
  const { indexes } = logFiles(folder);
  if (!existsSync(indexes)) return 0;
  const db = new DatabaseSync(indexes, { readOnly: true, timeout: 5_000 });
  const [exists] = prepareQuery<[], [number]>(
    db,
    "SELECT count(*) FROM sqlite_schema WHERE name = 'indexed'",
  ).get() ?? [0];
  const [position] = exists ? (prepareQuery<[], [number]>(db, 'SELECT position FROM indexed').get() ?? [0]) : [0];
  db.close();
  return position;
}

test('a thread enters events in batches, and reads find them before, meanwhile and after', async () => {
  const folder = newFolder();
  const store = await openSqliteEventStore({ folder });
  let count = 0;
  await fill(store, (count += 1_400));
  expect(existsSync(logFiles(folder).indexes)).toBe(false);
  await expectFound(store, count);
  while (indexedTo(folder) < 8_000) {
    await fill(store, 700);
    count += 700;
  }
  await expectFound(store, count);
  await store.close();
  const again = await openSqliteEventStore({ folder });
  await expectFound(again, count);
  expect(await again.verify()).toMatchObject({ ok: true, events: count });
  await again.close();
});

describe('a log of many events', () => {
  const filled = async (): Promise<string> => {
    const folder = newFolder();
    const store = await openSqliteEventStore({ folder });
    await fill(store, many);
    await store.close();
    return folder;
  };
  const filledFolder = filled();

  test.each<[name: string, harm: (indexes: string) => void]>([
    ['lost', () => undefined],
    ['of another log', (indexes) => writeFileSync(indexes, otherIndexes())],
    ['overwritten', (indexes) => writeFileSync(indexes, Buffer.alloc(40_960, 0xaa))],
    ['empty', (indexes) => writeFileSync(indexes, '')],
    ['half made by a process that was killed', makeHalf],
  ])('is indexed again when it is opened and the file is %s', async (_, harm) => {
    const folder = copyOf(await filledFolder);
    harm(logFiles(folder).indexes);
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: many });
    const store = await openSqliteEventStore({ folder });
    expect(indexedTo(folder)).toBe(many);
    await expectFound(store, many);
    await store.close();
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: many });
  });

  test('is indexed to its end when it is opened and the file is far behind it', async () => {
    const folder = copyOf(await filledFolder);
    mergeIndexes(logFiles(folder), 1_000);
    const store = await openSqliteEventStore({ folder });
    expect(indexedTo(folder)).toBe(many);
    await expectFound(store, many);
    await store.close();
  });

  test('is verified without the file', async () => {
    const folder = copyOf(await filledFolder);
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: many });
  });
});

function copyOf(folder: string): string {
  const copy = newFolder();
  for (const file of ['database', 'anchor'] as const)
    writeFileSync(logFiles(copy)[file], readFileSync(logFiles(folder)[file]));
  return copy;
}

/** Leaves a file and its rollback journal like a process that is killed while it writes its first pages. */
function makeHalf(indexes: string): void {
  const made = logFiles(newFolder()).indexes;
  const db = new DatabaseSync(made);
  // With a cache of a few pages, the transaction writes to the file before it ends.
  db.exec(`
    CREATE TABLE indexed (position INTEGER);
    PRAGMA cache_size = 2;
    BEGIN;
    WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 20000)
    INSERT INTO indexed SELECT n FROM many;
  `);
  for (const end of ['', '-journal']) copyFileSync(`${made}${end}`, `${indexes}${end}`);
  db.close();
}

/** The indexes of a log with other events. */
function otherIndexes(): Buffer {
  const folder = newFolder();
  const file = logFiles(folder).indexes;
  const db = new DatabaseSync(file);
  db.exec(`
    CREATE TABLE events_by_stream (stream INTEGER, revision INTEGER, position INTEGER);
    CREATE TABLE indexed (position INTEGER NOT NULL, chain BLOB NOT NULL);
    INSERT INTO indexed VALUES (10000, x'abcd');
    PRAGMA user_version = 1;
  `);
  db.close();
  return readFileSync(file);
}
