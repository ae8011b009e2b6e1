import { findMoney, parseNumber, propertyTypeIn } from '../text/amounts.ts';
import { compactFacts } from '../facts.ts';
import type { Price, PropertyFacts } from '../facts.ts';
import type { Line } from './html.ts';
import { addressIn, areaIn, bathsIn, bedsIn, lotSizeIn, yearBuiltIn } from '../text/phrases.ts';
import { isTellable, tellableText, withoutInjections } from '../text/sentences.ts';

const maxText = 200_000;
const longestDescription = 8000;

/**
 * Reads facts from visible text: the lines of a page or of a typed text. The first statement of a fact wins.
 *
 * @param title the title of the page, for property type and address
 * @param shortestParagraph lines of at least this many characters count as description
 */
export function readVisibleText(lines: readonly Line[], title: string, shortestParagraph: number): PropertyFacts {
  const paired = pairLabels(lines.map(({ text }) => text));
  const usable = paired.map(withoutInjections);
  const text = usable.join('\n').slice(0, maxText);
  const first = <T>(read: (line: string) => T | undefined): T | undefined => {
    for (const line of usable) {
      const value = read(line);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return compactFacts({
    address: addressIn(title) ?? first(addressIn),
    price: priceIn(usable),
    beds: first(bedsIn),
    baths: first(bathsIn),
    area: first(areaIn),
    lotSize: first(lotSizeIn),
    yearBuilt: first(yearBuiltIn),
    propertyType: propertyTypeIn(title) ?? propertyTypeIn(text.slice(0, 3000)),
    description: descriptionIn(lines, shortestParagraph),
    features: featuresIn(lines),
    images: undefined,
    agent: undefined,
  });
}

const factLabels =
  /^(?:beds?|bedrooms?|baths?|bathrooms?|sq\.? ?ft\.?|sqft|square feet|living area|year built|lot size|asking price|price)$/i;
const figure = /^[$€£]?\s?\d[\d.,]*(?:\s?(?:acres?|sq\.? ?ft\.?|m²))?$/i;

/**
 * Joins labels and figures on lines of their own, as property cards show them. The last line of the run decides the
 * order: "3 / Beds / 2 / Baths" ends with a label, "Beds / 3 / Baths / 2" with a figure. An undecided run stays as it
 * is.
 */
function pairLabels(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length;) {
    const run: string[] = [];
    for (let next = at; next < lines.length; next += 1) {
      const line = lines[next] ?? '';
      const before = run.at(-1);
      const isLabel = factLabels.test(line);
      if (!isLabel && !figure.test(line)) break;
      if (before !== undefined && factLabels.test(before) === isLabel) break;
      run.push(line);
    }
    if (run.length < 2) {
      joined.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    if (run.length % 2 === 0) {
      for (let pair = 0; pair < run.length; pair += 2) {
        const [one = '', two = ''] = [run[pair], run[pair + 1]];
        joined.push(factLabels.test(one) ? `${one}: ${two}` : `${two}: ${one}`);
      }
    }
    at += run.length;
  }
  return joined;
}

const notThePrice =
  /(?:\bhoa\b|\bdues\b|\bfees?\b|\btax(?:es)?\b|\bdown payment\b|\bpayment\b|\bmortgage\b|\binsurance\b|\bestimated?\b|\best\.|\bzestimate\b|\bsold (?:for|at)\b|\blast sold\b|\bdeposit\b|\bincome\b|\bprice (?:cut|drop|reduced by)\b|\bwas\b|\bsave\b|\bover \$?|\bper sq)[^.;]{0,25}$/i;
const notThePriceAfter =
  /^\s{0,2}(?:\/|per|a)\s?(?:sq|sf\b|square|unit\b|door\b)(?!.{0,12}(?:year|yr))|^\s{0,2}(?:hoa|dues|fee|tax|in (?:tax|upgrade|renovation|credit)|down\b|deposit|credit|off\b|price (?:cut|drop))/i;
const saysPrice =
  /(?:\bprice|\basking|\boffered (?:at|for)|\blisted (?:at|for)|\bfor sale|\blist price|\brent|\blease(?: rate)?)[^.;$€£]{0,25}$/i;
/** A smaller amount is a fee, unless the text calls it the price. */
const leastPrice = 10_000;

/** The asking price: the amount that the text calls so, else the first plausible one. */
function priceIn(lines: readonly string[]): Price | undefined {
  let fallback: Price | undefined;
  for (const line of lines) {
    for (const { price, start, end } of findMoney(line)) {
      const before = line.slice(Math.max(0, start - 50), start);
      const after = line.slice(end, end + 30);
      if (
        notThePrice.test(before) ||
        (price.per === undefined && notThePriceAfter.test(after)) ||
        /^\s{0,2}(?:hoa|dues|fee|tax)/i.test(after)
      )
        continue;
      if (saysPrice.test(before)) return price;
      if (fallback === undefined && (price.amount >= leastPrice || price.per !== undefined)) fallback = price;
    }
    const bare = /^(?:asking |list )?price\s?:\s?(\d[\d.,]{3,15})$/i.exec(line)?.[1];
    const amount = bare === undefined ? undefined : parseNumber(bare);
    if (amount !== undefined && amount >= leastPrice) return { amount };
  }
  return fallback;
}

/** The paragraphs of a page that are prose about the property, in order. */
function descriptionIn(lines: readonly Line[], shortestParagraph: number): string | undefined {
  const paragraphs: string[] = [];
  let length = 0;
  for (const { text, part } of lines) {
    if (part !== 'text' || text.length < shortestParagraph || !/[.!?。।]/.test(text)) continue;
    const usable = tellableText(text);
    if (usable === undefined || paragraphs.includes(usable) || length + usable.length > longestDescription) continue;
    paragraphs.push(usable);
    length += usable.length;
  }
  return paragraphs.length === 0 ? undefined : paragraphs.join(' ');
}

/** The features of a property: short list items, without those that only repeat its figures. */
function featuresIn(lines: readonly Line[]): readonly string[] {
  const items = lines.filter(({ part }) => part === 'item').map(({ text }) => text.replace(/[.;,]{1,9}$/, '').trim());
  return [...new Set(items)].filter(isFeature).slice(0, 40);
}

/** Whether a short text names a feature and no figure that another fact holds. */
export function isFeature(text: string): boolean {
  if (text.length < 3 || text.length > 80 || !/\p{L}{3}/u.test(text) || /[:：?]/.test(text)) return false;
  const figures = [bedsIn, bathsIn, areaIn, lotSizeIn, yearBuiltIn, addressIn].some((read) => read(text) !== undefined);
  return !figures && findMoney(text).length === 0 && isTellable(text);
}
