const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const short = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/;
const iso = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * Reads a duration: `90m`, `24h`, `30d`, or ISO 8601 such as `PT90M` and `P30D` (weeks to seconds; months and
 * years have no fixed length). Gives milliseconds, undefined for anything else.
 */
export function parseDuration(text: string): number | undefined {
  const plain = short.exec(text);
  if (plain) return Number(plain[1]) * units[plain[2] as keyof typeof units];
  const parts = iso.exec(text);
  if (!parts || parts.slice(1).every((part) => part === undefined)) return undefined;
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return (
    (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * units.h +
    (minutes ?? 0) * units.m +
    (seconds ?? 0) * units.s
  );
}
