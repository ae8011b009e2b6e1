import { afterEach, describe, expect, test } from '@jest/globals';
import { bucketOf, noCounts, oldestBucket, type SecurityCounters } from './port.ts';

/** The contract of the counters; each `open` is the connection of another gateway to the same store. */
export function securityCountersContract(name: string, open: () => Promise<SecurityCounters>): void {
  describe(`security counters ${name}`, () => {
    let opened: SecurityCounters[] = [];
    /** Each test counts in a time of its own. */
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

    test('forget what no range reads any more, and keep the period before the longest one', async () => {
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
