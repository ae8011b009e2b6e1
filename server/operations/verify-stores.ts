import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config/index.ts';
import { START, streamIdOf, type Position } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { embeddedAuthority } from '../../domain/users/index.ts';
import { DESTROYED, type EventStore } from '../../event-store/index.ts';
import { localAccountIds } from '../../identity/index.ts';
import { allPages } from '../../lib/all-pages.ts';
import { isBusy } from '../../lib/sqlite/errors.ts';
import type { LibraryVideoDocument, Projections, VideoDocument } from '../../projection-service/index.ts';
import type { OperationContext, Report, Stores } from './operation.ts';

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

/** Prints what was checked, or what is wrong with it and the first ids concerned; true when nothing is wrong. */
function conclude(report: Report, what: string, checked: string, faults: readonly string[], sentence: string): boolean {
  report(`${what}: ${checked}, ${faults.length === 0 ? 'complete' : `${faults.length} ${sentence}`}`);
  for (const fault of faults.slice(0, shown)) report(`  ${fault}`);
  return faults.length === 0;
}

/**
 * Compares the log with the keys, accounts and sessions: everybody with sealed data in the log has a key, every user
 * who was not erased is found at sign-in, and sessions belong to known users. An older copy of one of these stores
 * lacks the newest people. True when nothing is missing.
 *
 * People register and leave meanwhile. So sessions are read before the log, which then has their users, and a missing
 * user counts only if no erasure has begun since.
 */
export async function verifyPeople(eventStore: EventStore, stores: Stores, report: Report): Promise<boolean> {
  const sessions = await stores.sessions.list();
  const people = createPeople();
  await people.read(eventStore);
  const { subjects, accounts, leaving } = people;
  const withoutKey: string[] = [];
  const unread: string[] = [];
  const lost: string[] = [];
  const erased = new Set<string>();
  for (const subject of subjects) {
    const key = await stores.keyRing.get(subject);
    if (key === undefined) withoutKey.push(subject);
    if (key === DESTROYED) erased.add(subject);
  }
  const keyless = new Set(withoutKey);
  const local = stores.localAccounts === undefined ? undefined : localAccountIds(stores.localAccounts);
  for (const [userId, readAccount] of accounts) {
    if (erased.has(userId) || keyless.has(userId)) continue;
    const account = opened(readAccount);
    if (account === undefined) {
      unread.push(userId);
      continue;
    }
    const { issuer, subject } = account;
    const isFound = (await stores.identities.find(issuer, subject)) === userId;
    const hasAccount = local === undefined || issuer !== embeddedAuthority || local.has(subject);
    if (!isFound || !hasAccount) lost.push(userId);
  }
  if (lost.length + unread.length > 0) await people.read(eventStore);
  const isStaying = (userId: string): boolean => !leaving.has(userId);
  const missing = lost.filter(isStaying);
  withoutKey.push(...unread.filter(isStaying));
  const strangers = sessions.filter(({ userId }) => !accounts.has(userId)).map(({ id }) => id);
  const checks = [
    conclude(report, 'Keys', `${subjects.size} people`, withoutKey, 'WITHOUT THEIR KEY: their data is unreadable'),
    conclude(report, 'Accounts', `${accounts.size} users`, missing, "CAN'T SIGN IN: their account is missing"),
    conclude(report, 'Sessions', String(sessions.length), strangers, 'OF USERS THAT THE LOG DOES NOT KNOW'),
  ];
  return checks.every(Boolean);
}

interface Account {
  readonly issuer: string;
  readonly subject: string;
}

/** Undefined if the key does not open the data: it was made after the right key was lost. */
function opened(readAccount: () => Account): Account | undefined {
  try {
    return readAccount();
  } catch {
    return undefined;
  }
}

/** The users in the log. */
interface People {
  /** The users with sealed data in the log. */
  readonly subjects: ReadonlySet<string>;
  /** The accounts that users registered with, by user; reading one decrypts it. */
  readonly accounts: ReadonlyMap<string, () => Account>;
  /** Users whose erasure has begun: their stores are being emptied one after the other. */
  readonly leaving: ReadonlySet<string>;
  /** Continues reading to the end of the log. */
  read(eventStore: EventStore): Promise<void>;
}

