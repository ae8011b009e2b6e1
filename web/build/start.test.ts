import { expect, test } from '@jest/globals';
import { afterPaint } from './start.ts';

test('a page fetches its scripts, with low priority, and marks those that run after the first paint', () => {
  const page = [
    '<script type="module" crossorigin src="/assets/a.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/b.js">',
    '<script>theme()</script>',
  ];
  expect(afterPaint(page.join('')).split('>')).toEqual([
    '<link rel="modulepreload" crossorigin fetchpriority="low" data-run href="/assets/a.js"',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/b.js"',
    '<script',
    'theme()</script',
    '',
  ]);
});
