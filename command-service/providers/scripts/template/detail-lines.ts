import { fairHousingWarnings } from '../../../../domain/scripts/index.ts';
import { findMoney } from '../../../../domain/facts/index.ts';
import type { PropertyFacts } from '../../listings/facts.ts';
import { bathsIn, bedsIn } from '../../listings/text/rooms.ts';
import { areaIn, lotSizeIn } from '../../listings/text/sizes.ts';
import { yearBuiltIn } from '../../listings/text/years.ts';
import { isTellable, sentencesOf } from '../../listings/text/sentences.ts';
import { spokenList } from '../spoken.ts';
import type { Choose } from './choose.ts';

const longestSentence = 45;
/** The key lines state these figures; details must not repeat or contradict them. */
const keyFigures = [bedsIn, bathsIn, areaIn, lotSizeIn, yearBuiltIn, (text: string) => findMoney(text)[0]];
const sellsByItself =
  /\b(?:schedule|call|contact|don'?t miss|won'?t last|book your|showing|must see|hurry|open house|offers? due|act fast)\b/i;
/** Openings that refer to the sentence before. */
const leansBack =
  /^(?:it|its|they|these|those|this|that|both|he|she|here|there(?:'s)?|and|but|so|also|plus|which|another)\b/i;

/**
 * The sentences of the description that a presenter can say, in the order of the page. Leaves out figures of the key
 * lines, sales calls, fair-housing risks, and sentences that refer to one left out.
 */
export function descriptionLines({ description }: PropertyFacts): readonly string[] {
  const kept: string[] = [];
  const said = new Set<string>();
  let previousKept = true;
  for (const sentence of description === undefined ? [] : sentencesOf(description)) {
    const key = sentence.toLowerCase();
    const words = sentence.split(' ').length;
    previousKept =
      words >= 4 &&
      words <= longestSentence &&
      /[.!?]["”']?$/.test(sentence) &&
      !said.has(key) &&
      isTellable(sentence) &&
      !sellsByItself.test(sentence) &&
      keyFigures.every((read) => read(sentence) === undefined) &&
      fairHousingWarnings(sentence).length === 0 &&
      (previousKept || !leansBack.test(sentence));
    said.add(key);
    if (previousKept) kept.push(calm(sentence));
  }
  return kept;
}

/** Replaces exclamation marks, and capitals, which a voice spells letter by letter. */
function calm(sentence: string): string {
  const shouts = sentence === sentence.toUpperCase() && /\p{L}{4}/u.test(sentence);
  const words = shouts ? sentence.charAt(0) + sentence.slice(1).toLowerCase() : sentence;
  return words.replace(/!+$/, '.');
}

const perLine = 3;

/** Sentences of three features each, without features that the text `story` mentions. */
export function featureLines({ features = [] }: PropertyFacts, story: string, choose: Choose): readonly string[] {
  const lowerStory = story.toLowerCase();
  const fresh = features
    .filter((feature) => fairHousingWarnings(feature).length === 0 && !mentions(lowerStory, feature))
    .map(midSentence);
  // The story has already introduced the highlights.
  const openings = story === '' ? featureOpenings : featureOpenings.slice(1);
  return Array.from({ length: Math.ceil(fresh.length / perLine) }, (_, line) => {
    const opening = choose(`features-${line}`, openings[line] ?? lastOpening);
    return `${opening} ${spokenList(fresh.slice(line * perLine, (line + 1) * perLine))}.`;
  });
}

/** Openings end with a colon, because list items have no articles. */
const featureOpenings: readonly (readonly [string, ...string[]])[] = [
  ['Among the highlights:', 'The highlights:', 'Worth knowing:'],
  ['Also here:', 'You will also find:'],
  ['Add to that:', 'On top of that:'],
  ['Beyond that:', 'Also on the list:'],
];
const lastOpening: readonly [string, ...string[]] = ['And to round it off:'];

/** Whether a text mentions a feature: it contains all its longer words. */
function mentions(text: string, feature: string): boolean {
  const words = feature.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => text.includes(word));
}

/** Words that keep their capital: brands and origins that are common in listings. */
const properNames =
  /^(?:bosch|miele|wolf|viking|thermador|gaggenau|kohler|toto|nest|ring|sonos|tesla|lutron|andersen|pella|marvin|carrara|calacatta|corian|ikea|lg|ge|american|brazilian|british|carolina|colonial|danish|dutch|english|european|french|georgian|german|italian|japanese|juliet|mediterranean|mexican|moroccan|palladian|persian|portuguese|scandinavian|spanish|swedish|tudor|turkish|victorian|wi-fi|zen)$/i;

/** Lowercases a feature for the middle of a sentence: "Covered Patio" becomes "covered patio", "Bosch oven" stays. */
function midSentence(feature: string): string {
  const words = feature.split(' ');
  const inTitleCase = words.every((word) => word.length < 4 || /^\P{Ll}/u.test(word));
  return words.map((word, at) => (at === 0 || inTitleCase ? uncapitalised(word) : word)).join(' ');
}

function uncapitalised(word: string): string {
  const plain = word.replace(/[^\p{L}-]/gu, '');
  return properNames.test(plain) || !(/^\p{Lu}[\p{Ll}-]+(?:-\p{L}+)*$/u.test(plain) || plain === 'A')
    ? word
    : word.toLowerCase();
}
