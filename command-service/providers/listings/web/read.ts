import { suggestedTitle } from '../../../../domain/videos/index.ts';
import { decimalSignOf, dollarOf, findMoney } from '../../../../domain/facts/index.ts';
import type { MoneyContext } from '../../../../domain/facts/index.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { FactName, Found, Listing, PropertyFacts } from '../facts.ts';
import { decideFacts } from '../rules.ts';
import { addressMention } from '../text/addresses.ts';
import { withoutPictograms } from '../text/pictograms.ts';
import { isPromptInjection } from '../text/prompt-injection.ts';
import { bedMentions } from '../text/rooms.ts';
import { tellableText, withoutInjections, withoutSplitInjections } from '../text/sentences.ts';
import { statusIn } from '../text/status.ts';
import { agentIn } from '../visible/agents.ts';
import { placed } from '../visible/sections.ts';
import { sequenceOf } from '../visible/statements.ts';
import { isFeature, storyOf } from '../visible/story.ts';
import { readVisible } from '../visible/visible-text.ts';
import { readHtml } from './html.ts';
import type { PageContent } from './html.ts';
import { identityOf } from './identity.ts';
import { readSchema } from './json-ld.ts';
import type { Line } from '../visible/lines.ts';
import { readJsonListing, readPageData } from './page-data.ts';
import { readPageTags } from './page-tags.ts';
import { picturesOf, textsOf } from './pictures.ts';
import { say, type Sentence } from '../../../../words/index.ts';

/** Minimum characters of a description: pages are full of short lines that are not prose, typed text is not. */
const shortestParagraph = { ofPage: 60, typed: 25 } as const;

/** A page or JSON with its address, or a text without one. */
export interface ReadingTask {
  readonly kind: 'page' | 'text' | 'json';
  readonly content: string;
  readonly url: string;
}

/** Reads a page, JSON or a text. @throws Refusal INVALID_INPUT when it describes no single property */
export const readListing = ({ kind, content, url }: ReadingTask): Listing =>
  kind === 'page'
    ? readListingPage(content, url)
    : kind === 'json'
      ? readListingJson(content, url)
      : readListingText(content);

const severalHomes = say('LISTING_SEVERAL_HOMES');

/**
 * Reads a listing page: schema.org data, the data of its program, its tags and its visible text. Each fact is decided
 * from what all of them say.
 *
 * @param sourceUrl absolute address of the page
 * @throws Refusal INVALID_INPUT when the page describes no property, or several
 */
export function readListingPage(html: string, sourceUrl: string): Listing {
  const page = readHtml(html);
  const identity = identityOf(page, sourceUrl);
  const schema = readSchema(page.jsonLd, page.items, identity, sourceUrl);
  if (isResultsPage(page, schema.homes, identity.address)) throw new Refusal('INVALID_INPUT', severalHomes);
  const heading = headingOf(page);
  const lines = placed(page.lines.map((line) => ({ ...line, text: withoutInjections(line.text) })));
  const context = { ...contextOf(page, sourceUrl), source: 'visible text' as const, heading };
  const data = readPageData(page.dataScripts, identity, sourceUrl);
  const tags = readPageTags(page, context);
  const { description, features } = storyOf(placed(page.lines), heading, shortestParagraph.ofPage);
  const agent = agentIn(
    lines.filter(({ section }) => section === 'home' || section === 'agent').map(({ text }) => text),
  );
  const visible: Found = {
    source: 'visible text',
    candidates: readVisible(lines, context),
    ...(description === undefined ? {} : { description }),
    ...(agent === undefined ? {} : { agent }),
    features,
    images: page.images.map(({ source }) => source),
    imageTexts: page.images.filter(({ text }) => text !== ''),
  };
  const found = [schema, data, tags, visible];
  const title = [schema.name, page.meta.get('og:title'), heading, page.title];
  const listing = listingOf(found, title, sourceUrl, say('NO_PROPERTY_ON_PAGE'));
  if (isCommunity(listing, page)) throw new Refusal('INVALID_INPUT', severalHomes);
  return listing;
}

/** Words of builders about several homes to come, and of landlords, whose buildings have units. */
const buildersWords =
  /\b(?:communit(?:y|ies)|homesites?|home ?sites|floor ?plans|home designs|home plans|new homes|master-planned|quick move-in|move-in ready homes)\b|\bplan in\b/i;
const landlordsWords = /\b(?:for rent|for lease|rent|lease|leasing|apartments?)\b|(?<!est\.?:? )\$[\d,]+\s?\/\s?mo\b/i;

