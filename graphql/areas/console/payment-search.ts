const dayMs = 86_400_000;

/** The cents that a text names: `$1,325`, `410.00`, `410 USD`. Undefined for anything else. */
export function centsIn(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?\s*(?:\$|usd)?$/i.exec(text.trim());
  if (match === null) return undefined;
  const [, dollars = '', cents = '00'] = match;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
}

/** The days in UTC that a text names, as `[from, until)` in milliseconds: `2026-11-03`, `2026-11`, `Nov 3, 2026`. */
export function daysIn(text: string): readonly [from: number, until: number] | undefined {
  const wanted = text.trim();
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(wanted);
  if (iso !== null) {
    const [, year = '', month = '', day] = iso;
    const from = Date.parse(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
    if (Number.isNaN(from)) return undefined;
    return [from, day === undefined ? Date.UTC(Number(year), Number(month), 1) : from + dayMs];
  }
  if (!/^[a-z]{3,9}\.? \d{1,2},? \d{4}$/i.test(wanted)) return undefined;
  const from = Date.parse(`${wanted} UTC`);
  return Number.isNaN(from) ? undefined : [from, from + dayMs];
}
