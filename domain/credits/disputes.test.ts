import { describe, expect, test } from '@jest/globals';
import { availableCredits } from './index.ts';
import {
  adjusted,
  after,
  balance,
  buy,
  captured,
  clawedBack,
  dispute,
  disputed,
  given,
  grant,
  granted,
  noted,
  ordersOf,
  refund,
  released,
  reserved,
  restored,
  reverse,
} from './testing/examples.ts';

const bought = granted(buy('pi_1'));
const all = refund('pi_1', 17_750);

describe('a dispute', () => {
  const [open, won, lost] = [disputed('pi_1', 'open'), disputed('pi_1', 'won'), disputed('pi_1', 'lost')];

  test('takes like a refund, returns when won, takes nothing more when lost', () => {
    given(bought)
      .when(open)
      .then(clawedBack(open, { taken: 20 }));
    given(bought, clawedBack(open, { taken: 20 }))
      .when(won)
      .then(restored(won, { returned: { pi_1: 20 } }));
    given(bought, clawedBack(open, { taken: 20 }))
      .when(lost)
      .then(noted(lost));
  });

  test.each([
    { name: 'won', reports: [open, won], left: { available: 20, debt: 0, clawedBack: 0 } },
    { name: 'lost', reports: [open, lost], left: { available: 0, debt: 0, clawedBack: 20 } },
    { name: 'refunded as well', reports: [open, all], left: { available: 0, debt: 0, clawedBack: 20 } },
    {
      name: 'half refunded, then won',
      reports: [reverse('pi_1', { refundedCents: 8_875 }), open, won],
      left: { available: 10, debt: 0, clawedBack: 10 },
    },
    { name: 'refunded and lost', reports: [all, open, lost], left: { available: 0, debt: 0, clawedBack: 20 } },
  ])('$name has the same result in every order and with every report twice', ({ reports, left }) => {
    for (const order of ordersOf([buy('pi_1'), ...reports])) {
      expect(balance(after(...order))).toEqual(left);
      expect(balance(after(...order, ...order))).toEqual(left);
    }
  });

  test('does not open again once it is closed', () => {
    given(bought, noted(won)).when(open).thenNothing();
  });

  const reversed = reverse('pi_1', { disputes: [{ ...dispute('won'), movements: 2 }] });

  test('gives back what it took from every source when the bank reverses a lost one', () => {
    const history = [
      bought,
      granted(grant('b', 10)),
      reserved('h1', { pi_1: 16 }),
      clawedBack(open, { taken: 4, fromOthers: { b: 10 }, debt: 6 }),
      noted(lost),
    ];
    const state = given(...history)
      .when(reversed)
      .then(restored(reversed, { debtCancelled: 6, returned: { pi_1: 4, b: 10 } }));
    expect(balance(state)).toEqual({ available: 14, debt: 0, clawedBack: 0 });
  });

  test('takes credits again when the bank takes the money a third time', () => {
    const again = reverse('pi_1', { disputes: [{ ...dispute('lost'), movements: 3 }] });
    given(bought, clawedBack(open, { taken: 20 }), noted(lost), restored(reversed, { returned: { pi_1: 20 } }))
      .when(again)
      .then(clawedBack(again, { taken: 20 }));
  });

  test('cancels its debt first when won', () => {
    const history = [
      bought,
      reserved('h1', { pi_1: 16 }),
      captured('h1', 480, 16, { held: { pi_1: 16 } }),
      clawedBack(open, { taken: 4, debt: 16 }),
    ];
    const state = given(...history)
      .when(won)
      .then(restored(won, { debtCancelled: 16, returned: { pi_1: 4 } }));
    expect(balance(state)).toEqual({ available: 4, debt: 0, clawedBack: 0 });
  });

  test('returns credits to the other lots, with their expiry, when won', () => {
    const history = [
      granted(buy('pi_1', { expiresAt: 500 })),
      granted(grant('b', 10)),
      reserved('h1', { pi_1: 16 }),
      clawedBack(open, { taken: 4, fromOthers: { b: 10 }, debt: 6 }),
    ];
    const state = given(...history)
      .when(won, { at: 500 })
      .then(restored(won, { debtCancelled: 6, returned: { b: 10 }, expired: 4 }));
    expect(availableCredits(state, 500)).toBe(10);
  });

  test('returns credits to the lots that had paid its debt when won', () => {
    const history = [
      bought,
      reserved('h1', { pi_1: 16 }),
      clawedBack(open, { taken: 4, debt: 16 }),
      granted(grant('b', 10), 10),
      released('h1', { held: { pi_1: 16 }, debtPaid: { pi_1: 6 }, returned: { pi_1: 10 } }),
    ];
    // In the order of taking: the rest of the lot, the grant that paid, the hold that paid.
    const state = given(...history)
      .when(won)
      .then(restored(won, { returned: [{ pi_1: 4 }, { b: 10 }, { pi_1: 6 }] }));
    expect(state.lots.map(({ lotId, available }) => ({ lotId, available }))).toEqual([
      { lotId: 'pi_1', available: 20 },
      { lotId: 'b', available: 10 },
    ]);
  });

  test('pays the debt of another payment when won', () => {
    const other = refund('pi_2', 17_750);
    const history = [
      bought,
      granted(buy('pi_2')),
      reserved('h1', { pi_2: 20 }),
      captured('h1', 600, 20, { held: { pi_2: 20 } }),
      clawedBack(open, { taken: 20 }),
      clawedBack(other, { debt: 20 }),
    ];
    const state = given(...history)
      .when(won)
      .then(restored(won, { debtPaid: { pi_1: 20 } }));
    expect(balance(state)).toEqual({ available: 0, debt: 0, clawedBack: 20 });
  });

  test('returns nothing for a written-off debt when won', () => {
    const history = [
      bought,
      reserved('h1', { pi_1: 16 }),
      clawedBack(open, { taken: 4, debt: 16 }),
      adjusted('x', { before: 0, after: 2, added: 2, debtCleared: 16 }),
    ];
    const state = given(...history)
      .when(won)
      .then(restored(won, { debtWrittenOff: 16, returned: { pi_1: 4 } }));
    expect(state.totals).toMatchObject({ issued: 22, writtenOff: 0, clawedBack: 0 });
  });

  test('returns what was taken last when a dispute of a part is won', () => {
    const [half, halfWon] = [
      disputed('pi_1', 'open', 8_875),
      reverse('pi_1', { refundedCents: 8_875, disputes: [dispute('won', 8_875)] }),
    ];
    const both = reverse('pi_1', { refundedCents: 8_875, disputes: [dispute('open', 8_875)] });
    const history = [
      bought,
      granted(grant('b', 4)),
      reserved('h1', { pi_1: 6 }),
      clawedBack(half, { taken: 10 }),
      clawedBack(both, { taken: 4, fromOthers: { b: 4 }, debt: 2 }),
    ];
    given(...history)
      .when(halfWon)
      .then(restored(halfWon, { debtCancelled: 2, returned: { pi_1: 4, b: 4 } }));
  });
});
