import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { newEvents } from '../testing/events.ts';
import { readHeadAnchor } from '../head-anchor.ts';
import { checkEvents } from './check.ts';
import { openForChecking } from './database.ts';
import { logFiles } from './files.ts';
import { rebuildIndexes } from './rebuild-indexes.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { fillLog, tamper } from './testing/crashed-log.ts';
import { rawIds, storedId } from './testing/raw-events.ts';
import { verifyLog, verifyLogSlowly } from './verify.ts';

const newFolder = tempFolders();
const count = 2_500;
const pageSize = 4_096;
/** The first byte of a page of the file format (https://sqlite.org/fileformat2.html). */
const tableLeaf = 0x0d;
const indexLeaf = 0x0a;

let sound: string;
/** Positions by id, as the file holds it. */
let positionsById: ReadonlyMap<string, number>;
const idBytes = storedId('00000000-0000-0000-0000-000000000000').length;
/** An id is among the first bytes of its cell. */
const searched = 80;
beforeAll(async () => {
  sound = newFolder();
  await fillLog(sound, { count });
  await rebuildIndexes(sound);
  const db = new DatabaseSync(logFiles(sound).database, { readOnly: true });
  positionsById = new Map([...rawIds(db)].map(([id, position]) => [storedId(id), position]));
  db.close();
});

/** The folder of a copy of the sound log whose database file `harm` damaged. */
function damaged(harm: (file: string, bytes: Buffer) => void): string {
  const folder = newFolder();
  copyFileSync(logFiles(sound).anchor, logFiles(folder).anchor);
  const { database } = logFiles(folder);
  copyFileSync(logFiles(sound).database, database);
  harm(database, readFileSync(database));
  return folder;
}

/** The folder of a copy of the sound log whose indexes `harm` damaged. */
function damagedIndexes(harm: (file: string, bytes: Buffer) => void): string {
  const folder = damaged(() => undefined);
  const { indexes } = logFiles(folder);
  copyFileSync(logFiles(sound).indexes, indexes);
  harm(indexes, readFileSync(indexes));
  return folder;
}

const changeIndexes = (file: string, sql: string): void => {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
};

/** The offsets of the live cells of a leaf page. */
const cellsOf = (bytes: Buffer, at: number): readonly number[] =>
  Array.from({ length: bytes.readUInt16BE(at + 3) }, (_, cell) => at + bytes.readUInt16BE(at + 8 + 2 * cell));

/** Positions of the events in the live cells of a leaf page; its free space may hold entries that moved elsewhere. */
function positionsOn(bytes: Buffer, at: number): readonly number[] {
  return cellsOf(bytes, at).flatMap((cell) => {
    const beginning = bytes.toString('latin1', cell, Math.min(cell + searched, at + pageSize));
    const ids = Array.from(beginning, (_, place) => positionsById.get(beginning.slice(place, place + idBytes)));
    return ids.find((position) => position !== undefined) ?? [];
  });
}

/** The pages of a kind that hold event ids, with the positions of those events. */
function pagesOf(
  bytes: Buffer,
  kind: number,
): readonly { readonly at: number; readonly positions: readonly number[] }[] {
  const starts = Array.from({ length: bytes.length / pageSize }, (_, page) => page * pageSize).filter(
    (at) => bytes[at] === kind,
  );
  return starts
    .map((at) => ({ at, positions: positionsOn(bytes, at) }))
    .filter(({ positions }) => positions.length > 0);
}

/** The leaf page with this event, or with one just before it when the index keeps this one in an inner page. */
const pageWith = (bytes: Buffer, kind: number, wanted: number) => {
  const pages = pagesOf(bytes, kind);
  for (const position of [wanted, wanted - 1, wanted - 2]) {
    const found = pages.find(({ positions }) => positions.includes(position));
    if (found) return { ...found, position };
  }
  throw new Error(`No page holds position ${wanted}`);
};

const expectFirstBad = async (folder: string, firstBad: number): Promise<void> => {
  const verdict = await verifyLog(folder);
  const [lastGood, bad] = [formatPosition(firstBad - 1), formatPosition(firstBad)];
  expect(verdict).toMatchObject({ ok: false, lastGood, events: firstBad - 1 });
  expect(verdict.findings[0]).toContain(`Last good position: ${lastGood || 'none'}. First bad position: ${bad}.`);
};

describe('verify names the last good and the first bad position', () => {
  test.each([0.3, 0.5, 0.7, 0.9, 0.99])('of a file that was truncated to %d of its length', async (part) => {
    let firstBad = 0;
    const folder = damaged((file, bytes) => {
      const size = Math.floor((bytes.length * part) / pageSize) * pageSize + 100;
      firstBad = Math.min(
        ...pagesOf(bytes, tableLeaf)
          .filter(({ at }) => at + pageSize > size)
          .flatMap(({ positions }) => positions),
      );
      truncateSync(file, size);
    });
    await expectFirstBad(folder, firstBad);
    await expect(openSqliteEventStore({ folder })).rejects.toBeInstanceOf(LogCorrupted);
  });

  test('of a file that was cut within the page of the last events', async () => {
    let firstBad = 0;
    const folder = damaged((file, bytes) => {
      const { at, positions } = pageWith(bytes, tableLeaf, count);
      firstBad = Math.min(...positions);
      truncateSync(file, at + 100);
    });
    await expectFirstBad(folder, firstBad);
  });

  test.each([1, 42, 700, 1_600, 2_499])('of a file whose page with event %d was overwritten', async (position) => {
    let firstBad = 0;
    const folder = damaged((file, bytes) => {
      const { at, positions } = pageWith(bytes, tableLeaf, position);
      firstBad = Math.min(...positions);
      bytes.fill(0xaa, at, at + pageSize);
      writeFileSync(file, bytes);
    });
    await expectFirstBad(folder, firstBad);
  });

  test('and a range after the damage reports damage too, without indexes', () => {
    const folder = damaged((file, bytes) => {
      const { at } = pageWith(bytes, tableLeaf, 700);
      bytes.fill(0xaa, at, at + pageSize);
      writeFileSync(file, bytes);
    });
    const { database, anchor } = logFiles(folder);
    const db = openForChecking(database);
    const point = readHeadAnchor(anchor);
    if (!point) throw new Error('There is no anchor');
    expect(() => checkEvents(db, { after: 2_000, to: count, anchor: point }).next()).toThrow(LogCorrupted);
    db.close();
  });

  test('of a file whose first page was overwritten', async () => {
    await expectFirstBad(
      damaged((file, bytes) => writeFileSync(file, bytes.fill(0xaa, 0, pageSize))),
      1,
    );
  });
});

