import { isDuesLabel, isDuesPeriodLabel, isPeriod } from '../text/extras.ts';
import { sentencesOf } from '../text/sentences.ts';
import { figure, isFactLabel, isKnownLabel, isReportLabel, normalLabel } from './fact-labels.ts';
import { isStatusLabel, statusIn } from '../text/status.ts';
import { isTypeLabel } from '../text/types.ts';
import { isBathLabel, isBedLabel } from '../text/rooms.ts';
import { isAreaLabel } from '../text/sizes.ts';
import { isYearLabel } from '../text/years.ts';
import { bothOf } from './double-labels.ts';
import { introduces, pairOfItem } from './line-pairs.ts';
import { isLabel, leanOf, pairsOf, runFrom } from './runs.ts';
import { fits, isValueText } from './values.ts';
import type { Section } from './section-titles.ts';
import type { PlacedLine } from './sections.ts';

/** One thing that a page says: a value with its label, a part of a strip of figures, or a sentence. */
export interface Statement {
  /** The label in lower case, without its colon; empty when there is none. */
  readonly label: string;
  /** The label as the page writes it. */
  readonly written: string;
  readonly text: string;
  /** A sentence or a paragraph, instead of a label with its value or a short line. */
  readonly prose: boolean;
  readonly section: Section;
  /** The position of its line on the page. */
  readonly line: number;
  readonly under: string;
  readonly part: PlacedLine['part'];
  readonly linked: boolean;
  readonly card: boolean;
}

/** A statement in the words of the page. */
export const wordsOf = ({ label, written, text }: Pick<Statement, 'label' | 'written' | 'text'>): string =>
  label === '' ? text : `${written}: ${text}`;

const ends = /\p{Ll}{3}(?<!\bapprox)[.!?](?:\s|$)|\b(?:19|20)\d{2}[.!]$/u;

/** A line of figures without an end is not a sentence, however long it is. */
const isStrip = (text: string, words: number): boolean =>
  !ends.test(text) && (text.match(/\d[\d.,]*/g)?.length ?? 0) >= words / 5;

const isProse = (text: string): boolean => {
  const words = text.split(' ').length;
  return (words >= 14 && !isStrip(text, words)) || (words >= 7 && ends.test(text) && !/[|•·]/.test(text));
};

