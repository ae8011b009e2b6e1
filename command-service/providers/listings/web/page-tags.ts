import { currencyOf, findMoney, parseNumber, plausible, priceOf, propertyTypeIn } from '../text/amounts.ts';
import { compactFacts } from '../facts.ts';
import type { PropertyFacts } from '../facts.ts';
import type { PageContent } from './html.ts';
import { addressIn, areaIn, bathsIn, bedsIn } from '../text/phrases.ts';
import { withoutInjections } from '../text/sentences.ts';

/** Reads facts from OpenGraph and meta tags: description, pictures and sometimes figures. */
export function readPageTags({ meta, metaImages }: PageContent): PropertyFacts {
  const tag = (...names: readonly string[]): string | undefined =>
    names.map((name) => meta.get(name)).find((value) => value !== undefined);
  const number = (...names: readonly string[]): number | undefined => {
    const value = tag(...names);
    return value === undefined ? undefined : parseNumber(value);
  };
  const summary = [tag('og:title', 'twitter:title'), tag('og:description', 'twitter:description', 'description')]
    .flatMap((part) => (part === undefined ? [] : [withoutInjections(part)]))
    .join('\n');
  const amount = number('product:price:amount', 'og:price:amount', 'price');
  const beds = number('og:bedrooms', 'zillow_fb:beds', 'realestate:bedrooms', 'bedrooms');
  const baths = number('og:bathrooms', 'zillow_fb:baths', 'realestate:bathrooms', 'bathrooms');
  return compactFacts({
    address: addressOf(tag) ?? addressIn(summary),
    price:
      amount !== undefined && plausible.price(amount)
        ? priceOf(
            amount,
            currencyOf(tag('product:price:currency', 'og:price:currency', 'pricecurrency') ?? ''),
            undefined,
          )
        : findMoney(summary).find(({ price }) => price.amount >= 10_000 || price.per !== undefined)?.price,
    beds: beds !== undefined && plausible.rooms(beds) ? beds : bedsIn(summary),
    baths: baths !== undefined && plausible.rooms(baths) ? baths : bathsIn(summary),
    area: areaIn(summary),
    lotSize: undefined,
    yearBuilt: undefined,
    propertyType: propertyTypeIn(summary),
    description: tag('og:description', 'twitter:description', 'description'),
    features: undefined,
    images: metaImages,
    agent: undefined,
  });
}

function addressOf(tag: (...names: readonly string[]) => string | undefined): string | undefined {
  const street = tag('og:street-address', 'place:street_address', 'business:contact_data:street_address');
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
