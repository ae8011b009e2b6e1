/** Rules for tokens with figures: prices, rates, dates, phone numbers, addresses, sizes. */
import { cardinal, decimalNumber, digitByDigit, houseNumber, ordinal, wholeNumber, year } from './numbers.ts';
import { isCapitalised, isNumber, type Place, type Rule } from './place.ts';
import {
  beforeUnits,
  directions,
  fractions,
  halved,
  homes,
  magnitudes,
  money,
  monthNames,
  months,
  per,
  spelled,
  states,
  streetWords,
  units,
} from './tables.ts';

/** A rule for tokens that match a pattern as a whole. */
const matching =
  (
    pattern: RegExp,
    say: (groups: readonly string[], place: Place, read: Parameters<Rule>[1]) => string | undefined,
  ): Rule =>
  (place, read) => {
    const found = pattern.exec(place.core);
    return found === null
      ? undefined
      : say(
          found.map((group) => group ?? ''),
          place,
          read,
        );
  };

const number = String.raw`(\d[\d,]*(?:\.\d+)?|\.\d+)`;
/** Currency signs, with the country that may precede a dollar sign. */
const sign = String.raw`((?:us|ca|au|nz|hk|mx|[ca])?\$|[€£₹¥])`;
const wordOf = (name: string | undefined): string => (name ?? '').toLowerCase();

/** A price whose magnitude follows as a word: "$1.2 million", "$1-2 million". */
const beforeMagnitude = new RegExp(`^${sign}\\d[\\d,.]*(?:[-–]\\d[\\d,.]*)?$`, 'iu');
/** Words before the number of a license or a listing, which is read digit by digit. */
const registers = /^(?:nmls|mls|dre|caldre|bre|licen[sc]e|lic|apn|parcel)$/iu;

/** "3.5" before baths: "three and a half". */
function amount(figure: string, counted: string): string {
  const [whole = '', fraction] = figure.split('.');
  if (fraction !== '5' || !halved.has(counted)) return decimalNumber(figure);
  if (whole === '0' || whole === '') return /^[aeiou]|^h(?:ou)?rs?$/u.test(counted) ? 'half an' : 'half a';
  return `${wholeNumber(whole)} and a half`;
}

/** A unit after its number: "1 bath", "2 baths", "a 3 bedroom home". */
function unit(name: string, figure: string, next: string | undefined): string | undefined {
  const [one, many] = Object.hasOwn(units, name) ? (units[name] ?? []) : [];
  return figure === '1' || figure === '0.5' || figure === '.5' || homes.has(wordOf(next)) ? one : many;
}

/** "$613,750", "$1.2M", "$450,000.50". The currency is said after a magnitude that follows as a word. */
function price(currency: string, figure: string, magnitude: string, next: string | undefined): string {
  const [one, many] = money[currency.toLowerCase()] ?? ['', ''];
  const scale = magnitudes[magnitude.toLowerCase()];
  const said = (words: string, name: string): string =>
    scale === undefined && Object.hasOwn(magnitudes, wordOf(next)) && wordOf(next).length > 2
      ? words
      : `${words} ${name}`;
  if (scale !== undefined) return said(`${decimalNumber(figure)} ${scale}`, many);
  const [whole = '', cents = ''] = figure.split('.');
  if (cents.length !== 2) return said(decimalNumber(figure), figure === '1' ? one : many);
  const hundredths = Number(cents);
  const small = `${cardinal(hundredths)} ${hundredths === 1 ? 'cent' : 'cents'}`;
  if (Number(whole) === 0 && hundredths > 0 && currency.endsWith('$')) return small;
  const main = said(wholeNumber(whole), whole === '1' ? one : many);
  return hundredths === 0 || !currency.endsWith('$') ? main : `${main} and ${small}`;
}

/** Whether the number begins an address: names, directions or ordinals up to a kind of street follow. */
function startsAddress({ after }: Place): boolean {
  for (const [at, word] of after.entries()) {
    if (at > 0 && streetWords.has(wordOf(word).replaceAll('.', ''))) return true;
    if (!isCapitalised(word) && !/^\d+(?:st|nd|rd|th)$/iu.test(word)) return false;
  }
  return false;
}

