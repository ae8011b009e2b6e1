import { describe, expect, test } from '@jest/globals';
import { availableCredits, evolveCredits, initialCredits, type CreditEvent } from './index.ts';
import {
  adjusted,
  buy,
  captured,
  clawedBack,
  disputed,
  expired,
  give,
  given,
  grant,
  granted,
  refund,
  reserve,
  reserved,
  restored,
  set,
  take,
  undo,
  undone,
} from './testing/examples.ts';

/** The bought lot is used last: it never expires. */
const lots = [granted(buy('pi_1')), granted(grant('trial', 6, { expiresAt: 900 }))];

describe('giving credits', () => {
  test('opens a lot with its own expiry', () => {
    const state = given(...lots)
      .when(give('x', 3, [1, 26], 500))
      .then(adjusted('x', { act: 'give', purpose: 'goodwill', before: 26, after: 29, added: 3, expiresAt: 500 }));
    expect([availableCredits(state, 499), availableCredits(state, 500)]).toEqual([29, 26]);
  });

  test('pays a debt first, as every grant does', () => {
    const inDebt = [
      granted(buy('pi_1')),
      reserved('h1', { pi_1: 20 }),
      captured('h1', 600, 20, { held: { pi_1: 20 } }),
      clawedBack(refund('pi_1', 17_750), { debt: 20 }),
    ];
    const state = given(...inDebt)
      .when(give('x', 24, [3, 0]))
      .then(adjusted('x', { act: 'give', purpose: 'goodwill', before: 0, after: 4, added: 24, debtPaid: 20 }));
    expect({ debt: state.debt, available: availableCredits(state, 0) }).toEqual({ debt: 0, available: 4 });
  });

  test.each([0, -1, 0.5, NaN, 200_001])('refuses %p half-credits', (amount) => {
    given(...lots)
      .when(give('x', amount, [1, 26]))
      .thenRefused('INVALID_INPUT', 'The number must be a multiple of 0.5, more than 0 and at most 100000.');
  });

  test('refuses an expiry that has passed', () => {
    given(...lots)
      .when(give('x', 3, [1, 26], 0))
      .thenRefused('INVALID_INPUT', 'The expiry must be in the future.');
  });

  test('refuses more than a balance can be', () => {
    given(...lots)
      .when(give('x', 200_000, [1, 26]))
      .thenRefused('INVALID_INPUT', 'A balance can be 100000 at most.');
  });
});

describe('taking credits', () => {
  test('takes the credits that videos would use first', () => {
    const state = given(...lots)
      .when(take('x', 7, [1, 26]))
      .then(adjusted('x', { act: 'take', purpose: 'goodwill', before: 26, after: 19, removed: { trial: 6, pi_1: 1 } }));
    expect(state.totals.adjustedOut).toBe(7);
  });

  test('refuses more than is available', () => {
    given(...lots, reserved('h1', { trial: 6 }))
      .when(take('x', 21, [2, 20]))
      .thenRefused('INVALID_INPUT', 'You can take 10.0 at most: what is held for videos stays held.');
  });
});

describe('an act on an account that has changed since the person saw it', () => {
  const moved = 'The balance has changed since you opened this: it was 13.0 and is 10.0 now. Nothing was changed.';

  const seen = { revision: 1, available: 26 };
  test.each([{ ...set('x', 4), seen }, give('x', 3, [1, 26]), take('x', 3, [1, 26]), undo('u', 'y', [1, 26])])(
    'is refused with both values: $kind',
    (command) => {
      given(...lots, adjusted('y', { before: 26, after: 20, removed: { trial: 6 } }))
        .when(command)
        .thenRefused('CONFLICT', moved);
    },
  );

  test('is refused when events led back to the same balance', () => {
    given(...lots, adjusted('y', { before: 26, after: 26 }))
      .when(take('x', 3, [1, 26]))
      .thenRefused(
        'CONFLICT',
        'Something happened on the account since you opened this, and its balance is 13.0 again. Nothing was changed.',
      );
  });

  test('is refused when credits have expired, even before the expiry is recorded', () => {
    given(...lots)
      .when(take('x', 3, [1, 26]), { at: 900 })
      .thenRefused('CONFLICT', moved);
  });

  test('succeeds when the person saw the balance without them', () => {
    given(...lots)
      .when(take('x', 3, [1, 20]), { at: 900 })
      .then(
        expired('trial', 6),
        adjusted('x', { act: 'take', purpose: 'goodwill', before: 20, after: 17, removed: { pi_1: 3 } }),
      );
  });

  test('changes nothing when it was done already', () => {
    given(...lots, adjusted('x', { act: 'give', before: 26, after: 29, added: 3 }))
      .when(give('x', 3, [1, 26]))
      .thenNothing();
  });
});

