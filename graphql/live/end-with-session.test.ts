import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openSessions, openSqliteSessionStore, type Sessions } from '../../identity/index.ts';
import { endWithSession } from './end-with-session.ts';

let folder: string;
let here: Sessions;
let elsewhere: Sessions;
let closed: string[];
let stop: () => void;
const open = new Set<string>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-sessions-'));
  const start = (): Sessions =>
    openSessions({ store: openSqliteSessionStore(folder), publicUrl: 'http://localhost:3000' });
  [here, elsewhere] = [start(), start()];
  closed = [];
  open.clear();
  const closeSession = (id: string): void => {
    closed.push(id);
    open.delete(id);
  };
  stop = endWithSession({
    sessions: here,
    sockets: { sessionIds: () => [...open], closeSession },
    everyMs: 5,
    onError: () => undefined,
  });
});
afterEach(async () => {
  stop();
  await here.close();
  await elsewhere.close();
  rmSync(folder, { recursive: true });
});

test('closes the sockets of a session that this or another process ends, and no others', async () => {
  const [mine, theirs, kept] = await Promise.all(
    ['a', 'b', 'c'].map(async (userId) => (await here.create({ userId })).session.id),
  );
  for (const id of [mine, theirs, kept]) open.add(id ?? '');
  await here.revoke(mine ?? '');
  expect(closed).toEqual([mine]);
  await elsewhere.revoke(theirs ?? '');
  while (closed.length < 2) await sleep(2);
  await sleep(30);
  expect(closed).toEqual([mine, theirs]);
  expect([...open]).toEqual([kept]);
});
