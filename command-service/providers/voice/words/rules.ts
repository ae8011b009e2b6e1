import { states } from '../english/tables.ts';
import { figureOf, scaled } from './figures.ts';
import type { Reading } from './reader.ts';

/** How a language reads figures aloud. Figures are decimal: "1250000", "2.5". */
export interface SpokenLanguage {
  /** Whether "1.250.000" is a whole number, as in Spanish. */
  readonly dotsGroup: boolean;
  /** A figure; `counted` is the text after it, which names the things that it counts. */
  readonly number: (figure: string, counted: string) => string;
  readonly digits: (figures: string) => string;
  /** A year, or a house number. */
  readonly year: (figure: string) => string;
  /** An amount of money, with its currency after it. */
  readonly money: (figure: string, sign: string) => string;
  /** Words that multiply the figure before them. Keys are in lower case. */
  readonly magnitudes: Readonly<Record<string, number>>;
  /** Words for the currency that may follow an amount that has a sign; a pattern. */
  readonly currencyWords: string;
  readonly percent: (words: string) => string;
  readonly minus: string;
  /** "a" to "b". */
  readonly range: (from: string, to: string) => string;
  readonly atLeast: (words: string) => string;
  readonly by: string;
  readonly halves: (whole: string, part: string, after: string) => string;
  /** Units after an amount. Keys are in lower case. */
  readonly per: Readonly<Record<string, string>>;
  readonly perJoin: (amount: string, per: string) => string;
  /** Abbreviated units, with their words for one and for many. */
  readonly units: Readonly<Record<string, readonly [one: string, many: string]>>;
  readonly date: (year: number, month: number, day: number) => string;
  /** `half` is `a` before noon, `p` after it, '' when the text does not say. */
  readonly time: (hour: number, minute: number, half: string, before: string) => string;
  /** Words before a number that is read digit by digit; a pattern. */
  readonly beforeDigits: string;
  /** Whether the part of the day comes before the hour. */
  readonly dayPartFirst: boolean;
  /** "9/10", as a school is rated. */
  readonly outOf: (part: string, whole: string) => string;
  readonly stateName: (code: string) => string;
  readonly at: string;
  readonly dot: string;
  /** Between the groups of a telephone number. */
  readonly pause: string;
}

const number = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d+)?(?!\d)|\d+(?:[.,]\d+)*`;
/** Not inside a word or another number. */
const start = String.raw`(?<![A-Za-z\d][.,]?)`;
const end = String.raw`(?![\d])`;
const signs = String.raw`US\$|USD|CA\$|C\$|AU\$|A\$|MX\$|HK\$|R\$|[$€£¥₹﷼]`;
const dash = '[-–—~～]';
const named = (names: Readonly<Record<string, unknown>>): string =>
  Object.keys(names)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`))
    .join('|');
const wordEnd = String.raw`(?![A-Za-zÀ-ÿ\p{M}])`;
const vulgar: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' };

