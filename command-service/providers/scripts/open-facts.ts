import type { OpenReason } from '../../../domain/facts/index.ts';
import type { DecidedFacts, DecidedName, Listing } from '../listings/facts.ts';
import { shownPrice, shownSize } from './shown.ts';
import { spokenCount, spokenPrice, spokenSize } from './spoken.ts';
import { say, type Sentence } from '../../../words/index.ts';

/** One value that a listing gives for a fact that it leaves in doubt. */
export interface OpenCandidate {
  /** As the screen shows it, e.g. `3`; a sentence where it has a unit or a period. */
  readonly value: Sentence | string;
  /** The script's words instead of the phrase, e.g. `three bedrooms`. */
  readonly words: string;
  readonly source: string;
  /** The words of the listing around the value; the name of the fact where the page's data holds it. */
  readonly place: Sentence | string;
}

/** A fact that a listing leaves in doubt: the user takes one of its candidates or types the value. */
export interface OpenFactView {
  readonly name: Sentence;
  /** The brackets in the script that wait for the value, e.g. `[number of bedrooms]`. */
  readonly placeholder: string;
  /** The words of the script that a candidate's words replace; the placeholder is a part of them. */
  readonly phrase: string;
  /** Why the fact is open, as a sentence for the user. */
  readonly question: Sentence;
  readonly candidates: readonly OpenCandidate[];
}

interface Wording<Value> {
  readonly name: Sentence;
  readonly placeholder: string;
  readonly phrase?: string;
  /** As the screen shows it. */
  readonly value: (value: Value) => Sentence | string;
  /** As the script says it. */
  readonly words: (value: Value) => string;
}

const wordings: { readonly [Name in DecidedName]?: Wording<DecidedFacts[Name]> } = {
  address: { name: say('FACT_ADDRESS'), placeholder: '[address]', value: String, words: String },
  price: { name: say('FACT_PRICE'), placeholder: '[price]', value: shownPrice, words: spokenPrice },
  beds: {
    name: say('FACT_BEDROOMS'),
    placeholder: '[number of bedrooms]',
    phrase: '[number of bedrooms] bedrooms',
    value: String,
    words: (beds) => spokenCount(beds, 'bedroom'),
  },
  baths: {
    name: say('FACT_BATHROOMS'),
    placeholder: '[number of bathrooms]',
    phrase: '[number of bathrooms] bathrooms',
    value: String,
    words: (baths) => spokenCount(baths, 'bathroom'),
  },
  area: { name: say('FACT_SIZE'), placeholder: '[square footage]', value: shownSize, words: spokenSize },
  lotSize: { name: say('FACT_LOT'), placeholder: '[lot size]', value: shownSize, words: spokenSize },
  yearBuilt: { name: say('FACT_YEAR_BUILT'), placeholder: '[year built]', value: String, words: String },
};

const questions: Readonly<Record<OpenReason, Sentence>> = {
  differ: say('OPEN_DIFFER'),
  weak: say('OPEN_WEAK'),
  range: say('OPEN_RANGE'),
  from: say('OPEN_FROM'),
  currency: say('OPEN_CURRENCY'),
  period: say('OPEN_PERIOD'),
  unit: say('OPEN_UNIT'),
  sign: say('OPEN_SIGN'),
  tick: say('OPEN_TICK'),
  approximate: say('OPEN_APPROXIMATE'),
  sum: say('OPEN_SUM'),
  units: say('OPEN_UNITS'),
  implausible: say('OPEN_IMPLAUSIBLE'),
};

/** The facts that a listing leaves in doubt, as the screen shows them. */
export function describeOpen({ open }: Listing): readonly OpenFactView[] {
  return open.flatMap(({ name, reason, candidates }) => {
    const wording = wordings[name] as Wording<unknown> | undefined;
    if (wording === undefined) return [];
    const { value, words, placeholder, phrase = placeholder } = wording;
    return [
      {
        name: wording.name,
        placeholder,
        phrase,
        question: questions[reason],
        candidates: candidates.map((each) => ({
          value: value(each.value),
          words: words(each.value),
          source: each.place.source,
          place: each.place.field === true ? wording.name : each.place.words,
        })),
      },
    ];
  });
}
