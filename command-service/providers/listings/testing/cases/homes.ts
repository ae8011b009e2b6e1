import { page, reading, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const h1 = '<h1>12 Oak Street, Dallas, TX 75201</h1>';
const address = '12 Oak Street, Dallas, TX 75201';
const ld = (data: string): string => `<script type="application/ld+json">${data}</script>`;
const other =
  '{"@type":"SingleFamilyResidence","url":"/other","address":{"streetAddress":"99 Other Road","addressLocality":"Dallas"},"numberOfBedrooms":5,"numberOfBathroomsTotal":4,"offers":{"price":999000,"priceCurrency":"USD"}}';

/** Pages that test the choice of the home, whether it is on offer, and the place of its address. */
export const homeCases: readonly ReadingCase[] = [
  page(
    'similar home with a surer type',
    `${h1}<p>$450,000</p><p>3 beds 2 baths</p>`,
    { address, price: '450000 USD', beds: 3, baths: 2 },
    ld('{"@type":"Product","name":"12 Oak Street","offers":{"price":450000,"priceCurrency":"USD"}}') + ld(other),
  ),
  page(
    'similar home stands first',
    `${h1}<p>$450,000</p>`,
    { address, price: '450000 USD', beds: 3, propertyType: 'house' },
    ld(
      `[${other},{"@type":"SingleFamilyResidence","address":{"streetAddress":"12 Oak St"},"numberOfBedrooms":3,"offers":{"price":450000,"priceCurrency":"USD"}}]`,
    ),
  ),
  page(
    'several homes and none of the page',
    '<h1>Welcome</h1><p>3 beds</p><p>$450,000</p>',
    { price: '450000 USD', beds: 3 },
    ld(other) + ld(other.replace('99 Other', '7 Third').replace('5', '6')),
  ),
  page(
    'home named by its address on the web',
    '<h1>A bright bungalow</h1>',
    { address: '7 Third Road', beds: 2, price: '410000 USD', propertyType: 'house' },
    ld(other) +
      ld(
        '{"@type":"House","url":"https://homes.example/listing/1","address":{"streetAddress":"7 Third Road"},"numberOfBedrooms":2,"offers":{"price":410000,"priceCurrency":"USD"}}',
      ),
  ),
  page(
    'an agency in the data',
    `${h1}<p>$450,000</p>`,
    { address, price: '450000 USD' },
    ld('{"@type":"RealEstateAgent","name":"Harbor Realty","address":{"streetAddress":"5 Market Place"}}'),
  ),
  page(
    'similar homes under a heading',
    `${h1}<p>$450,000</p><p>3 beds</p><h2>Similar homes</h2><div>$999,000</div><div>5 beds</div>`,
    { address, price: '450000 USD', beds: 3 },
  ),
  page(
    'similar homes before the details',
    `${h1}<p>$450,000</p><h2>Similar homes</h2><h3>99 Other Road</h3><div>$999,000</div><div>5 beds</div><h2>Home details</h2><p>Bedrooms: 3</p>`,
    { address, price: '450000 USD', beds: 3 },
  ),
  page(
    'cards of other homes without a heading',
    `${h1}<p>$450,000</p><p>3 beds</p><div class="row"><div class="c"><p>$999,000</p><p>5 beds</p></div><div class="c"><p>$899,000</p><p>4 beds</p></div></div>`,
    { address, price: '450000 USD', beds: 3 },
  ),
  page(
    'results of a town',
    '<h1>24 homes for sale in Dallas, TX</h1><ul><li>$450,000 3 bds 12 Oak Street</li><li>$999,000 5 bds 99 Other Road</li></ul>',
    { refused: true },
  ),
  page(
    'results by their cards',
    '<h1>Dallas</h1><div><div class="c">$450,000<br>3 bds<br>12 Oak Street</div><div class="c">$999,000<br>5 bds<br>99 Other Road</div></div>',
    { refused: true },
  ),
  page(
    'results by their data',
    '<h1>Dallas real estate for sale</h1><p>Median price $410,000</p>',
    { refused: true },
    ld(`{"@type":"ItemList","itemListElement":[{"item":${other}},{"item":${other.replace('99 Other', '7 Third')}}]}`),
  ),
  page(
    'an agency',
    '<h1>Harbor &amp; Hill Realty</h1><p>We sell homes with care, and have done so for thirty years in this valley.</p>',
    { refused: true },
  ),
  page(
    'units of a building',
    '<h1>The Marlowe</h1><p>1840 Pearl St, Denver, CO 80203</p><h2>Floor plans</h2><p>A1</p><p>1 bed, 1 bath, 650 sq ft</p><p>$1,675/mo</p><p>B2</p><p>2 beds, 2 baths, 1,100 sq ft</p><p>$2,640/mo</p>',
    { address: '1840 Pearl St, Denver, CO 80203', price: 'open', beds: 'open', baths: 'open', area: 'open' },
  ),
  page(
    'units of a complex in the data',
    '<h1>Oak Court</h1><p>Apartments</p>',
    { address: '1 Oak Court', beds: 'open', baths: 'open', price: 'open' },
    ld(
      '{"@type":"ApartmentComplex","name":"Oak Court","address":{"streetAddress":"1 Oak Court"},"containsPlace":[{"@type":"Apartment","numberOfBedrooms":1},{"@type":"Apartment","numberOfBedrooms":2}]}',
    ),
  ),
  page(
    'a community of a builder',
    '<h1>Ridgeline at Cypress Run</h1><p>Homes from $412,990</p><p>3 - 5 Beds</p><p>2 - 4 Baths</p>',
    { price: 'open', beds: 'open', baths: 'open' },
  ),
  page(
    'sold by the data',
    `${h1}<p>$450,000</p><p>3 beds</p>`,
    {
      address,
      price: 'open',
      beds: 3,
      propertyType: 'house',
      status: 'sold',
      scriptNot: /offered at|asking price|The price is/,
    },
    ld(
      '{"@type":"House","address":"12 Oak Street","numberOfBedrooms":3,"offers":{"price":450000,"priceCurrency":"USD","availability":"https://schema.org/SoldOut"}}',
    ),
  ),
  page('sold with a date', `${h1}<div>Sold on 03/04/26 for $462,000</div><p>3 beds</p>`, {
    address,
    price: 'open',
    beds: 3,
    status: 'sold',
    script: /has been sold/,
  }),
  page('pending', `<div>Pending</div>${h1}<p>$450,000</p><p>3 beds</p>`, {
    address,
    price: '450000 USD',
    beds: 3,
    status: 'pending',
    script: /under contract/,
    scriptNot: /offered at|asking price/,
  }),
  page(
    'sold subject to contract',
    '<div>Sold STC</div><h1>3 bedroom terraced house for sale</h1><p>£285,000</p><p>3 bedrooms</p>',
    {
      price: '285000 GBP',
      beds: 3,
      propertyType: 'townhouse',
      status: 'pending',
      scriptNot: /offered at|asking price/,
    },
  ),
  page('let agreed', '<div>Let agreed</div><h1>2 bedroom flat to rent</h1><p>£1,200 pcm</p>', {
    price: '1200 GBP per month',
    beds: 2,
    propertyType: 'apartment',
    status: 'pending',
    scriptNot: /The rent is/,
  }),
  page('off the market', `${h1}<div>Off market</div><p>3 beds</p><p>$450,000</p>`, {
    address,
    price: 'open',
    beds: 3,
    status: 'off market',
    script: /not on the market/,
  }),
  page('a share of a home', `${h1}<div>Fractional ownership</div><p>$250,000</p><p>3 beds</p>`, {
    address,
    price: 'open',
    beds: 3,
    status: 'share',
    script: /a share of it/,
  }),
  page('status behind its label', `${h1}<p>$450,000</p><p>Status: Active Under Contract</p>`, {
    address,
    price: '450000 USD',
    status: 'pending',
  }),
  page('active', `${h1}<p>$450,000</p><p>Status: Active</p>`, { address, price: '450000 USD', status: 'for sale' }),
  page(
    'office of the agent below',
    `${h1}<p>$450,000</p><h2>Listing agent</h2><p>Dana Whitfield</p><p>5 Market Place, Dallas, TX 75202</p>`,
    { address, price: '450000 USD' },
  ),
  page(
    'office of the agent above',
    '<div>Harbor Realty</div><div>5 Market Place, Mystic, CT 06355</div><h1>Fairhaven farmhouse</h1><p>$695,000</p><p>22 Foxglove Rd, Mystic, CT 06355</p>',
    { address: '22 Foxglove Rd', price: '695000 USD', propertyType: 'house' },
  ),
  page(
    'address in two lines',
    '<h1>Bright brick ranch</h1><div>418 Larkspur Ln</div><div>Asheville, NC 28804</div><p>$489,000</p>',
    { address: '418 Larkspur Ln, Asheville, NC 28804', price: '489000 USD' },
  ),
  page(
    'address in the title',
    '<h1>Open House Sunday</h1><p>$489,000</p>',
    { address: '418 Larkspur Ln, Asheville, NC 28804', price: '489000 USD', titleNot: /Open House/ },
    '<title>418 Larkspur Ln, Asheville, NC 28804 | Ridgeway</title>',
  ),
  ...[
    'W156N8480 Pilgrim Rd, Menomonee Falls, WI 53051',
    'N4567 County Road K, Fond du Lac, WI 54937',
    '30-11 21st Street, Queens, NY 11102',
    '123 1/2 Main St, Boise, ID 83702',
    '4567 E FM 1431, Marble Falls, TX 78654',
    '1234 Mt. Hood Hwy, Sandy, OR 97055',
    '1245 E 900 S, Salt Lake City, UT 84105',
    '1234 Avenue of the Americas, New York, NY 10036',
    '1600 Pennsylvania Ave NW, Washington, DC 20500',
    '305 West 88th St #7B, New York, NY 10024',
    '9 Calle de la Luna, San Clemente, CA 92672',
    '88 Camino Real, Santa Fe, NM 87501',
    '17 Fern Hollow, Ithaca, NY 14850',
    '100-104 Oak Aly, Savannah, GA 31401',
    '1 Sycamore Bend Cv, Austin, TX 78704',
    '1455 State Route 89A, Sedona, AZ 86336',
    '500 Broadway, New York, NY 10012',
    'Unit 5/12 Smith St, Richmond VIC 3121',
    '12 The Esplanade, Toronto, ON M5E 1A6',
    '10 Downing St, London SW1A 2AA',
  ].map((line) => typed(`address ${line}`, `${line}\n3 beds`, { address: line, beds: 3 })),
  typed('a plot without a number', 'TBD Lot 7 Ranch Road 12, Wimberley, TX 78676\n$189,000\n5.2 acres', {
    address: 'Lot 7 Ranch Road 12',
    price: '189000 USD',
    lotSize: '5.2 acres',
    propertyType: 'land',
  }),
  reading('page', 'a bot wall', '<html><body><h1>Access denied</h1><p>Please verify you are human.</p></body></html>', {
    refused: true,
  }),
];
