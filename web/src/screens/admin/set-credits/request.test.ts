import { describe, expect, test } from '@jest/globals';
import { amountOf, consequencesOf } from './request.ts';

describe('parsing the amount', () => {
  test.each([
    ['0', 0],
    ['10', 10],
    [' 25 ', 25],
    ['007', 7],
    ['100000', 100_000],
  ])('%j is %d', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    '-1',
    '5.5',
    '5,5',
    '1e3',
    '+5',
    '0x10',
    'ten',
    '10; DROP',
    '100001',
    '999999',
    '1000000000',
    'NaN',
    'Infinity',
    '١٢',
  ])('%j is not an amount', (typed) => {
    expect(amountOf(typed)).toBeUndefined();
  });
});

describe('the side effects of setting credits', () => {
  const balance = { credits: 12, creditsHeld: 0, debt: 0 };

  test('state that open holds are untouched', () => {
    expect(consequencesOf({ ...balance, creditsHeld: 1.5 }, 40)).toEqual([
      '1.5 held for unfinished videos stay held: open holds are untouched.',
    ]);
    expect(consequencesOf(balance, 40)).toEqual(['There are no open holds. New ones stay untouched.']);
  });

  test('state that a half credit is dropped', () => {
    expect(consequencesOf({ ...balance, credits: 12.5 }, 40)).toContain(
      'The half credit of the current balance (12.5) will be dropped: a balance is set in whole credits.',
    );
    expect(consequencesOf(balance, 40).join(' ')).not.toContain('half credit');
  });

  test('state that an increase writes off a debt', () => {
    const owing = { ...balance, credits: 0, debt: 3 };
    expect(consequencesOf(owing, 5)).toContain('The debt of 3 will be written off.');
    expect(consequencesOf(owing, 0).join(' ')).not.toContain('written off');
  });

  test('state that the balance is the same', () => {
    expect(consequencesOf(balance, 12)).toContain('The balance stays the same: only the reason is recorded.');
  });
});
