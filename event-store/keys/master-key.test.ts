import { randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { newKey } from './key-ring.ts';
import { createMasterKey, masterKeySource, WrongMasterKey } from './master-key.ts';
import { openSqliteMasterKey } from './sqlite/master-key.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';

const newFolder = tempFolders();
const sourceIn = (folder: string, supplied?: Uint8Array) => masterKeySource(join(folder, 'master.key'), supplied);

test('unwraps a key for the same subject only', () => {
  const [master, key] = [createMasterKey(randomBytes(32)), newKey()];
  const wrapped = master.wrap('ann', key);
  expect(master.unwrap('ann', wrapped).equals(key)).toBe(true);
  expect(Buffer.from(wrapped).includes(key.export())).toBe(false);
  expect(() => master.unwrap('bob', wrapped)).toThrow();
  expect(() => createMasterKey(randomBytes(32)).unwrap('ann', wrapped)).toThrow();
  expect(() =>
    master.unwrap(
      'ann',
      wrapped.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
    ),
  ).toThrow();
});

test('derives a deterministic key for each purpose', () => {
  const bytes = randomBytes(32);
  const derived = (purpose: string) => createMasterKey(bytes).derive(purpose).export().toString('hex');
  expect(derived('a')).toBe(derived('a'));
  expect(derived('a')).not.toBe(derived('b'));
});

test('the master key is created once in a file that only its owner can read', async () => {
  const folder = join(newFolder(), 'keys');
  const first = await openSqliteMasterKey(folder);
  expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'master.key'), 'utf8')).toMatch(/^[\w+/]{43}=\n$/);
  expect((await openSqliteMasterKey(folder)).fingerprint).toBe(first.fingerprint);
  expect(readdirSync(folder).filter((name) => name.startsWith('master.key'))).toEqual(['master.key']);
});

test('the first stored key wins', () => {
  const folder = newFolder();
  expect(sourceIn(folder).create().fingerprint).toBe(sourceIn(folder).create().fingerprint);
});

test('a supplied key replaces the file, and no file is created', async () => {
  const folder = newFolder();
  const supplied = randomBytes(32);
  const key = await openSqliteMasterKey(folder, sourceIn(folder, supplied));
  expect(key.fingerprint).toBe(createMasterKey(supplied).fingerprint);
  expect(readdirSync(folder)).not.toContain('master.key');
});

test('refuses another or a missing key for wrapped keys, with a remedy', async () => {
  const folder = newFolder();
  await openSqliteMasterKey(folder);
  await expect(openSqliteMasterKey(folder, sourceIn(folder, randomBytes(32)))).rejects.toThrow(
    `The personal keys in ${folder} were wrapped with another master key. ` +
      'Set KEY_ENCRYPTION_KEY to the key of this installation, or copy its file to keys/master.key in DATA_DIR.',
  );
  rmSync(join(folder, 'master.key'));
  await expect(openSqliteMasterKey(folder)).rejects.toThrow(
    `The master key for the personal keys in ${folder} is missing.`,
  );
  expect(readdirSync(folder)).not.toContain('master.key');
});

test('refuses a damaged file with a remedy', () => {
  const folder = newFolder();
  sourceIn(folder).create();
  chmodSync(join(folder, 'master.key'), 0o600);
  writeFileSync(join(folder, 'master.key'), 'c2hvcnQ=');
  expect(() => sourceIn(folder).find()).toThrow(WrongMasterKey);
  expect(() => sourceIn(folder).find()).toThrow('is damaged: the file has to hold 32 bytes in base64.');
});
