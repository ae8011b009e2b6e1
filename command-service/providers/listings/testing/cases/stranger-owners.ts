import { reading } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Land, an auction, an owner and a Canadian board by the fourth writer. */
export const strangerOwnersCases: readonly ReadingCase[] = [
  reading(
    'page',
    'land portal, parcel without house, acreage in the title differs by rounding, price per acre',
    '<!DOCTYPE html><html><head><title>37.52 Acres of Recreational Land for Sale in Salida, Colorado - LandSearch</title><meta name="description" content="37.5 acres in Chaffee County, Colorado. Listed at $285,000 by Dusty Marrow, Collegiate Peaks Land Co.">\n<script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateListing","name":"Tract 11 County Road 160","datePosted":"2025-10-02","offers":{"@type":"Offer","price":285000,"priceCurrency":"USD","businessFunction":"https://schema.org/Sell"},"about":{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"Tract 11 County Road 160","addressLocality":"Salida","addressRegion":"CO","postalCode":"81201","addressCountry":"US"},"geo":{"@type":"GeoCoordinates","latitude":38.55,"longitude":-106.06}}}</script></head>\n<body><nav class="nav"><a>Land</a><a>Hunting</a><a>Ranches</a><a>Lakefront</a><a>Auctions</a></nav>\n<main class="property"><header><h1>Tract 11 County Road 160<small>Salida, CO 81201 &bull; Chaffee County</small></h1></header>\n<section class="property-preview__stats"><div><b>$285,000</b><span>$7,596 / acre</span></div><div><b>37.52 acres</b><span>Lot size</span></div><div><b>$1,802/mo</b><span>Est. payment</span></div></section>\n<section class="property-info"><div class="definitions"><div class="definitions__group"><h3>Property</h3><dl><dt>Status</dt><dd>Active</dd><dt>Type</dt><dd>Recreational property, Undeveloped land</dd><dt>Zoning</dt><dd>RU - Rural</dd><dt>Elevation</dt><dd>8,240 ft</dd></dl></div><div class="definitions__group"><h3>Utilities</h3><dl><dt>Electric</dt><dd>At the road, 900 ft</dd><dt>Water</dt><dd>Domestic well permit possible (35+ acres)</dd><dt>Sewer</dt><dd>None</dd></dl></div><div class="definitions__group"><h3>Costs</h3><dl><dt>Property tax</dt><dd>$118 (2024)</dd><dt>Association</dt><dd>None</dd></dl></div></div></section>\n<section class="desc"><p>Big views of the Sangres! Piñon-juniper with two good building sites. Room to build your 3 bed / 2 bath mountain home - buyer to verify with county. A neighbor\'s 1,600 sq ft cabin is NOT included. Owner may carry with 40% down at 8%, 5 year balloon. No camping over 14 days. Access by deeded 30\' easement.</p></section>\n<section class="map"><h3>Where is it?</h3><table><tr><td>Salida</td><td>14 mi</td></tr><tr><td>Denver Intl Airport</td><td>167 mi</td></tr></table></section>\n<section class="listing-history"><h3>Listing history</h3><ul><li>Feb 1, 2026 &mdash; Price drop $285,000 <em>-$14,000 (-4.7%)</em></li><li>Oct 2, 2025 &mdash; New listing $299,000</li></ul></section>\n<section class="seller"><h3>Dusty Marrow</h3><p>Collegiate Peaks Land Co. &middot; 719-555-0121 &middot; 240 F Street, Salida</p></section>\n<section class="similar"><h3>Similar listings</h3><a><b>$179,000</b> 35.1 acres Tract 4 CR 162</a><a><b>$649,000</b> 80 acres 2 beds, 1 bath, 1,180 sq ft - 9750 CR 140</a></section></main></body></html>\n',
    {
      address: 'Tract 11 County Road 160, Salida, CO 81201',
      price: '285000 USD',
      lotSize: '37.52 acres',
      propertyType: 'land',
      scriptNot: /\$179,000|\$649,000|1,600 sq|1,180|3 bedrooms/,
      all: true,
    },
  ),
  reading(
    'page',
    'auction site, bank owned, opening bid, estimated value, lot in acres',
    '<!DOCTYPE html><html lang="en"><head><title>4410 Harlow Street, Flint, MI 48506 | Bank Owned | Auction</title><meta name="description" content="Foreclosure auction: 4410 Harlow Street, Flint MI. 3 beds, 1 baths, 1,092 sq ft.">\n<script>window.__APOLLO_STATE__={"SeoPropertyDetail:E88-4410":{"listing_id":"E88-4410","listing_status":"ACTIVE","product_type":"REO","auction":{"start_date":"2026-03-02T14:00:00Z","end_date":"2026-03-04T18:15:00Z","starting_bid":24000,"is_online":true,"reserve":true,"current_bid":null},"primary_property":{"summary":{"total_bedrooms":3,"total_bathrooms":1,"square_footage":1092,"year_built":1951,"lot_size":0.14,"structure_type_code":"SFR","is_occupied":"UNKNOWN"}},"valuation":{"estimated_resale":82500,"seller_provided_bpo":{"as_is":61000,"repaired":88000}},"buyers_premium":{"pct":5,"min":2500}}};</script></head>\n<body><header><a>Foreclosures</a><a>Bank Owned</a><a>Register</a></header><main><div class="status-banner">ONLINE AUCTION <b>Mar 2 &ndash; Mar 4</b></div>\n<h1 data-elm-id="property_header_address">4410 Harlow Street<br>Flint, MI 48506, Genesee County</h1>\n<div class="bidbox"><div data-elm-id="label_starting_bid">Starting Bid</div><div data-elm-id="value_starting_bid">$24,000</div><div>Reserve Not Met</div><div>Est. Resale Value</div><div>$82,500</div><button>Save</button><button>Register to bid</button></div>\n<div class="facts"><table><tr><td>Property Type</td><td>Single Family</td></tr><tr><td>Beds</td><td>3</td></tr><tr><td>Baths</td><td>1</td></tr><tr><td>Square Footage</td><td>1,092</td></tr><tr><td>Lot Size (Acres)</td><td>0.14</td></tr><tr><td>Year Built</td><td>1951</td></tr><tr><td>Property Occupied</td><td>Unknown - do not disturb occupant</td></tr><tr><td>APN</td><td>46-26-378-014</td></tr><tr><td>Event ID</td><td>E88-4410</td></tr></table></div>\n<div class="terms"><h3>Buying terms</h3><ul><li>Buyer\'s Premium: 5% of winning bid, minimum $2,500</li><li>Earnest money deposit: greater of 5% or $2,500</li><li>Cash or financing considered: Cash only</li><li>Title: Quitclaim deed, sold as-is</li><li>Delinquent water bill est. $1,870 &ndash; buyer\'s responsibility</li></ul></div>\n<div class="calc"><h3>Renovation calculator</h3><label>After repair value <input value="88,000"></label><label>Rehab <input value="22,000"></label></div>\n<div class="comps"><h3>Recently sold nearby</h3><table><tr><th>Address</th><th>Sold</th><th>Bd/Ba</th><th>Sq Ft</th></tr><tr><td>4502 Harlow Street</td><td>$71,000</td><td>3/1</td><td>1,050</td></tr><tr><td>2119 Delmar Ave</td><td>$94,900</td><td>4/2</td><td>1,390</td></tr></table></div>\n<p>Auction services by Fairgavel Michigan, Inc., 425 Walnut Ste 300, Troy MI. Last recorded sale 05/2008: $18,500.</p></main></body></html>\n',
    {
      address: '4410 Harlow Street, Flint, MI 48506',
      price: 'open',
      beds: 3,
      baths: 1,
      area: '1092 square feet',
      lotSize: '0.14 acres',
      yearBuilt: 1951,
      propertyType: 'house',
      status: 'auction',
      scriptNot: /\$71,000|\$94,900|1,050|1,390|425 Walnut/,
      all: true,
    },
  ),
  reading(
    'page',
    'for-sale-by-owner, home-made page, area and year in the text, values at odds about the area',
    '<html><head><title>Our Home For Sale By Owner - Save the commission!</title><meta name="keywords" content="fsbo, house, home, vermont">\n<script type="application/ld+json">{\'@context\':\'http://schema.org\',\'@type\':\'House\',\'address\':\'61 Tannery Brook Rd\',\'numberOfRooms\':\'7\'}</script></head>\n<body bgcolor="#f4efe6"><center><font size="6" face="Georgia">FOR SALE BY OWNER</font><br><font size="4">61 Tannery Brook Road, Randolph, VT 05060</font></center><hr>\n<table border="0" cellpadding="6"><tr><td valign="top"><img src="house_front2.jpg" width="420"><br><i>taken last October</i></td><td valign="top">\n<p><b>Asking: $318,000 firm</b><br>(realtors: we will pay 2% to a buyer\'s agent)</p>\n<p>3 bedrooms<br>1 &frac12; baths<br>1,680 sq. ft. (town lister\'s card says 1,544)<br>2.3 acres<br>Built about 1890<br>Attached barn / garage, fits one car</p></td></tr></table>\n<h3>About the house</h3><p>We have lived here for 22 years and raised two kids. We bought it for $129,000 in 2004 and have put in a new standing seam roof (2016), Buderus boiler (2018), 200 amp panel and a wood stove. The kitchen was redone in 2021 - that cost us $31,000! The half bath is by the mud room. There\'s a 10x12 sap house that makes about 8 gallons a year.</p>\n<p>Taxes last year were $5,212 with the homestead. Heating was about $2,900 (650 gallons plus 3 cord). The basement is not finished. The well is 280 feet deep and has never gone dry, septic was pumped in 2024. Internet is fiber now, finally.</p>\n<h3>What the neighbors sold for</h3><ul><li>40 Tannery Brook Rd, 4 BR, sold June \'25 for $365,000</li><li>The yellow cape at the corner, 2 BR 1 bath, $276,500</li></ul>\n<h3>Come see it</h3><p>Open house Sunday 1 to 3. Or call Walt or June evenings 802-555-0150. No agents wanting to list please!!</p>\n<p><small>Visitors: 004183 &nbsp; Last updated 2/11/26 &nbsp; Made with SiteBuilder. Not responsible for typos. Buyer should measure.</small></p>\n<p align="center"><a href="photos.html">More photos</a> | <a href="map.html">Directions</a> | <a href="plot.pdf">Survey (PDF)</a></p></body></html>\n',
    {
      address: '61 Tannery Brook Road, Randolph, VT 05060',
      price: '318000 USD',
      beds: 3,
      baths: 1.5,
      area: 'open',
      lotSize: '2.3 acres',
      yearBuilt: 1890,
      propertyType: 'house',
      garage: 1,
      misses: ['baths', 'yearBuilt', 'garage'],
      scriptNot: /\$365,000|\$276,500/,
      all: true,
    },
  ),
  reading(
    'page',
    'Canadian portal, strata townhouse, square feet and metres, baths total and partial, CAD',
    '<!DOCTYPE html><html lang="en-CA"><head><title>For sale: 27 8340 Ironwood Mews, Surrey, British Columbia V3W7L2 - R2981144 | MLS</title><meta property="og:description" content="Beautiful 3 bed townhouse in Surrey. MLS® Number R2981144">\n<script>dataLayer=[{"property":{"propertyID":"28114402","price":"849900","bedrooms":"3","bathrooms":"3","province":"British Columbia","buildingType":"Row / Townhouse","city":"Surrey"}}];</script></head>\n<body><div id="listingTopCon"><div id="listingAddress">27 8340 IRONWOOD MEWS<br>Surrey, British Columbia V3W7L2</div><div id="listingPrice">$849,900</div><div id="listingMLSNum">MLS<sup>&reg;</sup> Number: R2981144</div>\n<div class="listingIconsCon"><div class="listingIconCon"><div class="listingIconNum" id="BedroomIcon">3</div><div class="listingIconLbl">Bedrooms</div></div><div class="listingIconCon"><div class="listingIconNum" id="BathroomIcon">3</div><div class="listingIconLbl">Bathrooms</div></div><div class="listingIconCon"><div class="listingIconNum">1442 sqft</div><div class="listingIconLbl">Square Feet</div></div></div></div>\n<div id="propertyDescriptionCon"><h3>Listing Description</h3>Corner unit at Ironwood Mews! 3 bedrooms, 2 full baths up and powder on the main. Double side-by-side garage. Minutes to Strawberry Hill. Strata fee $412.37 includes gardening, management and snow removal. 2-5-10 warranty remaining. Open Sat 2-4PM.</div>\n<div class="propertyDetailsSectionContentSubCon"><div class="propertyDetailsSectionContentLabel">Property Type</div><div class="propertyDetailsSectionContentValue">Single Family</div><div class="propertyDetailsSectionContentLabel">Building Type</div><div class="propertyDetailsSectionContentValue">Row / Townhouse</div><div class="propertyDetailsSectionContentLabel">Square Footage</div><div class="propertyDetailsSectionContentValue">1442 sqft</div><div class="propertyDetailsSectionContentLabel">Built in</div><div class="propertyDetailsSectionContentValue">2018</div><div class="propertyDetailsSectionContentLabel">Title</div><div class="propertyDetailsSectionContentValue">Strata</div><div class="propertyDetailsSectionContentLabel">Annual Property Taxes</div><div class="propertyDetailsSectionContentValue">$2,984.11 (CAD)</div><div class="propertyDetailsSectionContentLabel">Parking Type</div><div class="propertyDetailsSectionContentValue">Garage</div><div class="propertyDetailsSectionContentLabel">Total Parking Spaces</div><div class="propertyDetailsSectionContentValue">2</div></div>\n<div class="propertyDetailsSection"><h4>Building</h4><div><span>Bathrooms (Total)</span><span>3</span></div><div><span>Bathrooms (Partial)</span><span>1</span></div><div><span>Bedrooms Above Grade</span><span>3</span></div><div><span>Bedrooms Below Grade</span><span>0</span></div><div><span>Total Finished Area</span><span>1442 sqft</span></div><h4>Rooms</h4><div><span>Living room</span><span>14 ft x 12 ft ,6 in</span></div></div>\n<div class="strata"><h4>Maintenance or Condo Information</h4><div><span>Maintenance Fees</span><span>$412.37 Monthly (CAD)</span></div><div><span>Maintenance Management Company</span><span>Tidewater Strata 604-555-0146</span></div></div>\n<div class="realtorCards"><b>HARPREET DHALIWELL-ROSS</b> PERSONAL REAL ESTATE CORPORATION<br>Cedar & Salt Realty Ltd.<br>120 - 7565 132 STREET SURREY, British Columbia V3W1K5</div>\n<div class="similar"><h4>Nearby listings</h4><div>$799,000 12 8340 IRONWOOD MEWS 2 bed 2 bath</div><div>$1,298,000 8291 128A STREET 5 bed 4 bath</div></div>\n<p class="calc">Mortgage: $849,900, 20% down, 4.29%, 25 yrs: $3,684/month</p><footer>REALTOR&reg;, MLS&reg; are owned by CREA.</footer></body></html>\n',
    {
      address: '27 8340 Ironwood Mews, Surrey, British Columbia V3W7L2',
      price: '849900 CAD',
      beds: 3,
      baths: 2.5,
      area: '1442 square feet',
      yearBuilt: 2018,
      propertyType: 'townhouse',
      hoa: '412.37 CAD per month',
      garage: 2,

      scriptNot: /\$799,000|\$1,298,000|7565 132/,
      all: true,
    },
  ),
];
