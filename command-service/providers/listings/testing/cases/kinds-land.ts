import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Land with covenants, and manufactured homes, as strangers describe them. */
export const kindsLandCases: readonly ReadingCase[] = [
  page(
    'a lot whose covenants ask for a minimum home',
    `<header><a href="/">Cedar Gap Land Co.</a><a href="/search">Land Search</a></header>
     <h1>Lot 14 Stonebridge Trail, Bulverde, TX 78163</h1>
     <div class="price">$189,000</div>
     <ul class="quick"><li>2.04 Acres</li><li>Comal County</li><li>Underground utilities</li></ul>
     <h2>About this property</h2>
     <p>Gently sloping homesite with mature live oaks and a long-range view to the north. Bring your own builder, no time limit to build.</p>
     <h2>Deed restrictions</h2>
     <ul><li>Minimum 1,800 sq ft home</li><li>Masonry 75% of first floor</li><li>No mobile homes</li><li>2 horses permitted</li></ul>
     <table><tr><td>Zoning</td><td>None, ETJ</td></tr><tr><td>HOA</td><td>$425 / year</td></tr><tr><td>Property type</td><td>Residential lot</td></tr></table>`,
    {
      address: 'Lot 14 Stonebridge Trail, Bulverde, TX 78163',
      price: '189000 USD',
      lotSize: '2.04 acres',
      propertyType: 'land',
      hoa: '425 USD per year',
    },
  ),
  typed(
    'an ad for a lot with the least size of a house in its rules',
    `FOR SALE BY OWNER - 5.2 acre wooded lot
0 Buck Hollow Rd, Mineral, VA 23117
Asking $74,500

Perc'd for a 4 bedroom home, septic permit in hand. Covenants: min. house size 1,500 sf, no singlewides. Electric at the road. About 400 ft of road frontage.
Text Wes 540-555-0142`,
    {
      address: '0 Buck Hollow Rd, Mineral, VA 23117',
      price: '74500 USD',
      lotSize: '5.2 acres',
      propertyType: 'land',
    },
  ),
  page(
    'a golf community lot with home requirements in its facts',
    `<h1>231 Turnberry Ct, Pinehurst, NC 28374</h1>
     <p>$62,900 · Active · Lots/Land</p>
     <dl><dt>Lot size</dt><dd>0.46 ac</dd><dt>Minimum dwelling size</dt><dd>2,200 sq. ft.</dd><dt>Minimum garage</dt><dd>2 car</dd><dt>Max. height</dt><dd>35 ft</dd><dt>Association fee</dt><dd>$118 monthly</dd></dl>
     <h3>Remarks</h3>
     <p>Level corner lot on the 7th fairway. Homes must have at least 2,200 heated square feet and a two car garage. Sewer and water at the street.</p>`,
    {
      address: '231 Turnberry Ct, Pinehurst, NC 28374',
      price: '62900 USD',
      lotSize: '0.46 acres',
      propertyType: 'land',
      hoa: '118 USD per month',
    },
  ),
  typed(
    'a flyer for acreage with the smallest house that the rules allow',
    `TRACT 6 - SADDLEBACK RANCHES
Tract 6, County Road 214, Florence, TX 76527

10.01 acres .......... $249,900
Restrictions ......... light (site-built homes only, 1,200 sq ft minimum)
Water ................ well needed
Electric ............. at the road
Ag exempt ............ yes

Taxes about $38/yr with the exemption.`,
    {
      address: 'Tract 6, County Road 214, Florence, TX 76527',
      price: '249900 USD',
      lotSize: '10.01 acres',
      propertyType: 'land',
    },
  ),
  typed(
    'a double-wide with its size in feet by feet',
    `1998 Fleetwood double-wide, 28x56 (1,568 sf)
3 bed 2 bath
Sunny Acres Park, 4410 US Hwy 41 N Lot 62, Palmetto, FL 34221
$84,900 obo

Lot rent $715/mo includes water and trash. New roof 2021, carport, shed 10x12. 55+ park, small dogs ok.`,
    {
      address: '4410 US Hwy 41 N Lot 62, Palmetto, FL 34221',
      price: '84900 USD',
      beds: 3,
      baths: 2,
      area: '1568 square feet',
      yearBuilt: 1998,
      propertyType: 'manufactured home',
    },
  ),
  page(
    'a manufactured home on its own land',
    `<h1>117 Quail Run Ln, Bayfield, CO 81122</h1><span class="amount">$329,000</span>
     <div class="strip">3 Beds • 2 Baths • 1,344 SqFt • 1.5 Acres</div>
     <p>Well-kept 2003 manufactured home on a permanent foundation, 28x48, with a covered deck and a detached two-car garage. Engineered foundation certificate available for FHA and VA loans.</p>
     <ul><li>Body type: Double Wide</li><li>Year built: 2003</li><li>Manufacturer: Clayton</li><li>Style: Manufactured Home</li></ul>`,
    {
      propertyType: 'manufactured home',
      address: '117 Quail Run Ln, Bayfield, CO 81122',
      price: '329000 USD',
      beds: 3,
      baths: 2,
      area: '1344 square feet',
      lotSize: '1.5 acres',
      yearBuilt: 2003,
      garage: 2,
    },
  ),
  page(
    'a home in a park whose community has its own year and sizes',
    `<div class="crumbs">Homes / Florida / Lakeland</div><h1>2019 Palm Harbor - 2 Bed 2 Bath</h1>
     <p class="addr">88 Lakefront Dr, Lakeland, FL 33815</p><p class="cost">$112,500</p>
     <table><tr><td>Model year</td><td>2019</td></tr><tr><td>Dimensions</td><td>26 x 44</td></tr><tr><td>Sq. ft.</td><td>1,144</td></tr><tr><td>Site rent</td><td>$689 / mo</td></tr></table>
     <h2>About the community</h2><p>Lakefront Village was built in 1974 and has 420 sites, a 4,000 sq ft clubhouse and two pools.</p>`,
    {
      address: '88 Lakefront Dr, Lakeland, FL 33815',
      price: '112500 USD',
      beds: 2,
      baths: 2,
      area: '1144 square feet',
      yearBuilt: 2019,
    },
  ),
  typed(
    'a farm with a minimum split size and an old house',
    `Auction? No - private treaty. 80 acres with farmhouse, 2215 Wagon Wheel Rd, Concordia, KS 66901. $565,000.
House: 4 bedrooms, 2 baths, 2,060 sq ft, built about 1915. Barn 40x60. County requires 40 acres minimum for a split. Mineral rights convey.`,
    {
      address: '2215 Wagon Wheel Rd, Concordia, KS 66901',
      price: '565000 USD',
      beds: 4,
      baths: 2,
      area: '2060 square feet',
      lotSize: '80 acres',
      yearBuilt: 'open',
      propertyType: 'house',
    },
  ),
  typed(
    'a Spanish street name in the United States',
    `1420 Calle de la Luna, Santa Fe, NM 87501
$685,000
3 bed, 2 bath, 1,910 sq ft, .28 acre
Adobe home off Camino del Monte Sol with vigas, a kiva fireplace and a walled garden. The kitchen opens to the sala, and El Paseo is two blocks away. Built in 1952.`,
    {
      address: '1420 Calle de la Luna, Santa Fe, NM 87501',
      price: '685000 USD',
      beds: 3,
      baths: 2,
      area: '1910 square feet',
      lotSize: '0.28 acres',
      yearBuilt: 1952,
      script: /kiva fireplace/,
    },
  ),
  typed(
    'a home in El Paso',
    `6913 Via de los Arboles, El Paso, TX 79912
$412,000 - 4 bd 3 ba 2,388 sf
Stucco two-story near Los Cerritos park in the Valle del Sol area. Views of the Franklin Mountains from the upper deck. 2-car garage, refrigerated air, built 2006.`,
    {
      address: '6913 Via de los Arboles, El Paso, TX 79912',
      price: '412000 USD',
      beds: 4,
      baths: 3,
      area: '2388 square feet',
      yearBuilt: 2006,
      garage: 2,
      script: /Franklin Mountains/,
    },
  ),
];
