import { say, type Sentence } from '../../words/index.ts';
import { fairHousingRules, fairHousingWordings, type FairHousingRule } from './fair-housing-rules.ts';

export interface FairHousingWarning extends FairHousingRule {
  /** The words of the script. */
  readonly phrase: string;
}

/** A warning for the user: the words, the reason with what to write instead, and where the rule comes from. */
export const sayWarning = ({ phrase, reason, source }: FairHousingWarning): Sentence =>
  say('FAIR_HOUSING_WARNING', { phrase, reason, source });

/** Where a sentence can be cut: before a clause that it can do without. */
const clause = /(?:,? (?:and|but|so|where|while|which|that's|perfect|ideal|great) |[,;] | [–—-] )/gi;

/**
 * A sentence without the part that may violate fair-housing rules: the text before its clause. Undefined when nothing
 * usable is left.
 */
export function withoutRisk(sentence: string): string | undefined {
  const ends = [...sentence.matchAll(clause)].map(({ index }) => index).toReversed();
  const cut = ends.find((end) => fairHousingWarnings(sentence.slice(0, end)).length === 0);
  const kept = cut === undefined ? '' : sentence.slice(0, cut).trim();
  return kept.split(' ').length < 4 ? undefined : `${kept.replace(/[,;:.!?]+$/, '')}.`;
}

/** Phrases of a script that may violate fair-housing rules, each once, with the reason and its source. */
export function fairHousingWarnings(script: string): readonly FairHousingWarning[] {
  return fairHousingWordings.flatMap(([pattern, rule]) => {
    const phrases = [...script.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([phrase]) => phrase);
    return [...new Set(phrases)].map((phrase) => ({ phrase, ...fairHousingRules[rule] }));
  });
}
