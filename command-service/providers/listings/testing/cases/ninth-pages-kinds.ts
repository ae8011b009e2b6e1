import { page } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Kinds that the pages of the eighth and the ninth writer showed, in other words and layouts. */
export const ninthPagesKindsCases: readonly ReadingCase[] = [
  page(
    'a total of bathrooms with its half ones below their title',
    '<h1>77 Fernhill Court<br>Kelowna, British Columbia V1Y 3K8</h1><p>$1,025,000</p><div><span>4 Bedrooms</span> <span>4 Bathrooms</span></div><h2>Building</h2><h3>Bathrooms</h3><p>Total: 4</p><p>Half: 1</p><h3>Parking</h3><dl><dt>Parking Type</dt><dd>Garage (2 spaces)</dd></dl>',
    {
      address: '77 Fernhill Court, Kelowna, British Columbia',
      price: '1025000 CAD',
      beds: 4,
      baths: 3.5,
      propertyType: 'house',
      garage: 2,
    },
    '<title>House for sale: 77 Fernhill Court, Kelowna</title>',
  ),
  page(
    'a short form of the street above its town, and the office of an agent',
    '<header><a href="/">88 Fox Ridge</a></header><p>Warwick, NY 10990</p><h1>88 Fox Ridge Lane</h1><h2>Offered at $849,000</h2><ul><li>4 Bedrooms</li><li>3 Baths</li><li>2,910 Square Feet</li></ul><section><h2>Private showings</h2><p>Corin Ashdown</p><p>19 Main Street, Goshen, NY 10924</p></section>',
    {
      address: '88 Fox Ridge Lane, Warwick, NY 10990',
      price: '849000 USD',
      beds: 4,
      baths: 3,
      area: '2910 square feet',
      status: 'for sale',
    },
  ),
  page(
    'a street with its town behind a dot, and the office of an agent with a whole address',
    '<h1>The Boatbuilder’s Cottage</h1><p>31 Slipway Lane · Rockport, MA 01966</p><p>Asking price: $1,140,000</p><p>The house has three bedrooms and two baths in 1,870 square feet.</p><p>Outside, 0.62 acres surround a stone boathouse and an orchard.</p><div><p>Maren Quill</p><p>Cape &amp; Harbor Homes</p><p>8 Bearskin Neck, Gloucester, MA 01930</p></div>',
    {
      address: '31 Slipway Lane, Rockport, MA 01966',
      price: '1140000 USD',
      beds: 3,
      baths: 2,
      area: '1870 square feet',
      lotSize: '0.62 acres',
      propertyType: 'house',
      scriptNot: /Gloucester|Bearskin/,
    },
    '<title>31 Slipway Lane, Rockport, Massachusetts</title>',
  ),
  page(
    'a plan of a builder, with the name of its community and the lowest price',
    '<p>Home plan</p><h1>The Juniper</h1><p>Willow Bend Meadows, Frisco, TX 75034</p><div><span>Starting at</span><br><b>$512,990</b></div><ul><li>4 Bedrooms</li><li>3 Bathrooms</li><li>2,604 Square feet</li></ul><p>The Juniper gathers the family around a twelve-foot island and a long covered porch.</p><h2>Design options</h2><ul><li>Gourmet kitchen with double ovens</li><li>Extended rear patio</li></ul><h2>Sales gallery</h2><p>1400 Willow Bend Parkway, Frisco, TX 75034</p><p>Open daily 10 to 6.</p>',
    {
      price: 'open',
      beds: 4,
      baths: 3,
      area: '2604 square feet',
      scriptNot: /double ovens|Extended rear|Willow Bend|Open daily|512,990/,
    },
  ),
  page(
    'an estimate by a site with a brand, and a box of other listings',
    '<h1>5 Saddle Court, Helena, MT 59601</h1><div><strong>$468,000</strong></div><div>$455,900 HomeEstimate™</div><ul><li>3 bd</li><li>2 ba</li><li>1,720 sqft</li></ul><h3>My other single-level listings</h3><ul><li><a href="/1">44 Custer Ave - $389,000 - 2 beds</a></li><li><a href="/2">9 Benton Ave - $529,000 - SOLD</a></li></ul>',
    {
      address: '5 Saddle Court, Helena, MT 59601',
      price: '468000 USD',
      beds: 3,
      baths: 2,
      area: '1720 square feet',
      scriptNot: /455,900|Custer|Benton/,
    },
  ),
  page(
    'dues with a period that no fact can hold',
    '<h1>310 Palmetto Row, Savannah, GA 31401</h1><p>$515,000</p><p>3 Beds | 2 Baths | 1,640 Sq Ft</p><div><span>HOA Fee</span> <span>$480</span></div><div><span>HOA Fee Frequency</span> <span>Semi-Annually</span></div><h2>Neighborhood</h2><p>Average HOA dues of $210 per month are common here.</p>',
    {
      address: '310 Palmetto Row, Savannah, GA 31401',
      price: '515000 USD',
      beds: 3,
      baths: 2,
      area: '1640 square feet',
      scriptNot: /480|\$210/,
    },
  ),
  page(
    'dues with their yearly period in another line',
    '<h1>18 Thornbury Way, Cary, NC 27511</h1><p>$498,000</p><p>4 Beds | 2 Baths | 1 1/2 Bath | 2,204 Sq Ft</p><div><span>Association Fee</span> <span>$640</span></div><div><span>Association Fee Frequency</span> <span>Annually</span></div><p>This charming 1962 ranch has its first hickory floors and a kitchen of 2023.</p>',
    {
      address: '18 Thornbury Way, Cary, NC 27511',
      price: '498000 USD',
      beds: 4,
      baths: 2.5,
      area: '2204 square feet',
      yearBuilt: 1962,
      hoa: '640 USD per year',
    },
  ),
  page(
    'a new home whose size is outside of the sizes of its plan',
    '<span>Quick Move-In</span><h1>42 Larkrise Lane</h1><p>Lehi, UT 84043</p><p>Now $604,900</p><ul><li>4 Bedrooms</li><li>3 Baths</li><li>3,012 Sq. Ft.</li></ul><h2>The Alpine plan</h2><p>3 - 4 bedrooms, 2,180 - 2,610 sq. ft.</p>',
    {
      address: '42 Larkrise Lane, Lehi, UT 84043',
      price: '604900 USD',
      beds: 4,
      baths: 3,
      area: 'open',
      status: 'for sale',
    },
  ),
  page(
    'a community of townhouses, and a museum of a year, beside a home of neither',
    '<h1>6 Millrace Path, Lowell, MA 01852</h1><p>$410,000</p><p>2 Beds | 1 Bath | 980 Sq Ft</p><p>The path leads past this townhouse community to this 1836 house museum and its orchard.</p>',
    { address: '6 Millrace Path, Lowell, MA 01852', price: '410000 USD', beds: 2, baths: 1, area: '980 square feet' },
  ),
  page(
    'a status behind the type, and a page title that still says for sale',
    '<h1>27 Copper Kettle Road, Bend, OR 97702</h1><p>$735,000</p><p>Craftsman Bungalow - Pending</p><p>3 Beds | 2 Baths | 1,890 Sq Ft</p>',
    {
      address: '27 Copper Kettle Road, Bend, OR 97702',
      price: '735000 USD',
      beds: 3,
      baths: 2,
      area: '1890 square feet',
      propertyType: 'house',
      status: 'pending',
    },
    '<title>27 Copper Kettle Road, Bend - House for Sale</title>',
  ),
  page(
    'a page whose first headings are boxes below the story',
    '<div>14 Drover Lane, Ennis, MT 59729</div><div><span>Price</span> <span>$389,500</span></div><div>Open meadow above the river with a drilled well, power at the road and a gravel approach that stays dry in spring.</div><div><span>Acres</span> <span>20.4</span></div><div><span>Make / Serial</span> <span>Fuqua / 15233AC</span></div><h4>Mortgage calculator</h4><p>Monthly payment: $2,310</p><p>Based on information from Big Sky Regional MLS as distributed by MLS GRID. Updated 05/11/2026 06:12 AM.</p>',
    {
      address: '14 Drover Lane, Ennis, MT 59729',
      price: '389500 USD',
      lotSize: '20.4 acres',
      script: /drilled well/,
      scriptNot: /MLS|Updated|2,310/,
    },
    '<title>14 Drover Lane, Ennis, MT 59729 | Drover Land Co.</title>',
  ),
];
