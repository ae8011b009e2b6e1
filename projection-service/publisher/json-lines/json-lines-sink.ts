import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordSink, StreamRecord } from '../sink.ts';
import { createTurns } from '../turns.ts';
import { openDayFile, syncFolder, type DayFile } from './day-file.ts';

export interface JsonLinesOptions {
  /** Gets a folder a topic, and in it a file a day: `curbcast.credits.v1/2026-11-21.jsonl`, a CloudEvent a line. */
  readonly folder: string;
  /** For tests: the time by which days are told, ms since the epoch. */
  readonly now?: () => number;
}

/** The stream as files: for installations without a broker, and for tools that read JSON lines. Days are UTC days of writing. */
export function openJsonLinesSink({ folder, now = Date.now }: JsonLinesOptions): RecordSink {
  const files = new Map<string, DayFile>();
  const inTurn = createTurns();

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
      inTurn(async () => {
        // After a failed write a file may end in half a line: opening it again repairs it.
        await closeFiles();
        await mkdir(folder, { recursive: true });
        return `json-lines/${await identityOf(folder)}`;
      }),

    write: (records, signal) =>
      inTurn(async () => {
        for (const [topic, group] of Map.groupBy(records, (record: StreamRecord) => record.topic)) {
          signal.throwIfAborted();
          const file = await fileOf(topic);
          await file.append(`${group.map(({ value }) => value).join('\n')}\n`);
        }
      }),

    close: () => inTurn(closeFiles),
  };
}

/** A name that the folder keeps as long as it exists: one that was emptied gets another. */
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
