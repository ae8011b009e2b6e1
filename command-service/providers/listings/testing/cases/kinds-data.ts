import { page, reading, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Data and pages at odds, sheets of systems, and homes with several parts. */
export const kindsDataCases: readonly ReadingCase[] = [
  page(
    'structured data of another home beside the home of the page',
    `<h1>77 Whitetail Run, Bozeman, MT 59718</h1><p>$842,000</p><p>3 bd · 2.5 ba · 2,120 sq ft</p><p>Newer home on half an acre with views of the Bridgers, a three-car garage and a heated shop.</p>`,
    {
      address: '77 Whitetail Run, Bozeman, MT 59718',
      price: '842000 USD',
      beds: 3,
      baths: 2.5,
      area: '2120 square feet',
      lotSize: '0.5 acres',
      garage: 3,
    },
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SingleFamilyResidence","name":"91 Whitetail Run","numberOfBedrooms":5,"floorSize":{"@type":"QuantitativeValue","value":3400,"unitCode":"FTK"},"address":{"@type":"PostalAddress","streetAddress":"91 Whitetail Run","addressLocality":"Bozeman","addressRegion":"MT","postalCode":"59718"}}</script>`,
  ),
  page(
    'page data with a smaller area than the page shows',
    `<h1>1909 Larch Ave, Eugene, OR 97405</h1><div>$489,000</div><div>3 beds 2 baths 1,774 sq ft</div><p>Mid-century home with a daylight basement and a deck in the trees.</p>`,
    {
      address: '1909 Larch Ave, Eugene, OR 97405',
      price: '489000 USD',
      beds: 3,
      baths: 2,
      area: 'open',
      propertyType: 'house',
    },
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SingleFamilyResidence","numberOfBedrooms":3,"numberOfBathroomsTotal":2,"floorSize":{"@type":"QuantitativeValue","value":1152,"unitCode":"FTK"},"address":{"@type":"PostalAddress","streetAddress":"1909 Larch Ave","addressLocality":"Eugene","addressRegion":"OR","postalCode":"97405"}}</script>`,
  ),
  reading(
    'json',
    'a record of a feed with its own status and garage',
    JSON.stringify({
      ListPrice: 359900,
      StandardStatus: 'Active Under Contract',
      UnparsedAddress: '418 Old Mill Ct, Greer, SC 29650',
      BedroomsTotal: 4,
      BathroomsFull: 2,
      BathroomsHalf: 1,
      LivingArea: 2260,
      LivingAreaUnits: 'Square Feet',
      LotSizeAcres: 0.24,
      YearBuilt: 2007,
      PropertySubType: 'Single Family Residence',
      GarageSpaces: 2,
      AssociationFee: 420,
      AssociationFeeFrequency: 'Annually',
    }),
    {
      address: '418 Old Mill Ct, Greer, SC 29650',
      price: '359900 USD',
      beds: 4,
      baths: 2.5,
      area: '2260 square feet',
      lotSize: '0.24 acres',
      yearBuilt: 2007,
      propertyType: 'house',
      status: 'pending',
      garage: 2,
      hoa: '420 USD per year',
    },
  ),
  typed(
    'a sheet of a system whose labels and values are in blocks',
    `Listing Detail
Address
2207 N 61st Ave
Omaha, NE 68104
List Price
$214,900
Status
Active
Beds
3
Total Baths
2
Fin SqFt
1,508
Year Built
1952
Style
1.5 Story
Garage
1 Detached
Lot Size
50 x 135
Taxes
$3,204
Tax Year
2023`,
    {
      address: '2207 N 61st Ave, Omaha, NE 68104',
      price: '214900 USD',
      beds: 3,
      baths: 2,
      area: '1508 square feet',
      yearBuilt: 1952,
      garage: 1,
    },
  ),
  page(
    'a table of taxes with its year beside a year of construction',
    `<h1>904 Elmwood Ave</h1><p>Wilmette, IL 60091</p><p>$749,000</p>
     <table><tr><th>Beds</th><th>Baths</th><th>Sq ft</th><th>Built</th></tr><tr><td>4</td><td>2.1</td><td>2,305</td><td>1928</td></tr></table>
     <table><tr><th>Taxes</th><th>Year</th><th>Exemptions</th></tr><tr><td>$14,870</td><td>2022</td><td>Homeowner</td></tr></table>
     <p>Brick Georgian with a slate roof and a sunroom, two blocks from the train.</p>`,
    {
      address: '904 Elmwood Ave, Wilmette, IL 60091',
      price: '749000 USD',
      beds: 4,
      baths: 2.5,
      area: '2305 square feet',
      yearBuilt: 1928,
    },
  ),
  typed(
    'a sheet with an age of taxes below a bare year',
    `MLS 5544120  |  $189,500  |  Active
1217 S Grant St, Casper, WY 82601
Beds 3 | Baths 2 | SqFt 1,820 | Garage 1
Taxes 1,102 | Year 2023 | Zoning R-2
Raised ranch, built 1959, with a new furnace.`,
    {
      address: '1217 S Grant St, Casper, WY 82601',
      price: '189500 USD',
      beds: 3,
      baths: 2,
      area: '1820 square feet',
      yearBuilt: 1959,
      propertyType: 'house',
      garage: 1,
    },
  ),
  page(
    'a duplex unit with facts of the whole building',
    `<h1>418 Maple St Unit B, Burlington, VT 05401</h1><p>$1,950 / month</p><p>2 bedroom, 1 bath apartment in a three-unit house</p><ul><li>850 sq ft</li><li>Heat included</li><li>Off-street parking for one car</li><li>No smoking</li></ul><p>The house was built in 1905 and has 6 bedrooms in all.</p>`,
    {
      address: '418 Maple St Unit B, Burlington, VT 05401',
      price: '1950 USD per month',
      beds: 2,
      baths: 1,
      area: '850 square feet',
      yearBuilt: 1905,
      propertyType: 'apartment',
      status: 'for rent',
    },
  ),
  page(
    'an estate with a total of rooms over three dwellings',
    `<h1>12 Deer Path Ln, Katonah, NY 10536</h1><p>$4,750,000</p>
     <p>7 Bedrooms | 8.5 Baths | 9,450 Sq. Ft. | 11.4 Acres</p>
     <p>The main residence has five bedrooms and six and a half baths in 7,800 square feet. A guest cottage has one bedroom and one bath, and an apartment over the four-car garage has another.</p>`,
    {
      address: '12 Deer Path Ln, Katonah, NY 10536',
      price: '4750000 USD',
      beds: 'open',
      baths: 'open',
      area: '9450 square feet',
      lotSize: '11.4 acres',
      garage: 4,
    },
  ),
  typed(
    'an answer of a seller to three questions',
    `Hi, thanks for asking about 390 Fern Hollow Rd in Brevard NC 28712.
1. It's 3 bedrooms and 2 full baths.
2. Heated area is 1,688 square feet, plus a 400 sq ft sunroom that is not heated.
3. It was built in 1983 on 1.3 acres.
We'd like $447,500. No agents please. There is a two-car carport but no garage.`,
    {
      address: '390 Fern Hollow Rd, Brevard, NC 28712',
      price: '447500 USD',
      beds: 3,
      baths: 2,
      area: '1688 square feet',
      lotSize: '1.3 acres',
      yearBuilt: 1983,
    },
  ),
  page(
    'a flat in a list of a portal in Germany',
    `<h1>Helle 3-Zimmer-Wohnung mit Balkon</h1><p>Lindenallee 14, 50968 Köln</p><dl><dt>Kaufpreis</dt><dd>389.000 €</dd><dt>Wohnfläche</dt><dd>82,5 m²</dd><dt>Zimmer</dt><dd>3</dd><dt>Schlafzimmer</dt><dd>2</dd><dt>Badezimmer</dt><dd>1</dd><dt>Baujahr</dt><dd>1994</dd><dt>Hausgeld</dt><dd>298 €</dd></dl><p>Die Wohnung liegt im zweiten Stock eines gepflegten Hauses.</p>`,
    {
      address: 'Lindenallee 14, 50968 Köln',
      price: '389000 EUR',
      beds: 2,
      baths: 1,
      area: '82.5 square meters',
      yearBuilt: 1994,
      propertyType: 'apartment',
    },
  ),
  page(
    'a house that was moved and rebuilt, with three years',
    `<h1>2 Chapel Ln, Woodstock, VT 05091</h1><p>$1,390,000</p><p>Beds: 3 • Baths: 3 • Sq Ft: 2,744 • Acres: 6.2</p><p>The frame dates from about 1790 and was moved here in 1988. A wing was added in 2006. Attached two-car barn garage.</p>`,
    {
      address: '2 Chapel Ln, Woodstock, VT 05091',
      price: '1390000 USD',
      beds: 3,
      baths: 3,
      area: '2744 square feet',
      lotSize: '6.2 acres',
      garage: 2,
    },
  ),
  typed(
    'a post about a house with a price that dropped twice',
    `PRICE DROP!! 😱 Was $365k, then $355k, NOW $345,000!
609 Palisade Dr, Yukon, OK 73099
4bd/2ba/2car, 2,050sf, built 2013
Storm shelter in garage floor. .19ac lot. Seller pays 5k closing. Ask for Tina`,
    {
      address: '609 Palisade Dr, Yukon, OK 73099',
      price: '345000 USD',
      beds: 4,
      baths: 2,
      area: '2050 square feet',
      lotSize: '0.19 acres',
      yearBuilt: 2013,
      garage: 2,
    },
  ),
];
