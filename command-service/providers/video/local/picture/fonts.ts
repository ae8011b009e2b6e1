import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Font family and its file in the npm package. Each has one subset: the canvas tries the families in order. */
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
 * Registers the fonts of the npm packages once per process; a container has no fonts installed. Throws when a file is
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

/** A CSS font of the given weight and size in pixels that covers every supported language. */
export const font = (weight: 400 | 600 | 700, size: number): string => `${weight} ${size}px ${families}`;
