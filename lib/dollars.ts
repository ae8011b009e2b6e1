const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Words cents as people write dollars: `$20,410.50`, and `-$410.00` for what is owed or missing. */
export const inDollars = (cents: number): string => dollars.format(cents / 100);
