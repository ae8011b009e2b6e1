import type { SKRSContext2D } from '@napi-rs/canvas';
import { withoutPictographs } from '../../../voice/wording.ts';
import { font } from './fonts.ts';

export type Pen = SKRSContext2D;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const strong = /\p{L}/u;

/** Whether the first letter of the text is written from right to left. */
export const readsFromRight = (text: string): boolean => rightToLeft.test(strong.exec(text)?.[0] ?? '');

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Breaks a piece that is wider than the line between letters, so that no text overflows a card. */
function cut(pen: Pen, word: string, width: number): string[] {
  const parts: string[] = [''];
  for (const letter of word) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && pen.measureText(last + letter).width > width) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}

function wrap(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const joined = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && pen.measureText(joined).width <= width) lines[lines.length - 1] = joined;
    else lines.push(...(pen.measureText(word).width <= width ? [word] : cut(pen, word, width)));
  }
  return lines;
}

/** Balances the lines: the same number of lines of about the same length, without a single word on the last one. */
function balanced(pen: Pen, text: string, width: number): string[] {
  let lines = wrap(pen, text, width);
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower -= width * 0.05) {
    const tried = wrap(pen, text, narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}

/** Signs that Unicode counts among the emoji, and that a name must not lose: REALTOR® is a mark. */
const tradeMark = /([©®™])/u;

const drawable = (text: string): string =>
  text
    .split(tradeMark)
    .map((part) => (tradeMark.test(part) ? part : withoutPictographs(part)))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Finds the largest size at which the text fits into `most` lines; else truncates the last line with an ellipsis. */
export function fit(
  pen: Pen,
  text: string,
  weight: 400 | 600 | 700,
  sizes: readonly number[],
  width: number,
  most: number,
): Fitted {
  const clean = drawable(text);
  for (const size of sizes) {
    pen.font = font(weight, size);
    const lines = wrap(pen, clean, width);
    if (lines.length <= most) return { lines: balanced(pen, clean, width), size };
  }
  const lines = wrap(pen, clean, width).slice(0, most);
  let last = lines.at(-1) ?? '';
  while (last !== '' && pen.measureText(`${last}…`).width > width) last = last.slice(0, -1);
  return { lines: [...lines.slice(0, -1), `${last.trimEnd()}…`], size: sizes.at(-1) ?? 16 };
}

/**
 * Draws fitted lines from the top edge `y`, in the width from `x`. Returns the height.
 *
 * @param atRight whether the lines are at the right edge; by default each starts on the side from which it is read
 */
export function write(
  pen: Pen,
  { lines, size }: Fitted,
  weight: 400 | 600 | 700,
  x: number,
  y: number,
  width: number,
  leading = 1.22,
  atRight?: boolean,
): number {
  pen.font = font(weight, size);
  pen.textBaseline = 'alphabetic';
  lines.forEach((line, index) => {
    const fromRight = readsFromRight(line);
    const isAtRight = atRight ?? fromRight;
    pen.direction = fromRight ? 'rtl' : 'ltr';
    pen.textAlign = isAtRight ? 'right' : 'left';
    pen.fillText(line, isAtRight ? x + width : x, y + size * (0.95 + index * leading));
  });
  pen.direction = 'ltr';
  pen.textAlign = 'left';
  return lines.length * size * leading;
}
