import { findMoney } from '../../../../domain/facts/index.ts';
import { withoutCorrections } from '../text/corrections.ts';
import { withoutPictograms } from '../text/pictograms.ts';
import { bedMentions } from '../text/rooms.ts';
import { withoutSpokenNumbers } from '../text/spoken-numbers.ts';
import { columnsOf } from '../visible/columns.ts';
import { withoutGutter } from '../visible/gutters.ts';
import { withoutLeaders } from '../visible/leaders.ts';
import type { Line } from '../visible/lines.ts';
import { sheetOf } from '../visible/sheets.ts';
import { sequenceOf } from '../visible/statements.ts';

const longestLine = 8000;
const mostLines = 2000;

/**
 * A mail about a home without the earlier mail that it quotes, whose figures may be out of date or of another home. A
 * mail that only forwards a listing keeps it.
 */
function withoutQuoted(text: string): string {
  const lines = text.split(/\r?\n/, mostLines);
  const above = lines.filter((line) => !line.startsWith('>'));
  if (above.length === lines.length) return text;
  const own = above.map((line) => line.slice(0, longestLine)).join('\n');
  return findMoney(own).length > 0 && bedMentions(own).length > 0 ? own : text;
}

/** A line with fewer characters is no line of wrapped prose. */
const leastWrapped = 46;
const goesOn = /^(?!(?:stop|home|house|unit|lot) \d)\p{Ll}[\p{L}'’-]*,? .{15}/u;

/** "… lower level family room,\nand a bath": joins a line to a long one above that it continues in small letters. */
function unwrapped(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]?.trimEnd() ?? '';
    const isWrapped = above.length >= leastWrapped && /[\p{L},;)]$/u.test(above.slice(-2)) && goesOn.test(line);
    if (isWrapped) joined.push(`${joined.pop()?.trimEnd() ?? ''} ${line}`);
    else joined.push(line);
  }
  return joined;
}

/** The lines of a text that somebody typed or pasted, without quotation marks of mails and pictures. */
export const typedLines = (text: string): readonly Line[] =>
  columnsOf(
    sheetOf(
      unwrapped(
        withoutGutter(
          withoutQuoted(text)
            // A copied page sets the period of a rent on a line below it.
            .replace(/(\d)[ \t]*\r?\n[ \t]*(?=\/ ?(?:mo|month|week|year)\b)/gi, '$1')
            .split(/\r?\n/)
            .slice(0, mostLines),
        ),
      ).map((raw) => raw.slice(0, longestLine).replace(/^[>\s]+/, '')),
    ),
  )
    .slice(0, mostLines)
    .flatMap(typedLine);

/** "O Price:", "#Beds: 4" */
const isLabelled = /^#?\p{L}[\p{L}\d #/.()-]{0,20}:(?=\s|$)/u;

/** Printouts set the next label and value apart on the same line by a wide gap. */
const apart = (raw: string): string => {
  const [first = '', ...others] = raw.trimEnd().split(/(?<=\S) {3,}(?=\S)/);
  return others.reduce(
    (line, part) => `${line}${isLabelled.test(part) || sequenceOf(part).length > 0 ? ' | ' : ' '}${part}`,
    first,
  );
};

/** "Full Baths 2Half Baths 1Garage Cap 3": a copied grid without its gaps. */
const unglued = (raw: string): string =>
  (raw.match(/\d(?=\p{Lu}\p{Ll})/gu)?.length ?? 0) > 1 ? raw.replace(/(?<=\d)(?=\p{Lu}\p{Ll})/gu, ' | ') : raw;

/** Signs of Markdown, "beds = 3", and a question with its answer on one line. */
const withoutMarks = (raw: string): string =>
  raw
    .replace(/^#{1,6}\s(?!of\b)(?=\p{L}|\d)/u, '')
    .replace(/(\*\*|__)(?=\S)([^*_]{1,80}?)\1/g, '$2')
    // "SITE. 11,326 sq. ft."
    .replace(/^((?:\p{Lu}{3,} ?){1,3})\.\s(?=\S)/u, '$1: ')
    .replace(/^(#?\s?\p{L}[\p{L} ._-]{1,24}?)\s?(?:=|=>|->|→)\s?(?=[\p{L}\d$€£])/u, '$1: ')
    .replace(/^Q[:.)]\s?([\p{L} ]{3,30})\?\s*A[:.)]\s?/u, '$1: ');

function typedLine(raw: string): readonly Line[] {
  const line = withoutLeaders(
    withoutPictograms(withoutCorrections(withoutSpokenNumbers(apart(unglued(withoutMarks(raw)))))),
  )
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d)[\u00a0\u202f](?=\d)/gu, '\u202f')
    .replace(/(?!\u202f)\s+/gu, ' ')
    .trim();
  const item = /^[-–•*·✓✔✅☑▪■►]\s?(.+)$/u.exec(line)?.[1];
  // A rule sets the parts of a mail apart.
  return line === '' || /^[-_=*]{3}/.test(line)
    ? []
    : [item === undefined ? { text: line, part: 'text' } : { text: item, part: 'item' }];
}
