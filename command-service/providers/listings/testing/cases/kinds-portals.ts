import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Copied portal pages, builders' sites and sheets with much around the home. */
export const kindsPortalCases: readonly ReadingCase[] = [
  typed(
    'a portal page copied with its whole frame',
    `Skip main navigation
Buy Rent Sell Home Loans Find an Agent
Manage Rentals Advertise Help Sign In
Back to search
Save Share Hide More
5127 Marigold Way, Apex, NC 27539
4
beds
3
baths
2,674
sqft
$612,500
Est.: $3,720/mo
Get pre-qualified
Single family residence
Built in 2014
8,712 Square Feet Lot
$610,900 Zestimate®
$229/sqft
$65/mo HOA
What's special
FENCED BACKYARD · SCREENED PORCH · GAS FIREPLACE
Meticulous home on a cul-de-sac with a first floor guest suite, a big island kitchen and a bonus room on the third floor.
Hide
6 days on Zillow | 1,202 views | 88 saves
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 4
Bathrooms: 3
Full bathrooms: 3
Area
Total structure area: 2,674
Total interior livable area: 2,674 sqft
Property
Parking
Total spaces: 4
Parking features: Attached, Driveway
Attached garage spaces: 2
Lot
Size: 8,712 Square Feet
Price history
10/2/2024 Listed for sale $612,500
6/30/2014 Sold $338,000
Nearby schools
Scotts Ridge Elementary 8/10
Similar homes
$599,000
4 bds 3 ba 2,450 sqft
212 Sugar Maple Ct, Apex, NC 27539
$649,900
5 bds 4 ba 3,010 sqft
88 Tanager Ln, Apex, NC 27539`,
    {
      address: '5127 Marigold Way, Apex, NC 27539',
      price: '612500 USD',
      beds: 4,
      baths: 3,
      area: '2674 square feet',
      lotSize: '8712 square feet',
      yearBuilt: 2014,
      propertyType: 'house',
      hoa: '65 USD per month',
      garage: 2,
    },
  ),
  typed(
    'a copied results card above the home itself',
    `You recently viewed
19 Birchwood Ter, Nashua, NH 03064
$459,900 3 bd 2 ba 1,600 sqft

FOR SALE
$524,900
7 Tinker Rd
Nashua, NH 03063
3 Beds
2.5 Baths
2,108 Sq. Ft.
About This Home
Colonial with a farmer's porch, two-car garage and a walkout basement. Built 1993. 0.69 acre lot.
Listed by Deb Croft, Granite Key Realty`,
    {
      address: '7 Tinker Rd, Nashua, NH 03063',
      price: '524900 USD',
      beds: 3,
      baths: 2.5,
      area: '2108 square feet',
      lotSize: '0.69 acres',
      yearBuilt: 1993,
      propertyType: 'house',
      garage: 2,
    },
  ),
  page(
    'a community page of a builder with one home for sale on top',
    `<header><h3>Find your home</h3><p>24 communities</p></header>
     <h1>The Preserve at Otter Creek</h1><p>9120 Otter Creek Blvd, Ocala, FL 34481</p>
     <p>Priced from the mid $300s</p><ul><li>2 - 5 Bedrooms</li><li>2 - 4 Bathrooms</li><li>1,240 - 3,010 Sq. Ft.</li><li>2 Car Garage</li></ul>
     <h2>Quick move-in homes</h2><div class="qmi"><p>9133 Heron Walk</p><p>$341,990</p><p>3 bd 2 ba 1,512 sq ft</p></div><div class="qmi"><p>9141 Heron Walk</p><p>$372,990</p><p>4 bd 2 ba 1,846 sq ft</p></div>
     <h2>Floor plans</h2><p>Aria - 2 beds, 2 baths, 1,240 sq ft</p>`,
    { refused: true },
  ),
  page(
    'a lot in a subdivision with the sizes of the homes around it',
    `<h1>TBD Lot 22 Elk Meadow Dr, Ridgway, CO 81432</h1><p class="price">$235,000</p><p>Vacant land | 1.12 acres | MLS 812204</p>
     <p>One of the last lots on the ridge, with views of the Sneffels Range. Homes in Elk Meadow run from 2,400 to 4,800 sq ft, typically with 3 or 4 bedrooms. Architectural review requires a minimum of 2,000 square feet and a two-car garage. HOA dues are $1,150 per year.</p>
     <h3>Utilities</h3><p>Electric and fiber at the lot line. Tap fee for water is $8,500.</p>`,
    {
      address: 'Lot 22 Elk Meadow Dr, Ridgway, CO 81432',
      price: '235000 USD',
      lotSize: '1.12 acres',
      propertyType: 'land',
      hoa: '1150 USD per year',
    },
  ),
  page(
    'a build site with approved plans',
    `<h1>3 acres with approved plans - 480 Ledge Rd, Camden, ME 04843</h1><p>Asking $310,000</p>
     <p>Cleared 3 acre site with a driveway, drilled well and a septic design for 4 bedrooms. Plans for a 2,450 sq ft contemporary with 3.5 baths and a two car garage convey with the sale.</p>
     <ul><li>Type: Land</li><li>Frontage: 320 ft</li></ul>`,
    {
      address: '480 Ledge Rd, Camden, ME 04843',
      price: '310000 USD',
      lotSize: '3 acres',
      propertyType: 'land',
    },
  ),
  page(
    'an MLS report with values above labels, and sizes of two sources',
    `<div class="report"><div class="cell"><span class="v">Active Under Contract</span><br><span class="l">Status</span></div><div class="cell"><span class="v">$729,000</span><br><span class="l">Current Price</span></div><div class="cell"><span class="v">4122 Sorrento Ct, Davis, CA 95618</span><br><span class="l">Address</span></div>
     <div class="cell"><span class="v">4</span><br><span class="l">Bedrooms</span></div><div class="cell"><span class="v">2 (2 0)</span><br><span class="l">Baths (F H)</span></div><div class="cell"><span class="v">1,911</span><br><span class="l">Approx Sq Ft</span></div><div class="cell"><span class="v">2,035</span><br><span class="l">Assessor Sq Ft</span></div><div class="cell"><span class="v">1972</span><br><span class="l">Year Built</span></div><div class="cell"><span class="v">7,405 / 0.17</span><br><span class="l">Lot Sq Ft / Acres</span></div><div class="cell"><span class="v">2</span><br><span class="l">Garage Spaces</span></div></div>
     <p>For sale by the original owners. Sunken living room, north-facing garden, solar owned.</p>`,
    {
      address: '4122 Sorrento Ct, Davis, CA 95618',
      price: '729000 USD',
      beds: 4,
      baths: 2,
      area: 'open',
      lotSize: '7405 square feet',
      yearBuilt: 1972,
      status: 'pending',
      garage: 2,
      misses: ['baths', 'lotSize'],
    },
  ),
  typed(
    'a text copy of an MLS sheet with rows of values over rows of labels',
    `RESIDENTIAL - CUSTOMER SYNOPSIS
2218845        Pending        $265,000
MLS Number     Status         List Price

1108 W 4th St                 Hastings          NE       68901
Street                        City              State    Zip

3         2          1,344            1971          1,056
Beds      Baths      Above Gr SqFt    Year Built    Basement SqFt

1 Attached      0.21
Garage          Acres

Ranch with mature trees and a fenced yard near the park.`,
    {
      address: '1108 W 4th St, Hastings, NE 68901',
      price: '265000 USD',
      beds: 3,
      baths: 2,
      area: '1344 square feet',
      lotSize: '0.21 acres',
      yearBuilt: 1971,
      propertyType: 'house',
      status: 'pending',
      garage: 1,
    },
  ),
  page(
    'a condo with facts of its building beside those of the unit',
    `<h1>220 E Washington Blvd #1104</h1><p>Fort Wayne, IN 46802</p><p>$338,000</p><p>2 bed • 2 bath • 1,390 sqft</p>
     <section><h2>About the unit</h2><p>River views from floor to ceiling windows, quartz kitchen, in-unit laundry. One assigned garage space.</p></section>
     <section><h2>About the building</h2><ul><li>Built in 1983</li><li>14 floors</li><li>96 units</li><li>1-3 bedroom units</li><li>Garage: 120 spaces</li></ul></section>
     <p>HOA: $465 monthly incl. heat</p>`,
    {
      address: '220 E Washington Blvd #1104, Fort Wayne, IN 46802',
      price: '338000 USD',
      beds: 2,
      baths: 2,
      area: '1390 square feet',
      yearBuilt: 1983,
      hoa: '465 USD per month',
      garage: 1,
    },
  ),
  page(
    'a house with a carport, a shop and no garage',
    `<h1>26 County Road 3120</h1><div>Snowflake, AZ 85937</div><div>$247,000</div>
     <table><tr><td>Bedrooms</td><td>2</td></tr><tr><td>Bathrooms</td><td>1.75</td></tr><tr><td>Square feet</td><td>1,196</td></tr><tr><td>Acres</td><td>5.0</td></tr><tr><td>Built</td><td>2008</td></tr><tr><td>Garage</td><td>None</td></tr><tr><td>Carport</td><td>2</td></tr></table>
     <p>Off-grid ready with solar and a cistern. The 1,800 sq ft metal shop was built in 2019 and holds three cars.</p>`,
    {
      address: '26 County Road 3120, Snowflake, AZ 85937',
      price: '247000 USD',
      beds: 2,
      baths: 1.75,
      area: '1196 square feet',
      lotSize: '5 acres',
      yearBuilt: 2008,
    },
  ),
  typed(
    'a flyer with leaders of dots and dashes around a story',
    `* * * PRICE REDUCED * * *
304 Meetinghouse Ln, Lititz, PA 17543

Asking Price ------------ $384,500
Bedrooms ---------------- Four
Bathrooms --------------- 2 full / 1 half
Finished Area ----------- 2,180 SF
Lot Size ---------------- .38 Acre
Year Built -------------- 1977
Garage ------------------ 2-Car
Annual Taxes ------------ $4,961

This well cared for split level has a sunroom and a large rec room. The garage roof was replaced in 2016.`,
    {
      address: '304 Meetinghouse Ln, Lititz, PA 17543',
      price: '384500 USD',
      beds: 4,
      baths: 2.5,
      area: '2180 square feet',
      lotSize: '0.38 acres',
      yearBuilt: 1977,
      garage: 2,
    },
  ),
  typed(
    'a mail of an agent with two homes, one of them in the subject',
    `Subject: RE: showing request - 915 Sandpiper Dr

Good morning Lena and Omar,

confirming tomorrow 5:30 at 915 Sandpiper Dr, Lewes DE 19958 (list $574,900). It is a four bedroom with 2.5 baths, 2,390 sq ft, built 2005, and it has the two car garage you asked for. HOA is $95 a month.

The other one you liked, 22 Osprey Ct, has five bedrooms but only one bath per floor and went pending last night at $602,000.

See you there,
Gil`,
    {
      address: '915 Sandpiper Dr',
      price: '574900 USD',
      beds: 4,
      baths: 2.5,
      area: '2390 square feet',
      yearBuilt: 2005,
      garage: 2,
      hoa: '95 USD per month',
    },
  ),
  typed(
    'a copied page of an agent with sold homes below',
    `Featured Listing
148 Cattail Cir, Stillwater, MN 55082
$519,000
Active
3 Bedrooms | 3 Bathrooms | 2,344 Square Feet | 2 Garage Stalls
Townhouse built in 2003 on the edge of the marsh. Main floor living with an open stair to a finished lower level.
Association dues $340/month

My Recent Sales
131 Cattail Cir - $498,000 - 3 bed 2 bath
90 Loon Ln - $612,000 - 4 bed 3 bath 2,880 sq ft
Call me for a free home valuation!`,
    {
      address: '148 Cattail Cir, Stillwater, MN 55082',
      price: '519000 USD',
      beds: 3,
      baths: 3,
      area: '2344 square feet',
      yearBuilt: 2003,
      propertyType: 'townhouse',
      hoa: '340 USD per month',
      garage: 2,
    },
  ),
];
