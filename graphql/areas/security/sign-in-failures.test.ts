import { beforeEach, describe, expect, test } from '@jest/globals';
import { createSignInFailures } from './sign-in-failures.ts';

const minute = 60_000;
let now: number;
let failures: ReturnType<typeof createSignInFailures>;
beforeEach(() => {
  now = 1_800_000_000_000;
  failures = createSignInFailures(() => now);
});

const sprayer = '192.0.2.77';
/** The attempts that are reported, each limited from the sixth at its address or account. */
function attack(attempts: readonly (readonly [address: string, userId: string])[]): Readonly<Record<string, number>> {
  const told: Record<string, number> = {};
  const taken = new Map<string, number>();
  for (const [address, userId] of attempts) {
    const isLimited = [address, userId].some((key) => (taken.get(key) ?? 0) >= 5);
    for (const key of [address, userId]) taken.set(key, (taken.get(key) ?? 0) + 1);
    for (const { count, ...of } of failures.failed({ address, userId }, isLimited)) {
      const name = `${of.address} ${of.userId}`;
      told[name] = (told[name] ?? 0) + count;
    }
  }
  return told;
}
const times = <Value>(count: number, ...values: readonly Value[]): readonly Value[] =>
  values.flatMap((value) => Array.from({ length: count }, () => value));

describe('failed attempts to sign in', () => {
  test('count as a forgotten password until a limit refuses one', () => {
    expect(attack(times(5, [sprayer, 'ann']))).toEqual({});
  });

  test('count at every account for a sprayer, also those before the limit', () => {
    expect(attack(times(5, [sprayer, 'ann'], [sprayer, 'bo'], [sprayer, 'cy']))).toEqual({
      [`${sprayer} ann`]: 5,
      [`${sprayer} bo`]: 5,
      [`${sprayer} cy`]: 5,
    });
  });

  test('count at each address when many addresses fail at one account', () => {
    expect(attack(times(2, ['192.0.2.1', 'ann'], ['192.0.2.2', 'ann'], ['192.0.2.3', 'ann']))).toEqual({
      '192.0.2.1 ann': 2,
      '192.0.2.2 ann': 2,
      '192.0.2.3 ann': 2,
    });
  });

  test('count one IPv6 /64 network as one address', () => {
    attack(times(5, ['2001:db8::1', 'ann']));
    expect(failures.failed({ address: '2001:db8::2', userId: 'bo' }, true)).toEqual([
      { kind: 'login_burst', address: '2001:db8::1', userId: 'ann', count: 5 },
      { kind: 'login_burst', address: '2001:db8::2', userId: 'bo', count: 1 },
    ]);
  });

  test('are forgotten after a quarter of an hour', () => {
    attack(times(5, [sprayer, 'ann']));
    now += 15 * minute;
    expect(failures.failed({ address: sprayer, userId: 'ann' }, true)).toMatchObject([{ count: 1 }]);
  });
});

describe('a success', () => {
  const succeeded = (address: string, userId = 'ann') => failures.succeeded({ address, userId });

  test('is an incident after three failures of the account, from any address', () => {
    attack([
      [sprayer, 'ann'],
      ['192.0.2.2', 'ann'],
      [sprayer, 'ann'],
    ]);
    expect(succeeded('192.0.2.9')).toEqual([
      { kind: 'login_after_failures', address: '192.0.2.9', userId: 'ann', count: 3 },
    ]);
    expect(succeeded('192.0.2.9')).toEqual([]);
  });

  test('is no incident after two failures', () => {
    attack(times(2, [sprayer, 'ann']));
    expect(succeeded(sprayer)).toEqual([]);
  });

  test('is an incident from an address that failed at three accounts, at another account too', () => {
    attack([
      [sprayer, 'bo'],
      [sprayer, 'cy'],
      [sprayer, 'di'],
    ]);
    expect(succeeded(sprayer)).toMatchObject([{ kind: 'login_after_failures', userId: 'ann', count: 3 }]);
    expect(succeeded('192.0.2.9')).toEqual([]);
  });

  test('is no incident from an office where two people mistyped', () => {
    attack(times(2, [sprayer, 'bo'], [sprayer, 'cy']));
    expect(succeeded(sprayer)).toEqual([]);
  });
});
