import { page, reading } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const h1 = '<h1>5 Birch Court, Stowe, VT 05672</h1>';
const address = '5 Birch Court, Stowe, VT 05672';
const ld = (data: string): string => `<script type="application/ld+json">${data}</script>`;
const all = { address, price: '450000 USD', beds: 3, area: '1850 square feet', propertyType: 'house' } as const;
const home = (inside = ''): string =>
  `{"@type":"House","address":{"streetAddress":"5 Birch Court","addressLocality":"Stowe","addressRegion":"VT","postalCode":5672},"numberOfBedrooms":3,"floorSize":{"value":"1,850","unitCode":"FTK"},"offers":{"price":450000,"priceCurrency":"USD"}${inside}}`;

/** Pages' data for programs, in real spellings. */
export const dataCases: readonly ReadingCase[] = [
  page('line breaks in a text', h1, all, ld(home(',"description":"A brick house.\n\nWith a garden."'))),
  page(
    'trailing commas',
    h1,
    all,
    ld(home().replace('}}', ',},}').replace('"numberOfBedrooms":3,', '"numberOfBedrooms":3,')),
  ),
  page('a semicolon at the end', h1, all, ld(`${home()};`)),
  page('CDATA', h1, all, ld(`//<![CDATA[\n${home()}\n//]]>`)),
  page('a comment', h1, all, ld(`/* the home */ ${home()}`)),
  page('a comment of HTML', h1, all, ld(`<!-- ${home()} -->`)),
  page('two objects in one script', h1, all, ld(`{"@type":"BreadcrumbList"}${home()}`)),
  page('entities instead of quotes', h1, all, ld(home().replaceAll('"', '&quot;'))),
  page(
    'price and size as texts',
    h1,
    all,
    ld(home().replace('450000', '"$450,000"').replace('{"value":"1,850","unitCode":"FTK"}', '"1,850 sqft"')),
  ),
  page('unit inside of the value', h1, all, ld(home().replace('"1,850","unitCode":"FTK"', '"1,850 sqft"'))),
  page('size without a unit', h1, { ...all, area: 'open' }, ld(home().replace(',"unitCode":"FTK"', ''))),
  page(
    'lot with three decimals',
    h1,
    { ...all, lotSize: '0.386 acres' },
    ld(home(',"lotSize":{"value":"0.386","unitCode":"ACR"}')),
  ),
  page(
    'a number for the postal code',
    '<h1>A house</h1>',
    { ...all, address: '5 Birch Court, Stowe, VT 05672' },
    ld(home()),
  ),
  page(
    'microdata in full',
    '<div itemscope itemtype="https://schema.org/SingleFamilyResidence"><h1 itemprop="name">Brick house</h1><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">5 Birch Court</span>, <span itemprop="addressLocality">Stowe</span>, <span itemprop="addressRegion">VT</span> <span itemprop="postalCode">05672</span></div><span itemprop="numberOfBedrooms">3</span><span itemprop="floorSize" itemscope><span itemprop="value">1850</span><meta itemprop="unitCode" content="FTK"></span><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="450000"><meta itemprop="priceCurrency" content="USD"></span></div>',
    all,
  ),
  page(
    'RDFa',
    '<div vocab="https://schema.org/" typeof="House"><div property="address" typeof="PostalAddress"><span property="streetAddress">5 Birch Court</span><span property="addressLocality">Stowe</span><span property="addressRegion">VT</span><span property="postalCode">05672</span></div><span property="numberOfBedrooms">3</span><span property="floorSize" typeof="QuantitativeValue"><span property="value">1850</span><span property="unitCode" content="FTK"></span></span><div property="offers" typeof="Offer"><span property="price" content="450000">$450,000</span><meta property="priceCurrency" content="USD"></div></div>',
    all,
  ),
  page(
    'data of Next.js with similar homes',
    '<div id="__next"></div>',
    {
      address,
      price: '450000 USD',
      beds: 3,
      baths: 2.5,
      area: '1850 square feet',
      lotSize: '0.34 acres',
      yearBuilt: 1994,
      propertyType: 'house',
      status: 'for sale',
    },
    `<meta property="og:title" content="${address}"><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"initialData":{"listing":{"address":{"line":"5 Birch Court","city":"Stowe","state_code":"VT","postal_code":"05672"},"list_price":450000,"status":"for_sale","description":{"beds":3,"baths_full":2,"baths_half":1,"sqft":1850,"lot_acres":0.34,"year_built":1994,"type":"single_family"}}},"similarHomes":[{"list_price":999000,"address":{"line":"9 Elm Rd","city":"Stowe"},"description":{"beds":5}}]}}}</script>`,
  ),
  page(
    'data in a text in the data',
    '',
    {
      address,
      price: '450000 USD',
      beds: 3,
      baths: 2,
      area: '1850 square feet',
      propertyType: 'house',
      status: 'for sale',
    },
    `<title>${address}</title><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { cache: JSON.stringify({ 'property{"zpid":1}': { property: { streetAddress: '5 Birch Court', city: 'Stowe', state: 'VT', zipcode: '05672', price: 450000, currency: 'USD', bedrooms: 3, bathrooms: 2, livingAreaValue: 1850, livingAreaUnits: 'Square Feet', homeType: 'SINGLE_FAMILY', homeStatus: 'FOR_SALE' } } }) } })}</script>`,
  ),
  page(
    'state of Apollo',
    h1,
    { address, price: '450000 USD', beds: 3 },
    '<script>window.__APOLLO_STATE__ = {"Listing:1":{"__typename":"Listing","streetAddress":"5 Birch Court","price":450000,"bedrooms":3,"currency":"USD",},"ROOT_QUERY":{}};</script>',
  ),
  page(
    'state of Redux in a text',
    h1,
    { address, price: '450000 USD', beds: 3 },
    `<script>window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ listing: { details: { unparsedAddress: '5 Birch Court, Stowe, VT 05672', listPrice: 450000, bedroomsTotal: 3 } } }))});</script>`,
  ),
  page(
    'model of a British portal',
    '<h1>Foxglove Road, Northfield, OX9</h1>',
    { address: 'Foxglove Road, Northfield, OX9', price: '695000 GBP', beds: 4, baths: 2, propertyType: 'house' },
    '<script>window.PAGE_MODEL = {"propertyData":{"prices":{"primaryPrice":"£695,000","price":"£695,000"},"bedrooms":4,"bathrooms":2,"propertySubType":"Detached"}}</script>',
  ),
  page(
    'several homes in the data, none of the page',
    '<h1>A house</h1><p>3 beds</p>',
    { beds: 3, propertyType: 'house' },
    '<script type="application/json">{"homes":[{"price":450000,"beds":4},{"price":999000,"beds":5}]}</script>',
  ),
  reading(
    'json',
    'a RESO record',
    JSON.stringify({
      value: [
        {
          ListPrice: 450000,
          BedroomsTotal: 3,
          BathroomsFull: 2,
          BathroomsHalf: 1,
          BathroomsTotalInteger: 3,
          LivingArea: 1850,
          LivingAreaUnits: 'Square Feet',
          LotSizeAcres: 0.172,
          YearBuilt: 1987,
          UnparsedAddress: '5 Birch Court, Stowe, VT 05672',
          PropertyType: 'Residential',
          PropertySubType: 'Single Family Residence',
          StandardStatus: 'Active',
          PublicRemarks: 'A brick house with a garden of native plants behind a low stone wall, close to the river.',
        },
      ],
    }),
    {
      address,
      price: '450000 USD',
      beds: 3,
      baths: 2.5,
      area: '1850 square feet',
      lotSize: '0.172 acres',
      yearBuilt: 1987,
      propertyType: 'house',
      status: 'for sale',
      all: true,
    },
  ),
  reading(
    'json',
    'two RESO records',
    JSON.stringify({
      value: [
        { ListPrice: 450000, BedroomsTotal: 3, UnparsedAddress: '5 Birch Court, Stowe' },
        { ListPrice: 999000, BedroomsTotal: 5, UnparsedAddress: '9 Elm Rd, Stowe' },
      ],
    }),
    { refused: true },
  ),
  page('text that fades in', `<div style="opacity: 0">${h1}<p>$450,000</p><p>3 beds</p></div>`, {
    address,
    price: '450000 USD',
    beds: 3,
  }),
  page('Bootstrap classes for wide screens', `${h1}<div class="d-none d-md-block"><p>$450,000</p><p>3 beds</p></div>`, {
    address,
    price: '450000 USD',
    beds: 3,
  }),
  page('price card in an aside', `${h1}<aside><p>$450,000</p><p>3 beds</p></aside>`, {
    address,
    price: '450000 USD',
    beds: 3,
  }),
  page(
    'white text on a picture',
    `<section class="hero"><h1 style="color:#fff">5 Birch Court, Stowe, VT 05672</h1><p style="color:#ffffff">$450,000</p></section>`,
    { address, price: '450000 USD' },
  ),
  page('white text on white', `${h1}<p style="color:#fff">$1</p><p style="color:white">9 bedrooms</p><p>3 beds</p>`, {
    address,
    beds: 3,
  }),
  page(
    'a contact form beside the home',
    `${h1}<p>$450,000</p><p>3 beds</p><form action="/contact"><p>Your name</p><p>I would like to see 99 Other Road, 5 beds, $999,000</p></form>`,
    { address, price: '450000 USD', beds: 3 },
  ),
];
