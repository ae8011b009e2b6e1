import type { OpenReason } from '../../../domain/facts/index.ts';
import type { DecidedFacts, DecidedName, Listing } from '../listings/facts.ts';
import { spokenCount, spokenPrice, spokenSize } from './spoken.ts';

/** One value that a listing gives for a fact that it leaves in doubt. */
export interface OpenCandidate {
  /** As the screen shows it, e.g. `3`. */
  readonly value: string;
  /** What the script says instead of the phrase, e.g. `three bedrooms`. */
  readonly words: string;
  readonly source: string;
  /** The words of the listing around the value. */
  readonly place: string;
}

/** A fact that a listing leaves in doubt: the user takes one of its candidates or types the value. */
export interface OpenFactView {
  readonly name: string;
  /** The brackets in the script that wait for the value, e.g. `[number of bedrooms]`. */
  readonly placeholder: string;
  /** The words of the script that a candidate's words replace; the placeholder is a part of them. */
  readonly phrase: string;
  /** Why the fact is open, as a sentence for the user. */
  readonly question: string;
  readonly candidates: readonly OpenCandidate[];
}

interface Wording<Value> {
  readonly name: string;
  readonly placeholder: string;
  readonly phrase?: string;
  readonly value: (value: Value) => string;
  readonly words?: (value: Value) => string;
}

const wordings: { readonly [Name in DecidedName]?: Wording<DecidedFacts[Name]> } = {
  address: { name: 'Address', placeholder: '[address]', value: (address) => address },
  price: { name: 'Price', placeholder: '[price]', value: spokenPrice },
  beds: {
    name: 'Bedrooms',
    placeholder: '[number of bedrooms]',
    phrase: '[number of bedrooms] bedrooms',
    value: String,
    words: (beds) => spokenCount(beds, 'bedroom'),
  },
  baths: {
    name: 'Bathrooms',
    placeholder: '[number of bathrooms]',
    phrase: '[number of bathrooms] bathrooms',
    value: String,
    words: (baths) => spokenCount(baths, 'bathroom'),
  },
  area: { name: 'Size', placeholder: '[square footage]', value: spokenSize },
  lotSize: { name: 'Lot', placeholder: '[lot size]', value: spokenSize },
  yearBuilt: { name: 'Year built', placeholder: '[year built]', value: String },
};

const questions: Readonly<Record<OpenReason, string>> = {
  differ: 'The listing says different things. Please choose the right one.',
  weak: 'The listing only hints at this. Please check it.',
  range: 'The listing gives a range. Please say what holds for this home.',
  from: 'The listing gives only the lowest figure. Please say what holds for this home.',
  currency: 'The currency is not clear. Please check it.',
  period: 'The listing does not say for which period this is paid. Please check it.',
  unit: 'The unit is not clear. Please check the size.',
  sign: 'The sign of this amount is not clear. Please check it.',
  tick: 'It is not clear which box is ticked. Please check it.',
  approximate: 'The listing gives this only approximately. Please check it.',
  sum: 'The listing adds two counts. Please say what holds.',
  units: 'The listing describes several units. Please say what holds for this home.',
  implausible: 'This is an unusual value. Please check it.',
};

/** The facts that a listing leaves in doubt, as the screen shows them. */
export function describeOpen({ open }: Listing): readonly OpenFactView[] {
  return open.flatMap(({ name, reason, candidates }) => {
    const wording = wordings[name] as Wording<unknown> | undefined;
    if (wording === undefined) return [];
    const { value, words = value, placeholder, phrase = placeholder } = wording;
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
          place: each.place.words,
        })),
      },
    ];
  });
}
