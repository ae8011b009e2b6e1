import { isCommercial } from '../../listings/facts.ts';
import type { FactName, PropertyFacts, PropertyType } from '../../listings/facts.ts';
import { spokenAddress, spokenCount, spokenPrice, spokenSize } from '../spoken.ts';
import { wordOfNumber } from '../../../../domain/facts/index.ts';
import type { Choose } from './choose.ts';

/** The lines of every script, in speaking order. A missing figure becomes a placeholder. */
export interface KeyLines {
  readonly opening: string;
  readonly essentials: string;
  readonly price: string;
  /** Year built and lot size, when the listing states them. */
  readonly background?: string;
  /** The background without the year, for a story that says it. */
  readonly lot?: string;
  /** The garage, when the listing counts its cars and does not describe it otherwise. */
  readonly garage?: string;
  /** Dues of an association, when the listing states them. */
  readonly dues?: string;
  readonly closing: string;
}

const nouns: Readonly<Record<PropertyType, string>> = {
  house: 'home',
  townhouse: 'townhouse',
  condo: 'condo',
  apartment: 'apartment',
  'multi-family home': 'multi-family home',
  'manufactured home': 'manufactured home',
  land: 'parcel of land',
  office: 'office',
  'retail space': 'retail space',
  warehouse: 'warehouse',
  'commercial property': 'commercial property',
  property: 'property',
};

/** The noun of the property in the script. */
function nounFor({ propertyType }: PropertyFacts): string {
  return nouns[propertyType ?? 'house'];
}

/** @param open the facts that the listing leaves in doubt: each gets a placeholder */
export function keyLines(facts: PropertyFacts, open: ReadonlySet<FactName>, choose: Choose): KeyLines {
  const background = backgroundLine(facts, open, choose);
  const { yearBuilt: _year, ...undated } = facts;
  const lot = facts.yearBuilt === undefined ? background : backgroundLine(undated, new Set(), choose);
  const garage = garageLine(facts);
  return {
    opening: openingLine(facts, choose),
    essentials: essentialsLine(facts, choose),
    price: priceLine(facts, choose),
    ...(background === undefined ? {} : { background }),
    ...(lot === undefined ? {} : { lot }),
    ...(garage === undefined ? {} : { garage }),
    ...(facts.hoa === undefined ? {} : { dues: `Association or maintenance fees are ${spokenPrice(facts.hoa)}.` }),
    closing: closingLine(facts, choose),
  };
}

function openingLine(facts: PropertyFacts, choose: Choose): string {
  const place = facts.address === undefined ? '[address]' : spokenAddress(facts.address);
  return isCommercial(facts)
    ? choose('opening', [
        `Looking for room to grow? Take a look at ${place}.`,
        `Here is a space that works as hard as you do: ${place}.`,
        `Let me show you what is on offer at ${place}.`,
      ])
    : choose('opening', [
        `Welcome to ${place}.`,
        `Come and take a look at ${place}.`,
        // Nobody steps inside a piece of land.
        ...(facts.propertyType === 'land' ? [] : [`Let me show you around ${place}.`, `Step inside ${place}.`]),
      ]);
}

function essentialsLine(facts: PropertyFacts, choose: Choose): string {
  const noun = nounFor(facts);
  const article = /^[aeiou]/i.test(noun) ? 'an' : 'a';
  if (facts.propertyType === 'land') {
    return `It is ${article} ${noun} of ${facts.lotSize === undefined ? '[lot size]' : spokenSize(facts.lotSize)}.`;
  }
  const size = facts.area === undefined ? '[square footage]' : spokenSize(facts.area);
  if (isCommercial(facts)) {
    const kind =
      facts.propertyType === 'commercial property'
        ? 'commercial space'
        : facts.propertyType === 'office'
          ? 'office space'
          : noun;
    return choose('essentials', [
      `It gives you ${size} of ${kind === 'warehouse' ? 'warehouse space' : kind}, ready to put to work.`,
      `You get ${size} of ${kind === 'warehouse' ? 'warehouse space' : kind} to make your own.`,
    ]);
  }
  const beds = facts.beds === undefined ? '[number of bedrooms] bedrooms' : spokenCount(facts.beds, 'bedroom');
  const baths = facts.baths === undefined ? '[number of bathrooms] bathrooms' : spokenCount(facts.baths, 'bathroom');
  return choose('essentials', [
    `This ${noun} offers ${beds} and ${baths} in ${size} of living space.`,
    `It is ${article} ${noun} with ${beds}, ${baths}, and ${size} of living space.`,
    `Inside this ${noun} are ${beds} and ${baths}, with ${size} of living space in all.`,
  ]);
}

