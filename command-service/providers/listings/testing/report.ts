import { allCases } from './cases/index.ts';
import { comparedFacts, judge } from './reading-case.ts';
import type { Outcome, Verdict } from './reading-case.ts';

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${Math.round((part / of) * 1000) / 10} %`);

function row(name: string, verdicts: readonly Verdict[]): string {
  const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length;
  const [right, asked, missing, wrong] = [count('right'), count('asked'), count('missing'), count('wrong')];
  return `| ${name} | ${right} | ${asked} | ${missing} | ${wrong} | ${percent(right, right + wrong)} | ${percent(right, right + missing + wrong)} |`;
}

/** How well the reading cases of listings are read, in Markdown: one table by fact and one by kind of case. */
export function listingReport(): string {
  const judged = Object.entries(allCases).map(([kind, cases]) => ({ kind, outcomes: cases.map(judge) }));
  const outcomes = judged.flatMap((each) => each.outcomes);
  const verdictsOf = (list: readonly Outcome[]): readonly Verdict[] =>
    list.flatMap(({ verdicts }) => Object.values(verdicts));
  const heads =
    '| right | asked | missing | wrong | precision | recall |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |';
  return `The tables count the ${outcomes.length} reading cases in \`command-service/providers/listings/testing/cases\`, each a test. A fact that is
asked is open on purpose; it counts neither as right nor as wrong. A fact is missing that the page states and the reader
still leaves out. The reader was changed for these cases, so the figures show that nothing was lost, not how well an
unknown page is read.

### By fact

| fact ${heads}
${comparedFacts
  .map((name) =>
    row(
      name,
      outcomes.map(({ verdicts }) => verdicts[name]),
    ),
  )
  .join('\n')}
${row('all', verdictsOf(outcomes))}

### By kind of case

| kind ${heads}
${judged.map(({ kind, outcomes: list }) => row(`${kind} (${list.length})`, verdictsOf(list))).join('\n')}
`;
}
