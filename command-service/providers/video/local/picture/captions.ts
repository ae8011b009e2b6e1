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

/**
 * Groups spoken words into captions. A caption ends with its sentence, when two lines are full, or at a comma when the
 * second line is well filled. A word wider than a line gets a caption of its own.
 */
export function captionsOf(words: readonly SpokenWord[], { measure, lineWidth, separator }: CaptionOptions): Caption[] {
  const groups: SpokenWord[][][] = [];
  let lines: SpokenWord[][] = [];
  const finish = (): void => {
    if (lines.length > 0) groups.push(lines);
    lines = [];
  };
  for (const word of words) {
    const line = lines.at(-1);
    const fits = line !== undefined && measure([...line, word].map(({ text }) => text).join(separator)) <= lineWidth;
    if (fits) line.push(word);
    else {
      const first = lines[0]?.[0];
      if (lines.length === linesAtOnce || (first !== undefined && word.end - first.start > longestSeconds)) finish();
      lines.push([word]);
    }
    const pausesHere = lines.length === linesAtOnce && /[,;:，、،؛—–]["'”’]?$/u.test(word.text);
    if (word.endsSentence || pausesHere) finish();
  }
  finish();
  return groups.map((group, index) => {
    const spoken = group.flat();
    const start = spoken[0]?.start ?? 0;
    const next = groups[index + 1]?.[0]?.[0]?.start ?? Infinity;
    return { start, end: Math.min(next, (spoken.at(-1)?.end ?? start) + lingering), lines: balanced(group, separator) };
  });
}

/** Balances two lines, which read better than a full line above a single word. */
function balanced(lines: readonly (readonly SpokenWord[])[], separator: string): readonly (readonly SpokenWord[])[] {
  const [upper = [], lower = []] = lines;
  if (lines.length < 2) return lines;
  const all = [...upper, ...lower];
  const lengthOf = (part: readonly SpokenWord[]): number => part.map(({ text }) => text).join(separator).length;
  const widest = (at: number): number => Math.max(lengthOf(all.slice(0, at)), lengthOf(all.slice(at)));
  let best = upper.length;
  for (let at = 1; at < all.length; at += 1) if (widest(at) < widest(best)) best = at;
  return [all.slice(0, best), all.slice(best)];
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
