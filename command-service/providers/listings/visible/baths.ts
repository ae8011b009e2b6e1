import { readNumber } from '../../../../domain/facts/index.ts';
import { bathShareOf, isBathLabel, plausibleRooms } from '../text/rooms.ts';
import type { Maker, Open } from './maker.ts';
import type { Statement } from './statements.ts';

/** The weight of each bathroom in a statement, and their number: "Half bathrooms: 1", "2 Full Baths". */
export function bathPart({ label, text }: Statement): { readonly share: number; readonly count: number } | undefined {
  const { number = '', kind = '' } =
    label === ''
      ? ((
          /^(?<number>\d{1,2})\s(?<kind>\D[\D\d]{2,25})$/.exec(text) ??
          /^(?<kind>[a-z]{4,9} \([a-z]{4,7}\)) (?<number>\d{1,2})$/i.exec(text)
        )?.groups ?? {})
      : { number: text, kind: label };
  // "1 Baths (Full" is cut out of "2 | 1 Baths (Full | Half)".
  if (label === '' && /\([^)]*$/.test(kind)) return undefined;
  const share = bathShareOf(kind.toLowerCase());
  const count = readNumber(/^\d{1,2}(?![\d.,/½]|.{0,9}\d)/.exec(number)?.[0] ?? '', { source: 'text' });
  return share === undefined || count === undefined ? undefined : { share, count };
}

/** Whether a count is that of "Total bathrooms: 3" or of "Total" below "Bathrooms", which has the partial ones. */
function isTotalOf(value: number, { label, text, under }: Statement, above: string): boolean {
  const words = `${label} ${text}`.trim().toLowerCase();
  const [, name = '', count] = /^(\D{5,30}?)(?:\s?:?\s?(\d{1,2}))?$/.exec(words) ?? [];
  const isNamed =
    /\btotal\b/.test(name) && (/\bbath/.test(name) || [under, above].some((each) => isBathLabel(each.toLowerCase())));
  return isNamed && (count === undefined || Number(count) === value);
}

/** "Baths 2 | Half Baths 1": on a page that counts half bathrooms apart but no full ones, the others are full. */
function withHalves(
  home: readonly Statement[],
  counted: readonly Open<'baths'>[],
): readonly Open<'baths'>[] | undefined {
  const parts = home.flatMap((statement) => (statement.prose ? [] : (bathPart(statement) ?? [])));
  const halves = parts.filter(({ share }) => share < 1);
  const shown = counted.filter(({ evidence }) => evidence !== 'told' && evidence !== 'weak');
  const named = shown.length > 0 ? shown : counted;
  const [first] = named;
  const isClear = named.every(({ value, doubt }) => value === first?.value && doubt === undefined);
  if (first === undefined || !isClear || halves.length === 0 || halves.length < parts.length) return undefined;
  const more = new Map(halves.map(({ share, count }) => [share, count]));
  const isTotal = home.some((statement, at) => isTotalOf(first.value, statement, home[at - 1]?.text ?? ''));
  const value = [...more].reduce((sum, [share, count]) => sum + (isTotal ? share - 1 : share) * count, first.value);
  return Number.isInteger(first.value) && plausibleRooms(value) ? named.map((each) => ({ ...each, value })) : undefined;
}

/** Bathrooms by their total, or by their kinds; "2 Baths" beside two full and a half one counts the full ones. */
export function bathsOf(
  home: readonly Statement[],
  counted: readonly Open<'baths'>[],
  make: Maker,
): readonly Open<'baths'>[] {
  const all = withHalves(home, counted);
  if (all !== undefined) return all;
  const split = splitBaths(home, make);
  const full = Math.floor(split[0]?.value ?? 0);
  const isFull = (value: number): boolean => value === full && split[0]?.value === full + 0.5;
  const apart = halvesApart(home, make);
  const words = new Set(apart.flatMap(({ place, beside }) => [place.words, beside]));
  // "2 Full Baths" before "1 1/2 Bath" is no total.
  const isBeside = ({ value }: Open<'baths'>): boolean => apart.some((each) => Math.floor(each.value) === value);
  return [
    ...split.filter((each) => !isBeside(each)),
    ...apart.map(({ beside: _beside, ...each }) => each),
    ...counted.filter(({ value, place }) => !isFull(value) && !words.has(place.words)),
  ];
}

/** "1 Bath", "1 1/2 Bath": the second of two neighbours counts half bathrooms, and is not one and a half. */
function halvesApart(
  home: readonly Statement[],
  make: Maker,
): readonly (Open<'baths'> & { readonly beside: string })[] {
  return home.flatMap((statement, at) => {
    const before = home[at - 1];
    if (before === undefined || statement.label !== '' || before.label !== '') return [];
    const [, whole] = /^(\d)\s(?:full )?baths?$/i.exec(before.text) ?? [];
    const [, halves] = /^(\d)\s(?:1\/2|½)\sbaths?$/i.exec(statement.text) ?? [];
    if (whole === undefined || halves === undefined) return [];
    return [{ ...make(statement, Number(whole) + Number(halves) / 2, 'shown'), beside: before.text }];
  });
}

/** Bathrooms that a page counts by their kinds, on separate lines. */
function splitBaths(home: readonly Statement[], make: Maker): readonly Open<'baths'>[] {
  const parts = home.flatMap((statement) => {
    const part = statement.prose ? undefined : bathPart(statement);
    return part === undefined ? [] : [{ statement, ...part }];
  });
  const [first] = parts;
  if (first === undefined || !parts.some(({ share }) => share === 1)) return [];
  // A count of full bathrooms alone adds nothing when the page gives the total.
  const isAlone = parts.every(({ share }) => share === 1);
  if (isAlone && home.some(({ label }) => isBathLabel(label))) return [];
  // A page may show the same grid twice.
  const shares = new Map(parts.map(({ share, count }) => [share, count]));
  const value = [...shares].reduce((sum, [share, count]) => sum + share * count, 0);
  return plausibleRooms(value) ? [make(first.statement, value, 'stated')] : [];
}
