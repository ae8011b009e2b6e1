import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type RecordedEvent, START } from '../../domain/envelope.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import type { EventStore } from '../port.ts';
import { newEvent, newEvents } from '../testing/events.ts';
import { backupLog } from './backup.ts';
import { logFiles } from './files.ts';
import { migrateLog } from './migrate.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { tamper } from './testing/crashed-log.ts';
import { fillLogOfSchema1 } from './testing/schema-1.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();
const ignore = () => undefined;

/** What schema 2 had besides. */
const AS_SCHEMA_2 = `
  CREATE UNIQUE INDEX events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX events_by_id ON events (id);
  CREATE TABLE events_by_kind (kind INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (kind, position)) STRICT, WITHOUT ROWID;
  CREATE TABLE kind_index_state (indexed_to INTEGER NOT NULL) STRICT;
  PRAGMA user_version = 2;
`;

async function eventsIn(store: EventStore): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after = START; ;) {
    const page = await store.readAll({ after, limit: 10_000 });
    events.push(...page.events);
    if (page.end) return events;
    after = page.position;
  }
}

async function expectMigrated(folder: string, ids: readonly string[]): Promise<void> {
  const store = await openSqliteEventStore({ folder });
  const events = await eventsIn(store);
  expect(events.map(({ id }) => id)).toEqual(ids);
  expect(events[12]).toMatchObject({
    stream: 'thing-2',
    revision: 1,
    data: { n: 12 },
    metadata: { actor: { id: 'user-1' } },
  });
  expect(await store.loadCheckpoint('reader')).toBe('0000000000000007');
  expect(await store.verify()).toMatchObject({ ok: true, events: ids.length, streams: 10 });
  expect(existsSync(join(folder, 'next'))).toBe(false);
  await store.close();
}

describe('a log of schema 1', () => {
  test('is migrated when it is opened: the same events, hashes and checkpoints in less room', async () => {
    const folder = newFolder();
    const ids = fillLogOfSchema1(folder, 3_000);
    const size = readFileSync(logFiles(folder).database).length;
    const lines: string[] = [];
    const store = await openSqliteEventStore({ folder, onMigration: (line) => void lines.push(line) });
    expect(lines[0]).toBe('The log has schema 1 and is rewritten to schema 3; both need room on the disk until then');
    expect(lines.at(-1)).toBe('The log has schema 3 now');

    await expect(store.append('new-1', 'no_stream', [newEvent({ id: ids[2_000] ?? '' })])).rejects.toThrow(
      'already used',
    );
    expect(await store.append('thing-0', 299, newEvents(1))).toMatchObject({ revision: 300 });
    await store.close();
    expect(readFileSync(logFiles(folder).database).length).toBeLessThan(size * 0.6);
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: 3_001 });
  });

  test('is migrated by `npm run migrate`, which does nothing the second time', async () => {
    const folder = newFolder();
    const ids = fillLogOfSchema1(folder, 100);
    await migrateLog(folder, ignore);
    const lines: string[] = [];
    await migrateLog(folder, (line) => void lines.push(line));
    expect(lines).toEqual([]);
    await expectMigrated(folder, ids);
    await expect(migrateLog(newFolder(), ignore)).rejects.toThrow('There is no log in');
  });

  test('that holds no event is migrated', async () => {
    const folder = newFolder();
    fillLogOfSchema1(folder, 0);
    const store = await openSqliteEventStore({ folder });
    expect(await store.append('thing-0', 'no_stream', newEvents(1))).toMatchObject({ revision: 0 });
    await store.close();
  });

  test('is verified and backed up as it is, and the backup is migrated when it is opened', async () => {
    const [folder, copy] = [newFolder(), newFolder()];
    const ids = fillLogOfSchema1(folder, 500);
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: 500 });
    await backupLog(folder, copy);
    await expectMigrated(copy, ids);
  });

  test('that is damaged is not migrated, and stays as it is', async () => {
    const folder = newFolder();
    fillLogOfSchema1(folder, 500);
    tamper(folder, `UPDATE events SET data = '{}' WHERE position = 20`);
    const before = readFileSync(logFiles(folder).database);
    await expect(openSqliteEventStore({ folder })).rejects.toThrow(
      'The log is not sound before its migration; nothing was changed. The event at position 0000000000000020',
    );
    expect(readFileSync(logFiles(folder).database).equals(before)).toBe(true);
    expect(existsSync(join(folder, 'next'))).toBe(false);
  });

  test('whose copy is not the same is kept, and the next start copies again', async () => {
    const folder = newFolder();
    const ids = fillLogOfSchema1(folder, 500);
    // A copy of another log, of which a killed migration left the beginning.
    const other = newFolder();
    fillLogOfSchema1(other, 100);
    await migrateLog(other, ignore);
    mkdirSync(join(folder, 'next'));
    copyFileSync(logFiles(other).database, logFiles(join(folder, 'next')).database);
    await expect(openSqliteEventStore({ folder })).rejects.toThrow('The log is not sound after its migration');
    await expectMigrated(folder, ids);
  });
});

test('a log of schema 2 keeps its events and loses the indexes in its file', async () => {
  const folder = newFolder();
  const ids = fillLogOfSchema1(folder, 500);
  await migrateLog(folder, ignore);
  tamper(folder, AS_SCHEMA_2);
  const lines: string[] = [];
  await migrateLog(folder, (line) => void lines.push(line));
  expect(lines).toEqual(['The log has schema 3 now']);
  await expectMigrated(folder, ids);
});

test('a migration that is killed at any line of its progress is continued by the next start', async () => {
  const folder = newFolder();
  const ids = fillLogOfSchema1(folder, 30_000);
  const program = join(import.meta.dirname, 'testing', 'migrating-child.ts');
  const runs: { readonly killed: boolean; readonly lines: string }[] = [];
  for (let killAt = 1; runs.at(-1)?.killed !== false; killAt += 1) {
    const args = ['--disable-warning=ExperimentalWarning', program, folder, String(killAt)];
    const { signal, status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([signal, status]).toEqual(signal === null ? [null, 0] : ['SIGKILL', null]);
    runs.push({ killed: signal !== null, lines: stdout });
    expect(await verifyLog(folder)).toMatchObject({ ok: true, events: 30_000, streams: 10 });
  }
  const copied = runs.filter(({ lines }) => lines.includes('  25000 events copied'));
  expect(copied).toHaveLength(1);
  expect(runs.length).toBeGreaterThan(3);
  await expectMigrated(folder, ids);
});

test('the log of a later release is refused with what to do', async () => {
  const folder = newFolder();
  await (await openSqliteEventStore({ folder })).close();
  tamper(folder, 'PRAGMA user_version = 4');
  await expect(openSqliteEventStore({ folder })).rejects.toThrow(
    'was written by a later release (schema 4, this one knows 3). Start that release again, or restore a backup that this one wrote.',
  );
});
