import { reading } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Printouts, and a mail with several years. */
export const ninthTextsKindsCases: readonly ReadingCase[] = [
  reading(
    'typed',
    'a customer sheet with labels in capitals',
    `RESIDENTIAL CUSTOMER SHEET
ADDR  77 Pinecone Loop            CITY  Flagstaff     ST  AZ    ZIP  86004
STATUS  Active    LP  $612,000    OLP  $629,000    DOM  41
BR  4     FB  2     HB  1     TOT RMS  10     STORIES  2
SQFT  2,388     SRC  Assessor     YR BLT  1999     YR REMOD  2018
AC  0.37     GAR  2     CARPORT  1     HEAT  Gas     COOL  None
HOA  Y     HOA FEE  $45     HOA FREQ  Monthly
RMKS  Ponderosa pines on all sides, a river-rock fireplace and a deck off the kitchen. Loft over the great room.
AGENT RMKS  Seller will look at all terms. Key box on the rail, alarm 2213.`,
    {
      address: '77 Pinecone Loop, Flagstaff, AZ 86004',
      price: '612000 USD',
      beds: 4,
      baths: 2.5,
      area: '2388 square feet',
      lotSize: '0.37 acres',
      yearBuilt: 1999,
      status: 'for sale',
      hoa: '45 USD per month',
      garage: 2,
      script: /Ponderosa pines/,
      scriptNot: /2213|all terms|629,000/,
      all: true,
    },
  ),
  reading(
    'typed',
    'a sheet that lost its gaps in copying',
    `MLS 448120 Status Active LP $289,000
1209 Harvester St, Ames, IA 50010
BR 3 FB 1 HB 1 SqFt 1,344 Yr Blt 1966
Lot SqFt 9,100 Gar 2 Heat FA Bsmt Full
Taxes 3,812 Tax Yr 2024 HOA N
Public Remarks
Brick front ranch with oak floors and a sunroom.
Showing Instructions
Call office, large dog in the basement.`,
    {
      address: '1209 Harvester St, Ames, IA 50010',
      price: '289000 USD',
      beds: 3,
      baths: 1.5,
      area: '1344 square feet',
      lotSize: '9100 square feet',
      yearBuilt: 1966,
      propertyType: 'house',
      status: 'for sale',
      garage: 2,
      scriptNot: /large dog/,
      all: true,
    },
  ),
  reading(
    'typed',
    'a sheet with an annual fee and a half bath',
    `MLS#: 7712093        Status: A        Price $455,000
5 Whippoorwill Ln  Candler NC 28715
Bedrooms 3   Full Bath 2   Half Bath 1   Above Grade SqFt 1,980   Below Grade SqFt 640
Acres 1.12   Year Built 1986   Garage 2   Carport 0   Style Cape Cod
Assoc Fee $150   Frequency Annually   Tax Value $398,200   Deed Ref 4410/221
Heat Heat Pump   Floors Wood, Tile   Roof Shingle   Water Well`,
    {
      address: '5 Whippoorwill Ln, Candler, NC 28715',
      price: '455000 USD',
      beds: 3,
      baths: 2.5,
      area: '1980 square feet',
      lotSize: '1.12 acres',
      yearBuilt: 1986,
      propertyType: 'house',
      hoa: '150 USD per year',
      garage: 2,
      misses: ['propertyType'],
      scriptNot: /398,200/,
      all: true,
    },
  ),
  reading(
    'typed',
    'a sheet of a duplex with a line for each unit',
    `Type Duplex    Status Active    List Price $410,000    MLS 99120
Addr 77 Warsaw St   City Utica   State NY   Zip 13502
Units 2   Year Built 1910   Lot Dim 40x120   Garage 1
Unit 1  BR 3  FB 1  HB 0  SqFt 1,150  Rent $1,200
Unit 2  BR 2  FB 1  HB 0  SqFt 980  Rent $1,050`,
    {
      address: '77 Warsaw St, Utica, NY 13502',
      price: '410000 USD',
      beds: 'open',
      yearBuilt: 1910,
      propertyType: 'multi-family home',
      status: 'for sale',
      garage: 1,
      all: true,
    },
  ),
  reading(
    'typed',
    'a mail with the years of the barn and the kitchen',
    `Hi Tom, please make a short clip for 19 Sparrow Lane, Keene, NH 03431. It's a 1938 cape with three bedrooms and one and a half baths, 1,510 square feet. The barn went up in 1989 and the kitchen was redone in 2016. We're dropping it to $329,900 on Monday. The lot is just over 0.6 acres.`,
    {
      address: '19 Sparrow Lane, Keene, NH 03431',
      price: '329900 USD',
      beds: 3,
      baths: 1.5,
      area: '1510 square feet',
      lotSize: '0.6 acres',
      yearBuilt: 1938,
      propertyType: 'house',
      all: true,
    },
  ),
];
