import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { holdError } from '../../../../lib/hold-error.ts';
import { createMutex } from '../../../../lib/mutex.ts';
import { checkKey, checkPrefix, checkRange } from '../key.ts';
import type { FileStore, StoredFile } from '../port.ts';

/**
 * Stored in a separate file next to the content, because it could only be computed by reading the whole content. It
 * names the version of the content that it describes; content from before versions has none.
 */
const metadata = z.object({
  bytes: z.number().int().nonnegative(),
  sha256: z.string(),
  contentType: z.string(),
  version: z.uuid().optional(),
});
type Metadata = z.infer<typeof metadata>;

/** Separates a key from its version; no key has it. */
const versionMark = '~';

/** Waits until a file's content or a folder's names are on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
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
  for (let at = folder; at.length >= first.length; at = dirname(at)) await sync(dirname(at));
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

/** Creates a file and resolves with what `write` returns. */
async function writeTemporary<Result>(path: string, write: (handle: FileHandle) => Promise<Result>): Promise<Result> {
  const handle = await open(path, 'wx');
  try {
    return await write(handle);
  } finally {
    await handle.close();
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

/** The key of a file in `content`. */
const unversioned = (name: string): string => name.split(versionMark, 1)[0] ?? name;

const fileOf = (key: string, { bytes, sha256, contentType }: Metadata): StoredFile => ({
  key,
  bytes,
  sha256,
  contentType,
});

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/**
 * A file store in a folder. `content/<key>~<version>` holds the bytes and `notes/<key>.json` their metadata, which
 * names the version. The metadata is written last: a key without metadata does not exist, so a crash never leaves half
 * a file, and a reader of a replaced key finds the old file or the new one. Both are written to temporary files in
 * `incoming`, synced and renamed. Opening the store removes files that crashes left there, but not files that other
 * processes are writing.
 */
export async function openFolderFileStore({ folder }: { readonly folder: string }): Promise<FileStore> {
  const root = resolve(folder);
  const incoming = join(root, 'incoming');
  const contentOf = (key: string, version: string | undefined): string =>
    `${join(root, 'content', ...key.split('/'))}${version === undefined ? '' : `${versionMark}${version}`}`;
  const metadataOf = (key: string): string => `${join(root, 'notes', ...key.split('/'))}.json`;
  await makeFolder(incoming);
  await removeAbandoned(incoming);

  /** Changes one key at a time. */
  const exclusively = createMutex();

  /** Stores the bytes that `write` writes. Nothing changes when `write` fails. */
  async function put(
    key: string,
    contentType: string,
    write: (handle: FileHandle) => Promise<{ readonly bytes: number; readonly sha256: string }>,
  ): Promise<StoredFile> {
    checkKey(key);
    const version = randomUUID();
    const [content, note] = [contentOf(key, version), metadataOf(key)];
    const [newContent, newNote] = [join(incoming, version), join(incoming, randomUUID())];
    try {
      const description = await writeTemporary(newContent, async (handle) => {
        const written = { ...(await write(handle)), contentType };
        const json = JSON.stringify({ ...written, version } satisfies Metadata);
        await Promise.all([handle.sync(), writeFile(newNote, json, { flush: true })]);
        return written;
      });
      await exclusively(key, async () => {
        const replaced = await readMetadata(key);
        await Promise.all([makeFolder(dirname(content)), makeFolder(dirname(note))]);
        await rename(newContent, content);
        await sync(dirname(content));
        await rename(newNote, note);
        await sync(dirname(note));
        if (replaced !== undefined) await rm(contentOf(key, replaced.version), { force: true });
      });
      return { key, ...description };
    } finally {
      await Promise.all([rm(newContent, { force: true }), rm(newNote, { force: true })]);
    }
  }

  async function readMetadata(key: string): Promise<Metadata | undefined> {
    try {
      return metadata.parse(JSON.parse(await readFile(metadataOf(checkKey(key)), 'utf8')));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Opens the content that the metadata describes; undefined when there is none. */
  async function openContent(key: string): Promise<{ described: Metadata; handle: FileHandle } | undefined> {
    let described = await readMetadata(key);
    while (described !== undefined) {
      const handle = await openExisting(contentOf(key, described.version));
      if (handle !== undefined) return { described, handle };
      // Replaced between the two reads; otherwise removed, or lost.
      const tried = described.version;
      described = await readMetadata(key);
      if (described?.version === tried) return undefined;
    }
    return undefined;
  }

  /** Removes the metadata, durably: without it the key does not exist. */
  async function removeMetadata(key: string): Promise<void> {
    try {
      await unlink(metadataOf(key));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await sync(dirname(metadataOf(key)));
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
    const names = [...contents.map(unversioned), ...notes.map((name) => name.replace(/\.json$/u, ''))];
    return [...new Set(names)].filter((key) => key.startsWith(prefix));
  }

  /** The paths of a key's content: its version, and those that a crash or another process left. */
  async function versionsOf(key: string): Promise<readonly string[]> {
    const plain = contentOf(key, undefined);
    const names = await readdir(dirname(plain)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.filter((name) => unversioned(name) === basename(plain)).map((name) => join(dirname(plain), name));
  }

  return {
    async putStream(key, source, contentType) {
      holdError(source);
      try {
        return await put(key, contentType, async (handle) => {
          const hash = createHash('sha256');
          let bytes = 0;
          for await (const chunk of source as AsyncIterable<Uint8Array>) {
            hash.update(chunk);
            bytes += chunk.length;
            await handle.writeFile(chunk);
          }
          return { bytes, sha256: hash.digest('hex') };
        });
      } finally {
        source.destroy();
      }
    },
    putBytes: async (key, bytes, contentType) =>
      put(key, contentType, async (handle) => {
        // Another thread writes while this one hashes.
        const written = handle.writeFile(bytes);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        await written;
        return { bytes: bytes.length, sha256 };
      }),
    async stat(key) {
      const described = await readMetadata(key);
      return described && fileOf(key, described);
    },
    async open(key, range) {
      const opened = await openContent(key);
      if (opened === undefined) return undefined;
      const { described, handle } = opened;
      try {
        const { start, end } = range ?? { start: 0, end: described.bytes - 1 };
        if (range !== undefined) checkRange(range, described.bytes);
        if ((await handle.stat()).size !== described.bytes)
          throw new Error(`The stored file ${key} does not have the length that was written.`);
        const file = fileOf(key, described);
        if (described.bytes > 0) return { file, stream: handle.createReadStream({ start, end }) };
        await handle.close();
        return { file, stream: Readable.from([]) };
      } catch (error) {
        await handle.close();
        throw error;
      }
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
          for (const version of await versionsOf(key)) await rm(version, { force: true });
        });
      }
    },
  };
}