const finding =
  /^The index (\w+) is damaged: it has no entry for the event at position (\d{16})\. The events themselves are sound\. Stop the product and rebuild it: curbcast reindex$/;

/** The index that is found damaged, and the first event that it does not lead to. */
async function damagedIndex(folder: string): Promise<{ readonly index: string; readonly position: number }> {
  const verdict = await verifyLog(folder);
  expect(verdict).toMatchObject({
    ok: false,
    lastGood: formatPosition(count),
    findings: [expect.stringMatching(finding)],
  });
  // The background check of a running product finds the same.
  expect(await verifyLogSlowly(folder, () => Promise.resolve())).toEqual(verdict);
  const [, index = '', position] = finding.exec(verdict.findings[0] ?? '') ?? [];
  return { index, position: Number(position) };
}

/** The remedy in the finding makes the log sound again, with every event. */
async function expectRepairable(folder: string): Promise<void> {
  expect(await rebuildIndexes(folder)).toMatchObject({ ok: true, events: count, findings: [] });
  const store = await openSqliteEventStore({ folder });
  const { events } = await store.readAll({ after: START, filter: { types: ['ThingHappened'] }, limit: count });
  expect(events.map(({ position }) => position)).toEqual(
    [...positionsById.values()].toSorted((a, b) => a - b).map(formatPosition),
  );
  expect(await store.readStream('thing-0', { limit: count })).toHaveLength(count / 10);
  await store.append('thing-0', count / 10 - 1, newEvents(1));
  await store.close();
  expect(await verifyLog(folder)).toMatchObject({ ok: true, events: count + 1 });
}

describe('verify distinguishes a damaged index from damaged events, and reindex repairs it', () => {
  test('an unreadable page of events_by_id', async () => {
    let first = 0;
    const folder = damagedIndexes((file, bytes) => {
      const { at, positions } = pageWith(bytes, indexLeaf, 700);
      first = Math.min(...positions);
      bytes.fill(0xaa, at, at + pageSize);
      writeFileSync(file, bytes);
    });
    const { index, position } = await damagedIndex(folder);
    expect(index).toBe('events_by_id');
    // An entry of an inner page is not found either, because the search continues into the damaged page.
    expect(position).toBeLessThanOrEqual(first);
    await expectRepairable(folder);
  });

  test('a readable entry of events_by_id with another id', async () => {
    let changed = 0;
    const folder = damagedIndexes((file, bytes) => {
      const { at, position } = pageWith(bytes, indexLeaf, 700);
      changed = position;
      const [id = ''] = [...positionsById].find(([, each]) => each === position) ?? [];
      const cell =
        cellsOf(bytes, at).find((start) => bytes.subarray(start, start + 60).includes(id, 0, 'latin1')) ?? at;
      const place = bytes.indexOf(id, cell, 'latin1') + id.length - 1;
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    });
    expect(await damagedIndex(folder)).toEqual({ index: 'events_by_id', position: changed });
    await expectRepairable(folder);
  });

  test('events_by_stream without its last entries', async () => {
    const folder = damagedIndexes((file) => changeIndexes(file, 'DELETE FROM events_by_stream WHERE revision >= 200'));
    expect(await damagedIndex(folder)).toEqual({ index: 'events_by_stream', position: 2_001 });
    await expectRepairable(folder);
  });

  test('events_by_kind without an entry', async () => {
    const folder = damagedIndexes((file) => changeIndexes(file, 'DELETE FROM events_by_kind WHERE position = 700'));
    expect(await damagedIndex(folder)).toEqual({ index: 'events_by_kind', position: 700 });
    await expectRepairable(folder);
  });

  test('an unreadable page of events_by_id at the end of the log, which keeps the log from opening', async () => {
    const folder = damagedIndexes((file, bytes) => {
      const { at } = pageWith(bytes, indexLeaf, 2_400);
      bytes.fill(0xaa, at, at + pageSize);
      writeFileSync(file, bytes);
    });
    await expect(openSqliteEventStore({ folder })).rejects.toThrow('The index events_by_id is damaged');
    await expectRepairable(folder);
  });
});

test('reindex refuses a log that is open in another process', async () => {
  const folder = damaged(() => undefined);
  const store = await openSqliteEventStore({ folder });
  await expect(rebuildIndexes(folder)).rejects.toBeInstanceOf(LogUnavailable);
  await store.close();
});

test('reindex reports damaged events, and does not call the log sound', async () => {
  const folder = damaged(() => undefined);
  tamper(folder, `UPDATE events SET data = '{}' WHERE position = 700`);
  expect(await rebuildIndexes(folder)).toMatchObject({ ok: false, lastGood: formatPosition(699) });
});
