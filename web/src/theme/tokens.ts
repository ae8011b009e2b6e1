/**
 * The design tokens ("quiet studio"): one deep teal for action, calm neutral surfaces, tabular figures.
 * Colors live in CSS custom properties, so a change of theme re-renders nothing; code uses the
 * `var(--c-…)` names of `color`. The contrast of every pair is asserted in contrast.test.ts.
 */
import { sans } from '../../../lib/typeface.ts';

/** Color values by theme. Lightest text allowed is `text3`; `border` is decoration, never a control's only edge. */
export const palette = {
  light: {
    bg: '#F7F8FA',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#EEF1F5',
    border: '#D5DBE3',
    borderStrong: '#7C8798',
    text: '#121826',
    text2: '#48546A',
    text3: '#5D6A80',
    accent: '#0B6E63',
    accentHover: '#095A51',
    onAccent: '#FFFFFF',
    accentSoft: '#DDF3EF',
    accentText: '#0A5F56',
    success: '#17713A',
    successSoft: '#E1F4E7',
    warning: '#8A5A00',
    warningSoft: '#FDF1D8',
    danger: '#B3261E',
    dangerSoft: '#FBE7E5',
    onDanger: '#FFFFFF',
    info: '#1D5FA8',
    infoSoft: '#E4EFFA',
    focus: '#1657D9',
    chart1: '#0B6E63',
    chart2: '#1D5FA8',
    chart3: '#8A5A00',
    chart4: '#A2345E',
    chart5: '#5B4BB5',
    chart6: '#48546A',
  },
  dark: {
    bg: '#0D1219',
    surface: '#151C26',
    raised: '#1C2531',
    sunken: '#0A0E14',
    border: '#2B3644',
    borderStrong: '#6D7B8F',
    text: '#EDF1F7',
    text2: '#B4BFCE',
    text3: '#94A1B4',
    accent: '#3CC4AF',
    accentHover: '#5AD3C0',
    onAccent: '#06231E',
    accentSoft: '#10352F',
    accentText: '#7BDDCD',
    success: '#63D08C',
    successSoft: '#10301D',
    warning: '#F0B84A',
    warningSoft: '#33260A',
    danger: '#FF8A80',
    dangerSoft: '#3B1512',
    onDanger: '#2A0906',
    info: '#7DB7F5',
    infoSoft: '#10273F',
    focus: '#8AB4FF',
    chart1: '#3CC4AF',
    chart2: '#7DB7F5',
    chart3: '#F0B84A',
    chart4: '#F29BB8',
    chart5: '#B3A6FF',
    chart6: '#B4BFCE',
  },
} as const;

export type ThemeName = keyof typeof palette;
export type ColorName = keyof (typeof palette)['light'];

/**
 * Shadows mark height in the light theme. In the dark theme, borders and the raised surface do, and only overlays have
 * a shadow.
 */
const shadows = {
  light: {
    1: '0 1px 2px rgb(18 24 38 / 0.06)',
    2: '0 2px 8px rgb(18 24 38 / 0.08)',
    3: '0 12px 32px rgb(18 24 38 / 0.16)',
  },
  dark: { 1: 'none', 2: 'none', 3: '0 12px 32px rgb(0 0 0 / 0.5)' },
} as const;

const colorNames = Object.keys(palette.light) as ColorName[];

function variableOf(name: ColorName): string {
  return `--c-${name}`;
}

/** Every color as a reference to its custom property: `color.accent` is `var(--c-accent)`. */
export const color = Object.fromEntries(colorNames.map((name) => [name, `var(${variableOf(name)})`])) as Record<
  ColorName,
  string
>;

export const shadow = { 1: 'var(--shadow-1)', 2: 'var(--shadow-2)', 3: 'var(--shadow-3)' } as const;

/** Text on pictures always has this background (white on it keeps 10.6:1 over a white frame). */
export const scrim = 'rgb(0 0 0 / 0.8)';

export const font = {
  sans,
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

/** Size, line height, weight. */
const type = {
  display: ['clamp(2rem, 1.4rem + 2.4vw, 3.25rem)', 1.1, 700],
  h1: ['1.75rem', 1.2, 650],
  h2: ['1.375rem', 1.25, 650],
  h3: ['1.125rem', 1.35, 600],
  body: ['1rem', 1.5, 400],
  small: ['0.875rem', 1.45, 400],
  label: ['0.875rem', 1.3, 550],
  caption: ['0.8125rem', 1.4, 400],
  figure: ['1.875rem', 1.1, 650],
} as const;

export type TypeName = keyof typeof type;

/** Declarations of one text style, to put in a styled component. */
export function text(name: TypeName): string {
  const [size, line, weight] = type[name];
  const figures = name === 'figure' ? ' font-variant-numeric: tabular-nums;' : '';
  return `font-size: ${size}; line-height: ${line}; font-weight: ${weight};${figures}`;
}

export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
} as const;

export type SpaceName = keyof typeof space;

export const radius = { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px', full: '999px' } as const;

export const motion = { fast: '120ms', base: '180ms', slow: '240ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

export const layer = { nav: 100, sticky: 200, overlay: 1000, dialog: 1100, toast: 1200, tooltip: 1300 } as const;

/** `control` becomes `controlTouch` for touch. */
export const size = {
  control: 'var(--size-control)',
  controlTouch: '44px',
  navHeight: '64px',
  content: '1200px',
  reading: '720px',
  toastMax: '420px',
} as const;

/** Media queries from a width upwards. */
export const up = {
  sm: '@media (min-width: 480px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
} as const;

/** The focus ring; `inset` if an outer outline would be clipped. */
export const focusRing = `outline: 2px solid ${color.focus}; outline-offset: 2px;`;

/** The custom properties of one theme, as declarations. */
export function declarationsOf(theme: ThemeName): string {
  const colors = colorNames.map((name) => `${variableOf(name)}: ${palette[theme][name]};`);
  const lifts = ([1, 2, 3] as const).map((step) => `--shadow-${step}: ${shadows[theme][step]};`);
  return [...colors, ...lifts].join('\n');
}
