import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../config/index.ts';

/**
 * Why an operation can't say anything about a data folder: it has no log, so every count would be zero and every
 * comparison would match. Undefined when the log is there, or in an external engine.
 */
export function withoutLog({ data, eventStore }: Pick<Config, 'data' | 'eventStore'>): string | undefined {
  const { DATA_DIR: dataDir } = data;
  const isExternal = eventStore.EVENTSTORE_URL !== undefined;
  if (existsSync(isExternal ? dataDir : join(dataDir, 'log', 'log.sqlite'))) return undefined;
  const missing = existsSync(dataDir) ? 'There is no log in' : 'There is no data folder';
  return `${missing} ${resolve(dataDir)} (DATA_DIR). Nothing was read, checked or written.`;
}
