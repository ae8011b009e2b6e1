/**
 * How long an answer asks to wait, in milliseconds: `Retry-After` in seconds or as a date (RFC 9110 10.2.3), at most
 * `mostMs`. Undefined without a readable one.
 *
 * @param now UTC milliseconds
 */
export function retryAfterMs(header: string | null | undefined, now: number, mostMs: number): number | undefined {
  const text = header?.trim() ?? '';
  // Node reads "-5" as a day of 2001: a date of HTTP begins with a weekday.
  if (!/^(?:\d+$|[A-Z][a-z]+,? )/u.test(text)) return undefined;
  const ms = /^\d+$/u.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(mostMs, Math.max(0, ms));
}
