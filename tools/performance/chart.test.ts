import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf, figuresOf, nearness } from './chart.ts';

const docs = join(import.meta.dirname, '../../docs');

describe('the performance chart', () => {
  const table = [
    '| what | goal | measured | what bounds it |',
    '| --- | --- | --- | --- |',
    '| appends | ≥ 0.9 | 0.45, quiet | the disk |',
    '| verify | ≥ 400,000 events/s | 800,000 events/s | hashes |',
    '| start | ≤ 1 s | 2 s | modules |',
    '| memory | - | 180 MB | nothing |',
  ].join('\n');

  test('takes goal, measurement and direction from the table', () => {
    expect(figuresOf(table)).toEqual([
      { what: 'appends', goal: 0.9, measured: 0.45, unit: '', moreIsBetter: true },
      { what: 'verify', goal: 400_000, measured: 800_000, unit: 'events/s', moreIsBetter: true },
      { what: 'start', goal: 1, measured: 2, unit: 's', moreIsBetter: false },
    ]);
  });

  test('says how near each figure is to its goal, whichever way the goal points', () => {
    expect(figuresOf(table).map(nearness)).toEqual([0.5, 2, 0.5]);
  });

  test('marks what is met and what is not', () => {
    const svg = chartOf(figuresOf(table));
    expect(svg.match(/class="met"/g)).toHaveLength(1);
    expect(svg.match(/class="open"/g)).toHaveLength(2);
  });

  test('in docs shows the current table', () => {
    const figures = figuresOf(readFileSync(join(docs, 'performance.md'), 'utf8'));
    expect(figures.length).toBeGreaterThan(20);
    expect(readFileSync(join(docs, 'performance.svg'), 'utf8')).toBe(chartOf(figures));
  });
});
