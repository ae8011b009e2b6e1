import { expect, test } from '@jest/globals';
import { sheetCases } from './testing/cases/index.ts';
import { judgeSheet, recallOf, type SheetForm } from './testing/sheet-case.ts';

const forms: readonly SheetForm[] = ['text', 'pdf'];
const cases = Object.values(sheetCases)
  .flat()
  .flatMap((sheet) => forms.map((form) => [sheet.name, form, sheet] as const));

test.each(cases)('%s, as %s: no figure is wrong without a question', async (_name, form, sheet) => {
  expect((await judgeSheet(sheet, form)).wrong).toEqual([]);
});

test.each(Object.entries(sheetCases).flatMap(([kind, list]) => forms.map((form) => [kind, form, list] as const)))(
  'of %s, as %s, at least 95 of 100 figures are read',
  async (_kind, form, list) => {
    const outcomes = [];
    for (const sheet of list) outcomes.push(await judgeSheet(sheet, form));
    expect(recallOf(outcomes)).toBeGreaterThanOrEqual(0.95);
  },
);
