import { regex } from '../../../../domain/regex.ts';
import type { PropertyType } from '../facts.ts';
import { isLimit } from './limits.ts';
import { acreCounts } from './sizes.ts';

/** Names of property types where a place states the type: a label, a category of structured data, a headline. */
const names: readonly (readonly [PropertyType, RegExp])[] = [
  [
    'townhouse',
    /\btown\s?-?(?:house|home)s?\b|\browhouse\b|\brow (?:house|home)\b|\bterraced\b|\b(?:end|mid|end of)[- ]terrace\b|\bterrace(?= (?:house|home|property|for sale|to rent))|\btownhome\b|\badosad[oa]\b/i,
  ],
  [
    'multi-family home',
    /\bmulti-?\s?family\b|\b(?:two|three|four|[2-4])[- ]family\b|\bduplex(?! apartment| flat)\b|\btriplex\b|\b(?:four|quad)plex\b|\bresidential income\b|\b[2-9][- ]units?(?: building)?\b/i,
  ],
  [
    'manufactured home',
    /\bmobile ?\/ ?manufactured\b|\bmanufactured ?\/ ?mobile\b|\bmanufactured (?:home|house|housing|in park|on land)\b|^manufactured$|\bmobile home\b(?! park)|\b(?:double|single|triple)[- ]?wide\b/i,
  ],
  ['condo', /\bcondo(?:minium)?s?\b|\bpenthouse\b|\bloft\b|\bstrata\b/i],
  ['office', /\boffices?\b|\bcoworking\b/i],
  ['retail space', /\bretail\b|\bstorefront\b|\bshop (?:space|unit)\b|\brestaurant\b/i],
  ['warehouse', /\bwarehouses?\b|\bindustrial\b|\bdistribution cent(?:er|re)\b/i],
  ['commercial property', /\bcommercial\b|\bmixed[- ]use\b|\bbusiness\b/i],
  [
    'land',
    regex('i')`
      \b(?:vacant|raw|residential|unimproved|undeveloped|development) (?:land|lot|parcel)\b
      |\bbuilding (?:lot|plot)\b|\bland (?:for sale|auction|/ ?lot)\b|\blots?(?: ?[/&] ?| and )land\b
      |(?<!\b(?:w/|with) ?)\bacreage\b|^lots?$|^land$|\bhomesite\b|^plot\b|\bterreno\b|\bplot for sale\b
    `,
  ],
  [
    'apartment',
    /\bapartments?\b(?! style)|\bco[- ]?op\b|(?<!style\/)\bflats?\b|\bmaisonette\b|\bstudio\b|\bapartamento\b|\bappartamento\b|\bpiso\b|\bdepartamento\b|\b\w*wohnung\b|\bbovenwoning\b|\bappartement\b/i,
  ],
  [
    'house',
    regex('i')`
      \bsingle[- ]?family(?:residence|detached)?\b|\bhouses?\b|\bbungalow\b|\bvilla\b|\bcottage\b
      |\bcraftsman\b|\b(?:semi-?)?detache?d\b|\bfarmhouse\b|\bcolonial\b|\branch[- ](?:house|home|style)\b
      |\bresidential$|\bsf[rdh]\b|\bres-sf\b|\(sf\)|\bcasas?\b|\bmoradia\b|\bsemi-d\b|\bmaison\b|\bhaus\b
      |\bcabin\b|\bchalet\b
    `,
  ],
];
/** Words near a home's description that are not its type. */
const elsewhere =
  /\b(?:near|next to|close to|beside|opposite|by the|home|walk to|minutes? (?:to|from)|former|converted|guest|club|ware|farm|court|green|carriage|pool|tree|play|light|open|town|post|school|ale|public)[\s-]*$/i;

/** The type that a category, a label's value or a headline names; the first in the table. */
export function propertyTypeIn(text: string): PropertyType | undefined {
  return names.find(([, pattern]) => {
    const match = pattern.exec(text);
    return match !== null && !elsewhere.test(text.slice(0, match.index));
  })?.[0];
}