const inline =
  /^((?:[13]\/[24]|# ?(?=\p{L})|\p{L})[\p{L}\p{N}\s/&$().,'’#®™*½¼¾%²-]{0,44}?)(?:\s?:\s+|(?<=\p{L}):(?=[\p{Lu}\d$€£]))(.+)$/u;
/** A label with its value; "Office, third floor, 1,240 SF: reception, 4 offices" begins with figures, not with a label. */
function named(part: string): RegExpExecArray | null {
  const match = inline.exec(part);
  return match !== null && /\d{3} ?(?:[a-z]+ )?(?:sf|sq|square|acres?)\b/i.test(match[1] ?? '') ? null : match;
}

/** "Price - $164,900": a dash after the label of a fact. */
function dashed(part: string): RegExpExecArray | null {
  const match = /^(\p{L}[\p{L} .#]{1,24}?)\s[-–—]\s(.+)$/u.exec(part);
  return match !== null && isFactLabel(normalLabel(match[1] ?? '')) ? match : null;
}

const separators = /\s[|•·‖]\s|\s?[•·‖]\s?|\s\|\s?/u;
/** "Basement: 900 sq ft. Living: 1,850 sq ft": each label begins a statement. */
const nextLabel =
  /(?<!\b(?:orig|assoc|est|approx|apx|avg|max|min))[.;,]\s+(?=\p{Lu}[\p{L} ]{1,25}:\s)|(?<=:\s[^:]{1,30})\s[-–]\s(?=\p{Lu}[\p{L} ]{1,25}:\s)/u;

/** A copied page gives the size of the lot below this line. */
const lotTitle = /^(?:lot|land)(?: (?:details|info(?:rmation)?))?$/i;

/** The label of a story on a printout. */
const remarks = /^(?:(?:public|client|property|listing|marketing) )?(?:remarks|rmks|description|comments)$|^public$/i;

/** The statements of a page's lines, in reading order. */
export function statementsOf(lines: readonly PlacedLine[]): readonly Statement[] {
  const statements: Statement[] = [];
  const add = (at: number, label: string, text: string): void => {
    const line = lines[at];
    if (line === undefined) return;
    const { section, under, part } = line;
    const place = {
      section,
      under,
      part,
      line: at,
      linked: (line.linked ?? 0) > 0.5,
      card: line.card === true || part === 'row',
    };
    const both = bothOf(label, text);
    if (both !== undefined) {
      for (const [name, value] of both)
        statements.push({ label: name, written: name, text: value, prose: false, ...place });
      return;
    }
    const isOfLot = /^(?:size|area)$/i.test(label) && lotTitle.test(statements.at(-1)?.text ?? '');
    const written = (isOfLot ? `Lot ${label.toLowerCase()}` : label).replace(/[\s:*]+$/, '').trim();
    const isSentence = (label === '' || remarks.test(label)) && isProse(text);
    statements.push({ label: normalLabel(oneOf(written)), written, text: text.trim(), prose: isSentence, ...place });
  };
  const lean = leanOf(lines);
  for (let at = 0; at < lines.length;) {
    const pair = pairOfItem(lines, at);
    if (pair !== undefined) {
      add(at + pair.value, lines[at + 1 - pair.value]?.text ?? '', lines[at + pair.value]?.text ?? '');
      at += 2;
      continue;
    }
    if (introduces(lines, at)) {
      add(at + 1, lines[at]?.text ?? '', lines[at + 1]?.text ?? '');
      at += 2;
      continue;
    }
    const run = runFrom(lines, at);
    if (run.length > 1) {
      const pairs = pairsOf(
        run.map((line) => ({ ...line, label: isLabel(line) })),
        { before: lines[at - 1], behind: lines[at + run.length], lean },
      );
      const labels = new Set(pairs.map(([label]) => label));
      // A label without a value says something by itself: "For sale".
      for (const [each, line] of run.entries()) if (isLabel(line) && !labels.has(each)) add(at + each, '', line.text);
      for (const [label, value] of pairs)
        add(at + value, label === undefined ? '' : (run[label]?.text ?? ''), run[value]?.text ?? '');
      at += run.length;
      continue;
    }
    for (const part of partsOf(lines[at]?.text ?? '')) {
      const labelled = named(part) ?? dashed(part);
      const pairs = labelled === null ? sequenceOf(part) : [[labelled[1] ?? '', labelled[2] ?? ''] as const];
      if (pairs.length === 0) add(at, '', part);
      for (const [label, value] of pairs) add(at, label, value);
    }
    at += 1;
  }
  return statements;
}

const meanings = [isBedLabel, isBathLabel, isAreaLabel, isYearLabel, isTypeLabel];

/** "Bedrooms / Chambres": one label in two languages. */
function oneOf(label: string): string {
  const [one = '', two, ...more] = label.split(/\s\/\s/);
  const isTwice =
    two !== undefined &&
    more.length === 0 &&
    meanings.some((means) => means(normalLabel(one)) && means(normalLabel(two)));
  return isTwice ? one : label;
}

/** A note of an agent gives a figure with every few words: "3/2 house, 1,410 sf, blt 1983, $239,900". */
function isNote(sentence: string): boolean {
  const words = sentence.split(' ').length;
  const figures = sentence.match(/(?<![\p{L}\d.,])[$€£]?\d[\d.,/]*/gu)?.length ?? 0;
  const isDense = figures >= 4 && words / figures <= (figures >= 6 ? 5 : 4);
  return (
    isDense &&
    !/\b(?:is|are|was|were) /.test(sentence) &&
    sentence.split(', ').length > 2 &&
    !ends.test(sentence.slice(0, -1))
  );
}

/** Where a part of a note ends; not within "approx. 1,200 sf" or "St. Paul". */
const noteEnds = /,\s|;\s|\s[-–]\s|(?<!\b(?:approx|st|dr|ave|rd|blvd|apt|ste|no|sq|ft|mt))\.\s/i;

/** "Garage: 2 spaces with opener." within a story */
function isLabelled(sentence: string): boolean {
  const label = sentence.length > 60 ? '' : normalLabel(inline.exec(sentence)?.[1] ?? '');
  return isFactLabel(label) || isDuesLabel(label);
}

/**
 * A sentence that is only an amount or a label with its value becomes a separate statement, and so does each part of a
 * note; all others stay one text.
 */
function withFigures(sentences: readonly string[]): readonly string[] {
  const alone = sentences.filter((sentence) => /^\S*\d\S*(?: \S+)?[.!]$/.test(sentence));
  const notes = sentences.filter(isNote);
  const labelled = sentences.filter((sentence) => sentences.length > 1 && isLabelled(sentence));
  const apart = new Set([...alone, ...notes, ...labelled]);
  const rest = sentences.filter((sentence) => !apart.has(sentence));
  return [
    ...notes.flatMap((note) => note.split(noteEnds)).map((part) => part.replace(/\.$/, '')),
    ...[...alone, ...labelled].map((sentence) => sentence.replace(/[.!]$/, '')),
    ...(rest.length === 0 ? [] : [rest.join(' ')]),
  ];
}

/** "BR: 3 BA: 2.1 SqFt: 1,962": each known label begins a statement, as MLS reports write them. */
function splitAtLabels(line: string): readonly string[] {
  const starts = [...line.matchAll(/(?<=^|\s)((?:[\w.#/]+ ){0,2}[\w.#/$]+):\s/g)].flatMap(
    ({ index, 1: words = '' }) => {
      const parts = words.split(' ');
      const at = parts.findIndex(
        (part, from) => !/^[$\d.,]+$/.test(part) && isReportLabel(normalLabel(parts.slice(from).join(' '))),
      );
      return at === -1 ? [] : [index + parts.slice(0, at).join(' ').length + (at === 0 ? 0 : 1)];
    },
  );
  const [, ...later] = starts;
  if (later.length === 0) return [line];
  const cuts = starts[0] === 0 ? starts : [0, ...starts];
  return cuts.map((start, at) =>
    line
      .slice(start, cuts[at + 1])
      .trim()
      .replace(/[,;]$/, ''),
  );
}

/** "Price $268,500" and "Sq Ft 2,010 Garage 2": a line of labels and values without colons; empty for other lines. */
export function sequenceOf(line: string): readonly (readonly [string, string])[] {
  if (line.length > 120 || !/^(?:\p{L}|[13]\/[24] ba)/iu.test(line)) return [];
  const words = line.split(' ');
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at < words.length;) {
    const pair = pairFrom(words, at);
    if (pair === undefined) return [];
    pairs.push([pair.label, pair.value]);
    at = pair.end;
  }
  // "Bedroom 2" alone is the name of a room.
  return pairs.length === 1 && /^(?:bed|bath)(?:room)?$/i.test(pairs[0]?.[0] ?? '') ? [] : pairs;
}

/** "2f 1h": full and half bathrooms. */
const fullAndHalf = /^\d{1,2}f[ /]\d{1,2}h$/i;

const longestLabel = 4;
const longestValue = 4;

function pairFrom(
  words: readonly string[],
  at: number,
): { readonly label: string; readonly value: string; readonly end: number } | undefined {
  for (let long = longestLabel; long > 0; long -= 1) {
    const label = words.slice(at, at + long).join(' ');
    if (/\d{2}|[$€£]/.test(label) || !isKnownLabel(normalLabel(label))) continue;
    for (let more = longestValue; more > 0; more -= 1) {
      const end = at + long + more;
      const value = words.slice(at + long, end).join(' ');
      if (end > words.length || value === '') continue;
      const isStatus = end === words.length && isStatusLabel(normalLabel(label)) && statusIn(value) !== undefined;
      if (isStatus) return { label, value, end };
      const isWord = end === words.length && isValueText(value);
      if (isPeriod(value) && isDuesPeriodLabel(normalLabel(label))) return { label, value, end };
      if ((figure.test(value) || isWord || fullAndHalf.test(value)) && fits(label, value)) return { label, value, end };
    }
  }
  return undefined;
}

/** "Built 1996 / HOA $95 monthly": each part has its words and its figure. */
const slashes = /^\p{L}[^/]*\d[^/]*\s\/\s\p{L}[^/]*\d[^/]*$/u;

const leastLabelled = 4;
/** "LP 468,000 / SF detached / 2-story / YB 1992": a line of labels and values between slashes. */
const isSlashed = (line: string): boolean => {
  const parts = line.split(' / ');
  return parts.length > 2 && parts.filter((part) => sequenceOf(part).length > 0).length > 1;
};

const partsOf = (line: string): readonly string[] =>
  (!separators.test(line) && (isProse(line) || (line.length > 80 && sentencesOf(line).some(isNote)))
    ? withFigures(sentencesOf(line))
    : line.split(separators)
  )
    .flatMap((part) => ((slashes.test(part) && !isProse(part)) || isSlashed(part) ? part.split(' / ') : [part]))
    .flatMap((part) => {
      const labelled = splitAtLabels(part);
      // A collapsed printout may look like a sentence.
      return isProse(part) && labelled.length < leastLabelled ? [part] : labelled;
    })
    .flatMap((part) => (isProse(part) ? [part] : part.split(nextLabel)))
    .filter((part) => part.trim() !== '');

/** Whether it holds sentences, even behind a colon: "This one, however: 77 Old Quarry Road. A log cabin …" */
export const isLong = ({ text }: Statement): boolean => text.length > 60;
