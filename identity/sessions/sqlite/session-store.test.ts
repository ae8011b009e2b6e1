import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from '@jest/globals';
import { SessionsUnavailable, type Session } from '../port.ts';
import { sessionStoreContract } from '../contract.ts';
import { openSqliteSessionStore } from './session-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-session-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

sessionStoreContract('in SQLite', { open: async () => openSqliteSessionStore(folder) });

test('reports SessionsUnavailable while another process holds the lock, and works again afterwards', async () => {
  const store = openSqliteSessionStore(folder);
  const session: Session = {
    id: 'one',
    userId: 'u',
    createdAt: 0,
    lastSeenAt: 0,
    expiresAt: 1,
    userAgent: '',
    authenticatedAt: 0,
    methods: [],
    address: '',
  };
  await store.insert('hash of one', session);
  const intruder = new DatabaseSync(join(folder, 'sessions.sqlite'));
  intruder.exec('BEGIN IMMEDIATE');
  await expect(store.insert('hash of two', { ...session, id: 'two' })).rejects.toBeInstanceOf(SessionsUnavailable);
  expect(await store.find('hash of one')).toEqual(session);
  intruder.exec('ROLLBACK');
  intruder.close();
  await store.insert('hash of two', { ...session, id: 'two' });
  expect(await store.removeAll()).toHaveLength(2);
  await store.close();
});
