import { reading } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** The kinds that the tenth writer's texts showed, in other words. */
export const tenthTextsKindsCases: readonly ReadingCase[] = [
  reading(
    'typed',
    'a mail whose signature has the address of an office, above the mail that it forwards',
    'Subject: 77 Larch Road\n\nHi Sam,\nThe owners moved, so please go with the new price: $415,000.\n\nBest,\nTina Okafor\nRiver Bend Homes\n220 Main St, Dover, DE 19901\n\nFrom: Tina Okafor\nDate: Mon, Mar 3, 2025\nSubject: new listing - 77 Larch Road\n\n77 Larch Road, Dover, DE 19904\nListed at $429,000\n3 bedrooms, 2 baths, 1,640 square feet, built 1988',
    {
      address: '77 Larch Road, Dover, DE 19904',
      price: '415000 USD',
      beds: 3,
      baths: 2,
      area: '1640 square feet',
      yearBuilt: 1988,
      all: true,
    },
  ),
  reading(
    'typed',
    'two sizes of two sources in a sentence',
    '18 Fern Street, Athens, GA 30601. Asking $310,000. Three bedrooms and two baths, built in 1972. An appraiser measured 1,480 square feet, although the tax card shows 1,366.',
    {
      address: '18 Fern Street, Athens, GA 30601',
      price: '310000 USD',
      beds: 3,
      baths: 2,
      area: 'open',
      yearBuilt: 1972,
      all: true,
    },
  ),
  reading(
    'typed',
    'a unit of a house for two families',
    '$1,400 a month - lower unit in a two-family, 9 Birch Ave, Troy, NY 12180. 2 bedrooms, 1 bath, 850 sq ft. The house is from 1921. 12 month lease, deposit $1,400.',
    {
      address: '9 Birch Ave, Troy, NY 12180',
      price: '1400 USD per month',
      beds: 2,
      baths: 1,
      area: '850 square feet',
      yearBuilt: 1921,
      status: 'for rent',
      all: true,
    },
  ),
  reading(
    'typed',
    'land beside a cabin that is not for sale',
    'LAND - Wythe County, Virginia\n640 Ridge Road, Wytheville, VA 24382\nAsking $88,000. 9.4 acres by deed, mostly pasture. Perc test passed for a 4 bedroom septic system. No house on it. Lot 2 with the cabin, 2 bed 1 bath, is not for sale.',
    {
      address: '640 Ridge Road, Wytheville, VA 24382',
      price: '88000 USD',
      lotSize: '9.4 acres',
      propertyType: 'land',
      all: true,
    },
  ),
  reading(
    'typed',
    'a speaker who takes back a count, a year and a size',
    '27 Mill Lane, Salem, OR 97301\nThree bedrooms, sorry, I mean four bedrooms, with two full baths and a half bath. Built in 1984, wait, 1985. It is 2,100 square feet, scratch that, 2,010 square feet. Asking $389,000.',
    {
      address: '27 Mill Lane, Salem, OR 97301',
      price: '389000 USD',
      beds: 4,
      baths: 2.5,
      area: '2010 square feet',
      yearBuilt: 1985,
      all: true,
    },
  ),
  reading(
    'typed',
    'a correction that may be about a part of the home',
    '29 Mill Lane, Salem, OR 97301\nThree bedrooms, I mean four with the den, and two baths. Asking $339,000.',
    { address: '29 Mill Lane, Salem, OR 97301', price: '339000 USD', beds: 'open', baths: 2, all: true },
  ),
  reading(
    'typed',
    'words of a correction before another fact',
    '31 Mill Lane, Salem, OR 97301\nThree bedrooms. Sorry, two bathrooms only. Built in 1950, actually one of the oldest on the lane. Asking $289,000.',
    {
      address: '31 Mill Lane, Salem, OR 97301',
      price: '289000 USD',
      beds: 3,
      baths: 2,
      yearBuilt: 1950,
      all: true,
    },
  ),
];
