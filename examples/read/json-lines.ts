import { createReadStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TopicRecord } from './record.ts';

/**
 * Passes on every record of a topic stored in the folder as JSON lines, where a tombstone is an event without data.
 *
 * @returns whether the folder has the topic
 */
export async function readJsonLines(
  folder: string,
  topic: string,
  onRecord: (record: TopicRecord) => void,
): Promise<boolean> {
  const files = globSync(join(topic, '*.jsonl'), { cwd: folder }).toSorted();
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(join(folder, file)) })) {
      if (line === '') continue;
      const { partitionkey, data } = JSON.parse(line) as { readonly partitionkey?: unknown; readonly data?: unknown };
      onRecord({ key: String(partitionkey), value: data === null ? null : line });
    }
  }
  return files.length > 0;
}
