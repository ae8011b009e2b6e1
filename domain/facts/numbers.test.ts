import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { decimalSignOf, findMoney, numberOfSpanishWord, numberOfWord, readNumber } from './index.ts';

const text = { source: 'text' } as const;

describe('readNumber in a text', () => {
  test.each([
    ['0.172', 0.172],
    ['1.125', 1.125],
    ['0.2314', 0.2314],
    ['.25', 0.25],
    ['1,125', 1125],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1.250.000,50', 1_250_000.5],
    ['1,25,00,000', 12_500_000],
    ['95,00,000', 9_500_000],
    ["1'250'000", 1_250_000],
    ['1\u202f250\u202f000', 1_250_000],
    ['2,5', 2.5],
    ['1/2', 0.5],
    ['3/4', 0.75],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
  ])('%s is %d', (written, value) => {
    expect(readNumber(written, text)).toBe(value);
  });

  test.each(['', 'x', '3 850', '1,2,3', '12.34.56', '1,2345', '5.', '1,250.00.00'])('%j is not a number', (written) => {
    expect(readNumber(written, text)).toBeUndefined();
  });

  test('three decimals group the thousands of money and of languages with a decimal comma', () => {
    expect(readNumber('850.000', { ...text, money: true })).toBe(850_000);
    expect(readNumber('1.100', { ...text, decimal: ',' })).toBe(1100);
    expect(readNumber('1,125', { ...text, decimal: ',' })).toBe(1.125);
    expect(readNumber('0.125', { ...text, decimal: ',' })).toBe(0.125);
  });

  test('a point in data is always a decimal point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 6 }), (units, decimals) => {
        const value = units / 10 ** decimals;
        expect(readNumber(value.toFixed(decimals), { source: 'data' })).toBe(value);
      }),
    );
  });

  test('reads back what each language writes', () => {
    const languages = fc.constantFrom('en-US', 'de-DE', 'es-ES', 'es-MX', 'fr-FR', 'pt-BR', 'en-IN', 'de-CH', 'it-IT');
    fc.assert(
      fc.property(languages, fc.integer({ min: 0, max: 99_999_999_99 }), (language, cents) => {
        const value = cents / 100;
        const written = value.toLocaleString(language, { minimumFractionDigits: 2, useGrouping: 'always' });
        expect(readNumber(written, { ...text, decimal: decimalSignOf(language) })).toBe(value);
        const whole = Math.floor(value).toLocaleString(language, { useGrouping: 'always' });
        expect(readNumber(whole, { ...text, decimal: decimalSignOf(language) })).toBe(Math.floor(value));
      }),
    );
  });
});

test('names small numbers in both languages', () => {
  expect([numberOfWord('Three'), numberOfSpanishWord('Una'), numberOfSpanishWord('diez')]).toEqual([3, 1, 10]);
  expect([numberOfWord('tres'), numberOfSpanishWord('three')]).toEqual([undefined, undefined]);
});

describe('findMoney', () => {
  const first = (written: string, context = {}) => {
    const [found] = findMoney(written, context);
    return found === undefined ? undefined : [found.price.amount, found.price.currency, found.price.per];
  };

  test.each([
    ['$1.250M', [1_250_000, 'USD', undefined]],
    ['$2.375 million', [2_375_000, 'USD', undefined]],
    ['$525k', [525_000, 'USD', undefined]],
    ['$450.000', [450_000, 'USD', undefined]],
    ['HK$12,800,000', [12_800_000, 'HKD', undefined]],
    ['NZ$1,250,000', [1_250_000, 'NZD', undefined]],
    ['Mex$4,500,000', [4_500_000, 'MXN', undefined]],
    ['R$ 850.000', [850_000, 'BRL', undefined]],
    ['XQ$900,000', [900_000, undefined, undefined]],
    ['₹1,25,00,000', [12_500_000, 'INR', undefined]],
    ['₹1.85 Cr', [18_500_000, 'INR', undefined]],
    ['$300 per quarter', [300, 'USD', 'quarter']],
    ['$75 / qtr', [75, 'USD', 'quarter']],
    ['₹95 Lakh', [9_500_000, 'INR', undefined]],
    ['Rs. 1.2 Crore', [12_000_000, 'INR', undefined]],
    ['1 450 000 €', [1_450_000, 'EUR', undefined]],
    ['1.450.000 €', [1_450_000, 'EUR', undefined]],
    ['AED 12,000,000', [12_000_000, 'AED', undefined]],
    ['450000 USD', [450_000, 'USD', undefined]],
    ['$2450 monthly', [2450, 'USD', 'month']],
    ['£1,200 pcm', [1200, 'GBP', 'month']],
    ['£325 pw', [325, 'GBP', 'week']],
    ['$1,450/mo', [1450, 'USD', 'month']],
    ['$26.50 /SF/YR', [26.5, 'USD', 'square foot per year']],
    ['$1.50 /SF/MO NNN', [1.5, 'USD', 'square foot per month']],
    ['$24.50 psf NNN', [24.5, 'USD', 'square foot per year']],
    ['$31.50 per square foot per year', [31.5, 'USD', 'square foot per year']],
  ])('finds "%s"', (written, expected) => {
    expect(first(written)).toEqual(expected);
  });

  test('a bare dollar is the dollar of the page', () => {
    expect(first('$879,900', { dollar: 'CAD' })).toEqual([879_900, 'CAD', undefined]);
  });

  test('keeps a minus, parentheses and a credit', () => {
    const signs = ['-$3,500.00', '($3,500.00)', '$3,500.00 CR', '$-3,500.00', '$3,500.00-', '$3,500.00'];
    expect(signs.map((written) => findMoney(written)[0]?.negative ?? false)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('marks a price per area or unit', () => {
    expect(findMoney('$425/sqft and $275,000 per door').map(({ perWhat }) => perWhat)).toEqual(['area', 'unit']);
  });

  test('joins digits across a blank only in full groups next to a sign', () => {
    expect(findMoney('Unit 3 850 sq ft')).toEqual([]);
    expect(findMoney('$3 850 1 bath').map(({ price }) => price.amount)).toEqual([3850]);
    expect(findMoney('3 BEDS 2 BATHS, 12 ABC')).toEqual([]);
  });

  test('takes time linear in the length of the text', () => {
    for (const part of ['$1 ', '1,', '1 234 ', '$', '(', 'USD ']) findMoney(part.repeat(20_000));
  });
});
