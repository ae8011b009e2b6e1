import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const h1 = '<h1>12 Elm St, Austin, TX 78704</h1>';
const address = '12 Elm St, Austin, TX 78704';
const facts = '<p>$534,900</p><p>3 beds 2 baths</p>';
const said = { address, price: '534900 USD', beds: 3, baths: 2 } as const;
const prose = 'The kitchen was rebuilt in maple with a soapstone island, and it opens to a deck under the oaks.';

/** What a script repeats of a page, and what it leaves to the site. */
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
    'an e-mail of an agent',
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
];
