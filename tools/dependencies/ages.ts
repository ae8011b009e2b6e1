/** The release time of each version of a package, as a registry lists them. */
export type ReleaseTimes = Readonly<Record<string, string>>;

/** A package that the product depends on directly. */
export interface Dependency {
  readonly name: string;
  /** Exact. */
  readonly version: string;
  readonly licence: string;
}

const day = 24 * 60 * 60_000;
/** A release too new for anybody to have looked at: a stolen account is usually noticed within days. */
const young = 7 * day;
/** A project without a release for this long may have been abandoned. */
const silent = 2 * 365 * day;

const timeOf = (text: string | undefined): number | undefined => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
};

/**
 * One line for a package: name, version, license, day of its release, day of the project's newest release, and what to
 * check.
 *
 * @param times undefined when the registry did not answer
 * @param now milliseconds since the epoch
 */
export function ageLine(
  { name, version, licence }: Dependency,
  times: ReleaseTimes | undefined,
  now: number,
): readonly string[] {
  const released = timeOf(times?.[version]);
  const versions = Object.entries(times ?? {}).filter(([key]) => /^\d/.test(key));
  const newest = versions.reduce((latest, [, text]) => Math.max(latest, timeOf(text) ?? 0), 0);
  const remarks = [
    released === undefined && 'age not known',
    released !== undefined && now - released < young && 'younger than a week',
    newest > 0 && now - newest > silent && 'no release for two years',
  ].filter((remark) => remark !== false);
  return [name, version, licence, dayOf(released), dayOf(newest === 0 ? undefined : newest), remarks.join(', ')];
}

const dayOf = (time: number | undefined): string =>
  time === undefined ? '-' : new Date(time).toISOString().slice(0, 10);

export const heading = ['package', 'version', 'licence', 'released', 'newest', 'look at'] as const;

/** The lines in columns. */
export function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = heading.map((_cell, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