/** The readings of a language, the most specific first. */
export function readingsOf(language: SpokenLanguage): Reading[] {
  const { magnitudes, per, units } = language;
  const figure = (written: string): string => figureOf(written, language.dotsGroup);
  // "6.875%" is never six thousand.
  const rate = (written: string): string => figureOf(written, false);
  const factorOf = (name: string): number => magnitudes[name.toLowerCase()] ?? 1;
  const scale = String.raw`(?:\s?(${named(magnitudes)})${wordEnd})?`;
  const perUnit = String.raw`(?:\s?\/\s?(${named(per)})${wordEnd})?`;
  const minus = String.raw`((?:(?<![\p{L}\d)])|(?<=\p{Script=Han}))[-−–])?`;
  const pattern = (text: string, flags = 'giu'): RegExp => new RegExp(text, flags);
  const signed = (sign: string, said: string): string => (sign === '' ? said : `${language.minus} ${said}`);
  const paid = (said: string, name: string): string =>
    name === '' ? said : language.perJoin(said, per[name.toLowerCase()] ?? '');
  // "1-3pm" begins in the afternoon, "11-1pm" in the morning. Where the part of the day comes last, it is said once.
  const fromHalf = (hour: string, half: string, toHour: string, toHalf: string): string => {
    if (half !== '') return half.toLowerCase();
    const crosses = Number(hour) % 12 > Number(toHour) % 12;
    if (crosses) return toHalf.toLowerCase() === 'p' ? 'a' : 'p';
    return language.dayPartFirst ? toHalf.toLowerCase() : '';
  };
  const digitGroups = (text: string): string =>
    text
      .split(/\D+/u)
      .filter(Boolean)
      .map((group) => language.digits(group))
      .join(language.pause);
  const unitOf = (name: string, said: string, value: string): string => {
    const [one = '', many = ''] = units[name.toLowerCase()] ?? [];
    return `${said} ${value === '1' ? one : many}`;
  };

  return [
    {
      // One class of characters, of bounded length: a pattern of parts would take minutes for a script of dots.
      pattern: pattern(String.raw`(?<![\w.@%+/:-])(?:https?:\/\/)?[\w.%+@-]{2,200}[a-z](?:\/[\w/-]{0,200})?`),
      say: ([address = '']) => {
        const [host = ''] = address.replace(/^https?:\/\//iu, '').split('/');
        if (!host.includes('.') || !/@|^www\.|\.(?:com|org|net|example|homes|us|mx|cn|in|ir)$/iu.test(host))
          return undefined;
        return host
          .replaceAll('@', ` ${language.at} `)
          .replaceAll('.', ` ${language.dot} `)
          .replaceAll(/[_%+-]/gu, ' ')
          .replaceAll(/\d+/gu, (found) => ` ${language.digits(found)} `);
      },
    },
    // Telephone numbers.
    {
      pattern: pattern(String.raw`(?<![\d$])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[.-]\d{4}${end}`),
      say: ([written = '']) => digitGroups(written.replace(/^(\+?1)(?=\()/u, '$1 ')),
    },
    {
      pattern: pattern(String.raw`\+\d{1,3}(?:[\s.-]?\d{2,5}){2,5}${end}`),
      say: ([written = '']) => digitGroups(written),
    },
    { pattern: pattern(String.raw`(?<!\d)\d{3}-\d{4}${end}`), say: ([written = '']) => digitGroups(written) },
    {
      pattern: pattern(
        String.raw`(?<=(?:NMLS|MLS|DRE|${language.beforeDigits})[^\d\p{L}]{0,4}(?:ID|no\.?|number|número|编号|号码?|नंबर|شماره)?[^\d\p{L}]{0,3})\d{3,}`,
      ),
      say: ([written = '']) => language.digits(written),
    },
    // States before postal codes.
    {
      pattern: pattern(String.raw`(?<![A-Za-z])(${named(states)})\s*(\d{5})(?:-(\d{4}))?${end}`, 'gu'),
      say: ([, code = '', zip = '', more = '']) =>
        [language.stateName(code), language.digits(zip), ...(more === '' ? [] : [language.digits(more)])].join(' '),
    },
    {
      pattern: pattern(String.raw`(?<=,\s?)(${named(states)})(?![A-Za-z])`, 'gu'),
      say: ([, code = '']) => language.stateName(code),
    },
    // Dates and times.
    {
      pattern: pattern(String.raw`(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d\d)(?![\d/])`),
      say: ([, first = '', second = '', year = '']) => {
        const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
        if (Number(month) < 1 || Number(month) > 12 || Number(day) > 31 || Number(day) < 1) return undefined;
        return language.date(Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(day));
      },
    },
    {
      pattern: pattern(String.raw`(?<!\d)((?:19|20)\d\d)-(0[1-9]|1[0-2])-([0-2]\d|3[01])${end}`),
      say: ([, year = '', month = '', day = '']) => language.date(Number(year), Number(month), Number(day)),
    },
    {
      pattern: pattern(
        String.raw`(?<![\d:$])(\d{1,2})(?::(\d\d))?\s?([ap])?(?:\.?\s?m\b\.?)?\s?${dash}\s?(\d{1,2})(?::(\d\d))?\s?([ap])\.?\s?m(?![A-Za-zÀ-ÿ])(?:\.(?=\s*\p{Ll}))?`,
      ),
      say: ([, hour = '', minute = '', half = '', toHour = '', toMinute = '', toHalf = ''], _after, before) =>
        Number(hour) > 12 || Number(toHour) > 12
          ? undefined
          : language.range(
              language.time(Number(hour), Number(minute), fromHalf(hour, half, toHour, toHalf), before),
              language.time(
                Number(toHour),
                Number(toMinute),
                language.dayPartFirst && fromHalf(hour, half, toHour, toHalf) === toHalf.toLowerCase()
                  ? ''
                  : toHalf.toLowerCase(),
                before,
              ),
            ),
    },
    {
      pattern: pattern(
        String.raw`(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap])\.?\s?m(?![A-Za-zÀ-ÿ])(?:\.(?=\s*[\p{Ll},]))?)?(?![\d:])`,
      ),
      say: ([, hour = '', minute = '', half = ''], _after, before) =>
        language.time(Number(hour), Number(minute), half.toLowerCase(), before),
    },
    {
      pattern: pattern(String.raw`${start}(1[0-2]|[1-9])\s?([ap])\.?\s?m(?![A-Za-zÀ-ÿ])(?:\.(?=\s*[\p{Ll},]))?`),
      say: ([, hour = '', half = ''], _after, before) => language.time(Number(hour), 0, half.toLowerCase(), before),
    },
    {
      pattern: pattern(String.raw`(?<!\d)24\/7(?!\d)`),
      say: () => `${language.number('24', '')} ${language.number('7', '')}`,
    },
    {
      pattern: pattern(String.raw`(?<![\d/.,$])(\d{1,2}(?:\.\d)?)\/(10|5)(?![\d/])`),
      say: ([, part = '', whole = '']) => language.outOf(language.number(part, ''), language.number(whole, '')),
    },
    // Money.
    {
      pattern: pattern(
        String.raw`(${signs})\s?(${number})${scale}\s?${dash}\s?(?:${signs})?\s?(${number})${scale}(?:\s?(?:${language.currencyWords})${wordEnd})?${perUnit}`,
      ),
      say: ([, sign = '', low = '', less = '', high = '', more = '', paidPer = '']) => {
        const from = scaled(figure(low), factorOf(less === '' ? more : less));
        const to = language.money(scaled(figure(high), factorOf(more)), sign);
        return paid(language.range(language.number(from, ''), to), paidPer);
      },
    },
    {
      pattern: pattern(
        String.raw`${minus}(${signs})\s?(${number})${scale}(?:\s?(?:${language.currencyWords})${wordEnd})?(\+)?${perUnit}`,
      ),
      say: ([, negative = '', sign = '', written = '', magnitude = '', more = '', paidPer = '']) => {
        const said = language.money(scaled(figure(written), factorOf(magnitude)), sign);
        return signed(negative, paid(more === '' ? said : language.atLeast(said), paidPer));
      },
    },
    {
      pattern: pattern(
        String.raw`${minus}${start}(${number})${scale}\s?(USD|CAD|MXN|EUR|GBP|INR|CNY|RMB|€|£|₹)${wordEnd}${perUnit}`,
        'gu',
      ),
      say: ([, negative = '', written = '', magnitude = '', sign = '', paidPer = '']) =>
        signed(negative, paid(language.money(scaled(figure(written), factorOf(magnitude)), sign), paidPer)),
    },
    // Rates.
    {
      pattern: pattern(String.raw`${start}(${number})\s?%?\s?${dash}\s?(${number})\s?%`),
      say: ([, low = '', high = '']) =>
        language.percent(language.range(language.number(rate(low), ''), language.number(rate(high), ''))),
    },
    {
      pattern: pattern(String.raw`${minus}${start}(${number})\s?%`),
      say: ([, negative = '', written = '']) => signed(negative, language.percent(language.number(rate(written), ''))),
    },
    // Sizes.
    {
      pattern: pattern(
        String.raw`${start}(${number})\s?['′]?\s?[x×]\s?(${number})['′]?(?:\s?(${named(units)})${wordEnd})?${end}`,
      ),
      say: ([, wide = '', long = '', name = '']) => {
        const said = `${language.number(figure(wide), '')} ${language.by} ${language.number(figure(long), '')}`;
        return name === '' ? said : unitOf(name, said, '2');
      },
    },
    {
      pattern: pattern(String.raw`(?<![\d/])(?:(\d{1,3})\s?)?([½¼¾⅓⅔])`),
      say: ([, whole = '', part = ''], after) => language.halves(whole, vulgar[part] ?? '', after),
    },
    {
      pattern: pattern(String.raw`(?<![\d/.])(?:(\d{1,3})\s)?([123]\/[234])(?![\d/])`),
      say: ([, whole = '', part = ''], after) => language.halves(whole, part, after),
    },
    {
      pattern: pattern(String.raw`${start}(${number})${scale}\s?${dash}\s?(${number})\s?(${named(units)})${wordEnd}`),
      say: ([, low = '', _scale = '', high = '', name = '']) =>
        unitOf(name, language.range(language.number(figure(low), name), language.number(figure(high), name)), '2'),
    },
    {
      pattern: pattern(
        String.raw`${minus}${start}(${number})(\+)?\s?-?(${named(units)})${wordEnd}(?:\.(?=\s+\p{Ll}))?`,
      ),
      say: ([, negative = '', written = '', more = '', name = '']) => {
        const value = figure(written);
        const spoken = units[name.toLowerCase()]?.[value === '1' ? 0 : 1] ?? '';
        const said = unitOf(name, language.number(value, spoken), value);
        return signed(negative, more === '' ? said : language.atLeast(said));
      },
    },
    // All other ranges in figures.
    {
      pattern: pattern(String.raw`${start}(${number})\s?${dash}\s?(${number})(?![\d-])`),
      say: ([, low = '', high = ''], after) =>
        language.range(language.number(figure(low), after), language.number(figure(high), after)),
    },
    {
      pattern: pattern(String.raw`${start}(${number})\s?(${named(magnitudes)})${wordEnd}`),
      say: ([, written = '', name = ''], after) => language.number(scaled(figure(written), factorOf(name)), after),
    },
    {
      pattern: pattern(String.raw`${minus}${start}(${number})(\+)?`),
      say: ([, negative = '', written = '', more = ''], after) => {
        const value = /^\d{1,4}[.,]$/u.test(written) ? written.slice(0, -1) : written;
        const said = /^0\d|^\d{10,}$/u.test(value)
          ? language.digits(value.replaceAll(/\D/gu, ''))
          : /^(?:1[6-9]|20)\d\d$/u.test(value)
            ? language.year(value)
            : language.number(figure(value), after);
        return signed(negative, more === '' ? said : language.atLeast(said));
      },
    },
    { pattern: /\d/gu, say: ([written = '']) => language.digits(written) },
    // Signs that belong to no figure.
    { pattern: /[\p{Sc}%+=*_~<>|^#]/gu, say: () => '' },
  ];
}
