import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of day files. */
export const dayFilePattern = /^(\d{4}-\d{2}-\d{2})\.jsonl$/;
const newline = 0x0a;
const step = 64 * 1024;

/** A file opened for appending complete lines. */
export interface DayFile {
  readonly day: string;
  /** Appends the lines and resolves after they are synced to disk. */
  append(lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Syncs the directory entries: syncing a new file does not make its directory entry durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Opens the file of a day in the folder, or an existing later one, which guards the order of records against clock
 * skew. Truncates an incomplete last line that a crash left.
 */
export async function openDayFile(folder: string, today: string): Promise<DayFile> {
  await mkdir(folder, { recursive: true });
  const days = (await readdir(folder)).flatMap((name) => dayFilePattern.exec(name)?.[1] ?? []);
  const latest = days.toSorted().at(-1) ?? today;
  // The crash may have been on another day.
  if (latest < today) await repair(join(folder, `${latest}.jsonl`));
  const day = latest > today ? latest : today;
  const handle = await open(join(folder, `${day}.jsonl`), 'a+');
  try {
    await cutUnfinishedLine(handle);
    await syncFolder(folder);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    day,
    async append(lines) {
      await handle.appendFile(lines);
      await handle.datasync();
    },
    close: () => handle.close(),
  };
}

async function repair(path: string): Promise<void> {
  const handle = await open(path, 'a+');
  try {
    await cutUnfinishedLine(handle);
  } finally {
    await handle.close();
  }
}

async function cutUnfinishedLine(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  const buffer = Buffer.alloc(Math.min(step, size));
  for (let end = size; end > 0;) {
    const length = Math.min(step, end);
    const { bytesRead } = await handle.read(buffer, 0, length, end - length);
    const found = buffer.subarray(0, bytesRead).lastIndexOf(newline);
    if (found >= 0) {
      const whole = end - length + found + 1;
      if (whole < size) await handle.truncate(whole);
      return;
    }
    end -= length;
  }
  if (size > 0) await handle.truncate(0);
}
