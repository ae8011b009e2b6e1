import { numberWordPattern } from '../../../../domain/facts/index.ts';
import { garageIn, isGarageLabel } from '../text/extras.ts';
import { bathShareOf, isBathLabel, isBedLabel, labelledRooms } from '../text/rooms.ts';
import { isAreaLabel } from '../text/sizes.ts';
import { isStatusLabel, statusIn } from '../text/status.ts';
import { bareTypeIn, isTypeLabel } from '../text/types.ts';
import { isYearLabel } from '../text/years.ts';
import { figure, normalLabel } from './fact-labels.ts';
import { notPriceLabel, priceLabel } from './price-words.ts';

/** Values in words: "Attached, 2", "two-car", "2 full, 1 half", "Four", "in 1987". */
const inWords = new RegExp(
  [
    '(?:yes,? )?(?:attached|detached|built-in)?[ ,(–-]{0,3}(?:\\d|one|two|three|four)(?:[ -]?(?:cars?|spaces?|stalls?|bays?))?\\)?(?:[ ,(–-]{0,3}(?:attached|detached|built-in)\\)?)?',
    '\\d[ad]',
    '\\d\\s?\\/\\s?(?:(?:attached|detached|tandem|oversized|carport)(?:, )?)+',
    '\\d ?(?:full|f)\\b[ ,/&+]{0,3}(?:and )?\\d ?(?:half|h|partial)(?: baths?)?',
    '\\d ?\\+? ?(?:1/2|½)|\\d/\\d',
    `(?:${numberWordPattern})(?: and (?:a|one)[ -]half)?(?: (?:bed|bath)(?:room)?s?)?`,
    '(?:in|approx\\.?|about) \\d[\\d,.]*(?: (?:sq\\.? ?ft\\.?|sqft|sf))?',
  ]
    .map((each) => `(?:${each})`)
    .join('|')
    .replace(/^/, '^(?:')
    .replace(/$/, ')$'),
  'i',
);
/** The source behind a figure: "3,118 /Appraisal District", "1910 (Public Record)". */
const source =
  /\s?(?:\/\s?(?:appraisal district|assessor|estimated|public records?|seller|builder|owner|survey|plans?)|\((?:public records?|assessor|estimated|seller|builder|owner)\))$/i;
const longest = 30;
/** A smaller number without a currency is no amount. */
const leastAmount = 20;

/** "Townhome, end unit": the type in the first words of a value. */
const typeOfValue = (text: string): ReturnType<typeof bareTypeIn> =>
  bareTypeIn(text) ?? bareTypeIn(text.split(', ', 1)[0] ?? '');

/** Whether a short text is a value of one of the labels of a home: a figure, a type, a status. */
export const isValueText = (written: string): boolean => {
  const text = written.replace(source, '');
  return (
    text.length <= longest &&
    (figure.test(text) || inWords.test(text) || typeOfValue(text) !== undefined || statusIn(text) !== undefined)
  );
};

/** Whether a text can be the value of a label: four bathrooms, but not 1,086; a price with its currency sign. */
export function fits(label: string, written: string): boolean {
  const text = written.replace(source, '');
  const name = normalLabel(label);
  const isType = typeOfValue(text) !== undefined;
  if (isTypeLabel(name) || isType) return isTypeLabel(name) && isType;
  const isStatus = statusIn(text) !== undefined;
  if (isStatusLabel(name) || isStatus) return isStatusLabel(name) && isStatus;
  if (!figure.test(text)) {
    if (isGarageLabel(name)) return garageIn(name, text) !== undefined;
    if (isBedLabel(name)) return labelledRooms(text, 'beds') !== undefined;
    if (isBathLabel(name)) return labelledRooms(text, 'baths') !== undefined;
    if (isYearLabel(name)) return /^in \d{4}$/i.test(text);
    return isAreaLabel(name) && /^(?:approx|about)/i.test(text);
  }
  const number = Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 0);
  const isMoney = /[$€£₹¥]/.test(text);
  const isSize = /(?:acres?|ac|ft\.?|sf|m²|m2|ha)$/i.test(text);
  if (isBedLabel(name)) return !isMoney && !isSize && Number.isInteger(number) && number <= 100;
  if (isBathLabel(name) || bathShareOf(name) !== undefined) return !isMoney && !isSize && number <= 100;
  if (isGarageLabel(name)) return !isMoney && number <= 12;
  if (isYearLabel(name) || name === 'year') return !isMoney && !isSize && number >= 1600 && number <= 2100;
  if (priceLabel.test(name)) return isMoney || (number >= 1000 && !isSize);
  if (isAreaLabel(name)) return !isMoney && number >= 100 && !/(?:acres?|ac|ha)$/i.test(text);
  // A lot of 1925 square feet has a comma or a unit.
  if (/acre/.test(name)) return !isMoney;
  if (/^(?:lot|land)/.test(name)) return isSize || (number >= 300 && !isMoney && !/^(?:1[6-9]|20)\d\d$/.test(text));
  if (/(?:cars?|spaces?|stalls?)$/i.test(text)) return /parking|carport/.test(name);
  return !notPriceLabel.test(name) || isMoney || number >= leastAmount;
}