function createPeople(): People {
  const subjects = new Set<string>();
  const accounts = new Map<string, () => Account>();
  const leaving = new Set<string>();
  let after: Position = START;
  return {
    subjects,
    accounts,
    leaving,
    read: async (eventStore) => {
      for (let end = false; !end;) {
        const page = await eventStore.readAll({ after, limit: pageSize });
        for (const event of page.events) {
          if (event.metadata.subject !== undefined) subjects.add(event.metadata.subject);
          if (isEvent(event, 'ErasureStarted')) leaving.add(streamIdOf(event.stream));
          if (isEvent(event, 'UserRegistered')) accounts.set(streamIdOf(event.stream), () => event.data);
        }
        after = page.position;
        ({ end } = page);
      }
    },
  };
}

/** A file that a document names. */
interface NamedFile {
  readonly key: string;
  /** Whether the document still names it. */
  readonly isNamed: () => Promise<boolean>;
}

/**
 * Checks that every file that a video or a lesson names exists and is complete. A file that is deleted meanwhile is not
 * missing: a finding counts only if the document still names the file afterwards.
 */
export async function verifyFilesOf(
  {
    projections,
    eventStore,
    stores,
  }: Pick<OperationContext, 'projections' | 'stores'> & { readonly eventStore: Pick<EventStore, 'head'> },
  report: Report,
): Promise<boolean> {
  const named = await namedFiles(projections);
  const suspects: (NamedFile & { readonly fault: string })[] = [];
  for (const file of named) {
    const fault = await faultOf(file.key, stores);
    if (fault !== undefined) suspects.push({ ...file, fault });
  }
  if (suspects.length > 0) await projections.waitFor(['videos', 'library'], await eventStore.head(), 60_000);
  const faults: string[] = [];
  for (const { key, isNamed, fault } of suspects) if (await isNamed()) faults.push(`${key}: ${fault}`);
  return conclude(report, 'Files', String(named.length), faults, 'MISSING OR DAMAGED');
}

async function namedFiles(projections: Projections): Promise<readonly NamedFile[]> {
  const named: NamedFile[] = [];
  const videos = projections.reader('videos');
  const ofVideos = allPages(
    (page) => videos.query('videos', { index: 'byCreation', equal: { kind: 'video' }, ...page }),
    ({ doc }) => [doc.createdAt],
  );
  for await (const { id, doc } of ofVideos)
    for (const key of filesOfVideo(doc))
      named.push({ key, isNamed: async () => filesOfVideo(await videos.get('videos', id)).includes(key) });
  const library = projections.reader('library');
  const ofLibrary = allPages(
    (page) => library.query('libraryVideos', { index: 'byCreation', equal: { kind: 'library' }, ...page }),
    ({ doc }) => [doc.createdAt],
  );
  for await (const { id, doc } of ofLibrary)
    for (const key of filesOfLesson(doc))
      named.push({ key, isNamed: async () => filesOfLesson(await library.get('libraryVideos', id)).includes(key) });
  return named;
}

const filesOfVideo = (doc: VideoDocument | undefined): readonly string[] =>
  doc === undefined
    ? []
    : present(doc.videoKey, doc.thumbnailKey, doc.captionsKey, ...doc.exports.map(({ fileKey }) => fileKey));

const filesOfLesson = (doc: LibraryVideoDocument | undefined): readonly string[] =>
  doc?.file ? present(doc.file.videoKey, doc.file.posterKey, doc.file.captionsKey) : [];

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

/**
 * Checks the embedded databases for damage, except the log and the read models, which are checked elsewhere.
 *
 * @param busyMs how long to wait for a lock of a running server
 */
export function verifyDatabases(dataDir: string, report: Report, busyMs = 10_000): boolean {
  const files = ['keys', 'identity', 'sessions', 'security', 'test-payments']
    .filter((folder) => existsSync(join(dataDir, folder)))
    .flatMap((folder) =>
      readdirSync(join(dataDir, folder))
        .filter((name) => name.endsWith('.sqlite'))
        .map((name) => join(folder, name)),
    );
  const damaged = files.filter((file) => !isSound(join(dataDir, file), busyMs));
  return conclude(report, 'Databases', String(files.length), damaged, 'DAMAGED');
}

function isSound(file: string, busyMs: number): boolean {
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: busyMs });
    try {
      return db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok';
    } finally {
      db.close();
    }
  } catch (error) {
    // A running server holds the lock, so nothing is known about damage.
    return isBusy(error);
  }
}
