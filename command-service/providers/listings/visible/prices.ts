import { findMoney, placeOf, priceOf } from '../../../../domain/facts/index.ts';
import type { Candidate, Doubt, Evidence, FoundMoney, MoneyContext, Price } from '../../../../domain/facts/index.ts';
import type { FactSource } from '../facts.ts';
import { saysRent } from '../text/status.ts';
import { withoutForwarded, withoutReductions, type Placed } from './placed-prices.ts';
import {
  fromBefore,
  notAfter,
  notBefore,
  notPriceLabel,
  offers,
  priceLabel,
  settled,
  unsettled,
} from './price-words.ts';
import { isOwnSection } from './section-titles.ts';
import { wordsOf, type Statement } from './statements.ts';
import { askedAmount, bareAmount, isListed, leastChip, leastPrice } from './written-amounts.ts';

const rangeBetween = /^\s?(?:-|–|—|to|and)\s?$/i;
const replaced = /\b(?:reduced|dropped|cut|lowered|down|changed|decreased)\b[^.;|]{0,20}\bfrom\s{0,2}$/i;
/** "Reduced to $725,000 from $769,000" */
const replacing = /\b(?:reduced|dropped|cut|lowered|decreased|improved) to\s{0,2}$/i;
/** "The list price is still undecided." */
const undecided = /\b(?:undecided|not decided|still deciding)\b/i;
/** "Reduced $10,000 to $439,900" */
const cutBy = /\b(?:reduced|dropped|cut|lowered)(?: by)? $/i;
/** "Listed at $459,900, now $449,900" */
const listedBefore = /\b(?:listed|priced|came on|started)(?: (?:at|for))? $/i;
const thenNow = /^,? (?:and |but )?(?:is )?now (?:(?:just|only|at|priced at|offered at) )*$/i;
const formerBehind = /^\s?\(?(?:down )?from\s{0,2}$/i;
/** "$479,990, was $494,990" */
const wasBefore =
  /(?:^|[,;(–—-]|\bnow)[\s,;(–—-]{0,3}(?:was|formerly|previously|originally|before that|instead of|(?:reduced|down) from)\s(?:listed (?:at|for)\s)?$/i;
const onDate =
  /^\s?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|^\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?\s\d{1,2},?\s\d{4}\b|^\s?\d{4}-\d{2}-\d{2}\b/i;
const onRequest =
  /\b(?:price|rent)?\s?(?:up)?on (?:request|application)\b|\bcall for (?:price|pricing|rate)|\bprice (?:not disclosed|withheld|tbd)|\bcontact (?:agent|us) for price|\bnegotiable$|\bpoa\b/i;

const monthsOfLease = /\b(?:\d{1,2}|six|twelve|one|two)[- ](?:month|year) lease\b/i;

/** Every amount on the page that could be its asking price or rent. */
export function priceCandidates(
  statements: readonly Statement[],
  context: MoneyContext,
  source: FactSource,
): readonly Candidate<Price>[] {
  // A classified ad begins with its rent and names the period further down.
  const says = (words: RegExp): boolean => statements.some(({ text }) => words.test(text));
  const isClassified =
    statements.some(({ label, text }) => label === 'rent period' && /^monthly/i.test(text)) ||
    (source === 'typed text' && says(monthsOfLease) && says(/\bdeposit\b/i));
  const all = statements.flatMap((statement, at) => {
    const below = statements[at + 1]?.text ?? '';
    if (/^sold(?: \(.{2,20}\))?$/i.test(statements[at - 1]?.text ?? '') && statement.line > headlineLines) return [];
    const found = pricesIn(statement, context, source, isClassified).map((each) => withPeriod(each, below));
    return leastAbove.test(statements[at - 1]?.text ?? '') ? found.map(asLeast) : found;
  });
  const rents = new Set(all.filter(({ value }) => value.per !== undefined).map(({ value }) => value.amount));
  const shown = all.filter(
    ({ value, evidence, doubt }) =>
      value.per === undefined && evidence !== 'weak' && (doubt !== 'period' || !rents.has(value.amount)),
  );
  // Beside the price of a sale, or the words of a loan, an amount per month is a payment.
  const isFinanced =
    says(ofLoan) && !statements.some(({ label, text, prose }) => !prose && saysRent(`${label} ${text}`));
  const sales =
    isFinanced || shown.some(({ evidence }) => evidence !== 'told') || saysNoPrice(statements)
      ? all.filter(({ value }) => value.per === undefined)
      : all;
  const first = all.find(({ evidence }) => evidence === 'shown' || evidence === 'stated');
  // Below the rent of a home that is to let, an amount without a period is the price of another home.
  const isLet =
    !isFinanced &&
    first?.value.per !== undefined &&
    statements.some(({ label, text, prose }) => !prose && toLet.test(`${label} ${text}`));
  const own = isLet ? all.filter(({ value }) => value.per !== undefined) : sales;
  return nearestFirst(withoutReductions(withoutForwarded(own, statements), statements));
}

const toLet = /\b(?:for (?:rent|lease)|to (?:rent|let)|let agreed|pcm|deposit|available (?:now|from|immediately))\b/i;

const ofLoan =
  /\b(?:down payment|loan amount|mortgage (?:calculator|payment)s?|principal (?:and|&) interest|pre-?(?:approved|qualified))\b/i;

/** "From" on a line above the lowest price of a plan. */
const leastAbove = /^(?:from|starting (?:at|from)|starts at|priced from|as low as|base price from)\s?:?$/i;
const asLeast = (each: Placed): Placed => ({ ...each, doubt: each.doubt ?? 'from' });

/** A rent whose period is on the line below: "/ month". */
function withPeriod(each: Placed, below: string): Placed {
  const { value, doubt, ...rest } = each;
  const [, named] = /^(?:\/|per|a)\s?(month|mo|week|wk)\.?$/i.exec(below) ?? [];
  if (named === undefined || value.per !== undefined) return each;
  const per = /^w/i.test(named) ? 'week' : 'month';
  return { ...rest, value: { ...value, per }, ...(doubt === undefined || doubt === 'period' ? {} : { doubt }) };
}

/** Words right before an amount that a sentence names without saying what it is: "Cape on the river, $415,000". */
const bareLead = /(?:^|[,;:(–—!?.]|\s-|\b(?:at|for|is|now|just|only|and|think|list|asking))\s{0,2}$/i;

/** A typed text names its price among its first lines, also within a sentence. */
const headLines = 3;

/** How far below the first headline price another figure still counts as one of the headline. */
const headlineLines = 12;

/** Headline figures far below the first one are about something else. */
function nearestFirst(all: readonly Placed[]): readonly Candidate<Price>[] {
  const first = all.find(({ evidence }) => evidence === 'shown' || evidence === 'stated')?.line ?? 0;
  return all.map(({ line, settled: _settled, ...candidate }) =>
    candidate.evidence === 'shown' && line > first + headlineLines ? { ...candidate, evidence: 'weak' } : candidate,
  );
}

/** Words of a heading that names an amount; a longer one is a slogan. */
const longestTitle = 4;

const saysNoPrice = (statements: readonly Statement[]): boolean =>
  statements.some(
    ({ text, label, prose }) =>
      !prose && onRequest.test(`${label} ${text}`) && !/\$\d/.test(text.replace(/\/\s?sq.*/i, '')),
  );

function pricesIn(
  statement: Statement,
  context: MoneyContext,
  source: FactSource,
  isClassified: boolean,
): readonly Placed[] {
  // "Townhome for rent at $2,100 a month: 3 beds": the words before the colon hold the amount.
  const isBefore = /[$€£]\d/.test(statement.written) && !/[$€£]\d/.test(statement.text);
  const { section, prose, card, linked, line } = statement;
  const [label, text] = isBefore ? ['', statement.written] : [statement.label, statement.text];
  if (card || !isOwnSection(section) || onDate.test(text) || onDate.test(label)) return [];
  // "Fees may apply" below a rent is no label.
  if (notPriceLabel.test(label) && !priceLabel.test(label) && !/\bmay apply$/.test(label)) return [];
  const above = statement.under.toLowerCase();
  if (
    statement.part !== 'heading' &&
    notPriceLabel.test(above) &&
    above.split(' ').length <= longestTitle &&
    !/\d/.test(above) &&
    !priceLabel.test(label)
  )
    return [];
  if ((onRequest.test(text) && !/^\D{0,4}\d/.test(text)) || /^(?:median|average|avg)\b/i.test(text)) return [];
  const moneys = findMoney(text, context);
  const bare =
    moneys.length > 0
      ? []
      : priceLabel.test(label)
        ? bareAmount(text)
        : source === 'typed text'
          ? askedAmount(text)
          : [];
  const found = [...moneys, ...bare].filter(({ price }, at, all) => at === 0 || !isConverted(price, all[0]?.price));
  const [former, now, saved] = found.map(({ price }) => price.amount);
  const isFormer = saved !== undefined && former !== undefined && now !== undefined && former - now === saved;
  let isReplacing = false;
  let isReduced = false;
  return found.flatMap((money, at) => {
    const { price, start, end } = money;
    // "$462,490 $447,990 You save $14,500"
    if (isFormer && at !== 1) return [];
    const previous = found[at - 1];
    const before = text.slice(Math.max(previous?.end ?? 0, start - 70), start);
    const behind =
      text.slice(end, Math.min(found[at + 1]?.start ?? text.length, end + 40)).split(/[.;!]\s/, 1)[0] ?? '';
    if (replaced.test(before)) {
      isReplacing = true;
      return [];
    }
    const following = found[at + 1];
    if (
      cutBy.test(before) &&
      following !== undefined &&
      /^ to $/.test(behind) &&
      following.price.amount > price.amount
    ) {
      isReplacing = true;
      return [];
    }
    if (following !== undefined && listedBefore.test(before) && thenNow.test(behind)) return [];
    // "$659,000 - $20,000": a smaller amount after the price is the reduction.
    const comesDown =
      previous !== undefined && /^\s?[-–—−]\s?$/.test(before) && price.amount < previous.price.amount / 2;
    if (comesDown) return [];
    const isRange = rangeBetween.test(before) && previous !== undefined && !isReplacing;
    const startsRange =
      rangeBetween.test(behind) && following !== undefined && following.price.amount > price.amount / 2 && !isReplacing;
    const isNext = isReplacing;
    isReplacing = false;
    if ((isReduced && formerBehind.test(before)) || wasBefore.test(before)) return [];
    isReduced = replacing.test(before);
    if ((money.negative === true && !isDashed(text, start, end)) || money.perWhat !== undefined) return [];
    const named = priceLabel.test(label) || (label === '' && priceLabel.test(beforeLabel(before)));
    const isSettled = source === 'typed text' && settled.test(before);
    if ((!named || at > 0) && !isNext && !isSettled && notBefore.test(before)) return [];
    // Words between the first amount and the second are the label of the second.
    const isLabelOfNext = found[at + 1] !== undefined && beforeLabel(before) === '';
    if (!isLabelOfNext && notAfter.test(behind)) return [];
    const isOffered =
      isNext ||
      isSettled ||
      offers.test(before) ||
      (source === 'typed text' && isListed(before, behind, price.amount)) ||
      (prose && source === 'typed text' && line < headLines && at === 0 && bareLead.test(before));
    // "$10k" without a label may be the amount by which the price came down.
    const isChip = !named && price.amount < leastChip && /\dk$/i.test(text.slice(start, end));
    // "We had an offer of $435,000."
    const isSentence = label === '' && !isOffered && text.endsWith('.') && !bareLead.test(before);
    const evidence = isChip ? 'weak' : evidenceOf(prose || isSentence, named, isOffered, linked || section === 'story');
    if (evidence === undefined) return [];
    // An amount by the year is a fee, unless its label calls it the rent.
    if (!named && (price.per === 'year' || price.per === 'quarter')) return [];
    const isTitleOfAd = isClassified && at === 0 && (line < headLines || statement.part === 'heading');
    const isLabelled = price.per !== undefined || named || isTitleOfAd;
    if (!isLabelled && price.amount < leastPrice) return [];
    const doubt =
      undecided.test(text) || (isSettled && unsettled.test(`${before.split(/[.!?]\s/).at(-1) ?? ''} ${behind}`))
        ? ('approximate' as const)
        : doubtOf(money, isRange || startsRange, `${label} ${before}`, behind, text);
    const per =
      price.per ??
      (isTitleOfAd && price.amount < leastPrice ? ('month' as const) : undefined) ??
      (/rent|lease/.test(label) && /month/.test(label) ? ('month' as const) : undefined);
    return [
      {
        value: priceOf(price.amount, price.currency, per),
        evidence,
        place: placeOf(source, label === '' ? text.slice(Math.max(0, start - 50), end + 40) : wordsOf(statement)),
        line,
        ...(isSettled ? { settled: true as const } : {}),
        ...(label === '' ? {} : { label }),
        ...(doubt === undefined ? {} : { doubt }),
      },
    ];
  });
}

/** "$6,850,000 USD €6,321,400 EUR": the price of the line again, in another currency. */
const isConverted = ({ currency, per }: Price, first: Price | undefined): boolean =>
  currency !== undefined && first?.currency !== undefined && currency !== first.currency && per === first.per;

/** "Triplex - $879,000" and "$815,000 - Active": a dash between spaces is no minus. */
const isDashed = (text: string, start: number, end: number): boolean =>
  (/\p{L}\s$/u.test(text.slice(0, start)) && /^[-–−]\s/.test(text.slice(start))) ||
  /^\s[-–−]\s\p{L}/u.test(text.slice(end));

/** Whether the words around an amount, within its line, show that it is another amount than the price. */
export const isOtherAmount = (before: string, behind: string): boolean =>
  notBefore.test(before) || wasBefore.test(before) || notAfter.test(behind);

/** The words right before an amount, as a label. */
const beforeLabel = (before: string): string =>
  (before.split(/[.;,|!]\s/).at(-1) ?? '')
    .toLowerCase()
    .replace(/[:\s]+$/, '')
    .trim();

function evidenceOf(prose: boolean, named: boolean, offered: boolean, weaker: boolean): Evidence | undefined {
  if (named && !prose) return 'stated';
  if (offered) return prose || weaker ? 'told' : 'stated';
  if (prose) return undefined;
  return weaker ? 'told' : 'shown';
}

function doubtOf(
  { unknownCurrency, price }: FoundMoney,
  range: boolean,
  before: string,
  behind: string,
  text: string,
): Doubt | undefined {
  if (unknownCurrency !== undefined) return 'currency';
  if (range) return 'range';
  if (/(?:\bapprox\.?|~)\s?$/i.test(before) || /^[A-Z\s]{0,5}\(approx\.?\)/i.test(behind)) return 'approximate';
  if (/^s\b/.test(behind) || fromBefore.test(before) || /^\s?\+/.test(behind)) return 'from';
  if (
    price.per === undefined &&
    price.amount < leastPrice &&
    /\brent\b|\blease\b/i.test(`${before} ${text}`) &&
    !/month/i.test(before)
  )
    return 'period';
  return undefined;
}
