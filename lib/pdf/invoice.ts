import { renderPdf, text, type PdfItem } from './document.ts';

export interface InvoiceDocument {
  readonly number: string;
  /** UTC milliseconds, like every time here. */
  readonly issuedAt: number;
  /** `paid`, `open`, ... as written on the document. */
  readonly status: string;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  /** Lines that name the buyer. */
  readonly buyer: readonly string[];
  readonly lines: readonly {
    readonly description: string;
    readonly amountCents: number;
    readonly period?: { readonly start: number; readonly end: number };
  }[];
  readonly paidCents: number;
  /** How it was settled, in words; the amounts add up to the total. Absent: `paidCents` at once. */
  readonly settledBy?: readonly { readonly label: string; readonly amountCents: number }[];
  readonly refundedCents?: number;
  /** Given back by credit notes, other than as a refund. */
  readonly creditedCents?: number;
  readonly note?: string;
}

/** The note of a document that the payments simulator's test mode made. */
export const testModeNote = 'Test mode: no real card was charged.';

/** The day in UTC, which the document names: it does not know its reader's zone. */
const day = (time: number): string =>
  new Date(time).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/**
 * An invoice as PDF, A4: exactly the lines given, their sum and what was paid. Money is in cents.
 *
 * @returns the bytes of the document
 */
export function renderInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  const { number, issuedAt, status, currency, buyer, lines, paidCents, settledBy, note } = invoice;
  const { refundedCents = 0, creditedCents = 0 } = invoice;
  const money = (cents: number): string =>
    `${new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)} ${currency.toUpperCase()}`;
  const row = (label: string, amountCents: number) => ({ kind: 'row', label, amount: money(amountCents) }) as const;
  const items: readonly PdfItem[] = [
    text('title', 'Curbcast'),
    text('subtitle', 'Invoice'),
    ...[`Number: ${number}`, `Date: ${day(issuedAt)} (UTC)`, `Status: ${status}`].map((line) => text('soft', line)),
    ...(buyer.length === 0 ? [] : [{ kind: 'space', lines: 0.6 } as const, text('soft', 'Billed to:')]),
    ...buyer.map((line) => text('body', line)),
    { kind: 'space', lines: 1.2 },
    { kind: 'rule' },
    ...lines.map(({ description, amountCents, period }) => ({
      ...row(description, amountCents),
      ...(period && { below: `${day(period.start)} to ${day(period.end)} (UTC)` }),
    })),
    { kind: 'rule' },
    {
      ...row(
        'Total',
        lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
      ),
      isBold: true,
    },
    ...(settledBy ?? [{ label: 'Paid', amountCents: paidCents }]).map((part) => row(part.label, part.amountCents)),
    ...(refundedCents > 0 ? [row('Refunded', refundedCents)] : []),
    ...(creditedCents > 0 ? [row('Credited', creditedCents)] : []),
    ...(note === undefined ? [] : [text('fine', note)]),
  ];
  return renderPdf({ title: `Invoice ${number}`, createdAt: issuedAt, language: 'en', items });
}
