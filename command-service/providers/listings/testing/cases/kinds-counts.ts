import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Counts that a page gives twice with different numbers, and pages of builders. */
export const kindsCountCases: readonly ReadingCase[] = [
  page(
    'a strip of four beds beside a story of three',
    `<header>Harbor & Pine Realty</header><h1>48 Lantern Hill Rd, Mystic, CT 06355</h1><div>$549,000</div>
     <ul><li>4 beds</li><li>2 baths</li><li>1,872 sq ft</li><li>Built 1965</li></ul>
     <h2>Description</h2><p>This three-bedroom Cape sits at the end of a quiet lane. An office on the first floor could serve guests. The kitchen was redone in 2020, and the screened porch looks over the marsh.</p>`,
    {
      address: '48 Lantern Hill Rd, Mystic, CT 06355',
      price: '549000 USD',
      beds: 'open',
      baths: 2,
      area: '1872 square feet',
      yearBuilt: 1965,
    },
  ),
  page(
    'key facts of three baths beside a story of two and a half',
    `<h1>903 Aspen Loop, Bozeman, MT 59715</h1><p><b>$1,125,000</b></p>
     <table><tr><th>Bedrooms</th><td>4</td></tr><tr><th>Bathrooms</th><td>4</td></tr><tr><th>Living area</th><td>2,940 sq ft</td></tr><tr><th>Year built</th><td>2016</td></tr></table>
     <p>Four bedrooms and two and a half bathrooms are spread over two floors of light-filled space, with a mudroom off the heated garage and a fenced yard that backs to the trail.</p>`,
    {
      address: '903 Aspen Loop, Bozeman, MT 59715',
      price: '1125000 USD',
      beds: 4,
      baths: 'open',
      area: '2940 square feet',
      yearBuilt: 2016,
    },
  ),
  typed(
    'a post with five beds in its head and four in its text',
    `JUST LISTED 🏠 2760 Foxcroft Dr, Carmel, IN 46033
5 BD | 3.5 BA | 3,412 SF | $624,900
You will love this well maintained 4 bedroom home with finished basement and a flat yard. Two car garage. Open Sat 1-3.`,
    {
      address: '2760 Foxcroft Dr, Carmel, IN 46033',
      price: '624900 USD',
      beds: 'open',
      baths: 3.5,
      area: '3412 square feet',
      garage: 2,
    },
  ),
  page(
    'a labelled count at odds with the headline of the story',
    `<h1>517 W Oakdale Ave #3, Chicago, IL 60657</h1><div class="p">$415,000</div>
     <div><span>Beds: 2</span> <span>Baths: 2</span> <span>Sqft: 1,250</span></div>
     <h3>Spacious 3 bedroom vintage condo in Lakeview!</h3>
     <p>Hardwood floors, in-unit laundry and a rear deck. Assessments of $386 a month include heat. One deeded parking space is included in the price of the unit.</p>`,
    {
      address: '517 W Oakdale Ave #3, Chicago, IL 60657',
      price: '415000 USD',
      beds: 'open',
      baths: 2,
      area: '1250 square feet',
      hoa: '386 USD per month',
    },
  ),
  page(
    'three beds in the strip, and the third bedroom mentioned only',
    `<h1>19 Millrace Way, Easton, PA 18042</h1><div>$289,900</div><div>3 bd · 1.5 ba · 1,420 sqft</div>
     <p>Upstairs are two bedrooms and the full bath, and the third bedroom is on the first floor beside a powder room. The roof is from 2018 and the boiler from 2015.</p>`,
    {
      address: '19 Millrace Way, Easton, PA 18042',
      price: '289900 USD',
      beds: 3,
      baths: 1.5,
      area: '1420 square feet',
    },
  ),
  page(
    'a homesite of a builder with plans that fit on it',
    `<header><a>Find a home</a><a>Design studio</a></header><h1>Homesite 27 at Falls at Weaver Creek</h1>
     <p>4127 Heron Pond Way, Wake Forest, NC 27587</p><p>Lot premium $15,000</p>
     <p>0.31 acres · backs to trees · basement homesite</p>
     <h2>Plans that fit this homesite</h2>
     <div class="plan"><h3>The Juniper</h3><p>3 bed · 2.5 bath · 2,105 sq ft · from $489,900</p></div>
     <div class="plan"><h3>The Linden</h3><p>4 bed · 3 bath · 2,640 sq ft · from $534,900</p></div>
     <p>Sales office open daily 10-6. Ask about 2 bedroom guest suites.</p>`,
    {
      address: '4127 Heron Pond Way, Wake Forest, NC 27587',
      beds: 'open',
      baths: 'open',
      area: 'open',
      price: 'open',
      lotSize: '0.31 acres',
      propertyType: 'land',
    },
  ),
  page(
    'a quick move-in home of a builder in its community',
    `<header>Ridgeway Homes</header><h1>212 Sunmeadow Ct, Leander, TX 78641</h1>
     <p>The Brazos plan at Larkspur · Homesite 0412</p><p>$438,990 <s>$455,990</s></p>
     <div class="stats"><div><b>4</b><span>Bedrooms</span></div><div><b>2.5</b><span>Bathrooms</span></div><div><b>2</b><span>Car Garage</span></div><div><b>2,212</b><span>Sq. Ft.</span></div><div><b>2</b><span>Stories</span></div></div>
     <p>Ready in February 2025.</p>
     <h2>The community</h2><p>Larkspur offers 2-5 bedroom homes from the $380s on lots of 50 to 60 feet, with two pools and 6 miles of trails.</p>`,
    {
      address: '212 Sunmeadow Ct, Leander, TX 78641',
      price: '438990 USD',
      beds: 4,
      baths: 2.5,
      area: '2212 square feet',
      garage: 2,
    },
  ),
  page(
    'a plan of a builder without an address',
    `<h1>The Magnolia</h1><p>at Harvest Ridge, Murfreesboro, TN</p><p>Starting at $412,900</p>
     <ul><li>3-5 Beds</li><li>2-3.5 Baths</li><li>1,950-2,780 Sq. Ft.</li><li>2-Car Garage</li></ul>
     <p>The Magnolia is our most flexible plan. Choose a second owner's suite, a study, or a covered patio. Homesites from 0.2 acres.</p>`,
    { refused: true },
  ),
  typed(
    'a mail about one home that names the home of last week',
    `Subject: 1187 Wren St - new listing

Hi Paula,
thanks for coming to see 40 Birch Ct last week (the 3 bed with the pool). Since it was too small, have a look at this one:
1187 Wren St, Fayetteville, AR 72703. Four bedrooms, two baths, 2,240 square feet, two car garage, .35 acre lot. They are asking $389,000.
Let me know, Ted`,
    {
      address: '1187 Wren St, Fayetteville, AR 72703',
      price: '389000 USD',
      beds: 4,
      baths: 2,
      area: '2240 square feet',
      lotSize: '0.35 acres',
      garage: 2,
    },
  ),
  typed(
    'a forwarded mail whose subject names the home',
    `From: Marcy Dunn
Subject: Fwd: 62 Tidewater Ln, Beaufort SC 29902
To: Greg

Greg, here is the one I told you about. 3 bedrooms 2 baths, 1,760 sq ft, listed at $465,000. Built in 1999, raised, metal roof.
The Hendersons paid 495 for the 4 bedroom at 70 Tidewater in May, so there is some room.
M.`,
    {
      address: '62 Tidewater Ln, Beaufort, SC 29902',
      price: '465000 USD',
      beds: 3,
      baths: 2,
      area: '1760 square feet',
      yearBuilt: 1999,
    },
  ),
  typed(
    'a pasted portal page with homes nearby',
    `Save
Share
$734,900
3 beds
2 baths
1,512 sqft
1509 Laurel Ave, San Mateo, CA 94401
Est. payment: $4,912/mo
Single Family Residence
Built in 1948
5,227 sqft lot
What's special
Storybook bungalow with coved ceilings and a detached studio in the garden.
Show more
Nearby homes
$812,000
4 beds
2 baths
1,840 sqft
1533 Laurel Ave, San Mateo, CA 94401
$699,000
2 beds
1 bath
980 sqft
212 Villa Ter, San Mateo, CA 94401`,
    {
      address: '1509 Laurel Ave, San Mateo, CA 94401',
      price: '734900 USD',
      beds: 3,
      baths: 2,
      area: '1512 square feet',
      lotSize: '5227 square feet',
      yearBuilt: 1948,
      propertyType: 'house',
    },
  ),
  typed(
    'a pasted portal page that begins with its lot and ends with other homes',
    `Home for sale
Brokered by Blue Door Realty
$379,000
2.0 bed
1.5 bath
1,104 sqft
6,098 sqft lot
77 Sparrow Ct
Grand Junction, CO 81505
Property type
Townhouse
Garage
1 Car
Year built
1996
Price per sqft
$343
More homes you may like
$389,500
3 bed
2 bath
1,388 sqft
7,405 sqft lot
80 Sparrow Ct
Grand Junction, CO 81505`,
    {
      address: '77 Sparrow Ct, Grand Junction, CO 81505',
      price: '379000 USD',
      beds: 2,
      baths: 1.5,
      area: '1104 square feet',
      lotSize: '6098 square feet',
      yearBuilt: 1996,
      propertyType: 'townhouse',
      garage: 1,
    },
  ),
];
