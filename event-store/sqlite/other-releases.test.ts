import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { LogUnavailable } from '../port.ts';
import { backupLog } from './backup.ts';
import { logFiles } from './files.ts';
import { openSqliteLogReader } from './log-reader.ts';
import { rebuildIndexes } from './rebuild-indexes.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { tamper } from './testing/crashed-log.ts';
import { writeOldLog } from './testing/old-log.ts';
import { verifyLog } from './verify.ts';

const newFolder = tempFolders();
let folder: string;
beforeEach(() => {
  folder = newFolder();
});

describe('the log of a data folder from before release 1.0.0', () => {
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'is not opened': () => openSqliteEventStore({ folder }),
    'is not verified': () => verifyLog(folder),
    'is not backed up': () => backupLog(folder, join(folder, 'copy')),
    'gets no new indexes': () => rebuildIndexes(folder),
    'is not read': async () => openSqliteLogReader(folder),
  };

  test.each(Object.entries(reads))('%s, stays unchanged, and the message says how to begin', async (_, read) => {
    writeOldLog(folder);
    const { database, indexes } = logFiles(folder);
    const before = readFileSync(database);
    // Twice: the refusal leaves no lock.
    for (let n = 0; n < 2; n += 1) {
      const refused = await read().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(LogUnavailable);
      expect(refused).toMatchObject({
        message: `${database} was written before release 1.0.0, which can't read it: move the data folder away, or name an empty one in DATA_DIR, and start again with an empty log.`,
      });
    }
    expect(readFileSync(database).equals(before)).toBe(true);
    expect([indexes, join(folder, 'copy')].filter((file) => existsSync(file))).toEqual([]);
  });
});

test('the log of a later release is refused with a remedy', async () => {
  await (await openSqliteEventStore({ folder })).close();
  tamper(folder, 'PRAGMA user_version = 5');
  await expect(openSqliteEventStore({ folder })).rejects.toThrow(
    'was written by a later release (schema 5, this one knows 4). Start that release again, or restore a backup that this one wrote.',
  );
});
