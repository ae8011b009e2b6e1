import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { LogCorrupted } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { logFiles } from './files.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { fillLog } from './testing/crashed-log.ts';
import { verifyLog, verifyLogSlowly } from './verify.ts';

const newFolder = tempFolders();
const count = 2_500;
const pageSize = 4_096;
/** The first byte of a page of the file format (https://sqlite.org/fileformat2.html). */
const tableLeaf = 0x0d;
const indexLeaf = 0x0a;

let sound: string;
/** Positions by id, as SQLite reads them. */
let positionsById: ReadonlyMap<string, number>;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
beforeAll(async () => {
  sound = newFolder();
  await fillLog(sound, { count });
  const db = new DatabaseSync(logFiles(sound).database, { readOnly: true });
  positionsById = new Map(
    db
      .prepare('SELECT position, id FROM events')
      .all()
      .map(({ position, id }) => [String(id), Number(position)]),
  );
  db.close();
});

/** A copy of the sound log after this was done to its database file. */
function damaged(harm: (file: string, bytes: Buffer) => void): string {
  const folder = newFolder();
  copyFileSync(logFiles(sound).anchor, logFiles(folder).anchor);
  const { database } = logFiles(folder);
  copyFileSync(logFiles(sound).database, database);
  harm(database, readFileSync(database));
  return folder;
}

/** Where the live cells of a leaf page begin. */
const cellsOf = (bytes: Buffer, at: number): readonly number[] =>
  Array.from({ length: bytes.readUInt16BE(at + 3) }, (_, cell) => at + bytes.readUInt16BE(at + 8 + 2 * cell));

/** Positions of the events in the cells of a leaf page. Its free space may still hold entries that moved to other pages. */
function positionsOn(bytes: Buffer, at: number): readonly number[] {
  return cellsOf(bytes, at).flatMap((cell) => {
    const [id = ''] =
      bytes
        .subarray(cell, at + pageSize)
        .toString('latin1')
        .match(uuid) ?? [];
    return positionsById.get(id) ?? [];
  });
}

/** Pages of a kind that hold the ids of events, with the positions of these. */
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

/** The leaf page with this event; or with the one before it, when an index keeps this one in an inner page. */
const pageWith = (bytes: Buffer, kind: number, wanted: number) => {
  const pages = pagesOf(bytes, kind);
  for (const position of [wanted, wanted - 1, wanted - 2]) {
    const found = pages.find(({ positions }) => positions.includes(position));
    if (found) return { ...found, position };
  }
  throw new Error(`No page holds position ${wanted}`);
};

const expectNamed = async (folder: string, firstBad: number): Promise<void> => {
  const verdict = await verifyLog(folder);
  const [lastGood, bad] = [formatPosition(firstBad - 1), formatPosition(firstBad)];
  expect(verdict).toMatchObject({ ok: false, lastGood, events: firstBad - 1 });
  expect(verdict.findings[0]).toContain(`Last good position: ${lastGood || 'none'}. First bad position: ${bad}.`);
};

describe('verify names the last good position and the first bad one', () => {
  test.each([0.3, 0.5, 0.7, 0.9, 0.99])('of a file that was cut off at %d of its length', async (part) => {
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
    await expectNamed(folder, firstBad);
    await expect(openSqliteEventStore({ folder })).rejects.toBeInstanceOf(LogCorrupted);
  });

  test.each([1, 42, 700, 1_600, 2_499])('of a file whose page with event %d was overwritten', async (position) => {
    let firstBad = 0;
    const folder = damaged((file, bytes) => {
      const { at, positions } = pageWith(bytes, tableLeaf, position);
      firstBad = Math.min(...positions);
      bytes.fill(0xaa, at, at + pageSize);
      writeFileSync(file, bytes);
    });
    await expectNamed(folder, firstBad);
  });

  test('of a file whose first page was overwritten', async () => {
    await expectNamed(
      damaged((file, bytes) => writeFileSync(file, bytes.fill(0xaa, 0, pageSize))),
      1,
    );
  });
});

describe('a rotten page of an index is found, and the events are good', () => {
  const expectIndex = async (folder: string, index: string, position: number): Promise<void> => {
    const finding = `The index ${index} is damaged: it does not lead to the event at position ${formatPosition(position)}. The events themselves are sound.`;
    const expected = { ok: false, lastGood: formatPosition(count), findings: [expect.stringContaining(finding)] };
    expect(await verifyLog(folder)).toMatchObject(expected);
    // As the check beside a running product does it.
    expect(await verifyLogSlowly(folder, () => Promise.resolve())).toMatchObject(expected);
  };

  test('unreadable: events_by_id', async () => {
    let first = 0;
    const folder = damaged((file, bytes) => {
      const { at, positions } = pageWith(bytes, indexLeaf, 700);
      first = Math.min(...positions);
      bytes.fill(0xaa, at, at + pageSize);
      writeFileSync(file, bytes);
    });
    const { ok, lastGood, findings } = await verifyLog(folder);
    expect({ ok, lastGood }).toEqual({ ok: false, lastGood: formatPosition(count) });
    const named =
      /The index events_by_id is damaged: it does not lead to the event at position (\d{16})\. The events themselves are sound\./.exec(
        findings.join(),
      );
    // An entry of an inner page is not found either when the search goes on into the page behind it.
    expect(Number(named?.[1] ?? Infinity)).toBeLessThanOrEqual(first);
  });

  test('readable, with another id: events_by_id', async () => {
    let changed = 0;
    const folder = damaged((file, bytes) => {
      const { at, position } = pageWith(bytes, indexLeaf, 700);
      changed = position;
      const [id = ''] = [...positionsById].find(([, each]) => each === position) ?? [];
      const cell = cellsOf(bytes, at).find((start) => bytes.subarray(start, start + 60).includes(id)) ?? at;
      const place = bytes.indexOf(id, cell) + id.length - 1;
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    });
    await expectIndex(folder, 'events_by_id', changed);
  });

  test('readable, without its last entries: events_by_stream', async () => {
    const folder = damaged((file) => {
      const db = new DatabaseSync(file, { defensive: false });
      db.exec(`
        PRAGMA writable_schema = ON;
        CREATE UNIQUE INDEX shorter ON events (stream, revision) WHERE revision < 200;
        UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'shorter') WHERE name = 'events_by_stream';
        DELETE FROM sqlite_schema WHERE name = 'shorter';
      `);
      db.close();
    });
    await expectIndex(folder, 'events_by_stream', 2_001);
  });

  test('at the end of the log: the start refuses it', async () => {
    const folder = damaged((file, bytes) => {
      const { at } = pageWith(bytes, indexLeaf, 2_400);
      bytes.fill(0xaa, at, at + pageSize);
      writeFileSync(file, bytes);
    });
    await expect(openSqliteEventStore({ folder })).rejects.toThrow('The index events_by_id is damaged');
  });
});
