import { fairHousingWarnings, withoutRisk, type FairHousingWarning } from '../../../../domain/scripts/index.ts';
import { findMoney, sameSize } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import type { PropertyFacts, Size } from '../../listings/facts.ts';
import { addressIn, addressMention, sameAddress } from '../../listings/text/addresses.ts';
import { bathsIn, bedsIn } from '../../listings/text/rooms.ts';
import { areaIn, isRoughly, lotSizeIn } from '../../listings/text/sizes.ts';
import { yearBuiltIn } from '../../listings/text/years.ts';
import { isTellable } from '../../listings/text/sentences.ts';
import { spokenList } from '../spoken.ts';
import { asPresenter } from '../presenter.ts';
import type { Choose } from './choose.ts';
import { englishSentences, isForeign } from './foreign.ts';

const longestSentence = 45;
/** The key lines state these figures; details must not repeat or contradict them. */
const keyFigures: readonly ((sentence: string, facts: PropertyFacts) => 'none' | 'same' | 'other')[] = [
  (sentence, { beds }) => compared(bedsIn(sentence), beds),
  (sentence, { baths }) => compared(bathsIn(sentence), baths),
  (sentence, { area }) => comparedSize(areaIn(sentence), area),
  (sentence, { lotSize }) => comparedSize(lotSizeIn(sentence), lotSize),
  (sentence, { yearBuilt }) => compared(yearBuiltIn(sentence), yearBuilt),
  (sentence) => (findMoney(sentence)[0] === undefined ? 'none' : 'other'),
];
const compared = (said: number | undefined, fact: number | undefined): 'none' | 'same' | 'other' =>
  said === undefined ? 'none' : said === fact ? 'same' : 'other';
const comparedSize = (said: Size | undefined, fact: Size | undefined): 'none' | 'same' | 'other' =>
  said === undefined
    ? 'none'
    : fact !== undefined && (sameSize(said, fact) || isRoughly(said, fact))
      ? 'same'
      : 'other';
/** Whether a sentence says when the home was built: "Built in 1949 by a shipwright", "this 1949 cape". */
export const saysYearBuilt = (sentence: string, year: number): boolean =>
  yearBuiltIn(sentence) === year || new RegExp(`\\b(?:this|an?|the) (?:[\\w-]+ ){0,2}${year}\\b`, 'iu').test(sentence);

/** A remainder of a sentence with fewer words says too little. */
const fewestWords = 4;
/** With fewer sentences than this, one that repeats a figure of the key lines is better than none. */
const fewLines = 3;
/** A sentence with a figure and fewer words says nothing besides the figure. */
const longEnough = 9;