const stateNames = new Set(Object.values(states).map((name) => name.split(' ').at(-1)));
const isState = (word: string | undefined): boolean =>
  word !== undefined && (Object.hasOwn(states, word) || stateNames.has(word));
/** Words that make the four-digit number before them an amount, not a year. */
const unitWords: ReadonlySet<string> = new Set(
  'sq square sf sqft feet foot ft dollars percent credits meters thousand million billion'.split(' '),
);

function plainNumber(figure: string, place: Place): string {
  const { previous, next } = place;
  if (/^\d+$/u.test(figure)) {
    if (figure.length === 5 && isState(previous)) return digitByDigit(figure);
    if (figure.length >= 3 && place.before.slice(0, 3).some((word) => registers.test(word)))
      return digitByDigit(figure);
    if (startsAddress(place) || beforeUnits.has(wordOf(previous))) return houseNumber(figure);
    if (
      figure.length <= 2 &&
      (monthNames.includes(previous ?? '') || (Object.hasOwn(months, wordOf(previous)) && isCapitalised(previous)))
    )
      return ordinal(Number(figure));
    if (/^(?:1[6-9]|20)\d\d$/u.test(figure) && !unitWords.has(wordOf(next))) return year(Number(figure));
  }
  return amount(figure, wordOf(next));
}

const digits = (text: string): string => digitByDigit(text, 'zero');
const halfDay = (name: string): string => (name === '' ? '' : ` ${spelled(name.replaceAll('.', ''))}`);

