import { expect, test } from '@jest/globals';
import { safeReturnPath } from './return-path.ts';

test.each([
  ['/checkout?plan=1#pay', '/checkout?plan=1#pay'],
  ['/', '/'],
  ['/my-videos/../billing', '/billing'],
  ['/search?next=https://other.example', '/search?next=https://other.example'],
  ['/loginx', '/loginx'],
])('%p is a path on this site', (asked, path) => {
  expect(safeReturnPath(asked)).toBe(path);
});

test.each([
  undefined, null, 7, {}, ['/a'], '', 'dashboard', 'https://evil.example/', 'https:evil.example', 'http:/evil.example', '//evil.example', '///evil.example',
  '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example', ' /dashboard', '/a b', '/%2fevil.example', '/%2F%2Fevil.example',
  '/%5cevil.example', '/..//evil.example', '/./%2fevil.example', 'javascript:alert(1)', 'data:text/html,x', '/\u0000', '/\u00a0', '/login', '/login?x=1', '/register/',
  '/auth/callback?code=1', '/auth/logout', `/${'a'.repeat(2_000)}`,
])('%p leads to the dashboard (trust A17)', (asked) => {
  expect(safeReturnPath(asked)).toBe('/dashboard');
});
