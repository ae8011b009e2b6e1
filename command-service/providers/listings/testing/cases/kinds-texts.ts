import { typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Texts in further layouts: sheets, notes, transcripts and posts. */
export const kindsTextCases: readonly ReadingCase[] = [
  typed(
    'an MLS line sheet with values in a row above their labels',
    `Agent One-Line
$389,900      Pending      3      2.5      1,988      1987      2
List Price    Status       BR     BA       SqFt       Yr Blt    Gar
2204 Bellamy Rd, Knoxville, TN 37922
Subdivision: Fox Den   DOM 6
Remarks: Updated two-story on a level lot, new HVAC 2022, community pool.`,
    {
      address: '2204 Bellamy Rd, Knoxville, TN 37922',
      price: '389900 USD',
      beds: 3,
      baths: 2.5,
      area: '1988 square feet',
      yearBuilt: 1987,
      status: 'pending',
      garage: 2,
    },
  ),
  typed(
    'a Markdown note with bold labels',
    `# 15 Sawmill Ct, Hamden, CT 06518

**Price:** $429,000
**Beds:** 3
**Baths:** 2 full, 1 half
**Size:** 1,910 sq ft
**Lot:** 0.44 ac
**Built:** 1961
**Garage:** 2-car attached

Split-level on a cul-de-sac. Hardwoods under carpet. Oil heat, central air on the main floor.`,
    {
      address: '15 Sawmill Ct, Hamden, CT 06518',
      price: '429000 USD',
      beds: 3,
      baths: 2.5,
      area: '1910 square feet',
      lotSize: '0.44 acres',
      yearBuilt: 1961,
      propertyType: 'house',
      garage: 2,
    },
  ),
  typed(
    'a list with equals signs',
    `addr = 801 Juniper St, Boise, ID 83702
price = 559000
beds = 3
baths = 2
sqft = 1640
year = 1948
garage = 1
lot = 0.15 acres`,
    {
      address: '801 Juniper St, Boise, ID 83702',
      price: '559000 USD',
      beds: 3,
      baths: 2,
      area: '1640 square feet',
      lotSize: '0.15 acres',
      yearBuilt: 1948,
      garage: 1,
    },
  ),
  typed(
    'a voicemail that was written down',
    `Hey it's Carol. So the new one is 318 Dogwood Lane in Aiken, South Carolina, 29803. It's four bedrooms, three baths, about twenty four hundred square feet, built in nineteen eighty eight I think. They want 415 thousand dollars. Two car garage. Call me.`,
    {
      address: '318 Dogwood Lane, Aiken, South Carolina',
      price: '415000 USD',
      beds: 4,
      baths: 3,
      area: '2400 square feet',
      yearBuilt: 'open',
      garage: 2,
    },
  ),
  typed(
    'levels with their sizes and a total',
    `9 Heron Cove Rd, Kennebunk, ME 04043 - $1,195,000
Colonial, built 1992, 4 BR / 3.5 BA
Finished sq ft: First floor 1,420 / Second floor 1,180 / Total 2,600
Unfinished basement 1,400
Acreage 1.8 +/-
Garage: 2 car, attached, direct entry`,
    {
      address: '9 Heron Cove Rd, Kennebunk, ME 04043',
      price: '1195000 USD',
      beds: 4,
      baths: 3.5,
      area: 'open',
      lotSize: '1.8 acres',
      yearBuilt: 1992,
      propertyType: 'house',
      garage: 2,
    },
  ),
  typed(
    'an ad for a rental of a classified site',
    `$1,895 / 3br - 1450ft2 - Fenced yard, pets ok, avail Dec 1 (Spokane Valley)
12207 E Cataldo Ave near N Pines Rd
3BR / 2Ba 1450ft2 available dec 1
application fee details: $45 per adult
cats are OK - purrr
house
w/d hookups
attached garage
rent period: monthly
One level rancher with a 2 car garage. Deposit $1,895. No smoking. First year lease.`,
    {
      address: '12207 E Cataldo Ave',
      price: '1895 USD per month',
      beds: 3,
      baths: 2,
      area: '1450 square feet',
      propertyType: 'house',
      status: 'for rent',
      garage: 2,
    },
  ),
  typed(
    'an appraisal grid with the home and its comparables',
    `Subject: 406 Windermere Way, Tyler, TX 75701
Asking $349,900, 3 beds, 2 baths, 2,012 sq ft, 1984

Comparable 1: 411 Windermere Way, sold $338,000, 3/2, 1,950 sf
Comparable 2: 1207 Troup Hwy, sold $361,500, 4/2, 2,180 sf
Comparable 3: 530 Balmoral, sold $329,000, 3/2, 1,890 sf`,
    {
      address: '406 Windermere Way, Tyler, TX 75701',
      price: '349900 USD',
      beds: 3,
      baths: 2,
      area: '2012 square feet',
      yearBuilt: 1984,
      misses: ['yearBuilt'],
    },
  ),
  typed(
    'a pasted page whose strip has no blanks',
    `Coming Soon
27 Pemberton Sq
Salem, MA 01970
$675,000
3bd
2ba
1,690sqft
Multi-level townhouse with roof deck in a former shoe factory. Two deeded garage spaces.
HOA $412/mo
Year built 1910, converted 2006
Other homes in this building
Unit 4
$610,000
2bd
1ba
1,120sqft`,
    {
      address: '27 Pemberton Sq, Salem, MA 01970',
      price: '675000 USD',
      beds: 3,
      baths: 2,
      area: '1690 square feet',
      yearBuilt: 1910,
      propertyType: 'townhouse',
      hoa: '412 USD per month',
      status: 'coming soon',
      garage: 2,
    },
  ),
  typed(
    'a short text message with rounded figures',
    `check out 1106 Overton St Nashville 37203. 2/2 condo, ~1,150 sf, $529k, built in '08, 1 garage spot, hoa 310/mo. unit 5B same bldg went for 545 in june`,
    {
      address: '1106 Overton St',
      price: '529000 USD',
      beds: 2,
      baths: 2,
      area: 'open',
      yearBuilt: 2008,
      propertyType: 'condo',
      garage: 1,
      hoa: '310 USD per month',
    },
  ),
  typed(
    'a main house and a guest house with their sizes',
    `For sale: 4810 Old Stage Rd, Central Point, OR 97502
$898,000
Main house: 3 bedrooms, 2.5 baths, 2,460 sq ft, built 2001
Guest house: 1 bedroom, 1 bath, 720 sq ft, built 2014
Shop: 30x48 with 220V
10.3 acres, irrigation rights, fenced and cross-fenced`,
    {
      address: '4810 Old Stage Rd, Central Point, OR 97502',
      price: '898000 USD',
      beds: 3,
      baths: 2.5,
      area: '2460 square feet',
      lotSize: '10.3 acres',
      yearBuilt: 2001,
      propertyType: 'house',
    },
  ),
  typed(
    'a printed flyer with figures in words',
    `COZY LAKE COTTAGE
W6021 Shorewood Dr, Elkhart Lake, WI 53020

Two bedrooms  *  One bath  *  880 square feet
Fifty feet of frontage on Big Elkhart Lake
Dock, boathouse, and one-car garage included
Offered at $539,000
Originally built 1938, winterized in 1985`,
    {
      address: 'W6021 Shorewood Dr, Elkhart Lake, WI 53020',
      price: '539000 USD',
      beds: 2,
      baths: 1,
      area: '880 square feet',
      yearBuilt: 1938,
      propertyType: 'house',
      garage: 1,
    },
  ),
  typed(
    'a seller who answers questions one by one',
    `Q: Where is it? A: 77 Prospect Hill Rd, Brewster, NY 10509
Q: How much? A: $489,000
Q: Bedrooms? A: 3, all upstairs
Q: Bathrooms? A: 1 and a half
Q: Square feet? A: 1,540 (tax card says 1,512)
Q: Year built? A: 1956
Q: Garage? A: One car, under the house`,
    {
      address: '77 Prospect Hill Rd, Brewster, NY 10509',
      price: '489000 USD',
      beds: 3,
      baths: 1.5,
      area: 'open',
      yearBuilt: 1956,
      garage: 1,
    },
  ),
];
