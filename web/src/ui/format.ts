const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 1 });
const alwaysOneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Whole credits (halves allowed) as people read them: `10`, `1.5`. */
export function formatCredits(credits: number): string {
  return oneDecimal.format(credits);
}

/** The same with its decimal always there, as the specification's shortage sentence has it: `2.0`. */
export function formatCreditsExactly(credits: number): string {
  return alwaysOneDecimal.format(credits);
}

/** `1 credit`, `1.5 credits`. */
export function creditsInWords(credits: number): string {
  return `${formatCredits(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Integer cents as dollars: `$177.50`, always with its cents. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** A price in a headline: `$99` where there are no cents, else `$177.50`. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? wholeDollars.format(cents / 100) : formatCents(cents);
}

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
