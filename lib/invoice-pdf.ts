import { ink, margin, openPdf, plain, seller, soft } from './pdf.ts';

export interface InvoiceDocument {
  readonly number: string;
  /** UTC milliseconds, like every time here. */
  readonly issuedAt: number;
  /** `paid`, `open`, ... as it stands on the document. */
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

/** The note of a document that the embedded provider's test mode made. */
export const testModeNote = 'Test mode: no real card was charged.';

const amountWidth = 110;

/** The day in UTC, which the document names: it does not know its reader's zone. */
const day = (time: number): string =>
  new Date(time).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/**
 * An invoice as PDF, A4: exactly the lines given, their sum and what was paid. Money is in cents.
 *
 * @returns the bytes of the document
 */
export async function renderInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  const { number, issuedAt, status, currency, buyer, lines, paidCents, settledBy, note } = invoice;
  const { refundedCents = 0, creditedCents = 0 } = invoice;
  const money = (cents: number): string =>
    `${new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)} ${currency.toUpperCase()}`;
  const { doc, bytes, width } = await openPdf(`Invoice ${number}`, issuedAt);
  const row = (label: string, amount: string, options: { readonly bold?: boolean; readonly below?: string } = {}) => {
    doc
      .font(options.bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(11)
      .fillColor(ink);
    const top = doc.y;
    doc.text(plain(label), margin, top, { width: width - amountWidth });
    const bottom = doc.y;
    doc.text(plain(amount), margin + width - amountWidth, top, { width: amountWidth, align: 'right' });
    doc.y = Math.max(bottom, doc.y);
    if (options.below) doc.fontSize(9).fillColor(soft).text(plain(options.below), margin, doc.y);
    doc.moveDown(0.6);
  };
  const rule = (): void => {
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + width, doc.y)
      .strokeColor('#c9d3d1')
      .stroke();
    doc.moveDown(0.8);
  };

  doc.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(seller);
  doc.fontSize(14).text('Invoice').moveDown(0.6);
  doc.font('Helvetica').fontSize(10).fillColor(soft);
  for (const line of [`Number: ${number}`, `Date: ${day(issuedAt)} (UTC)`, `Status: ${status}`]) doc.text(plain(line));
  if (buyer.length > 0) doc.moveDown(0.6).text('Billed to:').fillColor(ink).text(buyer.map(plain).join('\n'));
  doc.moveDown(1.2);
  rule();
  for (const { description, amountCents, period } of lines) {
    row(description, money(amountCents), period ? { below: `${day(period.start)} to ${day(period.end)} (UTC)` } : {});
  }
  rule();
  row('Total', money(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)), { bold: true });
  for (const { label, amountCents } of settledBy ?? [{ label: 'Paid', amountCents: paidCents }])
    row(label, money(amountCents));
  if (refundedCents > 0) row('Refunded', money(refundedCents));
  if (creditedCents > 0) row('Credited', money(creditedCents));
  if (note !== undefined) doc.moveDown().fontSize(9).fillColor(soft).text(plain(note), margin, doc.y);
  doc.end();
  return bytes;
}
