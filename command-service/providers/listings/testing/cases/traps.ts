import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const oak = '5 Oak St, Reno, NV 89501';

/** Figures that are not about the home, next to the home's own. */
export const trapCases: readonly ReadingCase[] = [
  typed(
    'the acres of a park and the price of a neighbor',
    `${oak}\n$500,000\n3 beds, 2 baths, 1,500 sq ft\nNearby: 9 Elm St sold for $610,000 in May. The park has 12 acres of trails.`,
    { address: oak, price: '500000 USD', beds: 3, baths: 2, area: '1500 square feet' },
  ),
  typed(
    'a garage and a guest house in one sentence',
    `${oak}\nPrice: $500,000\n3 bed 2 bath\nThe 640 sq ft garage has a loft. Main house 1,500 sq ft, guest house 480 sq ft with 1 bed and 1 bath.`,
    { address: oak, price: '500000 USD', beds: 3, baths: 2, area: '1500 square feet' },
  ),
  typed(
    'a former rent and the dues beside the price, in sentences',
    `${oak}. Great 3 bedroom in a 24-unit building. 2 baths. Rent was $2,100; the condo is for sale at $310,000 with dues of $388.`,
    { address: oak, price: '310000 USD', beds: 3, baths: 2 },
  ),
  page(
    'an earlier sale below the price',
    `<h1>${oak}</h1><p>$500,000</p><p>Down payment from $25,000</p><p>Monthly from $3,100</p><ul><li>3 beds</li><li>2 baths</li></ul><p>Sold in 2019 for $390,000</p>`,
    { address: oak, price: '500000 USD', beds: 3, baths: 2, scriptNot: /has been sold|390/ },
  ),
  page(
    'a rent estimate above the price',
    `<h1>${oak}</h1><div>Rent estimate</div><div>$2,300/mo</div><div>$489,000</div><div>3 beds 2 baths 1,200 sqft</div>`,
    { address: oak, price: '489000 USD', beds: 3, baths: 2, area: '1200 square feet' },
  ),
  page(
    'half baths that are counted apart, and a credit toward the closing costs',
    `<h1>${oak}</h1><p>$489,000</p><p>Buy now, and get $10,000 toward closing costs.</p><p>Beds 3 | Baths 2 | Half Baths 1 | Levels 2</p><p>Built 1990 (remodeled 2020)</p>`,
    { address: oak, price: '489000 USD', beds: 3, baths: 2.5, yearBuilt: 1990 },
  ),
  typed(
    'a permit in the sentence behind the bath',
    'Lake cabin on 0.75 acres, 40 Shore Rd, Tahoe City, CA 96145, asking 1.2M. Two bedrooms plus loft, one bath, 980 square feet. Dock permit for 2 boats.',
    {
      address: '40 Shore Rd, Tahoe City, CA 96145',
      price: '1200000',
      beds: 2,
      baths: 1,
      area: '980 square feet',
      lotSize: '0.75 acres',
      propertyType: 'house',
    },
  ),
  page(
    'a title with another price and another count',
    '<h1>12 Oak St</h1><div>$455,000</div><div>3 bd 2.5 ba</div>',
    { address: '12 Oak St, Austin, TX 78704', beds: 3, baths: 'open', scriptNot: /45[05],000/ },
    '<title>12 Oak St, Austin, TX 78704 | $450,000 | 3 bd 2 ba</title>',
  ),
  typed(
    'what a tenant pays for a home that is for sale',
    'MLS 123456\n$1.15M\n2 bd/2 ba 1,310 sf\nUnit 1204, 500 Brickell Ave, Miami, FL 33131\nMaintenance $1,180/mo\nPool deck on floor 12, gym, valet. Tenant in place until 6/2027 paying $5,200/mo.',
    {
      address: 'Unit 1204, 500 Brickell Ave, Miami, FL 33131',
      price: '1150000 USD',
      beds: 2,
      baths: 2,
      area: '1310 square feet',
      hoa: '1180 USD per month',
    },
  ),
  page(
    'the range and the median of the area',
    `<h1>${oak}</h1><p>$500,000</p><p>3 Beds</p><p>2 Full Baths</p><p>1,500 SqFt</p><div>Interested? Homes in this ZIP range from 2 to 6 beds, with a median of $640,000.</div><div>Year Built: 1985 | Year Remodeled: 2021</div>`,
    { address: oak, price: '500000 USD', beds: 3, baths: 2, area: '1500 square feet', yearBuilt: 1985 },
  ),
  typed(
    'an open house, an estimate and a pair of counts',
    'Open Sunday 1-4\n5 Oak St, Reno NV 89501\nList price $500,000 (Zestimate $531,200)\n3/2, 1,500 sf, 2 car gar.',
    {
      garage: 2,
      address: '5 Oak St, Reno, NV 89501',
      price: '500000 USD',
      beds: 3,
      baths: 2,
      area: '1500 square feet',
    },
  ),
  typed(
    'a price to call for beside the sale of a neighbor',
    'Price: CALL\n3 acres at 15 Mill Rd, Kent, CT 06757\nPond of 1 acre. Neighbor sold 3 acres for $225,000.',
    { address: '15 Mill Rd, Kent, CT 06757', lotSize: '3 acres', propertyType: 'land', scriptNot: /225/ },
  ),
  typed(
    'one dollar amount in the first sentence',
    'Two-family house at 66 Summer St, Somerville, MA 02143, $1,495,000. Unit 1: 2 beds, 1 bath. Unit 2: 4 beds, 2 baths. 2,900 sq ft in total on a 4,000 sq ft lot.',
    {
      address: '66 Summer St, Somerville, MA 02143',
      price: '1495000 USD',
      beds: 'open',
      baths: 'open',
      area: '2900 square feet',
      lotSize: '4000 square feet',
      propertyType: 'multi-family home',
    },
  ),
];
