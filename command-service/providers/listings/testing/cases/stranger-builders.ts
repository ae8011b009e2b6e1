import { reading } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Pages of builders and landlords by the fourth writer. */
export const strangerBuildersCases: readonly ReadingCase[] = [
  reading(
    'page',
    'national builder, one quick move-in home with homesite address, price cut, estimated completion',
    '<!DOCTYPE html><html><head><title>Magnolia II - Homesite 0417 | 7719 Blue Ternstone Dr, Katy, TX | Larchmont Homes</title><meta name="description" content="New homes from the $340s in Ternstone Meadows. Explore 12 floor plans with 3-5 bedrooms.">\n<script type="application/ld+json">{"@context":"https://schema.org","@type":"HomeAndConstructionBusiness","name":"Larchmont Homes Houston West","priceRange":"$340,990 - $512,990","address":{"@type":"PostalAddress","streetAddress":"681 Greens Pkwy #220","addressLocality":"Houston","addressRegion":"TX","postalCode":"77067"}}</script></head>\n<body><nav class="HomeNav"><a>Find a home</a><a>Communities</a><a>Mortgage by Larchmont Lending</a></nav>\n<div class="HomesiteHeader_root"><ol class="breadcrumb"><li>Texas</li><li>Houston</li><li>Katy</li><li>Ternstone Meadows</li><li>Wildflower II Collection</li></ol><h2 class="HomesiteHeader_plan">Magnolia II <span>| Homesite 0417</span></h2><h1>7719 Blue Ternstone Dr, Katy, TX 77493</h1><span class="Tag_moveIn">Move-in ready: Under construction, est. completion Apr 2026</span>\n<div class="HomesitePrice"><span class="strike">Was $398,240</span><span class="now">$379,990</span><span class="pay">As low as $2,214/mo*</span></div>\n<ul class="HomesiteStats"><li><span>4</span><small>bd</small></li><li><span>2</span><small>ba</small></li><li><span>1</span><small>half ba</small></li><li><span>2,411</span><small>ft&sup2;</small></li><li><span>2</span><small>car garage</small></li></ul></div>\n<section><h3>Homesite details</h3><dl><div><dt>Stories</dt><dd>2</dd></div><div><dt>Homesite size</dt><dd>5,750 sq ft</dd></div><div><dt>Facing</dt><dd>NE</dd></div><div><dt>Approximate tax rate</dt><dd>3.12%</dd></div><div><dt>HOA fees</dt><dd>$1,080 yearly</dd></div></dl></section>\n<section><h3>About this plan</h3><p>The Magnolia II is a two-story single-family home. The first floor has an open Great Room and owner\'s suite; upstairs a game room and three secondary bedrooms. Everything\'s Included&reg;.</p></section>\n<section class="Rates"><h3>Limited-time rate</h3><p>3.99% 2/1 buydown (6.71% APR) on select homes closing by 4/30/26 with Larchmont Lending. Up to $10,000 toward closing costs.</p></section>\n<section class="OtherHomesites"><h3>Other homes in this collection</h3><div class="card"><b>$352,490</b><span>Iris &bull; 7707 Blue Ternstone Dr</span><span>3 bd 2 ba 1,732 ft&sup2;</span></div><div class="card"><b>$428,990</b><span>Redbud II &bull; 7731 Blue Ternstone Dr</span><span>5 bd 3 ba 1 half ba 2,908 ft&sup2;</span></div></section>\n<section><h3>Welcome Home Center</h3><p>24011 Prairie Lantern Ln, Katy, TX 77493. Mon-Sat 10-6, Sun 12-6. New Home Consultant: (281) 555-0188</p></section>\n<p class="fine">*Payment is P&amp;I only, excludes taxes, insurance and HOA. Price may not reflect lot premiums. Prices, dimensions and features may vary and are subject to change. Photos are for illustrative purposes only.</p></body></html>\n',
    {
      address: '7719 Blue Ternstone Dr, Katy, TX 77493',
      price: '379990 USD',
      beds: 4,
      baths: 2.5,
      area: '2411 square feet',
      lotSize: '5750 square feet',
      propertyType: 'house',
      hoa: '1080 USD per year',
      garage: 2,
      misses: ['propertyType'],
      scriptNot: /\$352,490|\$428,990|\$340,990|681 Greens Pkwy|1,732|2,908|24011 Prairie Lantern/,
      all: true,
    },
  ),
  reading(
    'page',
    'regional builder, a floor plan in a community: from-price, ranges of beds and garage',
    '<!DOCTYPE html><html><head><title>The Alder | Floor Plan at Cobbler\'s Reach in Meridian, ID | Stonebrook Builders</title><meta name="description" content="The Alder by Stonebrook Builders, from $489,900. 3-4 beds, 2-3 baths, 1,974 sq ft."/>\n<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"The Alder","offers":{"@type":"AggregateOffer","lowPrice":"489900","priceCurrency":"USD","offerCount":3}}</script>\n<script>window.__NUXT__={"data":[{"plan":{"name":"The Alder","basePrice":489900,"bedsMin":3,"bedsMax":4,"bathsMin":2,"bathsMax":3,"sqft":1974,"garageMin":2,"garageMax":3,"community":{"name":"Cobbler\'s Reach","hoa":{"amount":640,"freq":"annual"}}}}]}</script></head>\n<body><header class="sb-top"><a>Communities</a><a>Plans</a><a>Move-In Ready</a><a>Realtors</a></header>\n<main class="plan"><p class="plan__community">Cobbler\'s Reach &middot; Meridian, Idaho</p><h1>The Alder</h1><p class="plan__price">From <strong>$489,900</strong></p>\n<div class="plan__stats"><span><i class="ico-bed"></i>3&ndash;4 Bed</span><span><i class="ico-bath"></i>2&ndash;3 Bath</span><span><i class="ico-sf"></i>1,974 SF</span><span><i class="ico-car"></i>2&ndash;3 Car</span><span>1 Story</span></div>\n<div class="plan__copy"><p>Single-level living with a split-bedroom layout. Choose the optional fourth bedroom in place of the den, a third bath at the guest suite, and a third garage bay. Elevations: Craftsman (+$0), Farmhouse (+$4,500), Modern Prairie (+$7,200).</p></div>\n<table class="plan__options"><thead><tr><th>Option</th><th>Adds</th></tr></thead><tbody><tr><td>4th bedroom in lieu of den</td><td>$6,850</td></tr><tr><td>3rd bath</td><td>$11,400</td></tr><tr><td>3rd car garage</td><td>$18,900</td></tr><tr><td>Covered patio extension</td><td>$9,300</td></tr></tbody></table>\n<section><h2>Move-in ready homes with this plan</h2><ul class="qmi"><li><a>2361 W Awl Ct, Meridian, ID</a> $534,755 &ndash; 4 bed, 3 bath, 3 car. Ready May 2026</li><li><a>2387 W Awl Ct, Meridian, ID</a> $509,120 &ndash; 3 bed, 2 bath, 3 car. Ready now</li></ul></section>\n<section><h2>Community</h2><ul><li>HOA: $640 per year + $500 set-up</li><li>West Ada School District</li><li>Homesites 6,500 to 11,000 sq ft</li></ul><address>Sales office: 5120 N Last Way, Meridian, ID 83646 &middot; Thu&ndash;Mon 11-5</address></section>\n<section class="calc"><h2>Estimate your payment</h2><label>Home price <input value="489,900"></label><label>Down % <input value="20"></label><label>Rate <input value="6.375"></label><output>$2,445 P&amp;I</output></section>\n<footer>Stonebrook Builders reserves the right to change prices, plans and specs without notice. RCE-11829. Square footage approximate.</footer></main></body></html>\n',
    {
      refused: true,
    },
  ),
  reading(
    'page',
    'apartment community with many floor plans, ranges of rent',
    '<!DOCTYPE html><html><head><title>The Quarry at Fenwick - 3100 Limestone Blvd Columbus OH 43215 | Apartments.com</title><meta name="description" content="See all available apartments for rent at The Quarry at Fenwick in Columbus, OH. The Quarry at Fenwick has rental units ranging from 561-1310 sq ft starting at $1285."/>\n<script type="application/ld+json">{"@context":"http://schema.org","@graph":[{"@type":["Product","ApartmentComplex"],"name":"The Quarry at Fenwick","telephone":"614-555-0108","address":{"@type":"PostalAddress","streetAddress":"3100 Limestone Blvd","addressLocality":"Columbus","addressRegion":"OH","postalCode":"43215"},"offers":{"@type":"AggregateOffer","lowPrice":"1285","highPrice":"2640","priceCurrency":"USD"},"petsAllowed":true}]}</script></head>\n<body><main data-listingid="q7x11vb"><h1 id="propertyName" class="propertyName">The Quarry at Fenwick</h1><div class="propertyAddressContainer"><h2><span class="delivery-address"><span>3100 Limestone Blvd</span>, </span><span>Columbus</span>, <span class="stateZipContainer"><span>OH</span> <span>43215</span></span> &ndash; <a>Brewery District</a></h2></div>\n<ul class="priceBedRangeInfo"><li class="column"><div class="priceBedRangeInfoInnerContainer"><p class="rentInfoLabel">Monthly Rent</p><p class="rentInfoDetail">$1,285 - $2,640</p></div></li><li class="column"><p class="rentInfoLabel">Bedrooms</p><p class="rentInfoDetail">Studio - 2 bd</p></li><li class="column"><p class="rentInfoLabel">Bathrooms</p><p class="rentInfoDetail">1 - 2 ba</p></li><li class="column"><p class="rentInfoLabel">Square Feet</p><p class="rentInfoDetail">561 - 1,310 sq ft</p></li></ul>\n<div class="moveInSpecials"><h3>Move-In Special</h3><p>6 weeks free on select one-bedrooms!</p></div>\n<div id="pricingView" class="pricingGridContainer"><div class="pricingGridItem" data-beds="0" data-baths="1"><h3><span class="modelName">S1</span><span class="rentLabel">$1,285 &ndash; $1,340</span></h3><span class="detailsTextWrapper"><span>Studio</span><span>1 bath</span><span>561 sq ft</span></span><ul><li data-unit="214"><span>Unit 214</span><span>price $1,285</span><span>561</span><span>Now</span></li></ul></div><div class="pricingGridItem" data-beds="1"><h3><span class="modelName">A3</span><span class="rentLabel">$1,590</span></h3><span>1 bed</span><span>1 bath</span><span>744 sq ft</span></div><div class="pricingGridItem" data-beds="2"><h3><span class="modelName">B2</span><span class="rentLabel">$2,295 &ndash; $2,640</span></h3><span>2 beds</span><span>2 baths</span><span>1,180 - 1,310 sq ft</span></div></div>\n<div class="feesPoliciesTab"><h4>Fees</h4><ul><li><span>Application Fee</span><span>$60</span></li><li><span>Admin Fee</span><span>$150</span></li><li><span>Cat Rent</span><span>$25/mo</span></li><li><span>Garage Parking</span><span>$110/mo</span></li></ul></div>\n<div class="propertyInfo"><ul><li>Built in 2017</li><li>228 units/5 stories</li></ul></div>\n<div id="transportation">Walk Score 84 Transit Score 52 Bike Score 71</div>\n<section id="nearbyProperties"><h2>Similar Nearby Apartments</h2><div>Tannery Row Flats $1,410 - $2,900 Studio - 3 Beds 90 Front Mill St</div></section></main></body></html>\n',
    {
      address: '3100 Limestone Blvd, Columbus, OH 43215',
      price: 'open',
      beds: 'open',
      baths: 'open',
      area: 'open',
      yearBuilt: 2017,
      propertyType: 'apartment',
      status: 'for rent',
      scriptNot: /\$1,410|\$2,900|90 Front Mill/,
      all: true,
    },
  ),
  reading(
    'page',
    'rental house by a management company, deposit and fees around the rent, microdata',
    '<!DOCTYPE html><html><head><title>Homes for Rent in Lithia Springs, GA | 905 Copper Kettle Ct | Evergate Residential</title><meta property="og:title" content="905 Copper Kettle Ct, Lithia Springs, GA 30122"><meta property="og:description" content="Rent this 3 bed home for $2,145">\n<style>.pdp{max-width:1200px}</style></head><body>\n<div class="promo">Move in by 3/15 and get $500 off your first month! <a>See details</a></div>\n<div class="pdp" itemscope itemtype="https://schema.org/House"><div class="pdp-gallery"><img alt="front exterior" itemprop="image" src="/i/1.jpg"><span>1 / 31</span></div>\n<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><h1 itemprop="streetAddress">905 Copper Kettle Ct</h1><p><span itemprop="addressLocality">Lithia Springs</span>, <span itemprop="addressRegion">GA</span> <span itemprop="postalCode">30122</span></p></div>\n<div class="pdp-price"><span class="pdp-price__amt">$2,145</span><span class="pdp-price__per">/mo</span><span class="pdp-price__tot">$2,229.90 total monthly price with required fees</span></div>\n<div class="pdp-facts"><span>3 bd</span><span>2.5 ba</span><span>1,764 sqft</span><span>Built 2001</span></div><div class="pdp-avail">Available 03/09/2026</div>\n<div class="pdp-fees"><h3>Cost breakdown</h3><table><tr><td>Base rent</td><td>$2,145.00/mo</td></tr><tr><td>Smart home</td><td>$40.00/mo</td></tr><tr><td>Air filter delivery</td><td>$9.95/mo</td></tr><tr><td>Utility billing service fee</td><td>$9.95/mo</td></tr><tr><td>Resident amenity package</td><td>$25.00/mo</td></tr><tr><th>Total monthly price</th><th>$2,229.90/mo</th></tr><tr><td>Application fee</td><td>$55 per adult</td></tr><tr><td>Security deposit</td><td>$2,145</td></tr><tr><td>Pet rent</td><td>$35/mo each, max 3</td></tr></table></div>\n<div class="pdp-desc" itemprop="description">Two-story home in Kettle Creek subdivision with vinyl plank downstairs, fenced yard and two-car garage. HOA is paid by owner. Washer/dryer hookups only. Self-guided tours daily 8am to 8pm.</div>\n<ul class="pdp-amen"><li>2 Car Garage</li><li>Central AC</li><li>Gas range</li><li>Cats &amp; dogs OK</li></ul>\n<div class="schools"><h3>Assigned schools</h3><p>Sweetwater Trace Elementary &mdash; 5/10</p><p>Factory Bend Middle &mdash; 4/10</p></div></div>\n<div class="affordability"><h3>Qualify</h3><p>Gross household income must be 3x the rent ($6,435). Credit score min. 600.</p></div>\n<div class="nearby"><h3>More homes in 30122</h3><article><b>$1,975/mo</b> 3 bd 2 ba 1,402 sqft <i>61 Tin Lantern Dr</i></article><article><b>$2,560/mo</b> 4 bd 2.5 ba 2,340 sqft <i>18 Anvil Ridge Way</i></article></div>\n<footer>Evergate Residential, 5 Concourse Terrace NE, Suite 900, Atlanta, GA 30328. Beware of scams: we never list on Craigslist.</footer></body></html>\n',
    {
      address: '905 Copper Kettle Ct, Lithia Springs, GA 30122',
      price: '2145 USD per month',
      beds: 3,
      baths: 2.5,
      area: '1764 square feet',
      yearBuilt: 2001,
      propertyType: 'house',
      status: 'for rent',
      garage: 2,
      scriptNot: /\$1,975|\$2,560|1,402|2,340|5 Concourse Terrace/,
      all: true,
    },
  ),
];
