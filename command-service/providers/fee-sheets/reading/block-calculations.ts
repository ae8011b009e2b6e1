import { emptyRow, wordsIn, type Cell, type Row } from './rows.ts';

/** Labels with the rows of their amounts. */
export type Joined = readonly (readonly [label: number, amount: number])[];

/** How many rows after its label an amount is at most. */
export const mostRows = 40;

/** Whether a row holds an amount and no words. */
export const isAmount = ({ text }: Row): boolean =>
  /^[-–−+]?\s?\(?\$?\s?\d[\d,]*(?:\.\d{2})?\)?$/.test(text) && /[$.+]|,\d{3}/.test(text);

export const amountOf = ({ text }: Row): number =>
  Number(text.replace(/[^\d.]/g, '')) * (/^[-–−(]/.test(text) ? -1 : 1);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const textOf = (row: Row | undefined): string => row?.text ?? '';

const totalLabel = /^estimated total$/i;

/** The label of a row; "Estimated Total" goes on in the next one. */
export function labelIn(rows: readonly Row[], at: number): Cell {
  const more = totalLabel.test(textOf(rows[at])) ? [rows[at], rows[at + 1]] : [rows[at]];
  return { text: more.map(textOf).join(' '), words: more.flatMap(wordsIn) };
}

const payments = [/^(?:monthly )?principal & interest$/i, /^mortgage insurance$/i, /^estimated escrow$/i];

/**
 * "Estimated Total", "Monthly Payment" and other labels before their amounts: the first amount is that of the first
 * label if it is the sum of the payments above.
 */
export function paymentOf(rows: readonly Row[], labels: readonly number[], amount: number | undefined): Joined {
  const from = labels.find(
    (at) => totalLabel.test(textOf(rows[at])) && /^monthly payment$/i.test(textOf(rows[at + 1])),
  );
  const total = amount === undefined ? undefined : rows[amount];
  if (from === undefined || amount === undefined || total === undefined) return [];
  const above = rows.slice(Math.max(0, from - mostRows), from);
  const parts = payments.flatMap((name) => {
    const at = above.findLastIndex(({ text }) => name.test(text));
    const below = above.slice(at + 1).find(({ text }) => text !== '');
    return at === -1 || below === undefined || !isAmount(below) ? [] : [amountOf(below)];
  });
  // Totals in whole dollars are rounded, as on a Loan Estimate.
  const isSum = parts.length === payments.length && Math.abs(sumOf(parts) - amountOf(total)) < 1.01;
  return isSum ? [[from, amount]] : [];
}

const escrows = [/^(?:\d+ )?homeowner's insurance$/i, /^(?:\d+ )?mortgage insurance$/i, /^(?:\d+ )?property taxes$/i];
/** The line of an escrow account. */
export const perMonth = /^(?:(\$[\d,]+\.\d{2}) )?per month for (?:\d+ )?mo\.?$/i;

/** The lines of an escrow account before their monthly amounts, which make the escrow of the monthly payment. */
export function escrowOf(rows: readonly Row[], labels: readonly number[]): Joined {
  const lines = labels.slice(0, escrows.length);
  if (!escrows.every((name, at) => name.test(textOf(rows[lines[at] ?? -1]).replaceAll('’', "'")))) return [];
  const last = labels.at(-1) ?? 0;
  const from = rows.findIndex(({ text }, at) => at > last && at < last + mostRows && perMonth.test(text));
  const monthly = lines.map((_, at) => perMonth.exec(textOf(rows[from + at])));
  if (from === -1 || perMonth.test(textOf(rows[from + lines.length])) || monthly.includes(null)) return [];
  const amounts = monthly.map((line) => Number(line?.[1]?.replace(/[$,]/g, '') ?? 0));
  const isEscrow = rows.some((row) => isAmount(row) && Math.abs(amountOf(row) - sumOf(amounts)) < 0.005);
  return isEscrow ? lines.flatMap((line, at) => ((amounts[at] ?? 0) > 0 ? [[line, from + at] as const] : [])) : [];
}

const day = 86_400_000;
const perDay =
  /^(?:\d{1,2}\s+)?prepaid interest\s*\(?\s*\$([\d.,]+) per day (?:for (\d+) days?\b[^$]*|from (\S+) to ([^\s)]+)\))$/i;

/** "Prepaid Interest ($45.14 per day for 20 days": the only amount near it that is the product. */
export function interestOf(rows: readonly Row[], from: number, isUsed: (at: number) => boolean): Joined {
  const [, rate, days, start = '', end = ''] = perDay.exec(textOf(rows[from])) ?? [];
  if (rate === undefined) return [];
  const count = days === undefined ? Math.round((Date.parse(end) - Date.parse(start)) / day) : Number(days);
  const product = Number(rate.replaceAll(',', '')) * count;
  const found = rows.slice(from + 1, from + 1 + 2 * mostRows).flatMap((row, more): readonly number[] => {
    const isProduct = isAmount(row) && Math.abs(amountOf(row) - product) < (row.text.includes('.') ? 0.005 : 0.51);
    return isProduct && !isUsed(from + 1 + more) ? [from + 1 + more] : [];
  });
  const [amount] = found;
  return amount !== undefined && found.length === 1 && product > 0 ? [[from, amount]] : [];
}

/** "Mortgage Insurance", "+" and "118" below each other: the sign belongs to the amount. */
export function withSignsJoined(page: readonly Row[]): readonly Row[] {
  const rows = [...page];
  for (const [at, row] of rows.entries()) {
    const below = rows[at + 1];
    if (row.text !== '+' || below === undefined || !/^\d[\d,]*(?:\.\d{2})?$/.test(below.text)) continue;
    const cell = { text: `+ ${below.text}`, words: [...wordsIn(row), ...wordsIn(below)] };
    rows[at] = { cells: [cell], text: cell.text };
    rows[at + 1] = emptyRow;
  }
  return rows;
}
