import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Posts, pages and pasted texts, written before the reader was changed for the brokers. */
export const unseenPostCases: readonly ReadingCase[] = [
  page(
    'a page of a regional portal with labels in bold before their values',
    '<h1>219 Cranberry Bog Rd</h1><h2>Wareham, MA 02571</h2><p class="price">$489,900</p><p><b>MLS#</b> 73410022 <b>Type</b> Single Family <b>Style</b> Cape</p><p><b>Beds</b> 3 <b>Baths</b> 2f 0h <b>Living Area</b> 1,720 sq.ft. <b>Lot</b> 21,780 sq.ft. <b>Year Built</b> 1987</p><p><b>Garage</b> 1 <b>Taxes</b> $4,122 (2026)</p><h3>Remarks</h3><p>Full-dormered cape beside the bogs with a breezeway, a wood stove and a deck that catches the evening sun.</p>',
    {
      address: '219 Cranberry Bog Rd, Wareham, MA 02571',
      price: '489900 USD',
      beds: 3,
      baths: 2,
      area: '1720 square feet',
      lotSize: '21780 square feet',
      yearBuilt: 1987,
      script: /wood stove/,
      scriptNot: /4,122/,
    },
  ),
  page(
    'a condo tower page of a broker with one unit',
    '<h2>The Meridian at Harbor Point</h2><h1>Residence 2104</h1><p>1 Harbor Point Dr #2104, Stamford, CT 06902</p><section><div><span>Price</span><span>$1,295,000</span></div><div><span>Bedrooms</span><span>2</span></div><div><span>Bathrooms</span><span>2.5</span></div><div><span>Interior</span><span>1,684 sq ft</span></div><div><span>Terrace</span><span>212 sq ft</span></div><div><span>Common Charges</span><span>$1,188 / month</span></div><div><span>Taxes</span><span>$1,402 / month</span></div></section><p>Corner residence with water views on three sides, a kitchen in walnut and stone and two deeded parking spaces.</p><p>Building completed in 2019 with a lap pool and a concierge.</p>',
    {
      address: '1 Harbor Point Dr #2104, Stamford, CT 06902',
      price: '1295000 USD',
      beds: 2,
      baths: 2.5,
      area: '1684 square feet',
      hoa: '1188 USD per month',
      script: /water views/,
      scriptNot: /1,402|212/,
    },
  ),
  typed(
    'a post in a neighborhood group',
    'Selling our home before we list it! 5 Beech Hill Ct, Bedford NH 03110. 4 bd, 2.5 ba, 2,610 sf on 1.3 acres, built in 1996. $735,000. New septic in 2021 and a heated workshop behind the garage. Message me for photos.',
    {
      address: '5 Beech Hill Ct, Bedford, NH 03110',
      price: '735000 USD',
      beds: 4,
      baths: 2.5,
      area: '2610 square feet',
      lotSize: '1.3 acres',
      yearBuilt: 1996,
      scriptNot: /Message me|2021 built/,
    },
  ),
  typed(
    'a text pasted from a portal with its score boxes',
    'For sale by agent\n$389,000\n2 bd 1 ba 980 sqft\n44 Pearl St, Portland, ME 04101\nEst. payment: $2,640/mo\nCondo\nBuilt in 1890\n$410 monthly HOA\n$397/sqft\nWalk Score 98\nTransit Score 51\nBrick condo on the second floor with tall windows, a marble mantel and a shared roof deck.\nTime on site 3 days\nViews 811',
    {
      address: '44 Pearl St, Portland, ME 04101',
      price: '389000 USD',
      beds: 2,
      baths: 1,
      area: '980 square feet',
      yearBuilt: 1890,
      propertyType: 'condo',
      hoa: '410 USD per month',
      script: /marble mantel/,
      scriptNot: /score|811|2,640/i,
    },
  ),
  page(
    'a farm page with acres in parts',
    '<h1>Hickory Bend Farm</h1><p>7730 Old Turnpike Rd, Lewisburg, WV 24901</p><p>Price: $1,090,000</p><ul><li>112 acres: 70 pasture, 42 woods</li><li>Farmhouse: 3 bedrooms, 2 baths, 2,208 sq ft, built 1911</li><li>Bank barn 40 x 60</li><li>Spring and two ponds</li></ul><p>Limestone pasture and a restored farmhouse with heart-pine floors and a wraparound porch.</p>',
    {
      address: '7730 Old Turnpike Rd, Lewisburg, WV 24901',
      price: '1090000 USD',
      beds: 3,
      baths: 2,
      area: '2208 square feet',
      lotSize: '112 acres',
      yearBuilt: 1911,
      script: /wraparound porch/,
    },
  ),
  page(
    'a Norwegian portal',
    '<html lang="no"><h1>Lys 3-roms med balkong og heis</h1><p>Trondheimsveien 120, 0570 Oslo</p><dl><dt>Prisantydning</dt><dd>5 450 000 kr</dd><dt>Totalpris</dt><dd>5 612 430 kr</dd><dt>Felleskostnader</dt><dd>3 912 kr</dd><dt>Soverom</dt><dd>2</dd><dt>Internt bruksareal</dt><dd>68 m²</dd><dt>Byggeår</dt><dd>1938</dd><dt>Boligtype</dt><dd>Leilighet</dd></dl><p>Gjennomgående leilighet med god takhøyde, balkong mot bakgård og kort vei til parken.</p>',
    { scriptNot: /5 612|3 912|68 acres/, address: 'Trondheimsveien 120, 0570 Oslo', area: '68 square meters' },
  ),
  page(
    'a rental of a basement apartment with utilities',
    '<h1>Basement Apartment For Rent</h1><p>27 Rosewood Ave, Toronto, ON M6K 2T4</p><div>$1,950/month</div><ul><li>1 Bedroom</li><li>1 Bathroom</li><li>600 sqft</li><li>Utilities: $120/month</li><li>Available January 1</li></ul><p>Bright walkout apartment with a new kitchen, radiant floors and a garden to share.</p>',
    {
      address: '27 Rosewood Ave, Toronto, ON M6K 2T4',
      price: '1950 CAD per month',
      beds: 1,
      baths: 1,
      area: '600 square feet',
      propertyType: 'apartment',
      status: 'for rent',
      script: /radiant floors/,
      scriptNot: /\$120/,
    },
  ),
];
