import { describe, expect, test } from '@jest/globals';
import { listingOf } from '../../command-service/providers/listings/testing/reading-case.ts';
import { effectOn, isSameFact } from './compare.ts';

describe('two readings of a fact', () => {
  test.each([
    [
      'a size in another unit',
      'area',
      { area: { value: 1055, unit: 'square feet' } },
      { area: { value: 98, unit: 'square meters' } },
      true,
    ],
    [
      'another size',
      'area',
      { area: { value: 1850, unit: 'square feet' } },
      { area: { value: 1800, unit: 'square feet' } },
      false,
    ],
    [
      'a rent by week and by month',
      'price',
      { price: { amount: 325, per: 'week' } },
      { price: { amount: 1408, per: 'month' } },
      true,
    ],
    ['a price near another', 'price', { price: { amount: 489_900 } }, { price: { amount: 486_300 } }, false],
    [
      'dues by year and by month',
      'hoa',
      { hoa: { amount: 250, per: 'year' } },
      { hoa: { amount: 21, per: 'month' } },
      true,
    ],
    [
      'an address without its unit',
      'address',
      { address: 'Unit 4, 12 Oak St, Reno' },
      { address: '12 Oak St, Reno' },
      true,
    ],
    ['another address', 'address', { address: '12 Oak St, Reno' }, { address: '14 Oak St, Reno' }, false],
    ['a total that counts a half bath as one', 'baths', { baths: 2.5 }, { baths: 3 }, true],
    ['another count', 'baths', { baths: 2 }, { baths: 1 }, false],
    ['a fact that is absent', 'beds', { beds: 3 }, {}, false],
  ] as const)('%s', (_name, fact, one, other, isSame) => {
    expect(isSameFact(fact, one, other)).toBe(isSame);
    expect(isSameFact(fact, other, one)).toBe(isSame);
  });
});

test('a change keeps a fact, gives another value, asks, or leaves it out', () => {
  const read = (content: string) => listingOf({ kind: 'typed', content });
  const before = read('12 Oak St, Reno, NV 89501\nPrice: $450,000\nBeds: 3\nBaths: 2');
  if (before === undefined) throw new Error('The text was refused.');
  const effect = (content: string) => effectOn('beds', before, read(content));
  expect(effect('12 Oak St, Reno, NV 89501\nPrice: $450,000\nBedrooms: 3\nBaths: 2')).toBe('same');
  expect(effect('12 Oak St, Reno, NV 89501\nPrice: $450,000\nBeds: 4\nBaths: 2')).toBe('other');
  expect(effect('12 Oak St, Reno, NV 89501\nPrice: $450,000\nBeds: 3\nBedrooms: 4\nBaths: 2')).toBe('asked');
  expect(effect('12 Oak St, Reno, NV 89501\nPrice: $450,000\nBaths: 2')).toBe('absent');
});
