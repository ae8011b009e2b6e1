import { describe, expect, test } from '@jest/globals';
import { availableCredits } from './index.ts';
import {
  after,
  balance,
  buy,
  captured,
  clawedBack,
  dispute,
  disputed,
  expired,
  failedRefund,
  given,
  grant,
  granted,
  noted,
  ordersOf,
  refund,
  release,
  released,
  reserved,
  restored,
  reverse,
} from './testing/examples.ts';

const bought = granted(buy('pi_1'));
const all = refund('pi_1', 17_750);

describe('a full refund', () => {
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

  test('leaves the credits of other lots that the refund does not need', () => {
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

  describe('takes nothing for credits that expired unused', () => {
    const month = buy('pi_1', { source: 'plan', expiresAt: 500 });
    const next = granted(grant('next', 20, { source: 'plan', expiresAt: 900 }));

    test('when their time is over', () => {
      const state = given(granted(month), granted(grant('b', 9)))
        .when(all, { at: 500 })
        .then(expired('pi_1', 20), noted(all));
      expect(balance(state)).toEqual({ available: 9, debt: 0, clawedBack: 0 });
    });

    test('when the next period has begun: its credits stay', () => {
      const state = given(granted(month), expired('pi_1', 20, 'renewal'), next)
        .when(all)
        .then(noted(all));
      expect(balance(state)).toEqual({ available: 20, debt: 0, clawedBack: 0 });
    });

    test('but takes the credits that were used', () => {
      const used = [reserved('h1', { pi_1: 6 }), captured('h1', 170, 6, { held: { pi_1: 6 } })];
      const state = given(granted(month), ...used, expired('pi_1', 14, 'renewal'), next)
        .when(all)
        .then(clawedBack(all, { fromOthers: { next: 6 } }));
      expect(balance(state)).toEqual({ available: 14, debt: 0, clawedBack: 6 });
    });

    test('when a failed video returned them too late', () => {
      const held = [reserved('h1', { pi_1: 6 }), expired('pi_1', 14, 'renewal'), next];
      given(granted(month), ...held, released('h1', { held: { pi_1: 6 }, expired: 6 }))
        .when(all)
        .then(noted(all));
    });

    test('when they expired as a won dispute returned them', () => {
      const [open, won] = [disputed('pi_1', 'open'), disputed('pi_1', 'won')];
      const both = reverse('pi_1', { refundedCents: 17_750, disputes: [dispute('won')] });
      given(granted(month), clawedBack(open, { taken: 20 }), restored(won, { expired: 20 }))
        .when(both)
        .then(noted(both));
    });

    test('a won dispute gives back only what was taken', () => {
      const [open, won] = [disputed('pi_1', 'open'), disputed('pi_1', 'won')];
      const used = [reserved('h1', { pi_1: 6 }), captured('h1', 170, 6, { held: { pi_1: 6 } })];
      given(granted(month), ...used, expired('pi_1', 14), clawedBack(open, { debt: 6 }))
        .when(won)
        .then(restored(won, { debtCancelled: 6 }));
    });
  });

  test('changes nothing when it is reported again', () => {
    given(bought, clawedBack(all, { taken: 20 }))
      .when(all)
      .thenNothing();
  });

  test('takes nothing for a payment that cost nothing', () => {
    const free = granted(buy('pi_1', { priceCents: 0 }));
    given(free)
      .when(refund('pi_1', 1))
      .then(noted(refund('pi_1', 1)));
  });
});

describe('partial refunds', () => {
  const [one, two, three] = [refund('pi_1', 3_333), refund('pi_1', 6_666), refund('pi_1', 17_750)];

  test('take 3, 4 and 13 half-credits for 33.33, 33.33 and 110.84 of 177.50', () => {
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

  test('take credits in proportion to all of a payment for several items', () => {
    // The bundle is half of what was paid: half of the payment is half of the bundle.
    const bundle = buy('pi_1', { paidCents: 35_500 });
    given(granted(bundle))
      .when(refund('pi_1', 17_750))
      .then(clawedBack(refund('pi_1', 17_750), { taken: 10 }));
    given(granted(bundle))
      .when(refund('pi_1', 35_500))
      .then(clawedBack(refund('pi_1', 35_500), { taken: 20 }));
  });

  test('note a refund of less than half a credit and take nothing', () => {
    const cents = refund('pi_1', 887);
    given(bought).when(cents).then(noted(cents));
    given(bought)
      .when(refund('pi_1', 888))
      .then(clawedBack(refund('pi_1', 888), { taken: 1 }));
  });

  test('take no more than was granted when more than was paid is refunded', () => {
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

describe('a refund before its payment', () => {
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

  test('is not noted when its figures are zero', () => {
    given().when(refund('pi_1', 0)).thenNothing();
  });

  test('affects no other payment', () => {
    given(noted(all))
      .when(buy('pi_2'))
      .then(granted(buy('pi_2')));
  });

  test('lets the grant pay the debt first, then takes the granted credits', () => {
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

describe('a refund that fails', () => {
  const failed = reverse('pi_1', { failedRefunds: [failedRefund(17_750)] });

  test('gives back what it took, and cancels its debt, once', () => {
    const history = [bought, reserved('h1', { pi_1: 16 }), captured('h1', 480, 16, { held: { pi_1: 16 } })];
    const state = given(...history, clawedBack(all, { taken: 4, debt: 16 }))
      .when(failed)
      .then(restored(failed, { debtCancelled: 16, returned: { pi_1: 4 } }));
    expect(balance(state)).toMatchObject({ available: 4, debt: 0 });
    given(
      ...history,
      clawedBack(all, { taken: 4, debt: 16 }),
      restored(failed, { debtCancelled: 16, returned: { pi_1: 4 } }),
    )
      .when(failed)
      .thenNothing();
  });

  test('takes nothing when its first report comes later', () => {
    given(bought).when(failed).then(noted(failed));
    given(bought, noted(failed)).when(all).thenNothing();
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
