import { describe, expect, test } from '@jest/globals';
import { addressKey, createRateLimit, RateLimitsUnavailable, type RateLimitStore } from './rate-limit.ts';

describe('a rate limit', () => {
  test('refuses above its points, says when to retry, and counts each key separately', async () => {
    const limit = createRateLimit({ points: 2, seconds: 60 });
    expect(await limit.take('ann', 2)).toEqual({ allowed: true });
    expect(await limit.take('ann')).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect(await limit.take('bo')).toEqual({ allowed: true });
  });

  test('a reset key starts again with all points', async () => {
    const limit = createRateLimit({ points: 1, seconds: 60 });
    await limit.take('ann');
    await limit.reset('ann');
    expect(await limit.take('ann')).toEqual({ allowed: true });
  });
});

test('an IPv6 /64 network is one key, two networks are two, a mapped IPv4 address is IPv4', () => {
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('::ffff:1.2.3.4')).toBe('1.2.3.4');
  expect(addressKey('unknown')).toBe('unknown');
});

describe('while the store does not answer', () => {
  const away: RateLimitStore = {
    open: () =>
      ({
        consume: () => Promise.reject(new Error('gone')),
        reward: () => Promise.reject(new Error('gone')),
        delete: () => Promise.reject(new Error('gone')),
      }) as object as ReturnType<RateLimitStore['open']>,
  };

  test('requests are counted here', async () => {
    const limit = createRateLimit({ points: 1, seconds: 60 }, { store: away });
    expect(await limit.take('ann')).toEqual({ allowed: true });
    expect(await limit.take('ann')).toMatchObject({ allowed: false });
  });

  test('sign-ins are refused', async () => {
    const limit = createRateLimit({ points: 5, seconds: 60 }, { store: away, whileAway: 'refuse' });
    await expect(limit.take('ann')).rejects.toBeInstanceOf(RateLimitsUnavailable);
    await expect(limit.reset('ann')).rejects.toBeInstanceOf(RateLimitsUnavailable);
    await expect(limit.giveBack('ann')).rejects.toBeInstanceOf(RateLimitsUnavailable);
  });
});
