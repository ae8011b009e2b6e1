import { expect, test } from '@jest/globals';
import { inWords, type Language } from '../../../words/index.ts';
import { readListingPage } from '../listings/web/read.ts';
import { describeOpen } from './open-facts.ts';

const listing = readListingPage(
  `<html><head><script type="application/ld+json">{"@type":"House","address":"12 Elm St","offers":{"price":"450000","priceCurrency":"USD"}}</script></head>
   <body><h1>12 Elm St, Austin, TX 78704</h1><p>List price: $440,000</p><p>3 beds</p></body></html>`,
  'https://homes.example/listing/1',
);

test.each<[Language, string]>([
  ['en', 'Price'],
  ['es', 'Precio'],
])('names a field of the page’s data in words of the language %s', (language, name) => {
  const places = describeOpen(listing).flatMap(({ candidates }) =>
    candidates.map(({ place }) => (typeof place === 'string' ? place : inWords(place, language))),
  );
  expect(places).toEqual([name, 'List price: $440,000']);
});
