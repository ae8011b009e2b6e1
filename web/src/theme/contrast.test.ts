import { describe, expect, test } from '@jest/globals';
import { contrast } from './contrast.ts';
import { palette, type ColorName, type ThemeName } from './tokens.ts';

const textMinimum = 4.5;
const controlMinimum = 3;

/** Foreground, background, least ratio, documented ratio in the light and in the dark theme. */
const pairs: readonly (readonly [ColorName, ColorName, number, number | null, number])[] = [
  ['text', 'surface', textMinimum, 17.7, 15.1],
  ['text2', 'surface', textMinimum, 7.6, 9.2],
  ['text3', 'surface', textMinimum, 5.5, 6.5],
  ['text3', 'sunken', textMinimum, 4.8, 7.4],
  ['text3', 'raised', textMinimum, null, 5.9],
  ['onAccent', 'accent', textMinimum, 6.1, 7.7],
  ['accentText', 'accentSoft', textMinimum, 6.5, 8.3],
  ['success', 'successSoft', textMinimum, 5.3, 7.5],
  ['warning', 'warningSoft', textMinimum, 5.3, 8.2],
  ['danger', 'dangerSoft', textMinimum, 5.5, 7.1],
  ['onDanger', 'danger', textMinimum, 6.5, 8.1],
  ['info', 'infoSoft', textMinimum, 5.5, 7.2],
  ['borderStrong', 'surface', controlMinimum, 3.6, 4.0],
  ['borderStrong', 'raised', controlMinimum, null, 3.6],
  ['focus', 'surface', controlMinimum, 6.2, 8.2],
];

const themes: readonly ThemeName[] = ['light', 'dark'];

describe.each(themes)('contrast in the %s theme', (theme) => {
  test.each(pairs)('is high enough for %s on %s', (foreground, background, minimum, light, dark) => {
    const ratio = contrast(palette[theme][foreground], palette[theme][background]);
    const published = theme === 'light' ? light : dark;
    expect(ratio).toBeGreaterThanOrEqual(minimum);
    if (published !== null) expect(Math.abs(ratio - published)).toBeLessThanOrEqual(0.1);
  });

  const charts: readonly ColorName[] = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'];
  test.each(charts)('is high enough for %s on surface', (name) => {
    expect(contrast(palette[theme][name], palette[theme].surface)).toBeGreaterThanOrEqual(
      theme === 'light' ? 5.8 : 7.8,
    );
  });

  const texts: readonly ColorName[] = ['text', 'text2', 'text3', 'accentText', 'danger', 'success', 'warning', 'info'];
  const grounds: readonly ColorName[] = ['bg', 'surface', 'raised', 'sunken'];
  test.each(texts.flatMap((name) => grounds.map((ground) => [name, ground] as const)))(
    'is high enough for text color %s on ground %s',
    (name, ground) => {
      expect(contrast(palette[theme][name], palette[theme][ground])).toBeGreaterThanOrEqual(textMinimum);
    },
  );

  test('the hover color of the accent has enough contrast', () => {
    expect(contrast(palette[theme].onAccent, palette[theme].accentHover)).toBeGreaterThanOrEqual(textMinimum);
  });
});

test('white text has enough contrast on the scrim over a white picture', () => {
  // 80 % black over white is #333333.
  expect(contrast('#FFFFFF', '#333333')).toBeGreaterThanOrEqual(10.6);
});
