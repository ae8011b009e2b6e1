import { findMoney, numberWords as ones, readNumber } from '../../../domain/facts/index.ts';
import { bathsIn, bedsIn } from '../listings/text/rooms.ts';
import { areaIn, isRoughly, lotSizeIn } from '../listings/text/sizes.ts';
import { yearBuiltIn } from '../listings/text/years.ts';
import type { PropertyFacts, Size } from '../listings/facts.ts';

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };
const numberWord = [...ones, ...tens.slice(2), ...Object.keys(scales)].join('|');
const wordRun = new RegExp(
  `\\b(?:${numberWord})(?:[\\s-]+(?:and\\s+)?(?:${numberWord}))*(?<half>\\s+and\\s+a\\s+half)?\\b(?<after>[\\s-]+[a-z]+)?`,
  'giu',
);
const scaledNumeral = /\d[\d.,]*(?:\s?(?:million|thousand|k)\b)?/giu;

/**
 * Every number in a text, in digits or in English words, as values: "$1.25 million" is 1250000, "two and a half" 2.5. A
 * lone "one" counts only before a noun that it counts ("one bedroom", not "this one").
 */
export function figuresIn(text: string): readonly number[] {
  const found: number[] = [];
  let rest = text;
  const take = (value: number, start: number, length: number): void => {
    found.push(value);
    rest = rest.slice(0, start) + ' '.repeat(length) + rest.slice(start + length);
  };
  for (const { price, start, end } of findMoney(text)) take(price.amount, start, end - start);
  for (const { 0: numeral, index } of Array.from(rest.matchAll(scaledNumeral))) {
    const value = readNumber(numeral.replace(/[a-z\s]+$/i, '').replace(/[.,]+$/, ''), { source: 'text' });
    const factor = /million$/i.test(numeral) ? 1e6 : /(?:thousand|k)$/i.test(numeral) ? 1e3 : 1;
    // 16.74 * 1e6 is no whole number.
    if (value !== undefined) take(factor === 1 ? value : Math.round(value * factor), index, numeral.length);
  }
  for (const match of rest.matchAll(wordRun)) {
    const run = match[0].slice(
      0,
      match[0].length - (match.groups?.['after']?.length ?? 0) - (match.groups?.['half']?.length ?? 0),
    );
    const counts =
      /^[\s-]+(?:bed|bath|car|acre|stor(?:y|ies)|level|floor|square|unit|parking|room|minute|mile|block|year|bay|dock)/i.test(
        match.groups?.['after'] ?? '',
      );
    if (run.toLowerCase() === 'one' && match.groups?.['half'] === undefined && !counts) continue;
    found.push(valueOf(run) + (match.groups?.['half'] === undefined ? 0 : 0.5));
  }
  return found;
}

function valueOf(run: string): number {
  let total = 0;
  let part = 0;
  for (const word of run.toLowerCase().split(/[\s-]+/)) {
    const scale = scales[word];
    if (scale === 100) part = Math.max(1, part) * 100;
    else if (scale !== undefined) [total, part] = [total + Math.max(1, part) * scale, 0];
    else part += Math.max(ones.indexOf(word), 0) || Math.max(tens.indexOf(word), 0) * 10;
  }
  return total + part;
}

/** Every number in the facts, in their figures and in their texts. */
export function figuresOfFacts(facts: PropertyFacts): ReadonlySet<number> {
  const texts = [facts.address, facts.description, ...(facts.features ?? []), facts.agent?.name, facts.agent?.company];
  const values = [
    facts.price?.amount,
    facts.beds,
    facts.baths,
    facts.area?.value,
    facts.lotSize?.value,
    facts.yearBuilt,
    facts.hoa?.amount,
    facts.garage,
  ];
  return new Set(
    [...values, ...texts.flatMap((text) => (text === undefined ? [] : figuresIn(text)))].filter(
      (value) => value !== undefined,
    ),
  );
}

const differsFromLot = (said: Size | undefined, fact: Size | undefined): boolean =>
  said !== undefined && said.value !== fact?.value && (fact === undefined || !isRoughly(said, fact));

/**
 * Whether a sentence states a number that the facts do not contain, or assigns one of their numbers to the wrong fact.
 */
export function saysForeignFigure(
  sentence: string,
  facts: PropertyFacts,
  known: ReadonlySet<number> = figuresOfFacts(facts),
): boolean {
  if (figuresIn(sentence).some((value) => !known.has(value))) return true;
  const source = [facts.description ?? '', ...(facts.features ?? [])].join('\n');
  const differs = <T>(said: T | undefined, fact: T | undefined): boolean => said !== undefined && said !== fact;
  return (
    differs(bedsIn(sentence), facts.beds) ||
    differs(bathsIn(sentence), facts.baths) ||
    differs(yearBuiltIn(sentence), facts.yearBuilt) ||
    differs(areaIn(sentence)?.value, facts.area?.value) ||
    differsFromLot(lotSizeIn(sentence), facts.lotSize) ||
    findMoney(sentence).some(
      ({ price }) =>
        price.amount !== facts.price?.amount &&
        !(price.amount === facts.hoa?.amount && /\b(?:hoa|association|dues|maintenance)\b/i.test(sentence)) &&
        !findMoney(source).some((other) => other.price.amount === price.amount),
    )
  );
}
