/** The spoken form of a sheet's values: amounts, rates, dates and the names of programs. */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "locked until 12/1/2026" with the month in words. */
const withMonth = (value: string): string =>
  value.replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (written, month: string, day: string, year: string) => {
    const name = months[Number(month) - 1];
    return name === undefined ? written : `${name} ${Number(day)}, ${year}`;
  });

/** An amount without zero cents, a rate without zeros at its end, and a term of full years in years. */
export function spokenValue(value: string): string {
  const inMonths = Number(/^(\d{1,3}) months$/.exec(value)?.[1]);
  if (inMonths > 0 && inMonths % 12 === 0) return `${inMonths / 12} years`;
  const rate = /^(\d+)\.(\d*?)0+%$/.exec(value);
  if (rate !== null) return `${rate[1]}${rate[2] === '' ? '' : `.${rate[2]}`}%`;
  return withMonth(value.replace(/(\$[\d,]+)\.00(?!\d)/, '$1'));
}

const acronym = /\b(?:fha|va|usda|arm|sofr)\b/g;

/** The name of a program before the word "loan": "conventional 30-year fixed-rate", "FHA 30-year fixed". */
export function spokenProgram(value: string): string {
  return value
    .toLowerCase()
    .replace(/\bconv\b\.?/, 'conventional')
    .replace(/\b(\d{1,2})[ -]?(?:years?|yrs?|y)\b\.?/, '$1-year')
    .replace(/\b(?:fxd|fix)\b/, 'fixed')
    .replace(/\b(fixed|adjustable) rate\b/, '$1-rate')
    .replace(/\binterest only\b/, 'interest-only')
    .replace(/ (?:loan|mortgage)$/, '')
    .replace(acronym, (word) => word.toUpperCase());
}

/** "an FHA", "a VA", "an 8-year": the article that is spoken before a word. */
export const withArticle = (words: string): string =>
  `${/^(?:[aeio]|FHA\b|ARM\b|SOFR\b|8|11|18)/.test(words) ? 'an' : 'a'} ${words}`;

/** "7/6m Adjustable Rate", "5/1 ARM": the length of the first rate, and the interval of its later changes. */
export function fixedPeriodOf(value: string): { readonly years: string; readonly thereafter: string } | undefined {
  const [, years, every, unit] = /\b(\d{1,2})\/(\d{1,2})\s?(m\b|mo\b)?/i.exec(value) ?? [];
  if (years === undefined || every === undefined) return undefined;
  if (every === '1' && unit === undefined) return { years, thereafter: 'every year' };
  return { years, thereafter: unit !== undefined || every === '6' ? `every ${every} months` : `every ${every} years` };
}