export const numberRules: readonly Rule[] = [
  // Amounts below zero.
  matching(/^[-−–](\S*\d.*)$/u, ([, amountBelow = ''], place, read) =>
    new RegExp(`^(?:${sign})?${number}(?:k|mm?|b|%)?(?:/\\w+)?$`, 'iu').test(amountBelow)
      ? `minus ${read({ ...place, core: amountBelow })}`
      : undefined,
  ),
  // An email address or a link.
  matching(/^(?:https?:\/\/)?([\w.%+-]+(?:@[\w-]+)?(?:\.[\w-]+)+)(?:\/\S*)?$/u, ([, address = '']) =>
    /\.[a-z]{2,}$/iu.test(address) && /[a-z]{2}/iu.test(address.split(/[.@]/u)[0] ?? '')
      ? address
          .replace(/^www\./u, 'double you double you double you dot ')
          .replaceAll('@', ' at ')
          .replaceAll('.', ' dot ')
          .replaceAll(/[_%+-]/gu, ' ')
          .replaceAll(/\d/gu, (digit) => ` ${digits(digit)} `)
      : undefined,
  ),
  // Phone numbers.
  matching(
    /^(?:\+?(1)[-.])?\(?(\d{3})\)?[-.]?(\d{3})[-.](\d{4})$/u,
    ([, one = '', area = '', office = '', line = '']) =>
      [...(one === '' ? [] : ['one']), digits(area), digits(office), digits(line)].join(', '),
  ),
  matching(/^(\d{3})[-.](\d{4})$/u, ([, office = '', line = '']) => `${digits(office)}, ${digits(line)}`),
  matching(/^\d{3}$/u, ([area = ''], { next }) => (/^\d{3}[-.]\d{4}$/u.test(next ?? '') ? digits(area) : undefined)),
  // Times and dates.
  matching(
    /^(\d{1,2}(?::\d{2})?(?:[ap]\.?m\.?)?)[-–—](\d{1,2}(?::\d{2})?[ap]\.?m|\d{1,2}:\d{2})$/iu,
    ([, from = '', to = ''], place, read) =>
      `${read({ ...place, core: from.replace(/\.$/u, ''), next: undefined })} to ${read({ ...place, core: to })}`,
  ),
  matching(
    /^(\d{1,2}(?:\.\d)?)\/(10|5)$/u,
    ([, part = '', whole = '']) => `${decimalNumber(part)} out of ${wholeNumber(whole)}`,
  ),
  matching(/^(\d{5})-(\d{4})$/u, ([, area = '', block = ''], { previous }) =>
    isState(previous) ? `${digitByDigit(area)}, ${digitByDigit(block)}` : undefined,
  ),
  matching(
    /^(\d{1,2}):(\d{2})([ap]\.?m)?$/iu,
    ([, hour = '', minute = '', day = '']) =>
      `${cardinal(Number(hour))}${minute === '00' ? '' : minute.startsWith('0') ? ` oh ${cardinal(Number(minute))}` : ` ${cardinal(Number(minute))}`}${halfDay(day)}`,
  ),
  matching(/^(\d{1,2})([ap]\.?m)$/iu, ([, hour = '', day = '']) => cardinal(Number(hour)) + halfDay(day)),
  matching(
    /^(1[0-2]|0?[1-9])\/([0-3]?\d)\/((?:19|20)?\d\d)$/u,
    ([, month = '', day = '', inYear = '']) =>
      `${monthNames[Number(month) - 1] ?? ''} ${ordinal(Number(day))}, ${year(Number(inYear) + (inYear.length === 2 ? 2000 : 0))}`,
  ),
  matching(/^24\/7$/u, () => 'twenty four seven'),
  matching(/^(\d{4})s$/u, ([, decade = '']) => plural(year(Number(decade)))),
  matching(/^'?(\d0)s$/u, ([, decade = '']) => plural(cardinal(Number(decade)))),
  matching(/^(\d+)(?:st|nd|rd|th)$/iu, ([, figure = '']) => (figure.length > 6 ? undefined : ordinal(Number(figure)))),
  // Prices, price ranges, and the unit that a price is paid for.
  matching(
    new RegExp(`^${sign}${number}(k|mm?|b)?[-–—]${sign}?${number}(k|mm?|b)?$`, 'iu'),
    ([, currency = '', from = '', less = '', , to = '', more = ''], { next }) => {
      const shared = less === '' ? more : less;
      return `${price('$', from, shared, undefined).split(' ').slice(0, -1).join(' ')} to ${price(currency, to, more, next)}`;
    },
  ),
  matching(
    new RegExp(`^${sign}${number}(k|mm?|b)?(\\+)?$`, 'iu'),
    ([, currency = '', figure = '', magnitude = '', more = ''], { next }) =>
      price(currency, figure, magnitude, next) + (more === '' ? '' : ' plus'),
  ),
  matching(/^(.*\d[kmb]?)\/([a-z]+)$/iu, ([, paid = '', name = ''], place, read) =>
    Object.hasOwn(per, wordOf(name))
      ? `${read({ ...place, core: paid, next: undefined })} ${per[wordOf(name)] ?? ''}`
      : undefined,
  ),
  matching(/^(?:thousand|million|billion)$/iu, ([scale = ''], { previous }) => {
    const [, currency] = beforeMagnitude.exec(previous ?? '') ?? [];
    return currency === undefined ? undefined : `${scale} ${money[currency.toLowerCase()]?.[1] ?? ''}`;
  }),
  matching(new RegExp(`^${number}%$`, 'u'), ([, figure = '']) => `${decimalNumber(figure)} percent`),
  matching(
    new RegExp(`^${number}%?[-–]${number}%$`, 'u'),
    ([, from = '', to = '']) => `${decimalNumber(from)} to ${decimalNumber(to)} percent`,
  ),
  matching(/^%$/u, () => 'percent'),
  // Numbers of flats and lots.
  matching(
    /^#(\d+)([a-z])?$/iu,
    ([, figure = '', letter = '']) =>
      `number ${figure.length > 4 ? digitByDigit(figure) : houseNumber(figure)} ${spelled(letter)}`,
  ),
  matching(/^(\d{1,4})([a-z])$/iu, ([, figure = '', letter = ''], { previous }) =>
    Object.hasOwn(magnitudes, letter.toLowerCase()) && !beforeUnits.has(wordOf(previous))
      ? undefined
      : `${houseNumber(figure)} ${spelled(letter)}`,
  ),
  matching(/^([a-z])-?(\d{1,4})$/iu, ([, letter = '', figure = '']) => `${spelled(letter)} ${houseNumber(figure)}`),
  // Sizes: rooms, areas, fractions.
  matching(/^[x×]$/iu, (_groups, { previous, next }) => (isNumber(previous) && isNumber(next) ? 'by' : undefined)),
  matching(
    new RegExp(`^${number}['′]?x${number}['′]?$`, 'iu'),
    ([, wide = '', long = '']) => `${decimalNumber(wide)} by ${decimalNumber(long)}`,
  ),
  matching(new RegExp(`^${number}([a-z²]+)$`, 'iu'), ([, figure = '', name = ''], { next }) => {
    const known = wordOf(name);
    if (Object.hasOwn(magnitudes, known) && known.length < 3)
      return `${decimalNumber(figure)} ${magnitudes[known] ?? ''}`;
    if (known === 'sqft' || known === 'ft²')
      return `${decimalNumber(figure)} square ${homes.has(wordOf(next)) ? 'foot' : 'feet'}`;
    const measured = unit(known, figure, next);
    return measured === undefined ? undefined : `${amount(figure, known)} ${measured}`;
  }),
  matching(/^(\d+)?([½¼¾⅓⅔])$/u, ([, whole = '', part = '']) =>
    whole === '' ? (fractions[part] ?? '') : `${wholeNumber(whole)} and ${fractions[part] ?? ''}`,
  ),
  matching(/^([123])\/([234])$/u, ([fraction = ''], { previous }) => {
    const said = {
      '1/2': 'a half',
      '1/3': 'a third',
      '1/4': 'a quarter',
      '2/3': 'two thirds',
      '3/4': 'three quarters',
    }[fraction];
    return said === undefined ? undefined : isNumber(previous) ? `and ${said}` : said;
  }),
  // "30-yr", "2-ba".
  matching(/^(\d[\d,.]*)[-‑]([a-z]+)\.?$/iu, ([, figure = '', name = '']) =>
    Object.hasOwn(units, wordOf(name)) && wordOf(name) !== 'acre'
      ? `${amount(figure, wordOf(name))} ${units[wordOf(name)]?.[0] ?? ''}`
      : undefined,
  ),
  matching(/^(\d[\d,]*)[-–](\d[\d,]*)$/u, ([, from = '', to = '']) => `${wholeNumber(from)} to ${wholeNumber(to)}`),
  matching(new RegExp(`^${number}$`, 'u'), ([, figure = ''], place) => plainNumber(figure, place)),
  matching(/^(\d[\d,]*)\+$/u, ([, figure = '']) => `${wholeNumber(figure)} plus`),
  // "half an acre", though "0.5 acres" is written.
  ({ core, previous }) =>
    /^0?\.5$/u.test(previous ?? '') && halved.has(wordOf(core)) && wordOf(core).endsWith('s')
      ? core.slice(0, -1)
      : undefined,
  // "per square foot".
  ({ core, before: [sq, before] }) =>
    wordOf(core) === 'ft' && (/\/sq$/iu.test(sq ?? '') || (wordOf(sq) === 'sq' && /^(?:per|a)$/iu.test(before ?? '')))
      ? 'foot'
      : undefined,
  ({ core, previous }) => (wordOf(core) === 'sqft' && wordOf(previous) === 'per' ? 'square foot' : undefined),
  // The unit after a number.
  ({ core, previous, before, next }) => {
    const isMeasure = isNumber(previous) || (wordOf(previous) === 'sq' && isNumber(before[1]));
    if (!isMeasure) return undefined;
    if (wordOf(core) === 'sqft') return `square ${homes.has(wordOf(next)) ? 'foot' : 'feet'}`;
    if (Object.hasOwn(directions, wordOf(core))) return undefined;
    return unit(wordOf(core), wordOf(previous) === 'sq' ? '' : (previous ?? ''), next);
  },
];

const plural = (words: string): string => (words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`);
