import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const faces = ['regular', 'bold', 'italic'] as const;
export type Face = (typeof faces)[number];

/** A font that draws some scripts. Its files are in npm packages: a container has no fonts. */
interface Font {
  readonly has: (codePoint: number) => boolean;
  readonly fileOf: (face: Face) => string;
  readonly isRightToLeft?: true;
  /**
   * The font would draw a letter with a mark as two glyphs, and whoever copies the text would get no letter for the
   * second one. The font also has one glyph for the composed letter.
   */
  readonly keepsLetters?: true;
}

/** A piece of a text that one font file draws. */
export interface Run {
  readonly text: string;
  readonly file: string;
  /** Draw a letter with its marks as one glyph. */
  readonly keepsLetters: boolean;
}

const { resolve } = createRequire(import.meta.url);
const blank = 0x20;

/**
 * Font files of Fontsource, each with one subset of a family; `unicode.json` of the package says which letters. WOFF,
 * because PDFKit's font library cannot make a subset of the Persian font's WOFF2.
 */
function fontsOf(family: string, subsets: readonly string[], styles: Readonly<Record<Face, string>>): Font[] {
  const ranges = JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Readonly<
    Record<string, string>
  >;
  return subsets.map((subset) => {
    const parts = (ranges[subset] ?? '').split(',').map((part) => {
      const [first = Number.NaN, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return [first, last] as const;
    });
    return {
      // Files of other scripts have a blank, which the ranges leave to the Latin one.
      has: (codePoint) =>
        (codePoint === blank && family !== 'noto-sans') ||
        parts.some(([first, last]) => codePoint >= first && codePoint <= last),
      fileOf: (face) => resolve(`@fontsource/${family}/files/${family}-${subset}-${styles[face]}.woff`),
    };
  });
}

const upright = { regular: '400-normal', bold: '700-normal', italic: '400-normal' } as const;
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const hangul = /\p{Script=Hangul}/u;
const of =
  (letters: RegExp): Font['has'] =>
  (codePoint) =>
    letters.test(String.fromCodePoint(codePoint));

const fonts: readonly Font[] = [
  ...fontsOf('noto-sans', ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'], {
    ...upright,
    italic: '400-italic',
  }).map((font) => ({ ...font, keepsLetters: true as const })),
  ...fontsOf('noto-sans-devanagari', ['devanagari'], upright),
  ...fontsOf('vazirmatn', ['arabic'], upright).map((font) => ({ ...font, isRightToLeft: true as const })),
  { has: of(han), fileOf: () => resolve('@librescore/fonts/SourceHanSansCN.min.woff2') },
  { has: of(hangul), fileOf: () => resolve('@librescore/fonts/SourceHanSansKR.min.woff2') },
];

/** Blanks and marks between words, which stay with the font of the letters before them. */
const neutral = /[\s\p{P}\p{M}]/u;
const replacement = '?';

/**
 * Cuts a text into runs of one font each. A letter that no font has becomes `?`. Words of a right-to-left run are in
 * the order in which they are drawn from the left.
 */
export function runsOf(text: string, face: Face): readonly Run[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of text.normalize('NFC')) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const keeps = last !== undefined && neutral.test(letter) && last.font.has(codePoint);
    const font = keeps ? last.font : fonts.find(({ has }) => has(codePoint));
    const [drawn, by] = font === undefined ? [replacement, last?.font ?? fonts[0]] : [letter, font];
    if (by === undefined) continue;
    if (last?.font === by) last.text += drawn;
    else runs.push({ text: drawn, font: by });
  }
  return runs.map(({ text: run, font }) => ({
    text: font.isRightToLeft ? run.split(' ').toReversed().join(' ') : run,
    file: font.fileOf(face),
    keepsLetters: font.keepsLetters === true,
  }));
}
