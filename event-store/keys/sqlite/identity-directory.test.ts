import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createMemoryIdentityDirectory } from '../testing/memory-keys.ts';
import { identityDirectoryContract } from '../testing/identity-directory-contract.ts';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { openSqliteIdentityDirectory } from './identity-directory.ts';

const newFolder = tempFolders();

const inMemory = createMemoryIdentityDirectory();
identityDirectoryContract('in memory', { open: async () => inMemory });

const shared = newFolder();
identityDirectoryContract('in SQLite', { open: () => openSqliteIdentityDirectory({ folder: shared }) });

const filesWith = (folder: string, text: string): readonly string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(text));

test('stores issuer and subject as a keyed hash only, and keeps no trace of a removed user', async () => {
  const folder = newFolder();
  const directory = await openSqliteIdentityDirectory({ folder });
  await directory.claim('https://issuer.example/', 'auth0|ann', 'user-ann');
  expect(filesWith(folder, 'user-ann')).not.toEqual([]);
  const plainHash = createHash('sha256')
    .update(JSON.stringify(['https://issuer.example/', 'auth0|ann']))
    .digest('hex');
  for (const text of ['issuer.example', 'auth0|ann', plainHash]) expect(filesWith(folder, text)).toEqual([]);
  await directory.remove('user-ann');
  expect(filesWith(folder, 'user-ann')).toEqual([]);
  await directory.close();
});
