import { copyFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { logFiles } from './files.ts';
import { createIndexCheck, indexFinding } from './index-check.ts';
import { mergeIndexes } from './indexes-file.ts';
import { rebuildIndexes } from './rebuild-indexes.ts';
import { fillLog } from './testing/crashed-log.ts';
import { verifyLog, verifyLogSlowly } from './verify.ts';

const newFolder = tempFolders();
const count = 2_500;
let sound: string;
beforeAll(async () => {
  sound = newFolder();
  await fillLog(sound, { count });
  await rebuildIndexes(sound);
});

/** A copy of the sound log, whose indexes `sql` changes. */
function changed(sql: string, indexedTo = count): string {
  const folder = newFolder();
  for (const file of ['database', 'anchor', 'indexes'] as const)
    copyFileSync(logFiles(sound)[file], logFiles(folder)[file]);
  if (indexedTo < count) {
    rmSync(logFiles(folder).indexes);
    mergeIndexes(logFiles(folder), indexedTo);
  }
  const db = new DatabaseSync(logFiles(folder).indexes);
  db.exec(sql);
  db.close();
  return folder;
}

/** The findings of both checks of a log. */
async function findings(folder: string): Promise<readonly string[]> {
  const verdict = await verifyLog(folder);
  expect(await verifyLogSlowly(folder, () => Promise.resolve())).toEqual(verdict);
  return verdict.findings;
}

const swap = (table: string, one: number, other: number) =>
  `UPDATE ${table} SET position = ${one} + ${other} - position WHERE position IN (${one}, ${other})`;

describe('verify finds', () => {
  test.each<[name: string, index: string, position: number, sql: string]>([
    ['two ids that lead to the event of the other', 'events_by_id', 700, swap('events_by_id', 700, 1_900)],
    ['two events of a stream in the wrong order', 'events_by_stream', 71, swap('events_by_stream', 71, 81)],
    ['two events in the stream of the other', 'events_by_stream', 700, swap('events_by_stream', 700, 701)],
    [
      'two streams that are swapped',
      'events_by_stream',
      1,
      'UPDATE events_by_stream SET stream = -stream WHERE stream < 3; UPDATE events_by_stream SET stream = 3 + stream WHERE stream < 0',
    ],
    ['an event with another kind', 'events_by_kind', 700, 'UPDATE events_by_kind SET kind = 99 WHERE position = 700'],
    ['the last event missing', 'events_by_kind', count, `DELETE FROM events_by_kind WHERE position = ${count}`],
    ['no entry at all', 'events_by_stream', 1, 'DELETE FROM events_by_stream'],
  ])('%s', async (_, index, position, sql) => {
    expect(await findings(changed(sql))).toEqual([indexFinding({ index, position })]);
  });

  test('a wrong entry in each index at once', async () => {
    const wrong = ['id', 'stream', 'kind'].map((by) => `DELETE FROM events_by_${by} WHERE position = 2100`);
    expect(await findings(changed(wrong.join(';')))).toEqual(
      ['id', 'stream', 'kind'].map((by) => indexFinding({ index: `events_by_${by}`, position: 2_100 })),
    );
  });

  test('a wrong entry in indexes that are behind the log', async () => {
    const sql = 'DELETE FROM events_by_stream WHERE position = 950';
    expect(await findings(changed(sql, 1_000))).toEqual([indexFinding({ index: 'events_by_stream', position: 950 })]);
  });
});

test('verify finds nothing in indexes that are behind the log', async () => {
  expect(await findings(changed('', 1_000))).toEqual([]);
});

test('the sums agree in a log of four billion events', () => {
  const [stream, revision, position, kind] = [3_000_000_007, 5, 4_000_000_009, 40];
  const db = new DatabaseSync(':memory:');
  db.exec(`ATTACH ':memory:' AS indexes;
    CREATE TABLE indexes.events_by_stream (stream, revision, position);
    CREATE TABLE indexes.events_by_kind (kind, position);
    INSERT INTO events_by_stream VALUES (${stream}, ${revision}, ${position});
    INSERT INTO events_by_kind VALUES (${kind}, ${position})`);
  const check = createIndexCheck(db, position - 1, position);
  check.add(position, stream, revision, kind);
  // If a sum differed, the check would search for the event, and there are no events.
  check.finish(new Map([[stream, { first: revision, revision }]]), [{ id: kind }]);
  expect(check.damages()).toEqual([]);
  db.close();
});
