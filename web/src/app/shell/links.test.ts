import { describe, expect, test } from '@jest/globals';
import { leadsSomewhere } from '../screens.ts';
import { accountLinks, footerLinks, publicLinks, workLinks } from './links.ts';

describe('an address leads somewhere', () => {
  test.each([
    '/',
    '/pricing',
    '/dashboard',
    '/my-videos',
    '/my-videos?status=ready',
    '/generate-video',
    '/generate-video?template=residential',
    '/generate-video?template=commercial',
  ])('%s does', (to) => {
    expect(leadsSomewhere(to)).toBe(true);
  });

  test.each(['/no-such-screen', '/my-videos/1', '/generate-video?template=castle', '', '*'])('%s does not', (to) => {
    expect(leadsSomewhere(to)).toBe(false);
  });
});

test('every way that the navigation offers has a screen', () => {
  const work = workLinks.flatMap((entry) => ('to' in entry ? [entry] : entry.links));
  const offered = [...work, ...publicLinks, ...accountLinks, ...footerLinks.product, ...footerLinks.legal].map(
    ({ to }) => to,
  );
  expect(offered.filter((to) => !leadsSomewhere(to))).toEqual([]);
  expect(offered).toEqual(expect.arrayContaining(['/', '/pricing', '/dashboard', '/generate-video', '/my-videos']));
});
