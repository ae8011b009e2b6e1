import { describe, expect, test } from '@jest/globals';
import { readOrder } from '../../features/payments/checkoutPath.ts';
import { catalog } from '../../testing/server.ts';
import { checkoutOf, hasPlan, initialSelection, quoteInputOf } from './selection.ts';

test('the plan and Volume Pro are chosen at first, and no second plan for a subscriber', () => {
  expect(initialSelection(catalog, false)).toEqual({ plan: true, bundleId: 'volume-pro', twin: false });
  expect(initialSelection(catalog, true)).toEqual({ plan: false, bundleId: 'volume-pro', twin: false });
});

test.each([
  ['ACTIVE', true],
  ['PAST_DUE', true],
  ['CANCELED', false],
  ['INCOMPLETE', false],
] as const)('a subscription that is %s: the user has the plan: %s', (status, has) => {
  expect(hasPlan({ status })).toBe(has);
});

test('without a subscription the user has no plan', () => {
  expect(hasPlan(null)).toBe(false);
});

describe('the checkout of a selection', () => {
  const order = (...args: Parameters<typeof checkoutOf>) => {
    const url = new URL(checkoutOf(...args), 'http://localhost');
    expect(url.pathname).toBe('/checkout');
    return readOrder(url.searchParams);
  };

  test('carries all parameters when everything is selected', () => {
    expect(order({ plan: true, bundleId: 'volume-pro', twin: true }, 117_400, catalog)).toEqual({
      plan: 'monthly',
      type: 'subscription',
      amount: 1_174,
      credits: 50,
      customAvatar: true,
      bundleId: 'volume-pro',
      bundleName: 'Volume Pro',
      bundlePrice: 725,
    });
  });

  test.each([
    [{ plan: true, bundleId: null, twin: false }, 9_900, { plan: 'monthly', amount: 99, bundleId: undefined }],
    [
      { plan: false, bundleId: 'volume-pro', twin: true },
      107_500,
      { plan: 'volume-pro', type: 'bundle', customAvatar: true },
    ],
    [{ plan: false, bundleId: null, twin: true }, 35_000, { plan: 'digital-twin', amount: 350, type: undefined }],
  ])('orders only the selected items: %j', (selection, cents, expected) => {
    expect(order(selection, cents, catalog)).toMatchObject(expected);
  });

  test('asks for no quote when nothing is chosen', () => {
    expect(quoteInputOf({ plan: false, bundleId: null, twin: false }, catalog)).toBeNull();
  });
});
