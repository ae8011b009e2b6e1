import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { createMutex } from '../../../../lib/mutex.ts';
import { checkKey, checkPrefix, checkRange } from '../key.ts';
import type { FileStore, StoredFile } from '../port.ts';

/** Stored in a file of its own next to the content, because it could only be computed by reading the whole content. */
const metadata = z.object({ bytes: z.number().int().nonnegative(), sha256: z.string(), contentType: z.string() });

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder with its parents and syncs each parent, so that the new names survive a power loss. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at));
}

/** Opens a file for reading; undefined when there is none. */
async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** No file takes this long to arrive, in milliseconds. */
const abandonedAfter = 24 * 3_600_000;

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/**
 * A file store in a folder. `content/<key>` holds the bytes and `notes/<key>.json` their metadata. The metadata is
 * written last and removed first: a key without metadata does not exist, so a crash never leaves half a file. Both are
 * written to a temporary file in `incoming`, synced and renamed. Opening the store removes what crashes left there, but
 * not what other processes write at this moment.
 */
export async function openFolderFileStore({ folder }: { readonly folder: string }): Promise<FileStore> {
  const root = resolve(folder);
  const incoming = join(root, 'incoming');
  const contentOf = (key: string): string => join(root, 'content', ...key.split('/'));
  const metadataOf = (key: string): string => `${join(root, 'notes', ...key.split('/'))}.json`;
  await makeFolder(incoming);
  await removeAbandoned(incoming);

  async function moveIn(from: string, to: string): Promise<void> {
    await makeFolder(dirname(to));
    await rename(from, to);
    await syncFolder(dirname(to));
  }

  /** Changes one key at a time. */
  const exclusively = createMutex();

  /** Removes the metadata, durably, so that no reader sees new content under the old metadata. */
  async function removeMetadata(key: string): Promise<void> {
    try {
      await unlink(metadataOf(key));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await syncFolder(dirname(metadataOf(key)));
  }

  async function writeSmall(to: string, text: string): Promise<void> {
    const temporary = join(incoming, randomUUID());
    await writeFile(temporary, text, { flush: true });
    await moveIn(temporary, to);
  }

  async function put(key: string, source: Readable, contentType: string): Promise<StoredFile> {
    const temporary = join(incoming, randomUUID());
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    try {
      checkKey(key);
      await pipeline(source, measured, createWriteStream(temporary, { flush: true }));
      const description = { bytes, sha256: hash.digest('hex'), contentType };
      await exclusively(key, async () => {
        await removeMetadata(key);
        await moveIn(temporary, contentOf(key));
        await writeSmall(metadataOf(key), JSON.stringify(description));
      });
      return { key, ...description };
    } finally {
      source.destroy();
      await rm(temporary, { force: true });
    }
  }

  async function describe(key: string): Promise<StoredFile | undefined> {
    try {
      return { key, ...metadata.parse(JSON.parse(await readFile(metadataOf(checkKey(key)), 'utf8'))) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Every key with the prefix, including content that a crash left without metadata. */
  async function keysFrom(prefix: string): Promise<string[]> {
    const under = async (kind: 'content' | 'notes'): Promise<string[]> => {
      const base = join(root, kind);
      const within = join(base, ...prefix.split('/').slice(0, -1));
      try {
        const entries = await readdir(within, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(base.length + 1)
              .replaceAll(sep, '/'),
          );
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    };
    const [contents, notes] = await Promise.all([under('content'), under('notes')]);
    return [...new Set([...contents, ...notes.map((name) => name.replace(/\.json$/u, ''))])].filter((key) =>
      key.startsWith(prefix),
    );
  }

  return {
    putStream: put,
    putBytes: async (key, bytes, contentType) =>
      put(key, Readable.from(bytes.length === 0 ? [] : [bytes]), contentType),
    stat: describe,
    async open(key, range) {
      const file = await describe(key);
      if (file === undefined) return undefined;
      const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
      if (range !== undefined) checkRange(range, file.bytes);
      if (file.bytes === 0) return { file, stream: Readable.from([]) };
      const handle = await openExisting(contentOf(key));
      // Removed between the two, or lost: there is nothing to read.
      if (handle === undefined) return undefined;
      if ((await handle.stat()).size !== file.bytes) {
        await handle.close();
        throw new Error(`The stored file ${key} does not have the length that was written.`);
      }
      return { file, stream: handle.createReadStream({ start, end }) };
    },
    async list(prefix) {
      checkPrefix(prefix);
      return (await keysFrom(prefix)).toSorted();
    },
    async removeAll(prefix) {
      checkPrefix(prefix);
      for (const key of await keysFrom(prefix)) {
        await exclusively(key, async () => {
          await removeMetadata(key);
          await rm(contentOf(key), { force: true });
        });
      }
    },
  };
}
