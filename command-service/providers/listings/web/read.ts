import { suggestedTitle } from '../../../../domain/videos/index.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { FactName, Found, Listing, PropertyFacts } from '../facts.ts';
import { decideFacts } from '../rules.ts';
import { addressMention, isWholeAddress } from '../text/addresses.ts';
import { withoutOtherHomes } from '../text/other-homes.ts';
import { isPromptInjection } from '../text/prompt-injection.ts';
import { inWords, tellableText, withoutInjections, withoutSplitInjections } from '../text/sentences.ts';
import { statusIn } from '../text/status.ts';
import { addressCandidates, typedHeading } from '../visible/addresses.ts';
import { agentIn } from '../visible/agents.ts';
import type { VisibleContext } from '../visible/context.ts';
import { sectionOf } from '../visible/section-titles.ts';
import { placed, type PlacedLine } from '../visible/sections.ts';
import { isFeature, storyOf } from '../visible/story.ts';
import { readVisible } from '../visible/visible-text.ts';
import { readHtml } from './html.ts';
import type { PageContent } from './html.ts';
import { contextOf, decimalOf, dollarIn } from './money-context.ts';
import { identityOf } from './identity.ts';
import { readSchema } from './json-ld.ts';
import { readJsonListing, readPageData } from './page-data.ts';
import { readPageTags } from './page-tags.ts';
import { picturesOf, textsOf } from './pictures.ts';
import { isCommunity, isResultsPage, tellsSeveral } from './several-homes.ts';
import { typedLines } from './typed-lines.ts';
import { isXml, xmlAsJson } from './xml-data.ts';
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
  isXml(content)
    ? readListingJson(xmlAsJson(content), url)
    : kind === 'page'
      ? readListingPage(content, url)
      : kind === 'json'
        ? readListingJson(content, url)
        : readListingText(content);

const severalHomes = say('LISTING_SEVERAL_HOMES');

/**
 * Reads a listing page: schema.org data, the data of its program, its tags and its visible text. All of them together
 * decide each fact.
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
  const context = { ...contextOf(page, sourceUrl), source: 'visible text' as const, heading };
  const data = readPageData(page.dataScripts, identity, sourceUrl);
  const tags = readPageTags(page, context);
  const safe = page.lines.map((line) => ({ ...line, text: withoutInjections(line.text) }));
  const own = identity.address ?? addressOf([schema, data, tags], placed(safe), context);
  const lines = placed(safe, own);
  const { description, features } = storyOf(placed(page.lines, own), heading, shortestParagraph.ofPage);
  const agent = agentIn(
    lines.filter(({ section }) => section === 'home' || section === 'agent').map(({ text }) => text),
  );
  const visible: Found = {
    source: 'visible text',
    candidates: readVisible(lines, context, own),
    ...(description === undefined ? {} : { description: withoutOtherHomes(description, own) }),
    ...(agent === undefined ? {} : { agent }),
    features,
    images: page.images.map(({ source }) => source),
    imageTexts: page.images.filter(({ text }) => text !== ''),
  };
  const found = [schema, data, tags, visible];
  const title = [schema.name, page.meta.get('og:title'), heading, page.title];
  const listing = listingOf(found, title, sourceUrl, say('NO_PROPERTY_ON_PAGE'));
  if (isTakenDown(listing, heading)) throw new Refusal('INVALID_INPUT', say('NO_PROPERTY_ON_PAGE'));
  if (isCommunity(listing, page)) throw new Refusal('INVALID_INPUT', severalHomes);
  return listing;
}

/** The address that all sources of a page agree on; '' when they do not. */
function addressOf(found: readonly Found[], lines: readonly PlacedLine[], context: VisibleContext): string {
  const all = found.map(({ source, candidates: { address = [] } }) => ({ source, candidates: { address } }));
  const visible = { source: 'visible text' as const, candidates: { address: addressCandidates(lines, context) } };
  return decideFacts([...all, visible]).facts.address ?? '';
}