/** Whether a page of a builder offers a range of homes: it asks for their prices or gives several of their rooms. */
function isCommunity({ open, facts }: Listing, { lines, title }: PageContent): boolean {
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

/** The main heading of a page: its first one of the first level, else its first one. */
const headingOf = ({ lines, headings, title }: PageContent): string =>
  lines.find(({ level }) => level === 1)?.text ?? headings[0] ?? title;

/**
 * Reads a listing from JSON, such as a RESO record.
 *
 * @throws Refusal INVALID_INPUT when it describes no single property
 */
function readListingJson(content: string, sourceUrl: string): Listing {
  const found = readJsonListing(content, sourceUrl);
  return listingOf(found === undefined ? [] : [found], [], sourceUrl, say('NO_PROPERTY_IN_DATA'));
}

/**
 * Reads a listing that the user typed or pasted as text.
 *
 * @throws Refusal INVALID_INPUT when the text describes no property
 */
export function readListingText(text: string): Listing {
  const raw = text
    // A copied page sets the period of a rent on a line below it.
    .replace(/(\d)[ \t]*\r?\n[ \t]*(?=\/ ?(?:mo|month|week|year)\b)/gi, '$1')
    .split(/\r?\n/)
    .slice(0, 2000)
    .flatMap(typedLine);
  const safe = raw.map((line) => ({ ...line, text: withoutInjections(line.text) }));
  const heading = safe.find((line) => addressMention(line.text) !== undefined)?.text ?? safe[0]?.text ?? '';
  const lines = placed(safe);
  const all = safe.map((line) => line.text).join('\n');
  const context = {
    decimal: decimalOf('', all),
    dollar: dollarIn(all) ?? 'USD',
    source: 'typed text' as const,
    heading,
  };
  const { description, features } = storyOf(placed(raw), '', shortestParagraph.typed);
  const agent = agentIn(safe.map((line) => line.text));
  const typed: Found = {
    source: 'typed text',
    candidates: readVisible(lines, context),
    ...(description === undefined ? {} : { description }),
    ...(agent === undefined ? {} : { agent }),
    features,
  };
  return listingOf([typed], [], undefined, say('NO_PROPERTY_IN_TEXT'));
}

const longestTypedLine = 8000;

/** Printouts set the next label and value apart on the same line by a wide gap. */
const apart = (raw: string): string => {
  const [first = '', ...others] = raw.trimEnd().split(/(?<=\S) {3,}(?=\S)/);
  return others.reduce((line, part) => `${line}${sequenceOf(part).length > 0 ? ' | ' : ' '}${part}`, first);
};

function typedLine(raw: string): readonly Line[] {
  const line = withoutPictograms(apart(raw.slice(0, longestTypedLine).replace(/^[>\s]+/, '')))
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d)[\u00a0\u202f](?=\d)/gu, '\u202f')
    .replace(/(?!\u202f)\s+/gu, ' ')
    .trim();
  const item = /^[-–•*·✓]\s?(.+)$/.exec(line)?.[1];
  // A rule sets the parts of a mail apart.
  return line === '' || /^[-_=*]{3}/.test(line)
    ? []
    : [item === undefined ? { text: line, part: 'text' } : { text: item, part: 'item' }];
}

/** Notation and currency of a page, by its language, its host and its amounts. */
function contextOf({ language, lines }: PageContent, url: string): Required<MoneyContext> {
  const text = lines.map((line) => line.text).join('\n');
  const [, languageRegion] = /-([A-Za-z]{2})$/.exec(language) ?? [];
  const end = URL.canParse(url) ? /\.([a-z]{2})$/.exec(new URL(url).hostname)?.[1] : undefined;
  const byRegion = languageRegion?.toLowerCase() === 'us' ? undefined : dollarOf(languageRegion);
  return { decimal: decimalOf(language, text), dollar: dollarOf(end) ?? dollarIn(text) ?? byRegion ?? 'USD' };
}

/** A page that groups its amounts with points writes a decimal comma, whatever language it names. */
function decimalOf(language: string, text: string): '.' | ',' {
  if (decimalSignOf(language) === ',') return ',';
  if (
    /(?:€|EUR)\s?\d{1,3}(?:\.\d{3}){2}(?![.,]?\d)|(?<![\d.,])\d{1,3}(?:\.\d{3}){2}\s?(?:€|EUR\b)/.test(
      text.slice(0, 20_000),
    )
  )
    return ',';
  return language === '' &&
    /(?:€|R\$)\s?\d{1,3}\.\d{3}(?!\d)|\d{1,3}\.\d{3}(?:\.\d{3})*\s?€/.test(text.slice(0, 20_000))
    ? ','
    : '.';
}

