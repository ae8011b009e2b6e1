import { expect, test } from '@jest/globals';
import { inWords } from '../../words/index.ts';
import { harmlessWordings, wordingsToAvoid } from './testing/fair-housing-wordings.ts';
import { fairHousingWarnings, sayWarning, withoutRisk } from './fair-housing.ts';

test.each(Object.entries(wordingsToAvoid).flatMap(([group, texts]) => texts.map((text) => [text, group] as const)))(
  'warns of %j (%s)',
  (script) => {
    const [warning] = fairHousingWarnings(script);
    expect(script).toContain(warning?.phrase ?? 'no warning');
    expect(warning?.source).toMatch(/CFR|U\.S\.C\.|HUD/);
  },
);

test.each(harmlessWordings)('does not warn of %j', (script) => {
  expect(fairHousingWarnings(script)).toEqual([]);
});

test.each([
  ['No kids, please.', 'No kids'],
  ['Walking distance to St. Mary church.', 'Walking distance to St. Mary church'],
  ['A safe neighborhood.', 'safe neighborhood'],
])('names the words of %j: %j', (script, phrase) => {
  expect(fairHousingWarnings(script).map((warning) => warning.phrase)).toContain(phrase);
});

test('warns of every occurrence of a wording', () => {
  const script = 'Close to a mosque. Near Temple, Texas. A Jewish bakery. Near the temple.';
  expect(fairHousingWarnings(script).map(({ phrase }) => phrase)).toEqual(
    expect.arrayContaining(['Close to a mosque', 'Near the temple']),
  );
});

test('a warning names its source', () => {
  const [warning] = fairHousingWarnings('A safe neighborhood.');
  expect(warning && inWords(sayWarning(warning), 'en')).toMatch(/^“safe neighborhood”: .+ \(42 U\.S\.C\. 3604\(a\)/);
});

test.each([
  ['The yard is fenced on all sides, and your kids will love it.', 'The yard is fenced on all sides.'],
  ['There is a den on the first floor, perfect for a growing family.', 'There is a den on the first floor.'],
  ['A safe, quiet neighborhood.', undefined],
  ['Perfect family home with a yard.', undefined],
])('%j without its risk is %j', (sentence, kept) => {
  expect(withoutRisk(sentence)).toBe(kept);
});
