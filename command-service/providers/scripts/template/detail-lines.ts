import { fairHousingWarnings } from '../fair-housing.ts';
import { findMoney } from '../listing/amounts.ts';
import type { PropertyFacts } from '../listing/index.ts';
import { areaIn, bathsIn, bedsIn, lotSizeIn, yearBuiltIn } from '../listing/phrases.ts';
import { isTellable, sentencesOf } from '../listing/sentences.ts';
import { spokenList } from '../spoken.ts';
import type { Choose } from './choose.ts';

const longestSentence = 45;
/** The key lines say these; saying them twice, or with another figure, would not do. */
const keyFigures = [bedsIn, bathsIn, areaIn, lotSizeIn, yearBuiltIn, (text: string) => findMoney(text)[0]];
const sellsByItself = /\b(?:schedule|call|contact|don'?t miss|won'?t last|book your|showing|must see|hurry|open house|offers? due|act fast)\b/i;
/** Openings that lean on the sentence before. */
const leansBack = /^(?:it|its|they|these|those|this|that|both|he|she|here|there(?:'s)?|and|but|so|also|plus|which|another)\b/i;

/**
 * The sentences of the description that a presenter can say, in the page's order: without the figures of the key lines,
 * calls of the page's own, doubtful wordings, and sentences that lean on one that was left out.
 */
export function descriptionLines({ description }: PropertyFacts): readonly string[] {
  const kept: string[] = [];
  const said = new Set<string>();
  let previousKept = true;
  for (const sentence of description === undefined ? [] : sentencesOf(description)) {
    const key = sentence.toLowerCase();
    const words = sentence.split(' ').length;
    previousKept =
      words >= 4 && words <= longestSentence && /[.!?]["”']?$/.test(sentence) && !said.has(key) && isTellable(sentence) && !sellsByItself.test(sentence) &&
      keyFigures.every((read) => read(sentence) === undefined) && fairHousingWarnings(sentence).length === 0 && (previousKept || !leansBack.test(sentence));
    said.add(key);
    if (previousKept) kept.push(calm(sentence));
  }
  return kept;
}

/** One exclamation is enthusiasm, three are noise; a voice reads capitals letter by letter. */
function calm(sentence: string): string {
  const shouts = sentence === sentence.toUpperCase() && /\p{L}{4}/u.test(sentence);
  const words = shouts ? sentence.charAt(0) + sentence.slice(1).toLowerCase() : sentence;
  return words.replace(/!+$/, '.');
}

const perLine = 3;

/** Sentences that name the features three at a time. `told` is text whose features need no second mention. */
export function featureLines({ features = [], description = '' }: PropertyFacts, told: string, choose: Choose): readonly string[] {
  const lowerTold = told.toLowerCase();
  const known = description.toLowerCase();
  const fresh = features.filter((feature) => fairHousingWarnings(feature).length === 0 && !mentions(lowerTold, feature)).map((feature) => midSentence(feature, known));
  const lines: string[] = [];
  for (let at = 0; at < fresh.length; at += perLine) {
    const items = spokenList(fresh.slice(at, at + perLine));
    const rank = Math.min(lines.length, featureOpenings.length - 1);
    lines.push(`${choose(`features-${lines.length}`, featureOpenings[rank] ?? ['Also here:'])} ${items}.`);
  }
  return lines;
}

/** They end with a colon, since items of lists come without their articles. */
const featureOpenings: readonly (readonly [string, ...string[]])[] = [
  ['Among the highlights:', 'The highlights:', 'Worth knowing:'],
  ['Also here:', 'You will also find:'],
  ['Add to that:', 'On top of that:'],
  ['Beyond that:', 'Also on the list:'],
  ['And to round it off:'],
];

/** Whether a text already speaks of a feature: it has all of its longer words. */
function mentions(text: string, feature: string): boolean {
  const words = feature.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => text.includes(word));
}

const plainStarts =
  /^(?:a|an|the|one|two|three|four|five|six|new|newer|large|big|wide|open|private|covered|fenced|central|formal|eat-in|walk-in|built-in|in-unit|on-site|off-street|hardwood|oak|tile|quartz|granite|marble|stone|brick|wood|wood-burning|gas|solar|smart|high|vaulted|tall|floor-to-ceiling|stainless|double|dual|updated|renovated|remodeled|original|attached|detached|heated|finished|landscaped|bike|roof|rooftop|garden|patio|deck|porch|balcony|terrace|pool|garage|basement|laundry|fireplace|kitchen|pantry|storage|parking|elevator|gym|fitness|concierge|shared|loading|drive-in|secure|secured|fiber|conference|reception|kitchenette|exposed|polished|led|radiant|forced-air|ceiling|window|skylights?|shade|raised|sliding|mud|home|guest|wine|dog|package|bicycle|street|corner|signage|showers?|clear|dock|three-phase|sprinklers?|low-e|triple|deep|mature|outdoor|indoor|separate|dedicated|generous|natural)\b/i;

/** A feature as it stands inside a sentence: "Covered patio" becomes "covered patio", "Bosch oven" stays. */
function midSentence(feature: string, known: string): string {
  const first = feature.split(/[\s,-]/, 1)[0] ?? '';
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first) && (plainStarts.test(feature) || new RegExp(`[^.!?]\\s${first.toLowerCase()}\\b`, 'u').test(known));
  return isPlain || first === 'A' ? feature.charAt(0).toLowerCase() + feature.slice(1) : feature;
}
