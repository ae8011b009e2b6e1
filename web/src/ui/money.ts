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