/** The currency of "$" where an address or a code names the country. */
function dollarIn(text: string): string | undefined {
  const head = text.slice(0, 20_000);
  if (
    /\b(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Ontario|Prince Edward Island|Qu[ée]bec|Saskatchewan)\b,?\s[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|,\s(?:ON|BC|AB|QC|MB|SK|NS|NB)$|\bC(?:AD|DN)\b/m.test(
      head,
    )
  )
    return 'CAD';
  if (/\b(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT)\s\d{4}\b(?![\d-])|\bAUD\b/.test(head)) return 'AUD';
  return undefined;
}

const plural =
  /\b(?:homes|houses|properties|apartments|condos|townhomes|listings|rentals|real estate)\b.{0,40}\b(?:for (?:sale|rent)|to (?:rent|let)|in|near)\b|\b\d[\d,]* (?:results|homes|properties|listings|apartments)\b|\breal estate\b.{0,25}\b(?:for sale|listings)\b/i;

/** Whether a page lists several homes instead of showing one. */
function isResultsPage({ headings, title, lines }: PageContent, homes: number, address: string | undefined): boolean {
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

/** A listing needs at least one of these facts, clear or open. */
const telling: readonly FactName[] = ['address', 'price', 'beds', 'baths', 'area', 'lotSize'];

function listingOf(
  found: readonly Found[],
  titles: readonly (string | undefined)[],
  sourceUrl: string | undefined,
  nothing: Sentence,
): Listing {
  const cleaned = found.map(clean);
  const { facts: decided, sources, open } = decideFacts(cleaned);
  const isTold = (name: FactName): boolean =>
    decided[name] !== undefined || open.some((each) => each.name === name && each.reason !== 'weak');
  if (!telling.some(isTold)) throw new Refusal('INVALID_INPUT', nothing);
  const images = picturesOf(
    cleaned.flatMap((each) => each.images ?? []),
    sourceUrl ?? '',
  );
  const imageTexts = textsOf(
    images,
    found.flatMap((each) => each.imageTexts ?? []),
    sourceUrl ?? '',
  );
  // The longest description is the best one; its figures override no other source.
  const story = cleaned.toSorted((a, b) => (b.description?.length ?? 0) - (a.description?.length ?? 0))[0];
  const featured = cleaned.find(({ features }) => features !== undefined && features.length > 0);
  const agent = cleaned.find((each) => each.agent !== undefined);
  const pictured = cleaned.find((each) => each.images !== undefined && each.images.length > 0);
  const facts: PropertyFacts = {
    ...decided,
    ...(story?.description === undefined ? {} : { description: story.description }),
    ...(featured?.features === undefined ? {} : { features: featured.features }),
    ...(images.length === 0 ? {} : { images }),
    ...(agent?.agent === undefined ? {} : { agent: agent.agent }),
  };
  return {
    title: titleOf(titles, facts),
    facts,
    sources: {
      ...sources,
      ...(story?.description === undefined ? {} : { description: story.source }),
      ...(featured === undefined ? {} : { features: featured.source }),
      ...(images.length === 0 ? {} : { images: pictured?.source ?? 'visible text' }),
      ...(agent === undefined ? {} : { agent: agent.source }),
    },
    open,
    imageTexts,
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  };
}

/** Longer than any address or name. */
const longestName = 200;
const isName = (text: string): boolean => text.length <= longestName && !isPromptInjection(text);

/** Removes what no script may say: unusable sentences, features that are none, names that are prompt injections. */
function clean({ description, features, agent, candidates, ...rest }: Found): Found {
  const usable = description === undefined ? undefined : tellableText(description);
  const kept = withoutSplitInjections([...new Set(features?.filter(isFeature) ?? [])]);
  const { address, ...others } = candidates;
  return {
    ...rest,
    candidates: {
      ...others,
      ...(address === undefined ? {} : { address: address.filter(({ value }) => isName(value)) }),
    },
    ...(usable === undefined ? {} : { description: usable }),
    ...(kept.length === 0 ? {} : { features: kept }),
    ...(agent === undefined || !Object.values(agent).every(isName) ? {} : { agent }),
  };
}

/** A name of a page that is about something else: an event, a search, an agency. */
const noName =
  /\bopen house\b|\b\d{1,2}:\d{2}\s?[ap]m\b|\bresults\b|^(?:home|listing|property details?|x)$|^[$€£]?\s?[\d.,]+\+?$/i;

/** The page's name for the property, without the name of the site; else the address. */
function titleOf(titles: readonly (string | undefined)[], { address }: PropertyFacts): string {
  const own = titles
    .map((title) =>
      suggestedTitle(tellableText((title ?? '').split(/\s[|•·–—]\s/, 1)[0] ?? '') ?? '')
        .replace(/[\s,;:]+$/, '')
        .trim(),
    )
    .find((title) => title !== '' && !noName.test(title) && statusIn(title) === undefined);
  return own ?? suggestedTitle(address ?? '');
}
