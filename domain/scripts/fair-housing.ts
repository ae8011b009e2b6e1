import { fairHousingRules, fairHousingWordings, type FairHousingRule } from './fair-housing-rules.ts';

export interface FairHousingWarning extends FairHousingRule {
  /** The words of the script. */
  readonly phrase: string;
}

/** Phrases of a script that may violate fair-housing rules, each once, with the reason and its source. */
export function fairHousingWarnings(script: string): readonly FairHousingWarning[] {
  return fairHousingWordings.flatMap(([pattern, rule]) => {
    const phrases = [...script.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([phrase]) => phrase);
    return [...new Set(phrases)].map((phrase) => ({ phrase, ...fairHousingRules[rule] }));
  });
}
