/** The English names of 0 to 19. */
export const numberWords: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

/** How a number is written. */
export interface Notation {
  /** Machine-readable data writes a point before decimals; people group and separate digits as their language does. */
  readonly source: 'data' | 'text';
  /** The sign before decimals in the language of a text; see `decimalSignOf`. */
  readonly decimal?: '.' | ',';
  /** Amounts of money without a scale word never have three decimals. */
  readonly money?: boolean;
}

/**
 * Pattern of one number in a text, without its sign: digits with separators, fractions ("1 1/2", "¾") and bare
 * decimals (".25"). Digits apart from each other are two numbers, unless a no-break space groups them.
 */
export const numeralPattern =
  "(?:\\d{1,3}[ -])?[1-9]/[2-9](?![\\d/])|\\d{0,3}[¼½¾⅓⅔⅛⅜⅝⅞]|\\d(?:[\\d.,'’\\u00a0\\u202f]{0,20}\\d)?|\\.\\d{1,6}";

const fractions: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** The sign before decimals in a language, given as a BCP 47 tag; a point for English and for unknown tags. */
export function decimalSignOf(language: string | undefined): '.' | ',' {
  // English pages write a point in every country, even where the country's standard says otherwise.
  if (language === undefined || language === '' || /^en\b/i.test(language)) return '.';
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  } catch {
    return '.';
  }
}

/**
 * Reads one number.
 *
 * @returns its value, or undefined for anything that is not one number in a notation that people use
 */
export function readNumber(text: string, notation: Notation): number | undefined {
  const compact = text.trim();
  const glyph = /^(\d{0,3})([¼½¾⅓⅔⅛⅜⅝⅞])$/u.exec(compact);
  if (glyph !== null) return Number(glyph[1]) + (fractions[glyph[2] ?? ''] ?? 0);
  const ratio = /^(?:(\d{1,3})[ -])?([1-9])\/([2-9])$/.exec(compact);
  if (ratio !== null) return Number(ratio[1] ?? 0) + Number(ratio[2]) / Number(ratio[3]);
  if (/^\.\d{1,6}$/.test(compact)) return Number(compact);
  const grouped = /^\d{1,3}(?:['’\u00a0\u202f]\d{3})+(?=$|[.,])/u.exec(compact)?.[0];
  return separated(grouped === undefined ? compact : compact.replace(grouped, grouped.replace(/\D/g, '')), notation);
}

/** Reads digits with points and commas. */
function separated(text: string, { source, decimal = '.', money = false }: Notation): number | undefined {
  if (!/^\d[\d.,]{0,20}$/.test(text) || /[.,]$/.test(text)) return undefined;
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points === 0 && commas === 0) return Number(text);
  if (points > 0 && commas > 0) {
    const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const at = text.lastIndexOf(last);
    const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
    return isGrouped(whole, last === '.' ? ',' : '.') ? Number(`${digits(whole)}.${fraction}`) : undefined;
  }
  const sign = points > 0 ? '.' : ',';
  if (points + commas > 1) return isGrouped(text, sign) ? Number(digits(text)) : undefined;
  const [whole = '', fraction = ''] = text.split(sign);
  const couldGroup = isGrouped(text, sign);
  if (source === 'data') return sign === ',' && couldGroup ? Number(digits(text)) : Number(`${whole}.${fraction}`);
  if (couldGroup && (sign !== decimal || money)) return Number(digits(text));
  // A comma before four or more digits is neither a group nor a decimal sign in English.
  if (sign === ',' && decimal === '.' && fraction.length > 2) return undefined;
  return Number(`${whole}.${fraction}`);
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether a sign groups the digits: by threes, or as in India by twos before the last three. */
function isGrouped(text: string, sign: '.' | ','): boolean {
  const groups = text.split(sign);
  const [first = '', ...rest] = groups;
  const last = rest.pop();
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    last?.length === 3 &&
    (rest.every((group) => group.length === 3) ||
      (sign === ',' && first.length <= 2 && rest.every((group) => group.length === 2)))
  );
}

/** The last number that listings write as a word. */
const lastInWords = 12;

/** Pattern of the small numbers that people write as words. */
export const numberWordPattern = numberWords.slice(1, lastInWords + 1).join('|');

/** The value of a small English number word; undefined for other words. */
export function numberOfWord(word: string): number | undefined {
  const index = numberWords.indexOf(word.toLowerCase());
  return index > 0 && index <= lastInWords ? index : undefined;
}

/** The Spanish names of 1 to 10, in all forms that count things. */
const spanishWords: readonly (readonly string[])[] = [
  ['un', 'una'],
  ['dos'],
  ['tres'],
  ['cuatro'],
  ['cinco'],
  ['seis'],
  ['siete'],
  ['ocho'],
  ['nueve'],
  ['diez'],
];

/** The value of a small Spanish number word; undefined for other words. */
export function numberOfSpanishWord(word: string): number | undefined {
  const index = spanishWords.findIndex((forms) => forms.includes(word.toLowerCase()));
  return index === -1 ? undefined : index + 1;
}

/** The English word of a whole number from 1 to 12; undefined for others. */
export function wordOfNumber(value: number): string | undefined {
  return value > 0 && value <= lastInWords ? numberWords[value] : undefined;
}
