import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { backupLog, restoreLog } from '../../event-store/index.ts';
import { makePrivate, openPrivateFolder } from '../private-files.ts';
import type { Report } from './operation.ts';

/**
 * What the product keeps besides the log: databases that are copied while they are written, and plain folders.
 * Read models and caches are left out; they are built again from the log.
 */
const databases = [
  'keys/keys.sqlite',
  'identity/identity.sqlite',
  'sessions/sessions.sqlite',
  'test-payments/test-payments.sqlite',
] as const;
/** Absent where KEY_ENCRYPTION_KEY supplies it. */
const masterKey = 'keys/master.key';
const folders = ['files', 'test-payments'] as const;

/**
 * `backup -- <folder>`: a consistent copy of the data folder, taken while the server runs; what other engines keep is
 * theirs to back up. Throws for a folder that is not empty.
 */
export async function backUp(dataDir: string, toFolder: string, report: Report): Promise<boolean> {
  refuseUnlessEmpty(toFolder);
  openPrivateFolder(toFolder);
  const log = existsSync(join(dataDir, 'log'))
    ? await backupLog(join(dataDir, 'log'), join(toFolder, 'log'))
    : undefined;
  report(
    log === undefined
      ? 'Log: not in this folder, back it up where it is (docs/operations.md)'
      : `Log: ${log.events} events, ${log.ok ? 'sound' : 'DAMAGED'}`,
  );
  for (const folder of folders) {
    if (existsSync(join(dataDir, folder)))
      cpSync(join(dataDir, folder), join(toFolder, folder), {
        recursive: true,
        filter: (path) => !/\.sqlite(-wal|-shm)?$/.test(path),
      });
  }
  for (const file of databases) {
    const from = join(dataDir, file);
    if (!existsSync(from)) continue;
    mkdirSync(join(toFolder, file, '..'), { recursive: true });
    const source = new DatabaseSync(from, { readOnly: true });
    await backup(source, join(toFolder, file));
    source.close();
    report(`${file}: copied`);
  }
  if (existsSync(join(dataDir, masterKey))) {
    mkdirSync(join(toFolder, masterKey, '..'), { recursive: true });
    cpSync(join(dataDir, masterKey), join(toFolder, masterKey));
    report(`${masterKey}: copied`);
  }
  makePrivate(toFolder);
  report(
    `Backed up to ${toFolder}. keys/ opens the personal data in the log: keep it apart from the rest, and not for long.`,
  );
  if (!existsSync(join(toFolder, masterKey)))
    report('The master key is not in the backup: keep KEY_ENCRYPTION_KEY, or the keys can never be used again.');
  return log?.ok ?? true;
}

/** `restore -- <folder>`: puts a backup into an empty data folder with no server on it; refuses any other. */
export async function restore(fromFolder: string, dataDir: string, report: Report): Promise<boolean> {
  const hasLog = existsSync(join(fromFolder, 'log'));
  if (!hasLog && ![...databases, ...folders].some((name) => existsSync(join(fromFolder, name)))) {
    report(`${fromFolder} is no backup: it has no log.`);
    return false;
  }
  refuseUnlessEmpty(dataDir);
  openPrivateFolder(dataDir);
  const log = hasLog ? await restoreLog(join(fromFolder, 'log'), join(dataDir, 'log')) : undefined;
  for (const entry of readdirSync(fromFolder))
    if (entry !== 'log') cpSync(join(fromFolder, entry), join(dataDir, entry), { recursive: true });
  makePrivate(dataDir);
  report(
    log === undefined
      ? 'Restored, without a log: it was in an engine of its own.'
      : `Restored ${log.events} events, ${log.ok ? 'sound' : 'DAMAGED'}. Read models are built at the next start.`,
  );
  return log?.ok ?? true;
}

function refuseUnlessEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; nothing was written there.`);
}
