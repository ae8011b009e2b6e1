import { sheetKinds } from './cases/index.ts';
import { judgeSheet, type SheetForm, type SheetOutcome, type SheetVerdict } from './sheet-case.ts';

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${Math.round((part / of) * 1000) / 10} %`);
const verdicts: readonly SheetVerdict[] = ['right', 'asked', 'missing', 'wrongly asked', 'wrong'];

function row(name: string, outcomes: readonly SheetOutcome[]): string {
  const all = outcomes.flatMap((outcome) => Object.values(outcome.verdicts));
  const [right = 0, asked = 0, missing = 0, doubtful = 0, wrong = 0] = verdicts.map(
    (verdict) => all.filter((each) => each === verdict).length,
  );
  const found = right + asked;
  return `| ${[name, right, asked, missing, doubtful, wrong, percent(right, right + wrong), percent(found, found + missing + doubtful + wrong)].join(' | ')} |`;
}

/** How well the sheet cases are read, in Markdown: one row by kind and form. */
export async function sheetReport(): Promise<string> {
  const rows: string[] = [];
  for (const [kind, { cases }] of Object.entries(sheetKinds))
    for (const form of ['text', 'pdf'] as const satisfies readonly SheetForm[]) {
      const outcomes: SheetOutcome[] = [];
      for (const sheet of cases) outcomes.push(await judgeSheet(sheet, form));
      rows.push(row(`${kind} (${cases.length}), ${form === 'pdf' ? 'as PDF' : 'as text'}`, outcomes));
    }
  return `Right is shown without a question; asked has the right value and a question. The precision is that of what is shown
without one.

| kind | right | asked | missing | asked, wrong value | wrong | precision | recall |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}
