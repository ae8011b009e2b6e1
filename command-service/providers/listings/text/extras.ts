import {
  findMoney,
  numberOfWord,
  numberWordPattern,
  type Doubt,
  type MoneyContext,
  type Price,
} from '../../../../domain/facts/index.ts';

import { regex } from '../../../../domain/regex.ts';
import { isLimit } from './limits.ts';

/** Labels in lower case of what an owner pays an association for. */
const duesLabel = regex()`
  ^(?:(?:monthly|mo\.?|quarterly|qtr|annual|yearly|total|est\.?|community|master) )?(?:
    assessments|hoa ?/ ?(?:poa|maintenance)|poa(?: ?/ ?condo)?|hoa|assoc\.?|home ?owners?'? association
    |association|condo(?:minium)?|co-?op|strata|maintenance|common charges?(?: ?/ ?maintenance)?
    |gastos de comunidad|cuota (?:de la asociaci[óo]n|de mantenimiento)(?: \(hoa\))?|[a-z ]{3,30} association
  )
  (?: (?:and|&) maintenance)?(?: (?:fees?|dues|charges?|amount|payment))?(?:
    [ ]?(?:/ ?freq(?:uency)?|/ ?mo(?:nth)?|\(?(?:monthly|quarterly|annual|yearly)\)?)
  )?$
`;
/** Not "taxes $4,390/yr, no HOA". */
const duesInline =
  /^(?!.*\b(?:no hoa|taxes|voluntary|optional|internet|cable|storage|parking)\b)(?:.*\bhoa\b(?! rules)|\W*association [$€£]\d)/i;
/** Periods that a price cannot have: they leave the dues unsaid. */
const otherPeriod = /\bsemi|\bbi-?(?:annual|month|week)|\bone[- ]time\b|\btransfer\b|\bsetup\b|\binitiation\b/i;

/** The label of the period of such dues, when a separate line names it. */
export const isDuesPeriodLabel = (label: string): boolean =>
  /^(?:(?:association|assoc\.?|hoa|condo)(?: fee| dues)? )?(?:(?:pay |fee |dues |billing )?freq(?:uency)?|pmt sched|period|includes period)$|^per$|^(?:(?:association|assoc\.?|hoa) )?(?:fee|dues)? ?paid$/.test(
    label,
  );

/** A period that such a label has as its value. */
export const isPeriod = (text: string): boolean =>
  /^(?:monthly|quarterly|(?:semi-?)?annual(?:ly)?|yearly|per (?:month|quarter|year))$/i.test(text);

/** "Maintenance (cuota de mantenimiento)": a label with its translation. */
const translation = / \((?:cuota|gastos)[^)\d]{0,30}\)$/;

export const isDuesLabel = (label: string): boolean => duesLabel.test(label.replace(translation, ''));

/** Dues with their period, from a label's value or from a line such as "$25/mo HOA"; undefined for other texts. */
export function duesIn(
  label: string,
  text: string,
  context: MoneyContext,
): { readonly price: Price; readonly doubt?: Doubt } | undefined {
  // A special assessment, and that of a tax, have no month.
  const isLabelled = isDuesLabel(label) || (label === 'assessment' && periodIn(text) === 'month');
  if (!isLabelled && !(label === '' && (text.length <= 40 || /^hoa \$?\d/i.test(text)) && duesInline.test(text)))
    return undefined;
  if (otherPeriod.test(`${label} ${text}`)) return undefined;
  // "HOA: 512/mo"
  const bare =
    /^(?:hoa )?(\d[\d,.]*\s?\/\s?(?:mo|month|qtr|quarter|yr|year))\b/i.exec(text)?.[1] ??
    /^\d{2,4}(?:\.\d\d)? (?:monthly|quarterly|annually|yearly|month|quarter|year)$/i.exec(text)?.[0];
  const [found, ...others] = findMoney(bare === undefined ? text : `$${bare}`, context);
  if (found === undefined || others.length > 0 || found.negative === true || found.price.amount <= 0) return undefined;
  const per = found.price.per ?? periodIn(`${label} ${text}`);
  const price = { ...found.price, ...(per === undefined ? {} : { per }) };
  return { price, ...(per === undefined ? { doubt: 'period' as const } : {}) };
}

const duesInSentence = regex('i')`
  \b(?:
    hoa|(?:hoa|association|condo|strata|maintenance) (?:fees?|dues)
    |(?<!\b(?:club|golf|beach|marina|pool|lake|optional|voluntary) )dues
    |(?<!\b(?:tax|special|county|city) )assessments|association|(?<!\b(?:road|roof|lawn|yard) )maintenance|common charges
  )
  \s(?:on (?:this|the) [\w -]{3,30} )?(?:(?:is|are|of|runs?|asks(?: for)?|charges|collects|costs)\s)?(?:(?:about|only|just|the usual)\s)?(
    \$[\d,.]+\d\s?(?:(?:/|per|an?|every)\s?(?:mo|month|quarter|qtr|year|yr)\b|monthly|quarterly|annually|yearly)
  )
`;

