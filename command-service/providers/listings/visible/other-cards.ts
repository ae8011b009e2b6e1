import { findMoney } from '../../../../domain/facts/index.ts';
import { addressMention, modelYear, sameAddress } from '../text/addresses.ts';
import { bedMentions } from '../text/rooms.ts';
import { sizeMentions } from '../text/sizes.ts';
import type { Line } from './lines.ts';
import { leastPrice } from './written-amounts.ts';

/** A status begins the home itself, or another card. */
export const onMarket = /^(?:(?:house |home )?for sale|active|new listing|pending|coming soon|open house)\b/i;
/** Lines of a card below its address. */
const longest = 6;
/** The figures of a card follow its address within so many lines. */
const near = 3;
/** Other words of the line, such as a town that is not read as a part of the address. */
const mostBeside = 15;

const isFigure = ({ text }: Line): boolean => bedMentions(text).length > 0 || findMoney(text).length > 0;

const numberOf = (address: string): string => /^(?:(?:unit|flat|apt|suite) \S+ )?(\d+)/i.exec(address)?.[1] ?? '';
const unitOf = (address: string): string =>
  /(?:#|\b(?:unit|apt|suite|ste|flat|no)\b\.?)\s?#?([\w-]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';

const has = (address: string, number: string): boolean => address.split(/[^\w]+/).includes(number);

/** An address with the same number may be another spelling of it, unless both name a unit. */
const isOther = (address: string, own: string): boolean =>
  numberOf(own) === ''
    ? !address.includes(own.split(',', 1)[0] ?? '')
    : has(address, numberOf(own)) || has(own, numberOf(address))
      ? unitOf(address) !== '' && unitOf(own) !== '' && unitOf(address) !== unitOf(own)
      : numberOf(address) !== '' && !sameAddress(address, own);

/**
 * The places of the lines about other homes, which a page lists without a title: each begins with an address alone on
 * its line and its figures follow, or it begins with its price and ends with its address, or it is a single line.
 *
 * @param own the address of the home; '' when it is not known, and then only single lines are found
 */
export function otherCards(lines: readonly Line[], own: string): ReadonlySet<number> {
  const found = new Set(packedLines(lines, own));
  if (own === '' || modelYear.test(own)) return found;
  const isAddress = (at: number): boolean => {
    const { text = '' } = lines[at] ?? {};
    const mention = /\d/.test(text) && text.length <= 120 ? addressMention(text) : undefined;
    return mention !== undefined && text.length - mention.address.length <= mostBeside && isOther(mention.address, own);
  };
  const first = lines.findIndex(isFigure);
  for (let at = 0; at < lines.length; at++) {
    if (found.has(at) || !isAddress(at)) continue;
    const isTop = lines.slice(at + 1, at + 1 + near).some(isFigure);
    const from = isTop ? at : topOf(lines, at, first);
    if (from === undefined) continue;
    const end = isTop ? endOf(lines, at) : at;
    for (let next = from; next <= end; next++) found.add(next);
  }
  return found;
}

/** So far below the first figures a line that sums a home up is about another one. */
const farBelow = 10;

const amountsIn = (text: string): readonly number[] =>
  findMoney(text).flatMap(({ price, perWhat }) =>
    perWhat === undefined && price.amount >= leastPrice ? [price.amount] : [],
  );

/** The figures of a home in one line, far below the first ones and with another price: "$389,000 28 acres 3 beds". */
function packedLines(lines: readonly Line[], own: string): readonly number[] {
  const first = lines.findIndex(isFigure);
  const known = new Set<number>();
  return lines.flatMap(({ text, level }, at) => {
    const amounts = amountsIn(text);
    const isPacked =
      text.length <= 160 &&
      level === undefined &&
      amounts.length > 0 &&
      (bedMentions(text).length > 0 || sizeMentions(text, '', '.').length > 0);
    const mention = isPacked ? addressMention(text) : undefined;
    const isOwn =
      amounts.some((amount) => known.has(amount)) ||
      (mention !== undefined && own !== '' && !isOther(mention.address, own));
    if (isPacked && first !== -1 && at > first + farBelow && !isOwn) return [at];
    for (const amount of amounts) known.add(amount);
    return [];
  });
}

/** The last line of a card that begins with its address. */
function endOf(lines: readonly Line[], top: number): number {
  const rest = lines.slice(top + 1, top + 1 + longest);
  const end = rest.findIndex(
    ({ part, text }) => part === 'heading' || onMarket.test(text) || addressMention(text) !== undefined,
  );
  return top + (end === -1 ? rest.length : end);
}

/** The line of the price of a card that ends with its address; undefined when these are the first figures of all. */
function topOf(lines: readonly Line[], end: number, first: number): number | undefined {
  for (let at = end - 1; at > Math.max(first, end - longest); at--) {
    const { text = '', level } = lines[at] ?? {};
    if (level === 1 || addressMention(text) !== undefined || onMarket.test(text)) return undefined;
    if (/^(?:[$€£]|[A-Z]{3} )\s?\d/.test(text)) return at;
  }
  return undefined;
}
