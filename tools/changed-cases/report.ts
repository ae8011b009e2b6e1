import { allCases } from '../../command-service/providers/listings/testing/cases/index.ts';
import { figureNames, type Effect } from './compare.ts';
import { distractorsOf } from './distractors.ts';
import { distractorTrials, readCases, removals, removalTrials, type Removal, type Trial } from './trials.ts';

const effects: readonly Effect[] = ['other', 'asked', 'absent', 'same'];

const row = (name: string, trials: readonly Trial[]): string =>
  `| ${[name, trials.length, ...effects.map((effect) => trials.filter((each) => each.effect === effect).length)].join(' | ')} |`;

const table = (head: string, rows: readonly (readonly [string, readonly Trial[]])[]): string =>
  [
    `| ${head} | read again | other value | asked | absent | same |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(([name, trials]) => row(name, trials)),
    row(
      'all',
      rows.flatMap(([, trials]) => trials),
    ),
  ].join('\n');

/** A line for every other value, to find the rule that took it. */
const listed = (name: string, trials: readonly Trial[]): readonly string[] =>
  trials
    .filter(({ effect }) => effect === 'other')
    .map(
      ({ case: { kind, name: title }, fact, before, after }) =>
        `${name}\t${fact}\t${JSON.stringify(before)} -> ${JSON.stringify(after)}\t[${kind}] ${title}`,
    )
    .toSorted();

/**
 * How the cases are read after a change that adds no fact, in Markdown: each fact removed, by a dash and by nothing,
 * and figures of something else added.
 *
 * @param isListed whether every other value is listed below the tables
 */
export function changedReport(isListed: boolean): string {
  const cases = readCases(Object.values(allCases).flat());
  const removed = (Object.keys(removals) as Removal[]).map((name) => [name, removalTrials(cases, name)] as const);
  const added = (['page', 'typed'] as const).map((kind) => {
    const ofKind = cases.filter((each) => each.case.kind === kind);
    return [kind, distractorsOf(kind).map((name) => [name, distractorTrials(ofKind, name)] as const)] as const;
  });
  const all = [...removed, ...added.flatMap(([, rows]) => rows)];
  return [
    ...removed.map(([name, trials]) =>
      table(
        `fact removed (${name})`,
        figureNames.map((fact) => [fact, trials.filter((each) => each.fact === fact)]),
      ),
    ),
    ...added.map(([kind, rows]) => table(`added to a ${kind === 'page' ? 'page' : 'text'}`, rows)),
    ...(isListed ? [all.flatMap(([name, trials]) => listed(name, trials)).join('\n')] : []),
    '',
  ].join('\n\n');
}
