const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO instant as a day in the reader's time zone: `Nov 21, 2026`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** An ISO instant as day and time in the reader's time zone: `Nov 21, 2026, 10:05 AM`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}
