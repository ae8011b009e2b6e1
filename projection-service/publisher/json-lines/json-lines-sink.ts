import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordSink, StreamRecord, TopicDefinition } from '../sink.ts';
import { publishedTopics } from '../topics.ts';
import { createMutex } from '../../../lib/mutex.ts';
import { compactFolder } from './compact.ts';
import { openDayFile, syncFolder, type DayFile } from './day-file.ts';
import { dayOf } from '../../../domain/time.ts';

export interface JsonLinesOptions {
  /**
   * Contains a folder per topic with a file per day, e.g. `curbcast.credits.v1/2026-11-21.jsonl`: a CloudEvent per
   * line.
   */
  readonly folder: string;
  /** Default: `publishedTopics`. */
  readonly topics?: readonly Pick<TopicDefinition, 'name' | 'compacted'>[];
  /** The clock that determines the day, ms since the epoch. For tests. */
  readonly now?: () => number;
  /** A compacted topic is rewritten after it grew by this size, and by at least as much as it had. Default 1 MiB. */
  readonly compactAfterBytes?: number;
}

/** The size of a compacted topic after its last rewrite, and of later additions; bytes. */
interface Growth {
  kept: number;
  added: number;
}

/**
 * Opens a sink that writes files, for installations without a broker and for tools that read JSON lines. A record goes
 * to the file of the UTC day of writing. A compacted topic is rewritten with every new day and whenever it has doubled,
 * so the work for each record is bounded.
 */
export function openJsonLinesSink(options: JsonLinesOptions): RecordSink {
  const { folder, now = Date.now, compactAfterBytes = 1_048_576 } = options;
  const topics: NonNullable<JsonLinesOptions['topics']> = options.topics ?? publishedTopics;
  const files = new Map<string, DayFile>();
  const growth = new Map(topics.flatMap(({ name, compacted }) => (compacted ? [[name, { kept: 0, added: 0 }]] : [])));
  const mutex = createMutex();

  const closeFiles = async (): Promise<void> => {
    const open = [...files.values()];
    files.clear();
    await Promise.allSettled(open.map((file) => file.close()));
  };

  const compact = async (topic: string, grown: Growth): Promise<void> => {
    await files.get(topic)?.close();
    files.delete(topic);
    grown.kept = await compactFolder(join(folder, topic));
    grown.added = 0;
  };

  const fileOf = async (topic: string): Promise<DayFile> => {
    const today = dayOf(now());
    const current = files.get(topic);
    if (current && current.day >= today) return current;
    await current?.close();
    files.delete(topic);
    const grown = growth.get(topic);
    if (current && grown) await compact(topic, grown);
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
          const lines = `${group.map(({ value }) => value).join('\n')}\n`;
          await file.append(lines);
          const grown = growth.get(topic);
          if (!grown) continue;
          grown.added += Buffer.byteLength(lines);
          if (grown.added >= Math.max(compactAfterBytes, grown.kept)) await compact(topic, grown);
        }
      }),

    close: () => mutex('sink', closeFiles),
  };
}

/** Returns whether the topic has no records: none was written, or its folder or files were deleted. */
async function isEmpty(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch(unlessCode('ENOENT', [] as string[]));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.every((size) => size === 0);
}

/**
 * Returns the persistent id of the folder. An emptied folder gets a new one. Two sinks may open the folder at the same
 * time: the first id stays.
 */
async function identityOf(folder: string): Promise<string> {
  const path = join(folder, 'stream-id');
  const known = await readFile(path, 'utf8').catch(unlessCode('ENOENT', ''));
  if (known !== '') return known;
  const id = randomUUID();
  const half = `${path}.${id}`;
  const handle = await open(half, 'w');
  await handle.writeFile(id);
  await handle.sync();
  await handle.close();
  await link(half, path).catch(unlessCode('EEXIST', undefined));
  await rm(half);
  await syncFolder(folder);
  return readFile(path, 'utf8');
}

const unlessCode =
  <T>(code: string, instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== code) throw error;
    return instead;
  };
