import type { PricePeriod } from '../../../domain/facts/index.ts';
import type { Price, PropertyType, Size } from '../listings/facts.ts';
import type { ListingStatus } from '../listings/text/status.ts';
import { say, type Sentence } from '../../../words/index.ts';
import { figureOf, sizeFigure } from './spoken.ts';

/** Formats facts as a screen shows them, in the language of its reader. A script has its words from `spoken.ts`. */

const statuses: Readonly<Record<ListingStatus, Sentence>> = {
  'for sale': say('LISTING_FOR_SALE'),
  'for rent': say('LISTING_FOR_RENT'),
  pending: say('LISTING_PENDING'),
  sold: say('LISTING_SOLD'),
  auction: say('LISTING_AUCTION'),
  'off market': say('LISTING_OFF_MARKET'),
  share: say('LISTING_SHARE'),
  'coming soon': say('LISTING_COMING_SOON'),
};

const types: Readonly<Record<PropertyType, Sentence>> = {
  house: say('PROPERTY_HOUSE'),
  townhouse: say('PROPERTY_TOWNHOUSE'),
  condo: say('PROPERTY_CONDO'),
  apartment: say('PROPERTY_APARTMENT'),
  'multi-family home': say('PROPERTY_MULTI_FAMILY'),
  'manufactured home': say('PROPERTY_MANUFACTURED'),
  land: say('PROPERTY_LAND'),
  office: say('PROPERTY_OFFICE'),
  'retail space': say('PROPERTY_RETAIL'),
  warehouse: say('PROPERTY_WAREHOUSE'),
  'commercial property': say('PROPERTY_COMMERCIAL'),
  property: say('PROPERTY_ANY'),
};

const periods: Readonly<Record<PricePeriod, (price: string) => Sentence>> = {
  month: (price) => say('PRICE_PER_MONTH', { price }),
  quarter: (price) => say('PRICE_PER_QUARTER', { price }),
  year: (price) => say('PRICE_PER_YEAR', { price }),
  week: (price) => say('PRICE_PER_WEEK', { price }),
  night: (price) => say('PRICE_PER_NIGHT', { price }),
  'square foot per year': (price) => say('PRICE_PER_SQUARE_FOOT_AND_YEAR', { price }),
  'square foot per month': (price) => say('PRICE_PER_SQUARE_FOOT_AND_MONTH', { price }),
};

const sizes: Readonly<Record<Size['unit'], (value: string) => Sentence>> = {
  'square feet': (value) => say('SIZE_SQUARE_FEET', { value }),
  'square meters': (value) => say('SIZE_SQUARE_METERS', { value }),
  acres: (value) => (value === '1' ? say('SIZE_ACRE') : say('SIZE_ACRES', { value })),
  hectares: (value) => (value === '1' ? say('SIZE_HECTARE') : say('SIZE_HECTARES', { value })),
};

export const shownStatus = (status: ListingStatus): Sentence => statuses[status];
export const shownType = (type: PropertyType): Sentence => types[type];
export const shownSize = ({ value, unit }: Size): Sentence => sizes[unit](sizeFigure(value));

/** "$1,250,000", "749,900 CAD", "$2,150 per month". */
export function shownPrice({ amount, currency, per }: Price): Sentence | string {
  const price = figureOf(amount, currency);
  return per === undefined ? price : periods[per](price);
}
