import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimitStore } from '../../lib/rate-limit.ts';
import { createLimits } from './limits.ts';

const QUARTER_HOUR = 15 * 60_000;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const ADDRESS = '203.0.113.1';

describe('requests', () => {
  test('limits an address after 100 requests in 15 minutes, and no other address', async () => {
    const limits = createLimits();
    for (let request = 1; request <= 100; request += 1)
      expect(await limits.request({ address: ADDRESS })).toEqual({ allowed: true });
    jest.advanceTimersByTime(60_000);
    expect(await limits.request({ address: ADDRESS })).toEqual({ allowed: false, retryAfterSeconds: 840 });
    expect(await limits.request({ address: '::ffff:203.0.113.1' })).toMatchObject({ allowed: false });
    expect(await limits.request({ address: '203.0.113.2' })).toMatchObject({ allowed: true });
    jest.advanceTimersByTime(QUARTER_HOUR - 60_000);
    expect(await limits.request({ address: ADDRESS })).toMatchObject({ allowed: true });
  });

  test('limits a signed-in user separately, far above the polling of the admin screens (240 in 15 minutes)', async () => {
    const limits = createLimits();
    for (let request = 0; request < 100; request += 1) await limits.request({ address: ADDRESS });
    for (let request = 0; request < 240 * 10; request += 1)
      expect((await limits.request({ address: ADDRESS, userId: 'u' })).allowed).toBe(true);
  });

  test('limits each public service separately, with a larger limit', async () => {
    const limits = createLimits({ general: { points: 2, seconds: 60 } });
    for (let request = 1; request <= 6; request += 1)
      expect(await limits.publicService('oidc', ADDRESS)).toEqual({ allowed: true });
    expect(await limits.publicService('oidc', ADDRESS)).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect(await limits.publicService('status', ADDRESS)).toEqual({ allowed: true });
    expect(await limits.request({ address: ADDRESS })).toEqual({ allowed: true });
  });

  test("an administrator's setting replaces the general limit, from the next request on", async () => {
    let points: number | undefined;
    const limits = createLimits({ general: { points: 3, seconds: 60 }, generalPoints: () => points });
    expect(await limits.request({ address: ADDRESS })).toEqual({ allowed: true });
    points = 1;
    expect(await limits.request({ address: ADDRESS })).toMatchObject({ allowed: false });
    expect(await limits.request({ address: ADDRESS, userId: 'u' })).toEqual({ allowed: true });
  });

  test('each process counts separately, and a restart resets the counts', async () => {
    const before = createLimits({ general: { points: 1, seconds: 60 } });
    await before.request({ address: ADDRESS });
    expect((await before.request({ address: ADDRESS })).allowed).toBe(false);
    expect((await createLimits({ general: { points: 1, seconds: 60 } }).request({ address: ADDRESS })).allowed).toBe(
      true,
    );
  });
});

describe('activities of users', () => {
  test('each has its own limit, which all gateways count together', async () => {
    const windows = new Map<string, RateLimiterMemory>();
    const store: RateLimitStore = {
      open: (name, { points, seconds }) => {
        const window = windows.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
        windows.set(name, window);
        return window;
      },
    };
    const [one, other] = [createLimits({ store }), createLimits({ store })];
    for (let preview = 0; preview < 20; preview += 1)
      expect(await (preview % 2 === 0 ? one : other).take('voicePreviews', 'ann')).toEqual({ allowed: true });
    for (const gateway of [one, other])
      expect(await gateway.take('voicePreviews', 'ann')).toEqual({ allowed: false, retryAfterSeconds: 600 });
    expect(await one.take('voicePreviews', 'bo')).toEqual({ allowed: true });
    expect(await one.take('mediaChecks', 'ann', 200)).toEqual({ allowed: true });
    expect(await other.take('mediaChecks', 'ann')).toMatchObject({ allowed: false });
    expect(await other.take('ownPictures', 'ann')).toEqual({ allowed: true });
  });

  test('videos and purchases may take a third of a user’s requests each, drafts half', async () => {
    const limits = createLimits({ signedIn: { points: 7, seconds: 60 } });
    for (const [activity, points] of [
      ['videos', 3],
      ['purchases', 3],
      ['drafts', 4],
    ] as const) {
      expect(await limits.take(activity, 'ann', points)).toEqual({ allowed: true });
      expect(await limits.take(activity, 'ann')).toMatchObject({ allowed: false });
    }
  });
});
