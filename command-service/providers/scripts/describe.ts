import { shownPrice, shownSize, shownStatus, shownType } from './shown.ts';
import type { FactName, Listing, PropertyFacts } from '../listings/facts.ts';
import type { ScriptFact } from './port.ts';
import { say, type Sentence } from '../../../words/index.ts';

type Show = (facts: PropertyFacts) => Sentence | string | undefined;

/** Label and value of each fact, in the order of the screen. */
const shown: readonly (readonly [FactName, Sentence, Show])[] = [
  ['address', say('FACT_ADDRESS'), ({ address }) => address],
  ['status', say('FACT_STATUS'), ({ status }) => status && shownStatus(status)],
  ['price', say('FACT_PRICE'), ({ price }) => price && shownPrice(price)],
  ['beds', say('FACT_BEDROOMS'), ({ beds }) => beds?.toString()],
  ['baths', say('FACT_BATHROOMS'), ({ baths }) => baths?.toString()],
  ['area', say('FACT_SIZE'), ({ area }) => area && shownSize(area)],
  ['lotSize', say('FACT_LOT'), ({ lotSize }) => lotSize && shownSize(lotSize)],
  ['yearBuilt', say('FACT_YEAR_BUILT'), ({ yearBuilt }) => yearBuilt?.toString()],
  ['propertyType', say('FACT_PROPERTY_TYPE'), ({ propertyType }) => propertyType && shownType(propertyType)],
  ['hoa', say('FACT_DUES'), ({ hoa }) => hoa && shownPrice(hoa)],
  ['garage', say('FACT_GARAGE'), ({ garage }) => garage?.toString()],
  ['features', say('FACT_FEATURES'), ({ features }) => features?.join('; ')],
  ['description', say('FACT_DESCRIPTION'), ({ description }) => description],
  [
    'agent',
    say('FACT_OFFERED_BY'),
    ({ agent }) => agent && [agent.name, agent.company, agent.phone].filter((part) => part !== undefined).join(', '),
  ],
];

/** The facts of a listing as the screen shows them, each with its source. Pictures are shown separately. */
export function describeFacts({ facts, sources }: Listing): readonly ScriptFact[] {
  return shown.flatMap(([key, name, show]) => {
    const value = show(facts);
    return value === undefined ? [] : [{ name, value, source: sources[key] ?? '' }];
  });
}
