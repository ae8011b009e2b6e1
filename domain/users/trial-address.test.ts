import { expect, test } from '@jest/globals';
import { trialAddress } from './index.ts';

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  [' ann+second@example.com ', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['bob@münchen.example', 'bob@xn--mnchen-3ya.example'],
  ['JÖRG+1@example.com', 'jörg@example.com'],
  // Another mailbox than ann's, whose trial it must not use up.
  ['\uFF41nn@example.com', '\uFF41nn@example.com'],
  ['"ann"@example.com', undefined],
  ['+only@example.com', undefined],
  ['@example.com', undefined],
  ['ann@', undefined],
  ['ann', undefined],
  ['', undefined],
])('%j counts as %j', (email, counted) => {
  expect(trialAddress(email)).toBe(counted);
});
