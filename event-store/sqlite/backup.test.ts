import { writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import { parsePosition } from '../stored-event.ts';
import { newEvents } from '../testing/events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { backupLog, restoreLog } from './backup.ts';
import { logFiles } from './files.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { fillLog, tamper } from './testing/crashed-log.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();

describe('backup and restore', () => {
  test('copies a consistent state during appends, and the restored log accepts appends', async () => {
    const [folder, backup, restored] = [newFolder(), newFolder(), newFolder()];
    await fillLog(folder, { count: 3_000 });
    const store = await openSqliteEventStore({ folder });
    let appended = 0;
    const stop = new AbortController();
    const appending = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let revision = -1; !stop.signal.aborted; appended += 1) {
          ({ revision } = await store.append(`load-${writer}`, revision < 0 ? 'no_stream' : revision, newEvents(1)));
        }
      }),
    );
    const before = appended;
    const verification = await backupLog(folder, backup);
    expect(appended).toBeGreaterThan(before);
    stop.abort();
    await appending;

    expect(verification.ok).toBe(true);
    expect(verification.events).toBeGreaterThanOrEqual(3_000);
    expect(verification.events).toBe(parsePosition(verification.lastGood));

    expect(await restoreLog(backup, restored)).toEqual(verification);
    const copy = await openSqliteEventStore({ folder: restored });
    expect(await copy.head()).toBe(verification.lastGood);
    const [one, other] = await Promise.all(
      [store, copy].map(async (log) => JSON.stringify((await log.readAll({ after: START, limit: 3_000 })).events)),
    );
    expect(other).toBe(one);
    await copy.append('after-restore', 'no_stream', newEvents(1));
    await copy.close();
    await store.close();
    expect(await verifyLog(restored)).toMatchObject({ ok: true, events: verification.events + 1 });
    expect(await verifyLog(backup)).toEqual(verification);
  });

  test('a reader that is ahead of a restored log gets an error', async () => {
    const [folder, backup, restored] = [newFolder(), newFolder(), newFolder()];
    await fillLog(folder, { count: 10 });
    await backupLog(folder, backup);
    const store = await openSqliteEventStore({ folder });
    const { position } = await store.append('later-1', 'no_stream', newEvents(1));
    await store.close();
    await restoreLog(backup, restored);
    const copy = await openSqliteEventStore({ folder: restored });
    await expect(copy.readAll({ after: position })).rejects.toThrow(
      'the reader has seen events that the log does not hold',
    );
    await expect(copy.subscribe({ after: position })[Symbol.asyncIterator]().next()).rejects.toThrow('beyond the end');
    await copy.close();
  });

  test('refuse a target folder that is not empty', async () => {
    const [folder, full] = [newFolder(), newFolder()];
    await fillLog(folder, { count: 10 });
    writeFileSync(join(full, 'mine.txt'), '');
    await expect(backupLog(folder, full)).rejects.toThrow('is not empty');
    await expect(restoreLog(folder, full)).rejects.toThrow('is not empty');
    expect(readdirSync(full)).toEqual(['mine.txt']);
  });

  test('refuse a source folder without a log', async () => {
    await expect(backupLog(newFolder(), join(newFolder(), 'to'))).rejects.toThrow('There is no log in');
  });

  test('refuse a damaged log and a damaged backup', async () => {
    const [folder, to] = [newFolder(), join(newFolder(), 'to')];
    await fillLog(folder, { count: 2_000 });
    tamper(folder, "UPDATE events SET data = '{}' WHERE position = 5");
    await expect(backupLog(folder, to)).rejects.toBeInstanceOf(LogCorrupted);
    expect(() => readdirSync(to)).toThrow('ENOENT');
    tamper(folder, 'DELETE FROM events WHERE position > 1990');
    await expect(restoreLog(folder, to)).rejects.toThrow('10 events are lost');
    expect(() => readdirSync(to)).toThrow('ENOENT');
  });

  test('copy snapshots and checkpoints', async () => {
    const [folder, backup] = [newFolder(), newFolder()];
    const store = await openSqliteEventStore({ folder });
    const { position } = await store.append('a-1', 'no_stream', newEvents(1));
    await store.saveCheckpoint('reader', position);
    await store.saveSnapshot('a-1', 'k', { revision: 0, state: { n: 1 } });
    await backupLog(folder, backup);
    await store.close();
    const copy = await openSqliteEventStore({ folder: backup });
    expect(await copy.loadCheckpoint('reader')).toBe(position);
    expect(await copy.loadSnapshot('a-1', 'k')).toEqual({ revision: 0, state: { n: 1 } });
    await copy.close();
  });

  test('write two files: the log and its anchor', async () => {
    const [folder, backup] = [newFolder(), newFolder()];
    await fillLog(folder, { count: 10 });
    await backupLog(folder, backup);
    expect(readdirSync(backup).toSorted()).toEqual([logFiles('').anchor, logFiles('').database]);
  });
});
