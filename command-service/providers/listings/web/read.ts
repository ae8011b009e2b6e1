import { limits } from '../../../../domain/catalog.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { FactName, FactSource, Listing, Price, PropertyFacts } from '../facts.ts';
import { readHtml } from './html.ts';
import type { Line } from './html.ts';
import { readJsonLd } from './json-ld.ts';
import { readPageTags } from './page-tags.ts';
import { isPromptInjection } from '../text/prompt-injection.ts';
import { tellableText, withoutSplitInjections } from '../text/sentences.ts';
import { isFeature, readVisibleText } from './visible-text.ts';

type Found = readonly (readonly [FactSource, PropertyFacts])[];

/** Minimum characters of a description: pages are full of short lines that are no prose, typed text is not. */
const shortestParagraph = { ofPage: 60, typed: 25 } as const;

/** A page with its address, or a text without one. */
export interface ReadingTask {
  readonly kind: 'page' | 'text';
  readonly content: string;
  readonly url: string;
}

/** Reads a page or a text. @throws Refusal INVALID_INPUT when it describes no property */
export const readListing = ({ kind, content, url }: ReadingTask): Listing =>
  kind === 'page' ? readListingPage(content, url) : readListingText(content);

/**
 * Reads a listing page: schema.org data first, then page tags, then visible text. The first source with a fact wins.
 *
 * @param sourceUrl absolute address of the page
 * @throws Refusal INVALID_INPUT when the page describes no property
 */
export function readListingPage(html: string, sourceUrl: string): Listing {
  const page = readHtml(html);
  const structured = readJsonLd(page.jsonLd);
  const heading = page.headings[0];
  const title = structured.name ?? page.meta.get('og:title') ?? heading ?? page.title;
  const found: Found = [
    ['structured data', structured.facts],
    ['page tags', readPageTags(page)],
    ['visible text', readVisibleText(page.lines, heading ?? page.title, shortestParagraph.ofPage)],
  ];
  const images = absoluteImages([...found.flatMap(([, facts]) => facts.images ?? []), ...page.images], sourceUrl);
  const { facts, sources } = merge(found);
  requireProperty(facts, 'We found no property on this page. Please paste the text of the listing instead.');
  const { images: _read, ...rest } = facts;
  return {
    title: shortTitle(title, facts),
    facts: images.length === 0 ? rest : { ...rest, images },
    sources: images.length === 0 ? sources : { ...sources, images: sources.images ?? 'visible text' },
    sourceUrl,
  };
}

/**
 * Reads a listing that the user typed or pasted as text.
 *
 * @throws Refusal INVALID_INPUT when the text describes no property
 */
export function readListingText(text: string): Listing {
  const lines = text.split(/\r?\n/).slice(0, 2000).flatMap(typedLine);
  const { facts, sources } = merge([
    ['typed text', readVisibleText(lines, lines[0]?.text ?? '', shortestParagraph.typed)],
  ]);
  requireProperty(
    facts,
    'We found no property in this text. Please give its address, price, bedrooms or size, or the address of a listing page.',
  );
  return { title: shortTitle('', facts), facts, sources };
}

const longestTypedLine = 8000;

function typedLine(raw: string): readonly Line[] {
  const line = raw
    .slice(0, longestTypedLine)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const item = /^[-–•*·✓]\s?(.+)$/.exec(line)?.[1];
  return line === '' ? [] : [item === undefined ? { text: line, part: 'text' } : { text: item, part: 'item' }];
}

/** A listing needs at least one of these facts. */
const telling: readonly FactName[] = ['address', 'price', 'beds', 'baths', 'area', 'lotSize'];

function requireProperty(facts: PropertyFacts, sentence: string): void {
  if (!telling.some((name) => facts[name] !== undefined)) throw new Refusal('INVALID_INPUT', sentence);
}

/** Merges facts: each fact from the first source that has it, with its source. */
function merge(found: Found): { readonly facts: PropertyFacts; readonly sources: Listing['sources'] } {
  const cleaned = found.map(([source, facts]) => [source, clean(facts)] as const);
  // The longest description is the best one; its figures override no other source.
  const longest = cleaned.toSorted(([, a], [, b]) => (b.description?.length ?? 0) - (a.description?.length ?? 0));
  let facts: PropertyFacts = {};
  const sources: Partial<Record<FactName, FactSource>> = {};
  for (const name of factNames) {
    const [source, from] =
      (name === 'description' ? longest : cleaned).find(([, candidate]) => candidate[name] !== undefined) ?? [];
    if (source === undefined || from === undefined) continue;
    facts = { ...facts, [name]: from[name] };
    sources[name] = source;
  }
  const price =
    facts.price === undefined
      ? undefined
      : completePrice(
          facts.price,
          cleaned.map(([, each]) => each.price),
        );
  return { facts: price === undefined ? facts : { ...facts, price }, sources };
}

const factNames: readonly FactName[] = [
  'address',
  'price',
  'beds',
  'baths',
  'area',
  'lotSize',
  'yearBuilt',
  'propertyType',
  'description',
  'features',
  'images',
  'agent',
];

/** Longer than any address or name. */
const longestName = 200;
const isName = (text: string): boolean => text.length <= longestName && !isPromptInjection(text);

/** Removes what no script may say: unusable sentences, features that are none, names that are prompt injections. */
function clean({ description, features, address, agent, ...rest }: PropertyFacts): PropertyFacts {
  const usable = description === undefined ? undefined : tellableText(description);
  const kept = withoutSplitInjections([...new Set(features?.filter(isFeature) ?? [])]);
  return {
    ...rest,
    ...(usable === undefined ? {} : { description: usable }),
    ...(kept.length === 0 ? {} : { features: kept }),
    ...(address === undefined || !isName(address) ? {} : { address }),
    ...(agent === undefined || !Object.values(agent).every(isName) ? {} : { agent }),
  };
}

/** Completes a bare amount with the currency and period that another source gives for the same amount. */
function completePrice(price: Price, others: readonly (Price | undefined)[]): Price {
  const same = others.filter((other) => other?.amount === price.amount);
  const currency = price.currency ?? same.find((other) => other?.currency !== undefined)?.currency;
  const per = price.per ?? same.find((other) => other?.per !== undefined)?.per;
  return { ...price, ...(currency === undefined ? {} : { currency }), ...(per === undefined ? {} : { per }) };
}

const decoration = /logo|icon|sprite|avatar|badge|pixel|tracking|placeholder|\.svg(?:$|\?)/i;

/** Absolute http(s) addresses of pictures, without duplicates, logos and icons; at most 20. */
function absoluteImages(addresses: readonly string[], base: string): readonly string[] {
  const usable = addresses.filter((address) => address.length <= limits.urlCharacters && URL.canParse(address, base));
  const absolute = usable.map((address) => new URL(address, base));
  const pictures = absolute.filter(
    (url) => /^https?:$/.test(url.protocol) && url.username === '' && !decoration.test(url.pathname),
  );
  return [...new Set(pictures.map((url) => url.href))].slice(0, 20);
}

/** The page's name for the property, without the name of the site; else the address. */
function shortTitle(title: string, facts: PropertyFacts): string {
  const own = (tellableText(title.split(/\s[|•·–—]\s/, 1)[0] ?? '') ?? '').slice(0, limits.titleCharacters).trim();
  return own === '' ? (facts.address ?? '').slice(0, limits.titleCharacters) : own;
}
