import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addressKey, createLimits } from './limits.ts';

const QUARTER_HOUR = 15 * 60_000;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const A = '203.0.113.1';
const fail = async (): Promise<undefined> => undefined;
const succeed = async (): Promise<string> => 'in';

describe('registrations (trust P13)', () => {
  test('an address has three a day, an IPv6 network of 64 bits counts as one', async () => {
    const limits = createLimits();
    for (let n = 1; n <= 3; n += 1)
      expect(await limits.registration(`2001:db8::${n}`)).toMatchObject({ allowed: true });
    expect(await limits.registration('2001:db8::4')).toEqual({ allowed: false, retryAfterSeconds: 86_400 });
    expect(await limits.registration('2001:db8:0:1::1')).toMatchObject({ allowed: true });
    jest.advanceTimersByTime(96 * QUARTER_HOUR);
    expect(await limits.registration('2001:db8::4')).toMatchObject({ allowed: true });
  });
});

describe('requests (trust R1)', () => {
  test('the hundred and first of an address within 15 minutes waits; another address does not', async () => {
    const limits = createLimits();
    for (let request = 1; request <= 100; request += 1)
      expect(await limits.request({ address: A })).toEqual({ allowed: true });
    jest.advanceTimersByTime(60_000);
    expect(await limits.request({ address: A })).toEqual({ allowed: false, retryAfterSeconds: 840 });
    expect(await limits.request({ address: '::ffff:203.0.113.1' })).toMatchObject({ allowed: false });
    expect(await limits.request({ address: '203.0.113.2' })).toMatchObject({ allowed: true });
    jest.advanceTimersByTime(QUARTER_HOUR - 60_000);
    expect(await limits.request({ address: A })).toMatchObject({ allowed: true });
  });

  test("a signed-in user has a bucket of their own, which the admin screens' polling (240 in 15 minutes) never fills", async () => {
    const limits = createLimits();
    for (let request = 0; request < 100; request += 1) await limits.request({ address: A });
    for (let request = 0; request < 240 * 10; request += 1)
      expect((await limits.request({ address: A, userId: 'u' })).allowed).toBe(true);
  });

  test('each address has a larger bucket at each open door', async () => {
    const limits = createLimits({ general: { points: 2, seconds: 60 } });
    for (let request = 1; request <= 6; request += 1) expect(await limits.door('oidc', A)).toEqual({ allowed: true });
    expect(await limits.door('oidc', A)).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect(await limits.door('status', A)).toEqual({ allowed: true });
    expect(await limits.request({ address: A })).toEqual({ allowed: true });
  });

  test('each process counts for itself, and a restart begins anew', async () => {
    const before = createLimits({ general: { points: 1, seconds: 60 } });
    await before.request({ address: A });
    expect((await before.request({ address: A })).allowed).toBe(false);
    expect((await createLimits({ general: { points: 1, seconds: 60 } }).request({ address: A })).allowed).toBe(true);
  });

  test('an IPv6 subscriber is one bucket, two are two', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(addressKey('unknown')).toBe('unknown');
  });
});

describe('sign-in attempts (DECISIONS section 11)', () => {
  test('five failures of an account, from anywhere: the sixth waits even when it is right, then it works', async () => {
    const limits = createLimits();
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

  test('five failures of an address, at any accounts or none: the sixth waits; other addresses go on', async () => {
    const limits = createLimits();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await limits.attempt({ account: attempt % 2 === 0 ? `person-${attempt}` : undefined, address: A }, fail);
    expect((await limits.attempt({ account: 'ann', address: A }, succeed)).outcome).toBe('limited');
    expect((await limits.attempt({ account: 'ann', address: '203.0.113.2' }, succeed)).outcome).toBe('accepted');
  });

  test("a success clears the account's failures, not the address's, and is not counted itself", async () => {
    const limits = createLimits();
    for (let attempt = 1; attempt <= 4; attempt += 1) await limits.attempt({ account: 'ann', address: A }, fail);
    for (let attempt = 1; attempt <= 20; attempt += 1)
      expect((await limits.attempt({ account: 'ann', address: A }, succeed)).outcome).toBe('accepted');
    expect((await limits.attempt({ account: 'ann', address: A }, fail)).outcome).toBe('refused');
    expect((await limits.attempt({ account: 'ann', address: A }, succeed)).outcome).toBe('limited');
    expect((await limits.attempt({ account: 'ann', address: '203.0.113.2' }, succeed)).outcome).toBe('accepted');
  });

  test('of fifty attempts at the same moment five run', async () => {
    const limits = createLimits();
    let ran = 0;
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        limits.attempt({ account: 'ann', address: A }, async () => {
          ran += 1;
          return undefined;
        }),
      ),
    );
    expect(ran).toBe(5);
    expect(results.filter(({ outcome }) => outcome === 'limited')).toHaveLength(45);
  });

  test('a fault of ours counts against nobody', async () => {
    const limits = createLimits();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(
        limits.attempt({ account: 'ann', address: A }, () => Promise.reject(new Error('database'))),
      ).rejects.toThrow('database');
    }
    expect((await limits.attempt({ account: 'ann', address: A }, succeed)).outcome).toBe('accepted');
  });

  test('attempts that are turned away for the account do not use up the address', async () => {
    const limits = createLimits();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await limits.attempt({ account: 'ann', address: `203.0.113.${attempt + 10}` }, fail);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await limits.attempt({ account: 'ann', address: A }, fail)).outcome).toBe('limited');
    expect((await limits.attempt({ account: 'bo', address: A }, succeed)).outcome).toBe('accepted');
  });
});
