import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from '../config/index.ts';
import { tempFolders } from '../lib/testing/temp-folders.ts';
import { openEngines, type Engines } from './engines.ts';
import { createLogger } from './logger.ts';

const newFolder = tempFolders();
const logger = createLogger('silent');

const openIn = (folder: string, key?: string): Promise<Engines> =>
  openEngines({
    settings: readConfig({ DATA_DIR: folder, ...(key !== undefined && { KEY_ENCRYPTION_KEY: key }) }),
    logger,
  });

test('a wrong master key ends the start with a sentence; the right one starts', async () => {
  const folder = newFolder();
  const [key, another] = [randomBytes(32).toString('base64'), randomBytes(32).toString('hex')];
  const engines = await openIn(folder, key);
  await engines.identities.claim('issuer', 'subject', 'ann');
  await engines.close();
  const refused = openIn(folder, another);
  await expect(refused).rejects.toBeInstanceOf(ConfigurationError);
  await expect(refused).rejects.toThrow(
    /were wrapped with another master key\. Set KEY_ENCRYPTION_KEY to the key of this installation/,
  );
  await expect(openIn(folder)).rejects.toThrow(/is missing\. Set KEY_ENCRYPTION_KEY/);
  const again = await openIn(folder, key);
  expect(await again.identities.find('issuer', 'subject')).toBe('ann');
  await again.close();
});
