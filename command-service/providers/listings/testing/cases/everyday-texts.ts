import { belowAddress, type Sentence } from './below-address.ts';

const sentences: readonly Sentence[] = [
  [
    'Welcome to this light-filled 3 bedroom, 2.5 bath home with 2,085 sq ft of comfortable living. Attached two-car garage, fenced yard and a covered patio. Offered at $449,900.',
    { price: '449900 USD', beds: 3, baths: 2.5, area: '2085 square feet', garage: 2 },
  ],
  [
    'FOR RENT: 3 bed / 2 bath in a quiet cul-de-sac. $2,450 per month, 12-month lease, $2,450 deposit. Small dogs considered.',
    { price: '2450 USD per month', status: 'for rent', beds: 3, baths: 2 },
  ],
  [
    "Hi Karen,\nThe seller signed this morning. We're listing at $515,000. Four bedrooms, three and a half baths, three-car garage.\nPhotographer comes Thursday at 10.",
    { price: '515000 USD', beds: 4, baths: 3.5, garage: 3 },
  ],
  [
    'Adorable bungalow built in 1926 with original oak floors, two bedrooms, one bath and a big front porch.',
    { propertyType: 'house', yearBuilt: 1926, beds: 2, baths: 1 },
  ],
  [
    '$425,000\n3 bds | 2 ba | 1,540 sqft - House for sale',
    { beds: 3, baths: 2, area: '1540 square feet', price: '425000 USD', propertyType: 'house' },
  ],
  [
    'Second-floor condo, 2 bed, 2 bath, built 2007. HOA dues are $310/mo and cover water, trash and exterior maintenance.',
    { propertyType: 'condo', beds: 2, baths: 2, hoa: '310 USD per month', yearBuilt: 2007, misses: ['propertyType'] },
  ],
  [
    'UPDATE: we accepted an offer and the home is now pending. List price is $389,000. Thanks to everyone who came through this three-bedroom!',
    { status: 'pending', price: '389000 USD', beds: 3 },
  ],
  [
    '5.2 acres of vacant land with a shared well and power at the road. Asking $185,000. Owner may carry.',
    { propertyType: 'land', lotSize: '5.2 acres', price: '185000 USD' },
  ],
  [
    'Year built: 1994\nLiving area: 1,812 sq ft\nLot: 0.21 acres\nGarage spaces: 2',
    { area: '1812 square feet', lotSize: '0.21 acres', yearBuilt: 1994, garage: 2 },
  ],
  [
    'End-unit townhome with 3 BR, 2.5 BA and an attached one-car garage. The monthly HOA is $145 and includes snow removal.',
    { propertyType: 'townhouse', beds: 3, baths: 2.5, garage: 1, hoa: '145 USD per month' },
  ],
  [
    'Plenty of room to spread out: 4 beds, 2 baths and approximately 2,300 square feet on a half-acre lot with mature trees and RV parking.',
    { beds: 4, baths: 2, area: '2300 square feet', lotSize: '0.5 acres', misses: ['area'] },
  ],
  [
    'Nice 2 bedroom 1 bath apartment for rent, upstairs unit, $1,650/month. Water and trash paid. No smoking. Text for a showing.',
    { price: '1650 USD per month', status: 'for rent', propertyType: 'apartment', beds: 2, baths: 1 },
  ],
  [
    'Built in 2016 and better than new! 2,740 s.f., 4 bedrooms plus a bonus room over the 3-car garage. $599,000.',
    { price: '599000 USD', yearBuilt: 2016, area: '2740 square feet', garage: 3, beds: 4 },
  ],
  [
    'Turnkey duplex, both sides occupied with long-term tenants. Built in 1962, newer roof and furnaces. Asking price $640,000.',
    { propertyType: 'multi-family home', yearBuilt: 1962, price: '640000 USD' },
  ],
  [
    '3 bd/1.75 ba, 1456 sf, gas forced air, new water heater. Priced at $365,000 for a quick sale.',
    { beds: 3, baths: 1.75, area: '1456 square feet', price: '365000 USD' },
  ],
  [
    'Coming soon! 5 bedrooms, 3 bathrooms, mountain views from the deck. Going live Friday at $725,000.',
    { status: 'coming soon', beds: 5, baths: 3, price: '725000 USD' },
  ],
  [
    'Well kept 1998 double-wide manufactured home in a friendly park. 3 bedrooms, 2 baths, all appliances stay. $129,900. Lot rent is $620 a month.',
    { propertyType: 'manufactured home', beds: 3, baths: 2, yearBuilt: 1998, price: '129900 USD' },
  ],
  [
    'Office space for lease, 1,850 sq. ft., reception area, four private offices and a kitchenette. $2,900 per month, full service.',
    {
      propertyType: 'office',
      area: '1850 square feet',
      price: '2900 USD per month',
      status: 'for rent',
      misses: ['propertyType'],
    },
  ],
  [
    "Hey, just saw the sheet for you: 4 bed, 2 full and 1 half bath, lot is 7,405 sq ft, and they're asking $479,500.",
    { price: '479500 USD', beds: 4, baths: 2.5, lotSize: '7405 square feet' },
  ],
  [
    'Single-family home with an open floor plan. 1,620 finished square feet, three bedrooms, two full baths, double garage. Close to the Greenbelt.',
    { propertyType: 'house', beds: 3, baths: 2, garage: 2, area: '1620 square feet' },
  ],
  [
    '2 BR, 1 BA, single-car garage. Built 1951. New price: $334,900!',
    { price: '334900 USD', yearBuilt: 1951, beds: 2, baths: 1, garage: 1 },
  ],
  [
    'Five bedrooms and 3,150 sq ft in a gated community with pool and tennis. HOA is $1,200 a year. Three-car garage with epoxy floor.',
    { hoa: '1200 USD per year', garage: 3, area: '3150 square feet', beds: 5 },
  ],
  [
    'SOLD! Congratulations to my sellers on this beautiful 3 bed, 2 bath home. Thinking of selling too? Call me today.',
    { status: 'sold', beds: 3, baths: 2 },
  ],
  [
    "Private estate on 1.3 acres. 5 bedrooms, 4.5 baths, 4,210 square feet, chef's kitchen with double islands. Offered at $1,195,000.",
    { price: '1195000 USD', area: '4210 square feet', lotSize: '1.3 acres', beds: 5, baths: 4.5 },
  ],
  [
    'Notes from walkthrough: 3 bedrooms, 2 or 2.5 baths (have to check whether the one off the laundry has a sink), 1,700 sq ft per county.',
    { beds: 3, baths: 'open', area: '1700 square feet' },
  ],
  [
    'Seller is thinking somewhere between $430,000 and $450,000. 4 bedrooms, 2-car garage, needs carpet.',
    { price: 'open', beds: 4, garage: 2 },
  ],
  [
    'Over 3,000 sq ft of living space with 4 bedrooms and 3 baths, all on .34 acres with a garden shed.',
    { area: 'open', beds: 4, baths: 3, lotSize: '0.34 acres' },
  ],
  [
    'House for rent, 3 bedrooms 1 bath with a one car garage and fenced backyard. Rent is $2,100 a month plus utilities. Available the 1st.',
    { propertyType: 'house', price: '2100 USD per month', status: 'for rent', beds: 3, baths: 1, garage: 1 },
  ],
  [
    '1BR/1BA condo\n742 sq ft\n$289,000\nHOA $275/month\nRooftop deck, secured parking',
    {
      propertyType: 'condo',
      price: '289000 USD',
      hoa: '275 USD per month',
      beds: 1,
      baths: 1,
      area: '742 square feet',
    },
  ],
  [
    'This 4-bedroom, 2-bath split-entry home was built in 1978 and sits on an 8,712 square foot corner lot.',
    { yearBuilt: 1978, beds: 4, baths: 2, lotSize: '8712 square feet' },
  ],
  [
    'Low-maintenance living: three bedrooms, two and a half baths, attached garage for two cars. HOA dues of $225 per quarter take care of the front yard.',
    { garage: 2, beds: 3, baths: 2.5, hoa: '225 USD per quarter' },
  ],
  [
    'Solid brick house going to auction on June 14, bidding opens at 9 am. List price $550,000.',
    { price: '550000 USD', status: 'auction', propertyType: 'house', misses: ['price', 'propertyType'] },
  ],
  [
    '12,000 sq ft warehouse with two dock-high doors and one grade-level door, 3-phase power. Asking $1,450,000.',
    { propertyType: 'warehouse', area: '12000 square feet', price: '1450000 USD' },
  ],
  [
    'Retail space for lease on a busy corner. 2,200 square feet, big display windows, rent $3,800 per month NNN.',
    {
      propertyType: 'retail space',
      area: '2200 square feet',
      price: '3800 USD per month',
      status: 'for rent',
      misses: ['price', 'status'],
    },
  ],
  [
    'MLS remarks: Charming single level, 3 Bed 2 Bath, 1688 SqFt, YB 2003. Vaulted ceilings, split bedroom plan. LP $412,000.',
    { beds: 3, baths: 2, yearBuilt: 2003, price: '412000 USD', area: '1688 square feet' },
  ],
  [
    'Four bedrooms, three baths. They told me the price would be in the mid 500s but nothing is final.',
    { beds: 4, baths: 3, price: 'open' },
  ],
  [
    'Dear Mr. Alvarez, as discussed, the property is offered at $375,000. It has three bedrooms, one bathroom and a detached single garage, and dates from 1940.\nBest regards, Lynn',
    { price: '375000 USD', beds: 3, baths: 1, yearBuilt: 1940, garage: 1, misses: ['yearBuilt'] },
  ],
  [
    'Like-new townhouse, built 2021, with quartz counters and LVP throughout. 1,499 sq ft, 3 beds. $399,900.',
    { propertyType: 'townhouse', yearBuilt: 2021, area: '1499 square feet', beds: 3, price: '399900 USD' },
  ],
  [
    "Just a heads up, the 2 bed 2 bath is temporarily off market while the owners finish the kitchen. I'll let you know.",
    { beds: 2, baths: 2, status: 'off market' },
  ],
  [
    'Quarter-acre lot, 3 bedrooms, 2 bathrooms, and yes, room for your boat. List price $439,000.',
    { lotSize: '0.25 acres', beds: 3, baths: 2, price: '439000 USD', misses: ['beds'] },
  ],
  [
    'Beds: 3\nBaths: 2.5\nSq ft: 1,925\nLot size: 6,534 sq ft | Year built: 1987\nGarage: 2-car attached',
    { area: '1925 square feet', yearBuilt: 1987, beds: 3, baths: 2.5, garage: 2, lotSize: '6534 square feet' },
  ],
  [
    'Step inside this 4 bedroom, 2 1/2 bath home offering 2,467 sq. ft. of living space. The kitchen was redone in 2020. Now $529,000, was $549,000.',
    { beds: 4, baths: 2.5, area: '2467 square feet', price: '529000 USD' },
  ],
  [
    'UNDER CONTRACT in one weekend! 3/2 with a 2 car garage. If you missed it, reach out, I may have something similar.',
    { status: 'pending', beds: 3, baths: 2, garage: 2, misses: ['beds', 'baths'] },
  ],
  [
    'Townhouse for lease. 3 bedrooms, 2.5 baths, 1,580 sqft. $2,795/mo. Tenant pays electric and gas. Available August 15.',
    {
      price: '2795 USD per month',
      status: 'for rent',
      propertyType: 'townhouse',
      beds: 3,
      baths: 2.5,
      area: '1580 square feet',
    },
  ],
  [
    '2 bed 2 bath mobile home, 1,152 sq ft, in a 55+ community. Newer skirting, metal roof. $98,500 OBO.',
    { propertyType: 'manufactured home', beds: 2, baths: 2, area: '1152 square feet', price: '98500 USD' },
  ],
  [
    'Three bedrooms and two bathrooms on 0.16 acre. HOA of $85 per month includes the community pool and irrigation water.',
    { beds: 3, baths: 2, hoa: '85 USD per month', lotSize: '0.16 acres' },
  ],
  [
    'Built in 2024, never lived in! 4 beds, 3 baths, 2,310 square feet, 3-car garage. $564,990.',
    { yearBuilt: 2024, area: '2310 square feet', beds: 4, baths: 3, price: '564990 USD', garage: 3 },
  ],
  [
    'Build your dream home on this 0.48-acre homesite. Utilities stubbed to the lot, no build deadline. HOA $300/year. $140,000.',
    {
      propertyType: 'land',
      lotSize: '0.48 acres',
      price: '140000 USD',
      hoa: '300 USD per year',
      misses: ['propertyType'],
    },
  ],
  [
    'Asking $319,000 for this 2 bedroom, 1.5 bath condo from 1984. Wood-burning fireplace, two balconies, covered parking.',
    { price: '319000 USD', propertyType: 'condo', beds: 2, baths: 1.5, yearBuilt: 1984 },
  ],
  [
    'Available now for rent! Approx. 1,350 square feet, 2 BR, 2 BA, 1 car garage, washer & dryer included. $1,995/month, first and last required.',
    { area: '1350 square feet', price: '1995 USD per month', status: 'for rent', beds: 2, baths: 2, garage: 1 },
  ],
  [
    'Big family? This single family house has 6 bedrooms, 4 bathrooms and 4,480 sf on three levels.',
    { beds: 6, baths: 4, area: '4480 square feet', propertyType: 'house' },
  ],
  [
    '4-plex on a corner, all units individually metered. Year built 1971. Offered at $895,000. Drive by only, please do not disturb tenants.',
    { propertyType: 'multi-family home', price: '895000 USD', yearBuilt: 1971, misses: ['propertyType'] },
  ],
  [
    'A true landmark: Queen Anne house of 1908, lovingly restored, 4 bedrooms, 2 baths. $685,000.',
    { yearBuilt: 1908, beds: 4, baths: 2, price: '685000 USD', propertyType: 'house' },
  ],
  [
    "Mom's place: 3 bed, 2 bath, about 1400 sq ft, built in 1965. We were told $360,000 to $380,000 would be right, we haven't decided.",
    { beds: 3, baths: 2, area: '1400 square feet', yearBuilt: 1965, price: 'open' },
  ],
  [
    'Reduced! Now $468,000. 2,015 SF, two-car garage, new LVP and paint in the whole main level.',
    { garage: 2, area: '2015 square feet', price: '468000 USD' },
  ],
  [
    'It is listed as a 3 or 4 bedroom depending on how you use the den. 2 baths, 1,890 square feet.',
    { beds: 'open', area: '1890 square feet', baths: 2 },
  ],
  [
    'Farmhouse built in 1919 on 2.5 acres with barn and chicken coop. 3 bedrooms, 2 baths, irrigation rights.',
    { propertyType: 'house', beds: 3, baths: 2, lotSize: '2.5 acres', yearBuilt: 1919 },
  ],
  [
    '$457,000 - 3 bedrooms, 2 baths. HOA is either $40 or $55 a month, waiting for the management company to confirm.',
    { price: '457000 USD', beds: 3, baths: 2, hoa: 'open' },
  ],
  [
    '4BR | 2.75BA | 2640 SF | 2-car gar | daylight bsmt | RV pad | sprinklers',
    { beds: 4, baths: 2.75, area: '2640 square feet', garage: 2 },
  ],
  [
    'One-bedroom apartment for rent in a small 8-unit building. 690 sq ft, heat included, $1,425 monthly. Cats OK.',
    { status: 'for rent', price: '1425 USD per month', propertyType: 'apartment', area: '690 square feet', beds: 1 },
  ],
  [
    'Luxury and space: 5 bed, 3.5 bath, 3,675 sq ft, .62 acre, 4-car garage. Price: $879,000.',
    { beds: 5, baths: 3.5, area: '3675 square feet', lotSize: '0.62 acres', price: '879000 USD', garage: 4 },
  ],
  [
    'Cute cottage, 2 bedrooms and 1 bath in 884 square feet. The 5,227 sq ft lot has alley access and raised beds.',
    {
      propertyType: 'house',
      beds: 2,
      baths: 1,
      area: '884 square feet',
      lotSize: '5227 square feet',
      misses: ['area'],
    },
  ],
  [
    'Built in 1999. 3 bedrooms. 2 bathrooms. HOA fee: $65 monthly.',
    { yearBuilt: 1999, hoa: '65 USD per month', beds: 3, baths: 2 },
  ],
  [
    'Buyer tour note, stop 3: $499,900, 4 bd, 2.5 ba, 2,204 sq ft, three car garage, backs to canal.',
    { price: '499900 USD', area: '2204 square feet', baths: 2.5, beds: 4, garage: 3 },
  ],
  [
    'Furnished condo for rent: 2 bedrooms, 2 full baths, underground parking. $2,200 per month including internet. 6 month minimum.',
    { propertyType: 'condo', status: 'for rent', price: '2200 USD per month', beds: 2, baths: 2 },
  ],
  [
    'Freestanding office building for sale, 3,400 sq ft, built 1989, 14 parking stalls. $725,000.',
    { propertyType: 'office', area: '3400 square feet', yearBuilt: 1989, price: '725000 USD' },
  ],
  [
    'Sits on just over half an acre. 4 bedrooms, 3 full bathrooms, walk-out basement.',
    { lotSize: 'open', beds: 4, baths: 3 },
  ],
  [
    'Sneak peek!! Coming soon to the MLS. 3 bed, 2 bath, 1,735 sq ft. DM me for details before it hits the market.',
    { beds: 3, baths: 2, status: 'coming soon', area: '1735 square feet' },
  ],
  [
    "FSBO. 3 bedroom, 1 1/2 bath, 1260 sq ft, built 1958. $350,000. We are not paying a listing agent so don't ask. Call after 5.",
    { price: '350000 USD', beds: 3, baths: 1.5, area: '1260 square feet', yearBuilt: 1958 },
  ],
  [
    'Annual HOA of $480. 4 bedrooms and 3 baths on a 9,148 sq. ft. lot. Asking $615,000.',
    { beds: 4, baths: 3, price: '615000 USD', hoa: '480 USD per year', lotSize: '9148 square feet' },
  ],
  [
    '2-bed, 1.5-bath townhouse with private patio and one assigned carport space. $305,000, HOA fees $190 a month.',
    { propertyType: 'townhouse', beds: 2, baths: 1.5, price: '305000 USD', hoa: '190 USD per month' },
  ],
  [
    '3 bedrooms, 2 baths, 1,510 sq ft. The county says 1948, the old listing says 1952, so put the year as unknown for now.',
    { yearBuilt: 'open', beds: 3, baths: 2, area: '1510 square feet' },
  ],
  [
    'Cozy 2-bedroom, 1-bath house built in 1947 now available for rent at $1,800/mo. Hardwood floors, gas fireplace, washer/dryer hookups.',
    { beds: 2, baths: 1, yearBuilt: 1947, propertyType: 'house', price: '1800 USD per month', status: 'for rent' },
  ],
  [
    "Don't miss this one! Three spacious bedrooms, two bathrooms, oversized 2 car garage and a .19 acre lot with fruit trees. Priced to sell at $428,500.",
    { beds: 3, baths: 2, garage: 2, lotSize: '0.19 acres', price: '428500 USD' },
  ],
  [
    'Quick summary from your assistant: The sellers ask $465,000. The home offers 4 bedrooms and 2 bathrooms on 1,996 square feet. Possession is negotiable.',
    { price: '465000 USD', beds: 4, baths: 2, area: '1996 square feet' },
  ],
  [
    'Executive home for lease - single family, 4 bed, 2.5 bath, 3 car garage, lawn care included. $3,200/month. Application fee $45 per adult.',
    { status: 'for rent', price: '3200 USD per month', beds: 4, baths: 2.5, garage: 3, propertyType: 'house' },
  ],
  [
    'Mid-century brick ranch house, built in 1973, with three bedrooms and two bathrooms all on one level.',
    { yearBuilt: 1973, beds: 3, baths: 2, propertyType: 'house' },
  ],
  [
    'Why rent? This 815 sq ft condo can be yours for $245,000. Built in 1979 and updated in 2022 with new windows and cabinets.',
    { propertyType: 'condo', price: '245000 USD', area: '815 square feet', yearBuilt: 1979 },
  ],
  [
    '10 acres, raw land, seasonal creek, no CC&Rs. $219,000 cash or terms. GPS pin on request.',
    { lotSize: '10 acres', propertyType: 'land', price: '219000 USD' },
  ],
  [
    'Property details\n- 5 bedrooms\n- 2 full baths, 1 half bath\n- 2,850 sq ft\n- built 1992, garage for 3 cars',
    { beds: 5, baths: 2.5, area: '2850 square feet', yearBuilt: 1992, garage: 3 },
  ],
  [
    'The townhome (2 bd / 2 ba) is under contract as of last night. Backup offers are welcome.',
    { status: 'pending', propertyType: 'townhouse', beds: 2, baths: 2 },
  ],
  [
    'Rental listing\nCondo, 2 bedrooms, 2 bathrooms\nRent: $1,850 per month\nDeposit: $1,500\nPets: no',
    { price: '1850 USD per month', status: 'for rent', beds: 2, baths: 2, propertyType: 'condo' },
  ],
  [
    'Seller\'s note: "We raised our kids here." 3 beds, 2.25 baths, 2,120 sf, fresh exterior paint. $489,000.',
    { beds: 3, baths: 2.25, area: '2120 square feet', price: '489000 USD' },
  ],
  [
    '1604 square foot single level built in 2011, 3 bed, 2 bath, HOA $50 per month, neighborhood pool two blocks away.',
    { area: '1604 square feet', beds: 3, baths: 2, hoa: '50 USD per month', yearBuilt: 2011 },
  ],
  [
    'Income property! Triplex on 0.22 acres, built in 1955, coin laundry on site. $699,000. Gross rents of $4,650 per month.',
    { price: '699000 USD', propertyType: 'multi-family home', yearBuilt: 1955, lotSize: '0.22 acres' },
  ],
  [
    'Came on the market today: 3 bed/2 bath, year built 2005, two-car garage, AC replaced last summer.',
    { garage: 2, yearBuilt: 2005, beds: 3, baths: 2 },
  ],
  [
    'COMING SOON | $359,000 | 2 bed | 1 bath | big shop out back | showings start 5/17',
    { status: 'coming soon', price: '359000 USD', beds: 2, baths: 1 },
  ],
  [
    'Elegant two-story built in 2008. 3,480 sq ft, 4 bedrooms each with walk-in closet, 3.5 bathrooms. 1.02 acres, three car garage.',
    { beds: 4, baths: 3.5, area: '3480 square feet', lotSize: '1.02 acres', garage: 3, yearBuilt: 2008 },
  ],
  [
    'Former bakery, retail space of 1,500 sq ft for rent, hood vent in place. $2,250 monthly plus utilities. Street parking in front.',
    { propertyType: 'retail space', area: '1500 square feet', status: 'for rent', price: '2250 USD per month' },
  ],
  [
    'Status: Pending\nPrice: $435,000\n3 bed 2 bath\nOffer accepted 4/22, inspection next week',
    { price: '435000 USD', beds: 3, baths: 2, status: 'pending' },
  ],
  [
    'Starter house with great bones. 3 beds, 1 bath, 1,100 sq. ft., 6,098 sq. ft. lot. Bring your tool belt!',
    { beds: 3, baths: 1, area: '1100 square feet', lotSize: '6098 square feet', propertyType: 'house' },
  ],
  [
    'HOA runs $95 quarterly. Home has four bedrooms, two and one-half baths and 2,275 square feet of living area.',
    { beds: 4, baths: 2.5, hoa: '95 USD per quarter', area: '2275 square feet' },
  ],
  [
    'Newly listed at $1.275M: custom single-family residence with 4 bedrooms (all en suite), 5 bathrooms, 3,900 sq ft and a heated pool.',
    { price: '1275000 USD', beds: 4, baths: 5, area: '3900 square feet', propertyType: 'house' },
  ],
  [
    '2019 manufactured home on a permanent foundation! 3 bdrm, 2 bath, 1,680 sq ft, FHA OK. $249,000.',
    {
      propertyType: 'manufactured home',
      yearBuilt: 2019,
      beds: 3,
      baths: 2,
      area: '1680 square feet',
      price: '249000 USD',
    },
  ],
  [
    '$374,900. Three bedrooms, 1.75 baths, one-car garage, built in 1969. Same owner for 38 years and it shows (in a good way).',
    { price: '374900 USD', beds: 3, baths: 1.75, garage: 1, yearBuilt: 1969 },
  ],
  [
    'Top floor 3 bed, 2 bath apartment available for rent July 1. 1,290 square feet with balcony, $2,350/month, parking $60 extra per car.',
    {
      propertyType: 'apartment',
      status: 'for rent',
      beds: 3,
      baths: 2,
      price: '2350 USD per month',
      area: '1290 square feet',
      misses: ['beds'],
    },
  ],
  [
    'Hi team, please update the flyer: price $520,000 (not 530), 4 bedrooms, 3 baths, 2,560 sq ft. Thanks!',
    { price: '520000 USD', baths: 3, beds: 4, area: '2560 square feet' },
  ],
  [
    'Downtown living at its best. 2-bedroom, 2-bath condo with a private one-car garage and a storage locker. HOA $420/mo. Listed at $415,000.',
    { beds: 2, baths: 2, propertyType: 'condo', hoa: '420 USD per month', price: '415000 USD', garage: 1 },
  ],
  [
    'Handyman special: house with 2 bedrooms, 1 bath on a 0.12 acre lot. Cash or rehab loan only. $295,000 firm.',
    { propertyType: 'house', price: '295000 USD', beds: 2, baths: 1, lotSize: '0.12 acres' },
  ],
  [
    'Sits on an acre and a half (1.5 acres), three bedrooms, two baths, built in 1981, heated tack room.',
    { lotSize: '1.5 acres', beds: 3, baths: 2, yearBuilt: 1981 },
  ],
  [
    'This one is coming soon! 4 bed, 2.5 bath. Price will be announced, expect the range of $475,000 - $500,000.',
    { price: 'open', beds: 4, baths: 2.5, status: 'coming soon' },
  ],
  [
    'Built in 2001 with 4 bedrooms, 3 bathrooms and more than 2,800 square feet. Brand-new roof in 2023.',
    { beds: 4, area: 'open', baths: 3, yearBuilt: 2001 },
  ],
  [
    'For rent: 3 bedrooms, 2 baths. Rent will be between $2,000 and $2,200 a month depending on lease length.',
    { status: 'for rent', price: 'open', beds: 3, baths: 2 },
  ],
  [
    'Classified ad, 30 words max: HOUSE 3BR/2BA, 1767sf, 2car gar, fncd yd, RV pkg, nr schools. $455,000. Agt owned. 208-555-0144.',
    {
      price: '455000 USD',
      beds: 3,
      baths: 2,
      area: '1767 square feet',
      garage: 2,
      propertyType: 'house',
      misses: ['propertyType', 'garage'],
    },
  ],
  [
    "Hello! The townhouse was built in 2014, it has 3 bedrooms, 3 baths (2 upstairs, 1 on the entry level), and the HOA is $180 per month. Let me know if you'd like to see it.",
    { propertyType: 'townhouse', yearBuilt: 2014, beds: 3, baths: 3, hoa: '180 USD per month', misses: ['beds'] },
  ],
  [
    'Backyard paradise on .33 acre with pool & pergola. 4 BR, 2 BA, 2-car garage. List: $539,000.',
    { price: '539000 USD', lotSize: '0.33 acres', beds: 4, baths: 2, garage: 2 },
  ],
  [
    "Warehouse for lease: 5,000 square feet clear span, 16' eaves, one overhead door. $4,250/month, 3-year term preferred.",
    { propertyType: 'warehouse', status: 'for rent', area: '5000 square feet', price: '4250 USD per month' },
  ],
  [
    'Back on the market, no fault of the property! 1,978 sq ft, 3 bedrooms, 2.5 bathrooms. Asking $442,500.',
    { beds: 3, baths: 2.5, area: '1978 square feet', price: '442500 USD' },
  ],
  [
    'Living Area 1,388 SF\nBedrooms 3\nBathrooms 2\nYear Built 1985\nList Price $384,000',
    { price: '384000 USD', beds: 3, baths: 2, yearBuilt: 1985, area: '1388 square feet' },
  ],
  [
    'Former model! 4 beds, 2.5 baths, 3 bay garage, HOA dues $600 annually. Now offered for $574,900 with blinds and fridge.',
    { beds: 4, baths: 2.5, garage: 3, price: '574900 USD', hoa: '600 USD per year' },
  ],
  [
    'North End charmer: 1936 Tudor-style house, 3 bedrooms, 1 bath, 1,432 square feet, arched doorways and leaded glass.',
    { yearBuilt: 1936, propertyType: 'house', beds: 3, baths: 1, area: '1432 square feet' },
  ],
  [
    'Closed today! This four-bedroom, three-bath house sold with multiple offers. Welcome home, Jenkins family!',
    { status: 'sold', beds: 4, baths: 3, propertyType: 'house' },
  ],
  [
    '3 bedroom 2 bath single family house for rent with 2 car garage. Only $2395 per month. Renters insurance required. No utilities included.',
    { status: 'for rent', propertyType: 'house', beds: 3, baths: 2, price: '2395 USD per month', garage: 2 },
  ],
  [
    '$625K for five bedrooms! 3 full baths, 2,890 sq ft, theater room and a dog run.',
    { price: '625000 USD', area: '2890 square feet', beds: 5, baths: 3 },
  ],
  [
    'Small office for rent above the bank, 640 sq ft, $975 per month, utilities paid by landlord.',
    {
      propertyType: 'office',
      status: 'for rent',
      price: '975 USD per month',
      area: '640 square feet',
      misses: ['propertyType'],
    },
  ],
  [
    "Just a quick voicemail, hi, it's Dana, so the place has three bedrooms, two baths, a two car garage, it was built in 1996 and it's 1,550 square feet. Call me back.",
    { beds: 3, baths: 2, garage: 2, area: '1550 square feet', yearBuilt: 1996, misses: ['yearBuilt'] },
  ],
  [
    'Ground-level condo, no stairs! 2 bed, 1 bath, $310,000. Association dues: $3,300 per year.',
    { price: '310000 USD', propertyType: 'condo', beds: 2, baths: 1, hoa: '3300 USD per year' },
  ],
  [
    'Zero lot line, 4,792 sf lot, 3 bedrooms and 2 bathrooms, solar tubes, gas range. $405,000',
    { beds: 3, baths: 2, lotSize: '4792 square feet', price: '405000 USD' },
  ],
  [
    "The fourplex built in 1948 has gone pending. I'm taking names for a backup position.",
    { propertyType: 'multi-family home', status: 'pending', yearBuilt: 1948 },
  ],
  [
    '4 spacious bedrooms, 3 bathrooms, 2,710 sq ft of living space - and a 0.28-acre lot! Come see for yourself this Sunday 1-4.',
    { beds: 4, baths: 3, area: '2710 square feet', lotSize: '0.28 acres' },
  ],
  [
    'CLEAN MODERN LINES, BUILT 2020. 4 BED, 3.5 BATH, 3 CAR GARAGE. $899,900. SHOWN BY APPOINTMENT.',
    { price: '899900 USD', yearBuilt: 2020, garage: 3, baths: 3.5, beds: 4 },
  ],
  [
    'The sellers have signed with another buyer, so it is now sale pending at the list price of $397,000. For the file: 3 beds, 2 baths.',
    { beds: 3, baths: 2, price: '397000 USD', status: 'pending' },
  ],
  [
    '2 BD/1 BA townhouse for rent, $1,750/mo, $1,000 deposit, gas fireplace, small patio, W/D. Sorry no dogs.',
    { price: '1750 USD per month', status: 'for rent', beds: 2, baths: 1, propertyType: 'townhouse' },
  ],
  [
    'FOR SALE: 40 acres of farm land, 32 of them irrigated, gravel frontage. $480,000. No structures.',
    { propertyType: 'land', lotSize: '40 acres', price: '480000 USD' },
  ],
  [
    'One level, 1,248 square feet, 3 bed 2 bath, single garage, built in 1976. Roof 2017, furnace 2021.',
    { area: '1248 square feet', beds: 3, baths: 2, yearBuilt: 1976, garage: 1 },
  ],
  [
    "This three-bedroom house will be sold at auction on September 9, no reserve. Bring a cashier's check for $10,000 to register.",
    { status: 'auction', propertyType: 'house', beds: 3 },
  ],
  [
    'Lock-and-leave townhome: $369,900, 3 bedrooms, 2.5 baths, 2-car garage, HOA $135/month incl. exterior insurance.',
    {
      beds: 3,
      baths: 2.5,
      propertyType: 'townhouse',
      price: '369900 USD',
      hoa: '135 USD per month',
      garage: 2,
      misses: ['propertyType'],
    },
  ],
  [
    '4 bed | 2 bath | 1,880 sqft | 6,970 sqft lot | built 2017 | 3 garage spaces',
    { yearBuilt: 2017, beds: 4, baths: 2, area: '1880 square feet', lotSize: '6970 square feet', garage: 3 },
  ],
  [
    "Mom and Dad's place is finally ready. 3 bedrooms, 1 bath, 1,040 sq ft, price $325,000. Please no calls before noon.",
    { beds: 3, baths: 1, price: '325000 USD', area: '1040 square feet' },
  ],
  [
    'Good news, the sellers came down to $475,000 on the 4 bedroom 2 bath you liked. Want to write an offer?',
    { price: '475000 USD', beds: 4, baths: 2, misses: ['price'] },
  ],
  [
    '4 bed/2.5 bath with roughly 2,400 sq ft. There is an HOA, I heard both $200 and $300 a year, will confirm.',
    { area: '2400 square feet', beds: 4, baths: 2.5, hoa: 'open' },
  ],
  [
    '3 bedrooms and 2 baths. The garage is listed as two-car in one place and three-car in another, so measure it when you go.',
    { garage: 'open', beds: 3, baths: 2 },
  ],
  [
    '$359,900, 3 beds 2 baths. Lot is 0.4 acres per the seller, but 0.27 acres per the county map.',
    { lotSize: 'open', beds: 3, baths: 2, price: '359900 USD' },
  ],
  [
    'We took the house off the market yesterday, all 4 bedrooms are getting new carpet first. May relist in spring.',
    { propertyType: 'house', status: 'off market', beds: 4, misses: ['propertyType'] },
  ],
  [
    'Recently sold: 2 bed, 2 bath condo, 1,120 sq ft, built in 2005. The buyers love the lake view.',
    { propertyType: 'condo', yearBuilt: 2005, area: '1120 square feet', beds: 2, baths: 2, status: 'sold' },
  ],
  [
    'Walk to coffee and the library from this 2 bedroom, 1.5 bathroom home. 1,215 sq ft, $338,000, HOA $160 monthly.',
    { beds: 2, baths: 1.5, area: '1215 square feet', price: '338000 USD', hoa: '160 USD per month' },
  ],
  [
    'Horse property: 2.01 acres, 4-stall barn, arena. Home built 1990 with 4 bedrooms and 3 baths. Asking $749,000.',
    { price: '749000 USD', lotSize: '2.01 acres', yearBuilt: 1990, beds: 4, baths: 3 },
  ],
  [
    'Features: 3 bedrooms; 2 baths; 1,595 sq. ft.; 2-car attached garage; covered RV parking; auto sprinklers. Offered at: $419,900',
    { beds: 3, baths: 2, area: '1595 square feet', garage: 2, price: '419900 USD' },
  ],
  [
    'Looking for tenants! 4-bedroom, 2-bath home for rent, 1,940 sf, $2,650/month, available now, Section 8 considered.',
    { status: 'for rent', beds: 4, baths: 2, price: '2650 USD per month', area: '1940 square feet' },
  ],
  [
    'Built 1953. 960 sq ft, two bedrooms, one bathroom, 0.17 acre lot with alley. Zoned R-2, check with the city on an ADU.',
    { yearBuilt: 1953, beds: 2, baths: 1, lotSize: '0.17 acres', area: '960 square feet' },
  ],
  [
    'Price $587,000. 4 bedrooms, 2.5 baths, 2,388 sq ft. Built by a local builder in 2013. HOA dues $400 per year.',
    { price: '587000 USD', beds: 4, baths: 2.5, area: '2388 square feet', yearBuilt: 2013, hoa: '400 USD per year' },
  ],
  [
    '3/2 mobile home for sale, must be approved by park manager, $89,000. Shed and all window units stay.',
    { baths: 2, beds: 3, propertyType: 'manufactured home', price: '89000 USD', misses: ['price', 'propertyType'] },
  ],
  [
    'Stunning 2018-built 5 bedroom, 4 bath home featuring 3,955 sq ft, a three-car garage and .41 acres on the golf course.',
    {
      beds: 5,
      baths: 4,
      area: '3955 square feet',
      garage: 3,
      lotSize: '0.41 acres',
      yearBuilt: 2018,
      misses: ['lotSize'],
    },
  ],
  [
    'Top-floor apartment for sale in a prewar building: 2 bedrooms, 1 bath, $260,000, elevator and doorman.',
    { price: '260000 USD', propertyType: 'apartment', beds: 2, baths: 1 },
  ],
  [
    'Four-bedroom, three-bath house with 2,225 sq ft. My first thought is $495,000, my broker says $479,000, so the list price is still undecided.',
    { propertyType: 'house', beds: 4, baths: 3, area: '2225 square feet', price: 'open' },
  ],
  [
    "Hey Sam! Got the listing!! 3bd 2ba w/ 2 car garage, it's on the MLS now at $432,000",
    { price: '432000 USD', beds: 3, baths: 2, garage: 2 },
  ],
  [
    'The home was completed in 2009 and offers 1,725 square feet, 3 bedrooms, 2 baths and a finished two-car garage with storage racks.',
    { beds: 3, baths: 2, area: '1725 square feet', yearBuilt: 2009, garage: 2 },
  ],
  [
    '4 bed, 2.5 bath, backs to common area. HOA only $29/mo! $445,000 and motivated.',
    { price: '445000 USD', hoa: '29 USD per month', beds: 4, baths: 2.5, misses: ['price'] },
  ],
  [
    'Now leasing: 1 bed 1 bath, 720 sq ft, for rent at $1,550 a month. Ask about our look-and-lease special.',
    { status: 'for rent', price: '1550 USD per month', beds: 1, baths: 1, area: '720 square feet' },
  ],
  [
    'Country feel five minutes from shopping. The house has 4 bedrooms, 3 baths and 2,900 sq ft; the lot is 0.75 acres with a seasonal ditch.',
    { propertyType: 'house', lotSize: '0.75 acres', beds: 4, baths: 3, area: '2900 square feet' },
  ],
  [
    'Thinking of downsizing? Single level, 3 bedrooms, 2 baths, 2-car garage, $399,000. Furniture negotiable.',
    { price: '399000 USD', beds: 3, baths: 2, garage: 2 },
  ],
  [
    'Townhouse, year of construction 1997, dual primary suites (2 bedrooms total), 2.5 baths, 1,310 sq. ft.',
    { propertyType: 'townhouse', yearBuilt: 1997, beds: 2, baths: 2.5, area: '1310 square feet' },
  ],
  [
    'Open Sat & Sun 12-3\n5 BR / 3 BA / 3,012 SF / built 2006\n$655,000',
    { price: '655000 USD', beds: 5, baths: 3, yearBuilt: 2006, area: '3012 square feet' },
  ],
  [
    'Sale pending on the 3 bedroom, 1 bath house. Estimated closing is June 30.',
    { status: 'pending', beds: 3, baths: 1, propertyType: 'house' },
  ],
  [
    'Four bedrooms, two baths, 2,180 sq ft incl. finished basement. 1964 build with newer plumbing and electrical. Listed at $449,000.',
    { yearBuilt: 1964, beds: 4, baths: 2, area: '2180 square feet', price: '449000 USD' },
  ],
  [
    'Offered for sale at $349,500, this 1,190 sq ft condominium has two bedrooms, two baths and a one-car detached garage.',
    { propertyType: 'condo', price: '349500 USD', beds: 2, baths: 2, garage: 1, area: '1190 square feet' },
  ],
  [
    'Lot: .23 acres - Built: 2004 - Price: $489,900 - Taxes: $2,318 - APN on file',
    { lotSize: '0.23 acres', yearBuilt: 2004, price: '489900 USD', misses: ['price'] },
  ],
  [
    'Brick single-family with four bedrooms and two baths, two-car garage, 10,019 sq ft lot, mature maples and an underground sprinkler system.',
    { beds: 4, baths: 2, garage: 2, lotSize: '10019 square feet', propertyType: 'house' },
  ],
  [
    '1.8-acre building lot at the end of a private lane. Septic approved. Offered at $230,000.',
    { price: '230000 USD', propertyType: 'land', lotSize: '1.8 acres' },
  ],
  [
    'Cute little storefront! 980 sq ft retail space available for rent, $1,600/month plus power. Great for a salon or boutique.',
    { status: 'for rent', propertyType: 'retail space', area: '980 square feet', price: '1600 USD per month' },
  ],
  [
    'Good afternoon, attached is the CMA. We agreed on a list price of $472,000 for the 3 bed, 2.5 bath home (built 2015). Please sign the listing agreement.',
    { beds: 3, baths: 2.5, price: '472000 USD', yearBuilt: 2015 },
  ],
  [
    'Rental available! 1,690 sq ft, 3 bedrooms and 2 bathrooms for $2,250/mo. Tenant maintains yard. Call or text Luis.',
    { area: '1690 square feet', beds: 3, baths: 2, price: '2250 USD per month', status: 'for rent' },
  ],
  [
    '3-car garage w/ workbench. Great room w/ gas FP. 4 bd + office, 3 ba. 2,635 sq ft. $609,900.',
    { garage: 3, beds: 4, baths: 3, area: '2635 square feet', price: '609900 USD' },
  ],
  [
    "Who's looking for a 3 bed, 2 bath house? This one is coming soon, list price is $415,000. PM me!",
    {
      price: '415000 USD',
      status: 'coming soon',
      beds: 3,
      baths: 2,
      propertyType: 'house',
      misses: ['beds', 'baths', 'propertyType'],
    },
  ],
  [
    'Built 1989, three bedrooms, two bathrooms, lot of 9,583 square feet. Irrigation by gravity, no HOA.',
    { yearBuilt: 1989, beds: 3, baths: 2, lotSize: '9583 square feet' },
  ],
  [
    'Side-by-side duplex, 2,600 total square feet, separate meters, fenced yards for both tenants. $575,000.',
    { propertyType: 'multi-family home', price: '575000 USD', area: '2600 square feet' },
  ],
  [
    'Six bedrooms! Three full baths plus a powder room (3.5 baths). Three-car garage. $799,000.',
    { beds: 6, baths: 3.5, price: '799000 USD', garage: 3, misses: ['baths'] },
  ],
  [
    '1929 bungalow near the park, 3 bed, 1.5 bath, coved ceilings, $535,000. Sewer line replaced 2018.',
    { propertyType: 'house', yearBuilt: 1929, price: '535000 USD', beds: 3, baths: 1.5 },
  ],
  [
    'apartment 4 rent, 2br 1ba, 925 sqft, 1475/month, no pets pls, credit check req',
    {
      beds: 2,
      baths: 1,
      area: '925 square feet',
      price: '1475 USD per month',
      status: 'for rent',
      propertyType: 'apartment',
      misses: ['price', 'propertyType', 'status'],
    },
  ],
  [
    'Nicely updated 4 bedroom, 2.5 bath with 2,250 sq ft +/- on 0.20 acre. Seller will credit $5,000 toward closing costs. $505,000.',
    { beds: 4, baths: 2.5, area: '2250 square feet', lotSize: '0.2 acres', price: '505000 USD' },
  ],
  [
    'Classic condo built in 1974, one bedroom, one bath, HOA $355 per month incl. heat. Laundry on each floor.',
    { propertyType: 'condo', hoa: '355 USD per month', yearBuilt: 1974, beds: 1, baths: 1 },
  ],
  [
    'Price: $425,900. Beds/Baths: 3/2. SqFt: 1,613. Garage: 2. Built: 2002.',
    {
      price: '425900 USD',
      beds: 3,
      baths: 2,
      area: '1613 square feet',
      garage: 2,
      yearBuilt: 2002,
      misses: ['beds', 'baths'],
    },
  ],
  [
    "We'd want offers over $400,000 for the three bedroom house, the final list price gets set after the appraisal.",
    { price: 'open', beds: 3, propertyType: 'house' },
  ],
  [
    'The listing was withdrawn and the home is currently off the market. 4 bed, 2 bath. Agents: keys are back at our office.',
    { status: 'off market', beds: 4, baths: 2 },
  ],
  [
    'Manufactured home on 1.25 acres of its own land. Four bedrooms, two baths, 1,836 sq ft. Permanent foundation, well and septic.',
    { propertyType: 'manufactured home', beds: 4, baths: 2, area: '1836 square feet', lotSize: '1.25 acres' },
  ],
  [
    'Three bedrooms, three bathrooms, 1,875 sf. Monthly HOA fee of $210 pays for lawn, roof and pool.',
    { beds: 3, baths: 3, area: '1875 square feet', hoa: '210 USD per month' },
  ],
  [
    'Own a piece of history: four-bedroom, 2.5-bath house from 1912 with wraparound porch. Asking $680,000.',
    { price: '680000 USD', yearBuilt: 1912, beds: 4, baths: 2.5, propertyType: 'house', misses: ['propertyType'] },
  ],
  [
    'For lease - 2 bed, 2.5 bath townhome, 1 car garage, $2,150/mo. No cats. Tours by appointment with 24 hr notice.',
    {
      price: '2150 USD per month',
      status: 'for rent',
      propertyType: 'townhouse',
      beds: 2,
      baths: 2.5,
      garage: 1,
      misses: ['propertyType'],
    },
  ],
  [
    'SOLD: 3 acres of land with a view of the reservoir. Call if you have a parcel you want to sell.',
    { status: 'sold', propertyType: 'land', lotSize: '3 acres', misses: ['status'] },
  ],
  [
    'Two levels, 1,999 sq ft total, 3 bedrooms incl. a primary with double vanity, 2.5 bathrooms. $460,000, quick close possible.',
    { area: '1999 square feet', beds: 3, baths: 2.5, price: '460000 USD' },
  ],
  [
    'Built in 1993 | 3 BR | 2 BA | 2-car garage | HOA $150 annually | $438,000',
    { beds: 3, baths: 2, garage: 2, price: '438000 USD', yearBuilt: 1993, hoa: '150 USD per year' },
  ],
  [
    'Medical office, 5,600 square feet, 9 exam rooms, elevator. List price $1,100,000.',
    { propertyType: 'office', price: '1100000 USD', area: '5600 square feet', misses: ['propertyType'] },
  ],
  [
    'Tiny but mighty: 788 sq ft, 2 bedrooms, 1 bath, $279,000. New mini split and butcher block counters.',
    { baths: 1, beds: 2, price: '279000 USD', area: '788 square feet' },
  ],
  [
    'PRICE DROP ALERT\n4 bedroom 2.5 bath house with 2 car garage\nWas $535,000\nNow $519,000',
    { price: '519000 USD', beds: 4, baths: 2.5, garage: 2, propertyType: 'house' },
  ],
  [
    '4 beds, 2 baths. Square footage somewhere between 1,900 and 2,100, the seller has no plans and the county record omits the addition.',
    { beds: 4, baths: 2, area: 'open' },
  ],
  ['2-bedroom condo. Seller thinks dues are $250 to $280 a month.', { hoa: 'open', propertyType: 'condo', beds: 2 }],
  [
    '3 bed 2.5 bath at $465,000. The lot is somewhere between a quarter and a third of an acre.',
    { lotSize: 'open', price: '465000 USD', beds: 3, baths: 2.5 },
  ],
  [
    'Two bed, one bath house. Built either 1938 or 1939, the permit card is hard to read.',
    { yearBuilt: 'open', propertyType: 'house', beds: 2, baths: 1 },
  ],
  [
    'Five bedrooms, 3,300 sq ft. The portal shows 3 baths, the floor plan shows 4.',
    { beds: 5, baths: 'open', area: '3300 square feet' },
  ],
  [
    'Three-bedroom, 2.5-bath townhouse, list price $385,000. Under contract, still showing for backups.',
    { price: '385000 USD', status: 'pending', propertyType: 'townhouse', beds: 3, baths: 2.5 },
  ],
  [
    'Dear neighbor, our home is now on the market: 3 bedrooms, 2 baths, 1,820 sq ft on .22 acres, built in 1999, asking $495,000. Tell your friends!',
    {
      price: '495000 USD',
      beds: 3,
      baths: 2,
      area: '1820 square feet',
      lotSize: '0.22 acres',
      yearBuilt: 1999,
      misses: ['price', 'beds', 'baths', 'area', 'lotSize', 'yearBuilt'],
    },
  ],
  [
    'This 3 bedroom / 1 bathroom house is for rent at 1,900 dollars per month. 1,150 square feet, wood stove, big garden. No Airbnb.',
    {
      propertyType: 'house',
      area: '1150 square feet',
      beds: 3,
      baths: 1,
      status: 'for rent',
      price: '1900 USD per month',
    },
  ],
  [
    'Move-in ready new build from 2022: 2,115 square feet, 4 bed, 3 bath, 2 car garage, $489,990. Builder warranty transfers.',
    { beds: 4, baths: 3, garage: 2, yearBuilt: 2022, area: '2115 square feet', price: '489990 USD' },
  ],
  [
    'Great price at $404,900! 3 bedrooms, 2 baths, 7,841 sq ft lot, corner location, alley access.',
    { beds: 3, baths: 2, price: '404900 USD', lotSize: '7841 square feet' },
  ],
  [
    '2,050 square feet of single-level living, three beds, two baths, and the rare four-car garage. Bring all your toys.',
    { area: '2050 square feet', beds: 3, baths: 2, garage: 4 },
  ],
  [
    'Modern 1 bedroom condo for lease, 905 sq ft, $1,800/month, gym and bike storage in the building.',
    { propertyType: 'condo', price: '1800 USD per month', status: 'for rent', area: '905 square feet', beds: 1 },
  ],
  [
    "It's a 1983 single-family with three beds, two baths and a double car garage. HVAC new in 2021, dishwasher 2 yrs old.",
    { yearBuilt: 1983, beds: 3, baths: 2, garage: 2, propertyType: 'house' },
  ],
  [
    '$349,000 / 3br - 1225ft2 - 1 bath, .15 acre, ready to move in',
    { price: '349000 USD', beds: 3, baths: 1, area: '1225 square feet', lotSize: '0.15 acres', misses: ['baths'] },
  ],
  [
    'Gated, private, extraordinary. 5 bedrooms, 5.5 bathrooms and 5,480 square feet on 2.2 acres with a four-car garage and outdoor kitchen. $1,750,000.',
    { price: '1750000 USD', beds: 5, baths: 5.5, area: '5480 square feet', lotSize: '2.2 acres', garage: 4 },
  ],
];

/** Ordinary texts by a second writer who has not seen the reader. */
export const everydayTexts = belowAddress(sentences);
