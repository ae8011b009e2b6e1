import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordSink, StreamRecord } from '../sink.ts';
import { publishedTopics, type PublishedTopic } from '../topics.ts';
import { createMutex } from '../../../lib/mutex.ts';
import { openDayFile, syncFolder, type DayFile } from './day-file.ts';

export interface JsonLinesOptions {
  /**
   * Contains a folder per topic with a file per day, e.g. `curbcast.credits.v1/2026-11-21.jsonl`: a CloudEvent per
   * line.
   */
  readonly folder: string;
  /** Default: `publishedTopics`. */
  readonly topics?: readonly Pick<PublishedTopic, 'name'>[];
  /** The clock that determines the day, ms since the epoch. For tests. */
  readonly now?: () => number;
}

/**
 * Opens a sink that writes files, for installations without a broker and for tools that read JSON lines. A record goes
 * to the file of the UTC day of writing.
 */
export function openJsonLinesSink({ folder, topics = publishedTopics, now = Date.now }: JsonLinesOptions): RecordSink {
  const files = new Map<string, DayFile>();
  const mutex = createMutex();

  const closeFiles = async (): Promise<void> => {
    const open = [...files.values()];
    files.clear();
    await Promise.allSettled(open.map((file) => file.close()));
  };

  const fileOf = async (topic: string): Promise<DayFile> => {
    const today = new Date(now()).toISOString().slice(0, 10);
    const current = files.get(topic);
    if (current && current.day >= today) return current;
    await current?.close();
    files.delete(topic);
    const file = await openDayFile(join(folder, topic), today);
    files.set(topic, file);
    return file;
  };

  return {
    name: 'JSON lines',

    open: () =>
      mutex('sink', async () => {
        // After a failed write a file may end with an incomplete line: reopening repairs it.
        await closeFiles();
        await mkdir(folder, { recursive: true });
        const identity = await identityOf(folder);
        return await Promise.all(
          topics.map(async ({ name }) => ({
            topic: name,
            name: `json-lines/${identity}/${name}`,
            empty: await isEmpty(join(folder, name)),
          })),
        );
      }),

    write: (records, signal) =>
      mutex('sink', async () => {
        for (const [topic, group] of Map.groupBy(records, (record: StreamRecord) => record.topic)) {
          signal.throwIfAborted();
          const file = await fileOf(topic);
          await file.append(`${group.map(({ value }) => value).join('\n')}\n`);
        }
      }),

    close: () => mutex('sink', closeFiles),
  };
}

/** Returns whether the topic has no records: none was written, or its folder or files were deleted. */
async function isEmpty(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.every((size) => size === 0);
}

/** Returns the persistent id of the folder. An emptied folder gets a new one. */
async function identityOf(folder: string): Promise<string> {
  const path = join(folder, 'stream-id');
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  if (known !== '') return known;
  const id = randomUUID();
  const half = `${path}.new`;
  const handle = await open(half, 'w');
  await handle.writeFile(id);
  await handle.sync();
  await handle.close();
  await rename(half, path);
  await syncFolder(folder);
  return id;
}
