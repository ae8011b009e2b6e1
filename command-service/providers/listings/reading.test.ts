import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { allCases } from './testing/cases/index.ts';
import { judge } from './testing/reading-case.ts';
import { readingReport } from './testing/report.ts';

describe.each(Object.entries(allCases))('%s', (_kind, cases) => {
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    expect(judge(each).problems).toEqual([]);
  });
});

test('the report in docs is the one of today', () => {
  expect(readFileSync(new URL('../../../docs/reading.md', import.meta.url), 'utf8')).toBe(readingReport());
});
