import type { Listing } from '../../command-service/providers/listings/facts.ts';
import { listingOf, type ReadingCase } from '../../command-service/providers/listings/testing/reading-case.ts';
import { effectOn, figureNames, type Effect, type FigureName } from './compare.ts';
import { distractorsOf, withDistractor } from './distractors.ts';
import { saidFigures, withoutFact } from './removal.ts';

/** What is written in place of a fact. */
export const removals = { dash: '—', blank: '' } as const;
export type Removal = keyof typeof removals;

/** One fact of a case that was read again after a change. */
export interface Trial {
  readonly case: ReadingCase;
  readonly fact: FigureName;
  readonly effect: Effect;
  /** The value before and after; absent where nothing was said. */
  readonly before: unknown;
  readonly after: unknown;
}

const trialOf = (each: ReadingCase, fact: FigureName, before: Listing, after: Listing | undefined): Trial => ({
  case: each,
  fact,
  effect: effectOn(fact, before, after),
  before: before.facts[fact],
  after: after?.facts[fact],
});

/** A case that the reader does not refuse, as it is read without a change. */
export interface ReadCase {
  readonly case: ReadingCase;
  readonly listing: Listing;
}

/** Reads the cases without a change. */
export const readCases = (cases: readonly ReadingCase[]): readonly ReadCase[] =>
  cases.flatMap((each) => {
    const listing = listingOf(each);
    return listing === undefined ? [] : [{ case: each, listing }];
  });

/** Removes every fact that a case says, one at a time: another value that is said then is wrong. */
export const removalTrials = (cases: readonly ReadCase[], removal: Removal): readonly Trial[] =>
  cases.flatMap(({ case: each, listing }) =>
    saidFigures(listing.facts).flatMap((fact) => {
      const content = withoutFact(each.content, fact, listing.facts, removals[removal]);
      return content === each.content ? [] : [trialOf(each, fact, listing, listingOf({ ...each, content }))];
    }),
  );

/** A page with fewer facts hardly shows a home, and a home that is added may be taken for its only one. */
const leastFacts = 3;

/** Adds a distractor to every case of a home: a value that the case did not say before is wrong. */
export const distractorTrials = (cases: readonly ReadCase[], distractor: string): readonly Trial[] =>
  cases
    .filter(
      ({ case: { kind }, listing }) =>
        distractorsOf(kind).includes(distractor) && saidFigures(listing.facts).length >= leastFacts,
    )
    .flatMap(({ case: each, listing }) => {
      const after = listingOf({ ...each, content: withDistractor(each, distractor) });
      return figureNames
        .filter((fact) => listing.facts[fact] !== undefined || after?.facts[fact] !== undefined)
        .map((fact) => trialOf(each, fact, listing, after));
    });
