import { expect, test } from '@jest/globals';
import { trialAddress } from './index.ts';

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  [' ann+second@example.com ', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['\uFF41nn@example.com', 'ann@example.com'],
  ['+only@example.com', undefined],
  ['@example.com', undefined],
  ['ann@', undefined],
  ['ann', undefined],
  ['', undefined],
])('%j counts as %j', (email, counted) => {
  expect(trialAddress(email)).toBe(counted);
});
