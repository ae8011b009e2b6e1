import { expect, test } from '@jest/globals';
import { sectionAt, sectionsFor } from './sections.ts';

test('finance sees the overview and the books, administrators everything', () => {
  const targets = (isAdmin: boolean): readonly string[] => sectionsFor({ isAdmin }).map(({ to }) => to);
  expect(targets(false)).toEqual(['/admin/overview', '/admin/finance']);
  expect(targets(true)).toEqual(expect.arrayContaining(['/admin', '/admin/log', '/security', '/outbox']));
});

test.each([
  ['/admin', '/admin'],
  ['/admin/users/u1', '/admin'],
  ['/admin/users/u1/credits', '/admin'],
  ['/admin/finance', '/admin/finance'],
  ['/admin/audit/video/v1', '/admin/log'],
  ['/nowhere', undefined],
])('%s is in the section %s', (pathname, to) => {
  expect(sectionAt(pathname, { isAdmin: true })).toBe(to);
});

test.each([
  ['/admin/users/u1', '/admin/finance'],
  ['/admin/users/u1/credits', '/admin/finance'],
  ['/admin/audit/video/v1', '/admin/finance'],
  ['/admin/overview', '/admin/overview'],
])('for finance, %s is in the section %s', (pathname, to) => {
  expect(sectionAt(pathname, { isAdmin: false })).toBe(to);
});