/** The period before the name: "the monthly assessment is $1,386". */
const duesOfPeriod =
  /(?<!\b(?:special|tax|county|city) )\b(monthly|quarterly|annual|yearly) (?:(?:hoa|association|condo|co-?op|maintenance) )?(?:(?:assessment|maintenance|dues|hoa(?: dues| fee)?)s? (?:is|are|runs?)|hoa(?: dues| fee)? of) (\$[\d,.]+\d)(?! ?(?:\/|per|an?) )/i;

/** Dues of other people. */
const elsewhere =
  /\b(?:subdivision|community|condo|house|homes) (?:behind|next|across|nearby)\b|\bneighbou?r(?:s|ing|['’]s)\b|\bacross town\b|\bmy (?:sister|brother|parents|friend|mother|son|daughter)\b/i;

/** The amount before the name: "$68 a month to the HOA", "a $340 monthly HOA" */
const amountFirst =
  /(\$[\d,.]+\d) ?(?:(?:a|per|\/|each|every) ?)?(month(?:ly)?|quarter(?:ly)?|year(?:ly)?|annual)(?: in| to| for)? (?:the )?(?:hoa|association|condo fee)\b/i;
/** "Dues are paid quarterly at $165", "a monthly association fee of $199" */
const periodFirst =
  /\b(?:dues|fees?|maintenance|common charges) (?:are |is )?(?:paid |due )?(monthly|quarterly|annually|yearly) at (\$[\d,.]+\d)|\b(monthly|quarterly|annual|yearly) (?:hoa|association|condo) (?:fees?|dues) (?:of |is )?(\$[\d,.]+\d)/i;

/** Dues and their period in a sentence: "the association fee is $240 a month". */
export function duesInProse(text: string, context: MoneyContext): ReturnType<typeof duesIn> {
  if (elsewhere.test(text)) return undefined;
  const [, period = '', amount = ''] = duesOfPeriod.exec(text) ?? [];
  const [, first, its] = amountFirst.exec(text) ?? [];
  if (first !== undefined) return duesIn('hoa', `${first} ${its}`, context);
  const [, when, sum, kind, of] = periodFirst.exec(text) ?? [];
  if ((sum ?? of) !== undefined) return duesIn('hoa', `${sum ?? of} ${when ?? kind}`, context);
  return duesIn('hoa', amount === '' ? (duesInSentence.exec(text)?.[1] ?? '') : `${amount} ${period}`, context);
}

const periodIn = (text: string): 'month' | 'quarter' | 'year' | undefined =>
  /\bmonth|\/ ?mo\b|\bal mes\b|\bmensual/i.test(text)
    ? 'month'
    : /\bquarter|\/ ?qtr\b/i.test(text)
      ? 'quarter'
      : /\b(?:annual|year)|\/ ?yr\b|\bal año|\banual/i.test(text)
        ? 'year'
        : undefined;

const garageLabel =
  /^(?:(?:# ?of|#|number of|no\.? of|total|attached|detached|car) ?)?gar(?:age)?(?:s|(?: ?\/ ?parking)?(?:(?: # of)? spaces?| spc| stalls?| cap(?:acity|\.)?| size| type| cars?)?(?: total)?)?$/;
const cars = new RegExp(
  `(?<!\\d\\s?[-–]\\s?|\\d\\.)\\b(?<count>\\d{1,2}|${numberWordPattern})(?:[\\s-]+(?:and a half[\\s-])?(?:car|bay|stall|c)|c)[\\s-]+(?:(?!and\\b|with\\b|or\\b|no\\b)[a-z-]+[\\s,]+){0,3}?gar(?:age)?\\b`,
  'iu',
);
/** "2 car attached", "garage for one car" */
const briefly = new RegExp(
  `\\b(?<count>\\d{1,2}|${numberWordPattern})[\\s-]car[\\s-](?:att(?:ached|\\b\\.?)|det(?:ached|\\b\\.?)|tuck[\\s-]under|built[\\s-]in)(?!\\s?carport)`,
  'iu',
);
const forCars = new RegExp(
  `\\b(?:garage|cochera|garaje)(?:,| (?:para|for|that holds|holds|fits|takes|is|has room for)(?: an?)?) (?<count>\\d{1,2}|${numberWordPattern})[ -](?:cars?|vehicles?|autos?|coches?|carros?)\\b`,
  'iu',
);
const notThere = /\b(?:(?:room|space) (?:for|to)|plans?|permit\w*|potential|possible|convert\w*|former)\b/i;
/** A home that could be built, in the sentence before one of its figures. */
const wish =
  /\b(?:(?:approved|proposed|architect\w*) (?:plans?|home|house)|plans? for|proposed|build (?:your|a)|your dream|dream home|(?:could|would) (?:be|have|fit)|envision|imagine|if you)\b/i;

/** Whether the sentence up to a figure is about a home that nobody has built. */
export const isWish = (before: string): boolean => wish.test(before.split(/[.!?;]\s/).at(-1) ?? '');

const mostCars = 12;
/** "A double garage" holds two cars. */
const sized =
  /\b(?<size>single|double|triple)[\s-](?:car[\s-])?(?:(?:attached|detached|oversized|heated|tandem|integral|lock-up|side-by-side)[\s-])?garages?\b(?! doors?)/i;
const sizes: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3 };
/** "One deeded garage space", "two garage spaces" */
const deeded = new RegExp(
  `\\b(?<count>\\d{1,2}|${numberWordPattern})\\s(?:(?:deeded|assigned|reserved|underground|heated|secure|parking)\\s){0,2}(?:garage(?: parking)? (?:spaces?|spots?)\\b|(?:spaces?|spots?) in (?:the|a) (?:[a-z]+ ){0,3}garage\\b)`,
  'iu',
);

const ofCars = new RegExp(`\\b(\\d{1,2}|${numberWordPattern})[\\s-](?:cars?|spaces?|stalls?|bays?)\\b`, 'i');
/** A number in the value of a garage's label, with what makes it no count of cars: "24x24", "1 door", "480 sq ft". */
const garageNumber =
  /(?<![\d.,$x×'])(\d+)(?:\.0(?!\d))?(\s?(?:[.,]\d|sq|sf|ft|feet|x|×|'|min|doors?|years?|openers?|amp)|\.\d)?/gi;

const thirdCount = /^\d ?(?:bd|beds?|br)?\/\d(?:\.\d)? ?(?:ba|baths?)?\/([1-4]) ?(?:car|gar)?(?![\w/])/i;

/** "2 Garage" alone, before its label or in a strip of counts. */
const garagesCounted =
  /(?<![\d.,$]|[\d$] )(\d{1,2}) gar(?:ages?)?(?: (?:spaces?|stalls?|spots?))?(?=$|\s?parking$|\s?\d|\s?[,;/|])/i;
/** "Attached Garage (2 spaces)" as the kind of parking */
const garageOfParking = /\bgarage\s?\((\d{1,2})\s?(?:spaces?|cars?|stalls?)\)/i;
const garageCounted = /\bgarages?\s?[:(]?\s?(\d)\)?(?=$|\s?[;/|]|,(?!\d))/i;

export const isGarageLabel = (label: string): boolean => garageLabel.test(label);

/** "2-3 car garage" and "2 or 3 cars" are choices of a floor plan. */
const endOfRange = /(?:\d|—)\s?(?:-|–|—|to|or)\s?$/i;
const severalCars = /\b\d\s?(?:-|–|—|to|or)\s?\d\b/i;

/** How many cars the garage holds; undefined for a text that does not count them. */
export function garageIn(label: string, text: string): number | undefined {
  if (isGarageLabel(label)) {
    if (severalCars.test(text) || /^(?:n\/?a|none|no)\b/i.test(text)) return undefined;
    const [, written = ''] = ofCars.exec(text) ?? [];
    const spaces = written === '' ? undefined : (numberOfWord(written) ?? Number(written));
    const numbers = [...text.matchAll(garageNumber)];
    const [, first, more] = numbers[0] ?? [];
    const isAlone = more === undefined && (numbers[0]?.index === 0 || numbers.length === 1);
    const count = spaces ?? Number(isAlone ? first : undefined);
    return count >= 1 && count <= mostCars ? count : undefined;
  }
  // "4bd/2ba/2car" and "4/2/2": the third count.
  const third = label === '' ? thirdCount.exec(text)?.[1] : undefined;
  if (third !== undefined) return Number(third);
  const bare =
    (label === '' ? (garagesCounted.exec(text) ?? garageCounted.exec(text)) : null) ?? garageOfParking.exec(text);
  if (bare !== null) return Number(bare[1]) >= 1 && Number(bare[1]) <= mostCars ? Number(bare[1]) : undefined;
  const match =
    [cars, sized, deeded, briefly, forCars].map((each) => each.exec(text)).find((each) => each !== null) ?? null;
  const near =
    text
      .slice(Math.max(0, (match?.index ?? 0) - 30), match?.index)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  if (match === null || notThere.test(near)) return undefined;
  const before = text.slice(0, match.index);
  if (
    endOfRange.test(before) ||
    /\beither\b[^.;]{0,60}$/i.test(before) ||
    isWish(before) ||
    isLimit(before, text.slice(match.index + match[0].length))
  )
    return undefined;
  const { count: written = '', size = '' } = match.groups ?? {};
  const count = sizes[size.toLowerCase()] ?? numberOfWord(written) ?? Number(written);
  return count >= 1 && count <= mostCars ? count : undefined;
}
