import { describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { ann, bo, openTestFactors, start } from '../testing/factors.ts';

const step = 30_000;
/** The code that an authenticator app shows for a secret. */
const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

function enabled() {
  const factors = openTestFactors();
  const { secret } = factors.secondFactor.offer(ann);
  const recoveryCodes = factors.secondFactor.enable(ann.id, codeAt(secret, start)) ?? [];
  factors.clock.now = start + 10 * step;
  return { ...factors, secret, recoveryCodes, code: (steps = 0) => codeAt(secret, factors.clock.now + steps * step) };
}

describe('setting up', () => {
  test('an offer counts only after its first code', async () => {
    const { secondFactor, events } = openTestFactors();
    const { secret, uri } = secondFactor.offer(ann);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Curbcast:ann%40example.com\?/);
    expect(uri).toContain(`secret=${secret}`);
    expect(secondFactor.state(ann.id)).toBeUndefined();
    expect(secondFactor.use(ann.id, codeAt(secret, start))).toBe(false);
    expect(secondFactor.enable(ann.id, codeAt(secret, start + 5 * step))).toBeUndefined();
    expect(secondFactor.enable(bo.id, codeAt(secret, start))).toBeUndefined();
    expect(secondFactor.enable(ann.id, codeAt(secret, start))).toHaveLength(10);
    expect(secondFactor.state(ann.id)).toEqual({ enabledAt: start, recoveryCodesLeft: 10 });
    expect(await events()).toEqual([{ accountId: ann.id, type: 'SecondFactorEnabled' }]);
  });

  test('an offer ends after 15 minutes, and when a newer one is made', () => {
    const { secondFactor, clock } = openTestFactors();
    const first = secondFactor.offer(ann);
    const second = secondFactor.offer(ann);
    expect(secondFactor.enable(ann.id, codeAt(first.secret, start))).toBeUndefined();
    clock.now = start + 15 * 60_000;
    expect(secondFactor.enable(ann.id, codeAt(second.secret, clock.now))).toBeUndefined();
  });

  test('moving to another app keeps the present one until then, and is recorded', async () => {
    const { secondFactor, clock, code, events } = enabled();
    const next = secondFactor.offer(ann);
    expect(secondFactor.use(ann.id, code())).toBe(true);
    expect(secondFactor.enable(ann.id, codeAt(next.secret, clock.now))).toHaveLength(10);
    clock.now += step;
    expect(secondFactor.use(ann.id, code())).toBe(false);
    expect(secondFactor.use(ann.id, codeAt(next.secret, clock.now))).toBe(true);
    expect(await events()).toEqual([
      { accountId: ann.id, type: 'SecondFactorEnabled' },
      { accountId: ann.id, type: 'SecondFactorMoved', changeId: expect.any(String) },
    ]);
  });
});

describe('a code', () => {
  test('works once, including the code that enabled the factor', () => {
    const { secondFactor, clock, secret, code } = enabled();
    expect([secondFactor.use(ann.id, code()), secondFactor.use(ann.id, code())]).toEqual([true, false]);
    clock.now = start;
    expect(secondFactor.use(ann.id, codeAt(secret, start))).toBe(false);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('accepts the code of the step %d from now: %p', (steps, works) => {
    const { secondFactor, code } = enabled();
    expect(secondFactor.use(ann.id, code(steps))).toBe(works);
  });

  test('no longer works after a later one', () => {
    const { secondFactor, code } = enabled();
    expect(secondFactor.use(ann.id, code(1))).toBe(true);
    expect([secondFactor.use(ann.id, code()), secondFactor.use(ann.id, code(-1))]).toEqual([false, false]);
  });

  test('may be typed with a space, and counts only for its account', () => {
    const { secondFactor, code } = enabled();
    for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６', code().slice(1), `${code()}0`])
      expect(secondFactor.use(ann.id, text)).toBe(false);
    expect(secondFactor.use(bo.id, code())).toBe(false);
    expect(secondFactor.use(ann.id, `${code().slice(0, 3)} ${code().slice(3)}`)).toBe(true);
  });
});

describe('a recovery code', () => {
  test('works once, in capitals and with look-alike letters, and for its account only', () => {
    const { secondFactor, recoveryCodes } = enabled();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(secondFactor.use(bo.id, first)).toBe(false);
    expect([secondFactor.use(ann.id, first), secondFactor.use(ann.id, first)]).toEqual([true, false]);
    const typed = second.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'L').replace('-', ' ');
    expect(secondFactor.use(ann.id, typed)).toBe(true);
    expect(secondFactor.state(ann.id)?.recoveryCodesLeft).toBe(8);
  });

  test('ends when new ones are made, which is recorded, and when the factor is turned off', async () => {
    const { secondFactor, recoveryCodes, events } = enabled();
    const renewed = secondFactor.renewRecoveryCodes(ann.id) ?? [];
    expect(secondFactor.use(ann.id, recoveryCodes[0] ?? '')).toBe(false);
    expect(secondFactor.use(ann.id, renewed[0] ?? '')).toBe(true);
    secondFactor.disable(ann.id);
    expect(secondFactor.renewRecoveryCodes(ann.id)).toBeUndefined();
    expect(secondFactor.use(ann.id, renewed[1] ?? '')).toBe(false);
    expect((await events()).map(({ type }) => type)).toEqual([
      'SecondFactorEnabled',
      'RecoveryCodesRenewed',
      'SecondFactorDisabled',
    ]);
  });
});

test('turning the second factor off is recorded once, with its actor', async () => {
  const { secondFactor, code, events } = enabled();
  secondFactor.disable(ann.id, 'operator');
  secondFactor.disable(ann.id);
  secondFactor.disable(bo.id);
  expect(secondFactor.state(ann.id)).toBeUndefined();
  expect(secondFactor.use(ann.id, code())).toBe(false);
  expect((await events()).slice(1)).toEqual([{ accountId: ann.id, type: 'SecondFactorDisabled', byOperator: true }]);
});

test('the database holds neither the secret nor a recovery code in plain text', () => {
  const { database, secret, recoveryCodes } = enabled();
  const rows = ['second_factors', 'recovery_codes'].flatMap((table) =>
    database.prepare(`SELECT * FROM ${table}`).all(),
  );
  const stored = rows
    .flatMap((row) => Object.values(row))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)));
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes).toString('latin1');
  for (const text of [secret, bytes, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored.some((value) => value.includes(text))).toBe(false);
});

test('a sealed secret that was moved to another account does not open', () => {
  const { database, secondFactor, code } = enabled();
  database.exec(`UPDATE second_factors SET account_id = '${bo.id}'`);
  expect(() => secondFactor.use(bo.id, code())).toThrow();
});

test('the second factor is removed with its account', () => {
  const { database } = enabled();
  database.exec(`DELETE FROM accounts WHERE id = '${ann.id}'`);
  for (const table of ['second_factors', 'recovery_codes'])
    expect(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: 0 });
});
