import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSignInLimits } from './limits.ts';

const QUARTER_HOUR = 15 * 60_000;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const ADDRESS = '203.0.113.1';
const fail = async (): Promise<undefined> => undefined;
const succeed = async (): Promise<string> => 'in';

describe('registrations', () => {
  test('are limited to three a day per address, where an IPv6 /64 network counts as one address', async () => {
    const limits = createSignInLimits();
    for (let n = 1; n <= 3; n += 1)
      expect(await limits.registration(`2001:db8::${n}`)).toMatchObject({ allowed: true });
    expect(await limits.registration('2001:db8::4')).toEqual({ allowed: false, retryAfterSeconds: 86_400 });
    expect(await limits.registration('2001:db8:0:1::1')).toMatchObject({ allowed: true });
    jest.advanceTimersByTime(96 * QUARTER_HOUR);
    expect(await limits.registration('2001:db8::4')).toMatchObject({ allowed: true });
  });
});

describe('sign-in attempts', () => {
  test('limits an account after five failures from any addresses, even with the right password, for 15 minutes', async () => {
    const limits = createSignInLimits();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await limits.attempt({ account: 'ann', address: `203.0.113.${attempt}` }, fail)).toEqual({
        outcome: 'refused',
      });
    }
    expect(await limits.attempt({ account: 'ann', address: '203.0.113.9' }, succeed)).toEqual({
      outcome: 'limited',
      retryAfterSeconds: 900,
    });
    jest.advanceTimersByTime(QUARTER_HOUR);
    expect(await limits.attempt({ account: 'ann', address: '203.0.113.9' }, succeed)).toEqual({
      outcome: 'accepted',
      value: 'in',
    });
  });

  test('limits an address after five failures on any accounts, and no other address', async () => {
    const limits = createSignInLimits();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await limits.attempt({ account: attempt % 2 === 0 ? `person-${attempt}` : undefined, address: ADDRESS }, fail);
    expect((await limits.attempt({ account: 'ann', address: ADDRESS }, succeed)).outcome).toBe('limited');
    expect((await limits.attempt({ account: 'ann', address: '203.0.113.2' }, succeed)).outcome).toBe('accepted');
  });

  test("a success clears the account's failures but not the address's, and is not counted", async () => {
    const limits = createSignInLimits();
    for (let attempt = 1; attempt <= 4; attempt += 1) await limits.attempt({ account: 'ann', address: ADDRESS }, fail);
    for (let attempt = 1; attempt <= 20; attempt += 1)
      expect((await limits.attempt({ account: 'ann', address: ADDRESS }, succeed)).outcome).toBe('accepted');
    expect((await limits.attempt({ account: 'ann', address: ADDRESS }, fail)).outcome).toBe('refused');
    expect((await limits.attempt({ account: 'ann', address: ADDRESS }, succeed)).outcome).toBe('limited');
    expect((await limits.attempt({ account: 'ann', address: '203.0.113.2' }, succeed)).outcome).toBe('accepted');
  });

  test('runs five of fifty simultaneous attempts', async () => {
    const limits = createSignInLimits();
    let ran = 0;
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        limits.attempt({ account: 'ann', address: ADDRESS }, async () => {
          ran += 1;
          return undefined;
        }),
      ),
    );
    expect(ran).toBe(5);
    expect(results.filter(({ outcome }) => outcome === 'limited')).toHaveLength(45);
  });

  test('counts nothing when the attempt throws', async () => {
    const limits = createSignInLimits();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(
        limits.attempt({ account: 'ann', address: ADDRESS }, () => Promise.reject(new Error('database'))),
      ).rejects.toThrow('database');
    }
    expect((await limits.attempt({ account: 'ann', address: ADDRESS }, succeed)).outcome).toBe('accepted');
  });

  test('an attempt that is limited for the account does not count for the address', async () => {
    const limits = createSignInLimits();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await limits.attempt({ account: 'ann', address: `203.0.113.${attempt + 10}` }, fail);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await limits.attempt({ account: 'ann', address: ADDRESS }, fail)).outcome).toBe('limited');
    expect((await limits.attempt({ account: 'bo', address: ADDRESS }, succeed)).outcome).toBe('accepted');
  });
});
