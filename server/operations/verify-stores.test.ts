import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { openFolderFileStore } from '../../command-service/providers/files/folder/folder-file-store.ts';
import type { FileStore } from '../../command-service/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import type { Projections } from '../../projection-service/index.ts';
import type { Stores } from './operation.ts';
import { verifyDatabases, verifyFilesOf, verifyPeople } from './verify-stores.ts';

const newFolder = tempFolders();

const video = {
  videoKey: 'videos/v1/1/video.mp4',
  thumbnailKey: 'videos/v1/1/thumbnail.jpg',
  captionsKey: null,
  exports: [{ fileKey: 'videos/v1/exports/video.webm' }, { fileKey: null }],
};
const lesson = { file: { videoKey: 'library/l1/lesson.mp4', posterKey: null, captionsKey: null } };

/**
 * Read models with one video and one lesson; no other query has an answer. @param later the video afterwards, null for
 * none
 */
const projectionsWith = (later: object | null) =>
  ({
    waitFor: async () => true,
    reader: (name: string) => ({
      query: async () => [name === 'videos' ? { id: 'v1', doc: video } : { id: 'l1', doc: lesson }],
      get: async () => (name === 'videos' ? (later ?? undefined) : lesson),
    }),
  }) as unknown as Projections;

const keys = [
  'videos/v1/1/video.mp4',
  'videos/v1/1/thumbnail.jpg',
  'videos/v1/exports/video.webm',
  'library/l1/lesson.mp4',
] as const;

async function filled(folder: string): Promise<FileStore> {
  const files = await openFolderFileStore({ folder });
  for (const key of keys) await files.putBytes(key, Buffer.from(`the content of ${key}`), 'video/mp4');
  return files;
}

async function check(
  files: Stores['files'],
  { readsFiles = true, later = video }: { readonly readsFiles?: boolean; readonly later?: object | null } = {},
): Promise<{ ok: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const stores = { files, readsFiles } as unknown as Stores;
  const context = { projections: projectionsWith(later), eventStore: createMemoryEventStore(), stores };
  const ok = await verifyFilesOf(context, (line) => void lines.push(line));
  return { ok, lines };
}

/** The file in the folder that holds the key's content. */
function contentOf(folder: string, key: string): string {
  const content = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => name.includes(`/${key}~`) && statSync(join(folder, name)).isFile(),
  );
  if (content === undefined) throw new Error(`${key} is not in the folder`);
  return join(folder, content);
}

test('finds every file of videos, exports and lessons whole', async () => {
  expect(await check(await filled(newFolder()))).toEqual({ ok: true, lines: ['Files: 4, complete'] });
});

test.each([
  ['changed', (file: string) => writeFileSync(file, 'x'.repeat(statSync(file).size)), 'its content was changed'],
  ['cut', (file: string) => truncateSync(file, 3), 'does not have the length'],
])('names a file that was %s', async (_, harm, reason) => {
  const folder = newFolder();
  const files = await filled(folder);
  harm(contentOf(folder, 'videos/v1/1/video.mp4'));
  const { ok, lines } = await check(files);
  expect(ok).toBe(false);
  expect(lines[0]).toBe('Files: 4, 1 MISSING OR DAMAGED');
  expect(lines[1]).toMatch(new RegExp(`^  videos/v1/1/video.mp4: .*${reason}`));
});

test.each([true, false])(
  'names a file that is missing, whether it reads files or only looks: %s',
  async (readsFiles) => {
    const files = await openFolderFileStore({ folder: newFolder() });
    for (const key of keys.slice(1)) await files.putBytes(key, Buffer.from('x'), 'video/mp4');
    const { ok, lines } = await check(files, { readsFiles });
    expect(ok).toBe(false);
    expect(lines).toEqual(['Files: 4, 1 MISSING OR DAMAGED', '  videos/v1/1/video.mp4: missing']);
  },
);

