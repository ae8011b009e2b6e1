import { describe, expect, test } from '@jest/globals';
import { allCases } from '../../command-service/providers/listings/testing/cases/index.ts';
import { distractorsOf } from './distractors.ts';
import { distractorTrials, readCases, removalTrials, type Trial } from './trials.ts';

/** About every sixtieth case, by its length, so that a new case leaves the others in the sample. */
const sample = readCases(
  Object.values(allCases)
    .flat()
    .filter(({ content }) => content.length % 60 === 9),
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
 * How many other values may remain in the sample: today 1, 1 and 15, and a few more because a new case may join. A
 * removal leaves a half bath of a total, which a page without the fact would hardly show. Of the distractors, ten are
 * the year or the beds of the other homes of a street, and five the row of a table below two pages.
 * Lower a number when the reader improves. `npm run reading -- --changed --each` reads all cases and lists the values.
 */
const most = { dash: 2, blank: 2, distractors: 18 };

describe('a sample of the cases says hardly another value', () => {
  test.each(['dash', 'blank'] as const)('without a fact (%s)', (removal) => {
    const trials = removalTrials(sample, removal);
    expect(trials.length).toBeGreaterThan(80);
    const found = otherValues(trials);
    expect(found).toEqual(found.slice(0, most[removal]));
  });

  test('with figures of something else', () => {
    const distractors = [...new Set([...distractorsOf('page'), ...distractorsOf('typed')])];
    const trials = distractors.flatMap((name) => distractorTrials(sample, name));
    expect(trials.length).toBeGreaterThan(400);
    const found = otherValues(trials);
    expect(found).toEqual(found.slice(0, most.distractors));
  });
});
