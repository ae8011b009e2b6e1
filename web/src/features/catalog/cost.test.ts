import { describe, expect, test } from '@jest/globals';
import { type Bundle, bundleFor, centsPerCredit, creditsForSeconds, formatLength, validityInWords } from './cost.ts';

const step = { secondsPerHalfCredit: 30 };
const bundle = (credits: number, priceCents: number): Bundle => ({
  __typename: 'Bundle',
  id: `${credits}`,
  name: `${credits}`,
  credits,
  priceCents,
  popular: false,
  videosLabel: `${credits} minutes of video`,
  description: '',
});
const bundles = [bundle(50, 72_500), bundle(10, 17_750), bundle(25, 40_000)];

describe('the cost of a video', () => {
  test.each([
    [1, 0.5],
    [30, 0.5],
    [31, 1],
    [60, 1],
    [90, 1.5],
    [180, 3],
    [300, 5],
  ])('%d s cost %d credits', (seconds, credits) => {
    expect(creditsForSeconds(seconds, step)).toBe(credits);
  });
});

test('a bundle has a price per credit', () => {
  expect(centsPerCredit(bundle(10, 17_750))).toBe(1775);
});

describe('the bundle for a number of credits', () => {
  test.each([
    [1, 10],
    [10, 10],
    [10.5, 25],
    [50, 50],
    [400, 50],
  ])('for %d credits is the bundle of %d', (need, found) => {
    expect(bundleFor(need, bundles)?.credits).toBe(found);
  });
  test('is undefined without bundles', () => expect(bundleFor(1, [])).toBeUndefined());
});

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [60, '1 min'],
  [90, '1 min 30 s'],
  [300, '5 min'],
])('%d seconds are formatted as %s', (seconds, words) => {
  expect(formatLength(seconds)).toBe(words);
});

test.each([
  [null, 'never expire'],
  [1, 'can be used for 1 day'],
  [90, 'can be used for 90 days'],
])('a validity of %s days is formatted as "bundle credits %s"', (bundleValidityDays, words) => {
  expect(validityInWords({ bundleValidityDays })).toBe(words);
});
