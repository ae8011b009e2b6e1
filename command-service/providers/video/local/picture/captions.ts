import type { SpokenWord } from '../../../voice/port.ts';

/** One caption: at most two lines, shown from start to end. */
export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly (readonly SpokenWord[])[];
}

export interface CaptionOptions {
  /** Measures a text in the unit of `lineWidth`. */
  readonly measure: (text: string) => number;
  readonly lineWidth: number;
  /** The text between two words: a space, or nothing for Chinese. */
  readonly separator: string;
}

const linesAtOnce = 2;
/** A caption stays for a moment after its last word, but never into the next caption. */
const lingering = 0.5;
const longestSeconds = 7;

/** A pause within a sentence. */
const comma = /[,;:，、،؛—–]["'”’]?$/u;
/** A number without the word that it counts. */
const number = /[\p{N}万亿]$/u;

/**
 * Groups spoken words into captions. A caption ends with its sentence, when two lines are full, at a comma when the
 * second line is well filled, or, if at all possible at a comma, when it has been shown for long. A word wider than a
 * line gets a separate caption.
 */
export function captionsOf(words: readonly SpokenWord[], { measure, lineWidth, separator }: CaptionOptions): Caption[] {
  const groups: SpokenWord[][][] = [];
  let lines: SpokenWord[][] = [];
  const fits = (line: readonly SpokenWord[]): boolean =>
    line.length === 1 || measure(line.map(({ text }) => text).join(separator)) <= lineWidth;
  const finish = (): void => {
    if (lines.length > 0) groups.push(lines);
    lines = [];
  };
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && fits([...line, word])) line.push(word);
    else {
      const last = line?.at(-1);
      const goesAlong = line !== undefined && line.length > 1 && last !== undefined && number.test(last.text);
      const next = goesAlong && fits([last, word]) ? [last, word] : [word];
      if (next.length > 1) line?.pop();
      const first = lines[0]?.[0];
      if (lines.length === linesAtOnce) finish();
      else if (line !== undefined && first !== undefined && word.end - first.start > longestSeconds) {
        const pause = line.findLastIndex(({ text }) => comma.test(text)) + 1;
        const afterPause = line.slice(pause);
        if (pause > line.length / 3 && fits([...afterPause, ...next])) next.unshift(...line.splice(pause));
        finish();
      }
      lines.push(next);
    }
    const pausesHere = lines.length === linesAtOnce && comma.test(word.text);
    if (word.endsSentence || pausesHere) finish();
  }
  finish();
  leaveNoWordAlone(groups, fits);
  return groups.map((group, index) => {
    const spoken = group.flat();
    const start = spoken[0]?.start ?? 0;
    const next = groups[index + 1]?.[0]?.[0]?.start ?? Infinity;
    return { start, end: Math.min(next, (spoken.at(-1)?.end ?? start) + lingering), lines: balanced(group, fits) };
  });
}

/** How much more uneven two lines may be, as a share of the caption, for a break in a better place. */
const afterComma = 0.12;
const afterNumber = 0.25;

const lettersOf = (words: readonly SpokenWord[]): number => words.reduce((sum, { text }) => sum + text.length + 1, 0);

/** The cost of a break after these words: below zero after a comma. */
function placeOf(words: readonly SpokenWord[]): number {
  const last = words.at(-1)?.text ?? '';
  return comma.test(last) ? -afterComma : number.test(last) ? afterNumber : 0;
}

/**
 * Balances two lines, which read better than a full line above a single word: at a comma if there is one near the
 * middle, and not between a number and its noun.
 */
function balanced(
  lines: readonly (readonly SpokenWord[])[],
  fits: (line: readonly SpokenWord[]) => boolean,
): readonly (readonly SpokenWord[])[] {
  const [upper = [], lower = []] = lines;
  if (lines.length < 2) return lines;
  const all = [...upper, ...lower];
  const costOf = (at: number): number => {
    const [first, second] = [all.slice(0, at), all.slice(at)];
    if (!fits(first) || !fits(second)) return Infinity;
    return Math.max(lettersOf(first), lettersOf(second)) / lettersOf(all) + placeOf(first);
  };
  let best = upper.length;
  for (let at = 1; at < all.length; at += 1) if (costOf(at) < costOf(best)) best = at;
  return [all.slice(0, best), all.slice(best)];
}

/** A caption with less than this share of the letters of the one before it ends a sentence too abruptly. */
const shortEnd = 1 / 3;

/** Moves words to the last caption of a sentence that would have only one or two of them, as many as read well. */
function leaveNoWordAlone(groups: SpokenWord[][][], fits: (line: readonly SpokenWord[]) => boolean): void {
  for (const [at, group] of groups.entries()) {
    const [first, second] = [group.flat(), groups[at + 1]?.flat() ?? []];
    const last = first.at(-1);
    if (second.length === 0 || last === undefined || last.endsSentence || comma.test(last.text)) continue;
    if (lettersOf(second) >= lettersOf(first) * shortEnd) continue;
    const all = [...first, ...second];
    const costOf = (end: number): number => {
      const [before, after] = [all.slice(0, end), all.slice(end)];
      const isTooMuch = [before, after].some((part) => linesOf(part, fits).length > linesAtOnce);
      return isTooMuch ? Infinity : Math.abs(lettersOf(before) - lettersOf(after)) / lettersOf(all) + placeOf(before);
    };
    const ends = all.map((_word, place) => place + 1).slice(0, -1);
    const best = ends.reduce((one, other) => (costOf(other) < costOf(one) ? other : one), first.length);
    groups.splice(at, 2, linesOf(all.slice(0, best), fits), linesOf(all.slice(best), fits));
  }
}

function linesOf(words: readonly SpokenWord[], fits: (line: readonly SpokenWord[]) => boolean): SpokenWord[][] {
  const lines: SpokenWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && fits([...line, word])) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const clock = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const part = (divisor: number, modulus: number, digits: number): string =>
    String(Math.floor(milliseconds / divisor) % modulus).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats captions as a WebVTT file, shifted by `offset` seconds. */
export function webVtt(captions: readonly Caption[], offset: number, separator: string): string {
  const cues = captions.map(
    ({ start, end, lines }, index) =>
      `${index + 1}\n${clock(start + offset)} --> ${clock(end + offset)}\n${lines.map((line) => escaped(line.map(({ text }) => text).join(separator))).join('\n')}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
