import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Figures of rules, of other homes and of lots, in words that strangers choose. */
export const kindsTrapCases: readonly ReadingCase[] = [
  page(
    'a lot with its rules in a table and in the summary of the page',
    `<h1>Lot 3 Whispering Oaks Dr, Weatherford, TX 76087</h1><p>$129,900</p>
     <table><tr><td>Lot size (acres)</td><td>1.01</td></tr><tr><td>Min. Sq. Ft. (Living)</td><td>2,200</td></tr><tr><td>Min. Garage</td><td>2 car, side entry</td></tr><tr><td>Time to build</td><td>None</td></tr><tr><td>Zoning</td><td>Residential</td></tr></table>
     <p>Build your dream home of 2,200 sq ft or more on this level acre. Co-op water and underground electric.</p>`,
    {
      address: 'Lot 3 Whispering Oaks Dr, Weatherford, TX 76087',
      price: '129900 USD',
      lotSize: '1.01 acres',
      propertyType: 'land',
    },
    '<meta name="description" content="1.01 acre lot in Whispering Oaks, minimum 2,200 sq ft home, bring your own builder. $129,900.">',
  ),
  typed(
    'land with house sizes in loose words',
    `9.6 ac, Hwy 36 frontage, Gatesville TX
$155,000 owner finance
1800 SF min. for site-built, 1200 SF for barndos. Single wides not allowed, double wides must be 2015+.
Water tap pd. Septic needed. Deer and turkey!`,
    {
      price: '155000 USD',
      lotSize: '9.6 acres',
      propertyType: 'land',
      misses: ['propertyType'],
    },
  ),
  page(
    'a title and a strip that count different bedrooms',
    `<h1>64 Fenwick Rd, Hampton, VA 23669</h1><h2>Charming 3BR Cape Cod with waterfront views</h2><p>$349,000</p>
     <ul><li>Bedrooms: 4</li><li>Full baths: 2</li><li>Sq ft: 1,622</li><li>Year built: 1947</li></ul>`,
    {
      address: '64 Fenwick Rd, Hampton, VA 23669',
      price: '349000 USD',
      beds: 'open',
      baths: 2,
      area: '1622 square feet',
      yearBuilt: 1947,
      propertyType: 'house',
      misses: ['propertyType'],
    },
  ),
  page(
    'a summary of the page that counts fewer baths',
    `<h1>2207 Delancey St, Philadelphia, PA 19103</h1><p>$1,150,000</p><p>4 beds | 3.5 baths | 2,900 sq ft</p>
     <p>Restored brownstone with four working fireplaces, a chef's kitchen and a garden terrace off the dining room.</p>`,
    {
      address: '2207 Delancey St, Philadelphia, PA 19103',
      price: '1150000 USD',
      beds: 4,
      baths: 'open',
      area: '2900 square feet',
    },
    '<title>2207 Delancey St | Brownstone</title><meta name="description" content="4 bedroom, 2.5 bath brownstone on Delancey St for $1,150,000.">',
  ),
  typed(
    'a copied page with the lot as a number over its words',
    `FOR SALE - ACTIVE
$439,900
3
bed
2
bath
7,405
sqft lot
2918 Cactus Wren Ct
Las Cruces, NM 88011
Territorial style home behind a courtyard gate. Built 2002. 2 car garage.
Homes in this neighborhood
$412,000
3 bed 2 bath 1,702 sqft
2906 Cactus Wren Ct`,
    {
      address: '2918 Cactus Wren Ct, Las Cruces, NM 88011',
      price: '439900 USD',
      beds: 3,
      baths: 2,
      lotSize: '7405 square feet',
      yearBuilt: 2002,
      garage: 2,
    },
  ),
  typed(
    'a copied page that names the lot before its size',
    `$298,000
418 Ridgeview Dr, Frankfort, KY 40601
3 beds · 1.5 baths
Lot 10,890 sqft
Single-family
Built 1964
Garage 1 space
Similar listings
425 Ridgeview Dr, Frankfort, KY 40601
$310,000
3 beds · 2 baths · 1,540 sqft`,
    {
      address: '418 Ridgeview Dr, Frankfort, KY 40601',
      price: '298000 USD',
      beds: 3,
      baths: 1.5,
      lotSize: '10890 square feet',
      yearBuilt: 1964,
      propertyType: 'house',
      garage: 1,
    },
  ),
  page(
    'a page that shows a viewed home in its head',
    `<div class="top-bar"><a href="/x">Last viewed: 12 Sorrel Ln, 5 bd, $720,000</a></div><h1>40 Garnet Hill Rd</h1><p>Torrington, CT 06790</p>
     <p>$318,000</p><p>3 bedrooms, 1 full and 1 half bath, 1,544 sq ft, 0.6 acres</p><p>Ranch built in 1958 with a lower level den. Attached one car garage.</p>`,
    {
      address: '40 Garnet Hill Rd, Torrington, CT 06790',
      price: '318000 USD',
      beds: 3,
      baths: 1.5,
      area: '1544 square feet',
      lotSize: '0.6 acres',
      yearBuilt: 1958,
      garage: 1,
    },
  ),
  page(
    'a page of a builder with homes like this one',
    `<h1>318 Amberly Trl</h1><p>Summerville, SC 29486</p><p>Hawthorne II | Available now</p><p>$376,500</p>
     <div>Beds 4</div><div>Baths 3</div><div>Half baths 0</div><div>Sq. ft. 2,203</div><div>Stories 2</div><div>Garages 2</div>
     <h2>Homes like this</h2><div class="h"><p>322 Amberly Trl</p><p>3 Beds 2 Baths 1,774 Sq. ft. $349,990</p></div>
     <h2>Cane Bay amenities</h2><p>Two pools, a 300-acre lake and 20 miles of trails. HOA $62 monthly.</p>`,
    {
      address: '318 Amberly Trl, Summerville, SC 29486',
      price: '376500 USD',
      beds: 4,
      baths: 3,
      area: '2203 square feet',
      hoa: '62 USD per month',
      garage: 2,
    },
  ),
  typed(
    'a letter of a seller about changes',
    `We are selling 1005 W Maple St, Champaign IL 61821 ourselves. When we bought it in 1996 it had two bedrooms and 1,100 square feet. With the addition of 2004 it has three bedrooms, two baths and 1,640 square feet. It was built in 1941. Detached garage for one car. We ask $239,000.`,
    {
      address: '1005 W Maple St, Champaign, IL 61821',
      price: '239000 USD',
      beds: 'open',
      baths: 2,
      area: 'open',
      yearBuilt: 1941,
      garage: 1,
    },
  ),
  page(
    'a condominium whose story gives the sizes of its neighbors',
    `<h1>455 Ocean Ave #7, Long Branch, NJ 07740</h1><p>$759,000 - Under Contract</p><p>2 BR, 2 BA, 1,318 SF</p>
     <p>The unit next door, a 3 bedroom with 1,790 sq ft, sold for $940,000 in August. This one has the same ocean view, deeded parking for two, and a storage cage. Monthly maintenance is $702.</p>`,
    {
      address: '455 Ocean Ave #7, Long Branch, NJ 07740',
      price: '759000 USD',
      beds: 2,
      baths: 2,
      area: '1318 square feet',
      status: 'pending',
      hoa: '702 USD per month',
    },
  ),
  typed(
    'a wholesale deal with numbers of repairs',
    `OFF MARKET DEAL - 2131 Trenton Ave, Toledo, OH 43606
3/1, 1,180 sf, 1926, full bsmt, 1 car det.
Asking: $48k  ARV: $125k  Rehab: $32k
Comps: 2119 Trenton $118k (3/1, 1,204 sf), 2206 Wayne $131k (3/1.5, 1,260 sf)
Cash only, vacant, lockbox 1131`,
    {
      status: 'off market',
      address: '2131 Trenton Ave, Toledo, OH 43606',
      price: '48000 USD',
      beds: 3,
      baths: 1,
      area: '1180 square feet',
      yearBuilt: 1926,
      garage: 1,
      misses: ['yearBuilt', 'price'],
    },
  ),
  page(
    'a house among figures of options, averages and rooms',
    `<h1>2026 Fox Run Ct, Murfreesboro, TN 37129</h1><p>$389,000</p><p>House for sale</p>
     <ul><li>Optional 3-car garage</li><li>Similar 4 bed homes start at $450,000</li><li>Average home size in the area is 2,400 sq ft</li><li>Bedroom 2 measures 12x14</li><li>Pending repairs to the fence</li><li>Model home: 3,100 sq ft</li><li>Nearest home 2 acres away</li><li>Timeshare not allowed</li></ul>`,
    {
      address: '2026 Fox Run Ct, Murfreesboro, TN 37129',
      price: '389000 USD',
      beds: 'open',
      area: 'open',
      propertyType: 'house',
      status: 'for sale',
    },
  ),
  typed(
    'a price right above remarks with words of labels',
    `810 Larkin St, Salem, OR 97301
3 bed, 1 bath, 1,120 sq ft
$319,000
No HOA
Sold as is
2 parking spaces
Adjacent 5 acres available for $90,000`,
    {
      address: '810 Larkin St, Salem, OR 97301',
      price: '319000 USD',
      beds: 3,
      baths: 1,
      area: '1120 square feet',
    },
  ),
  typed(
    'a copied page with a menu that names other homes',
    `Buy
Recently viewed homes
Saved searches
Help
$268,500
1420 Birch St, Duluth, MN 55811
2 beds
1 bath
1,012 sqft
Built 1939
Explore similar homes
$275,000
3 beds
2 baths
1,310 sqft
1511 Birch St, Duluth, MN 55811
$249,900
2 beds
1 bath
940 sqft
88 Alder St, Duluth, MN 55811`,
    {
      address: '1420 Birch St, Duluth, MN 55811',
      price: '268500 USD',
      beds: 2,
      baths: 1,
      area: '1012 square feet',
      yearBuilt: 1939,
    },
  ),
  typed(
    'a one of a kind house with a tap for its neighbor',
    `One of a kind 4 bedroom home with 3 baths and 2,840 sq ft
63 Lockwood Ln, Bar Harbor, ME 04609
$1,150,000, built 1986
Sewer tap for a 3 bedroom house on the back lot. Neighbors built a 3,200 sq ft home last year.`,
    {
      address: '63 Lockwood Ln, Bar Harbor, ME 04609',
      price: '1150000 USD',
      beds: 4,
      baths: 3,
      area: '2840 square feet',
      yearBuilt: 1986,
    },
  ),
  page(
    'a ranch with a required size in its story and two dwellings',
    `<h1>Rocking H Ranch, 7700 FM 1431, Kingsland, TX 78639</h1><p>$2,150,000</p><p>112± acres</p>
     <p>The main house has four bedrooms, three baths and 3,050 square feet and was built in 1997. The foreman's house has two bedrooms. The county requires 10 acres for a further dwelling of up to 1,500 square feet.</p>`,
    {
      address: '7700 FM 1431, Kingsland, TX 78639',
      price: '2150000 USD',
      beds: 4,
      baths: 3,
      area: '3050 square feet',
      lotSize: '112 acres',
      yearBuilt: 1997,
    },
  ),
];
