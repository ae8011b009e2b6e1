import { describe, expect, test } from '@jest/globals';
import {
  availableCredits,
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
  type CreditState,
} from './index.ts';
import {
  adjusted,
  buy,
  captured,
  clawedBack,
  dispute,
  disputed,
  expired,
  given,
  grant,
  granted,
  noted,
  refund,
  release,
  released,
  reserved,
  restored,
  reverse,
} from './testing/examples.ts';

const bought = granted(buy('pi_1'));
const all = refund('pi_1', 17_750);

/** The state after these commands at time 0. */
const after = (...commands: readonly CreditCommand[]): CreditState =>
  commands.reduce(
    (state, command) =>
      decideCredits(command, state, 0).reduce((folded, event) => evolveCredits(folded, event, 0), state),
    initialCredits,
  );

const balance = (state: CreditState) => ({
  available: availableCredits(state, 0),
  debt: state.debt,
  clawedBack: state.totals.clawedBack,
});

/** Every order of a list. */
const ordersOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2
    ? [list]
    : list.flatMap((first, index) => ordersOf(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));

describe('a full refund (DECISIONS 2.9)', () => {
  test('takes an unused lot', () => {
    given(bought)
      .when(all)
      .then(clawedBack(all, { taken: 20 }));
  });

  test('takes the rest of the lot, then other lots by expiry, then makes a debt', () => {
    const history = [
      bought,
      granted(grant('b', 3)),
      granted(grant('c', 2, { expiresAt: 900 })),
      reserved('h1', { pi_1: 16 }),
      captured('h1', 480, 16, { held: { pi_1: 16 } }),
    ];
    const state = given(...history)
      .when(all)
      .then(clawedBack(all, { taken: 4, fromOthers: { c: 2, b: 3 }, debt: 11 }));
    expect(balance(state)).toEqual({ available: 0, debt: 11, clawedBack: 20 });
  });

  test('leaves what other lots hold beyond the refund', () => {
    const history = [bought, granted(grant('b', 9)), reserved('h1', { pi_1: 16 })];
    const state = given(...history)
      .when(refund('pi_1', 8_875))
      .then(clawedBack(refund('pi_1', 8_875), { taken: 4, fromOthers: { b: 6 } }));
    expect(availableCredits(state, 0)).toBe(3);
  });

  test('does not touch open holds; what they return pays the debt', () => {
    const history = [bought, reserved('h1', { pi_1: 20 }), clawedBack(all, { debt: 20 })];
    given(...history)
      .when(release('h1'))
      .then(released('h1', { held: { pi_1: 20 }, debtPaid: { pi_1: 20 } }));
  });

  test('of an expired lot makes a debt of the expired credits', () => {
    const lapsed = granted(buy('pi_1', { expiresAt: 500 }));
    given(lapsed)
      .when(all, { at: 500 })
      .then(expired('pi_1', 20), clawedBack(all, { debt: 20 }));
  });

  test('reported again changes nothing', () => {
    given(bought, clawedBack(all, { taken: 20 }))
      .when(all)
      .thenNothing();
  });

  test('of a payment that cost nothing takes nothing', () => {
    const free = granted(buy('pi_1', { priceCents: 0 }));
    given(free)
      .when(refund('pi_1', 1))
      .then(noted(refund('pi_1', 1)));
  });
});

describe('partial refunds (L16)', () => {
  const [one, two, three] = [refund('pi_1', 3_333), refund('pi_1', 6_666), refund('pi_1', 17_750)];

  test('of 33.33, 33.33 and 110.84 of 177.50 take 3, 4 and 13 half-credits', () => {
    given(bought)
      .when(one)
      .then(clawedBack(one, { taken: 3 }));
    given(bought, clawedBack(one, { taken: 3 }))
      .when(two)
      .then(clawedBack(two, { taken: 4 }));
    given(bought, clawedBack(one, { taken: 3 }), clawedBack(two, { taken: 4 }))
      .when(three)
      .then(clawedBack(three, { taken: 13 }));
  });

  test('have the same result in any order, repeated or not', () => {
    for (const order of ordersOf([one, two, three, two, one]))
      expect(balance(after(buy('pi_1'), ...order))).toEqual({ available: 0, debt: 0, clawedBack: 20 });
  });

  test('of a payment for several items take back in proportion to the payment', () => {
    // The bundle is half of what was paid: half of the payment is half of the bundle.
    const bundle = buy('pi_1', { paidCents: 35_500 });
    given(granted(bundle))
      .when(refund('pi_1', 17_750))
      .then(clawedBack(refund('pi_1', 17_750), { taken: 10 }));
    given(granted(bundle))
      .when(refund('pi_1', 35_500))
      .then(clawedBack(refund('pi_1', 35_500), { taken: 20 }));
  });

  test('of less than half a credit are noted and take nothing', () => {
    const cents = refund('pi_1', 887);
    given(bought).when(cents).then(noted(cents));
    given(bought)
      .when(refund('pi_1', 888))
      .then(clawedBack(refund('pi_1', 888), { taken: 1 }));
  });

  test('of more than was paid take no more than was granted', () => {
    given(bought)
      .when(refund('pi_1', 99_999))
      .then(clawedBack(refund('pi_1', 99_999), { taken: 20 }));
  });

  test.each([-1, 0.5, NaN])('of %p cents are refused', (cents) => {
    given(bought)
      .when(refund('pi_1', cents))
      .thenRefused('INVALID_INPUT', 'Refunds and disputes need amounts in cents.');
    given(bought)
      .when(disputed('pi_1', 'open', cents))
      .thenRefused('INVALID_INPUT', 'Refunds and disputes need amounts in cents.');
  });
});

describe('a refund before its payment (L12)', () => {
  test('is noted and applied at the grant', () => {
    given().when(all).then(noted(all));
    given(noted(all))
      .when(buy('pi_1'))
      .then(bought, clawedBack(all, { taken: 20 }));
  });

  test('is noted once, and its latest figures apply', () => {
    const [part, more] = [refund('pi_1', 3_333), refund('pi_1', 6_666)];
    given(noted(part)).when(part).thenNothing();
    given(noted(part)).when(more).then(noted(more));
    given(noted(more)).when(part).thenNothing();
    given(noted(part), noted(more))
      .when(buy('pi_1'))
      .then(bought, clawedBack(more, { taken: 7 }));
  });

  test('with zero figures is not noted', () => {
    given().when(refund('pi_1', 0)).thenNothing();
  });

  test('affects no other payment', () => {
    given(noted(all))
      .when(buy('pi_2'))
      .then(granted(buy('pi_2')));
  });

  test('first pays the debt with the grant, then takes it back', () => {
    const history = [
      granted(buy('pi_0')),
      reserved('h1', { pi_0: 20 }),
      clawedBack(refund('pi_0', 17_750), { debt: 20 }),
      noted(all),
    ];
    given(...history)
      .when(buy('pi_1'))
      .then(granted(buy('pi_1'), 20), clawedBack(all, { debt: 20 }));
  });
});

describe('a dispute (L17)', () => {
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

  test('that is closed does not open again', () => {
    given(bought, noted(won)).when(open).thenNothing();
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

  test('of a part returns what was taken last when won', () => {
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

test('accepts prototype keys such as __proto__ as ids', () => {
  for (const id of ['constructor', '__proto__', 'toString']) {
    given()
      .when(refund(id, 17_750))
      .then(noted(refund(id, 17_750)));
    given(granted(buy(id)))
      .when(refund(id, 17_750))
      .then(clawedBack(refund(id, 17_750), { taken: 20 }));
  }
});
