import { spokenPrice, spokenSize } from './spoken.ts';
import type { FactName, Listing, PropertyFacts } from '../listings/facts.ts';
import type { ScriptFact } from './port.ts';

type Show = (facts: PropertyFacts) => string | undefined;

/** Label and value of each fact, in the order of the screen. */
const shown: readonly (readonly [FactName, string, Show])[] = [
  ['address', 'Address', ({ address }) => address],
  ['status', 'Status', ({ status }) => status],
  ['price', 'Price', ({ price }) => price && spokenPrice(price)],
  ['beds', 'Bedrooms', ({ beds }) => beds?.toString()],
  ['baths', 'Bathrooms', ({ baths }) => baths?.toString()],
  ['area', 'Size', ({ area }) => area && spokenSize(area)],
  ['lotSize', 'Lot', ({ lotSize }) => lotSize && spokenSize(lotSize)],
  ['yearBuilt', 'Year built', ({ yearBuilt }) => yearBuilt?.toString()],
  ['propertyType', 'Property type', ({ propertyType }) => propertyType],
  ['hoa', 'Association dues', ({ hoa }) => hoa && spokenPrice(hoa)],
  ['garage', 'Garage', ({ garage }) => garage?.toString()],
  ['features', 'Features', ({ features }) => features?.join('; ')],
  ['description', 'Description', ({ description }) => description],
  [
    'agent',
    'Offered by',
    ({ agent }) => agent && [agent.name, agent.company, agent.phone].filter((part) => part !== undefined).join(', '),
  ],
];

/** The facts of a listing as the screen shows them, each with its source. Pictures are shown apart. */
export function describeFacts({ facts, sources }: Listing): readonly ScriptFact[] {
  return shown.flatMap(([key, name, show]) => {
    const value = show(facts);
    return value === undefined ? [] : [{ name, value, source: sources[key] ?? '' }];
  });
}