const typeLabel = regex()`
  ^(?:
    property|prop|p|home|house|building|listing|unit|dwelling|residence|object|struct(?:ure)?|space
  )?\s?(?:sub[- ]?)?typ(?:es?)?(?: of (?:property|home)| (?:one|two))?$
  |^(?:(?:property|home) )?(?:sub-?type|style)$|^ownership$|^category$|^class$|^housing type$|^property$|^use type$
  |^(?:mls|listing|compass|ownership|style) type$
  |^(?:
    tipologia|tipo (?:de|di) (?:inmueble|vivienda|propiedad|immobile|im[óo]vel)|objektart|type de bien
    |soort (?:appartement|woonhuis)
  )$
`;

export const isTypeLabel = (label: string): boolean => typeLabel.test(label);

/** A short line that says nothing but the type, e.g. "Single Family Residence" or "Office for lease". */
const bareType = regex('i')`
  ^(?:\d/\d(?:\.\d)? )?(?:sf[rdh]|res-sf)$
  |^(?:
    (?:\d+\s?-?\s?(?:bed(?:room)?s?|bd|br)\s|\d{1,2}/\d(?:\.\d)?\s)?(?:
      new |luxury |modern |(?:link-|semi-)?detached |terraced |end |mid |residential |attached |vacant[ ]
      |undeveloped |industrial |freestanding[ ]
    )*
  )?
  (?:
    single[- ]?family(?: (?:home|residence|house|detached))?(?: (?:w/|with) acreage)?
    |mobile ?/ ?manufactured(?: home)?|manufactured ?/ ?mobile(?: home)?|house|home|ranch (?:home|house)|bungalow|villa|cottage
    |condo(?:minium)?|co-?op(?:erative)?(?: apartment)?|townhouse|townhome|row ?/ ?townhouse
    |(?:log )?cabin|apartment|flat|penthouse|duplex|triplex|fourplex|multi[- ]?family(?: home)?
    |(?:two|three|four|[2-4])[- ]family(?: home| house)?|land|lots?/land|(?:vacant|building) lot
    |office(?: space)?|retail(?: / restaurant)?(?: space)?|warehouse|industrial(?: space)?
    |commercial(?: property| space)?|detached|semi-detached|semi-d|terraced|maisonette|studio|farm
    |manufactured(?: home)?|mobile home|casa|chalet|adosado|apartamento|departamento|piso|terreno
  )
  (?:
    [ ](?:
      for (?:sale|rent|lease)|to (?:rent|let)|en (?:venta|alquiler|renta)
      | ?in (?!the |an? |good |need )[\w .'-]{3,30}|at \d[\w .'#-]{3,40}
    )
  )?$
`;

/** The type, where a line holds nothing else; undefined for every other line. */
export function bareTypeIn(text: string): PropertyType | undefined {
  const line = text
    .replace(/[.!]$/, '')
    .replace(/\s[-–]\s(?:(?:high|mid|low)[- ]rise|garden(?:[- ]style)?|free-?standing)$/i, '')
    .replace(/^[\d.,]+ ?(?:sf|sq\.? ?ft\.?|square feet) (?:of )?(?!lot|land)/i, '')
    .trim();
  return bareType.test(line) ? (propertyTypeIn(line) ?? undefined) : undefined;
}

const counted = regex('i')`
  \b(?:[1-9]|one|two|three|four|five|six)[\s-]?(?:bed(?:room)?s?|brs?|bd)\b[\s,/&+-]*(?:
    (?:and )?(?:
      [1-9](?:\.\d)?|one|two|three|four|five
    )(?:[\s-]and[\s-]a[\s-]half)?[\s-]?(?:full )?(?:bath(?:room)?s?|ba)\b[\s,/]*
  )?
  (?:[\d,]+ ?(?:sf|sq\.? ?ft\.?|square feet) )?(?:[a-z-]+ ){0,2}?(?<type>
    town ?house|townhome|condo(?:minium)?|house|farmhouse|bungalow|ranch(?:er)?|rnch|rambler|colonial|cottage
    |apartment|tudor|victorian|craftsman|split[- ]level|cape(?: cod)?(?=[,.]| (?:with|in|on|style)\b)
  )\b
`;

