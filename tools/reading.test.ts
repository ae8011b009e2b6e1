import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { sheetKinds } from '../command-service/providers/fee-sheets/testing/cases/index.ts';
import { judgeSheet, recallOf, type SheetForm } from '../command-service/providers/fee-sheets/testing/sheet-case.ts';
import { allCases } from '../command-service/providers/listings/testing/cases/index.ts';
import { judge } from '../command-service/providers/listings/testing/reading-case.ts';
import { readingDocument } from './reading-document.ts';

// One file, because each case is read once per process and the report reads all of them too.

describe.each(Object.entries(allCases))('listings: %s', (_kind, cases) => {
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    expect(judge(each).problems).toEqual([]);
  });
});

describe('fee sheets', () => {
  const forms: readonly SheetForm[] = ['text', 'pdf'];
  const inForms = Object.entries(sheetKinds).flatMap(([kind, each]) =>
    forms.map((form) => [kind, form, each] as const),
  );

  test.each(inForms.flatMap(([, form, { cases }]) => cases.map((sheet) => [sheet.name, form, sheet] as const)))(
    '%s, as %s: no figure is wrong without a question',
    async (_name, form, sheet) => {
      expect((await judgeSheet(sheet, form)).wrong).toEqual([]);
    },
  );

  test.each(inForms)('of %s, as %s, enough figures are read', async (_kind, form, { cases, recall }) => {
    const outcomes = [];
    for (const sheet of cases) outcomes.push(await judgeSheet(sheet, form));
    expect(recallOf(outcomes)).toBeGreaterThanOrEqual(recall);
  });
});

test('the report in docs is up to date', async () => {
  expect(readFileSync(new URL('../docs/reading.md', import.meta.url), 'utf8')).toBe(await readingDocument());
});
