import { expect, test } from '@jest/globals';
import type { DecidedName } from './facts.ts';
import { readListing } from './web/read.ts';

const home = '<h1>12 Oak Street, Austin, TX 78704</h1>';
const read = (content: string) => readListing({ kind: 'page', content, url: 'https://homes.example/1' });
const jsonLd = (facts: object): string =>
  `${home}<script type="application/ld+json">${JSON.stringify({ '@type': 'House', ...facts })}</script>`;
const size = (value: number, unitCode: string) => ({ value, unitCode });

const impossible: readonly (readonly [string, DecidedName, string])[] = [
  ['a year with a digit too many', 'yearBuilt', `${home}<p>Year built: 20205</p>`],
  ['a year far ahead', 'yearBuilt', jsonLd({ yearBuilt: 2099 })],
  ['a year before the country', 'yearBuilt', jsonLd({ yearBuilt: 1190 })],
  ['a home of one square foot', 'area', jsonLd({ floorSize: size(1, 'FTK') })],
  ['a labelled size of one square foot', 'area', `${home}<p>Square feet: 1</p>`],
  ['45 bathrooms', 'baths', `${home}<p>45 baths</p>`],
  ['60 bedrooms', 'beds', jsonLd({ numberOfBedrooms: 60 })],
  ['a home for $12', 'price', `${home}<p>Price: $12</p>`],
  ['a home for $1 in its data', 'price', jsonLd({ offers: { price: '1.00', priceCurrency: 'USD' } })],
  ['a lot of a quarter of a square foot', 'lotSize', jsonLd({ lotSize: size(0.25, 'FTK') })],
  ['a lot of 100,000 acres', 'lotSize', `${home}<p>Lot size: 100,000 acres</p>`],
];

test.each(impossible)('asks about %s and does not say it', (_what, name, content) => {
  const { facts, open } = read(content);
  expect(facts[name]).toBeUndefined();
  expect(open).toEqual([expect.objectContaining({ name, reason: 'implausible' })]);
});

const atOdds: readonly (readonly [string, DecidedName, object])[] = [
  ['twelve bathrooms for three bedrooms', 'baths', { numberOfBedrooms: 3, numberOfBathroomsTotal: 12 }],
  ['five bedrooms in 220 square feet', 'area', { numberOfBedrooms: 5, floorSize: size(220, 'FTK') }],
  [
    'a lot smaller than the house',
    'lotSize',
    { numberOfBedrooms: 3, floorSize: size(2400, 'FTK'), lotSize: size(310, 'FTK') },
  ],
  [
    'square feet of a lot that are called acres',
    'lotSize',
    { numberOfBedrooms: 3, lotSize: size(7405, 'ACR'), offers: { price: 265000, priceCurrency: 'USD' } },
  ],
  [
    'a price that no square foot costs',
    'price',
    { numberOfBedrooms: 3, floorSize: size(1850, 'FTK'), offers: { price: 4500, priceCurrency: 'USD' } },
  ],
];

test.each(atOdds)('asks about %s', (_what, name, facts) => {
  const listing = read(jsonLd(facts));
  expect(listing.facts[name]).toBeUndefined();
  expect(listing.open).toEqual([expect.objectContaining({ name, reason: 'implausible' })]);
});

test('compares the lot even with a size that is itself in doubt', () => {
  const { facts, open } = read(
    `${home}<p>Bedrooms: 4</p><p>Living area: 2,640 sq ft</p><p>Living area: 2,604 sq ft</p><p>Lot size: 310 sq ft</p>`,
  );
  expect(facts.lotSize).toBeUndefined();
  expect(open.map(({ name, reason }) => [name, reason])).toEqual([
    ['area', 'differ'],
    ['lotSize', 'implausible'],
  ]);
});

test('names a place in the words of the page', () => {
  const { open } = read(`${home}<p>Baths: 2.5</p><p>Total Baths*: 3.5</p>`);
  expect(open.flatMap(({ candidates }) => candidates.map(({ place }) => place.words))).toEqual([
    'Baths: 2.5',
    'Total Baths: 3.5',
  ]);
});

test('takes the value of another source where one is impossible', () => {
  const { facts, open } = read(`${jsonLd({ floorSize: size(1, 'FTK') })}<p>Living area: 1,850 sq ft</p>`);
  expect(facts.area).toEqual({ value: 1850, unit: 'square feet' });
  expect(open).toEqual([]);
});

test.each([
  ['a tiny house', { numberOfBedrooms: 1, numberOfBathroomsTotal: 1, floorSize: size(240, 'FTK') }],
  ['a town house of four floors', { numberOfBedrooms: 3, floorSize: size(2400, 'FTK'), lotSize: size(640, 'FTK') }],
  ['a mansion', { numberOfBedrooms: 9, numberOfBathroomsTotal: 14, floorSize: size(24000, 'FTK'), yearBuilt: 1792 }],
  ['a home that is being built', { numberOfBedrooms: 4, yearBuilt: new Date().getFullYear() + 2 }],
  ['a ranch', { numberOfBedrooms: 3, lotSize: size(12000, 'ACR'), offers: { price: 9e6, priceCurrency: 'USD' } }],
])('asks nothing about %s', (_what, facts) => {
  expect(read(jsonLd(facts)).open).toEqual([]);
});