/** The type that follows the counts of a home's rooms: "3BR/2BA brick rancher", "three-bedroom townhouse". */
export function countedTypeIn(text: string): PropertyType | undefined {
  const match = counted.exec(text);
  if (
    match === null ||
    isLimit(text.slice(0, match.index), '') ||
    /\b(?:guest|second|separate|next|neighbou?r\w*|plus|rental)\b[^.]{0,30}$/i.test(text.slice(0, match.index))
  )
    return undefined;
  const type = match.groups?.['type'] ?? '';
  return propertyTypeIn(type) ?? 'house';
}

const noMore =
  '(?! (?:homes|communit|complex|neighbo|association|building|project|development|zon|lots?\\b|rules|style|museum|alternative|prices|market|plans?\\b))';
const summed = new RegExp(
  `\\b(?:this|(?:is|welcome to) an?) (?:(?!(?:for|to|of|in|on|near|with|by|from|beside|behind) )[\\w'’-]+,? ){0,4}?(?<type>single[- ]family|town ?house|townhome|condo(?:minium)?|manufactured home|house|bungalow|duplex)\\b${noMore}|^an? (?<first>single[- ]family) home\\b`,
  'i',
);

/** The type that a sentence about the whole home names: "this house was drawn around its view". */
export function summedTypeIn(sentence: string): PropertyType | undefined {
  const match = summed.exec(sentence);
  const { type, first = '' } = match?.groups ?? {};
  return match === null || elsewhere.test(match[0].slice(0, -(type ?? '').length))
    ? undefined
    : propertyTypeIn(type ?? first);
}

/** The type where a sentence says what is for sale or for lease: "3 bed house for sale", "office space for lease". */
export function offeredTypeIn(text: string): PropertyType | undefined {
  const match =
    /^.{0,90}?\b(?:for (?:sale|rent|lease)|to (?:rent|let)|available(?: for lease)?|en (?:venta|alquiler|renta))\b/i.exec(
      text,
    );
  if (
    match === null ||
    /\b(?:homes|houses|properties|listings|condos|apartments|casas|pisos|apartamentos|propiedades)\s+(?:for|to|en)\b/i.test(
      match[0],
    )
  )
    return undefined;
  return propertyTypeIn(match[0]);
}

const kinds = `(?:${[
  'single[- ]family(?: (?:home|house|residence))?',
  '(?:two|three|four|[2-4])[- ]family(?: (?:home|house))?',
  '(?:side[- ]by[- ]side )?(?:duplex|triplex|four-?plex)',
  'town ?house|townhome|row ?house|condo(?:minium)?|(?:studio )?apartment',
  '(?:manufactured|mobile) home|(?:double|single|triple)[- ]?wide(?: (?:manufactured|mobile) home)?',
  'house|farmhouse|bungalow|ranch(?:er)?|rambler|colonial|craftsman|cape(?: cod)?|tudor|victorian|split[- ]level',
  'cottage|(?:log )?cabin|a-frame',
  'multi-?family (?:property|home|building)|office (?:building|suite)|warehouse|retail space|storefront',
  '(?:vacant|raw|unimproved) land',
  '(?:vacant |building |wooded )+(?:parcel|lot)',
].join('|')})`;
const endOfKind =
  '(?=$|[.,;!)…]| (?:in|on|at|with|for|built|from|that|of|by|and|has|gives|offers|set|sits|near|close|ready|looks|lives|comes|features|formerly)\\b)';
