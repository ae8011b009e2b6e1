import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dayFilePattern, syncFolder } from './day-file.ts';

const chunkBytes = 256 * 1024;

/**
 * Rewrites a compacted topic: the last line of each key stays, tombstones too, in the file of the latest day. Nobody
 * may write to the folder meanwhile. After a crash the files still read the same. Memory grows with the number of keys.
 *
 * @returns the size of the rewritten topic, in bytes
 */
export async function compactFolder(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((name) => dayFilePattern.test(name)).toSorted();
  const latest = files.at(-1);
  if (latest === undefined) return 0;
  const last = new Map<string, number>();
  for await (const { key, line } of linesOf(folder, files)) last.set(key, line);

  const path = join(folder, latest);
  const handle = await open(`${path}.new`, 'w');
  let bytes = 0;
  try {
    let chunk = '';
    const flush = async (): Promise<void> => {
      bytes += (await handle.write(chunk)).bytesWritten;
      chunk = '';
    };
    for await (const { key, line, text } of linesOf(folder, files)) {
      if (last.get(key) === line) chunk += `${text}\n`;
      if (chunk.length >= chunkBytes) await flush();
    }
    await flush();
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
  // Not earlier: until now the old files were the only copy.
  for (const name of files) if (name !== latest) await rm(join(folder, name));
  await syncFolder(folder);
  return bytes;
}

/** All lines of the files in order, counted from 0 over all of them. */
async function* linesOf(
  folder: string,
  files: readonly string[],
): AsyncIterable<{ readonly key: string; readonly line: number; readonly text: string }> {
  let line = 0;
  for (const name of files) {
    for await (const text of createInterface({ input: createReadStream(join(folder, name)), crlfDelay: Infinity })) {
      if (text === '') continue;
      yield { key: String((JSON.parse(text) as { partitionkey?: unknown }).partitionkey), line, text };
      line += 1;
    }
  }
}
