import { describe, expect, test } from '@jest/globals';
import { availableCredits } from './index.ts';
import {
  adjusted,
  buy,
  clawedBack,
  given,
  grant,
  granted,
  refund,
  release,
  released,
  reserved,
  set,
} from './testing/examples.ts';

describe('setting the credits of an account', () => {
  const lots = [granted(grant('bundle', 10)), granted(grant('trial', 6, { expiresAt: 900 }))];

  test('upwards opens a lot that never expires', () => {
    const state = given(...lots)
      .when(set('x', 20))
      .then(adjusted('x', { before: 16, after: 20, added: 4 }));
    expect(availableCredits(state, 0)).toBe(20);
    expect(availableCredits(state, 900)).toBe(14);
    expect(state.totals.issued).toBe(20);
  });

  test('downwards takes from the lot with the soonest expiry first', () => {
    const state = given(...lots)
      .when(set('x', 8))
      .then(adjusted('x', { before: 16, after: 8, removed: { trial: 6, bundle: 2 } }));
    expect(availableCredits(state, 0)).toBe(8);
    expect(state.totals.adjustedOut).toBe(8);
  });

  test('empties every lot when it sets zero', () => {
    given(...lots)
      .when(set('x', 0))
      .then(adjusted('x', { before: 16, after: 0, removed: { trial: 6, bundle: 10 } }));
  });

  test('records a setting to the current balance and moves nothing', () => {
    given(...lots)
      .when(set('x', 16))
      .then(adjusted('x', { before: 16, after: 16 }));
  });

  test('works on a new account', () => {
    given()
      .when(set('x', 200_000))
      .then(adjusted('x', { before: 0, after: 200_000, added: 200_000 }));
  });

  test('leaves an open hold untouched', () => {
    const history = [...lots, reserved('h1', { trial: 6, bundle: 4 })];
    given(...history)
      .when(set('x', 2))
      .then(adjusted('x', { before: 6, after: 2, removed: { bundle: 4 } }));
    const set2 = [...history, adjusted('x', { before: 6, after: 2, removed: { bundle: 4 } })];
    const state = given(...set2)
      .when(release('h1'))
      .then(released('h1', { held: { trial: 6, bundle: 4 }, returned: { trial: 6, bundle: 4 } }));
    expect(availableCredits(state, 0)).toBe(12);
  });

  test.each([-2, 1, 0.5, NaN, Infinity, 200_002, 2 ** 53])('%p half-credits are refused', (amount) => {
    given(...lots)
      .when(set('x', amount))
      .thenRefused('INVALID_INPUT', 'Credits must be a whole number from 0 to 100000.');
  });

  describe('in debt', () => {
    const inDebt = [
      granted(buy('pi_1')),
      reserved('h1', { pi_1: 20 }),
      clawedBack(refund('pi_1', 17_750), { debt: 20 }),
    ];

    test('upwards writes the debt off', () => {
      const state = given(...inDebt)
        .when(set('x', 4))
        .then(adjusted('x', { before: 0, after: 4, added: 4, debtCleared: 20 }));
      expect({ debt: state.debt, available: availableCredits(state, 0), writtenOff: state.totals.writtenOff }).toEqual({
        debt: 0,
        available: 4,
        writtenOff: 20,
      });
    });

    test('keeps the debt when it sets zero', () => {
      const state = given(...inDebt)
        .when(set('x', 0))
        .then(adjusted('x', { before: 0, after: 0 }));
      expect(state.debt).toBe(20);
    });
  });

  describe('repeated', () => {
    const once = [...lots, adjusted('x', { before: 16, after: 20, added: 4 })];

    test('changes nothing, whatever happened since', () => {
      given(...once, reserved('h1', { bundle: 10 }))
        .when(set('x', 20))
        .thenNothing();
    });

    test('is a new adjustment under another id', () => {
      given(...once)
        .when(set('y', 20))
        .then(adjusted('y', { before: 20, after: 20 }));
    });

    test.each(['constructor', '__proto__'])('accepts any id, also %p', (id) => {
      given()
        .when(set(id, 2))
        .then(adjusted(id, { before: 0, after: 2, added: 2 }));
    });
  });
});
