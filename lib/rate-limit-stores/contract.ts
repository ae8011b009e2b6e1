import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createRateLimit, type Limit, type RateLimitOptions, type RateLimitStore } from '../rate-limit.ts';

/** The contract of stores that several processes share; `open` gives each process its own connection. */
export function rateLimitStoreContract(
  name: string,
  open: () => Promise<readonly [RateLimitStore, RateLimitStore]>,
): void {
  describe(`rate limits ${name}`, () => {
    const limits = async (limit: Limit | (() => Limit), whileAway: RateLimitOptions['whileAway'] = 'count here') => {
      const own = randomUUID();
      const stores = await open();
      return stores.map((store) => createRateLimit(limit, { store, name: own, whileAway })) as [
        ReturnType<typeof createRateLimit>,
        ReturnType<typeof createRateLimit>,
      ];
    };

    test('count a key in all processes together', async () => {
      const [one, other] = await limits({ points: 4, seconds: 60 });
      for (const limit of [one, other, one, other]) expect(await limit.take('ann')).toEqual({ allowed: true });
      for (const limit of [one, other]) expect(await limit.take('ann')).toMatchObject({ allowed: false });
      expect(await one.take('bo')).toEqual({ allowed: true });
    });

    test('let no parallel request slip through', async () => {
      const [one, other] = await limits({ points: 10, seconds: 60 });
      const taken = await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? one : other).take('ann')));
      expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10);
    });

    test('say when the window ends', async () => {
      const [one] = await limits({ points: 1, seconds: 60 });
      await one.take('ann');
      const refused = await one.take('ann');
      expect(refused).toMatchObject({ allowed: false });
      if (refused.allowed) throw new Error('It was allowed');
      expect(refused.retryAfterSeconds).toBeGreaterThan(0);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    });

    test('give a point back and forget a key, for the other process too', async () => {
      const [one, other] = await limits({ points: 2, seconds: 60 }, 'refuse');
      await one.take('ann', 2);
      await other.giveBack('ann');
      expect(await one.take('ann')).toEqual({ allowed: true });
      expect(await other.take('ann')).toMatchObject({ allowed: false });
      await one.reset('ann');
      expect(await other.take('ann', 2)).toEqual({ allowed: true });
    });

    test('apply a changed limit to the windows that are open', async () => {
      let points = 1;
      const [one, other] = await limits(() => ({ points, seconds: 60 }));
      await one.take('ann');
      expect(await one.take('ann')).toMatchObject({ allowed: false });
      points = 5;
      expect(await one.take('ann')).toEqual({ allowed: true });
      points = 1;
      expect(await other.take('ann')).toMatchObject({ allowed: false });
    });

    test('of a large limit leave at most a hundredth per process unused', async () => {
      const [one, other] = await limits({ points: 2_000, seconds: 60 });
      let allowed = 0;
      for (let n = 0; n < 2_100; n += 1) if ((await (n % 2 === 0 ? one : other).take('ann')).allowed) allowed += 1;
      expect(allowed).toBeGreaterThan(2_000 - 2 * 20);
      expect(allowed).toBeLessThanOrEqual(2_000);
    });

    test('of a very large limit lose little to processes that are killed', async () => {
      const [store] = await open();
      const name = randomUUID();
      const limit = { points: 100_000, seconds: 60 };
      for (let starts = 0; starts < 101; starts += 1)
        expect(await createRateLimit(limit, { store, name }).take('ann')).toEqual({ allowed: true });
    });

    test('admit a caller whom a fast clock had refused', async () => {
      const real = Date.now;
      const [one, other] = await limits({ points: 1, seconds: 60 }, 'refuse');
      Date.now = () => real() + 60 * 86_400_000;
      try {
        for (const allowed of [true, false]) expect(await one.take('ann')).toMatchObject({ allowed });
      } finally {
        Date.now = real;
      }
      for (const allowed of [true, false]) expect(await other.take('ann')).toMatchObject({ allowed });
      expect(await one.take('ann')).toMatchObject({ allowed: false });
    });

    test('a window ends', async () => {
      const [one] = await limits({ points: 1, seconds: 1 });
      expect(await one.take('ann')).toEqual({ allowed: true });
      const deadline = Date.now() + 20_000;
      let again = await one.take('ann');
      while (!again.allowed && Date.now() < deadline) {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
        again = await one.take('ann');
      }
      expect(again).toEqual({ allowed: true });
    });
  });
}
