import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { masterKeyFile, masterKeySource, openSqliteIdentityDirectory, openSqliteKeyRing, openSqliteMasterKey } from '../../event-store/index.ts';
import { asked } from '../../event-store/testing/key-ring-contract.ts';
import { tempFolders } from '../../event-store/testing/temp-folders.ts';
import { backUp, restore } from './backup.ts';

const newFolder = tempFolders();

/** Makes a key and an account in a data folder; gives the key. */
async function keep(dataDir: string, supplied?: Uint8Array): Promise<string | undefined> {
  const folder = join(dataDir, 'keys');
  const masterKey = await openSqliteMasterKey(folder, masterKeySource(masterKeyFile(folder), supplied));
  const ring = await openSqliteKeyRing({ folder, masterKey });
  const identities = await openSqliteIdentityDirectory({ folder, masterKey });
  const key = await asked(ring.getOrCreate('ann'));
  await identities.claim('issuer', 'subject', 'user-ann');
  await Promise.all([ring.close(), identities.close()]);
  return key;
}

test('a backup holds the master key, so that the restored keys open', async () => {
  const [dataDir, backup, restored] = [newFolder(), join(newFolder(), 'backup'), join(newFolder(), 'restored')];
  const key = await keep(dataDir);
  const said: string[] = [];
  expect(await backUp(dataDir, backup, (line) => said.push(line))).toBe(true);
  expect(said).toContain('keys/master.key: copied');
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  expect(await restore(backup, restored, () => undefined)).toBe(true);
  expect(statSync(join(restored, 'keys', 'master.key')).mode & 0o777).toBe(0o600);
  expect(await keep(restored)).toBe(key);
  const identities = await openSqliteIdentityDirectory({ folder: join(restored, 'keys') });
  expect(await identities.find('issuer', 'subject')).toBe('user-ann');
  await identities.close();
});

test('a backup without the master key says that KEY_ENCRYPTION_KEY has to be kept', async () => {
  const [dataDir, backup] = [newFolder(), join(newFolder(), 'backup')];
  await keep(dataDir, Buffer.alloc(32, 7));
  const said: string[] = [];
  await backUp(dataDir, backup, (line) => said.push(line));
  expect(said).toContain('The master key is not in the backup: keep KEY_ENCRYPTION_KEY, or the keys can never be used again.');
});
