import { regex } from '../../../../domain/regex.ts';
import { isDuesLabel, isGarageLabel } from '../text/extras.ts';
import { bathShareOf, isBathLabel, isBedLabel } from '../text/rooms.ts';
import { isAreaLabel } from '../text/sizes.ts';
import { isStatusLabel } from '../text/status.ts';
import { isTypeLabel } from '../text/types.ts';
import { isYearLabel } from '../text/years.ts';
import { notPriceLabel, priceLabel } from './price-words.ts';

const measured =
  'lot|land|plot|living|floor|interior|total|finished|building|garage|basement|property|home|house|unit|space|internal|external|stand|erf|parcel|lote|terreno|above grade|below grade';
const sizeLabel = new RegExp(
  `^(?:(?:${measured})(?: [\\w ]{0,20})?\\s(?:area|size|space|sq\\.? ?ft\\.?|sqft|square feet|acres|dimensions)|acres|acres? lot|(?:sq\\.? ?ft\\.?|sqft|sf|square f(?:ee|oo)t) lot|acreage|lot acres|lot(?: size)? \\(acres\\)|size|area|lot|land|garage|basement)$`,
);
/** Whether a label in lower case names a fact of a home. */
export const isFactLabel = (label: string): boolean =>
  isBedLabel(label) ||
  isBathLabel(label) ||
  bathShareOf(label) !== undefined ||
  isAreaLabel(label) ||
  sizeLabel.test(label) ||
  isYearLabel(label) ||
  label === 'year' ||
  isGarageLabel(label) ||
  isTypeLabel(label) ||
  isStatusLabel(label) ||
  priceLabel.test(label);

/** Whether a label in lower case names a fact of a home, or an amount that is not its price. */
export const isKnownLabel = (label: string): boolean => isFactLabel(label) || notPriceLabel.test(label);

/** Labels of the printouts of MLS systems. */
const abbreviations: Readonly<Record<string, string>> = {
  lp: 'list price',
  'l price': 'list price',
  'o price': 'original price',
  'orig price': 'original price',
  'orig lp': 'original price',
  olp: 'original price',
  br: 'beds',
  ba: 'baths',
  fb: 'full baths',
  hb: 'half baths',
  sf: 'sqft',
  'htd sf': 'heated sqft',
  'sf (heated)': 'heated sqft',
  'hoa y/n': 'hoa',
  asf: 'sqft',
  ac: 'acres',
  'lot ac': 'lot acres',
  yb: 'year built',
  yrblt: 'year built',
  'tot sf': 'total sqft',
  'abv grd': 'above grade sqft',
  gar: 'garage',
  'gar/enclsp': 'garage',
  'gar spc': 'garage',
};

/** "Year built (county)": the source of a figure, which may differ from the figure of another one. */
const sourceBehind =
  /\s?\((?:src|est\.?|estimated|listing|mls|(?:per |from )?(?:the )?(?:(?:city|town|county|tax|public) )?(?:owner|seller|agent|builder|county|city|town|tax(?:es)?|public|records?|assessors?|appraisers?|appraisal|survey))\)$/;

/** A label in lower case, without its colon, marks, source and abbreviations. */
export function normalLabel(text: string): string {
  // "ListPrice", "AssociationFeeFrequency"
  const apart = /^\p{L}+$/u.test(text) ? text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ') : text;
  const label = apart
    .toLowerCase()
    .replace(/^bed(?:room)?s \(total\)/, 'total bedrooms')
    .replace(/[®™*]/g, '')
    .replace(/\(s\)/g, 's')
    .replace(/^list \$/, 'list price')
    .replace(/^# ?(?!of\b)(?=\p{L})/u, '')
    .replace(/ - |-(?=apx)/g, ' ')
    .replace(/ \(?apx\b\)?/, '')
    .replace(/^orig\./, 'orig')
    .replace(/^(?:yes )?hoa(?: y(?:es)? ?\/?)?(?: \$)?$/, 'hoa')
    .replace(/\s?[:?]$/, '')
    .replace(sourceBehind, '')
    .replace(
      /^(?:county|city|tax|assessor(?:'?s)?|public records?|appraiser|owner|mls) (?=sq|living area|year built)/,
      '',
    )
    .replace(/\bbths?\b/, 'baths')
    .replace(/(?<=\b(?:ft|sqft|sq))\.$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^app?(?:ro)?x(?:\.|imate)? /, '');
  return abbreviations[label] ?? label;
}

/** A figure with its sign and unit, and nothing else. */
export const figure = regex('i')`
  ^[~≈±×]?\s?(?:[A-Za-z]{0,3}\$|[€£₹¥])?\s?(?:
    \d{1,2} [1-3]/[24]|\.?\d[\d.,'’\u202f]*|[½¼¾]
  )(?:\s?(?:[-–+/]|to)\s?[$€£]?\d[\d.,]*)?\+?\s?(?:[kKmM]\b)?\s?(?:(?:±|\+/-)\s?)?
  (?:
    acres?|deeded|ac|sq\.? ?ft\.?|sqft|sf|m²|m2|ha|cars?|spaces?|stalls?|/ ?mo(?:nth)?\.?|monthly|quarterly
    |annually|per (?:month|quarter|year)|pcm|pw|/ ?(?:yr|qtr|quarter)|a month|/ ?(?:monthly|quarterly|annually)
  )?(?: ?\((?:usd|cad|aud|nzd)\))?$
`;

/** Whether an MLS report uses the label, even for something that no script mentions. */
export const isReportLabel = (label: string): boolean =>
  isKnownLabel(label) ||
  isDuesLabel(label) ||
  /^(?:mls|mls ?#|status|taxes|remarks|garage|style|county|subdivision)$/.test(label);
