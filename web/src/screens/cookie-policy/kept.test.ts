import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everythingKept, isListed } from './kept.ts';

const sources = join(import.meta.dirname, '..', '..');
const writes = /\b(?:localStorage|sessionStorage)\.setItem\(|\bindexedDB\.open\(|\bdocument\.cookie\s*=/u;

test('the policy names every file of the client that writes to the browser, and no other', () => {
  const writing = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !/\.test\.tsx?$|^testing\//u.test(file) && writes.test(readFileSync(join(sources, file), 'utf8')),
  );
  const named = everythingKept.flatMap(({ writtenBy = 'library' }) => (writtenBy === 'library' ? [] : [writtenBy]));
  expect(writing.toSorted()).toEqual([...new Set(named)].toSorted());
});

test.each([
  ['cookie', 'sid', true],
  ['cookie', '__Host-sid', true],
  ['cookie', '__Secure-signin_page', true],
  ['cookie', 'signin_session.sig', true],
  ['cookie', '_ga', false],
  ['cookie', 'sid2', false],
  ['local storage', 'curbcast.theme', true],
  ['local storage', 'curbcastXtheme', false],
  ['session storage', 'curbcast.theme', false],
  ['local storage', 'curbcast.videoDraft.2.u-1.RESIDENTIAL', true],
  ['local storage', 'upload/consent/123', true],
  ['local storage', 'upload/consent', false],
] as const)('%s %s is listed: %s', (place, name, listed) => expect(isListed(place, name)).toBe(listed));
