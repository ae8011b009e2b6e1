import { describe, expect, test } from '@jest/globals';
import { allCases } from '../../command-service/providers/listings/testing/cases/index.ts';
import { distractorsOf } from './distractors.ts';
import { distractorTrials, readCases, removalTrials, type Trial } from './trials.ts';

/** About every fortieth case, by its length, so that a new case leaves the others in the sample. */
const sample = readCases(
  Object.values(allCases)
    .flat()
    .filter(({ content }) => content.length % 40 === 9),
);

/** A line for each other value, so that a failure shows them. */
const otherValues = (trials: readonly Trial[]): readonly string[] =>
  trials
    .filter(({ effect }) => effect === 'other')
    .map(
      ({ case: { name }, fact, before, after }) =>
        `${fact}: ${JSON.stringify(before)} -> ${JSON.stringify(after)} (${name})`,
    );

/**
 * How many other values may remain in the sample: today 3, 4 and 12, and a few more because a new case may join. A
 * removal leaves the bathrooms of one unit of a duplex, the half bath of a total and the count of a builder's plan,
 * which a page without the fact would hardly show. Of the distractors, the year of the other homes of a street is still
 * taken for the home's. Lower a number when the reader improves. `npm run reading -- --changed --each` reads all cases,
 * which takes minutes, and lists the values.
 */
const most = { dash: 4, blank: 6, distractors: 14 };

describe('a sample of the cases says hardly another value', () => {
  test.each(['dash', 'blank'] as const)('without a fact (%s)', (removal) => {
    const trials = removalTrials(sample, removal);
    expect(trials.length).toBeGreaterThan(100);
    const found = otherValues(trials);
    expect(found).toEqual(found.slice(0, most[removal]));
  });

  test('with figures of something else', () => {
    const distractors = [...new Set([...distractorsOf('page'), ...distractorsOf('typed')])];
    const trials = distractors.flatMap((name) => distractorTrials(sample, name));
    expect(trials.length).toBeGreaterThan(500);
    const found = otherValues(trials);
    expect(found).toEqual(found.slice(0, most.distractors));
  });
});