/** Words before the type that say no more than how it is. */
const described =
  "(?:(?!(?:near|next|to|behind|beside|for|of|from|and|with|not|no|by|at|in|on|like(?!-)|than|guest|open|pool|tree|carriage|neighbou?r\\w*)\\b)[\\p{L}\\d'’,-]+ )";
/** Words that make it a part of the home, or another one. */
const partly =
  '(?:basement|in-law|separate|detached (?:studio|apartment|cottage|guest|office)|second|additional|extra|rental|another|rear|back|upstairs|downstairs|garage|bonus|every|each|one|similar|existing|tenant|neighbou?r\\w*|hunting|club|model|fixer)';
const told = regex('iu')`
  (?:^|[.!?:]\s|\d{5},\s|\s-\s|,\s(?:but )?(?=this\s))
  (?<lead>
    (?:
      it['’]s|it is|this(?: one)? is
      |[^.!?:]{0,30}\b(?:house|home|place|property)(?: at [^.]{5,70})? is
    ) (?:an?|the)[ ]
    |this[ ]
    |(?!the (?:[\w-]+ ){0,2}(?:office|warehouse|retail|storefront))(?!(?:${described}){0,4}${partly}\b)(?:an? )?
  )
  ${described}{0,4}?(?<type>${kinds}${endOfKind})
`;
/** "My other place is a condo" */
const ofOthers = /\b(?:other|old|next|last|former|previous|their|his|her|neighbou?r\S*)\b/i;
/** "The house went up in 1931" */
const theHouse =
  /(?:^|[.!?]\s)the house (?:went|has|was|is|sits|stands|faces|measures|offers)\b|\b(?:in|of|sell(?:ing)?) (?:this|our) house\b/i;

/** "Single family, uh, ranch.", "a neighborhood of single-family homes with a pool" */
const ofFamily =
  /(?:^|[.!?]\s(?:\p{Extended_Pictographic}\s)?)single[- ]family(?: (?:home|house|residence|detached))?(?=[.,;]|$)|\b(?:neighbou?rhood|community) of single[- ]family homes(?! and (?:town|condo)| &|,)/iu;

/** "The townhouse was built in 2014", "this 815 sq ft condo can be yours" */
const named = new RegExp(
  `(?:^|[.!?:]\\s|,\\s)(?:the|this) (?!(?:[\\w-]+ ){0,2}(?:main|old|original|guest|pool|carriage|model|next|other|tenant)\\b)${described}{0,4}?(?<type>town ?house|townhome|condo(?:minium)?|duplex|triplex|four-?plex|(?:manufactured|mobile) home)(?= (?:was|is|can|has)\\b| \\()`,
  'iu',
);
/** "40 acres of farm land", "this 0.48-acre building lot" */
const ofLand = new RegExp(
  `^(?!.*\\b(?:borders?|backs?|adjoin\\w*|next to|near)\\b).*(?:\\b(?:\\d[\\d.,]*|${acreCounts}) acres? (?:of (?:[a-z]+ )?land|, (?:raw|vacant) land)\\b|\\bacres?, (?:raw|vacant) land\\b|\\bacre building (?:lot|site)\\b)`,
  'is',
);

/** The type that a sentence of a mail or note gives the home: "It's a 1962 ranch", "This single-family home". */
export function toldTypeIn(text: string): PropertyType | undefined {
  if (ofLand.test(text)) return 'land';
  if (ofFamily.test(text)) return 'house';
  const { type, lead = '' } = (told.exec(text) ?? named.exec(text))?.groups ?? {};
  if (type === undefined || ofOthers.test(lead)) return undefined;
  return propertyTypeIn(type) ?? 'house';
}

const shared =
  /\b(?:condo\w*|apartments?|units?|town ?houses?|townhomes?|flats?|duplex|triplex|fourplex|co-?op|loft|cabin)\b/i;

/** Whether sentences call the home "the house", and none names a unit or another kind of home. */
export const tellsOfHouse = (texts: readonly string[]): boolean =>
  texts.some((text) => theHouse.test(text)) && !texts.some((text) => shared.test(text));
