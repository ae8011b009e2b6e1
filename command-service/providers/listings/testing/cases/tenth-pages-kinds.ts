import { page } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Kinds that the pages of the tenth writer showed, in other words and layouts. */
export const tenthPagesKindsCases: readonly ReadingCase[] = [
  page(
    'figures as the terms of a list, kinds of baths among them, and the effective year above the year built',
    '<h1>19 Quarry Bend, Salida, CO 81201</h1><p>$618,000</p><dl><div><dt>4</dt><dd>Bedrooms</dd></div><div><dt>1</dt><dd>Full Bath</dd></div><div><dt>2</dt><dd>3/4 Baths</dd></div><div><dt>1</dt><dd>Half Bath</dd></div><div><dt>2,364</dt><dd>Square Feet</dd></div><div><dt>0.41</dt><dd>Acres</dd></div></dl><h2>Building data</h2><table><tr><th>Effective Year</th><td>2005</td></tr><tr><th>Year Built</th><td>1978</td></tr><tr><th>Stories</th><td>2</td></tr></table>',
    {
      address: '19 Quarry Bend, Salida, CO 81201',
      price: '618000 USD',
      beds: 4,
      baths: 3,
      area: '2364 square feet',
      lotSize: '0.41 acres',
      yearBuilt: 1978,
    },
  ),
  page(
    'a condo by its label, which structured data calls an apartment',
    '<h1>77 Ferry Street, Unit 9B</h1><h2>Jersey City, NJ 07302</h2><div><b>$742,500</b></div><ul><li>2 Beds</li><li>2 Baths</li><li>1,184 Sq Ft</li></ul><dl><dt>Home type</dt><dd>Condominium</dd><dt>Year built</dt><dd>2011</dd><dt>Common charges</dt><dd>$812/mo</dd></dl>',
    {
      address: '77 Ferry Street, Unit 9B, Jersey City, NJ 07302',
      price: '742500 USD',
      beds: 2,
      baths: 2,
      area: '1184 square feet',
      yearBuilt: 2011,
      propertyType: 'condo',
      hoa: '812 USD per month',
    },
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Apartment","name":"77 Ferry Street, Unit 9B","numberOfRooms":5,"address":{"@type":"PostalAddress","streetAddress":"77 Ferry Street, Unit 9B","addressLocality":"Jersey City","addressRegion":"NJ","postalCode":"07302"}}</script>',
  ),
  page(
    'the building of a row house beside the class of its type, and fees with the currency in brackets',
    '<h1>8 - 415 Alder Mews<br>Guelph, Ontario N1H 4T2</h1><p>$734,900</p><ul><li>3 Bedrooms</li><li>2 Bathrooms</li></ul><div><div>Property Type</div><div>Single Family</div></div><div><div>Building Type</div><div>Row / Townhouse</div></div><div><div>Built in</div><div>1996</div></div><div><div>Annual Property Taxes</div><div>$4,410.92 (CAD)</div></div><div><div>Maintenance Fees</div><div>$405.50 Monthly (CAD)</div></div>',
    {
      address: '8 - 415 Alder Mews, Guelph, Ontario N1H 4T2',
      price: '734900 CAD',
      beds: 3,
      baths: 2,
      yearBuilt: 1996,
      propertyType: 'townhouse',
      hoa: '405.5 CAD per month',
    },
  ),
  page(
    'an estimate with a name, prices of other streets, and a measured size with a sign',
    '<h1>260 Heron Landing</h1><h2>Beaufort, South Carolina 29907</h2><p>$1,185,000</p><p>$1,201,300 Nestimate®</p><div><span>4 Bedrooms</span><span>3.5 Bathrooms</span><span>±3,268 Sq Ft</span></div><h2>On the water</h2><p>A tidal dock, a screened porch and heart-pine floors.</p><h3>From my desk</h3><ul><li>14 Battery Creek Road, $965,000 (seller)</li><li>8 Marsh Hawk Lane, $1,420,000 (buyer)</li></ul>',
    {
      address: '260 Heron Landing, Beaufort, South Carolina 29907',
      price: '1185000 USD',
      beds: 4,
      baths: 3.5,
      area: '3268 square feet',
      scriptNot: /965,000|1,420,000|1,201,300|Battery Creek/,
    },
  ),
  page(
    'a direction behind the street in the data of the page',
    '<div id="app"></div>',
    {
      address: '4120 Birch Hollow Lane SE, Rochester, MN 55904',
      price: '389900 USD',
      beds: 3,
      baths: 2,
      area: '1816 square feet',
      yearBuilt: 1994,
    },
    '<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"listing":{"ListPrice":389900,"StreetNumber":"4120","StreetDirPrefix":null,"StreetName":"Birch Hollow","StreetSuffix":"Lane","StreetDirSuffix":"SE","City":"Rochester","StateOrProvince":"MN","PostalCode":"55904","BedroomsTotal":3,"BathroomsTotalInteger":2,"LivingArea":1816,"LivingAreaUnits":"Square Feet","YearBuilt":1994,"YearBuiltEffective":2008}}}}</script>',
  ),
  page(
    'the base price of the plan of a home that is ready',
    '<h1>3318 Larkspur Bend, Manor, TX 78653</h1><div><s>$455,990</s> <b>$438,490</b></div><p>3 Beds · 2.5 Baths · 2,015 Sq. Ft. · 2-Car Garage</p><h2>The Pecan plan</h2><p>Base plan from $411,990. 3-4 beds, 2.5-3 baths, 2,015-2,190 sq. ft.</p><h2>Homes around $440,000</h2><div><b>$449,000</b> 4 beds 3 baths 2,210 sq ft</div>',
    {
      address: '3318 Larkspur Bend, Manor, TX 78653',
      price: '438490 USD',
      beds: 3,
      baths: 2.5,
      area: '2015 square feet',
      garage: 2,
      scriptNot: /411,990|449,000/,
    },
  ),
  page(
    'a townhouse by its label, which structured data calls an apartment',
    '<h1>5 Linden Row, Unit C, Salem, MA 01970</h1><p>$489,000</p><p>2 beds | 1.5 baths | 1,240 sqft</p><table><tr><td>Property Type</td><td>Townhouse</td></tr><tr><td>Monthly HOA</td><td>$310</td></tr></table>',
    {
      address: '5 Linden Row, Unit C, Salem, MA 01970',
      price: '489000 USD',
      beds: 2,
      baths: 1.5,
      area: '1240 square feet',
      propertyType: 'townhouse',
      hoa: '310 USD per month',
    },
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Apartment","name":"5 Linden Row, Unit C","numberOfBedrooms":2,"floorSize":{"@type":"QuantitativeValue","value":1240,"unitCode":"FTK"},"address":"5 Linden Row, Unit C, Salem, MA 01970"}</script>',
  ),
];
