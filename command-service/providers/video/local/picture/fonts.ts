import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Family name here, file in its package. One subset each: the canvas looks for a letter in the families in turn. */
const files: readonly (readonly [family: string, file: string])[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].flatMap((subset) =>
    ([400, 600, 700] as const).map(
      (weight) =>
        [`Curbcast ${subset}`, `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff2`] as const,
    ),
  ),
  ...([400, 600, 700] as const).flatMap((weight) => [
    [
      'Curbcast devanagari',
      `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff2`,
    ] as const,
    ['Curbcast arabic', `@fontsource/vazirmatn/files/vazirmatn-arabic-${weight}-normal.woff2`] as const,
  ]),
  ['Curbcast han', '@librescore/fonts/SourceHanSansCN.min.woff2'],
];

const families = [...new Set(files.map(([family]) => `"${family}"`)), 'sans-serif'].join(', ');
let registered = false;

/**
 * Registers the fonts of the npm packages once a process; a fresh machine has none of its own. Throws when one is
 * missing.
 */
export function registerFonts(): void {
  if (registered) return;
  const { resolve } = createRequire(import.meta.url);
  for (const [family, file] of files) {
    if (GlobalFonts.registerFromPath(resolve(file), family) === null)
      throw new Error(`The font ${file} could not be read.`);
  }
  registered = true;
}

/** A CSS font of the given weight and size in pixels that covers every language we speak. */
export const font = (weight: 400 | 600 | 700, size: number): string => `${weight} ${size}px ${families}`;
