/** The start of the day that is `days` after a day of the calendar (`2026-11-24`), in the person's time zone. */
function startAfter(day: string, days: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(2000, 0, 1);
  // Not the constructor: it reads the years 0 to 99, which appear while people type a year, as years after 1900.
  start.setFullYear(year, month - 1, date + days);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}

/** The first instant of a day of the calendar in the person's time zone; null if it is not a day. */
export const startOfDay = (day: string): string | null => startAfter(day, 0);

/** The end of a calendar day in the person's time zone; null if it is not a day. */
export const endOfDay = (day: string): string | null => startAfter(day, 1);