test.each([
  ['a video that is deleted', null],
  ['a conversion that is made again', { ...video, exports: [] }],
])('the file of %s meanwhile is not missing', async (_, later) => {
  const files = await filled(newFolder());
  for (const key of later === null ? keys.slice(0, 3) : [keys[2]]) await files.removeAll(key);
  expect(await check(files, { later })).toEqual({ ok: true, lines: ['Files: 4, complete'] });
});

describe('while people come and go', () => {
  const eventStore = withCodec(createMemoryEventStore(), {
    registry: eventRegistry,
    keyRing: createMemoryKeyRing(),
  });
  const event = (type: string, userId: string, data: object) => ({
    id: randomUUID(),
    type,
    schemaVersion: 1,
    time: 1_800_000_000_000,
    data: { userId, ...data },
    metadata: {
      actor: { kind: 'user' as const, id: userId },
      correlationId: randomUUID(),
      causationId: randomUUID(),
      commandId: randomUUID(),
      subject: userId,
    },
  });
  const register = (userId: string) =>
    eventStore.append(`user-${userId}`, 'no_stream', [
      event('UserRegistered', userId, {
        issuer: 'https://issuer.example/',
        subject: userId,
        username: userId,
        email: `${userId}@people.example`,
        emailVerified: true,
        firstName: 'Ann',
        lastName: 'Reyes',
        displayName: 'Ann Reyes',
        pictureUrl: null,
      }),
    ]);
  const look = async (stores: Partial<Stores>): Promise<readonly string[]> => {
    const lines: string[] = [];
    const all = {
      keyRing: { get: async () => randomBytes(32) },
      identities: { find: async (_issuer: string, subject: string) => subject },
      sessions: { list: async () => [] },
      ...stores,
    } as unknown as Stores;
    await verifyPeople(eventStore, all, (line) => void lines.push(line));
    return lines.filter((line) => !line.endsWith('complete'));
  };

  test('the session of a user who has just registered has a user', async () => {
    const list = async () => {
      await register('ben');
      return [{ id: 'session', userId: 'ben' }] as never;
    };
    expect(await look({ sessions: { list } })).toEqual([]);
  });

  test('no account is missing for a user whose erasure has begun, but one is for a user who is lost', async () => {
    await register('ann');
    await register('lost');
    const find = async (_issuer: string, subject: string) => {
      if (subject === 'ann') await eventStore.append('user-ann', 0, [event('ErasureStarted', 'ann', {})]);
      return subject === 'ben' ? subject : undefined;
    };
    expect(await look({ identities: { find } })).toEqual([
      "Accounts: 3 users, 1 CAN'T SIGN IN: their account is missing",
      '  lost',
    ]);
  });
});

test('a database that a running server holds is not damaged', () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'keys'));
  const holder = new DatabaseSync(join(dataDir, 'keys/keys.sqlite'));
  holder.exec('CREATE TABLE kept (value TEXT); BEGIN EXCLUSIVE');
  const lines: string[] = [];
  expect(verifyDatabases(dataDir, (line) => void lines.push(line), 10)).toBe(true);
  holder.close();
});

test('names an embedded database that is damaged', () => {
  const dataDir = newFolder();
  for (const folder of ['keys', 'sessions']) {
    mkdirSync(join(dataDir, folder));
    const db = new DatabaseSync(join(dataDir, folder, `${folder}.sqlite`));
    db.exec('CREATE TABLE kept (value TEXT)');
    const insert = db.prepare('INSERT INTO kept VALUES (?)');
    for (let row = 0; row < 500; row += 1) insert.run('a row of some length '.repeat(4));
    db.close();
  }
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  expect(verifyDatabases(dataDir, report)).toBe(true);
  const file = join(dataDir, 'keys/keys.sqlite');
  truncateSync(file, Math.floor(statSync(file).size / 2));
  expect(verifyDatabases(dataDir, report)).toBe(false);
  expect(lines).toEqual(['Databases: 2, complete', 'Databases: 2, 1 DAMAGED', '  keys/keys.sqlite']);
});
