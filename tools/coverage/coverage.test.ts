import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { missingOf, openOf, readCoverage, toMarkdown, type Coverage } from './coverage.ts';
import { split } from './split.ts';

const root = join(import.meta.dirname, '../..');
const coverage = readCoverage(root);

test('every file and test that the coverage names exists', () => {
  expect(missingOf(coverage, root)).toEqual([]);
});

test('no sentence of the specification is open', () => {
  expect(openOf(coverage).map(({ id, text }) => `${id} ${text}`)).toEqual([]);
});

test('docs/coverage.md says what docs/coverage holds: npm run coverage writes it', () => {
  expect(readFileSync(join(root, 'docs/coverage.md'), 'utf8')).toBe(toMarkdown(coverage));
});

test('each sentence has an id of its own', () => {
  const ids = coverage.sentences.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a specification is split into sentences, items and rows, and nothing is lost', () => {
  const text = [
    '# Title (part 1)',
    'The product sells. It says \'Stop. Wait.\' and "Go. On." then. (Always.)',
    '## 2. Screens',
    '### One',
    '- First. Second.',
    '1. Third.',
    '| a | b |',
    '|---|---|',
    '| x. Y | z |',
  ].join('\n');
  expect(split('P9', text)).toEqual([
    { id: 'P9.0.1', text: 'The product sells.' },
    { id: 'P9.0.2', text: 'It says \'Stop. Wait.\' and "Go. On." then. (Always.)' },
    { id: 'P9.2.1', text: 'First.' },
    { id: 'P9.2.2', text: 'Second.' },
    { id: 'P9.2.3', text: 'Third.' },
    { id: 'P9.2.4', text: '| x. Y | z |' },
  ]);
});

test('a missing file, a missing test and an unknown sentence are named; a sentence without evidence is open', () => {
  const wrong: Coverage = {
    sentences: [
      { id: 'P1.1.1', text: 'a' },
      { id: 'P1.1.2', text: 'b' },
    ],
    evidence: new Map([
      ['P1.1.1', { files: ['gone.ts'], tests: [{ file: 'package.json', title: 'no such test' }] }],
      ['P1.9.9', { nothing: 'an introduction' }],
    ]),
  };
  expect(missingOf(wrong, root)).toEqual([
    'P1.1.1: gone.ts',
    'P1.1.1: package.json "no such test"',
    'P1.9.9: no such sentence',
  ]);
  expect(openOf(wrong).map(({ id }) => id)).toEqual(['P1.1.2']);
  expect(toMarkdown(wrong)).toContain('| P1.1.2 | b | **open** | |');
});
