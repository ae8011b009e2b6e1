import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { bundles, retiredPlanIds } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import { quote, type QuoteFacts, type QuoteRequest } from './index.ts';
import { inWords, type Sentence } from '../../words/index.ts';

const first: QuoteFacts = { twinsBought: 0, emailBlastSold: false };
const withBlast: QuoteFacts = { ...first, emailBlastSold: true };

const totalOf = (request: QuoteRequest, facts = first): number => quote(request, facts).totalCents / 100;

describe('a quote', () => {
  test.each<[QuoteRequest, number]>([
    [{ planId: 'monthly' }, 99],
    [{ bundleId: 'starter-pack' }, 177.5],
    [{ planId: 'monthly', bundleId: 'volume-pro' }, 824],
    [{ planId: 'monthly', customAvatar: true }, 449],
    [{ planId: 'monthly', bundleId: 'volume-pro', customAvatar: true }, 1_174],
    [{ planId: 'digital-twin' }, 350],
    [{ planId: 'digital-twin', customAvatar: true }, 350],
    [{ bundleId: 'growth-bundle', customAvatar: true }, 750],
  ])('of %j is $%d', (request, dollars) => {
    expect(totalOf(request)).toBe(dollars);
  });

  test('shows the plan as a line of $75.00 and one of $24.00', () => {
    const { lines, items } = quote({ planId: 'monthly', bundleId: 'volume-pro' }, first);
    const english = (words: Sentence | string): string => (typeof words === 'string' ? words : inWords(words, 'en'));
    expect(lines.map(({ description, amountCents }) => [english(description), amountCents])).toEqual([
      ['Base plan (3 credits)', 7_500],
      ['2 more monthly credits', 2_400],
      ['Volume Pro (50 credits)', 72_500],
    ]);
    expect(items.map(({ kind, priceCents, halfCredits }) => [kind, priceCents, halfCredits])).toEqual([
      ['plan', 9_900, 10],
      ['bundle', 72_500, 100],
    ]);
  });

  test('charges $350 for the first Digital Twin and $315 for every later one', () => {
    expect([0, 1, 2].map((twinsBought) => totalOf({ planId: 'digital-twin' }, { ...first, twinsBought }))).toEqual([
      350, 315, 315,
    ]);
  });

  test('adds the email blast to a plan where it is sold', () => {
    expect(totalOf({ planId: 'monthly', emailBlast: true }, withBlast)).toBe(399);
  });

  test.each<[QuoteRequest, QuoteFacts, RegExp]>([
    [{}, first, /Choose a plan/],
    [{ planId: 'solo' }, first, /plan does not exist/],
    [{ planId: '__proto__' }, first, /plan does not exist/],
    [{ bundleId: 'constructor' }, first, /bundle does not exist/],
    [{ planId: 'monthly', bundleId: '' }, first, /bundle does not exist/],
    [{ planId: 'monthly', emailBlast: true }, first, /email blast is not sold/],
    [{ bundleId: 'volume-pro', emailBlast: true }, withBlast, /email blast is not sold/],
    ...retiredPlanIds.map((planId) => [{ planId }, first, /no longer sold/] as [QuoteRequest, QuoteFacts, RegExp]),
  ])('refuses %j', (request, facts, sentence) => {
    expect(() => quote(request, facts)).toThrow(Refusal);
    expect(() => quote(request, facts)).toThrow(sentence);
  });

  test('adds up, whatever is ordered: lines, items and total', () => {
    const request = fc.record({
      planId: fc.constantFrom('monthly', 'digital-twin', undefined),
      bundleId: fc.constantFrom(undefined, ...bundles.map(({ id }) => id)),
      customAvatar: fc.boolean(),
    });
    fc.assert(
      fc.property(request, fc.nat(3), (order, twinsBought) => {
        fc.pre(order.planId !== undefined || order.bundleId !== undefined || order.customAvatar);
        const { items, lines, totalCents } = quote(order, { ...first, twinsBought });
        const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
        expect(sum(lines.map(({ amountCents }) => amountCents))).toBe(totalCents);
        expect(sum(items.map(({ priceCents }) => priceCents))).toBe(totalCents);
        expect(sum(lines.map(({ halfCredits }) => halfCredits))).toBe(sum(items.map(({ halfCredits }) => halfCredits)));
        expect(sum(lines.map(({ twinCredits }) => twinCredits))).toBe(sum(items.map(({ twinCredits }) => twinCredits)));
      }),
    );
  });
});
