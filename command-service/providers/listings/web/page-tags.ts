import { currencyOf, fieldOf, findMoney, placeOf, priceOf, readNumber } from '../../../../domain/facts/index.ts';
import type { Candidate, Evidence, MoneyContext } from '../../../../domain/facts/index.ts';
import type { Candidates, DecidedName, Found } from '../facts.ts';
import { addressIn } from '../text/addresses.ts';
import { knownAddress } from '../text/known-addresses.ts';
import { bathMentions, bedMentions, plausibleRooms } from '../text/rooms.ts';
import { withoutInjections } from '../text/sentences.ts';
import { saysRent } from '../text/status.ts';
import { sizeMentions } from '../text/sizes.ts';
import { bareTypeIn, propertyTypeIn } from '../text/types.ts';
import { headlineType } from '../visible/kinds.ts';
import { isOtherAmount } from '../visible/prices.ts';
import type { PageContent } from './html.ts';

/** Tags that name a fact; the other places are the title and the summary. */
const fields: ReadonlySet<string> = new Set(['og:street-address', 'product:price:amount', 'bedrooms', 'bathrooms']);

/** Reads facts from OpenGraph and meta tags: fields that name a fact, and the facts in the title and the summary. */
export function readPageTags({ meta, metaImages, title }: PageContent, context: MoneyContext): Found {
  const tag = (...names: readonly string[]): string | undefined =>
    names.map((name) => meta.get(name)).find((value) => value !== undefined);
  const number = (...names: readonly string[]): number | undefined => {
    const value = tag(...names);
    return value === undefined ? undefined : readNumber(value.replace(/[^\d.,]/g, ''), { source: 'data' });
  };
  const titles = [tag('og:title', 'twitter:title') ?? '', title].map(withoutInjections);
  const summary = withoutInjections(tag('og:description', 'twitter:description', 'description') ?? '');
  const texts = [...titles, summary];
  const candidates: { [Name in DecidedName]?: Candidate<unknown>[] } = {};
  const add = (
    name: DecidedName,
    value: unknown,
    evidence: Evidence,
    words: string,
    doubt?: Candidate<unknown>['doubt'],
  ): void => {
    if (value === undefined) return;
    (candidates[name] ??= []).push({
      value,
      evidence,
      place: fields.has(words) ? fieldOf('page tags', words) : placeOf('page tags', words),
      ...(doubt === undefined ? {} : { doubt }),
    });
  };
  add('address', addressOf(tag, 'og:street-address', 'place:street_address'), 'stated', 'og:street-address');
  // Of a business: of the home on some sites, of the agency on others.
  add('address', addressOf(tag, 'business:contact_data:street_address'), 'told', 'og:street-address');
  for (const text of titles) add('address', addressIn(text), 'stated', text);
  add('address', addressIn(summary), 'told', summary);
  const amount = number('product:price:amount', 'og:price:amount', 'price');
  if (amount !== undefined && amount >= 100)
    add(
      'price',
      priceOf(amount, currencyOf(tag('product:price:currency', 'og:price:currency', 'pricecurrency') ?? ''), undefined),
      'stated',
      'product:price:amount',
    );
  const beds = number('og:bedrooms', 'zillow_fb:beds', 'realestate:bedrooms', 'bedrooms');
  const baths = number('og:bathrooms', 'zillow_fb:baths', 'realestate:bathrooms', 'bathrooms');
  if (beds !== undefined && plausibleRooms(beds)) add('beds', beds, 'stated', 'bedrooms');
  if (baths !== undefined && plausibleRooms(baths)) add('baths', baths, 'stated', 'bathrooms');
  for (const text of texts) {
    if (isAboutSeveral(text)) continue;
    const [bed] = bedMentions(text);
    const [bath] = bathMentions(text);
    const area = sizeMentions(text, '', context.decimal ?? '.').find(
      ({ kind, size }) => (kind === 'home' || kind === 'bare') && size.value >= 20,
    );
    add('beds', bed?.value, 'told', text, bed?.doubt);
    add('baths', bath?.value, 'told', text, bath?.doubt);
    add('area', area?.size, 'told', text, area?.doubt);
    const money = findMoney(text, context).find(
      ({ price, perWhat, start, end }) =>
        perWhat === undefined &&
        (price.amount >= 10_000 || price.per !== undefined) &&
        !isOtherAmount(text.slice(0, start), text.slice(end)) &&
        !/\b(?:from|over)\b[^.;|]{0,25}$/i.test(text.slice(0, start)),
    );
    add('price', money?.price, 'told', text, money?.unknownCurrency === undefined ? undefined : 'currency');
  }
  const offer = texts.find((text) => /\bfor sale\b/i.test(text) && !isAboutSeveral(text));
  if (offer !== undefined && !texts.some((text) => saysRent(text) || notOnSale.test(text)))
    add('status', 'for sale', 'told', offer);
  const type = titles.map(headlineType).find((each) => each !== undefined) ?? summaryType(summary);
  add('propertyType', type, 'told', titles[0] ?? '');
  return {
    source: 'page tags',
    candidates: candidates as Candidates,
    ...(summary === '' ? {} : { description: summary }),
    images: metaImages,
  };
}

const notOnSale = /\b(?:not for sale|sold|off[- ]market|pending|under contract|contingent|withdrawn|closed|auction)\b/i;

/** Whether a title or summary speaks of several homes, such as those of a town. */
const isAboutSeveral = (text: string): boolean =>
  /\b\d[\d,]* (?:homes|houses|properties|listings|results|apartments|condos|units|floor ?plans|home designs)\b|\b(?:homes|houses|apartments|properties|condos) (?:for|to)\b/i.test(
    text,
  );

/** "3 bd | 2 ba | 1,720 sqft Victorian house with a porch": the noun that ends the figures. */
function summaryType(summary: string) {
  const head = summary.split(/[.!?]\s|\b(?:with|near|in|at|on|by|from|offering|featuring)\b/i, 1)[0] ?? '';
  const type = bareTypeIn(head) ?? propertyTypeIn(head);
  return type === 'house' || type === 'condo' || type === 'townhouse' || type === 'apartment' ? type : undefined;
}

function addressOf(
  tag: (...names: readonly string[]) => string | undefined,
  ...names: readonly string[]
): string | undefined {
  const street = knownAddress(tag(...names));
  if (street === undefined) return undefined;
  const locality = tag('og:locality', 'business:contact_data:locality');
  const region = [
    tag('og:region', 'business:contact_data:region'),
    tag('og:postal-code', 'business:contact_data:postal_code'),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
  return [street, locality, region].filter((part) => part !== undefined && part !== '').join(', ');
}
