import { expect, test } from '@jest/globals';
import { accessTokenIn, newAccessToken, readAccessToken } from './access-token.ts';

const userId = '4b7e21c0-93df-4e6a-a1b5-7c08d94fe633';

test('a token names its user and its hash, and is different each time', () => {
  const { token, hash } = newAccessToken(userId);
  expect(token).toMatch(/^cbc_4b7e21c093df4e6aa1b57c08d94fe633_[\w-]{51}$/);
  expect(readAccessToken(token)).toEqual({ userId, hash });
  expect(newAccessToken(userId).token).not.toBe(token);
});

test.each([
  ['one character changed', (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['cut off', (token: string) => token.slice(0, -1)],
  ['of another user', (token: string) => token.replace('4b7e', '5b7e')],
  ['with something behind it', (token: string) => `${token}a`],
])('a token %s is not a token', (_what, change) => {
  expect(readAccessToken(change(newAccessToken(userId).token))).toBeUndefined();
});

test.each([
  ['Bearer cbc_x', 'cbc_x'],
  ['bearer  cbc_x', 'cbc_x'],
  ['Basic cbc_x', undefined],
  ['Bearer eyJhbGciOi', undefined],
  [undefined, undefined],
])('the header %p gives the token %p', (header, token) => {
  expect(accessTokenIn(header)).toBe(token);
});
