/** A word on a page; places in any unit, from the top left. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** 0 to 100; 100 for text that was not recognised from a picture. */
  readonly confidence: number;
}

/** Words that are close together. */
export interface Cell {
  readonly text: string;
  readonly words: readonly Word[];
}

/** One line of the page, from left to right. */
export interface Row {
  readonly text: string;
  readonly cells: readonly Cell[];
  /** Whether it is of a table that compares two loans, and they differ in it. */
  readonly isCompared?: true;
  /** Whether its amount may be that of somebody else, or of another label. */
  readonly isDoubted?: true;
}

/** Keeps the place of a row that is taken apart. */
export const emptyRow: Row = { cells: [], text: '' };

export const rowOf = (cells: readonly Cell[]): Row => ({ cells, text: cells.map(({ text }) => text).join('  ') });

export const wordsIn = (row: Row | undefined): readonly Word[] => row?.cells.flatMap(({ words }) => words) ?? [];

/** A row with a label moved to the line of its value. */
export function besideValue(label: Cell, value: readonly Cell[]): Row {
  const [place] = value[0]?.words ?? [];
  const words = label.words.map((word) => ({
    ...word,
    top: place?.top ?? word.top,
    bottom: place?.bottom ?? word.bottom,
  }));
  return rowOf([{ text: label.text, words }, ...value]);
}

/** Leaders between a label and its value: dots, dashes, underscores. */
const leader = /^[.·•…_‒–—-]{2,}$|^[.·•…_|]$/;
/** Leaders that stick to a word. */
const stuck = /(?<=\S)[.·…_]{3,}$|^[.·…_]{3,}(?=\S)/gu;

/** Signs of bold words in Markdown: "**Loan amount**". */
const emphasis = /^\*\*|\*\*$/g;

/** The lines of a page, from top to bottom, each split where the gap between two words is wider than a letter's height. */
export function rowsOf(words: readonly Word[]): readonly Row[] {
  return linesOf(words)
    .map((line) => {
      const cells = cellsOf(line);
      return { cells, text: cells.map(({ text }) => text).join('  ') };
    })
    .filter(({ cells }) => cells.length > 0);
}

/**
 * Signs that mean something: a dash, which may be a minus, a plus or an equals sign, a slash between two labels, and
 * the ticks of boxes.
 */
const kept = /^(?:[-–−/+=@]|[☐☒☑✓✔✗✘■])$/u;

const middle = ({ top, bottom }: Word): number => (top + bottom) / 2;
const heightOf = ({ top, bottom }: Word): number => bottom - top;

function linesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const sorted = words
    // Lines and corners of boxes, which a recogniser takes for signs as tall as two lines.
    .filter((word) => heightOf(word) > 0 && (/[\p{L}\p{N}&$%]/u.test(word.text) || kept.test(word.text)))
    .toSorted((a, b) => middle(a) - middle(b));
  const lines: Word[][] = [];
  let center = 0;
  for (const word of sorted) {
    const line = lines.at(-1);
    const height = Math.min(heightOf(word), line === undefined ? Infinity : median(line.map(heightOf)));
    if (line !== undefined && middle(word) - center < height * 0.55) {
      line.push(word);
      center += (middle(word) - center) / line.length;
    } else {
      lines.push([word]);
      center = middle(word);
    }
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

function cellsOf(line: readonly Word[]): readonly Cell[] {
  const height = median(line.map(heightOf));
  const cells: Word[][] = [];
  let right = -Infinity;
  for (const word of line) {
    if (leader.test(word.text)) continue;
    const plain = { ...word, text: word.text.replace(stuck, '').replace(emphasis, '') };
    const cell = cells.at(-1);
    if (cell !== undefined && word.left - right < height * 1.1) cell.push(plain);
    else cells.push([plain]);
    right = word.right;
  }
  return cells.map((cell) => ({ words: cell, text: cell.map(({ text }) => text).join(' ') }));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
