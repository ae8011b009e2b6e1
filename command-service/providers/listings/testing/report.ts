import { allCases } from './cases/index.ts';
import { comparedFacts, judge } from './reading-case.ts';
import type { Outcome, Verdict } from './reading-case.ts';

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${Math.round((part / of) * 1000) / 10} %`);

function row(name: string, verdicts: readonly Verdict[]): string {
  const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length;
  const [right, asked, missing, wrong] = [count('right'), count('asked'), count('missing'), count('wrong')];
  return `| ${name} | ${right} | ${asked} | ${missing} | ${wrong} | ${percent(right, right + wrong)} | ${percent(right, right + missing + wrong)} |`;
}

/** How well the reading cases are read, as a Markdown document: one table by fact and one by kind of case. */
export function readingReport(): string {
  const judged = Object.entries(allCases).map(([kind, cases]) => ({ kind, outcomes: cases.map(judge) }));
  const outcomes = judged.flatMap((each) => each.outcomes);
  const verdictsOf = (list: readonly Outcome[]): readonly Verdict[] =>
    list.flatMap(({ verdicts }) => Object.values(verdicts));
  const heads =
    '| right | asked | missing | wrong | precision | recall |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |';
  return `# How listings are read

Every fact of a listing is a value with its evidence: structured data, the data of the page's program, page tags and the
visible text each yield candidates, and one rule per fact decides. Where the candidates differ, or something was dropped
in reading (a range, a unit, a currency, a period), the fact stays open: the script has a placeholder, and the wizard
shows the candidates with their places.

The tables count the ${outcomes.length} reading cases in \`command-service/providers/listings/testing/cases\`, each a test. A fact that is
asked is open on purpose; it counts neither as right nor as wrong. The cases are written to be read, so these figures show
that nothing was lost, not how well an unknown page is read. \`npm run reading\` prints this report, and
\`npm run reading -- --write\` keeps it here.

## By fact

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

## By kind of case

| kind ${heads}
${judged.map(({ kind, outcomes: list }) => row(`${kind} (${list.length})`, verdictsOf(list))).join('\n')}

## Adding a case

Write the page or the text with its expected facts in the file of its kind, and run
\`npm run test:unit -- command-service/providers/listings/reading\`. Facts that a case does not name must stay unsaid.
`;
}
