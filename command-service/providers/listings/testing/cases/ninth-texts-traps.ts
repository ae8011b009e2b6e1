import { reading } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Mails and notes with figures that are not of the home, and what only looks so. */
export const ninthTextsTrapsCases: readonly ReadingCase[] = [
  reading(
    'typed',
    'years of a school, a barn and the neighbors, none of the home',
    `Hi Tom, please make a short clip for 19 Sparrow Lane, Keene, NH 03431. Three bedrooms and two baths at $329,900. The barn went up in 1989. It sits next to a 1925 schoolhouse, and the neighbors live in a 1958 ranch. Kitchen of 2016.`,
    { address: '19 Sparrow Lane, Keene, NH 03431', price: '329900 USD', beds: 3, baths: 2, all: true },
  ),
  reading(
    'typed',
    'years of a kitchen and a shed, none of the home',
    `Can you do a video for 3 Pond Ln, Essex, CT 06426? Two beds, one bath, $410,000. This 1996 kitchen has been loved. In a 2019 renovation the house got new windows. The shed was built in 2008.`,
    { address: '3 Pond Ln, Essex, CT 06426', price: '410000 USD', beds: 2, baths: 1, all: true },
  ),
  reading(
    'typed',
    "the year of a brother's house and of an event",
    `Please make a clip: 44 Rue Ave, Biloxi, MS 39530. $199,000, three bedrooms, two baths. The open house of 2025 was a success. My brother's house was built in 1950. Coming soon: a new park across the street.`,
    { address: '44 Rue Ave, Biloxi, MS 39530', price: '199000 USD', beds: 3, baths: 2, all: true },
  ),
  reading(
    'typed',
    'a price that the neighbor got',
    `Write-up for 8 Bell Court, Duluth, MN 55804: two bedrooms, one bath, 980 square feet. The neighbor at number 12 settled on $310,000 last fall. We have no number yet.`,
    {
      address: '8 Bell Court, Duluth, MN 55804',
      beds: 2,
      baths: 1,
      area: '980 square feet',
      scriptNot: /310,000/,
      all: true,
    },
  ),
  reading(
    'typed',
    'buyers who look for another home',
    `Hi Ana, my cousins are looking for a 3 bed townhouse under $400,000. Meanwhile here is mine: 5 Quince Way, Salem, OR 97302, two bedrooms, two baths, asking $355,000, 1,120 square feet.`,
    {
      address: '5 Quince Way, Salem, OR 97302',
      price: '355000 USD',
      beds: 2,
      baths: 2,
      area: '1120 square feet',
      scriptNot: /400,000|townhouse under/,
      all: true,
    },
  ),
  reading(
    'typed',
    'plans for a garage, and a colonial nearby',
    `For the ad: 61 Heron Bluff, Beaufort, SC 29902. Three bedrooms, two baths, 1,700 sq ft, $489,000. We have plans for a pool and a two-car garage behind the house. It's a short walk to a brick colonial that is now a museum.`,
    {
      address: '61 Heron Bluff, Beaufort, SC 29902',
      price: '489000 USD',
      beds: 3,
      baths: 2,
      area: '1700 square feet',
      all: true,
    },
  ),
  reading(
    'typed',
    'two prices that nobody has decided on',
    `Ben, for 70 Alder Street, Bend, OR 97701, three bedrooms, two baths. I would go live at $615,000, but Carla says let's use $599,000. We will decide on Friday.`,
    {
      address: '70 Alder Street, Bend, OR 97701',
      price: 'open',
      beds: 3,
      baths: 2,
      scriptNot: /615,000|599,000/,
      all: true,
    },
  ),
  reading(
    'typed',
    'a price that may come down',
    `Draft for 17 Cider Press Rd, Milton, VT 05468. Three bedrooms, two baths, 1,480 square feet. They may be dropping it to $319,000 if nothing happens by June. Now at $334,900.`,
    {
      address: '17 Cider Press Rd, Milton, VT 05468',
      price: 'open',
      beds: 3,
      baths: 2,
      area: '1480 square feet',
      scriptNot: /319,000/,
      all: true,
    },
  ),
  reading(
    'typed',
    'paragraphs that are for the agent only',
    `Notes for 31 Loon Point Road, Rangeley, ME 04970.
It's a log cabin with two bedrooms and one bath, 1,050 sq ft, built in 1971, asking $299,000. The association charges $300 a year for the road.
Just for us: the owner is behind on the loan and would take $280,000.
Between us, the roof may leak.`,
    {
      address: '31 Loon Point Road, Rangeley, ME 04970',
      price: '299000 USD',
      beds: 2,
      baths: 1,
      area: '1050 square feet',
      yearBuilt: 1971,
      propertyType: 'house',
      hoa: '300 USD per year',
      scriptNot: /280,000|behind on|may leak/,
      all: true,
    },
  ),
  reading(
    'typed',
    'a rental ad with its lease and another unit',
    `$1,250 / 1br - 610ft2 - Garden apartment near the lake
88 Orchard St #2, Madison, WI 53711
One year lease, deposit $800. Garage space $60 a month. There is also a studio upstairs for $990.
It's in a 1931 brick building with a shared yard.`,
    {
      address: '88 Orchard St #2, Madison, WI 53711',
      price: '1250 USD per month',
      beds: 1,
      area: '610 square feet',
      yearBuilt: 1931,
      propertyType: 'apartment',
      status: 'for rent',
      scriptNot: /990/,
      all: true,
    },
  ),
  reading(
    'typed',
    'a post with its status between pictures',
    `📣 COMING SOON in Oak Park 📣
412 S Elm Ave, Oak Park, IL 60302
$525,000 | 3 beds | 2 baths | 1,800 sq ft
Classic bungalow with a stained-glass hall. We also have a 2 bed on Maple for $310,000.`,
    {
      address: '412 S Elm Ave, Oak Park, IL 60302',
      price: '525000 USD',
      beds: 3,
      baths: 2,
      area: '1800 square feet',
      propertyType: 'house',
      status: 'coming soon',
      scriptNot: /310,000/,
      all: true,
    },
  ),
  reading(
    'typed',
    'a condo whose note speaks of the house',
    `612 Harbor Way, Unit 9, Portland, ME 04101, a condo with two bedrooms and two baths at $455,000. The house rules allow one dog. The house has a gym and was built in 1984.`,
    {
      address: '612 Harbor Way, Unit 9, Portland, ME 04101',
      price: '455000 USD',
      beds: 2,
      baths: 2,
      yearBuilt: 1984,
      propertyType: 'condo',
      all: true,
    },
  ),
  reading(
    'typed',
    'remarks for agents with other figures',
    `412 Tidal Way, Seabrook, TX 77586
Listed at $389,000
3 beds, 2 baths, 1,850 sq ft
Public Remarks
Bright home by the marina. Also have a look at the 4 bedroom next door.
Private Remarks
Seller would take $370,000. Vacant, 4 bedrooms per tax record. Built 1979 per tax.
Directions
From 146 take NASA Pkwy.`,
    {
      address: '412 Tidal Way, Seabrook, TX 77586',
      price: '389000 USD',
      beds: 3,
      baths: 2,
      area: '1850 square feet',
      scriptNot: /370,000|NASA/,
      all: true,
    },
  ),
  reading(
    'typed',
    'sentences that only look like remarks for agents',
    `Flyer text 26 Hawk Hill, Stowe, VT 05672
$879,000, 4 bed, 3 bath, 2,900 sqft, 2 acres
For us, the best part is the light in the kitchen.
Housekeeping is easy with the central vacuum.
We also have a two-car garage.
The house does not stay cold in winter.
A brick colonial inn is next door.`,
    {
      address: '26 Hawk Hill, Stowe, VT 05672',
      price: '879000 USD',
      beds: 4,
      baths: 3,
      area: '2900 square feet',
      lotSize: '2 acres',
      garage: 2,
      script: /light in the kitchen.*central vacuum/s,
      all: true,
    },
  ),
];
