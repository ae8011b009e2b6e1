import { page, typed, type ReadingCase } from '../reading-case.ts';

const larch = '14 Larch Hollow Rd, Bangor, ME 04401';
const heading = `<h1>${larch}</h1>`;

/** Inputs that leave a figure of the home out, beside a figure of the same kind that says something else. */
export const absentFigureCases: readonly ReadingCase[] = [
  page(
    'a dash for the price above the payment of a loan',
    `${heading}<div class="ask">$—</div><div class="loan">Est. $2,391/mo <a href="/rates">Get pre-approved</a></div><ul><li>3 bd</li><li>2 ba</li><li>1,480 sqft</li></ul>`,
    { address: larch, beds: 3, baths: 2, area: '1480 square feet', scriptNot: /2,391/ },
  ),
  page(
    'a rent for the site of a mobile home without its price',
    `${heading}<p>Price: call the park</p><p>Site rent: $640/mo</p><dl><dt>Bedrooms</dt><dd>2</dd><dt>Bathrooms</dt><dd>1</dd><dt>Year</dt><dd>1996</dd></dl>`,
    { address: larch, beds: 2, baths: 1, yearBuilt: 1996, scriptNot: /640/ },
  ),
  typed(
    'a rent for the lot in a note without a price',
    `${larch}\nManufactured home, 2 beds, 2 baths, 1,120 sq ft, built in 1998.\nLot rent is $585 a month and includes water.\nPrice to be announced.`,
    {
      address: larch,
      beds: 2,
      baths: 2,
      area: '1120 square feet',
      yearBuilt: 1998,
      propertyType: 'manufactured home',
      scriptNot: /585/,
    },
  ),
  typed(
    'a copied page with the size of a price cut and no price',
    `Price dropped\n$10k\nNov 4\n${larch}\n3 bds\n2 ba\n1,480 sqft`,
    { address: larch, beds: 3, baths: 2, area: '1480 square feet', scriptNot: /10,?(?:k|000)/ },
  ),
  page(
    'the amount of a loan on a page that does not show its price',
    `${heading}<p>Price on request</p><p>4 beds | 3 baths | 2,260 sq ft</p><div class="fin"><p>Loan amount $372,000</p><p>Rate 6.1 %</p></div>`,
    { address: larch, beds: 4, baths: 3, area: '2260 square feet', scriptNot: /372/ },
  ),
  page(
    'a dash for the price of a builder home beside its earlier price',
    `${heading}<div><span>Price —</span><span>, was $494,990</span></div><p>4 Bed · 3 Bath · 2,260 Sq Ft</p>`,
    { address: larch, beds: 4, baths: 3, area: '2260 square feet', scriptNot: /494/ },
  ),
  page('a dash for the beds in the line of the baths', `${heading}<h2>$318,000</h2><p>— beds 2 baths 1,480 sqft</p>`, {
    address: larch,
    price: '318000 USD',
    baths: 2,
    area: '1480 square feet',
  }),
  page(
    'icons with a dash for the beds, then baths and cars',
    '<h1>6/31 Wattle Lane, Footscray VIC 3011</h1><p>$845,000</p><div><span>— bed</span> <span>3 bath</span> <span>2 car</span></div>',
    { address: '6/31 Wattle Lane, Footscray VIC 3011', price: '845000', baths: 3, garage: 'open' },
  ),
  typed(
    'a list of rooms whose bedroom has no number',
    `${larch}\n$318,000\n2 baths\nRooms\nKitchen — 12 x 14\nBedroom — 11 x 10\nLiving — 16 x 15`,
    { address: larch, price: '318000 USD', baths: 2, beds: 'open', scriptNot: /(?:11|10|one|1)[- ]bed/ },
  ),
  page(
    'a total of bathrooms, half ones included',
    `${heading}<p>$318,000</p><ul><li>Bedrooms: 3</li><li>Total bathrooms: 3</li><li>Half bathrooms: 1</li></ul>`,
    { address: larch, price: '318000 USD', beds: 3, baths: 2.5 },
  ),
  page(
    'no half baths, and a dash for the full ones',
    `${heading}<p>$318,000</p><p>3 beds</p><p>— full baths</p><p>0 half baths</p>`,
    { address: larch, price: '318000 USD', beds: 3, baths: 'open' },
  ),
  page(
    'the area of the whole structure alone',
    `${heading}<p>$318,000</p><dl><dt>Bedrooms</dt><dd>3</dd><dt>Baths</dt><dd>2</dd><dt>Total structure area</dt><dd>2,910 sqft</dd><dt>Living area</dt><dd>—</dd></dl>`,
    { address: larch, price: '318000 USD', beds: 3, baths: 2, area: 'open', scriptNot: /2,910/ },
  ),
  page(
    'the size of the building in the lease of a suite',
    '<h1>Suite 210, 45 Mercantile Row, Dayton, OH 45402</h1><p>Office for lease</p><p>Building size: 84,000 SF</p><p>Suite size: —</p><p>Year built: 1987</p>',
    {
      address: 'Suite 210, 45 Mercantile Row, Dayton, OH 45402',
      area: 'open',
      yearBuilt: 1987,
      propertyType: 'office',
      status: 'for rent',
      scriptNot: /84,000/,
    },
  ),
  page('the cars that a plan may have', `${heading}<p>$452,990</p><p>4 beds</p><p>3 baths</p><p>2-3 car garage</p>`, {
    address: larch,
    price: '452990 USD',
    beds: 4,
    baths: 3,
    garage: 'open',
  }),
  page(
    'a card of another home after a home without a size, address first',
    `${heading}<p>$318,000</p><p>3 beds, 2 baths</p><p>A quiet ranch with new windows and a deck.</p><div class="k"><a href="/h/77"><b>9 Sparrow Ln, Orono, ME 04473</b><i>$975,000</i><u>4,410 sqft</u></a></div>`,
    { address: larch, price: '318000 USD', beds: 3, baths: 2, area: 'open', scriptNot: /975|4,410|Sparrow/ },
  ),
  page(
    'a table of sales on the street, with a size that the home leaves out',
    `${heading}<p>$318,000</p><p>3 beds, 2 baths</p><table><tr><th>Street</th><th>Sold for</th><th>Size</th><th>Built</th></tr><tr><td>9 Sparrow Ln</td><td>$402,000</td><td>2,205 sqft</td><td>1961</td></tr><tr><td>31 Sparrow Ln</td><td>$377,500</td><td>1,990 sqft</td><td>1958</td></tr></table>`,
    { address: larch, price: '318000 USD', beds: 3, baths: 2, scriptNot: /2,205|1,990|1961|1958/ },
  ),
  page(
    'a sentence about the sale of another house and its rooms',
    `${heading}<p>$318,000</p><p>2 baths | 1,480 sq ft</p><p>The home at 88 Sparrow Ln sold for $402,000 in June. It had 7 bedrooms and was built in 1911.</p>`,
    { address: larch, price: '318000 USD', baths: 2, area: '1480 square feet', scriptNot: /7[- ]bed|seven|1911|402/ },
  ),
  page(
    'typical, median and average figures of the area',
    `${heading}<p>3 bd, 2 ba</p><p>Price on request</p><p>The median price here is $356,000. Homes average 1,870 sq ft, and a typical house was built in 1974.</p>`,
    { address: larch, beds: 3, baths: 2, scriptNot: /356|1,870|1974/ },
  ),
  page(
    'a calculator with its price, its dues and its payment',
    `${heading}<p>Contact us for the price</p><p>3 bd, 2 ba, 1,480 sqft</p><form><h3>Payment calculator</h3><label>Home price</label><input value="400000"><label>HOA</label><input value="150"><output>$2,644 per month</output></form>`,
    { address: larch, beds: 3, baths: 2, area: '1480 square feet', scriptNot: /400,000|2,644|150/ },
  ),
  typed(
    'a text message with the age of a roof and no year of the house',
    `${larch}, asking 318,000 dollars, 3 bed 2 bath ranch. Roof 2019, furnace 2021, septic pumped 2023.`,
    { address: larch, price: '318000', beds: 3, baths: 2, propertyType: 'house', scriptNot: /built in/ },
  ),
  typed(
    'the tax, the assessment and the last sale on a sheet without a list price',
    `Address: ${larch}\nList Price: —\nTaxes: $4,112\nAssessed Value: $266,300\nLast Sold: $189,000 (2011)\nBeds: 3\nBaths: 2`,
    { address: larch, beds: 3, baths: 2, scriptNot: /4,112|266|189/ },
  ),
  typed(
    'dues that a sheet leaves open beside the fee to join',
    `Address: ${larch}\nList Price: $318,000\nBeds: 3\nBaths: 2\nHOA Fee: —\nTransfer Fee: $450\nCapital Contribution: $900`,
    { address: larch, price: '318000 USD', beds: 3, baths: 2, scriptNot: /450|900/ },
  ),
  page(
    'the acres of a preserve beside a lot without its size',
    `${heading}<p>$318,000</p><p>3 beds 2 baths</p><p>Lot size: —</p><p>The yard backs to a preserve of 212 acres with trails.</p>`,
    { address: larch, price: '318000 USD', beds: 3, baths: 2, scriptNot: /lot of 212|on 212/ },
  ),
  typed(
    'spaces for guests of a building without a garage for the home',
    `Unit 5B, 210 Foundry St, Lowell, MA 01852\n$289,000\n1 bed, 1 bath, 760 sq ft\nGarage: —\nThe building has 40 spaces for guests and a bike room.`,
    {
      address: 'Unit 5B, 210 Foundry St, Lowell, MA 01852',
      price: '289000 USD',
      beds: 1,
      baths: 1,
      area: '760 square feet',
    },
  ),
];
