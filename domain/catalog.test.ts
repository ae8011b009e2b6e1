import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  bundleForOffer,
  day,
  bundles,
  digitalTwin,
  emailBlast,
  findBundle,
  halfCreditsForSeconds,
  limits,
  monthlyPlan,
  planLotExpiry,
  propertyScriptSeconds,
  statedExpiry,
  toCredits,
  toHalfCredits,
  trial,
} from './catalog.ts';

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

describe('prices', () => {
  test.each([
    { id: 'starter-pack', name: 'Starter Pack', credits: 10, dollars: 177.5, each: '17.75', popular: false },
    { id: 'growth-bundle', name: 'Growth Bundle', credits: 25, dollars: 400, each: '16.00', popular: false },
    { id: 'volume-pro', name: 'Volume Pro', credits: 50, dollars: 725, each: '14.50', popular: true },
    { id: 'marketing-power', name: 'Marketing Power', credits: 100, dollars: 1325, each: '13.25', popular: false },
  ])('$name: $credits credits for $$dollars, $$each each', ({ id, name, credits, dollars, each, popular }) => {
    const bundle = findBundle(id);
    expect(bundle).toMatchObject({ id, name, halfCredits: credits * 2, priceCents: dollars * 100, popular });
    expect((dollars / credits).toFixed(2)).toBe(each);
    expect(bundleForOffer(dollars * 100, credits * 2)).toBe(bundle);
  });

  test('has no other bundles and no other offers', () => {
    expect(bundles).toHaveLength(4);
    expect(findBundle('constructor')).toBeUndefined();
    for (const { priceCents, halfCredits } of bundles) {
      expect(bundleForOffer(priceCents + 1, halfCredits)).toBeUndefined();
      expect(bundleForOffer(priceCents, halfCredits + 2)).toBeUndefined();
    }
    expect(bundleForOffer(17_750, 50)).toBeUndefined();
  });

  test('has a plan of 5 credits for $99 every 30 days and a trial of 3 credits for 30 days', () => {
    expect(monthlyPlan).toMatchObject({ priceCents: 9_900, halfCredits: 10, period: thirtyDays });
    expect(trial).toEqual({ halfCredits: 6, period: thirtyDays });
  });

  test('shows the plan as $75.00 and $24.00, which add up to what is charged and granted', () => {
    expect(monthlyPlan.lines.map(({ priceCents }) => priceCents)).toEqual([7_500, 2_400]);
    const total = (field: 'priceCents' | 'halfCredits') =>
      monthlyPlan.lines.reduce((sum, line) => sum + line[field], 0);
    expect([total('priceCents'), total('halfCredits')]).toEqual([monthlyPlan.priceCents, monthlyPlan.halfCredits]);
  });

  test('sells a Digital Twin for $350, later ones 10 % cheaper, and the email blast for $300', () => {
    expect([digitalTwin.priceCents, digitalTwin.laterPriceCents]).toEqual([35_000, 35_000 * 0.9]);
    expect(emailBlast.priceCents).toBe(30_000);
  });
});

describe('the price of a video', () => {
  test.each([
    { seconds: 0, credits: 0.5 },
    { seconds: 1, credits: 0.5 },
    { seconds: 30, credits: 0.5 },
    { seconds: 30.001, credits: 1 },
    { seconds: 60, credits: 1 },
    { seconds: 61, credits: 1.5 },
    { seconds: 3_600, credits: 60 },
  ])('$seconds s cost $credits', ({ seconds, credits }) => {
    expect(toCredits(halfCreditsForSeconds(seconds))).toBe(credits);
  });

  test('the lender lengths 1.5, 3 and 5 are the ceilings of 60-90 s, 2-3 and 3-5 minutes', () => {
    expect([90, 180, 300].map((seconds) => toCredits(halfCreditsForSeconds(seconds)))).toEqual([1.5, 3, 5]);
  });

  test('the property lengths are 30, 60 and 240 s', () => {
    expect(propertyScriptSeconds).toEqual({ short: 30, medium: 60, long: 240 });
  });

  test.each([NaN, -1, -0.001, Infinity, -Infinity])('refuses the length %p', (seconds) => {
    expect(() => halfCreditsForSeconds(seconds)).toThrow(RangeError);
  });

  test('never falls with the length, and grows by half a credit per 30 s', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (a, b) => {
          expect(halfCreditsForSeconds(Math.max(a, b))).toBeGreaterThanOrEqual(halfCreditsForSeconds(Math.min(a, b)));
          const price = halfCreditsForSeconds(a);
          expect(price * 30).toBeGreaterThanOrEqual(a);
          expect((price - 1) * 30).toBeLessThanOrEqual(a);
        },
      ),
    );
  });
});

describe('converting credits', () => {
  test.each([0, 0.5, 1, 1.5, 99_999.5, 100_000])('accepts %p', (credits) => {
    expect(toCredits(toHalfCredits(credits))).toBe(credits);
  });

  test.each([0.1, 0.25, 1e-9, 5e-324, -0.5, -1, NaN, Infinity, -Infinity, 2 ** 52, 2 ** 53, Number('1.5abc')])(
    'refuses %p',
    (credits) => {
      expect(() => toHalfCredits(credits)).toThrow(RangeError);
    },
  );

  test('turns -0 into 0', () => {
    expect(Object.is(toHalfCredits(-0), 0)).toBe(true);
  });

  test('converts any multiple of a half back and forth and refuses every other number', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double(),
          fc.integer().map((n) => n / 2),
          fc.integer().map((n) => n / 4),
        ),
        (credits) => {
          let half: number;
          try {
            half = toHalfCredits(credits);
          } catch {
            expect(credits * 2 >= 0 && Number.isSafeInteger(credits * 2)).toBe(false);
            return;
          }
          expect(Number.isSafeInteger(half) && half >= 0).toBe(true);
          expect(half / 2).toBe(credits + 0);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

test('the catalog has the published limits', () => {
  expect(limits).toMatchObject({
    scriptCharacters: 5_000,
    bulkDelete: 100,
    doubleClick: 5_000,
    reasonCharacters: { min: 3, max: 500 },
  });
});

test('users are told the end of the period, and the grace once it has begun', () => {
  const periodEnd = 100 * day;
  const expiresAt = planLotExpiry(periodEnd);
  expect(expiresAt).toBe(103 * day);
  expect(statedExpiry('plan', expiresAt, periodEnd - 1)).toBe(periodEnd);
  expect(statedExpiry('plan', expiresAt, periodEnd)).toBe(expiresAt);
  expect(statedExpiry('bundle', expiresAt, 0)).toBe(expiresAt);
});
