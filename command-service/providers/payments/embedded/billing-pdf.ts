import { renderInvoice, testModeNote } from '../../../../lib/invoice-pdf.ts';
import type { Customer, Invoice } from './billing-objects.ts';

/** The document of an invoice: exactly its lines and its total. */
export function invoicePdf(invoice: Invoice, customer: Customer): Promise<Uint8Array> {
  const { number, created, status, currency, lines, amount_paid: paidCents } = invoice;
  return renderInvoice({
    number: number ?? invoice.id,
    issuedAt: created * 1000,
    status,
    currency,
    buyer: [customer.name, customer.email].flatMap((line) => (line === null || line === '' ? [] : [line])),
    lines: lines.data.map(({ description, amount, period }) => ({
      description,
      amountCents: amount,
      ...(period.end > period.start ? { period: { start: period.start * 1000, end: period.end * 1000 } } : {}),
    })),
    paidCents,
    note: testModeNote,
  });
}
