import { createReadStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Hands over every record of a topic that lies in the folder as JSON lines. Rejects when there is none. */
export async function readJsonLines(folder: string, topic: string, onRecord: (record: string) => void): Promise<void> {
  const files = globSync(join(topic, '*.jsonl'), { cwd: folder }).toSorted();
  if (files.length === 0) throw new Error(`There are no files of ${topic} in ${folder}`);
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(join(folder, file)) }))
      if (line !== '') onRecord(line);
  }
}
