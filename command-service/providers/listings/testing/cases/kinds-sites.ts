import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Sites of one home, brochures, systems and other countries. */
export const kindsSiteCases: readonly ReadingCase[] = [
  page(
    'a site for one home with scrolling parts',
    `<div class="hero"><h1>1 Lighthouse Point</h1><p>Duxbury, Massachusetts 02332</p><p>Offered at $3,195,000</p></div>
     <div class="counter"><div class="c"><p class="big">5</p><p>Bedrooms</p></div><div class="c"><p class="big">4.5</p><p>Bathrooms</p></div><div class="c"><p class="big">4,870</p><p>Square feet</p></div><div class="c"><p class="big">1.6</p><p>Acres</p></div><div class="c"><p class="big">3</p><p>Car garage</p></div></div>
     <h2>The residence</h2><p>Designed by a local architect and completed in 2004, the house faces the bay from every room. A two-bedroom suite above the garage has its own entrance and 820 square feet.</p>
     <h2>The grounds</h2><p>210 feet of shoreline, a deep-water dock and gardens.</p><h2>Visit</h2><p>By appointment. Anne Foley, 781-555-0126.</p>`,
    {
      address: '1 Lighthouse Point, Duxbury, Massachusetts 02332',
      price: '3195000 USD',
      beds: 5,
      baths: 4.5,
      area: '4870 square feet',
      lotSize: '1.6 acres',
      yearBuilt: 2004,
      garage: 3,
      misses: ['yearBuilt'],
    },
  ),
  page(
    'a plug-in with a panel of labels over values',
    `<div class="idx-details"><h1 class="idx-addr">8215 N Hickory Ln, Kansas City, MO 64118</h1>
     <div class="idx-panel"><div><div class="lab">List Price</div><div class="val">$294,900</div></div><div><div class="lab">Beds</div><div class="val">3</div></div><div><div class="lab">Baths</div><div class="val">2 Full 1 Half</div></div><div><div class="lab">Above Grade Sq Ft</div><div class="val">1,416</div></div><div><div class="lab">Below Grade Sq Ft</div><div class="val">512</div></div><div><div class="lab">Garage</div><div class="val">Attached, 2</div></div><div><div class="lab">Year</div><div class="val">1976</div></div><div><div class="lab">Lot</div><div class="val">9,583 SqFt</div></div><div><div class="lab">Status</div><div class="val">Show For Backups</div></div></div></div>`,
    {
      address: '8215 N Hickory Ln, Kansas City, MO 64118',
      price: '294900 USD',
      beds: 3,
      baths: 2.5,
      area: '1416 square feet',
      lotSize: '9583 square feet',
      yearBuilt: 1976,
      garage: 2,
    },
  ),
  typed(
    'the text of a brochure in two columns',
    `THE HOLLOWAY HOUSE
330 College Street
Oberlin, Ohio 44074

A Victorian landmark, lovingly kept

- Six bedrooms, three and one half baths
- 3,904 square feet on three floors
- Built in 1872, listed on the National Register
- Carriage barn with room for two cars
- 0.74-acre lot, two blocks from campus

$649,000
Shown by appointment through Heritage Brokers, 440-555-0183`,
    {
      address: '330 College Street, Oberlin, Ohio 44074',
      price: '649000 USD',
      beds: 6,
      baths: 3.5,
      area: '3904 square feet',
      lotSize: '0.74 acres',
      yearBuilt: 1872,
      propertyType: 'house',
    },
  ),
  page(
    'an Australian house with its land',
    `<h1>14 Banksia Street, Torquay VIC 3228</h1><p>Price guide $1,150,000 - $1,250,000</p><ul><li>4 Beds</li><li>2 Baths</li><li>2 Cars</li><li>Land 612m²</li></ul>
     <p>Light-filled family home, 900m from the surf beach. Ducted heating, study and double garage with internal access.</p><p>Council rates $2,410 pa</p>`,
    {
      address: '14 Banksia Street, Torquay VIC 3228',
      price: 'open',
      beds: 4,
      baths: 2,
      lotSize: '612 square meters',
      garage: 2,
    },
  ),
  page(
    'an Irish house with a rating of its energy',
    `<h1>12 The Paddocks, Naas, Co. Kildare, W91 X2F7</h1><p>€465,000</p><p>Semi-Detached House | 4 Bed | 3 Bath | 128 m²</p><p>BER A3</p>
     <p>Sale type: For Sale by Private Treaty. Built in 2016 by a well known builder. South-facing garden.</p>`,
    {
      address: '12 The Paddocks, Naas, Co. Kildare',
      price: '465000 EUR',
      beds: 4,
      baths: 3,
      area: '128 square meters',
      yearBuilt: 2016,
      propertyType: 'house',
    },
  ),
  typed(
    'a copied rental of a portal',
    `$2,795/mo
2 beds
2 baths
1,143 sqft
4401 Monserrate St APT 3, Coral Gables, FL 33146
Apartment
Available now
1 parking space in garage
No pets
$0.00 / sqft
What's special
Bright corner unit near the Merrick park shops, with a balcony over the pool.
Cost estimate
Monthly rent $2,795
Security deposit $2,795
Application fee $75
Nearby apartments for rent
Santander Towers
$2,400+ 1 bed
$3,150+ 2 beds`,
    {
      address: '4401 Monserrate St APT 3, Coral Gables, FL 33146',
      price: '2795 USD per month',
      beds: 2,
      baths: 2,
      area: '1143 square feet',
      propertyType: 'apartment',
      status: 'for rent',
      garage: 1,
      misses: ['garage'],
    },
  ),
  page(
    'a printout of a listing system with abbreviations in a grid',
    `<table><tr><td colspan="6">5508  KESTREL WAY   Elk Grove, CA 95757</td></tr><tr><td>LP:</td><td>$618,000</td><td>BR:</td><td>4</td><td>BA:</td><td>3 (3 0)</td></tr><tr><td>SF:</td><td>2,208</td><td>LOT:</td><td>0.1350ac</td><td>YB:</td><td>2006</td></tr><tr><td>GAR:</td><td>2A</td><td>STATUS:</td><td>PND</td><td>DOM:</td><td>9</td></tr><tr><td colspan="6">Rmks: Two story w/ downstairs bed and full bath. Owned solar. HOA none.</td></tr></table>`,
    {
      address: '5508 KESTREL WAY',
      price: '618000 USD',
      beds: 4,
      baths: 3,
      area: '2208 square feet',
      lotSize: '0.135 acres',
      yearBuilt: 2006,
      garage: 2,
      status: 'pending',
    },
  ),
  typed(
    'a newsletter with three homes',
    `This week from the Lakes team

1) 14 Pine Point Rd, Meredith, NH 03253 - $899,000 - 4 bed, 3 bath, 2,510 sq ft
2) 220 Meredith Neck Rd, Meredith, NH 03253 - $1,295,000 - 5 bed, 4 bath, 3,300 sq ft
3) 9 Lang St, Meredith, NH 03253 - $389,000 - 2 bed, 1 bath, 990 sq ft`,
    { refused: true },
  ),
  page(
    'a tiny home on wheels',
    `<h1>2021 Tiny House on Wheels - 8.5' x 28'</h1><p>$68,500</p><p>Asheville, NC</p><ul><li>1 bedroom + loft</li><li>1 bath</li><li>298 sq ft</li></ul><p>Fully furnished with a mini-split, a washer and a composting toilet. Must be moved, delivery can be arranged within 200 miles.</p>`,
    {
      price: '68500 USD',
      beds: 1,
      baths: 1,
      area: '298 square feet',
      yearBuilt: 2021,
      propertyType: 'house',
    },
  ),
  page(
    'a warehouse for sale with a part of it as offices',
    `<h1>1450 Foundry Rd, Chattanooga, TN 37406</h1><p>Industrial building for sale | $1,675,000</p><ul><li>22,400 SF total</li><li>2,600 SF office</li><li>3 dock doors, 2 drive-ins</li><li>Clear height 20'</li><li>2.3 acres</li><li>Built 1988</li></ul>`,
    {
      address: '1450 Foundry Rd, Chattanooga, TN 37406',
      price: '1675000 USD',
      area: '22400 square feet',
      lotSize: '2.3 acres',
      yearBuilt: 1988,
      propertyType: 'warehouse',
      misses: ['area'],
    },
  ),
  typed(
    'a relative who types about a house',
    `mom found this one!! 3 br 2 ba ranch in Xenia, 1344 Omard Dr, Xenia OH 45385. $224,900, about 1,450 sq ft i think?, 2 car garage attached, built in 76. dad says the roof is from 2015`,
    {
      address: '1344 Omard Dr, Xenia, OH 45385',
      price: '224900 USD',
      beds: 3,
      baths: 2,
      area: 'open',
      propertyType: 'house',
      garage: 2,
    },
  ),
  page(
    'a house with a year for its purchase and one for its works',
    `<h1>207 Cherry Hollow Rd</h1><p>Analomink, PA 18320</p><p>Asking price: $312,500</p>
     <div class="box"><p>Bedrooms</p><p>3</p><p>Bathrooms</p><p>2</p><p>Living space</p><p>1,704 ft²</p><p>Property</p><p>1.02 acres</p><p>Construction</p><p>1974 / remodeled 2018</p></div>
     <p>The owners bought in 2016 and remodeled kitchen and baths in 2018. Wood stove, hot tub, short drive to the ski area.</p>`,
    {
      address: '207 Cherry Hollow Rd, Analomink, PA 18320',
      price: '312500 USD',
      beds: 3,
      baths: 2,
      area: '1704 square feet',
      lotSize: '1.02 acres',
      yearBuilt: 1974,
      misses: ['yearBuilt'],
    },
  ),
];
