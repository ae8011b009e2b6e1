import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const h1 = '<h1>12 Elm St, Austin, TX 78704</h1>';
const address = '12 Elm St, Austin, TX 78704';
const facts = '<p>$534,900</p><p>3 beds 2 baths</p>';
const said = { address, price: '534900 USD', beds: 3, baths: 2 } as const;
const prose = 'The kitchen was rebuilt in maple with a soapstone island, and it opens to a deck under the oaks.';

/** Parts of a page that a script repeats, and parts that it leaves to the site. */
export const storyCases: readonly ReadingCase[] = [
  page(
    'a menu of links',
    `<ul><li><a href="/">Buy</a></li><li><a href="/">Sell</a></li><li><a href="/">Find an agent</a></li></ul>${h1}${facts}<p>${prose}</p>`,
    { ...said, script: /soapstone island/, scriptNot: /find an agent/i },
  ),
  page(
    'a menu below the home',
    `${h1}${facts}<ul><li>Covered patio</li><li>Gas range</li></ul><ul><li><a href="/">San Francisco foreclosures</a></li><li><a href="/">Top schools in 94115</a></li></ul>`,
    { ...said, script: /covered patio/i, scriptNot: /foreclosures|top schools/i },
  ),
  page(
    'lists of links in the footer',
    `${h1}${facts}<p>${prose}</p><div class="footer"><ul><li>California</li><li>Riverside County</li></ul></div>`,
    { ...said, scriptNot: /riverside county/i },
  ),
  page(
    'buttons as list items',
    `${h1}${facts}<ul><li>View virtual tour</li><li>Add to calendar</li><li>Print this property!</li><li>Go back to results</li></ul><p>${prose}</p>`,
    { ...said, scriptNot: /virtual tour|calendar|print this|go back/i },
  ),
  page(
    'a notice of a browser',
    `${h1}${facts}<p>You are using an outdated browser. Please upgrade your browser to improve your experience on this site.</p><p>${prose}</p>`,
    { ...said, script: /soapstone/, scriptNot: /browser/i },
  ),
  page(
    'a notice of privacy',
    `${h1}${facts}<p>Certain data about the property will be shared with our partner bank so that it can make you an offer.</p><p>${prose}</p>`,
    { ...said, script: /soapstone/, scriptNot: /shared with/i },
  ),
  page(
    'legal text of an agency',
    `${h1}${facts}<h2>Description</h2><p>${prose}</p><h2>Disclaimer</h2><p>These particulars are believed to be correct and do not form part of any contract with the seller.</p>`,
    { ...said, script: /soapstone/, scriptNot: /particulars/i },
  ),
  page(
    'advertisement of the agency',
    `${h1}${facts}<h2>Property description</h2><p>${prose}</p><h2>About us</h2><p>We are the leading agency of the valley and have sold more than three hundred homes in ten years.</p>`,
    { ...said, script: /soapstone/, scriptNot: /leading agency/i },
  ),
  page(
    'a button inside of a sentence',
    `${h1}${facts}<p>The lot backs to <button>Blunn Creek</button> and the trail along it, so the deck stays quiet in the evening.</p>`,
    { ...said, script: /backs to Blunn Creek and the trail/ },
  ),
  page(
    'names keep their capitals',
    `${h1}${facts}<h2>Features</h2><ul><li>Lake Travis access</li><li>Sub-Zero refrigerator</li><li>View of Pikes Peak</li></ul>`,
    { ...said, script: /Lake Travis access/ },
  ),
  page(
    'fact grid in a list',
    `${h1}${facts}<h2>Features</h2><ul><li>Heating: Forced air</li><li>Parking</li><li>Covered patio</li><li>Year built: 1987</li></ul>`,
    { ...said, yearBuilt: 1987, script: /covered patio/i, scriptNot: /: parking/i },
  ),
  page(
    'other homes in a paragraph',
    `${h1}${facts}<p>${prose}</p><p>There are 14 other homes for sale in Travis Heights with a median price of $560,000 this month.</p>`,
    { ...said, script: /soapstone/, scriptNot: /other homes|median/i },
  ),
  typed(
    'pasted from a portal with a saved loan',
    'Started a loan application? Pick up where you left off on your Zillow Home Loans dashboard.\nFor sale\nActive\n$534,900\n12 Elm St, Austin, TX 78704\n3\nbeds\n2\nbaths\n1,540\nsqft\nEst.: $3,391/mo\nGet pre-qualified\nSingle Family Residence\nBuilt in 1952\n7,405 Square Feet Lot\n$541,300 Zestimate®\n$347/sqft\n$-- HOA\nWhat’s special\nThe kitchen was rebuilt in maple with a soapstone island. It opens to a deck under the oaks.\n12 days on Zillow\n1,204 views\n88 saves\nZillow last checked: 3 hours ago\nListing updated: March 3, 2026\nListed by: Dana Whitfield, Summit Homes 303-555-0148\nPrice history\n3/1/2026 Listed for sale $549,900\nMonthly payment\n$3,391',
    {
      address,
      price: '534900 USD',
      beds: 3,
      baths: 2,
      area: '1540 square feet',
      lotSize: '7405 square feet',
      yearBuilt: 1952,
      propertyType: 'house',
      status: 'for sale',
      script: /soapstone island/,
      scriptNot: /loan|zillow|views|saves|updated/i,
    },
  ),
  typed(
    'pasted from a portal with key details',
    '$785,000\n3 bd\n2.5 ba\n1,850 sq ft\n12 Elm St, Austin, TX 78704\nEst. $4,982/mo\nGet pre-approved\nOverview\nProperty details\nSale & tax history\nAbout this home\nThe kitchen was rebuilt in maple with a soapstone island. It opens to a deck under the oaks.\nShow more\nRedfin Estimate for 12 Elm St\n$791,204\nHOA Dues\n$45/month\nBuyer’s Agent Fee\n2.5%\nYear Built\n1994\nLot Size\n0.172 acres\nListed by Dana Whitfield • DRE #01234567 • Summit Homes',
    {
      address,
      price: '785000 USD',
      beds: 3,
      baths: 2.5,
      area: '1850 square feet',
      lotSize: '0.172 acres',
      yearBuilt: 1994,
      script: /Dana Whitfield at Summit Homes/,
      scriptNot: /show more|redfin|property details/i,
    },
  ),
  typed(
    'a sheet of an MLS',
    'MLS # 4821109\nStatus: Active\nList Price: $445,000\nAddress: 12 Elm St, Austin, TX 78704\nBedrooms: 3\nFull Baths: 2\nHalf Baths: 1\nApprox SqFt: 1,850\nAcres: 0.172\nYear Built: 1994\nTaxes: $9,402\nRemarks: The kitchen was rebuilt in maple with a soapstone island. It opens to a deck under the oaks.',
    {
      address,
      price: '445000 USD',
      beds: 3,
      baths: 2.5,
      area: '1850 square feet',
      lotSize: '0.172 acres',
      yearBuilt: 1994,
      status: 'for sale',
      script: /soapstone/,
      scriptNot: /remarks/i,
    },
  ),
  typed(
    'pasted from a British portal',
    '4 bedroom detached house for sale\nFoxglove Road, Northfield, OX9\nGuide Price\n£695,000\nMonthly mortgage payments\n£3,210\nPROPERTY TYPE\nDetached\nBEDROOMS\n×4\nBATHROOMS\n×2\nSIZE\n1,650 sq ft\n(153 sq m)\nKey features\n• South-facing garden\n• Wood-burning stove\nDescription\nThe kitchen was rebuilt in oak with a range cooker. It opens to a terrace under the apple trees.\nStamp duty: £24,750',
    {
      address: 'Foxglove Road, Northfield, OX9',
      price: '695000 GBP',
      beds: 4,
      baths: 2,
      area: '1650 square feet',
      propertyType: 'house',
      status: 'for sale',
      script: /range cooker/,
      scriptNot: /stamp duty/i,
    },
  ),
  typed(
    'an email of an agent',
    'New listing: 12 Elm St, Austin, TX 78704\nOffered at $534,900\n3 bedrooms, 2 baths, 1,540 sq ft on a half-acre lot, built in 1952.\nThe kitchen was rebuilt in maple with a soapstone island.\nPresented by Dana Whitfield, Summit Homes, 303-555-0148',
    {
      address,
      price: '534900 USD',
      beds: 3,
      baths: 2,
      area: '1540 square feet',
      lotSize: '0.5 acres',
      yearBuilt: 1952,
      script: /Dana Whitfield at Summit Homes/,
    },
  ),
  typed(
    'a text of an agent in sentences',
    'Welcome home to 1824 Maple Hollow Dr in Grapevine, TX 76051! This stunning 4 bed, 3.5 bath home offers 3,212 sq ft of living space on a quarter acre lot. Built in 2006 and updated in 2022. Offered at $749,900.',
    {
      address: '1824 Maple Hollow Dr, Grapevine, TX 76051',
      price: '749900 USD',
      beds: 4,
      baths: 3.5,
      area: '3212 square feet',
      lotSize: '0.25 acres',
      yearBuilt: 2006,
    },
  ),
  typed(
    'a building of four units',
    'Investment opportunity: 4-unit building at 219 Grove St, Waterbury, CT 06710\nAsking $625,000\nUnit 1: 2BR/1BA rented at $1,200\nUnit 2: 2BR/1BA rented at $1,150\nUnit 3: 3BR/1BA rented at $1,350\nGross income $58,200, taxes $7,410\nBuilt 1920, 4,120 sf building on 0.14 ac',
    {
      address: '219 Grove St',
      price: '625000 USD',
      beds: 'open',
      baths: 'open',
      area: '4120 square feet',
      lotSize: '0.14 acres',
      yearBuilt: 1920,
    },
  ),
  typed(
    'a list price among dues and taxes',
    'Unit 1204, 210 Peachtree St NE, Atlanta, GA 30303. 2BR/2BA, 1,180 SF. HOA $612/mo. List price $389,000. Taxes $4,210 (2025).',
    {
      hoa: '612 USD per month',
      address: 'Unit 1204, 210 Peachtree St NE',
      price: '389000 USD',
      beds: 2,
      baths: 2,
      area: '1180 square feet',
    },
  ),
  typed(
    'land by the acre',
    '28.6 acres on Hwy 16 N, Bandera, TX\n$12,500 per acre\nTotal price $357,500\nAg exempt, electric at road, well permitted',
    { price: '357500 USD', lotSize: '28.6 acres', propertyType: 'land' },
  ),
  typed(
    'a rental with first and last month',
    '2 bedroom apartment available June 1\n$2,800/month, first month, last month and security deposit required\n45 Beacon St #3, Boston, MA 02108\n950 sq ft, 1 bath, heat and hot water included. Parking available for $300/mo.',
    {
      address: '45 Beacon St #3',
      price: '2800 USD per month',
      beds: 2,
      baths: 1,
      area: '950 square feet',
      status: 'for rent',
      propertyType: 'apartment',
    },
  ),
  typed(
    'a retail space for lease',
    'FOR LEASE\n5,200 SF retail / restaurant space\n1400 N Main St, Greenville, SC 29609\n$22.00/SF NNN\nBuilt 1998, renovated 2018',
    {
      address: '1400 N Main St',
      price: '22 USD per square foot per year',
      area: '5200 square feet',
      yearBuilt: 1998,
      status: 'for rent',
      propertyType: 'retail space',
    },
  ),
  typed('a price in words', '55 Lake Rd, Naples, FL 34102\nPrice: 1.2 million dollars\n3 bedrooms', {
    address: '55 Lake Rd',
    price: '1200000 USD',
    beds: 3,
  }),
  typed('a bare price', '55 Lake Rd, Naples, FL 34102\nPrice: 450000\n3 bedrooms', {
    address: '55 Lake Rd',
    price: '450000',
    beds: 3,
  }),
  page(
    'an earlier sale beside the offer',
    '<h1>4329 W 81st St, Chicago, IL 60652</h1><div>For sale</div><div>$290,000</div><p>3 Beds 2 Baths</p><div>Last sold on Nov 3, 2019 for $175,000</div>',
    { address: '4329 W 81st St', price: '290000 USD', beds: 3, baths: 2, status: 'for sale' },
  ),
  page(
    'rooms of one level',
    '<h1>5 Birch Ct, Stowe, VT 05672</h1><ul><li>Bedrooms: 4</li><li>Bedrooms on main level: 1</li><li>Main level bathrooms: 1</li><li>Bathrooms: 3</li><li>Finished area: 2,400 sq ft</li><li>Basement area: 1,100 sq ft</li><li>Lot area: 9,147 sq ft</li></ul>',
    { address: '5 Birch Ct', beds: 4, baths: 3, area: '2400 square feet', lotSize: '9147 square feet' },
  ),
  page(
    'association dues beside the price',
    '<h1>88 Wharf Street #5C, Portland, ME 04101</h1><div>$585,000</div><div>+ $412 HOA</div><div><b>2</b> beds <b>2</b> baths <b>1,180</b> sqft ($496/sqft)</div>',
    { address: '88 Wharf Street #5C', price: '585000 USD', beds: 2, baths: 2, area: '1180 square feet' },
  ),
  page(
    'a summary alone',
    '<div id=app></div>',
    {
      address: '45 Beacon St UNIT 3, Boston, MA 02108',
      price: '899000 USD',
      beds: 2,
      baths: 1,
      area: '950 square feet',
      propertyType: 'condo',
    },
    '<title>45 Beacon St UNIT 3, Boston, MA 02108 | MLS #73201</title><meta name="description" content="45 Beacon St UNIT 3, Boston, MA 02108 is a 950 sqft, 2 bed, 1 bath condo listed for $899,000. View 24 photos.">',
  ),
  page(
    'a page of an agent',
    '<h1>Jane Doe, Realtor</h1><p>Jane has sold 312 homes. Average price $640,000.</p><p>Office: 12 Front St, Mystic, CT 06355</p>',
    { refused: true },
  ),
  page(
    'an article',
    '<h1>How to price your home</h1><p>The median price of a home in Austin is $560,000, and most 3 bedroom homes sell within 30 days of listing.</p>',
    { refused: true },
  ),
  page(
    'fields of an MLS as lines',
    '<h1>12 Elm St, Austin, TX 78704</h1><div>Original List Price: $549,900</div><div>List Price: $534,900</div><div>Bedrooms Total: 3</div><div>Bathrooms Total: 2.00</div><div>Living Area: 1,540</div><div>Lot Size Acres: 0.17</div><div>Year Built: 1952</div><div>Property Sub Type: Single Family Residence</div><div>Standard Status: Active</div>',
    {
      address: '12 Elm St',
      price: '534900 USD',
      beds: 3,
      baths: 2,
      area: '1540 square feet',
      lotSize: '0.17 acres',
      yearBuilt: 1952,
      propertyType: 'house',
      status: 'for sale',
    },
  ),
  page(
    'full and half baths as items',
    '<h1>204 Sycamore Bend, Macon, GA 31210</h1><p>$329,900</p><ul><li>3 Beds</li><li>2 Full Baths</li><li>1 Half Bath</li></ul>',
    { address: '204 Sycamore Bend, Macon, GA 31210', price: '329900 USD', beds: 3, baths: 2.5 },
  ),
  page(
    'a street without a number below an agency',
    '<div><p>Harbor &amp; Hill, 107 London Road, Oxford</p></div><h1>4 bedroom detached house for sale</h1><address>Stephen Road, Headington, Oxford</address><p>£850,000</p>',
    {
      address: 'Stephen Road, Headington, Oxford',
      price: '850000 GBP',
      beds: 4,
      propertyType: 'house',
      status: 'for sale',
    },
  ),
  page(
    'a flat in the heading',
    '<h1>3 BHK Flat for sale in Baner, Pune</h1><div>₹ 1.25 Crore</div><div>@ ₹ 8,900 per sq.ft.</div><div>1,404 sq.ft. Super built-up area</div>',
    { price: '12500000 INR', area: '1404 square feet', propertyType: 'apartment', status: 'for sale' },
  ),
  page('two currencies', '<h1>Villa Sol</h1><p>€1,450,000 (approx. $1,580,000)</p><p>5 bedrooms</p>', {
    price: '1450000 EUR',
    beds: 5,
    propertyType: 'house',
  }),
  typed(
    'two homes in one text',
    'Two homes for sale:\n12 Elm St, Austin, TX 78704 - $445,000 - 3 beds\n14 Elm St, Austin, TX 78704 - $465,000 - 4 beds',
    { refused: true },
  ),
];