/** Whether a page says in its heading that its listing is gone, and shows nothing of the home but its address. */
const isTakenDown = ({ facts }: Listing, heading: string): boolean =>
  statusIn(heading) === 'off market' &&
  [facts.price, facts.beds, facts.baths, facts.area, facts.lotSize].every((fact) => fact === undefined);

/** The main heading of a page: its first one of the first level, else its first one, but not "Payment calculator". */
function headingOf({ lines, headings, title }: PageContent): string {
  const [first = title] = headings;
  const section = sectionOf(first);
  const isPart = section !== undefined && section !== 'story';
  return lines.find(({ level }) => level === 1)?.text ?? (isPart ? title : first);
}

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
  const raw = typedLines(text);
  const safe = raw.map((line) => ({ ...line, text: withoutInjections(line.text) }));
  const untitled = placed(safe);
  if (tellsSeveral(untitled.filter(({ section }) => section !== 'others')))
    throw new Refusal('INVALID_INPUT', say('LISTING_SEVERAL_HOMES_TYPED'));
  const named = typedHeading(untitled);
  const heading = named ?? safe[0]?.text ?? '';
  const own = ownAddress(named ?? '');
  const lines = placed(safe, own);
  const all = safe.map((line) => line.text).join('\n');
  const context = {
    decimal: decimalOf('', all),
    dollar: dollarIn(all) ?? 'USD',
    source: 'typed text' as const,
    heading,
  };
  const { description, features } = storyOf(placed(raw, own), '', shortestParagraph.typed);
  const agent = agentIn(safe.map((line) => line.text));
  const typed: Found = {
    source: 'typed text',
    candidates: readVisible(lines, context, own),
    ...(description === undefined ? {} : { description: withoutOtherHomes(description, own) }),
    ...(agent === undefined ? {} : { agent }),
    features,
  };
  return listingOf([typed], [], undefined, say('NO_PROPERTY_IN_TEXT'));
}

/** Words beside an address in a line that names the home. */
const mostBeside = 40;

/**
 * The address of the home in the first line with one, when that line is a title or the subject of a mail, or names the
 * town and its code as well.
 */
function ownAddress(heading: string): string {
  const { address = '' } = addressMention(heading) ?? {};
  const isNamed = /^subject\s?:/i.test(heading) || heading.length - address.length <= mostBeside;
  return isNamed || isWholeAddress(address) ? address : '';
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

/**
 * Removes what no script may say: unusable sentences, features that are not features of a home, names that are prompt
 * injections.
 */
function clean({ description, features, agent, candidates, ...rest }: Found): Found {
  const usable = description === undefined ? undefined : tellableText(description);
  const kept = withoutSplitInjections([...new Set(features?.filter(isFeature).map(inWords) ?? [])]);
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

/** A page name that does not name a home, but an event, a search or an agency. */
const noName =
  /\bopen house\b|\bby owner\b|^check out\b|^for (?:sale|rent)\b|\b\d{1,2}:\d{2}\s?[ap]m\b|\bresults\b|^(?:home|listing|property details?|x)$|^[$€£]?\s?[\d.,]+\+?$|^[$€£]\d/i;

const wordsIn = (text: string): string => text.replace(/[\s,]+/g, ' ');

/** The page's name for the property, without the name of the site; else the address. */
function titleOf(titles: readonly (string | undefined)[], { address }: PropertyFacts): string {
  const own = titles
    .map((title) =>
      suggestedTitle(
        tellableText(
          (title ?? '').split(
            /\s[|•·–—]\s|\s-\s(?=[$€£]|.*\b(?:homes|realty|realtors?|team|properties|group)\b)/i,
            1,
          )[0] ?? '',
        ) ?? '',
      )
        .replace(/[\s,;:]+$/, '')
        .trim(),
    )
    .find(
      (title) => title !== '' && !noName.test(title) && statusIn(title) === undefined && sectionOf(title) === undefined,
    );
  // A heading of several lines has no commas between them.
  const isAddress = own !== undefined && address !== undefined && wordsIn(own) === wordsIn(address);
  return own === undefined || isAddress ? suggestedTitle(address ?? '') : own;
}