describe('undoing an act', () => {
  const taken = [...lots, adjusted('x', { act: 'take', before: 26, after: 19, removed: { trial: 6, pi_1: 1 } })];

  test('returns what was taken to the same lots, in the same order of use', () => {
    const state = given(...taken)
      .when(undo('u', 'x', [2, 19]))
      .then(undone('u', 'x', { before: 19, after: 26, returned: { trial: 6, pi_1: 1 } }));
    expect(state.lots.map(({ lotId, available, expiresAt }) => [lotId, available, expiresAt])).toEqual([
      ['pi_1', 20, null],
      ['trial', 6, 900],
    ]);
  });

  test('returns it even after credits of other lots were held', () => {
    given(...taken, reserved('h1', { pi_1: 4 }))
      .when(undo('u', 'x', [3, 15]))
      .then(undone('u', 'x', { before: 15, after: 22, returned: { trial: 6, pi_1: 1 } }));
  });

  test('withdraws what was given', () => {
    const state = given(...lots, adjusted('x', { act: 'give', before: 26, after: 29, added: 3, expiresAt: 500 }))
      .when(undo('u', 'x', [2, 29]))
      .then(undone('u', 'x', { before: 29, after: 26, withdrawn: 3 }));
    expect(state.lots.map(({ lotId }) => lotId)).toEqual(['pi_1', 'trial']);
    expect(state.totals.issued).toBe(26);
  });

  test('restores a balance that was set, with half credits and expiry', () => {
    given(...lots, adjusted('x', { before: 26, after: 12, removed: { trial: 6, pi_1: 8 } }))
      .when(undo('u', 'x', [2, 12]))
      .then(undone('u', 'x', { before: 12, after: 26, returned: { trial: 6, pi_1: 8 } }));
  });

  describe('that settled a debt', () => {
    const inDebt = [
      granted(buy('pi_1')),
      reserved('h1', { pi_1: 20 }),
      captured('h1', 600, 20, { held: { pi_1: 20 } }),
      clawedBack(disputed('pi_1', 'open'), { debt: 20 }),
    ];
    const writtenOff = [...inDebt, adjusted('x', { before: 0, after: 4, added: 4, debtCleared: 20 })];
    const paid = [...inDebt, adjusted('x', { act: 'give', before: 0, after: 0, added: 4, debtPaid: 4 })];

    test.each([
      ['written off', writtenOff, { before: 4, after: 0, withdrawn: 4, debtCleared: 20 }],
      ['paid', paid, { before: 0, after: 0, debtPaid: 4 }],
    ])('makes it owed again: %s', (_how, history: readonly CreditEvent[], change) => {
      const state = given(...history)
        .when(undo('u', 'x', [4, change.before]))
        .then(undone('u', 'x', change));
      expect({ debt: state.debt, taken: state.taken }).toEqual({
        debt: 20,
        taken: [{ paymentId: 'pi_1', from: 'debt', lotId: '', amount: 20 }],
      });
    });

    test('is refused once the dispute is won', () => {
      given(...paid, restored(disputed('pi_1', 'won'), { debtCancelled: 16, returned: { 'adjustment-x': 4 } }))
        .when(undo('u', 'x', [5, 4]))
        .thenRefused(
          'NOT_ALLOWED_NOW',
          'Credits of this change were used, held or taken since, so it cannot be undone exactly.',
        );
    });

    test('is refused when credits have come since', () => {
      given(...writtenOff, granted(grant('goodwill', 2)))
        .when(undo('u', 'x', [5, 6]))
        .thenRefused(
          'NOT_ALLOWED_NOW',
          'The account would owe credits and hold some at the same time, so the change cannot be undone exactly.',
        );
    });
  });

  const gift = [granted(buy('pi_1')), adjusted('x', { act: 'give', before: 20, after: 24, added: 4, expiresAt: 500 })];
  test.each([
    {
      why: 'it was undone before',
      history: [...taken, undone('u0', 'x', { before: 19, after: 26, returned: { trial: 6, pi_1: 1 } })],
      says: 'This change was already undone.',
    },
    {
      why: 'credits of it are held',
      history: [...gift, reserved('h1', { 'adjustment-x': 1 })],
      says: 'Credits of this change were used, held or taken since, so it cannot be undone exactly.',
    },
    {
      why: 'credits of it expired',
      history: [...gift, expired('adjustment-x', 4)],
      says: 'These credits have expired since, so the change cannot be undone exactly.',
    },
    {
      why: 'the payment of its credits was refunded',
      history: [...taken, clawedBack(refund('pi_1', 17_750), { taken: 19, debt: 1 })],
      says: 'The payment of these credits was refunded or disputed since, so the change cannot be undone exactly.',
    },
    {
      why: 'it moved no credits',
      history: [...lots, adjusted('x', { before: 26, after: 26 })],
      says: 'This change moved no credits, so there is nothing to undo.',
    },
  ])('is refused when $why', ({ history, says }) => {
    const state = history.reduce((folded, event) => evolveCredits(folded, event, 0), initialCredits);
    given(...history)
      .when(undo('u', 'x', [history.length - 1, availableCredits(state, 0)]))
      .thenRefused('NOT_ALLOWED_NOW', says);
  });

  test('is refused when the lot that it took from has expired', () => {
    given(...taken)
      .when(undo('u', 'x', [2, 19]), { at: 900 })
      .thenRefused('NOT_ALLOWED_NOW', 'These credits have expired since, so the change cannot be undone exactly.');
  });

  test('is refused for an act that nobody made', () => {
    given(...lots)
      .when(undo('u', 'x', [1, 26]))
      .thenRefused(
        'NOT_FOUND',
        'This change is not among the latest ones of the account, so it can no longer be undone.',
      );
  });

  test('changes nothing when repeated', () => {
    given(...taken, undone('u', 'x', { before: 19, after: 26, returned: { trial: 6, pi_1: 1 } }))
      .when(undo('u', 'x', [2, 19]))
      .thenNothing();
  });

  test('leaves credits that can be used', () => {
    given(...taken, undone('u', 'x', { before: 19, after: 26, returned: { trial: 6, pi_1: 1 } }))
      .when(reserve('h1', 8))
      .then(reserved('h1', { trial: 6, pi_1: 2 }));
    given(...lots)
      .when(set('y', 26))
      .then(adjusted('y', { before: 26, after: 26 }));
  });
});
