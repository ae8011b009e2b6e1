import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Values above their labels, leaders, columns of tables, and garages and years in loose words. */
export const kindsLayoutCases: readonly ReadingCase[] = [
  page(
    'big numbers over small words',
    `<h1>3305 Mesa Verde Dr</h1><p>Lubbock, TX 79410</p><p class="big">$264,500</p>
     <div class="nums"><div><div class="n">3</div><div class="w">beds</div></div><div><div class="n">2</div><div class="w">baths</div></div><div><div class="n">1,684</div><div class="w">sq ft</div></div><div><div class="n">1978</div><div class="w">built</div></div><div><div class="n">2</div><div class="w">garage</div></div><div><div class="n">0.19</div><div class="w">acres</div></div></div>
     <p>Brick ranch with a new roof and fresh paint, close to Texas Tech and the loop.</p>`,
    {
      address: '3305 Mesa Verde Dr, Lubbock, TX 79410',
      price: '264500 USD',
      beds: 3,
      baths: 2,
      area: '1684 square feet',
      lotSize: '0.19 acres',
      yearBuilt: 1978,
      garage: 2,
    },
  ),
  typed(
    'a copied sheet with values above their labels',
    `MLS# 24-118832
Pending
Status
$318,000
List Price
614 Garfield St, Wausau, WI 54401
Address
4
Bedrooms
2
Full Baths
1
Half Baths
2,130
Total Finished SqFt
1,480
Above Grade SqFt
1927
Year Built
2
Garage Spaces
0.16
Acres`,
    {
      address: '614 Garfield St, Wausau, WI 54401',
      price: '318000 USD',
      beds: 4,
      baths: 2.5,
      area: '2130 square feet',
      lotSize: '0.16 acres',
      yearBuilt: 1927,
      status: 'pending',
      garage: 2,
    },
  ),
  page(
    'an MLS client report with values above their labels and two areas',
    `<table class="rep"><tr><td colspan="4">Residential Client Full</td></tr>
     <tr><td><b>R10844210</b><br>MLS #</td><td><b>Contingent</b><br>Status</td><td><b>$449,000</b><br>List Price</td><td><b>12</b><br>DOM</td></tr>
     <tr><td><b>8 Orchard View Ln</b><br>Address</td><td><b>Geneva</b><br>City</td><td><b>NY</b><br>State</td><td><b>14456</b><br>Zip</td></tr>
     <tr><td><b>4</b><br>Beds Total</td><td><b>3 (2 1)</b><br>Baths (Full/Half)</td><td><b>2,288</b><br>Sq Ft (Public Records)</td><td><b>2,410</b><br>Sq Ft (Owner)</td></tr>
     <tr><td><b>1989</b><br>Year Built</td><td><b>2</b><br>Garage Spaces</td><td><b>1.20</b><br>Acres</td><td><b>Single Family</b><br>Type</td></tr></table>`,
    {
      address: '8 Orchard View Ln, Geneva, NY 14456',
      price: '449000 USD',
      beds: 4,
      baths: 2.5,
      area: 'open',
      lotSize: '1.2 acres',
      yearBuilt: 1989,
      status: 'pending',
      propertyType: 'house',
      garage: 2,
      misses: ['baths'],
    },
  ),
  typed(
    'a flyer with dotted leaders',
    `OPEN HOUSE SUNDAY 2-4
5120 Hickory Bend
Murray, KY 42071

Price........................$274,900
Bedrooms.....................3
Baths........................2.5
Living Area..................1,940 sq. ft.
Lot..........................0.52 acre
Garage.......................2 car attached
Built........................1994
Taxes........................$1,865

Peggy Lowe, Kentucky Lakes Realty`,
    {
      address: '5120 Hickory Bend, Murray, KY 42071',
      price: '274900 USD',
      beds: 3,
      baths: 2.5,
      area: '1940 square feet',
      lotSize: '0.52 acres',
      yearBuilt: 1994,
      garage: 2,
    },
  ),
  typed(
    'a sheet with spaced leaders and underscores',
    `731 N Delaware Ave, Bartlesville, OK 74003
Asking Price . . . . . . . . $159,500
Beds / Baths . . . . . . . . 3 / 1
Heated Sq Ft . . . . . . . . 1,206
Year . . . . . . . . . . . . 1951
Garage . . . . . . . . . . . 1, detached
Lot size ___________ 60 x 140
School district ____ Bartlesville`,
    {
      address: '731 N Delaware Ave, Bartlesville, OK 74003',
      price: '159500 USD',
      beds: 3,
      baths: 1,
      area: '1206 square feet',
      yearBuilt: 1951,
      garage: 1,
    },
  ),
  typed(
    'a note with a year of two digits',
    `12 Cutler Ln Hingham MA 02043 - colonial, 4/2.5, 2,350 sf, half acre. Built in '78, kitchen '09. 2 car garage under. $899k`,
    {
      address: '12 Cutler Ln, Hingham, MA 02043',
      price: '899000 USD',
      beds: 4,
      baths: 2.5,
      area: '2350 square feet',
      lotSize: '0.5 acres',
      yearBuilt: 1978,
      propertyType: 'house',
      garage: 2,
    },
  ),
  page(
    'a home that was completed in a year',
    `<h1>1600 Broadway #14C, Denver, CO 80202</h1><p>$598,000</p><p>2 bed | 2 bath | 1,186 sq ft</p>
     <p>Completed in 2004, The Larimer Tower has a doorman, a gym and a roof deck. This corner residence faces west, and two garage spaces are deeded with the sale.</p>
     <p>Association fee: $640/mo</p>`,
    {
      address: '1600 Broadway #14C, Denver, CO 80202',
      price: '598000 USD',
      beds: 2,
      baths: 2,
      area: '1186 square feet',
      yearBuilt: 2004,
      hoa: '640 USD per month',
      garage: 2,
    },
  ),
  page(
    'a house of about a year',
    `<h1>24 Elm Park Blvd, Pleasant Ridge, MI 48069</h1><p>$529,000</p><div>4 Beds · 2.5 Baths · 2,204 Sq Ft</div>
     <p>Circa 1925 Tudor with leaded glass, a slate roof and a slate patio. Detached 2 car garage. The primary bath was added in 2011.</p>`,
    {
      address: '24 Elm Park Blvd, Pleasant Ridge, MI 48069',
      price: '529000 USD',
      beds: 4,
      baths: 2.5,
      area: '2204 square feet',
      yearBuilt: 'open',
      propertyType: 'house',
      garage: 2,
      misses: ['propertyType'],
    },
  ),
  page(
    'a table with a bare column for the year',
    `<h1>Property report: 905 Spruce St, Ogden, UT 84403</h1>
     <table><tr><th>Price</th><th>Bd</th><th>Ba</th><th>SqFt</th><th>Acres</th><th>Year</th><th>Garage</th></tr><tr><td>$374,000</td><td>4</td><td>2</td><td>1,790</td><td>0.14</td><td>1962</td><td>1</td></tr></table>
     <p>Brick bungalow with a basement apartment rough-in. Sold as is.</p>`,
    {
      address: '905 Spruce St, Ogden, UT 84403',
      price: '374000 USD',
      beds: 4,
      baths: 2,
      area: '1790 square feet',
      lotSize: '0.14 acres',
      yearBuilt: 1962,
      garage: 1,
    },
  ),
  typed(
    'a table of tabs with a bare column for the year',
    `902 Sycamore St, Evansville, IN 47710
Price\tBeds\tBaths\tSqFt\tYear\tLot
$142,500\t3\t1.5\t1,338\t1940\t0.11 ac
Handyman special, cash or rehab loan only.`,
    {
      address: '902 Sycamore St, Evansville, IN 47710',
      price: '142500 USD',
      beds: 3,
      baths: 1.5,
      area: '1338 square feet',
      lotSize: '0.11 acres',
      yearBuilt: 1940,
    },
  ),
  page(
    'garages in four ways of one page',
    `<h1>440 Kestrel Ridge, Eagle, ID 83616</h1><p>$815,000 - Active</p>
     <ul><li>5 Bedrooms</li><li>3.5 Baths</li><li>3,310 SqFt</li><li>Garage: Attached, 3</li></ul>
     <p>3-car garage with epoxy floor, RV parking, and a covered patio with views of the foothills.</p>
     <h3>Parking</h3><p>3 Car Garage</p><p>Attached 3</p>`,
    {
      address: '440 Kestrel Ridge, Eagle, ID 83616',
      price: '815000 USD',
      beds: 5,
      baths: 3.5,
      area: '3310 square feet',
      garage: 3,
    },
  ),
  typed(
    'a list with an attached garage as words and a number',
    `Address: 2218 Polo Club Ct, Lexington KY 40511
Price: $445,000
Bed/Bath: 4/3
SF: 2,715
Garage: attached 2
Year Built: 2012
Lot: .21 ac
HOA: $300/yr`,
    {
      address: '2218 Polo Club Ct, Lexington, KY 40511',
      price: '445000 USD',
      beds: 4,
      baths: 3,
      area: '2715 square feet',
      lotSize: '0.21 acres',
      yearBuilt: 2012,
      garage: 2,
      hoa: '300 USD per year',
    },
  ),
];
