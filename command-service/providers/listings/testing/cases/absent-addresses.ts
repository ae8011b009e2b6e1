import { page, reading, typed, type ReadingCase } from '../reading-case.ts';

const ld = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** Inputs that do not say where the home is, but name offices, other homes, placeholders and words like a street. */
export const absentAddressCases: readonly ReadingCase[] = [
  typed(
    'a mail about a home without its street, signed with the office',
    'Hi Dana,\n\nthe place on Oak is finally ready. Three bedrooms, two baths, 1,640 square feet, built in 1962. They want $415,000.\n\nPhotos are coming tomorrow.\n\nPetra Lindgren\nHarborview Properties\n310 Commerce Street, Suite 12, Erie, PA 16501\n814-555-0142',
    { price: '415000 USD', beds: 3, baths: 2, area: '1640 square feet', yearBuilt: 1962, scriptNot: /Commerce/ },
  ),
  typed(
    'a flyer with its open house at the office',
    'ADDRESS UPON REQUEST\n$689,000\n4 beds | 3 baths | 2,480 sq ft\nA quiet cul-de-sac home with a walkout basement.\nMeet us at our office, 75 Wharf Road, Madison, CT 06443, on Sunday at 1 and we drive over together.\nBell & Marsh Realty 203-555-0117',
    { price: '689000 USD', beds: 4, baths: 3, area: '2480 square feet', scriptNot: /Wharf/ },
  ),
  typed(
    'a sheet of an MLS with the address of the listing office only',
    'MLS #: 4410927\nAddress: Withheld\nList Price: $372,500\nBeds: 3\nBaths: 2\nSqFt: 1,702\nYear Built: 1994\nListing Office: Cedar & Pike, 1420 Division Ave, Grand Rapids, MI 49507',
    { price: '372500 USD', beds: 3, baths: 2, area: '1702 square feet', yearBuilt: 1994 },
  ),
  typed(
    'a sheet with a dash before its town',
    'Address: —, Salem, OR 97301\nPrice: $299,900\nBeds: 2\nBaths: 1\nSqFt: 980',
    { price: '299900 USD', beds: 2, baths: 1, area: '980 square feet' },
  ),
  typed(
    'a post of an owner with the sale of a neighbor',
    'Selling my ranch house in Tucson by owner, address after a call.\n3 bedrooms, 2 baths, 1,510 sq ft, $348,000.\nNew roof in 2021 and a covered patio.\nFor comparison, 2214 Mesquite Lane two doors down sold for $361,000 in May.',
    { price: '348000 USD', beds: 3, baths: 2, propertyType: 'house', area: '1510 square feet', scriptNot: /Mesquite/ },
  ),
  typed(
    'a mail that names the home of last week and no other street',
    'Hi Omar,\nthanks for walking through 51 Birch Court with me last week.\nI think this one fits better: four bedrooms, two and a half baths, 2,210 sq ft and a two-car garage for $459,000.\nSend me a time,\nElise',
    { price: '459000 USD', beds: 4, baths: 2.5, area: '2210 square feet', garage: 2, scriptNot: /Birch/ },
  ),
  typed(
    'a post with the numbers of hearts and views',
    'JUST LISTED in the foothills ✨\n$525,000\n3 bd | 2 ba | 1,890 sqft\nPool, spa and mountain views.\nDM for the address!\n#dreamhome #poolhome\n❤️ 87 💬 12 View all 12 comments',
    { price: '525000 USD', beds: 3, baths: 2, area: '1890 square feet' },
  ),
  typed(
    'a copied page with a dated history and the words of a sheet',
    '$418,000\n3 beds\n2 baths\n1,604 sq ft\nFireplaces: 1 Wood\nBuilt in 1988\nSale history\nJun 5, 2026 Listed (Active) $418,000\nMay 2, 2014 Sold $251,000',
    { price: '418000 USD', beds: 3, baths: 2, area: '1604 square feet', yearBuilt: 1988 },
  ),
  typed(
    'a note of an agent with her closing gift for another client',
    'Coming soon on the east side, the seller wants the street kept quiet until Friday.\nTwo bedrooms, one bath, 1,120 sq ft, asking $265,000.\nPlease also drop the gift basket at 904 Juniper Drive for the Hales.\nThanks, Mae',
    { price: '265000 USD', beds: 2, baths: 1, area: '1120 square feet', scriptNot: /Juniper/ },
  ),
  typed(
    'a flyer below the letterhead of its firm',
    'Harborview Properties\n310 Commerce Street, Erie, PA 16501\n\nNEW LISTING\n3 bedrooms, 2 baths, 1,640 sq ft\n$415,000\nAddress given at the showing.',
    { price: '415000 USD', beds: 3, baths: 2, area: '1640 square feet', scriptNot: /Commerce/ },
  ),
  typed(
    'sentences about what is next to the home, its keys and its owners',
    'The home next to 12 Elm St is for sale: 3 beds, 2 baths, 1,640 sq ft, asking $415,000.\nKeys at 310 Commerce Street.\nThe owners are moving to 400 Palm Way, Naples, FL 34102.',
    { price: '415000 USD', beds: 3, baths: 2, area: '1640 square feet', scriptNot: /Elm|Commerce|Palm/ },
  ),
  typed(
    'a copied page whose street is kept back behind a number',
    '$372,000\n3 beds\n2 baths\n1,702 sq ft\n0 Confidential Ave\nReno, NV 89509\nBuilt in 1994',
    { price: '372000 USD', beds: 3, baths: 2, area: '1702 square feet', yearBuilt: 1994, scriptNot: /Confidential/ },
  ),
  page(
    'a page with a withheld street in its heading, its data and the office in the footer',
    '<h1>Address Withheld, Fairmont, WV 26554</h1><p>$310,000</p><p>3 bd · 2 ba · 1,720 sqft</p><p>A brick ranch on a corner lot with mature maples and a fenced yard.</p><footer><p>Three Rivers Homes</p><p>88 Adams Street, Fairmont, WV 26554</p><p>(304) 555-0191</p></footer>',
    { price: '310000 USD', beds: 3, baths: 2, area: '1720 square feet', propertyType: 'house' },
    ld({
      '@type': 'SingleFamilyResidence',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '(Undisclosed Address)',
        addressLocality: 'Fairmont',
        addressRegion: 'WV',
        postalCode: '26554',
      },
      numberOfBedrooms: 3,
    }),
  ),
  page(
    'a page of an agency that has its own address above a slogan',
    '<p>Keystone Rentals</p><p>1 Market Sq, Lancaster</p><h1>Sunny two-bedroom over the bakery</h1><p>$1,450 per month</p><p>2 beds, 1 bath, 870 sq ft</p><p>Ask us for the address of this apartment.</p>',
    { price: '1450 USD per month', status: 'for rent', beds: 2, baths: 1, area: '870 square feet' },
  ),
  page(
    'a home of a builder with the address of the sales center',
    '<h1>The Juniper</h1><p>$512,990</p><p>4 bd | 3 ba | 2,310 sq ft</p><p>Move in this fall. The kitchen opens to a covered patio.</p><h2>Prairie Crossing</h2><p>Welcome Home Center: 10398 Wild Rye Street, Parker, CO 80134. Mon - Sat 10 - 6</p>',
    { price: '512990 USD', beds: 4, baths: 3, area: '2310 square feet', scriptNot: /Wild Rye/ },
  ),
  page(
    'a page with the data of another home and without a street',
    '<h1>Lake cottage near Bozeman</h1><p>$842,000</p><p>3 bd · 2.5 ba · 2,120 sq ft</p><p>A newer cottage on the north shore with a dock and a boathouse.</p>',
    { price: '842000 USD', beds: 'open', baths: 2.5, area: 'open', propertyType: 'house' },
    ld({
      '@type': 'SingleFamilyResidence',
      name: '91 Whitetail Run',
      numberOfBedrooms: 5,
      floorSize: { '@type': 'QuantitativeValue', value: 3400, unitCode: 'FTK' },
      address: {
        streetAddress: '91 Whitetail Run',
        addressLocality: 'Bozeman',
        addressRegion: 'MT',
        postalCode: '59718',
      },
    }),
  ),
  page(
    'a manufactured home that is named by its model',
    '<h1>2019 Palm Harbor - 2 Bed 2 Bath</h1><p>Lot address on request, Lakeland, FL</p><p>$112,500</p><p>2 beds, 2 baths, 1,150 sq ft</p>',
    { price: '112500 USD', beds: 2, baths: 2, area: '1150 square feet' },
  ),
  page(
    'a page with recent posts of the agent and an open house elsewhere',
    '<h1>Just listed: Craftsman in West Asheville</h1><p>$575,000</p><p>3 beds · 2 baths · 1,690 sq ft</p><p>Deep porch, heart-pine floors and a studio over the garage.</p><h3>Recent posts</h3><ul><li><a href="/a">Sold in 4 days: 9 Pine St</a></li><li><a href="/b">Five tips for sellers</a></li></ul>',
    { price: '575000 USD', beds: 3, baths: 2, area: '1690 square feet', scriptNot: /Pine St/ },
  ),
  page(
    'a page whose microdata has a dash for the street',
    '<div itemscope itemtype="https://schema.org/House"><h1>Farmhouse in Addison County</h1><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">—</span>, <span itemprop="addressLocality">Addison</span>, <span itemprop="addressRegion">VT</span> <span itemprop="postalCode">05491</span></div><p>$629,000</p><p><span itemprop="numberOfBedrooms">4</span> bedrooms, 2 baths, 2,650 sq ft</p></div>',
    { price: '629000 USD', beds: 4, baths: 2, area: '2650 square feet', propertyType: 'house' },
  ),
  reading(
    'json',
    'a record of a feed that keeps its address back',
    JSON.stringify({
      ListPrice: 455000,
      BedroomsTotal: 3,
      BathroomsTotalInteger: 2,
      LivingArea: 1810,
      UnparsedAddress: 'Address Not Disclosed, Reno, NV 89509',
      StreetNumber: '0',
      StreetName: 'Undisclosed',
      City: 'Reno',
      StateOrProvince: 'NV',
      PostalCode: '89509',
      ListOfficeName: 'Truckee Realty',
    }),
    { price: '455000', beds: 3, baths: 2, area: '1810 square feet', all: true },
  ),
];
