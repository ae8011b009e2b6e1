import { expect, test } from '@jest/globals';
import { openDatabase } from '../database.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { eraseLocalAccount } from './erase.ts';
import { IDENTITY_FILE, IDENTITY_SCHEMA } from './schema.ts';

const newFolder = tempFolders();

test('removes the unfinished sign-ins of the account, and no other whose address ends alike', () => {
  const folder = newFolder();
  const database = openDatabase(folder, IDENTITY_FILE, IDENTITY_SCHEMA);
  database.prepare("INSERT INTO accounts VALUES ('ann', 'ann@x.example', 1, 'hash', 'Ann', 'Lee', NULL, 1, 0)").run();
  const add = database.prepare('INSERT INTO oidc_records (model, id, payload, account_id) VALUES (?, ?, ?, ?)');
  const typed = (address: string): string => JSON.stringify({ params: { login_hint: address, scope: 'openid' } });
  add.run('Interaction', 'typed', typed(' Ann@X.example'), null);
  add.run('Session', 'signed-in', '{}', 'ann');
  add.run('Interaction', 'joann', typed('joann@x.example'), null);
  add.run('Interaction', 'longer', typed('ann@x.example.org'), null);
  add.run('Session', 'other', '{}', 'ben');
  eraseLocalAccount(folder, 'ann');
  expect(
    database
      .prepare('SELECT id FROM oidc_records ORDER BY id')
      .all()
      .map(({ id }) => id),
  ).toEqual(['joann', 'longer', 'other']);
  expect(database.prepare('SELECT id FROM accounts').all()).toEqual([]);
  database.close();
});
