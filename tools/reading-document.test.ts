import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readingDocument } from './reading-document.ts';

test('the report in docs is the one of today', async () => {
  expect(readFileSync(new URL('../docs/reading.md', import.meta.url), 'utf8')).toBe(await readingDocument());
});
