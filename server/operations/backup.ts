import { copyFileSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { backupLog, restoreLog } from '../../event-store/index.ts';
import { readVersion } from '../version.ts';
import { makePrivate, openPrivateFolder } from '../private-files.ts';
import { addErasedUsers, readErasedUsers } from '../erased-users.ts';
import { checkBackup, writeManifest } from './backup-manifest.ts';
import type { Report } from './operation.ts';

const logFolder = 'log';
/** The master key of personal data; absent where KEY_ENCRYPTION_KEY supplies it. */
const masterKey = 'keys/master.key';
/**
 * Files that are not copied: the log has a separate copy function; a start recreates the others, or they belong to this
 * machine. Everything else in the data folder is backed up, so that a new embedded store is included by default.
 */
const leftOut: ReadonlySet<string> = new Set([
  logFolder,
  'read-models',
  'previews',
  'render',
  'media',
  'first-admin-token',
]);
const isKept = (entry: string): boolean => !leftOut.has(entry) && !entry.endsWith('.anchor');

/**
 * `backup -- <folder>`: a consistent copy of the data folder, taken while the server runs; external engines
 * have their own backups. Its manifest lists every file with size and hash. Throws for a folder that is not empty or
 * inside the data folder.
 */
export async function backUp(dataDir: string, toFolder: string, report: Report): Promise<boolean> {
  if (relative(dataDir, toFolder).split(sep)[0] !== '..')
    throw new Error(`${toFolder} is in the data folder itself; choose another place. Nothing was written there.`);
  refuseUnlessEmpty(toFolder);
  openPrivateFolder(toFolder);
  const log = existsSync(join(dataDir, logFolder))
    ? await backupLog(join(dataDir, logFolder), join(toFolder, logFolder))
    : undefined;
  report(
    log === undefined
      ? 'Log: not in this folder, back it up where it is (docs/operations.md)'
      : `Log: ${log.events} events, ${log.ok ? 'sound' : 'DAMAGED'}`,
  );
  for (const entry of readdirSync(dataDir).filter(isKept)) await copy(dataDir, toFolder, entry, report);
  const { files } = await writeManifest(toFolder, { version: await readVersion(), head: log?.lastGood ?? null });
  makePrivate(toFolder);
  report(`Manifest: ${files.length} files with their sizes and hashes`);
  report(
    `Backed up to ${toFolder}. keys/ opens the personal data in the log: keep it apart from the rest, and not for long.`,
  );
  if (!existsSync(join(toFolder, masterKey)))
    report('The master key is not in the backup: keep KEY_ENCRYPTION_KEY, or the keys can never be used again.');
  return log?.ok ?? true;
}

/**
 * `restore -- <folder> [<list of erased users>]`: puts a backup into an empty data folder with no server on it; refuses
 * any other folder. Before writing anything, it names every file of the backup that is missing, cut or changed. The
 * list is an `erased-users.txt` newer than the backup's: the next start erases its users again, so that an old backup
 * brings nobody back.
 */
export async function restore(
  fromFolder: string,
  dataDir: string,
  report: Report,
  erasedUsers?: string,
): Promise<boolean> {
  refuseUnlessEmpty(dataDir);
  const checked = await checkBackup(fromFolder);
  if (!('files' in checked)) {
    for (const finding of checked) report(finding);
    report('Nothing was restored.');
    return false;
  }
  openPrivateFolder(dataDir);
  const hasLog = checked.files.some(({ path }) => path.startsWith(`${logFolder}/`));
  const log = hasLog ? await restoreLog(join(fromFolder, logFolder), join(dataDir, logFolder)) : undefined;
  for (const { path } of checked.files) {
    if (path.startsWith(`${logFolder}/`)) continue;
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    copyFileSync(join(fromFolder, path), join(dataDir, path));
  }
  if (erasedUsers !== undefined) addErasedUsers(dataDir, readErasedUsers(dirname(erasedUsers), basename(erasedUsers)));
  makePrivate(dataDir);
  const erased = readErasedUsers(dataDir).length;
  if (erased > 0)
    report(`${erased} erased users are kept out: what the backup holds of them is erased at the next start.`);
  if (erasedUsers === undefined)
    report(
      'If users were erased since this backup, restore again with the newest erased-users.txt (docs/operations.md).',
    );
  report(
    log === undefined
      ? 'Restored without a log: the log is in an external engine.'
      : `Restored ${log.events} events, ${log.ok ? 'sound' : 'DAMAGED'}. Read models are built at the next start.`,
  );
  return log?.ok ?? true;
}

/** Copies a file or a folder. The copy of a database is consistent, even during writes. */
async function copy(fromFolder: string, toFolder: string, path: string, report: Report): Promise<void> {
  const [from, to] = [join(fromFolder, path), join(toFolder, path)];
  const found = lstatSync(from);
  if (found.isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from)) await copy(fromFolder, toFolder, join(path, entry), report);
  } else if (path.endsWith('.sqlite')) {
    const source = new DatabaseSync(from, { readOnly: true });
    try {
      await backup(source, to);
    } finally {
      source.close();
    }
    report(`${path}: copied`);
  } else if (found.isFile() && !/\.sqlite-(?:wal|shm|journal)$/.test(path)) {
    cpSync(from, to);
    if (path === masterKey) report(`${path}: copied`);
  }
}

function refuseUnlessEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; nothing was written there.`);
}
