import type { DayOfUse } from './usage.ts';

const width = 860;
const height = 380;
const plot = { left: 64, right: 24, top: 64, bottom: 52 };
const inner = { width: width - plot.left - plot.right, height: height - plot.top - plot.bottom };
const mostLabels = 12;

/** The days as a bar chart: a self-contained SVG document. */
export function chartOf(days: readonly DayOfUse[]): string {
  const { step, top } = scaleFor(Math.max(1, ...days.map(({ credits }) => credits)));
  const slot = inner.width / Math.max(1, days.length);
  const bar = Math.min(48, slot * 0.7);
  const y = (credits: number): number => plot.top + inner.height * (1 - credits / top);
  const x = (index: number): number => plot.left + slot * (index + 0.5);
  const every = Math.max(1, Math.ceil(days.length / mostLabels));
  const total = days.reduce((sum, { credits }) => sum + credits, 0);
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="12" fill="#475569">`,
    `<title id="title">Credits used per day</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="${plot.left}" y="30" font-size="18" font-weight="600" fill="#0f172a">Credits used per day</text>`,
    `<text x="${plot.left}" y="48">${total.toFixed(1)} credits, ${spanOf(days)} (UTC)</text>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${plot.left}" x2="${width - plot.right}" y1="${round(y(tick))}" y2="${round(y(tick))}" stroke="${tick === 0 ? '#94a3b8' : '#e2e8f0'}"/>`,
      `<text x="${plot.left - 10}" y="${round(y(tick) + 4)}" text-anchor="end">${tick}</text>`,
    ]),
    ...days.map(
      ({ day, credits, videos }, index) =>
        `<rect x="${round(x(index) - bar / 2)}" y="${round(y(credits))}" width="${round(bar)}" height="${round(y(0) - y(credits))}" rx="2" fill="#2563eb"><title>${day}: ${credits.toFixed(1)} credits, ${videos} videos</title></rect>`,
    ),
    ...days.flatMap(({ day }, index) =>
      index % every === 0
        ? [`<text x="${round(x(index))}" y="${height - plot.bottom + 20}" text-anchor="middle">${day.slice(5)}</text>`]
        : [],
    ),
    '</svg>',
    '',
  ].join('\n');
}

/** A step of 1, 2 or 5 times a power of ten that gives four to eight lines, and the first line above the maximum. */
function scaleFor(most: number): { readonly step: number; readonly top: number } {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = Math.max(1, power * ([1, 2, 5].find((factor) => most / (power * factor) <= 8) ?? 10));
  return { step, top: Math.ceil(most / step) * step };
}

function spanOf(days: readonly DayOfUse[]): string {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return 'no days yet';
  return first === last ? first : `${first} to ${last}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
