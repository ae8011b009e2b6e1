/** Three digits at most, thousands apart: what a person reads of a figure. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return 'any';
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(Math.abs(value) >= 1 ? 3 : 2));
  return rounded.toLocaleString('en', { maximumFractionDigits: 5 });
}

const inSteps = (value: number, step: number, units: readonly string[]): string => {
  let at = 0;
  let rest = value;
  while (Math.abs(rest) >= step * 0.9995 && at < units.length - 1) {
    rest /= step;
    at += 1;
  }
  return `${number(rest)} ${units[at] ?? ''}`;
};

/** 1 kB is 1,000 bytes, as on a disk's label. */
export const bytes = (value: number): string => inSteps(value, 1_000, ['B', 'kB', 'MB', 'GB', 'TB', 'PB']);

export function duration(seconds: number): string {
  if (seconds < 1) return `${number(seconds * 1_000)} ms`;
  if (seconds < 120) return `${number(seconds)} s`;
  if (seconds < 7_200) return `${number(seconds / 60)} min`;
  return seconds < 172_800 ? `${number(seconds / 3_600)} h` : `${number(seconds / 86_400)} d`;
}

/** A share of a limit; what is above it stands out, as so many times what there is. */
export function share(fraction: number): string {
  if (fraction >= 1) return `**${number(fraction)} x**`;
  return fraction < 0.001 ? '< 0.1 %' : `${number(fraction * 100)} %`;
}

export const amount = (value: number, unit: string): string =>
  unit === 'bytes' ? bytes(value) : unit === 'seconds' ? duration(value) : `${number(value)} ${unit}`;

/** A table in Markdown; all columns but the first stand at the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
