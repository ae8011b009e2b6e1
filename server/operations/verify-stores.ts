import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config/index.ts';
import { START, type Position } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { embeddedAuthority } from '../../domain/users/index.ts';
import { DESTROYED, type EventStore } from '../../event-store/index.ts';
import { localAccountIds } from '../../identity/index.ts';
import { allPages } from '../../lib/all-pages.ts';
import type { Projections } from '../../projection-service/index.ts';
import type { Report, Stores } from './operation.ts';

/** The stores of an installation, from its engines and file store. */
export const storesOf = (
  {
    data,
    files: { S3_BUCKET: bucket },
    identity: { OIDC_ISSUER: issuer },
  }: Pick<Config, 'data' | 'files' | 'identity'>,
  { keyRing, identities, sessions, files }: Pick<Stores, 'keyRing' | 'identities' | 'sessions' | 'files'>,
): Stores => ({
  keyRing,
  identities,
  sessions,
  files,
  readsFiles: bucket === undefined,
  ...(issuer === undefined && { localAccounts: join(data.DATA_DIR, 'identity') }),
});

const pageSize = 1_000;
const shown = 10;

/** Prints what was checked, or what is wrong with it and the first of those concerned; true when nothing is. */
function conclude(report: Report, what: string, checked: string, faults: readonly string[], sentence: string): boolean {
  report(`${what}: ${checked}, ${faults.length === 0 ? 'complete' : `${faults.length} ${sentence}`}`);
  for (const fault of faults.slice(0, shown)) report(`  ${fault}`);
  return faults.length === 0;
}

/**
 * Compares the log with the keys, accounts and sessions: everybody of whom the log holds sealed data has a key, every
 * user who was not erased is found at sign-in, and sessions belong to known users. An older copy of one of these stores
 * lacks the newest people. True when nothing is missing.
 */
export async function verifyPeople(eventStore: EventStore, stores: Stores, report: Report): Promise<boolean> {
  const { subjects, accounts } = await peopleOf(eventStore);
  const withoutKey: string[] = [];
  const lost: string[] = [];
  const users = new Set<string>();
  const erased = new Set<string>();
  for (const subject of subjects) {
    const key = await stores.keyRing.get(subject);
    if (key === undefined) withoutKey.push(subject);
    if (key === DESTROYED) erased.add(subject);
  }
  const keyless = new Set(withoutKey);
  const local = stores.localAccounts === undefined ? undefined : localAccountIds(stores.localAccounts);
  for (const { userId, readAccount } of accounts) {
    users.add(userId);
    if (erased.has(userId) || keyless.has(userId)) continue;
    const account = opened(readAccount);
    if (account === undefined) {
      withoutKey.push(userId);
      continue;
    }
    const { issuer, subject } = account;
    const isFound = (await stores.identities.find(issuer, subject)) === userId;
    const hasAccount = local === undefined || issuer !== embeddedAuthority || local.has(subject);
    if (!isFound || !hasAccount) lost.push(userId);
  }
  const sessions = await stores.sessions.list();
  const strangers = sessions.filter(({ userId }) => !users.has(userId)).map(({ id }) => id);
  const checks = [
    conclude(report, 'Keys', `${subjects.size} people`, withoutKey, 'WITHOUT THEIR KEY: their data is unreadable'),
    conclude(report, 'Accounts', `${users.size} users`, lost, "CAN'T SIGN IN: their account is missing"),
    conclude(report, 'Sessions', String(sessions.length), strangers, 'OF USERS THAT THE LOG DOES NOT KNOW'),
  ];
  return checks.every(Boolean);
}

interface Account {
  readonly userId: string;
  /** Decrypts the account that the user registered with. */
  readonly readAccount: () => { readonly issuer: string; readonly subject: string };
}

/** Undefined where the key does not open the data: it was made after the right one was lost. */
function opened(readAccount: Account['readAccount']): ReturnType<Account['readAccount']> | undefined {
  try {
    return readAccount();
  } catch {
    return undefined;
  }
}

async function peopleOf(
  eventStore: EventStore,
): Promise<{ readonly subjects: ReadonlySet<string>; readonly accounts: readonly Account[] }> {
  const subjects = new Set<string>();
  const accounts: Account[] = [];
  let after: Position = START;
  for (let end = false; !end;) {
    const page = await eventStore.readAll({ after, limit: pageSize });
    for (const event of page.events) {
      if (event.metadata.subject !== undefined) subjects.add(event.metadata.subject);
      if (!isEvent(event, 'UserRegistered')) continue;
      const readAccount = (): ReturnType<Account['readAccount']> => ({
        issuer: event.data.issuer,
        subject: event.data.subject,
      });
      accounts.push({ userId: event.stream.slice('user-'.length), readAccount });
    }
    after = page.position;
    ({ end } = page);
  }
  return { subjects, accounts };
}

/** Checks that every file that a video or a lesson names is there and whole. */
export async function verifyFilesOf(projections: Projections, stores: Stores, report: Report): Promise<boolean> {
  const keys: string[] = [];
  const videos = projections.reader('videos');
  const ofVideos = allPages(
    (page) => videos.query('videos', { index: 'byCreation', equal: { kind: 'video' }, ...page }),
    ({ doc }) => [doc.createdAt],
  );
  for await (const { doc } of ofVideos)
    keys.push(
      ...present(doc.videoKey, doc.thumbnailKey, doc.captionsKey, ...doc.exports.map(({ fileKey }) => fileKey)),
    );
  const library = projections.reader('library');
  const ofLibrary = allPages(
    (page) => library.query('libraryVideos', { index: 'byCreation', equal: { kind: 'library' }, ...page }),
    ({ doc }) => [doc.createdAt],
  );
  for await (const { doc } of ofLibrary)
    if (doc.file) keys.push(...present(doc.file.videoKey, doc.file.posterKey, doc.file.captionsKey));
  const faults: string[] = [];
  for (const key of keys) {
    const fault = await faultOf(key, stores);
    if (fault !== undefined) faults.push(`${key}: ${fault}`);
  }
  return conclude(report, 'Files', String(keys.length), faults, 'MISSING OR DAMAGED');
}

const present = (...keys: readonly (string | null)[]): readonly string[] => keys.filter((key) => key !== null);

async function faultOf(key: string, { files, readsFiles }: Stores): Promise<string | undefined> {
  if (!readsFiles) return (await files.stat(key)) ? undefined : 'missing';
  try {
    const opened = await files.open(key);
    if (!opened) return 'missing';
    const hash = createHash('sha256');
    await pipeline(opened.stream, hash);
    return hash.digest('hex') === opened.file.sha256 ? undefined : 'its content was changed';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Checks the embedded databases beside the log and the read models, which are checked elsewhere, for damage. */
export function verifyDatabases(dataDir: string, report: Report): boolean {
  const files = ['keys', 'identity', 'sessions', 'security', 'test-payments']
    .filter((folder) => existsSync(join(dataDir, folder)))
    .flatMap((folder) =>
      readdirSync(join(dataDir, folder))
        .filter((name) => name.endsWith('.sqlite'))
        .map((name) => join(folder, name)),
    );
  const damaged = files.filter((file) => !isSound(join(dataDir, file)));
  return conclude(report, 'Databases', String(files.length), damaged, 'DAMAGED');
}

function isSound(file: string): boolean {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok';
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}
