import { describe, expect, test } from '@jest/globals';
import { saidFigures, withoutFact } from './removal.ts';

describe('a fact is removed from a case', () => {
  test.each([
    [
      'an address in two spellings',
      'address',
      { address: '12 Oak St, Reno, NV' },
      '<h1>12 <b>Oak</b> St</h1>, 12 OAK ST, 12 Oak Street',
      '<h1>—</h1>, —, —reet',
    ],
    [
      'a price in full and in thousands',
      'price',
      { price: { amount: 450_000 } },
      '$450,000, 450000, 450 000, $450K, 1,450,000',
      '$—, —, —, $—K, 1,450,000',
    ],
    [
      'a price in millions',
      'price',
      { price: { amount: 1_250_000 } },
      '$1.25M or 1.25 million, 12.5 lakh',
      '$—M or — million, — lakh',
    ],
    [
      'a round price, but no single digit',
      'price',
      { price: { amount: 1_000_000 } },
      '$1,000,000, 1 bath',
      '$—, 1 bath',
    ],
    [
      'a count in digits and in words',
      'beds',
      { beds: 3 },
      '3 bd, Three bedrooms, 3.5 ba, 13 steps, <h3>3</h3>',
      '— bd, — bedrooms, 3.5 ba, 13 steps, <h3>—</h3>',
    ],
    [
      'bathrooms with their full ones and their total',
      'baths',
      { baths: 2.5 },
      '2.5 ba, 2½, 2 1/2, 2 full, 1/2 baths: 1, 3 in all',
      '— ba, —, —, — full, 1/2 baths: 1, — in all',
    ],
    [
      'a size',
      'area',
      { area: { value: 1850, unit: 'square feet' } },
      '1,850 sq ft, 1850, 11,850',
      '— sq ft, —, 11,850',
    ],
    [
      'a lot in acres and in feet',
      'lotSize',
      { lotSize: { value: 0.25, unit: 'acres' } },
      '0.25 ac (10,890 sqft)',
      '— ac (— sqft)',
    ],
    [
      'a lot in feet and in acres',
      'lotSize',
      { lotSize: { value: 10_890, unit: 'square feet' } },
      '10,890 sqft (0.25 ac)',
      '— sqft (— ac)',
    ],
    ['a year', 'yearBuilt', { yearBuilt: 1962 }, 'Built 1962, roof 2019', 'Built —, roof 2019'],
  ] as const)('%s', (_name, fact, facts, content, without) => {
    expect(withoutFact(content, fact, facts, '—')).toBe(without);
  });

  test('by nothing', () => {
    expect(withoutFact('3 bd 2 ba', 'beds', { beds: 3 }, '')).toBe(' bd 2 ba');
  });

  test('and a fact that the listing leaves out stays', () => {
    expect(withoutFact('3 bd 2 ba', 'beds', { baths: 2 }, '—')).toBe('3 bd 2 ba');
    expect(saidFigures({ baths: 2, propertyType: 'house' })).toEqual(['baths']);
  });
});