const sellsByItself = regex('i')`
  \b(?:
    schedule|call|contact|don'?t miss|won'?t last|book your|showings?|must see|hurry|open house
    |offers? due|act fast|buyers? (?:should|to|must) verify|please|owner financing|by appointment
    |qualified buyers|listing agent|seller is motivated|bring all offers|apprais(?:ed|al)
    |assessed (?:at|value)
  )\b
`;
/** Openings that refer to the sentence before. */
const leansBack =
  /^(?:it|its|they|these|those|this|that|both|he|she|here|there(?:'s)?|and|but|so|also|plus|which|another)\b/i;

/** A text of the listing that is changed or left out because it may violate fair-housing rules. */
export interface ChangedText {
  readonly text: string;
  /** The replacement; undefined when it is left out. */
  readonly said?: string;
  readonly warning: FairHousingWarning;
}

/** The sentences of the description that a presenter can say, in the order of the page. */
export const descriptionLines = (facts: PropertyFacts): readonly string[] => told(facts).lines;

/** Statements of the listing that are too risky for a presenter: sentences of the description, and features. */
export const changedTexts = (facts: PropertyFacts): readonly ChangedText[] => [
  ...told(facts).changed,
  ...(facts.features ?? []).flatMap((text) => {
    const [warning] = fairHousingWarnings(text);
    return warning === undefined ? [] : [{ text, warning }];
  }),
];

/**
 * Leaves out figures of the key lines, sales calls, sentences in which the agent speaks, and sentences that refer to an
 * omitted one. A sentence with a fair-housing risk is said without the risky words, or left out and reported.
 */
function told(facts: PropertyFacts): Told {
  const strict = toldWith(facts, false);
  return strict.lines.length < fewLines ? toldWith(facts, true) : strict;
}

interface Told {
  readonly lines: readonly string[];
  readonly changed: readonly ChangedText[];
}

function toldWith(facts: PropertyFacts, repeats: boolean): Told {
  const { description, agent } = facts;
  const kept: string[] = [];
  const changed: ChangedText[] = [];
  const said = new Set<string>();
  let previousKept = true;
  for (const written of description === undefined ? [] : englishSentences(description)) {
    const [warning] = fairHousingWarnings(written);
    const plain = warning === undefined ? written : withoutRisk(written);
    if (warning !== undefined)
      changed.push({ text: written, ...(plain === undefined ? {} : { said: plain }), warning });
    const whole = withoutAddress(withoutLeadingFigure(asPresenter(plain ?? '', agent?.name) ?? '', facts), facts);
    const sentence = fitsFigures(whole, facts, false) ? whole : (tailOf(whole, facts) ?? whole);
    const key = sentence.toLowerCase();
    const words = sentence.split(' ').length;
    previousKept =
      words >= 4 &&
      !/^\p{Ll}|\?["”']?$/u.test(sentence) &&
      words <= longestSentence &&
      /[.!?]["”']?$/.test(sentence) &&
      !said.has(key) &&
      isTellable(sentence) &&
      !sellsByItself.test(sentence) &&
      !otherSpeaker.test(sentence) &&
      addressIn(sentence) === undefined &&
      fitsFigures(sentence, facts, repeats && words >= longEnough) &&
      (previousKept || !leansBack.test(sentence));
    said.add(key);
    if (previousKept) kept.push(calm(sentence));
  }
  return { lines: kept, changed };
}

/** The seller or the agency speaks. */
const otherSpeaker = /\b(?:we|our)\b/i;

/** Whether a sentence states no figure of the key lines; with `mayRepeat`, it may repeat one of them. */
function fitsFigures(sentence: string, facts: PropertyFacts, mayRepeat: boolean): boolean {
  const figures = keyFigures.map((compare) => compare(sentence, facts)).filter((each) => each !== 'none');
  return figures.length === 0 || (mayRepeat && figures.length === 1 && figures[0] === 'same');
}

/** "Built in 1968, separate meters, new roof": removes a leading figure that the key lines say already. */
function withoutLeadingFigure(sentence: string, facts: PropertyFacts): string {
  const [, head = '', rest = ''] = /^([^,]{3,40}),\s(.+)$/u.exec(sentence) ?? [];
  const holds = (text: string): boolean => keyFigures.some((compare) => compare(text, facts) === 'same');
  if (rest.split(' ').length < 4 || !/^(?:\d|built\b)/i.test(head) || !holds(head) || holds(rest)) return sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A sentence about a part of the home says nothing about all of it. */
const partsOfHome =
  /\b(?:level|floor|upstairs|downstairs|basement|lower|primary|suite|(?<!powder )room|largest|each|guest|terrace|kitchen)\b/i;

/**
 * "Two bedrooms on 22 acres, with an orchard and a pond.": the part of a sentence after the figures that the key lines
 * have said. Undefined when a figure differs, or nothing is left.
 */
function tailOf(sentence: string, facts: PropertyFacts): string | undefined {
  const [, head = '', tail = ''] =
    /^([^.]+?),?\swith\s((?:an?|two|three|four|its|wide|tall|new)\s[^.]+)[.!]$/u.exec(sentence) ?? [];
  const figures = keyFigures.map((compare) => compare(head, facts));
  const isPlain =
    tail.split(' ').length >= fewestWords &&
    !/^its\b|\d/.test(tail) &&
    !partsOfHome.test(head) &&
    !figures.includes('other');
  return isPlain && fitsFigures(tail, facts, false) ? `The property comes with ${tail}.` : undefined;
}

/** "Brick ranch at 1204 Delmar St with a new roof": the opening has said the address. */
function withoutAddress(sentence: string, { address }: PropertyFacts): string {
  const mention = addressMention(sentence);
  if (mention === undefined || address === undefined || !sameAddress(mention.address, address)) return sentence;
  const [, before] =
    /^(.*\p{L}),?\s(?:(?:located |situated )?(?:at|on))\s$/u.exec(sentence.slice(0, mention.start)) ?? [];
  const behind = sentence.slice(mention.end);
  return before === undefined || !/^[\s.]/.test(behind) ? sentence : `${before}${behind}`;
}

/** Replaces exclamation marks, and capitals, which a voice spells letter by letter. */
function calm(sentence: string): string {
  const shouts = sentence === sentence.toUpperCase() && /\p{L}{4}/u.test(sentence);
  const words = shouts ? sentence.charAt(0) + sentence.slice(1).toLowerCase() : sentence;
  return words.replace(/!+$/, '.');
}

const perLine = 3;

/** Sentences of three features each, without features that the text `story` mentions. */
export function featureLines(
  { features = [], description = '' }: PropertyFacts,
  story: string,
  choose: Choose,
): readonly string[] {
  if (isForeign(features.join('. ')) || (description !== '' && englishSentences(description).length === 0)) return [];
  const lowerStory = story.toLowerCase();
  const fresh = features
    .filter((feature) => fairHousingWarnings(feature).length === 0 && !mentions(lowerStory, feature))
    .map(midSentence);
  // The story has already introduced the highlights.
  const openings = story === '' ? featureOpenings : featureOpenings.slice(1);
  return Array.from({ length: Math.ceil(fresh.length / perLine) }, (_, line) => {
    const opening = choose(`features-${line}`, openings[line] ?? lastOpening);
    return `${opening} ${spokenFeatures(fresh.slice(line * perLine, (line + 1) * perLine))}.`;
  });
}

/** Two features need a comma between them when one contains an "and". */
const spokenFeatures = (features: readonly string[]): string =>
  features.length === 2 && features.some((feature) => / and /.test(feature))
    ? features.join(', and ')
    : spokenList(features);

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

/** Words that features are made of; any other capitalized word may be a name and keeps its capital. */
const commonWords = new Set(
  `access air all alarm aluminum and appliances arched area asphalt attached attic automatic balcony bar barn basement bath bathroom bay beamed bedroom bonus breakfast brick bright built built-in built-ins cabinet cabinets car carpet carport cathedral cedar ceiling ceilings cellar central chef chimney closet closets coffered concrete conditioning cooktop copper corner cost counters countertops covered crown custom dark deck den desk detached dining dishwasher disposal dock door doors double downstairs drive driveway dryer dual east efficiency electric elevator eat-in energy entry exercise expansive exposed exterior fan fans fenced fence fiber finished fire fireplace fireplaces floor floor-to-ceiling floors formal foyer freezer french facing front full furnace furnished game garage garden gardens gas gated glass granite great grill ground guest gym half hall hardwood heat heated heating high hill home hot house huge hvac in-ground insulated insulation intercom irrigation island jetted kitchen lake lakefront landscaped large laundry lawn leaded-glass level library light lighting living loft lot low luxury main maple marble mature media metal microwave modern molding mountain mudroom natural new newer no north walk floorplan smoke free cats dogs allowed provided oak ocean off office on one open original outdoor outlets oven oversized paint paned panels pantry parking patio paved pet pine plan plank plantation playroom plumbing pond pool porch powder prewired primary private propane quartz quiet radiant range rear recessed refrigerator remodeled renovated river rock roof room rooftop rv sauna schools screened security septic sewer shed shelves shower shutters siding single sink site skylight skylights slate smart soaking solar south spa space spacious sprinkler sprinklers stainless stairs standing steel stone storage storm stove studio study suite sump sun sunroom system tandem tank tankless terrace three tile tinted toilet trees triple tub two underground unfinished updated upgraded upstairs utility vanity vaulted vinyl view views walk-in walkout wall walls washer water waterfront well west wet whole window windows wine wired wood wood-burning workshop wraparoundcommon burning cul sac de position grease trap place stories story ducted reverse cycle live in superintendent bay bike breakfast nook heater pump solar-powered keyless entry electric vehicle charger reclaimed beamed beams coffered tray ceiling wainscoting built-in ins shiplap barn sliding pocket bathtub clawfoot spacious fully furnished unfurnished elevator doorman concierge lounge golf tennis pickleball court clubhouse trail trails greenbelt creek pergola gazebo firepit fire pit cabana boat dock slip ramp lift covered detached attached carport yard swimming rewired re-wired forced ceramic porcelain box resort style splash pad`.split(
    ' ',
  ),
);

/** Lowercases the common words of a feature for the middle of a sentence: "Covered Patio", "View of Pikes Peak". */
function midSentence(feature: string): string {
  const words = feature.split(' ');
  // "Lake Travis access": capitals among small words are a name.
  const isName =
    words.length > 1 &&
    /^\p{Lu}/u.test(words[1] ?? '') &&
    words.some((word) => word.length > 3 && /^\p{Ll}/u.test(word));
  return words.map((word, at) => (isName && at < 2 ? word : uncapitalised(word))).join(' ');
}

function uncapitalised(word: string): string {
  const plain = word.replace(/[^\p{L}/-]/gu, '');
  const small = plain.toLowerCase();
  const isCommon =
    small === 'a' ||
    small.split(/[-/]/).every((part) => commonWords.has(part) || commonWords.has(part.replace(/s$/, '')));
  if (
    /^\p{Lu}\p{Ll}+-(?:fed|fronted|facing|lined|mounted|heated|height|clad|ready|filtered|resistant|foot|car|story|inch)$/u.test(
      plain,
    )
  )
    return word.toLowerCase();
  return isCommon && /^\p{Lu}[\p{Ll}/-]*(?:-\p{L}+)*$/u.test(plain) ? word.toLowerCase() : word;
}
