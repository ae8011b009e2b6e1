import { expect, test } from '@jest/globals';
import { sectionAt, sectionsFor } from './sections.ts';

const targets = (isAdmin: boolean): readonly string[] =>
  sectionsFor({ isAdmin }).flatMap(({ links }) => links.map(({ to }) => to));

test('finance sees the overview and the books, administrators everything', () => {
  expect(targets(false)).toEqual(['/admin/overview', '/admin/finance']);
  expect(targets(true)).toEqual(expect.arrayContaining(['/admin', '/admin/log', '/security', '/outbox']));
});

test.each([
  ['/admin', '', '/admin'],
  ['/admin', '?tab=users', '/admin'],
  ['/admin', '?tab=videos&status=FAILED', '/admin?tab=videos'],
  ['/admin', '?tab=security', '/admin'],
  ['/admin/users/u1', '?kind=MAILS', '/admin'],
  ['/admin/users/u1/credits', '', '/admin'],
  ['/admin/finance', '?tab=payments', '/admin/finance'],
  ['/admin/audit/video/v1', '', '/admin/log'],
  ['/nowhere', '', undefined],
])('%s%s is in the section %s', (pathname, search, to) => {
  expect(sectionAt(pathname, search)).toBe(to);
});
