import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const script = (text: string): string => `<script>${text}</script>`;
const ld = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** Data that pages hold for their own programs, and further texts, written before the reader was changed for them. */
export const unseenDataCases: readonly ReadingCase[] = [
  page(
    'a British page with its model in a script',
    `<h1>Cuckoo Lane, Thame, OX9</h1><p>£475,000</p>${script(
      `window.PAGE_MODEL = ${JSON.stringify({
        propertyData: {
          id: '155000001',
          status: { published: true, archived: false },
          text: {
            description:
              'A three bedroom cottage of brick and flint with an inglenook fireplace and a long garden that meets the lane.<br /><br />Agents note: please verify.',
            propertyPhrase: '3 bedroom cottage for sale',
          },
          prices: { primaryPrice: '£475,000', pricePerSqFt: '£468 per sq. ft.' },
          address: { displayAddress: 'Cuckoo Lane, Thame, OX9', outcode: 'OX9', countryCode: 'GB' },
          keyFeatures: ['Inglenook fireplace', 'Long garden'],
          bedrooms: 3,
          bathrooms: 1,
          sizings: [
            { unit: 'sqft', minimumSize: 1014, maximumSize: 1014 },
            { unit: 'sqm', minimumSize: 94, maximumSize: 94 },
          ],
          propertySubType: 'Cottage',
          tenure: { tenureType: 'FREEHOLD' },
          customer: { branchDisplayName: 'Pell & Grove, Thame', displayAddress: '3 High Street, Thame, OX9 2BX' },
        },
      })};`,
    )}`,
    {
      address: 'Cuckoo Lane, Thame, OX9',
      price: '475000 GBP',
      beds: 3,
      baths: 1,
      propertyType: 'house',
      script: /inglenook fireplace/,
      scriptNot: /agents note|please verify/i,
    },
  ),
  page(
    'an Australian page with its data for the framework',
    `<h1>24 Wattle Street, Paddington QLD 4064</h1><div>Auction</div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
      {
        props: {
          pageProps: {
            componentProps: {
              listingSummary: {
                address: '24 Wattle Street, Paddington QLD 4064',
                title: 'Auction Sat 5 Dec',
                beds: 4,
                baths: 3,
                parking: 2,
                propertyType: 'House',
                houses: 0,
              },
              similarListings: [{ address: '8 Gum Lane, Paddington QLD 4064', beds: 2, baths: 1, price: '$900,000' }],
            },
          },
        },
      },
    )}</script>`,
    {
      address: '24 Wattle Street, Paddington QLD 4064',
      beds: 4,
      baths: 3,
      propertyType: 'house',
      status: 'auction',
      scriptNot: /900,000|Gum Lane/,
    },
  ),
  page(
    'structured data of a rental with a unit price per month',
    '<h1>Loft on the river</h1><p>Available December 1</p>',
    {
      address: '210 Canal St, Unit 5, Lowell, MA 01852',
      price: '2450 USD per month',
      beds: 2,
      baths: 1,
      area: '1105 square feet',
      propertyType: 'apartment',
      status: 'for rent',
    },
    ld({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: 'Loft on the river',
      url: 'https://homes.example/listing/1',
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: '2',
        numberOfBathroomsTotal: '1',
        floorSize: { '@type': 'QuantitativeValue', value: 1105, unitText: 'sqft' },
        address: {
          '@type': 'PostalAddress',
          streetAddress: '210 Canal St, Unit 5',
          addressLocality: 'Lowell',
          addressRegion: 'MA',
          postalCode: '01852',
        },
      },
      offers: {
        '@type': 'Offer',
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 2450,
          priceCurrency: 'USD',
          unitCode: 'MON',
        },
      },
    }),
  ),
  page(
    'structured data with a graph and the agency before the home',
    '<h1>8 Lantern Hill Rd</h1>',
    {
      address: '8 Lantern Hill Rd, Ledyard, CT 06339',
      price: '412000 USD',
      beds: 3,
      baths: 1.5,
      area: '1644 square feet',
      yearBuilt: 1962,
      lotSize: '1.15 acres',
      propertyType: 'house',
    },
    `<script type="application/ld+json">
/* listing */
{"@context":"https://schema.org","@graph":[
 {"@type":"RealEstateAgent","name":"Harbor Realty","address":{"@type":"PostalAddress","streetAddress":"1 Main St","addressLocality":"Mystic","addressRegion":"CT","postalCode":"06355"},},
 {"@type":"BreadcrumbList","itemListElement":[]},
 {"@type":["House","Product"],"name":"8 Lantern Hill Rd","numberOfBedrooms":3,"numberOfFullBathrooms":1,"numberOfPartialBathrooms":1,"yearBuilt":"1962",
  "floorSize":{"value":"1,644 sqft"},"lotSize":{"value":"1.15","unitText":"acres"},
  "address":{"streetAddress":"8 Lantern Hill Rd","addressLocality":"Ledyard","addressRegion":"CT","postalCode":"06339"},
  "offers":{"price":"$412,000","priceCurrency":"USD"},
  "description":"Ranch with a fieldstone fireplace
and a deck toward the woods.",}
]}
</script>`,
  ),
  page(
    'a state of Apollo with references',
    `<h1>55 Marsh Hawk Way, Duxbury, MA 02332</h1>${script(
      `window.__APOLLO_STATE__={"ROOT_QUERY":{"listing({\\"id\\":7})":{"__ref":"Listing:7"}},"Listing:7":{"__typename":"Listing","id":7,"streetAddress":"55 Marsh Hawk Way","city":"Duxbury","state":"MA","zipCode":"02332","listPrice":1349000,"bedrooms":4,"fullBathrooms":3,"halfBathrooms":1,"squareFeet":3420,"yearBuilt":2001,"lotSizeAcres":0.92,"propertyType":"SINGLE_FAMILY"},"Listing:8":{"__typename":"Listing","id":8,"streetAddress":"1 Bay Rd","city":"Duxbury","state":"MA","zipCode":"02332","listPrice":899000,"bedrooms":3}}`,
    )}`,
    {
      address: '55 Marsh Hawk Way, Duxbury, MA 02332',
      price: '1349000 USD',
      beds: 4,
      baths: 3.5,
      area: '3420 square feet',
      lotSize: '0.92 acres',
      yearBuilt: 2001,
      propertyType: 'house',
    },
  ),
  page(
    'tabs whose panels are hidden until they are opened',
    '<h1>301 Copperleaf Ct, Ocoee, FL 34761</h1><div class="price">$438,000</div><div>3 Beds 2 Baths 1,812 SqFt</div><div role="tabpanel" style="opacity:0"><h2>Description</h2><p>Split plan with a screened lanai over the pond, a new roof and a kitchen with a view of the water.</p></div><div class="hidden lg:block"><ul><li>Year Built: 2004</li><li>Lot: 7,200 sqft</li><li>HOA: $61/mo</li></ul></div>',
    {
      address: '301 Copperleaf Ct, Ocoee, FL 34761',
      price: '438000 USD',
      beds: 3,
      baths: 2,
      area: '1812 square feet',
      lotSize: '7200 square feet',
      yearBuilt: 2004,
      hoa: '61 USD per month',
      script: /screened lanai/,
    },
  ),
  page(
    'labels in data attributes and a table without heads',
    '<h1>1209 Juniper Fork, Flagstaff, AZ 86004</h1><table><tr><td>List Price</td><td>$689,500</td><td>Bedrooms</td><td>3</td></tr><tr><td>Bathrooms</td><td>2.5</td><td>Square Feet</td><td>2,031</td></tr><tr><td>Year Built</td><td>1998</td><td>Acres</td><td>0.31</td></tr><tr><td>HOA Dues</td><td>$75 / Quarter</td><td>Taxes</td><td>$2,418</td></tr></table><p>Pine-shaded two-story with a wood stove, a workshop bay and a deck that faces the Peaks.</p>',
    {
      address: '1209 Juniper Fork, Flagstaff, AZ 86004',
      price: '689500 USD',
      beds: 3,
      baths: 2.5,
      area: '2031 square feet',
      lotSize: '0.31 acres',
      yearBuilt: 1998,
      hoa: '75 USD per quarter',
      script: /wood stove/,
      scriptNot: /2,418/,
    },
  ),
  page(
    'a results page with cards and filters',
    '<h1>Boise, ID real estate and homes for sale</h1><p>1,204 results</p><ul><li class="card"><a>12 Elm St, Boise, ID 83702</a><span>$500,000</span><span>3 beds</span></li><li class="card"><a>14 Oak St, Boise, ID 83702</a><span>$610,000</span><span>4 beds</span></li><li class="card"><a>9 Ash St, Boise, ID 83705</a><span>$455,000</span><span>2 beds</span></li></ul>',
    { refused: true },
  ),
  page(
    'the profile of an agent with her listings',
    '<h1>Marisol Vega</h1><p>Realtor, Hill Country Realty</p><p>500 Congress Ave, Austin, TX 78701</p><h2>My listings</h2><div class="c"><b>$420,000</b> 3 bd 2 ba <i>7 Elm St, Austin, TX</i></div><div class="c"><b>$515,000</b> 4 bd 3 ba <i>9 Oak St, Austin, TX</i></div>',
    { refused: true },
  ),
  typed(
    'a text with a table of tabs between labels and values',
    'Property Address\t3120 Quail Run Dr, Edmond, OK 73013\nList Price\t$329,000\nBeds\t4\nBaths\t2.5\nSq Ft\t2,340\nLot\t0.24 acres\nYear Built\t1996\nHOA\t$280/yr\n\nDescription\nCorner brick home with a study, a bonus room over the garage and a covered patio.',
    {
      address: '3120 Quail Run Dr, Edmond, OK 73013',
      price: '329000 USD',
      beds: 4,
      baths: 2.5,
      area: '2340 square feet',
      lotSize: '0.24 acres',
      yearBuilt: 1996,
      hoa: '280 USD per year',
      script: /bonus room/,
    },
  ),
  typed(
    'text pasted from a portal of apartments',
    'The Marlow at Cedar Park\n2 Beds\n2 Baths\n1,080 Sq Ft\n$1,890 - $2,140\n1400 Discovery Blvd, Cedar Park, TX 78613\nAbout this property\nApartments with quartz counters, a resort pool and a dog park by the trail.\nPet rent $25/mo',
    { address: '1400 Discovery Blvd', beds: 2, baths: 2, area: '1080 square feet', scriptNot: /25|1,890/ },
  ),
  typed(
    'a text with its price behind the word reduced',
    'REDUCED to $725,000 from $769,000!\n64 Paddock Ln, Lexington, KY 40511\n5 BR / 4.1 BA / 4,450 SF (2,900 above grade) / 5.3 AC\nHorse property with a six-stall barn, a run-in shed and four board-fenced paddocks. House built in 1979, barn in 2011.',
    {
      address: '64 Paddock Ln, Lexington, KY 40511',
      price: '725000 USD',
      beds: 5,
      baths: 4.5,
      lotSize: '5.3 acres',
      yearBuilt: 1979,
      area: '4450 square feet',
      propertyType: 'house',
      scriptNot: /769/,
    },
  ),
];
