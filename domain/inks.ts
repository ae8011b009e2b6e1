// The renderer draws with these colors and the browser previews them: this file imports nothing.

/** Colors of a video, made of the two colors of a brand so that white text is readable on them. */
export interface Inks {
  /** The background of the cards, from the upper left to the lower right. */
  readonly night: readonly [string, string, string, string];
  /** Lines and marks on the night. */
  readonly line: string;
  /** The word that is being said, on the dark strip of the captions. */
  readonly word: string;
}

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb | undefined => {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(hex) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Relative luminance of WCAG, 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White on it has a contrast of 7 to 1. */
const dark = 0.1;
/** On the dark strip it has a contrast of at least 7 to 1. */
const bright = 0.36;
const step = 0.06;

function until(rgb: Rgb, goal: Rgb, isReached: (rgb: Rgb) => boolean): Rgb {
  for (let part = 0; part < 1; part += step) {
    const mixed = mix(rgb, goal, part);
    if (isReached(mixed)) return mixed;
  }
  return goal;
}

/** Colors of a brand on a page, in the light scheme and in the dark one: for buttons, links and lines. */
export interface PageInks {
  /** White text on it, and it on white, have a contrast of at least 4.5 to 1. */
  readonly light: string;
  /** Nearly black text on it, and it on nearly black, have a contrast of at least 7 to 1. */
  readonly dark: string;
}

/** White on it has a contrast of 5 to 1. */
const readableOnWhite = 0.16;

/** The colors of a page. An invalid color counts as the product's. */
export function pageInksOf({
  primaryColour,
  accentColour,
}: {
  readonly primaryColour: string;
  readonly accentColour: string;
}): PageInks {
  const light = until(rgbOf(primaryColour) ?? [11, 110, 99], black, (rgb) => luminance(rgb) <= readableOnWhite);
  const dark = until(rgbOf(accentColour) ?? [60, 196, 175], white, (rgb) => luminance(rgb) >= bright);
  return { light: hexOf(light), dark: hexOf(dark) };
}

/** The colors of a video. An invalid color counts as the product's. */
export function inksOf({
  primaryColour,
  accentColour,
}: {
  readonly primaryColour: string;
  readonly accentColour: string;
}): Inks {
  const base = until(rgbOf(primaryColour) ?? [11, 110, 99], black, (rgb) => luminance(rgb) <= dark);
  const line = until(rgbOf(accentColour) ?? [60, 196, 175], white, (rgb) => luminance(rgb) >= bright);
  return {
    night: [hexOf(mix(base, white, 0.09)), hexOf(base), hexOf(mix(base, black, 0.42)), hexOf(mix(base, black, 0.62))],
    line: hexOf(line),
    word: hexOf(mix(line, white, 0.3)),
  };
}
