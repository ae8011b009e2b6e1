import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** More layouts with traps: plans, buildings, auctions, chats, copied papers and rows of data. */
export const kindsMoreCases: readonly ReadingCase[] = [
  page(
    'a plan page of a builder for one address',
    `<nav>Locations Designs Financing</nav><h1>14 Larkspur Bend, Castle Rock, CO 80104</h1><h2>Ashford | Plan 40216 | Elevation C</h2>
     <p>Now selling - move-in ready</p><p>$689,950</p>
     <ul class="specs"><li><span class="num">4</span><span class="lbl">Beds</span></li><li><span class="num">3.5</span><span class="lbl">Baths</span></li><li><span class="num">2,871</span><span class="lbl">Finished Sq. Ft.</span></li><li><span class="num">3</span><span class="lbl">Bay Garage</span></li></ul>
     <p>The Ashford opens with a covered entry. Options shown may include a 2-bedroom basement suite at extra cost. Lot 14, Block 3.</p>
     <h3>Ashford floor plan</h3><p>Base plan: 3-5 bedrooms, 2.5-4.5 baths, from 2,510 sq. ft.</p>`,
    {
      address: '14 Larkspur Bend, Castle Rock, CO 80104',
      price: '689950 USD',
      beds: 4,
      baths: 3.5,
      area: '2871 square feet',
      garage: 3,
    },
  ),
  page(
    'a homesite that a builder offers without a home',
    `<h1>Homesite 118 | Wildrose at Sterling Ranch</h1><p>10438 Roxborough Trl, Littleton, CO 80125</p>
     <p>$212,000</p><p>0.42 ac | walk-out grade | 2 miles of trails</p><p>Build one of four estate plans (3,100 - 4,650 sq ft, 4-6 beds) or bring your own architect. Minimum 2,800 finished square feet above grade.</p>`,
    {
      address: '10438 Roxborough Trl, Littleton, CO 80125',
      price: '212000 USD',
      lotSize: '0.42 acres',
      propertyType: 'land',
      beds: 'open',
      area: 'open',
    },
  ),
  typed(
    'a chat with an agent who corrects a figure',
    `[11/2, 4:02 PM] Joan (agent): 2340 Hibiscus Ct, Melbourne, FL 32935
[11/2, 4:02 PM] Joan (agent): 3 bed 2 bath pool home, 1,864 sq ft under air, 2 car garage
[11/2, 4:03 PM] Joan (agent): $419,000. Built 1989, roof 2020
[11/2, 4:10 PM] Me: looks nice! is it the 4 bedroom we saw online?
[11/2, 4:11 PM] Joan (agent): no that one is 2351, it sold for $455,000`,
    {
      address: '2340 Hibiscus Ct, Melbourne, FL 32935',
      price: '419000 USD',
      beds: 3,
      baths: 2,
      area: '1864 square feet',
      yearBuilt: 1989,
      garage: 2,
    },
  ),
  typed(
    'a paper that was scanned and copied with broken lines',
    `LISTING SHEET                                   No. 4471
PROPERTY:  66 Hillcrest Rd., Ridgefield, CT 06877
PRICE:     $865,000            TAXES:   $14,220
STYLE:     Colonial            AGE/YR:  1968
ROOMS:     9                   BEDROOMS:  4
BATHS:     2 full, 2 half      GARAGE:  2 car under
SQ. FT.:   3,012               LOT:     2.1 acres
HEAT:      Oil hot water       BASEMENT: Partial, 600 sq. ft.`,
    {
      address: '66 Hillcrest Rd., Ridgefield, CT 06877',
      price: '865000 USD',
      beds: 4,
      baths: 3,
      area: '3012 square feet',
      lotSize: '2.1 acres',
      yearBuilt: 1968,
      propertyType: 'house',
      garage: 2,
    },
  ),
  typed(
    'a row of comma separated data with its heads',
    `address,city,state,zip,price,beds,baths,sqft,year_built,garage
2716 Coventry Ln,Ocala,FL,34480,298500,3,2,1712,1991,2`,
    {
      address: '2716 Coventry Ln, Ocala, FL 34480',
      price: '298500 USD',
      beds: 3,
      baths: 2,
      area: '1712 square feet',
      yearBuilt: 1991,
      garage: 2,
    },
  ),
  page(
    'a two-family house with the rooms of its units',
    `<h1>91-93 Spring St, Newport, RI 02840</h1><div>$1,050,000</div><div>Two-family | 2,460 sq ft | 0.08 ac | 1890</div>
     <h3>Unit 1</h3><p>2 bedrooms, 1 bath, rented at $1,900</p><h3>Unit 2</h3><p>3 bedrooms, 1.5 baths, vacant</p>
     <p>Off-street parking for three cars and a fenced garden, steps from Thames Street. Separate gas and electric.</p>`,
    {
      address: '91-93 Spring St, Newport, RI 02840',
      price: '1050000 USD',
      beds: 'open',
      baths: 'open',
      area: '2460 square feet',
      lotSize: '0.08 acres',
      propertyType: 'multi-family home',
    },
  ),
  page(
    'a live auction of a farm in tracts',
    `<h1>Land Auction - 156.3 Acres, Gage County, Nebraska</h1><p>Thursday, March 6, 10:00 AM, Community Building, 213 E Main St, Wymore, NE 68466</p>
     <p>Tract 1: 79.8 acres, of which 71 tillable</p><p>Tract 2: 76.5 acres with a pond and a 1,900 sq ft barn</p><p>Terms: 10% down. Minimum bid increments of $25 per acre. No buyer's premium.</p>`,
    {
      propertyType: 'land',
      status: 'auction',
      address: 'open',
      lotSize: 'open',
      area: 'open',
    },
  ),
  page(
    'a mobile home lot with the size of a home that may stand on it',
    `<h1>118 Gator Trl, Okeechobee, FL 34974</h1><p>$69,900</p><p>Vacant lot, 75 x 120, city water</p>
     <p>Zoned for mobile homes. Homes must be 1998 or newer and at least 840 sq ft. Seawall and dock in place.</p>`,
    {
      address: '118 Gator Trl, Okeechobee, FL 34974',
      price: '69900 USD',
      propertyType: 'land',
    },
  ),
  typed(
    'a post with pictures for its counts and a list',
    `✨ NEW ✨ 5 Captains Row, Wells, ME 04090
💰 $698,000
🛏 3  🛁 2.5  📐 1,980 SF
🚗 2 car garage
🌳 1.2 acres
🏗 Built 2011
Minutes to the beach! DM for a tour. #maine #realtor`,
    {
      address: '5 Captains Row, Wells, ME 04090',
      price: '698000 USD',
      beds: 3,
      baths: 2.5,
      area: '1980 square feet',
      lotSize: '1.2 acres',
      yearBuilt: 2011,
      garage: 2,
    },
  ),
  page(
    'a house whose story was changed from three to four bedrooms',
    `<h1>3011 Oakmont Dr, Modesto, CA 95355</h1><p>$479,000</p><p>4 Beds / 2 Baths / 1,702 Sq Ft</p>
     <p>Originally a three-bedroom home, it now has a fourth bedroom off the hall. Owned solar, tile roof, and room for an RV. Garage: 2 spaces with opener.</p>`,
    {
      address: '3011 Oakmont Dr, Modesto, CA 95355',
      price: '479000 USD',
      beds: 'open',
      baths: 2,
      area: '1702 square feet',
      garage: 2,
    },
  ),
  page(
    'a penthouse with a terrace, a total and an interior size',
    `<h1>Residence PH-3, 1100 Biscayne Blvd, Miami, FL 33132</h1><p>$3,450,000</p><p>3 BEDROOMS | 4.5 BATHROOMS</p>
     <dl><dt>Interior</dt><dd>2,960 SF</dd><dt>Terrace</dt><dd>1,120 SF</dd><dt>Total</dt><dd>4,080 SF</dd><dt>Maintenance</dt><dd>$3,912 per month</dd><dt>Completed</dt><dd>2008</dd><dt>Parking</dt><dd>2 valet</dd></dl>`,
    {
      address: '1100 Biscayne Blvd, Miami, FL 33132',
      price: '3450000 USD',
      beds: 3,
      baths: 4.5,
      area: '2960 square feet',
      yearBuilt: 2008,
      hoa: '3912 USD per month',
    },
  ),
  typed(
    'a copied portal page with its labels behind the values',
    `$356,000
Price
3
Beds
1.5
Baths
1,288
Sq Ft
$276
Per Sq Ft
808 Dewey Ave, Saint Louis, MO 63116
Detached
Home Type
1931
Built
4,356
Lot Sq Ft
1
Garage
Brick bungalow with stained glass, near Carondelet Park.`,
    {
      address: '808 Dewey Ave, Saint Louis, MO 63116',
      price: '356000 USD',
      beds: 3,
      baths: 1.5,
      area: '1288 square feet',
      lotSize: '4356 square feet',
      yearBuilt: 1931,
      propertyType: 'house',
      garage: 1,
    },
  ),
];
