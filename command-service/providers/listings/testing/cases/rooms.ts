import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const h1 = '<h1>12 Elm St, Austin, TX 78704</h1>';
const address = '12 Elm St, Austin, TX 78704';

/** Rooms, sizes, years and types in the places where pages put them. */
export const roomCases: readonly ReadingCase[] = [
  page(
    'values above their labels',
    `${h1}<div><div>3</div><div>Beds</div><div>2.5</div><div>Baths</div><div>1,850</div><div>Sq Ft</div></div>`,
    { address, beds: 3, baths: 2.5, area: '1850 square feet' },
  ),
  page(
    'labels above their values',
    `${h1}<div><div>Bedrooms</div><div>3</div><div>Bathrooms</div><div>2</div><div>Square feet</div><div>1,850</div></div>`,
    { address, beds: 3, baths: 2, area: '1850 square feet' },
  ),
  page(
    'definitions',
    `${h1}<dl><dt>Bedrooms</dt><dd>4</dd><dt>Bathrooms</dt><dd>3</dd><dt>Year built</dt><dd>1987</dd><dt>Lot size</dt><dd>0.25 acres</dd></dl>`,
    { address, beds: 4, baths: 3, yearBuilt: 1987, lotSize: '0.25 acres' },
  ),
  page(
    'four cells in a row',
    `${h1}<table><tr><td>Bedrooms</td><td>4</td><td>Year Built</td><td>1987</td></tr><tr><td>Bathrooms</td><td>3</td><td>Living Area</td><td>2,310 sq ft</td></tr></table>`,
    { address, beds: 4, baths: 3, yearBuilt: 1987, area: '2310 square feet' },
  ),
  page(
    'heads above one row',
    `${h1}<table><tr><th>Beds</th><th>Baths</th><th>Sq. Ft.</th></tr><tr><td>4</td><td>3</td><td>2,310</td></tr></table>`,
    { address, beds: 4, baths: 3, area: '2310 square feet' },
  ),
  page(
    'full and half on separate lines',
    `${h1}<ul><li>Full Bathrooms: 2</li><li>Half Bathrooms: 1</li><li>Bedrooms: 3</li></ul>`,
    { address, beds: 3, baths: 2.5 },
  ),
  page('total with its parts', `${h1}<ul><li>Bathrooms: 3</li><li>Full: 2</li><li>1/2: 1</li></ul>`, {
    address,
    baths: 2.5,
  }),
  page(
    'three-quarter bath',
    `${h1}<ul><li>Full bathrooms: 2</li><li>3/4 bathrooms: 1</li><li>1/2 bathrooms: 1</li></ul>`,
    { address, baths: 3.25 },
  ),
  page('full and half with a slash', `${h1}<p>Beds: 3</p><p>Baths: 2/1</p>`, { address, beds: 3, baths: 2.5 }),
  page('full and half in words', `${h1}<p>4 bedrooms, 2 full and 1 half baths</p>`, { address, beds: 4, baths: 2.5 }),
  page('one half bath after the baths', `${h1}<p>3 BR | 2 BA, 1 half BA</p>`, { address, beds: 3, baths: 2.5 }),
  page('a fraction sign', `${h1}<p>3 beds</p><p>2½ baths</p>`, { address, beds: 3, baths: 2.5 }),
  page('glued units', `${h1}<p>3bd 2ba 1,850sqft</p>`, { address, beds: 3, baths: 2, area: '1850 square feet' }),
  page('bed to bed', `${h1}<p>3-4 bedrooms</p><p>2 baths</p>`, { address, beds: 'open', baths: 2 }),
  page('a plus count', `${h1}<p>5+ beds</p>`, { address, beds: 'open' }),
  page('rooms of a guest house first', `${h1}<p>Guest house: 1 bedroom, 1 bath</p><p>4 bedrooms</p><p>3 baths</p>`, {
    address,
    beds: 4,
    baths: 3,
  }),
  page(
    'rooms of a guest house in prose',
    `${h1}<p>4 beds 3 baths</p><p>Behind the pool there is a guest house with one bedroom and one bath, and it has its own entrance.</p>`,
    { address, beds: 4, baths: 3 },
  ),
  page(
    'rooms of each floor',
    `${h1}<p>5 beds</p><p>The upper level has three bedrooms and two baths, and the lower level has two bedrooms more.</p>`,
    { address, beds: 5 },
  ),
  page('an id with ba', `${h1}<p>2 beds</p><p>Ref 5f3c-12ba</p>`, { address, beds: 2 }),
  page(
    'total structure above living area',
    `${h1}<ul><li>Total structure area: 2,330 sqft</li><li>Total interior livable area: 1,850 sqft</li></ul>`,
    { address, area: '1850 square feet' },
  ),
  page('lot in square feet before the home', `${h1}<p>7,405 sq ft lot, 1,850 sq ft home</p>`, {
    address,
    area: '1850 square feet',
    lotSize: '7405 square feet',
  }),
  page('lot dimensions', `${h1}<p>3 beds, 1,850 sq ft</p><p>Lot: 60 x 120</p><p>Lot Size: 0.172 Acres</p>`, {
    address,
    beds: 3,
    area: '1850 square feet',
    lotSize: '0.172 acres',
  }),
  page(
    'garage and basement by their labels',
    `${h1}<ul><li>Garage: 480 sq ft</li><li>Basement: 900 sq ft. Living: 1,850 sq ft</li></ul>`,
    { address, area: '1850 square feet' },
  ),
  page(
    'a courtyard in prose',
    `${h1}<p>3 beds</p><p>A 1,200 square foot courtyard opens from the kitchen, and it is planted with olive trees.</p>`,
    { address, beds: 3 },
  ),
  page('a terrace and a deck', `${h1}<p>2 beds</p><p>1,100 sq ft</p><p>400 sq ft terrace</p><p>Deck: 220 sq ft</p>`, {
    address,
    beds: 2,
    area: '1100 square feet',
  }),
  page('square footage as a label', `${h1}<p>Square Footage: 1,850</p>`, { address, area: '1850 square feet' }),
  page('an area range', `${h1}<p>1,200 - 1,450 sq ft</p><p>2 beds</p>`, { address, beds: 2, area: 'open' }),
  page(
    'square meters with a point',
    '<html lang="de"><h1>Haus in Ulm</h1><p>Wohnfläche: 142,5 m²</p><p>Kaufpreis: 489.000 €</p>',
    { area: '142.5 square meters', price: '489000 EUR', propertyType: 'house' },
  ),
  page(
    'erf and floor',
    '<h1>3 Bedroom House for Sale in Durbanville</h1><p>Erf Size: 1,596 m²</p><p>Floor Size: 240 m²</p>',
    { beds: 3, lotSize: '1596 square meters', area: '240 square meters', propertyType: 'house' },
  ),
  page('half an acre', `${h1}<p>On half an acre</p><p>3 beds</p>`, { address, beds: 3, lotSize: '0.5 acres' }),
  page('a fraction of an acre', `${h1}<p>On a 3/4-acre lot</p>`, { address, lotSize: '0.75 acres' }),
  page('one and a half acres', `${h1}<p>Lot: 1 1/2 acres</p>`, { address, lotSize: '1.5 acres' }),
  page('quarter acre sign', `${h1}<p>¼ acre lot</p>`, { address, lotSize: '0.25 acres' }),
  page('glued acres', `${h1}<p>Lot size 0.25AC</p>`, { address, lotSize: '0.25 acres' }),
  page('four decimals', `${h1}<p>Lot: 0.2314 acres</p>`, { address, lotSize: '0.2314 acres' }),
  page(
    'a park of many acres',
    `${h1}<p>3 beds</p><p>Two blocks from a 40-acre park with trails and a pond for the whole town.</p>`,
    { address, beds: 3 },
  ),
  page(
    'the kitchen is newer',
    `${h1}<p>3 beds</p><p>The kitchen was built in 2021 and the roof in 2019, and the garden was planted then.</p>`,
    { address, beds: 3 },
  ),
  page('built and renovated', `${h1}<p>Year Built: 1926</p><p>Year renovated: 2015</p>`, { address, yearBuilt: 1926 }),
  page('two years that differ', `${h1}<p>Year built: 1926</p><p>Year built: 1931</p>`, { address, yearBuilt: 'open' }),
  page(
    'near a duplex',
    `${h1}<p>Single Family Residence</p><p>Next to a duplex and two retail shops on the square, and near the warehouse district.</p>`,
    { address, propertyType: 'house' },
  ),
  page('type behind its label', `${h1}<p>Property Type: Condominium</p><p>Loft ceilings and a home office.</p>`, {
    address,
    propertyType: 'condo',
  }),
  page(
    'a street that is named after a cottage',
    '<h1>5 Cottage Ln, Salem, MA 01970</h1><p>2 beds</p><p>Home type: Townhouse</p>',
    { address: '5 Cottage Ln', beds: 2, propertyType: 'townhouse' },
  ),
  typed(
    'a retail corner in prose',
    '12 Elm St, Austin, TX 78704\n$645,000\n2 bedrooms, 1 bath\nRetail shops at the square, an upstairs loft and an office nook.',
    { address, price: '645000 USD', beds: 2, baths: 1 },
  ),
  typed('one line', '9 Elm Street, Salem, MA 01970, $450,000, 3 bedrooms, 2 baths, 1,400 sq ft', {
    address: '9 Elm Street, Salem, MA 01970',
    price: '450000 USD',
    beds: 3,
    baths: 2,
    area: '1400 square feet',
  }),
  typed(
    'figures in words',
    '9 Elm Street, Salem, MA 01970\nThree bedrooms, two and a half baths, 1,640 square feet, built in 1890.',
    { address: '9 Elm Street', beds: 3, baths: 2.5, area: '1640 square feet', yearBuilt: 1890 },
  ),
];
