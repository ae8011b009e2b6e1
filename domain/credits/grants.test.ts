import { describe, expect, test } from '@jest/globals';
import { availableCredits } from './index.ts';
import {
  adjusted,
  buy,
  clawedBack,
  dispute,
  expired,
  given,
  grant,
  granted,
  refund,
  release,
  released,
  reserve,
  reserved,
  reverse,
  set,
} from './testing/examples.ts';

describe('a grant', () => {
  test('opens a lot', () => {
    const state = given()
      .when(buy('pi_1'))
      .then(granted(buy('pi_1')));
    expect(availableCredits(state, 0)).toBe(20);
  });

  test.each([2, 50])('of one payment happens once, even when reported later with %p half-credits', (amount) => {
    given(granted(buy('pi_1')))
      .when(buy('pi_1', { amount, lotId: 'other' }))
      .thenNothing();
  });

  test('happens once per lot where there is no payment', () => {
    given(granted(grant('trial', 6)))
      .when(grant('trial', 6))
      .thenNothing();
  });

  test('happens once, even after its lot was used up', () => {
    const history = [granted(grant('trial', 6)), adjusted('x', { before: 6, after: 0, removed: { trial: 6 } })];
    given(...history)
      .when(grant('trial', 6))
      .thenNothing();
  });

  test('is refused under a lot of another payment', () => {
    const clash = 'These credits were already granted for something else.';
    given(granted(buy('pi_1')))
      .when(buy('pi_2', { lotId: 'pi_1' }))
      .thenRefused('CONFLICT', clash);
    given(granted(buy('pi_1')))
      .when(grant('pi_1', 4))
      .thenRefused('CONFLICT', clash);
    given(granted(grant('trial', 4)))
      .when(buy('pi_1', { lotId: 'trial' }))
      .thenRefused('CONFLICT', clash);
  });

  test.each(['constructor', '__proto__', 'toString', '7'])('takes any id, also %p', (id) => {
    const state = given()
      .when(buy(id))
      .then(granted(buy(id)));
    given(granted(buy(id)))
      .when(buy(id))
      .thenNothing();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test.each([0, -2, 0.5, NaN, 2 ** 53, 200_001])('of %p half-credits is refused', (amount) => {
    given()
      .when(grant('a', amount))
      .thenRefused('INVALID_INPUT', 'A grant needs a number of half credits and a price in cents.');
  });

  test.each([-1, 0.5, NaN])('for %p cents is refused', (priceCents) => {
    given()
      .when(buy('pi_1', { priceCents }))
      .thenRefused('INVALID_INPUT', 'A grant needs a number of half credits and a price in cents.');
  });

  test('expires at once when it is recorded after its expiry', () => {
    const late = buy('pi_1', { expiresAt: 500 });
    given().when(late, { at: 500 }).then(granted(late), expired('pi_1', 20));
  });
});

describe('expiry', () => {
  const lot = granted(grant('a', 4, { expiresAt: 1_000 }));

  test('a lot can be used one millisecond before its expiry', () => {
    given(lot)
      .when(reserve('h1', 4), { at: 999 })
      .then(reserved('h1', { a: 4 }));
    given(lot).when({ kind: 'expire' }, { at: 999 }).thenNothing();
  });

  test.each([1_000, 1_001])("a lot that expires at 1000 can't be used at %p", (at) => {
    given(lot)
      .when(reserve('h1', 1), { at })
      .thenRefused('INSUFFICIENT_CREDITS', 'You need 0.5 more credits to generate this video.');
    const state = given(lot).when({ kind: 'expire' }, { at }).then(expired('a', 4));
    expect(availableCredits(state, at)).toBe(0);
    expect(state.totals.expired).toBe(4);
  });

  test('is recorded before the other events of a decision', () => {
    given(lot, granted(grant('b', 4)))
      .when(reserve('h1', 2), { at: 1_000 })
      .then(expired('a', 4), reserved('h1', { b: 2 }));
    given(lot)
      .when(grant('b', 4), { at: 1_000 })
      .then(expired('a', 4), granted(grant('b', 4)));
    given(lot)
      .when(set('x', 4), { at: 1_000 })
      .then(expired('a', 4), adjusted('x', { before: 0, after: 4, added: 4 }));
  });

  test('is not recorded by a command with nothing to do', () => {
    given(lot).when(release('h1'), { at: 1_000 }).thenNothing();
  });

  test('records the expiry of several lots once, in the order of their opening', () => {
    const lots = [
      granted(grant('a', 4, { expiresAt: 1_000 })),
      granted(grant('b', 3, { expiresAt: 900 })),
      granted(grant('c', 2)),
    ];
    given(...lots)
      .when({ kind: 'expire' }, { at: 1_000 })
      .then(expired('a', 4), expired('b', 3));
    given(...lots, expired('a', 4), expired('b', 3))
      .when({ kind: 'expire' }, { at: 2_000 })
      .thenNothing();
  });

  test('is not undone by a clock that goes back (clock skew)', () => {
    const history = [lot, { time: 1_000, event: expired('a', 4) }];
    given(...history)
      .when(reserve('h1', 1), { at: 10 })
      .thenRefused('INSUFFICIENT_CREDITS', 'You need 0.5 more credits to generate this video.');
  });

  test('judges a new lot by the clock that granted it, although an earlier clock was far ahead', () => {
    const swept = [lot, { time: 90_000, event: expired('a', 4) }];
    const bought = grant('b', 4, { expiresAt: 2_000 });
    given(...swept)
      .when(bought, { at: 500 })
      .then(granted(bought));
    given(...swept, { time: 90_000, event: granted(bought) })
      .when(reserve('h1', 4), { at: 1_999 })
      .then(reserved('h1', { b: 4 }));
    given(...swept, { time: 90_000, event: granted(bought) })
      .when({ kind: 'expire' }, { at: 2_000 })
      .then(expired('b', 4));
  });

  test('lets nothing come back to a lot whose end a fast clock recorded', () => {
    given(
      { time: 500, event: lot },
      { time: 500, event: reserved('h1', { a: 1 }) },
      { time: 1_000, event: expired('a', 3) },
    )
      .when(release('h1'), { at: 600 })
      .then(released('h1', { held: { a: 1 }, expired: 1 }));
  });
});

describe('a plan', () => {
  const plan = (invoice: string, expiresAt: number) =>
    buy(invoice, { source: 'plan', amount: 10, priceCents: 9_900, expiresAt });
  const first = granted(plan('in_1', 1_000));

  test('has credits that expire at the end of its period', () => {
    given(first)
      .when(plan('in_2', 2_000), { at: 1_000 })
      .then(expired('in_1', 10), granted(plan('in_2', 2_000)));
  });

  test('has credits that expire when the next period is paid early', () => {
    given(first)
      .when(plan('in_2', 2_000), { at: 990 })
      .then(expired('in_1', 10, 'renewal'), granted(plan('in_2', 2_000)));
  });

  test('is granted once per invoice', () => {
    given(first).when(plan('in_1', 1_000), { at: 10 }).thenNothing();
  });

  test('does not end bundles and trials', () => {
    const history = [granted(grant('trial', 6, { source: 'trial', expiresAt: 5_000 })), granted(buy('pi_1')), first];
    given(...history)
      .when(plan('in_2', 2_000), { at: 990 })
      .then(expired('in_1', 10, 'renewal'), granted(plan('in_2', 2_000)));
  });

  test('renewed early takes nothing from its holds', () => {
    const history = [first, reserved('h1', { in_1: 10 }), { time: 990, event: granted(plan('in_2', 2_000)) }];
    const state = given(...history)
      .when(release('h1'), { at: 991 })
      .then(released('h1', { held: { in_1: 10 }, expired: 10 }));
    expect(availableCredits(state, 991)).toBe(10);
  });

  test('does not end the current period when an earlier one is reported late', () => {
    const history = [{ time: 1_500, event: granted(plan('in_2', 2_000)) }];
    given(...history)
      .when(plan('in_1', 1_000), { at: 1_501 })
      .then(granted(plan('in_1', 1_000)), expired('in_1', 10));
  });

  test('neither ends another period nor is ended by the next one when it is paid late', () => {
    const apart = plan('in_1', 9_000);
    const late = { ...apart, isApart: true };
    const history = [{ time: 1_500, event: granted(plan('in_2', 2_000)) }];
    const both = given(...history)
      .when(late, { at: 1_501 })
      .then(granted(late));
    expect(availableCredits(both, 1_502)).toBe(20);
    given(...history, { time: 1_501, event: granted(late) })
      .when(plan('in_3', 10_000), { at: 1_900 })
      .then(expired('in_2', 10, 'renewal'), granted(plan('in_3', 10_000)));
  });

  test('is not ended by a bundle', () => {
    given(first)
      .when(buy('pi_1'), { at: 10 })
      .then(granted(buy('pi_1')));
  });
});

describe('a debt', () => {
  /** 20 half-credits bought, 16 used, all refunded: 16 owed. */
  const inDebt = [
    granted(buy('pi_1')),
    reserved('h1', { pi_1: 16 }),
    clawedBack(refund('pi_1', 17_750), { taken: 4, debt: 16 }),
  ];

  test('takes all of the next grant when the grant is smaller', () => {
    const state = given(...inDebt)
      .when(grant('plan', 10))
      .then(granted(grant('plan', 10), 10));
    expect({ debt: state.debt, available: availableCredits(state, 0) }).toEqual({ debt: 6, available: 0 });
  });

  test('takes part of the next grant when the grant is larger', () => {
    const state = given(...inDebt)
      .when(grant('large', 17))
      .then(granted(grant('large', 17), 16));
    expect({ debt: state.debt, available: availableCredits(state, 0) }).toEqual({ debt: 0, available: 1 });
  });

  test('is paid first by a released hold', () => {
    const state = given(...inDebt)
      .when(release('h1'))
      .then(released('h1', { held: { pi_1: 16 }, debtPaid: { pi_1: 16 } }));
    expect({ debt: state.debt, available: availableCredits(state, 0) }).toEqual({ debt: 0, available: 0 });
  });

  test('leaves the rest of a released hold to its lots', () => {
    const history = [
      granted(buy('pi_1')),
      granted(grant('b', 9)),
      reserved('h1', { pi_1: 12, b: 9 }),
      clawedBack(refund('pi_1', 17_750), { taken: 8, debt: 12 }),
    ];
    given(...history)
      .when(release('h1'))
      .then(released('h1', { held: { pi_1: 12, b: 9 }, debtPaid: { pi_1: 12 }, returned: { b: 9 } }));
  });

  test('is not paid by a hold whose lot has expired', () => {
    const bought = buy('pi_1', { expiresAt: 1_000 });
    const history = [
      granted(bought),
      reserved('h1', { pi_1: 16 }),
      clawedBack(refund('pi_1', 17_750), { taken: 4, debt: 16 }),
    ];
    given(...history)
      .when(release('h1'), { at: 1_000 })
      .then(released('h1', { held: { pi_1: 16 }, expired: 16 }));
  });

  test('refuses every hold and names what has to be bought first', () => {
    given(...inDebt)
      .when(reserve('h2', 2))
      .thenRefused('ACCOUNT_IN_DEBT', 'You need 9.0 more credits to generate this video.');
  });

  test('is never negative and never coexists with available credits', () => {
    const state = given(...inDebt)
      .when(reverse('pi_1', { refundedCents: 17_750, failedRefunds: [], disputes: [dispute('lost')] }))
      .then({
        type: 'CreditReversalNoted',
        data: {
          asset: 'minutes',
          paymentId: 'pi_1',
          refundedCents: 17_750,
          failedRefunds: [],
          disputes: [dispute('lost')],
          currency: 'usd',
        },
      });
    expect({ debt: state.debt, available: availableCredits(state, 0) }).toEqual({ debt: 16, available: 0 });
  });
});
