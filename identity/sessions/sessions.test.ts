import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SessionsUnavailable, type SessionStore } from './port.ts';
import { openSqliteSessionStore } from './sqlite/session-store.ts';
import { DAY, openSessions, type Session, type Sessions, type SessionsOptions } from './sessions.ts';

const HOUR = DAY / 24;

let folder: string;
let clock: number;
let open: Sessions[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-sessions-'));
  clock = 1_800_000_000_000;
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((sessions) => sessions.close()));
  rmSync(folder, { recursive: true, force: true });
});

const start = (options: Partial<SessionsOptions> = {}): Sessions => {
  const sessions = openSessions({
    store: openSqliteSessionStore(folder),
    publicUrl: 'http://localhost:3000',
    now: () => clock,
    ...options,
  });
  open.push(sessions);
  return sessions;
};
const cookieOf = (setCookie: string): string => setCookie.slice(0, setCookie.indexOf(';'));

describe('the cookie', () => {
  test('locks the cookie to the host on https, with a plain name on http', async () => {
    const secure = await start({ publicUrl: 'https://app.example' }).create({ userId: 'u' });
    expect(secure.setCookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400$/);
    const plain = await start().create({ userId: 'u' });
    expect(plain.setCookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    expect(start().cookie.clear()).toBe('sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  test('its value is not stored, and the files are readable by their owner only', async () => {
    const { setCookie } = await start().create({ userId: 'u' });
    const value = cookieOf(setCookie).slice('sid='.length);
    for (const file of ['sessions.sqlite', 'sessions.sqlite-wal'])
      expect(readFileSync(join(folder, file)).includes(value)).toBe(false);
    expect(statSync(join(folder, 'sessions.sqlite')).mode & 0o077).toBe(0);
  });

  test.each([
    undefined,
    '',
    'sid=',
    'sid=short',
    `other=${'a'.repeat(43)}`,
    `xsid=${'a'.repeat(43)}`,
    `sid=${'a'.repeat(43)}`,
    `sid=${"' OR 1".padEnd(43, 'x')}`,
    `sid=${'a'.repeat(100_000)}`,
  ])('an unknown or malformed one (%#) has no session', async (header) => {
    const sessions = start();
    await sessions.create({ userId: 'u' });
    expect(await sessions.read(header)).toBeUndefined();
  });
});

describe('a session', () => {
  test('is found among other cookies and survives a restart', async () => {
    const { session, setCookie } = await start().create({
      userId: 'u',
      userAgent: 'A'.repeat(1000),
      address: '127.0.0.1',
    });
    expect(session.userAgent).toHaveLength(256);
    expect(await start().read(`theme=dark; ${cookieOf(setCookie)}; x=y`)).toEqual(session);
  });

  test('continues under another cookie after a renewal, for no longer; the old cookie is void at once', async () => {
    const sessions = start();
    const { session, setCookie } = await sessions.create({ userId: 'u' });
    await sessions.read(cookieOf(setCookie));
    clock += DAY / 2;
    const renewed = (await sessions.renew(session.id)) ?? '';
    expect(await sessions.read(cookieOf(setCookie))).toBeUndefined();
    expect((await sessions.read(cookieOf(renewed)))?.id).toBe(session.id);
    expect(renewed).toContain(`Max-Age=${DAY / 2 / 1000}`);
    clock += DAY / 2;
    expect(await sessions.read(cookieOf(renewed))).toBeUndefined();
    expect(await sessions.renew(session.id)).toBeUndefined();
  });

  test('expires after its absolute life even when it is in constant use', async () => {
    const sessions = start();
    const ended: Session[] = [];
    sessions.onRevoked((session) => ended.push(session));
    const { session, setCookie } = await sessions.create({ userId: 'u' });
    for (let hour = 1; hour < 24; hour += 1) {
      clock += DAY / 24;
      expect((await sessions.read(cookieOf(setCookie)))?.id).toBe(session.id);
    }
    clock += DAY / 24;
    expect(await sessions.read(cookieOf(setCookie))).toBeUndefined();
    expect(ended.map(({ id }) => id)).toEqual([session.id]);
    expect(await sessions.list()).toEqual([]);
  });

  test('expires after the idle time without use, not before', async () => {
    const sessions = start({ idle: 3_600_000 });
    const { setCookie } = await sessions.create({ userId: 'u' });
    clock += 3_599_000;
    expect(await sessions.read(cookieOf(setCookie))).toBeDefined();
    clock += 3_599_000;
    expect(await start({ idle: 3_600_000 }).read(cookieOf(setCookie))).toBeDefined();
    clock += 3_600_000;
    expect(await sessions.read(cookieOf(setCookie))).toBeUndefined();
  });

  test('ends at once when revoked, and notifies its sockets', async () => {
    const sessions = start();
    const ended: string[] = [];
    const stop = sessions.onRevoked(({ id }) => ended.push(id));
    const mine = await sessions.create({ userId: 'u' });
    const alsoMine = await sessions.create({ userId: 'u' });
    const theirs = await sessions.create({ userId: 'v' });
    await sessions.revoke(mine.session.id);
    expect(await sessions.read(cookieOf(mine.setCookie))).toBeUndefined();
    expect(ended).toEqual([mine.session.id]);

    const third = await sessions.create({ userId: 'u' });
    expect(await sessions.revokeUser('u', third.session.id)).toBe(1);
    expect(await sessions.read(cookieOf(alsoMine.setCookie))).toBeUndefined();
    expect((await sessions.list('u')).map(({ id }) => id)).toEqual([third.session.id]);
    expect(await sessions.revokeUser('u')).toBe(1);
    expect(await sessions.read(cookieOf(theirs.setCookie))).toBeDefined();
    expect(await sessions.revokeAll()).toBe(1);
    expect(await sessions.read(cookieOf(theirs.setCookie))).toBeUndefined();
    stop();
    await sessions.revoke((await sessions.create({ userId: 'u' })).session.id);
    expect(ended).toHaveLength(4);
  });

  test('ends when the cached copy expires after another process revoked it', async () => {
    const here = start({ cacheFor: 5_000 });
    const { session, setCookie } = await here.create({ userId: 'u' });
    await start().revoke(session.id);
    clock += 5_000;
    expect(await here.read(cookieOf(setCookie))).toBeUndefined();
  });

  test('continues from the cache while the store is unavailable; unknown sessions are refused', async () => {
    const kept = openSqliteSessionStore(folder);
    let away = false;
    let calls = 0;
    const ask = <Result>(answer: () => Promise<Result>): Promise<Result> => {
      calls += 1;
      return away ? Promise.reject(new SessionsUnavailable('no answer')) : answer();
    };
    const store: SessionStore = {
      ...kept,
      find: (hash) => ask(() => kept.find(hash)),
      touch: (id, at) => ask(() => kept.touch(id, at)),
    };
    const [sessions, other] = [start({ store, cacheFor: 5_000, goesOnFor: 60_000, idle: 3_600_000 }), start()];
    const { session, setCookie } = await sessions.create({ userId: 'u' });
    const strange = await other.create({ userId: 'v' });

    away = true;
    clock += 30_000;
    for (let n = 0; n < 100; n += 1) expect((await sessions.read(cookieOf(setCookie)))?.id).toBe(session.id);
    expect(calls).toBeLessThan(5);
    await expect(sessions.read(cookieOf(strange.setCookie))).rejects.toBeInstanceOf(SessionsUnavailable);
    clock += 30_000;
    await expect(sessions.read(cookieOf(setCookie))).rejects.toBeInstanceOf(SessionsUnavailable);

    away = false;
    expect((await sessions.read(cookieOf(setCookie)))?.id).toBe(session.id);
    expect((await sessions.read(cookieOf(strange.setCookie)))?.userId).toBe('v');
    // A revocation during the outage takes effect once the store is available again.
    away = true;
    await other.revoke(session.id);
    clock += 5_000;
    expect(await sessions.read(cookieOf(setCookie))).toBeDefined();
    away = false;
    clock += 5_000;
    expect(await sessions.read(cookieOf(setCookie))).toBeUndefined();
  });

  test('clock skew of an hour back does not extend the cache of a session that another process ended', async () => {
    const here = start();
    const { session, setCookie } = await here.create({ userId: 'u' });
    expect(await here.read(cookieOf(setCookie))).toBeDefined();
    clock -= HOUR;
    await start().revoke(session.id);
    expect(await here.read(cookieOf(setCookie))).toBeUndefined();
  });

  test('clock skew of an hour ahead ends exactly the sessions that expire within that hour', async () => {
    const sessions = start({ ttl: 2 * HOUR });
    const early = await sessions.create({ userId: 'u' });
    clock += HOUR + 1;
    const late = await sessions.create({ userId: 'u' });
    clock += HOUR;
    expect(await sessions.read(cookieOf(early.setCookie))).toBeUndefined();
    expect(await sessions.read(cookieOf(late.setCookie))).toBeDefined();
    clock -= HOUR;
    expect(await sessions.read(cookieOf(early.setCookie))).toBeUndefined();
    expect(await sessions.read(cookieOf(late.setCookie))).toBeDefined();
    clock += 2 * HOUR;
    expect(await start({ ttl: 2 * HOUR }).read(cookieOf(late.setCookie))).toBeUndefined();
  });

  test('a cookie is invalid under another SESSION_SECRET', async () => {
    const { setCookie } = await start({ secret: 'one' }).create({ userId: 'u' });
    expect(await start({ secret: 'one' }).read(cookieOf(setCookie))).toBeDefined();
    expect(await start({ secret: 'two' }).read(cookieOf(setCookie))).toBeUndefined();
    expect(await start().read(cookieOf(setCookie))).toBeUndefined();
  });

  test('is in a backup', async () => {
    const sessions = start();
    const { setCookie } = await sessions.create({ userId: 'u' });
    const copy = mkdtempSync(join(tmpdir(), 'curbcast-backup-'));
    await sessions.backup(copy);
    const restored = openSessions({
      store: openSqliteSessionStore(copy),
      publicUrl: 'http://localhost',
      now: () => clock,
    });
    open.push(restored);
    expect(await restored.read(cookieOf(setCookie))).toBeDefined();
  });
});
