import { describe, expect, test } from '@jest/globals';
import { allCases } from './testing/cases/index.ts';
import { judge } from './testing/reading-case.ts';

describe.each(Object.entries(allCases))('%s', (_kind, cases) => {
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    expect(judge(each).problems).toEqual([]);
  });
});
