import { page } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Pages in further layouts: small words under numbers, records, rentals, builders and data at odds. */
export const kindsPageCases: readonly ReadingCase[] = [
  page(
    'numbers in bold with small labels below and icons',
    `<header><img alt="logo" src="/l.png"><a>Buy</a><a>Sell</a></header><h1>1422 Prairie Ave<br><small>Cheyenne, WY 82009</small></h1>
     <div class="price-tag">$418,500</div>
     <ul class="facts"><li><strong>4</strong><br><em>Bedrooms</em></li><li><strong>3</strong><br><em>Bathrooms</em></li><li><strong>2,516</strong><br><em>Square Feet</em></li><li><strong>3</strong><br><em>Garage</em></li><li><strong>1999</strong><br><em>Year</em></li><li><strong>8,276</strong><br><em>Lot Sq Ft</em></li></ul>
     <div class="remarks"><p>Bi-level with a garden level family room, RV pad and raised beds. New carpet in 2023.</p></div>`,
    {
      address: '1422 Prairie Ave, Cheyenne, WY 82009',
      price: '418500 USD',
      beds: 4,
      baths: 3,
      area: '2516 square feet',
      lotSize: '8276 square feet',
      yearBuilt: 1999,
      garage: 3,
    },
  ),
  page(
    'structured data with four beds beside a story of three',
    `<h1>6 Saltgrass Ln, Galveston, TX 77554</h1><div>$625,000</div><div>4 bd 3 ba 2,088 sqft</div>
     <p>This three-bedroom, three-bath beach house stands on pilings with canal views, a boat lift and a shaded lower deck.</p>`,
    {
      address: '6 Saltgrass Ln, Galveston, TX 77554',
      price: '625000 USD',
      beds: 'open',
      baths: 3,
      area: '2088 square feet',
      propertyType: 'house',
    },
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SingleFamilyResidence","name":"6 Saltgrass Ln","numberOfBedrooms":4,"numberOfBathroomsTotal":3,"floorSize":{"@type":"QuantitativeValue","value":2088,"unitCode":"FTK"},"address":{"@type":"PostalAddress","streetAddress":"6 Saltgrass Ln","addressLocality":"Galveston","addressRegion":"TX","postalCode":"77554"}}</script>`,
  ),
  page(
    'a county record with effective year and several areas',
    `<h2>Property Record Card</h2><table><tr><td>Parcel</td><td>03-114-0072</td></tr><tr><td>Situs Address</td><td>3317 Magnolia St, Beaumont, TX 77703</td></tr><tr><td>Owner</td><td>HOLLIS R W</td></tr><tr><td>Year Built</td><td>1954</td></tr><tr><td>Effective Year</td><td>1980</td></tr><tr><td>Living Area</td><td>1,326</td></tr><tr><td>Gross Area</td><td>1,818</td></tr><tr><td>Garage</td><td>492 sf</td></tr><tr><td>Bedrooms</td><td>3</td></tr><tr><td>Full Baths</td><td>1</td></tr><tr><td>Half Baths</td><td>0</td></tr><tr><td>Land Size</td><td>7,000 SF</td></tr><tr><td>Appraised Value</td><td>$118,240</td></tr></table>`,
    {
      address: '3317 Magnolia St, Beaumont, TX 77703',
      beds: 3,
      baths: 1,
      area: '1326 square feet',
      lotSize: '7000 square feet',
      yearBuilt: 1954,
    },
  ),
  page(
    'a townhome under construction',
    `<h1>Lot 9, 1184 Quarry Park Dr, Sandy, UT 84070</h1><p>Under construction - est. completion May 2027</p><p class="cost">$564,900</p>
     <div class="grid"><div>3<span>Beds</span></div><div>2.5<span>Baths</span></div><div>1,902<span>Sq Ft</span></div><div>2<span>Garage</span></div></div>
     <p>Three-story townhome with a rooftop terrace. HOA $165/month covers snow removal, exterior insurance and the clubhouse.</p>
     <h2>Other available lots</h2><table><tr><th>Lot</th><th>Beds</th><th>Sq Ft</th><th>Price</th></tr><tr><td>11</td><td>4</td><td>2,140</td><td>$598,900</td></tr><tr><td>14</td><td>3</td><td>1,902</td><td>$569,900</td></tr></table>`,
    {
      address: 'Lot 9, 1184 Quarry Park Dr, Sandy, UT 84070',
      price: '564900 USD',
      beds: 3,
      baths: 2.5,
      area: '1902 square feet',
      propertyType: 'townhouse',
      hoa: '165 USD per month',
      garage: 2,
      misses: ['propertyType'],
    },
  ),
  page(
    'a lodge whose story counts sleeping places',
    `<h1>Bear Hollow Lodge</h1><p>212 Bear Hollow Rd, Gatlinburg, TN 37738</p><p>$1,289,000</p>
     <ul><li>Bedrooms: 5</li><li>Bathrooms: 5.5</li><li>Approx. Sq. Ft.: 3,640</li><li>Acres: 0.88</li><li>Year Built: 2017</li></ul>
     <p>Turnkey rental that sleeps 18. Two bedrooms on the main floor, two bedrooms upstairs, and a bunk room with its own bath below. Gross income of $148,000 in 2023. Theater, game room and hot tub.</p>`,
    {
      address: '212 Bear Hollow Rd, Gatlinburg, TN 37738',
      price: '1289000 USD',
      beds: 5,
      baths: 5.5,
      area: '3640 square feet',
      lotSize: '0.88 acres',
      yearBuilt: 2017,
    },
  ),
  page(
    'a flat in England with a floor area in both units',
    `<h1>2 bedroom flat for sale, Marlowe House, 14 Quay Street, Bristol, BS1 4TX</h1><p>Guide price £365,000</p><p>Leasehold - 118 years remaining</p>
     <ul><li>2 double bedrooms</li><li>2 bathrooms (1 en suite)</li><li>74 sq m (797 sq ft)</li><li>Allocated parking</li><li>No onward chain</li></ul>
     <p>Service charge £2,150 per annum. Ground rent £250 per annum. EPC rating B. Council tax band D.</p>
     <h3>Nearby stations</h3><p>Temple Meads 0.6 miles</p>`,
    {
      address: '14 Quay Street, Bristol, BS1 4TX',
      price: '365000 GBP',
      beds: 2,
      baths: 2,
      area: '74 square meters',
      propertyType: 'apartment',
    },
  ),
  page(
    'a Canadian house with a den and rooms below',
    `<h1>88 Birchmount Crescent, Barrie, ON L4N 2S4</h1><h2>$799,900</h2><p>3+1 Beds | 2 Baths | 1100-1500 sqft | Detached</p>
     <dl><dt>Parking</dt><dd>4 spaces</dd><dt>Garage</dt><dd>Attached, 1</dd><dt>Lot</dt><dd>49.2 x 110 ft</dd><dt>Taxes</dt><dd>$4,512 (2024)</dd><dt>Basement</dt><dd>Finished</dd></dl>
     <p>Raised bungalow with a separate entrance to the lower level.</p>`,
    {
      address: '88 Birchmount Crescent, Barrie, ON L4N 2S4',
      price: '799900 CAD',
      beds: 'open',
      baths: 2,
      area: 'open',
      propertyType: 'house',
      garage: 1,
    },
  ),
  page(
    'a foreclosure with a bid and two areas',
    `<h1>Bank-Owned: 715 Tuscarawas St W, Massillon, OH 44647</h1><p>Online Auction</p><p>Current bid: $46,500</p><p>Reserve not met</p>
     <table><tr><td>Beds</td><td>3</td><td>Baths</td><td>1</td></tr><tr><td>Sq. ft.</td><td>1,248</td><td>Year built</td><td>1922</td></tr><tr><td>County sq. ft.</td><td>1,402</td><td>Lot (acres)</td><td>0.11</td></tr></table>
     <p>Property is sold as-is, where-is. Buyer's premium 5% with a minimum of $2,500.</p>`,
    {
      address: '715 Tuscarawas St W, Massillon, OH 44647',
      beds: 3,
      baths: 1,
      area: 'open',
      lotSize: '0.11 acres',
      yearBuilt: 1922,
      status: 'auction',
    },
  ),
  page(
    'a rental with its deposit and other floor plans',
    `<h1>Unit 12C at 900 Pearl St, Boulder, CO 80302</h1><div class="rent">$2,450<span>/mo</span></div>
     <div>1 bed, 1 bath, 702 sq. ft.</div><ul><li>Deposit $2,450</li><li>Heated garage space $150/mo</li><li>Available Jan 5</li></ul>
     <p>South-facing one-bedroom with mountain views. Built in 2015, the building has a gym and a roof deck.</p>
     <h2>Other floor plans</h2><div><p>Studio - 510 sq ft - $1,995</p><p>2 bed / 2 bath - 1,040 sq ft - $3,380</p></div>`,
    {
      address: '900 Pearl St, Boulder, CO 80302',
      price: '2450 USD per month',
      beds: 1,
      baths: 1,
      area: '702 square feet',
      yearBuilt: 2015,
      status: 'for rent',
    },
  ),
  page(
    'a house with its year and a neighborhood history',
    `<h1>31 Monument Sq</h1><p>Charlestown, MA 02129</p><p>$2,350,000</p><p>4 bedrooms • 3 full and 1 half bathrooms • 3,120 square feet</p>
     <p>Brick row house, c. 1847, with its original marble mantels. The kitchen was opened in 2019. Two tandem parking spaces behind the house.</p>
     <h3>The neighborhood</h3><p>Laid out in 1843 around the Bunker Hill Monument, the square has 42 houses.</p>`,
    {
      address: '31 Monument Sq, Charlestown, MA 02129',
      price: '2350000 USD',
      beds: 4,
      baths: 3.5,
      area: '3120 square feet',
      yearBuilt: 'open',
    },
  ),
  page(
    'a sale that fell to a new price beside the old one',
    `<div class="hdr">Price Improved!</div><h1>5011 Cascade Falls Dr, Rogers, AR 72758</h1>
     <div><span class="was">Was $512,000</span> <span class="now">Now $498,000</span></div>
     <div class="row"><span>4 Bed</span><span>3 Bath</span><span>3-Car Garage</span><span>2,774 SF</span></div>
     <p>One owner brick home with a gameroom over the garage (480 sq ft) and a covered patio. Minimum 3% down with our lender. Lot 0.29 acres.</p>`,
    {
      address: '5011 Cascade Falls Dr, Rogers, AR 72758',
      price: '498000 USD',
      beds: 4,
      baths: 3,
      area: '2774 square feet',
      lotSize: '0.29 acres',
      garage: 3,
    },
  ),
  page(
    'an office condo for lease with a minimum of space',
    `<h1>2600 Commerce Park Dr, Suite 200, Tampa, FL 33610</h1><p>Office for lease</p><p>$24.50/SF/yr NNN</p>
     <ul><li>Available: 3,850 SF</li><li>Minimum divisible: 1,500 SF</li><li>Building size: 42,000 SF</li><li>Year built: 2003</li><li>Parking 4/1,000</li></ul>`,
    {
      address: '2600 Commerce Park Dr, Suite 200, Tampa, FL 33610',
      price: '24.5 USD per square foot per year',
      area: '3850 square feet',
      yearBuilt: 2003,
      propertyType: 'office',
      status: 'for rent',
    },
  ),
];
