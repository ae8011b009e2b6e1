import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createLimits } from './limits.ts';

const QUARTER_HOUR = 15 * 60_000;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const ADDRESS = '203.0.113.1';

describe('requests (trust R1)', () => {
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

  test('each process counts separately, and a restart resets the counts', async () => {
    const before = createLimits({ general: { points: 1, seconds: 60 } });
    await before.request({ address: ADDRESS });
    expect((await before.request({ address: ADDRESS })).allowed).toBe(false);
    expect((await createLimits({ general: { points: 1, seconds: 60 } }).request({ address: ADDRESS })).allowed).toBe(
      true,
    );
  });
});