/** The line in place of an asking price when the status leaves none. */
const offers: Readonly<Partial<Record<NonNullable<PropertyFacts['status']>, string>>> = {
  sold: 'It has been sold.',
  pending: 'It is under contract.',
  auction: 'It is offered at auction.',
  'off market': 'It is not on the market at the moment.',
  share: 'What is on offer is a share of it.',
};
const noVisits: ReadonlySet<PropertyFacts['status']> = new Set(['sold', 'pending', 'off market']);

function priceLine({ price, status }: PropertyFacts, choose: Choose): string {
  const offer = status === undefined ? undefined : offers[status];
  if (offer !== undefined) return offer;
  if (status === 'for rent' && price === undefined) return 'The rent is [price].';
  const said = price === undefined ? '[price]' : spokenPrice(price);
  return price?.per === undefined
    ? choose('price', [`It is offered at ${said}.`, `The asking price is ${said}.`, `The price is ${said}.`])
    : choose('rent', [`The rent is ${said}.`, `It is offered for rent at ${said}.`]);
}

function backgroundLine(facts: PropertyFacts, open: ReadonlySet<FactName>, choose: Choose): string | undefined {
  const yearBuilt = facts.yearBuilt ?? (open.has('yearBuilt') ? '[year built]' : undefined);
  const size =
    facts.lotSize === undefined ? (open.has('lotSize') ? '[lot size]' : undefined) : spokenSize(facts.lotSize);
  const lot = facts.propertyType === 'land' || size === undefined ? undefined : `a lot of ${size}`;
  if (yearBuilt !== undefined && lot !== undefined)
    return choose('background', [
      `Built in ${yearBuilt}, it stands on ${lot}.`,
      `It was built in ${yearBuilt} and comes with ${lot}.`,
    ]);
  if (yearBuilt !== undefined) return `It was built in ${yearBuilt}.`;
  return lot === undefined ? undefined : `It comes with ${lot}.`;
}

function garageLine({ garage, description = '', features = [] }: PropertyFacts): string | undefined {
  if (garage === undefined || [description, ...features].some((text) => /\bgarage\b/i.test(text))) return undefined;
  return `It has a ${wordOfNumber(garage) ?? garage}-car garage.`;
}

function closingLine(facts: PropertyFacts, choose: Choose): string {
  const { agent } = facts;
  if (noVisits.has(facts.status)) {
    const who = agent === undefined ? 'get in touch' : `contact ${agent.name}`;
    return choose('closing', [
      `If you are looking for something like it, ${who} today.`,
      `To hear of others like it, ${who} today.`,
    ]);
  }
  const visit = isCommercial(facts) ? 'arrange a walk-through' : 'book a private tour';
  if (agent === undefined) {
    return choose('closing', [
      `To see it for yourself, reach out today and ${visit}.`,
      `Like what you hear? Get in touch today and ${visit}.`,
      `If you can picture yourself here, send a message today and ${visit}.`,
    ]);
  }
  const who =
    agent.company === undefined || agent.company === agent.name ? agent.name : `${agent.name} at ${agent.company}`;
  return choose('closing', [
    `To see it for yourself, contact ${who} today and ${visit}.`,
    `Like what you hear? Call ${who} today and ${visit}.`,
  ]);
}
