import { expect, test } from '@jest/globals';
import { asPresenter, claimsToBe } from './presenter.ts';

const dana = 'Dana Whitfield';

test.each([
  'I am Dana Whitfield.',
  "Hi, I'm Dana, and these are your figures.",
  'My name is Dana Whitfield with Juniper Bank.',
  'Hello, this is Dana.',
  "I'm your loan officer.",
  'As your lender, we stand by you.',
])('"%s" claims to be the lender', (sentence) => {
  expect([claimsToBe(sentence, dana), asPresenter(sentence, dana)]).toEqual([true, undefined]);
});

test.each([
  ['Call me today.', 'Call Dana Whitfield today.'],
  ['If anything is unclear, ask me.', 'If anything is unclear, ask Dana Whitfield.'],
  ['Let me walk you through the sheet.', 'Let me walk you through the sheet.'],
  ['This is the figure to hold against your budget.', 'This is the figure to hold against your budget.'],
  ['Dana Whitfield is your loan officer.', 'Dana Whitfield is your loan officer.'],
])('"%s" is said as "%s"', (sentence, said) => {
  expect(asPresenter(sentence, dana)).toBe(said);
});

test('drops a first-person sentence that can’t be reworded', () => {
  expect(asPresenter('I have lived here for ten years.', undefined)).toBeUndefined();
  expect(asPresenter('My team offers this loan.', dana)).toBeUndefined();
  expect(asPresenter('Call me today.', undefined)).toBe('Get in touch today.');
});
