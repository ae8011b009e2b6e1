/**
 * The chart of docs/performance.md: how close each figure in the table is to its goal. The table is the only source, so
 * that chart and text can't differ.
 */

/** A row of the table whose goal and measurement are both numbers. */
export interface Figure {
  readonly what: string;
  readonly goal: number;
  readonly measured: number;
  readonly unit: string;
  /** Whether a larger figure is better. */
  readonly moreIsBetter: boolean;
}

const row = /^\| ([^|]+) \| ([≥≤]) ([\d.,]+)([^|]*) \| ([\d.,]+)[^|]*\|/u;

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** The figures of a document: rows that read `| what | ≥ 0.9 | 0.83 | …`. Other rows have no bar. */
export function figuresOf(markdown: string): readonly Figure[] {
  return markdown.split('\n').flatMap((line) => {
    const [, what, relation, goal, unit, measured] = row.exec(line) ?? [];
    if (what === undefined || goal === undefined || measured === undefined) return [];
    return {
      what: what.replaceAll('`', '').trim(),
      goal: numberOf(goal),
      measured: numberOf(measured),
      unit: unit?.trim() ?? '',
      moreIsBetter: relation === '≥',
    };
  });
}

/** How close a figure is to its goal: 1 meets the goal and more is better, both for upper and for lower limits. */
export const nearness = ({ goal, measured, moreIsBetter }: Figure): number =>
  moreIsBetter ? measured / goal : goal / measured;

const [width, left, barWidth, rowHeight, top] = [820, 270, 330, 24, 34];
/** The chart ends at twice the goal. */
const most = 2;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws one bar per figure; the line in the middle is the goal. Readable on light and dark pages. */
export function chartOf(figures: readonly Figure[]): string {
  const height = top + figures.length * rowHeight + 10;
  const x = (value: number): number => Math.round(left + (Math.min(value, most) / most) * barWidth);
  const bars = figures.map((figure, index) => {
    const y = top + index * rowHeight;
    const near = nearness(figure);
    const value = `${figure.measured.toLocaleString('en')}${figure.unit === '' ? '' : ` ${figure.unit}`}`;
    return [
      `<text x="${left - 10}" y="${y + 14}" text-anchor="end">${escape(figure.what)}</text>`,
      `<rect x="${left}" y="${y + 2}" width="${Math.max(2, x(near) - left)}" height="15" class="${near >= 1 ? 'met' : 'open'}"/>`,
      `<text x="${left + barWidth + 10}" y="${y + 14}">${escape(value)}</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="How near each figure is to its goal">
<style>
text { font: 12px system-ui, sans-serif; fill: #1f2937; }
.met { fill: #15803d; }
.open { fill: #b45309; }
.goal { stroke: #1f2937; stroke-dasharray: 4 3; }
@media (prefers-color-scheme: dark) {
  text { fill: #e5e7eb; }
  .met { fill: #4ade80; }
  .open { fill: #fbbf24; }
  .goal { stroke: #e5e7eb; }
}
</style>
<text x="${x(1)}" y="18" text-anchor="middle">goal</text>
${bars.join('\n')}
<line x1="${x(1)}" y1="24" x2="${x(1)}" y2="${height - 8}" class="goal"/>
</svg>
`;
}
