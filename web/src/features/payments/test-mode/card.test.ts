import { describe, expect, test } from '@jest/globals';
import {
  caretAfter,
  cvcError,
  expiryError,
  expiryOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberError,
  testCards,
} from './card.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242a4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42424', '4242 4'],
  ['', ''],
])('the card number %s is formatted as %s', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['12 / ', '12'],
  ['1/27', '01 / 27'],
  ['12/2027', '12 / 2027'],
  ['12 / 34', '12 / 34'],
])('the expiry date %s is formatted as %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

test('the security code is formatted as at most four digits', () => expect(formatCvc('12a345')).toBe('1234'));

test.each([
  ['12 / 34', { month: 12, year: 2034 }],
  ['01 / 2027', { month: 1, year: 2027 }],
  ['13 / 30', null],
  ['00 / 30', null],
  ['12 / 3', null],
  ['12', null],
])('the expiry date %s is parsed as %j', (typed, expiry) => {
  expect(expiryOf(typed)).toEqual(expiry);
});

describe('the validation of a card', () => {
  const now = new Date(2026, 10, 21);

  test.each([
    ['', 'Enter the card number.'],
    ['4242 4242', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
    ['4242 4242 4242 4242', undefined],
  ])('checks the number %j', (number, error) => {
    expect(numberError(number)).toBe(error);
  });
  test.each([
    ['', 'Enter the expiration date.'],
    ['12', "Your card's expiration date is incomplete."],
    ['10 / 26', "Your card's expiration date is in the past."],
    ['11 / 26', undefined],
    ['01 / 27', undefined],
  ])('checks the expiry date %j', (expiry, error) => expect(expiryError(expiry, now)).toBe(error));
  test.each([
    ['', '4242', 'Enter the security code.'],
    ['12', '4242', "Your card's security code is incomplete."],
    ['123', '4242', undefined],
    ['1234', '4242', "Your card's security code is incomplete."],
    ['1234', '3782', undefined],
    ['123', '3782', undefined],
  ])('checks the code %j of %s', (cvc, number, error) => {
    expect(cvcError(cvc, number)).toBe(error);
  });
  test.each(testCards.map(({ number }) => [number]))('accepts the test card %s', (number) =>
    expect(numberError(number)).toBeUndefined(),
  );
});

test.each([
  ['4242 4242', 4, 4],
  ['4242 4242', 5, 6],
  ['12 / 34', 3, 6],
  ['4242', 0, 0],
  ['42', 9, 2],
])('the caret in %j after %d digits is at %d', (text, digits, caret) => {
  expect(caretAfter(text, digits)).toBe(caret);
});
