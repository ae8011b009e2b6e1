import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from '../../config/index.ts';
import { LogUnavailable } from '../../event-store/index.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openEngines } from '../engines.ts';
import { createLogger } from '../logger.ts';
import { acceptLog } from './accept-log.ts';

const newFolder = tempFolders();

test('accepts a log only while no process has it open', async () => {
  const dataDir = newFolder();
  const settings = readConfig({ DATA_DIR: dataDir });
  const engines = await openEngines({ settings, logger: createLogger('silent') });
  const anchor = join(dataDir, 'event-store-here-all-3000-3001.anchor');
  writeFileSync(anchor, 'an anchor');
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);

  await expect(acceptLog(settings, report)).rejects.toBeInstanceOf(LogUnavailable);
  expect([existsSync(anchor), existsSync(join(dataDir, 'read-models')), lines]).toEqual([true, true, []]);

  await engines.close();
  expect(await acceptLog(settings, report)).toBe(true);
  expect([existsSync(anchor), existsSync(join(dataDir, 'read-models'))]).toEqual([false, false]);
  expect(lines[0]).toBe('The read models and 1 head anchors are removed: the log counts as it is.');
  // The product starts again.
  await (await openEngines({ settings, logger: createLogger('silent') })).close();
});
