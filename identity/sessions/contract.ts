import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Session, SessionStore } from './port.ts';

export interface SessionStoreUnderTest {
  /** Opens another store on the same sessions, like that of another process. */
  readonly open: () => Promise<SessionStore>;
}

const start = 1_800_000_000_000;
const idle = 3_600_000;

/** The contract of every session store. */
export function sessionStoreContract(name: string, { open }: SessionStoreUnderTest): void {
  describe(`sessions ${name}`, () => {
    let store: SessionStore;
    let other: SessionStore;
    let userId: string;
    const opened: SessionStore[] = [];
    const openOne = async (): Promise<SessionStore> => {
      const one = await open();
      opened.push(one);
      return one;
    };
    beforeEach(async () => {
      userId = randomUUID();
      store = await openOne();
      other = await openOne();
    });
    afterEach(async () => {
      await store.removeAll();
      await Promise.all(opened.splice(0).map((one) => one.close()));
    });

    test('finds the existing ids among many, in every process', async () => {
      const [one, two] = [(await added()).session.id, (await added()).session.id];
      const never = randomUUID();
      expect((await other.existing([one, never, two])).toSorted()).toEqual([one, two].toSorted());
      await store.remove(one);
      expect(await other.existing([one, never, two])).toEqual([two]);
      expect(await other.existing([])).toEqual([]);
    });

    const added = async (changes: Partial<Session> = {}): Promise<{ hash: string; session: Session }> => {
      const hash = randomUUID();
      const session = {
        id: randomUUID(),
        userId,
        createdAt: start,
        lastSeenAt: start,
        expiresAt: start + 24 * idle,
        userAgent: 'A browser',
        address: '127.0.0.1',
        authenticatedAt: start,
        methods: ['pwd'],
        ...changes,
      };
      await store.insert(hash, session);
      return { hash, session };
    };
    const idsOf = (sessions: readonly Session[]): readonly string[] => sessions.map(({ id }) => id);

    test('a session is found by its hash, unchanged, in every process, including one started later', async () => {
      const { hash, session } = await added();
      expect(await store.find(hash)).toEqual(session);
      expect(await other.find(hash)).toEqual(session);
      expect(await (await openOne()).find(hash)).toEqual(session);
      expect(await store.find(session.id)).toBeUndefined();
      expect(await store.find(randomUUID())).toBeUndefined();
    });

    test('a session with a new secret is found by that only, in every process', async () => {
      const { hash, session } = await added();
      const next = randomUUID();
      expect(await other.rekey(session.id, next)).toEqual(session);
      for (const one of [store, other]) {
        expect(await one.find(hash)).toBeUndefined();
        expect(await one.find(next)).toEqual(session);
      }
      expect(await store.rekey(randomUUID(), randomUUID())).toBeUndefined();
    });

    test('a removed session is gone in every process, and one of concurrent removals returns it', async () => {
      const { hash, session } = await added();
      const { session: mine } = await added();
      const removals = await Promise.all([store, other, store, other].map((one) => one.remove(session.id)));
      expect(removals.flat()).toEqual([session]);
      expect(await other.find(hash)).toBeUndefined();
      expect(idsOf(await store.list(userId))).toEqual([mine.id]);
      expect(await store.remove(session.id)).toEqual([]);
    });

    test('removes all sessions of a user and no others; one of concurrent removals returns each', async () => {
      const sessions = await Promise.all(Array.from({ length: 8 }, () => added()));
      const { hash } = await added({ userId: randomUUID() });
      const removed = (await Promise.all([store, other, store].map((one) => one.removeOfUser(userId)))).flat();
      expect(idsOf(removed).toSorted()).toEqual(sessions.map(({ session }) => session.id).toSorted());
      expect(await store.find(hash)).toBeDefined();
      expect(idsOf(await store.removeAll())).toHaveLength(1);
      expect(await other.list()).toEqual([]);
    });

    test('lists the newest first, of one user or of all', async () => {
      const { session: first } = await added();
      const { session: theirs } = await added({ userId: randomUUID(), createdAt: start + 1 });
      const { session: last } = await added({ createdAt: start + 2 });
      expect(idsOf(await store.list(userId))).toEqual([last.id, first.id]);
      expect(idsOf(await other.list())).toEqual([last.id, theirs.id, first.id]);
    });

    test('gives the newest of all users, and counts those that began since a time and have not expired', async () => {
      await added();
      const { session: second } = await added({ userId: randomUUID(), createdAt: start + 1 });
      const { session: third } = await added({ createdAt: start + 2, expiresAt: start + 10 });
      expect(idsOf(await other.newest(2))).toEqual([third.id, second.id]);
      expect(await other.countBegunSince(start, start + 9)).toBe(3);
      expect(await other.countBegunSince(start + 1, start + 9)).toBe(2);
      expect(await other.countBegunSince(start + 1, start + 10)).toBe(1);
    });

    test('removes the sessions that began before a time; one of concurrent removals returns each', async () => {
      const { session: old } = await added();
      const { session: young } = await added({ createdAt: start + 1 });
      const removed = await Promise.all([store, other].map((one) => one.removeBegunBefore(start + 1)));
      expect(idsOf(removed.flat())).toEqual([old.id]);
      expect(idsOf(await other.list())).toEqual([young.id]);
    });

    test('"last seen" never moves back, also with clock skew between processes', async () => {
      const { hash, session } = await added();
      await Promise.all([
        store.touch(session.id, start + 50),
        other.touch(session.id, start + 90),
        store.touch(session.id, start + 70),
      ]);
      expect((await store.find(hash))?.lastSeenAt).toBe(start + 90);
      await other.touch(session.id, start - idle);
      expect((await store.find(hash))?.lastSeenAt).toBe(start + 90);
    });

    test('a confirmation is seen in every process, and an older one changes nothing', async () => {
      const { hash, session } = await added();
      await other.confirm(session.id, { authenticatedAt: start + 50, methods: ['pwd', 'otp'] });
      await store.confirm(session.id, { authenticatedAt: start + 40, methods: [] });
      const expected = { ...session, authenticatedAt: start + 50, methods: ['pwd', 'otp'] };
      expect(await store.find(hash)).toEqual(expected);
      expect(await other.list(userId)).toEqual([expected]);
    });

    test('confirming a removed session does not create it again', async () => {
      const { hash, session } = await added();
      await store.remove(session.id);
      await other.confirm(session.id, { authenticatedAt: start + 50, methods: [] });
      expect(await store.find(hash)).toBeUndefined();
    });

    test('touching a removed session does not create it again', async () => {
      const { hash, session } = await added();
      await store.remove(session.id);
      await other.touch(session.id, start + 50);
      expect(await store.find(hash)).toBeUndefined();
    });

    test('purges and returns sessions at the instant of their expiry or idle timeout, not before', async () => {
      const { session: old } = await added({ expiresAt: start + 100, lastSeenAt: start + 100 });
      const { session: unused } = await added({ lastSeenAt: start + 100 - idle });
      const { session: used } = await added({ lastSeenAt: start + 101 - idle });
      expect(await store.purge(start + 99, idle)).toEqual([]);
      expect(idsOf(await store.purge(start + 100, idle)).toSorted()).toEqual([old.id, unused.id].toSorted());
      expect(idsOf(await other.list(userId))).toEqual([used.id]);
      expect(await other.purge(start + 100, idle)).toEqual([]);
    });

    test('keeps a session that is used during a purge', async () => {
      const sessions = await Promise.all(Array.from({ length: 10 }, () => added({ lastSeenAt: start - idle })));
      const touches = sessions.map(({ session }) => other.touch(session.id, start));
      const [purged] = await Promise.all([store.purge(start, idle), Promise.all(touches)]);
      const left = await store.list(userId);
      expect(purged.length + left.length).toBe(sessions.length);
      for (const { lastSeenAt } of left) expect(lastSeenAt).toBe(start);
      for (const { lastSeenAt } of purged) expect(lastSeenAt).toBe(start - idle);
    });

    test('binds a token to the first session, also with concurrent callers in several processes', async () => {
      for (let round = 0; round < 10; round += 1) {
        const token = randomUUID();
        const bound = await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            (n % 2 === 0 ? store : other).bindToken(token, `session ${n}`, start + 100),
          ),
        );
        expect(new Set(bound).size).toBe(1);
        expect(await other.bindToken(token, 'a later one', start + 200)).toBe(bound[0]);
      }
    });

    test('finds the session that a token is bound to, in every process', async () => {
      const token = randomUUID();
      expect(await store.tokenOwner(token)).toBeUndefined();
      await store.bindToken(token, 'first', start + 100);
      expect(await other.tokenOwner(token)).toBe('first');
    });

    test('purges a token at its expiry, not before', async () => {
      const token = randomUUID();
      await store.bindToken(token, 'first', start + 100);
      await other.purge(start + 99, idle);
      expect(await store.bindToken(token, 'second', start + 100)).toBe('first');
      await other.purge(start + 100, idle);
      expect(await store.bindToken(token, 'third', start + 300)).toBe('third');
    });
  });
}
