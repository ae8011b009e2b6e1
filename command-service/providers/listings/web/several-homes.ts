import { findMoney } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import type { Listing } from '../facts.ts';
import { addressMention, isWholeAddress } from '../text/addresses.ts';
import { bedMentions } from '../text/rooms.ts';
import type { Line } from '../visible/lines.ts';
import type { PageContent } from './html.ts';

/** Words of builders about several planned homes, and of landlords about buildings with units. */
const buildersWords =
  /\b(?:communit(?:y|ies)|homesites?|home ?sites|floor ?plans|home designs|home plans|new homes|master-planned|quick move-in|move-in ready homes)\b|\bplan in\b/i;
const landlordsWords = /\b(?:for rent|for lease|rent|lease|leasing|apartments?)\b|(?<!est\.?:? )\$[\d,]+\s?\/\s?mo\b/i;

/**
 * Whether a page of a builder offers a range of homes: it gives ranges or several counts of rooms, but no price and no
 * number of bedrooms.
 */
export function isCommunity({ open, facts }: Listing, { lines, title }: PageContent): boolean {
  const text = [title, ...lines.map((line) => line.text)].join('\n').slice(0, 20_000);
  const ranges = open.filter(({ reason }) => reason === 'range' || reason === 'from' || reason === 'units');
  const isSeveral =
    /\b(?:\d[\d,]* ?(?:-|–|to) ?\d[\d,]* (?:square feet|sq\.? ?ft|sqft|bed))/i.test(text) || ranges.length > 1;
  return (
    facts.price === undefined &&
    facts.beds === undefined &&
    ranges.length > 0 &&
    isSeveral &&
    open.every((each) => each.name !== 'price' || each.candidates.every(({ value }) => value.per === undefined)) &&
    buildersWords.test(text) &&
    !landlordsWords.test(text.slice(0, 2000))
  );
}

const plural = regex('i')`
  \b(?:
    homes|houses|properties|apartments|condos|townhomes|listings|rentals|real estate
  )\b.{0,40}\b(?:for (?:sale|rent)|to (?:rent|let)|in|near)\b
  |\b\d[\d,]* (?:results|homes|properties|listings|apartments)\b
  |\breal estate\b.{0,25}\b(?:for sale|listings)\b
`;

/** Whether a page lists several homes instead of showing one. */
export function isResultsPage(
  { headings, title, lines }: PageContent,
  homes: number,
  address: string | undefined,
): boolean {
  if (address !== undefined) return false;
  const cards = lines.filter(({ card }) => card === true);
  const streetsOf = (some: readonly Line[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ text }) => addressMention(text)?.address.toLowerCase() ?? []));
  const streets = streetsOf(cards);
  // An agent's page links to homes without showing them as cards.
  const links = streetsOf(lines.filter(({ linked = 0 }) => linked > 0.5));
  const headed = lines.filter(({ part, text }) => part === 'heading' && addressMention(text) !== undefined);
  const isComparison =
    streetsOf(headed.filter(({ level }) => level === headed[0]?.level)).size > 1 &&
    lines.find(({ text }) => addressMention(text) !== undefined) === headed[0];
  const isList = plural.test(headings[0] ?? '') || plural.test(title);
  const rest = lines.filter(({ card, part, linked = 0 }) => card !== true && part !== 'heading' && linked <= 0.5);
  const hasOwn =
    rest.some(({ text }) => text.length < 80 && bedMentions(text).length > 0) &&
    rest.some(({ text }) => findMoney(text).length > 0);
  return (
    isComparison ||
    (isList && (streets.size > 1 || homes > 1 || cards.length > 0 || !hasOwn)) ||
    ((streets.size > 1 || links.size > 1) && !hasOwn) ||
    (homes > 2 && !hasOwn)
  );
}

/** The facts of a home follow its address within this many lines. */
const factsBelow = 3;

/** "2) 61240 Cinder Butte Loop, Bend - $589,900" */
const listed = /^(?:\d{1,2}[).] |(?:stop|home|house|no\.?|#) ?\d{1,2}\b[ :–-]{1,3}.{0,12}?)\d/i;
/** "429k", "asking 279,900": prices without their sign in such a list. */
const barePrice = /\b\d{3}k\b|\b\d{3},\d{3}\b/;

/**
 * Whether a typed text describes several homes: whole addresses or numbered ones, each with a price
 * and rooms right below.
 */
export function tellsSeveral(lines: readonly Line[]): boolean {
  const homes = lines.flatMap(({ text }, at): readonly string[] => {
    const address = addressMention(text)?.address;
    if (address === undefined || !(isWholeAddress(address) || listed.test(text))) return [];
    const next = lines.slice(at + 1, at + 1 + factsBelow);
    const end = next.findIndex((line) => addressMention(line.text) !== undefined);
    const below = [text, ...next.slice(0, end === -1 ? factsBelow : end).map((line) => line.text)].join(' | ');
    const isPriced = findMoney(below).length > 0 || (listed.test(text) && barePrice.test(text));
    return isPriced && bedMentions(below).length > 0 ? [address.toLowerCase()] : [];
  });
  return new Set(homes).size > 1 || (lines.some(({ text }) => ofResults.test(text)) && pricedStreets(lines) > 2);
}

/** Lines of a page of results: "29 homes", "Sort by Relevant listings", "Save search". */
const ofResults =
  /^(?:\d[\d,]* (?:homes|results|listings|properties|rentals)|sort(?: by)?\b.{0,25}|save (?:this )?search)$/i;
/** The address of a result follows its price within so many lines. */
const longestResult = 12;

/** How many streets have a price of their own above them. */
function pricedStreets(lines: readonly Line[]): number {
  const streets = new Map<string, number>();
  let price = -1;
  for (const [at, { text }] of lines.entries()) {
    if (/^\$[\d,]{6,}\+?$/.test(text)) price = at;
    const address = addressMention(text)?.address;
    if (address === undefined || price === -1 || at - price > longestResult) continue;
    streets.set(address.toLowerCase(), price);
    price = -1;
  }
  return streets.size;
}
