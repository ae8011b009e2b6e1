import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { figuresOf, settledAgainst, smallestCharge, splitCredit, type LineInput } from './figures.ts';
import { apportion, roundedParts } from './rounding.ts';

const percentage = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000);
const rates = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('txr_a', 'txr_b', 'txr_c'),
    percentage: fc.integer({ min: 0, max: 300_000 }).map((value) => value / 10_000),
    inclusive: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
);
/** Each line has some of the invoice's tax rates. */
const lines = rates.chain((all) =>
  fc.array(
    fc.record({
      amount: fc.integer({ min: -100_000, max: 1_000_000 }),
      discountable: fc.boolean(),
      taxRates: fc.subarray(all),
    }),
    { maxLength: 6 },
  ),
);
const discounts = fc
  .array(
    fc.oneof(
      fc.record({ percentOff: percentage, amountOff: fc.constant(null) }),
      fc.record({ percentOff: fc.constant(null), amountOff: fc.integer({ min: 1, max: 500_000 }) }),
    ),
    { maxLength: 3 },
  )
  .map((all) => all.map((each, index) => ({ id: `di_${index}`, ...each })));

const sum = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);

describe('the figures of an invoice', () => {
  test('subtotal - discounts + exclusive tax = total, and every sum of parts is exact', () => {
    fc.assert(
      fc.property(lines, discounts, (input, off) => {
        const figures = figuresOf(input, off);
        const exclusive = sum(figures.taxes.filter(({ inclusive }) => !inclusive));
        expect(figures.subtotal).toBe(sum(input));
        expect(figures.total).toBe(figures.subtotal - sum(figures.discounts) + exclusive);
        expect(figures.totalExcludingTax).toBe(figures.total - sum(figures.taxes));
        for (const { discount, amount } of figures.discounts) {
          const parts = figures.lines.flatMap((line) => line.discounts.filter((each) => each.discount === discount));
          expect(sum(parts)).toBe(amount);
        }
        for (const { rate, amount } of figures.taxes)
          expect(sum(figures.lines.flatMap((line) => line.taxes.filter((each) => each.rate === rate)))).toBe(amount);
      }),
    );
  });

  test('discounts never take more than a line costs, and nothing from a negative or excluded line', () => {
    fc.assert(
      fc.property(lines, discounts, (input, off) => {
        figuresOf(input, off).lines.forEach(({ discounts: taken }, index) => {
          const { amount, discountable } = input[index] as LineInput;
          const most = discountable && amount > 0 ? amount : 0;
          expect(sum(taken)).toBeLessThanOrEqual(most);
          for (const each of taken) expect(each.amount).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  test('tax of a rate is its percentage of what is taxable, to half a cent', () => {
    fc.assert(
      fc.property(lines, discounts, (input, off) => {
        const exclusiveOnly = input.map((line) => ({
          ...line,
          taxRates: line.taxRates.map((rate) => ({ ...rate, inclusive: false })),
        }));
        for (const { rate, amount, taxable } of figuresOf(exclusiveOnly, off).taxes) {
          const found = exclusiveOnly.flatMap(({ taxRates }) => taxRates).find(({ id }) => id === rate);
          expect(Math.abs(amount - (taxable * (found?.percentage ?? 0)) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
    );
  });

  test('inclusive tax does not change the total: $11.90 with 19 % holds $1.90 of tax', () => {
    const line = { amount: 1_190, discountable: true, taxRates: [{ id: 'txr_a', percentage: 19, inclusive: true }] };
    expect(figuresOf([line], [])).toMatchObject({ total: 1_190, totalExcludingTax: 1_000, taxes: [{ amount: 190 }] });
  });

  test('a coupon comes first, tax on what is left: $99 less 20 % with 8.25 %', () => {
    const line = { amount: 9_900, discountable: true, taxRates: [{ id: 'txr_a', percentage: 8.25, inclusive: false }] };
    const figures = figuresOf([line], [{ id: 'di_1', percentOff: 20, amountOff: null }]);
    expect(figures).toMatchObject({
      total: 8_573,
      discounts: [{ amount: 1_980 }],
      taxes: [{ amount: 653, taxable: 7_920 }],
    });
  });

  test('two discounts apply one after the other', () => {
    const line = { amount: 10_000, discountable: true, taxRates: [] };
    const half = { id: 'di_1', percentOff: 50, amountOff: null };
    const figures = figuresOf([line], [half, { ...half, id: 'di_2' }]);
    expect(figures.discounts.map(({ amount }) => amount)).toEqual([5_000, 2_500]);
  });
});

test('total - balance applied = amount due; less than the smallest charge is owed later', () => {
  const cents = fc.integer({ min: -200_000, max: 200_000 });
  fc.assert(
    fc.property(cents, cents, (total, startingBalance) => {
      const { amountDue, endingBalance } = settledAgainst(total, startingBalance);
      expect(total - (endingBalance - startingBalance)).toBe(amountDue);
      expect(amountDue === 0 || (amountDue >= smallestCharge && endingBalance === 0)).toBe(true);
      expect(endingBalance).toBeLessThan(smallestCharge);
    }),
  );
});

test('a credit note lowers what is due first; the rest returns what was paid', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (amount, remaining) => {
      const { pre, post } = splitCredit(amount, remaining);
      expect(pre + post).toBe(amount);
      expect(pre).toBeLessThanOrEqual(remaining);
      expect(post === 0 || pre === remaining).toBe(true);
    }),
  );
});

test('parts differ from the exact share by less than a cent, and add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.array(fc.nat(9_999), { minLength: 1 }),
      (amount, weights) => {
        const parts = apportion(amount, weights);
        const total = weights.reduce((all, each) => all + each, 0);
        expect(parts.reduce((all, each) => all + each, 0)).toBe(total === 0 ? 0 : amount);
        parts.forEach((part, index) => {
          if (total > 0) expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
        });
      },
    ),
  );
});

test('the cents that are left go to the largest remainders', () => {
  expect(roundedParts([5n, 9n, 6n], 10n)).toEqual([0, 1, 1]);
  expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(apportion(-100, [1, 1, 1])).toEqual([-33, -33, -34]);
});
