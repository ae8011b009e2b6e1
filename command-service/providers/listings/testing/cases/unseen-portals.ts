import { page } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const ld = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** The frame that portals put around a listing: menus, a sign-in box and a footer with link lists. */
const framed = (body: string): string =>
  `<header><a href="/">Home</a><ul><li><a href="/buy">Buy</a></li><li><a href="/rent">Rent</a></li><li><a href="/sell">Sell</a></li><li><a href="/agents">Find an agent</a></li></ul><button>Sign in</button></header><main>${body}</main><footer><ul><li><a>Austin homes for sale</a></li><li><a>Round Rock real estate</a></li></ul><p>© 2026 Homes Example. All rights reserved. 500 Market Street, Suite 200, Seattle, WA 98101</p></footer>`;

/** Whole pages in the shapes of large portals, written before the reader was changed for them. */
export const unseenPortalCases: readonly ReadingCase[] = [
  page(
    'a portal whose figures are spans without spaces between them',
    framed(
      '<div class="summary-container"><div class="price-row"><span data-testid="price"><span>$1,129,900</span></span></div><h1>2204 Cascade Ridge Dr, Cedar Park, TX 78613</h1><div class="bed-bath"><div><span class="value">5</span><span class="label">beds</span></div><div><span class="value">4</span><span class="label">baths</span></div><div><span class="value">3,842</span><span class="label">sqft</span></div></div><div class="est"><span>Est.:&nbsp;</span><span>$7,311/mo</span> <a>Get pre-qualified</a></div></div><div class="glance"><div><span>Single Family Residence</span></div><div><span>Built in 2015</span></div><div><span>0.28 Acres Lot</span></div><div><span>$1,118,200 Zestimate®</span></div><div><span>$294/sqft</span></div><div><span>$68/mo HOA</span></div></div><h2>What\'s special</h2><ul><li>Heated pool</li><li>Three-car garage</li><li>Quartz countertops</li></ul><div><p>Backing to a greenbelt, this two-story home has a heated pool with a spillover spa and a covered patio with an outdoor kitchen. The primary suite is on the main level.</p></div><div><dl><dt><strong>14 days</strong></dt><dt>on Zillow</dt><dt><strong>1,214</strong></dt><dt>views</dt><dt><strong>63</strong></dt><dt>saves</dt></dl></div><div><h2>Listed by</h2><p>Marisol Vega <span>TREC #0612345</span> <span>512-555-0147</span>,</p><p>Hill Country Realty</p></div><h2>Facts &amp; features</h2><div><h3>Interior</h3><h6>Bedrooms &amp; bathrooms</h6><ul><li><span>Bedrooms</span><!-- -->: <!-- -->5</li><li><span>Bathrooms</span>: 4</li><li><span>Full bathrooms</span>: 3</li><li><span>1/2 bathrooms</span>: 1</li><li><span>Main level bathrooms</span>: 2</li><li><span>Main level bedrooms</span>: 1</li></ul><h6>Primary bedroom</h6><ul><li><span>Level</span>: Main</li></ul><h6>Heating</h6><ul><li><span>Central</span></li></ul><h6>Interior area</h6><ul><li><span>Total interior livable area</span>: 3,842 sqft</li></ul></div><div><h3>Property</h3><h6>Parking</h6><ul><li><span>Total spaces</span>: 3</li><li><span>Attached garage spaces</span>: 3</li></ul><h6>Lot</h6><ul><li><span>Size</span>: 0.28 Acres</li></ul></div><div><h3>Construction</h3><ul><li><span>Year built</span>: 2015</li><li><span>Home type</span>: SingleFamily</li></ul></div><div><h3>Community &amp; HOA</h3><ul><li><span>Has HOA</span>: Yes</li><li><span>HOA fee</span>: $68 monthly</li></ul></div><div><h3>Financial &amp; listing details</h3><ul><li><span>Price per square foot</span>: $294/sqft</li><li><span>Tax assessed value</span>: $1,041,870</li><li><span>Annual tax amount</span>: $19,204</li><li><span>Date on market</span>: 11/8/2026</li></ul></div><h2>Price history</h2><table><thead><tr><th>Date</th><th>Event</th><th>Price</th></tr></thead><tbody><tr><td>11/8/2026</td><td>Listed for sale</td><td>$1,129,900<span>+34.5%</span></td></tr><tr><td>6/2/2020</td><td>Sold</td><td>$840,000</td></tr></tbody></table><h2>Neighborhood: 78613</h2><p>Median sale price in Cedar Park is $512,000.</p><h2>Nearby schools</h2><ul><li>8/10 Deer Creek Elementary School Grades: K-5 Distance: 0.9 mi</li></ul>',
    ),
    {
      address: '2204 Cascade Ridge Dr, Cedar Park, TX 78613',
      price: '1129900 USD',
      beds: 5,
      baths: 3.5,
      area: '3842 square feet',
      lotSize: '0.28 acres',
      yearBuilt: 2015,
      propertyType: 'house',
      hoa: '68 USD per month',
      garage: 3,
      script: /greenbelt/,
      scriptNot: /zillow|zestimate|views|saves|main level bath|sign in|find an agent|has hoa|price per/i,
    },
  ),
  page(
    'a portal with stat blocks and a table of public facts',
    framed(
      '<div class="bp-homeAddress"><h1 class="street-address">814 Larkspur Ave, <span>Unit 3B</span></h1><div class="citystatezip">Denver, CO 80203</div></div><div class="home-main-stats-variant"><div class="stat-block price-section"><div class="statsValue price">$465,000</div><span class="est-monthly-payment">Est. <span>$3,118</span>/mo</span></div><div class="stat-block beds-section"><div class="statsValue">2</div><div class="statsLabel">beds</div></div><div class="stat-block baths-section"><div class="statsValue">1.75</div><span class="statsLabel">baths</span></div><div class="stat-block sqft-section"><span class="statsValue">1,086</span><span class="statsLabel">sq ft</span></div></div><h2>About this home</h2><div class="remarks"><p><span>Corner condo with mountain views, two balconies and an updated kitchen with butcher block counters. The building has a rooftop deck and secure bike storage.</span></p><button>Continue reading</button></div><div class="keyDetailsList"><div class="keyDetails-row"><span class="keyDetails-value">Condo</span></div><div class="keyDetails-row"><span class="keyDetails-value">Built in 1964</span></div><div class="keyDetails-row"><span class="keyDetails-value">$428/sq ft</span></div><div class="keyDetails-row"><span class="keyDetails-value">$512/month HOA</span></div><div class="keyDetails-row"><span class="keyDetails-value">1 garage spot</span></div><div class="keyDetails-row"><span class="keyDetails-value">Central A/C</span></div></div><h2>Payment calculator</h2><p>$3,118 per month</p><div>Principal and interest $2,346</div><div>Property taxes $212</div><div>HOA dues $512</div><h2>Redfin Estimate for 814 Larkspur Ave Unit 3B</h2><p>$459,871</p><h2>Sale and tax history</h2><div>Nov 12, 2026 Listed $465,000</div><h2>Public facts</h2><ul class="basic-facts"><li>Beds: 2</li><li>Baths: 1</li><li>Finished Sq. Ft.: 1,086</li><li>Unfinished Sq. Ft.: —</li><li>Total Sq. Ft.: 1,086</li><li>Stories: 1</li><li>Lot Size: —</li><li>Style: Condo/Co-op</li><li>Year Built: 1964</li><li>County: Denver County</li></ul><h2>Nearby homes</h2><div class="card"><span>$389,000</span><span>1 bed</span><span>1 bath</span></div>',
    ),
    {
      garage: 1,
      address: '814 Larkspur Ave',
      price: '465000 USD',
      beds: 2,
      area: '1086 square feet',
      yearBuilt: 1964,
      propertyType: 'condo',
      hoa: '512 USD per month',
      baths: 'open',
      scriptNot: /redfin|continue reading|finished sq/i,
    },
  ),
  page(
    'a portal with a Redux state in its page data',
    framed(
      '<h1><span>19 Sumac Hollow Rd, Asheville, NC 28804</span></h1><div>For sale</div><div>$749,500</div><script id="__NEXT_DATA__" type="application/json">' +
        JSON.stringify({
          props: {
            pageProps: {
              initialReduxState: {
                propertyDetails: {
                  property_id: '5551234567',
                  status: 'for_sale',
                  href: 'https://homes.example/listing/1',
                  list_price: 749500,
                  list_price_min: null,
                  price_per_sqft: 312,
                  last_sold_price: 402000,
                  description: {
                    baths: 3,
                    baths_full: 2,
                    baths_half: 1,
                    baths_consolidated: '2.5',
                    beds: 3,
                    garage: 2,
                    lot_sqft: 43560,
                    sqft: 2402,
                    sub_type: null,
                    type: 'single_family',
                    year_built: 1987,
                    text: 'Set on a wooded acre above Beaver Lake, the house has cedar siding, a wraparound deck and a stone fireplace in the great room.',
                  },
                  location: {
                    address: {
                      line: '19 Sumac Hollow Rd',
                      city: 'Asheville',
                      state_code: 'NC',
                      postal_code: '28804',
                      coordinate: { lat: 35.6, lon: -82.5 },
                    },
                  },
                  hoa: { fee: 0 },
                  mortgage: { estimate: { monthly_payment: 4821, loan_amount: 599600 } },
                  tax_history: [{ tax: 3120, year: 2025, assessment: { total: 512000 } }],
                  estimates: { current_values: [{ estimate: 731000 }] },
                  nearby_schools: { schools: [{ name: 'Lakeview Elementary' }] },
                },
              },
            },
          },
        }) +
        '</script>',
    ),
    {
      address: '19 Sumac Hollow Rd, Asheville, NC 28804',
      price: '749500 USD',
      beds: 3,
      baths: 2.5,
      area: '2402 square feet',
      lotSize: '43560 square feet',
      yearBuilt: 1987,
      propertyType: 'house',
      garage: 2,
      script: /Beaver Lake/,
    },
  ),
  page(
    'a broker with a table of listing details',
    framed(
      '<div><p>Active</p><h1>88 Prospect Park West, Unit 4C<br>Brooklyn, NY 11215</h1></div><div><div>$2,395,000<br><span>Price</span></div><div>3<br><span>Beds</span></div><div>2<br><span>Baths</span></div><div>1,640 Sq. Ft.<br><span>$1,460 / Sq. Ft.</span></div></div><p>Prewar elegance meets a chef’s kitchen in this parkfront three bedroom with a woodburning fireplace, beamed ceilings and herringbone floors.</p><p>Listed by <a>Naomi Castellano</a> • Licensed Associate RE Broker</p><p>Compass</p><h2>Listing Details</h2><table><tbody><tr><th>Status</th><td>Active</td></tr><tr><th>Days on Compass</th><td>9</td></tr><tr><th>Taxes</th><td>-</td></tr><tr><th>Maintenance</th><td>$2,845 / month</td></tr><tr><th>Min. Down Pymt</th><td>20%</td></tr><tr><th>Total Rooms</th><td>6</td></tr><tr><th>Compass Type</th><td>Co-op</td></tr><tr><th>MLS Type</th><td>Co-op</td></tr><tr><th>Year Built</th><td>1926</td></tr><tr><th>County</th><td>Kings County</td></tr></tbody></table><h2>Property Information for 88 Prospect Park West, Unit 4C</h2><h3>Building Details</h3><ul><li>Elevator</li><li>Live-in superintendent</li><li>Common laundry</li></ul><h2>Payment Calculator</h2><p>$16,412 per month, 30 year fixed, 6.15% interest</p>',
    ),
    {
      address: '88 Prospect Park West',
      price: '2395000 USD',
      beds: 3,
      baths: 2,
      area: '1640 square feet',
      yearBuilt: 1926,
      propertyType: 'apartment',
      hoa: '2845 USD per month',
      script: /herringbone/,
      scriptNot: /days on|total rooms|min\. down/i,
    },
  ),
  page(
    'a British portal with labels in capitals above their values',
    framed(
      '<h1 itemprop="streetAddress">Wren Close, Malmesbury, SN16</h1><div><div><span>£625,000</span><button>ⓘ</button></div><div>Guide Price</div></div><div>Added on 12/11/2026</div><article><dl><div><dt>PROPERTY TYPE</dt><dd><p>Detached</p></dd></div><div><dt>BEDROOMS</dt><dd><p>×4</p></dd></div><div><dt>BATHROOMS</dt><dd><p>×2</p></dd></div><div><dt>SIZE</dt><dd><p>1,528 sq ft</p><p>142 sq m</p></dd></div><div><dt>TENURE</dt><dd><p>Freehold</p></dd></div></dl><h2>Key features</h2><ul><li>Cul-de-sac position</li><li>Double garage</li><li>Kitchen/breakfast room</li><li>Four bedrooms</li></ul><h2>Description</h2><div>A well presented detached home at the end of a quiet close, with a south-facing garden and views over the water meadows.<br><br><strong>Sitting Room</strong> 5.2m x 3.9m (17\'1" x 12\'9")<br>Bay window, log burner.</div><div>COUNCIL TAX Band: F</div><div>PARKING Yes</div><div>GARDEN Yes</div><h2>Stations</h2><ul><li>Kemble Station 6.1 miles</li></ul></article><aside><h2>About the agent</h2><h3>Hartwell &amp; Lowe, Malmesbury</h3><p>14 High Street, Malmesbury, SN16 9AA</p><p>01666 555 0100</p><p>Hartwell and Lowe is an independent agency that has served the Cotswolds since 1987, with a team that lives where it works.</p></aside>',
    ),
    {
      garage: 2,
      address: 'Wren Close, Malmesbury, SN16',
      price: '625000 GBP',
      beds: 4,
      baths: 2,
      area: '1528 square feet',
      propertyType: 'house',
      script: /water meadows/,
      scriptNot: /independent agency|council tax|sitting room|log burner\./i,
    },
    '<title>4 bedroom detached house for sale in Wren Close, Malmesbury, SN16</title>',
  ),
  page(
    'an Australian portal with a price guide',
    framed(
      '<div><h1>7 Banksia Crescent, Mount Pleasant, WA 6153</h1><ul aria-label="features"><li aria-label="4 bedrooms"><p>4</p></li><li aria-label="2 bathrooms"><p>2</p></li><li aria-label="2 car spaces"><p>2</p></li><li aria-label="728m² land size"><p>728m²</p></li><li>House</li></ul><span>$1,690,000 - $1,790,000</span></div><h2>Family-sized living near the Swan</h2><p>Behind a limestone wall stands a single-level home with jarrah floors, a below-ground pool and a studio over the garage.</p><h2>Property features</h2><ul><li>Property Type: House</li><li>Land size: 728 m² (approx)</li><li>Building size: 243 m² (approx)</li><li>Ducted reverse cycle air conditioning</li></ul><h3>Sold nearby</h3><ul><li>$1,510,000 3 bed</li><li>$1,820,000 5 bed</li></ul>',
    ),
    {
      address: '7 Banksia Crescent, Mount Pleasant, WA 6153',
      area: '243 square meters',
      lotSize: '728 square meters',
      propertyType: 'house',
      beds: 4,
      baths: 2,
    },
    '<title>7 Banksia Crescent, Mount Pleasant, WA 6153 - House for Sale</title><meta name="description" content="View 30 photos of this 4 bedroom, 2 bathroom, 2 car house for sale">',
  ),
  page(
    'a Canadian portal with rooms above and below the ground',
    framed(
      '<div><div>$1,049,900</div><h1>36 Silverbirch Trail<br>Oakville, Ontario L6M3G9</h1><p>MLS® Number: W9876543</p></div><div><span>4 + 1</span> <span>Bedrooms</span></div><div><span>4</span> <span>Bathrooms</span></div><div><span>2000 - 2500 sqft</span> <span>Square Feet</span></div><h2>Listing Description</h2><p>Move-in ready detached with a finished walk-out basement, hardwood on the main floor and a stone patio that backs onto a ravine. (id:27)</p><h2>Property Summary</h2><div>Property Type<br>Single Family</div><div>Building Type<br>House</div><div>Storeys<br>2</div><div>Community Name<br>1022 - WT West Oak Trails</div><div>Title<br>Freehold</div><div>Land Size<br>36 x 110 FT</div><div>Parking Type<br>Attached Garage, Garage</div><h2>Building</h2><div>Bedrooms<br>Above Grade<br>4<br>Below Grade<br>1</div><div>Bathrooms<br>Total<br>4<br>Partial<br>1</div>',
    ),
    {
      address: '36 Silverbirch Trail',
      price: '1049900 CAD',
      propertyType: 'house',
      baths: 'open',
      beds: 'open',
      script: /ravine/,
      scriptNot: /id:27|building type|above grade/i,
    },
    '<title>36 Silverbirch Trail, Oakville - Real Estate</title>',
  ),
  page(
    'a portal that gives every fact as microdata of schema.org and in no readable label',
    framed(
      '<div itemscope itemtype="https://schema.org/SingleFamilyResidence"><h1 itemprop="name">Craftsman near Alberta Park</h1><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">2817 NE 24th Ave</span>, <span itemprop="addressLocality">Portland</span>, <span itemprop="addressRegion">OR</span> <span itemprop="postalCode">97212</span></div><meta itemprop="numberOfBedrooms" content="4"><meta itemprop="numberOfBathroomsTotal" content="2"><div itemprop="floorSize" itemscope itemtype="https://schema.org/QuantitativeValue"><meta itemprop="value" content="2460"><meta itemprop="unitCode" content="FTK"></div><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="835000"><meta itemprop="priceCurrency" content="USD"></div><meta itemprop="yearBuilt" content="1914"><p itemprop="description">Box-beam ceilings, leaded glass and a deep front porch, with a kitchen that was rebuilt around a blue range.</p></div>',
    ),
    {
      address: '2817 NE 24th Ave, Portland, OR 97212',
      price: '835000 USD',
      beds: 4,
      baths: 2,
      area: '2460 square feet',
      yearBuilt: 1914,
      propertyType: 'house',
      script: /leaded glass/,
    },
  ),
  page(
    'a portal whose structured data has separate nodes for the product and the residence',
    framed('<h1>640 Tern Ct, Foster City, CA 94404</h1>'),
    {
      address: '640 Tern Ct, Foster City, CA 94404',
      price: '1788000 USD',
      beds: 3,
      baths: 2.5,
      area: '1890 square feet',
      yearBuilt: 1972,
      propertyType: 'townhouse',
    },
    ld({
      '@context': 'http://schema.org',
      '@type': ['Product', 'RealEstateListing'],
      name: '640 Tern Ct, Foster City, CA 94404',
      url: 'https://homes.example/listing/1',
      offers: { '@type': 'Offer', price: 1788000, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    }) +
      ld({
        '@context': 'http://schema.org',
        '@type': 'SingleFamilyResidence',
        additionalType: 'Townhouse',
        accommodationCategory: 'Townhouse',
        url: 'https://homes.example/listing/1',
        name: '640 Tern Ct',
        numberOfRooms: 6,
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 3,
        numberOfFullBathrooms: 2,
        numberOfPartialBathrooms: 1,
        yearBuilt: 1972,
        floorSize: { '@type': 'QuantitativeValue', value: '1,890', unitCode: 'FTK' },
        address: {
          '@type': 'PostalAddress',
          streetAddress: '640 Tern Ct',
          addressLocality: 'Foster City',
          addressRegion: 'CA',
          postalCode: '94404',
          addressCountry: 'US',
        },
      }),
  ),
  page(
    'a portal with a sold home',
    framed(
      '<div><span class="chip">Sold</span> <span>Last sold on Jun 4, 2025 for $412,000</span></div><h1>903 Quarry St, Bethlehem, PA 18015</h1><div>3 beds 1.5 baths 1,420 sqft</div><div>Off market</div><div>Zestimate®: $431,900</div><div>Rent Zestimate®: $2,150/mo</div><p>Brick twin with a front porch, a fenced yard and off-street parking behind the house, two blocks from the greenway.</p><h2>Home value</h2><p>$431,900</p>',
    ),
    {
      address: '903 Quarry St, Bethlehem, PA 18015',
      beds: 3,
      baths: 1.5,
      area: '1420 square feet',
      status: 'sold',
      scriptNot: /\$|four hundred/i,
    },
  ),
  page(
    'a rental of a house with deposits and fees',
    framed(
      '<h1>1517 Palmetto Dr, Mount Pleasant, SC 29464</h1><div><span>$3,150</span><span>/mo</span></div><div><span>3</span> bd</div><div><span>2</span> ba</div><div><span>1,612</span> sqft</div><div>House for rent</div><h2>What’s special</h2><p>Raised cottage with a screened porch and a fenced yard, a short bike ride from the old village.</p><h2>Facts and features</h2><ul><li>Available now</li><li>Pet policy: Small dogs OK</li><li>Security deposit: $3,150</li><li>Application fee: $55</li><li>Pet rent: $35/mo</li><li>Year built: 1988</li><li>Lease term: 12 months</li></ul><h2>Move-in costs</h2><p>$6,355</p>',
    ),
    {
      address: '1517 Palmetto Dr, Mount Pleasant, SC 29464',
      price: '3150 USD per month',
      beds: 3,
      baths: 2,
      area: '1612 square feet',
      yearBuilt: 1988,
      propertyType: 'house',
      status: 'for rent',
      script: /screened porch/,
      scriptNot: /asking price|application|lease term|pet policy/i,
    },
  ),
  page(
    'an apartment building with plans',
    framed(
      '<h1>The Foundry at Riverwalk</h1><p>1200 Foundry Way, Richmond, VA 23224</p><div>$1,455 - $3,120</div><div>Studio - 3 Beds</div><div>1 - 2 Baths</div><div>540 - 1,310 Sq Ft</div><h2>Floor plans &amp; pricing</h2><div class="plan"><h3>A1</h3><div>1 Bed, 1 Bath, 690 sq ft</div><div>$1,610</div></div><div class="plan"><h3>B2</h3><div>2 Beds, 2 Baths, 1,040 sq ft</div><div>$2,240</div></div><h2>About The Foundry</h2><p>Brick lofts and new apartments on the canal, with a saltwater pool, a dog run and a coworking lounge.</p><h2>Fees</h2><ul><li>Application fee $50</li><li>Cat rent $25</li></ul>',
    ),
    { address: '1200 Foundry Way, Richmond, VA 23224', beds: 'open', baths: 'open', typeNot: /office/ },
  ),
];
