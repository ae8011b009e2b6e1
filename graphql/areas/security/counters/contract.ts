import { afterEach, describe, expect, test } from '@jest/globals';
import { parseNetwork } from '../../../../lib/client-address.ts';
import { bucketOf, noCounts, oldestBucket, type SecurityCounters, type SignInAttempt, signInsKeptFor } from './port.ts';

/** The contract of the counters; each `open` is the connection of another gateway to the same store. */
export function securityCountersContract(name: string, open: () => Promise<SecurityCounters>): void {
  describe(`security counters ${name}`, () => {
    let opened: SecurityCounters[] = [];
    /** Each test counts in a different period. */
    let now = 1_800_000_000_000;
    const two = async (): Promise<readonly [SecurityCounters, SecurityCounters]> => {
      now += 365 * 86_400_000;
      const counters = [await open(), await open()] as const;
      opened = [...counters];
      return counters;
    };
    afterEach(async () => {
      await Promise.all(opened.map((counters) => counters.close()));
    });

    test('add up what the gateways counted in a bucket', async () => {
      const [one, other] = await two();
      const bucket = bucketOf('minute', now);
      await one.add([{ grain: 'minute', bucket, counts: { requests: 3, blocked: 1 }, users: [] }]);
      await other.add([
        { grain: 'minute', bucket, counts: { requests: 4 }, users: [] },
        { grain: 'minute', bucket: bucket + 1, counts: { failedLogins: 2 }, users: [] },
        { grain: 'hour', bucket, counts: { requests: 9 }, users: [] },
      ]);
      expect(await one.read('minute', bucket, bucket + 1)).toEqual([
        { ...noCounts, bucket, requests: 7, blocked: 1 },
        { ...noCounts, bucket: bucket + 1, failedLogins: 2 },
      ]);
      expect(await one.read('minute', bucket + 1, bucket + 5)).toHaveLength(1);
    });

    test('count each user once in a range, whichever gateway saw them', async () => {
      const [one, other] = await two();
      const bucket = bucketOf('quarter', now);
      await one.add([{ grain: 'quarter', bucket, counts: {}, users: ['ann', 'bo'] }]);
      await other.add([
        { grain: 'quarter', bucket, counts: {}, users: ['ann'] },
        { grain: 'quarter', bucket: bucket + 1, counts: {}, users: ['ann', 'cy'] },
      ]);
      expect(await one.users('quarter', bucket, bucket + 1)).toBe(3);
      expect(await one.users('quarter', bucket, bucket)).toBe(2);
      expect(await one.users('quarter', bucket + 2, bucket + 9)).toBe(0);
    });

    test('lose no count of parallel writers', async () => {
      const counters = await two();
      const bucket = bucketOf('hour', now);
      const entry = { grain: 'hour', bucket, counts: { requests: 1 }, users: ['ann'] } as const;
      await Promise.all(Array.from({ length: 40 }, (_, n) => counters[n % 2 === 0 ? 0 : 1].add([entry])));
      expect(await counters[0].read('hour', bucket, bucket)).toMatchObject([{ requests: 40 }]);
      expect(await counters[1].users('hour', bucket, bucket)).toBe(1);
    });

    const attempt = (id: string, at: number, more: Partial<SignInAttempt> = {}): SignInAttempt => ({
      id: `${id}-${now}`,
      at: now + at,
      outcome: 'refused',
      address: '192.0.2.77',
      userId: null,
      ...more,
    });
    const idsOf = (attempts: readonly SignInAttempt[]): readonly string[] =>
      attempts.map(({ id }) => id.split('-')[0] ?? '');

    test('list the attempts to sign in, the newest first, page by page, each once', async () => {
      const [one, other] = await two();
      await one.addSignIns([
        attempt('a', 1),
        attempt('b', 2),
        attempt('c', 2, { userId: 'ann', outcome: 'succeeded' }),
      ]);
      await other.addSignIns([attempt('b', 2), attempt('d', 3, { address: '192.0.2.78', outcome: 'limited' })]);
      const first = await one.signIns({ limit: 2 });
      expect(first).toEqual([
        attempt('d', 3, { address: '192.0.2.78', outcome: 'limited' }),
        attempt('c', 2, { userId: 'ann', outcome: 'succeeded' }),
      ]);
      const after = first[1];
      expect(idsOf(await one.signIns({ limit: 2, ...(after && { after }) }))).toEqual(['b', 'a']);
      expect(idsOf(await one.signIns({ limit: 3, of: { failed: true } }))).toEqual(['d', 'b', 'a']);
      expect(idsOf(await one.signIns({ limit: 1, of: { failed: false } }))).toEqual(['c']);
      expect(idsOf(await one.signIns({ limit: 1, of: { address: '192.0.2.78' } }))).toEqual(['d']);
      expect(idsOf(await one.signIns({ limit: 9, of: { userId: 'ann' } })).slice(0, 1)).toEqual(['c']);
      await other.forgetUser('ann');
      expect(await one.signIns({ limit: 9, of: { userId: 'ann' } })).toEqual([]);
    });

    test('keep attempts to sign in for 30 days', async () => {
      const [one] = await two();
      await one.addSignIns([attempt('old', -signInsKeptFor - 1), attempt('kept', -signInsKeptFor)]);
      await one.forget(now);
      expect(idsOf(await one.signIns({ limit: 9 }))).toEqual(['kept']);
    });

    test('count the different users who signed in from a network', async () => {
      const [one, other] = await two();
      const from = (id: string, userId: string, address: string, outcome: SignInAttempt['outcome'] = 'succeeded') =>
        attempt(id, 1, { userId, address, outcome });
      await one.forget(now);
      await one.addSignIns([
        from('a', 'ann', '198.51.100.7'),
        from('b', 'ann', '198.51.100.255'),
        from('c', 'bo', '198.51.101.0'),
      ]);
      await other.addSignIns([from('d', 'cy', '2001:db8::9'), from('e', 'di', '198.51.100.8', 'refused')]);
      const usersOf = async (network: string): Promise<number> => {
        const parsed = parseNetwork(network);
        return parsed === undefined ? -1 : one.usersOf(parsed);
      };
      expect(await usersOf('198.51.100.0/24')).toBe(1);
      expect(await usersOf('198.51.100.9/23')).toBe(2);
      expect(await usersOf('198.51.100.7')).toBe(1);
      expect(await usersOf('198.51.100.8')).toBe(0);
      expect(await usersOf('2001:db8::/48')).toBe(1);
      expect(await usersOf('2001:db9::/48')).toBe(0);
    });

    test('forget buckets older than every range, and keep the period before the longest one', async () => {
      const [one] = await two();
      const oldest = oldestBucket('sixHours', now);
      for (const bucket of [oldest - 1, oldest])
        await one.add([{ grain: 'sixHours', bucket, counts: { requests: 1 }, users: ['ann'] }]);
      await one.forget(now);
      expect(await one.read('sixHours', oldest - 5, oldest + 5)).toMatchObject([{ bucket: oldest }]);
      expect(await one.users('sixHours', oldest - 5, oldest - 1)).toBe(0);
    });
  });
}
