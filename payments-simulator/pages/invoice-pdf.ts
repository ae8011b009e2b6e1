import { renderInvoice, testModeNote } from '../../lib/pdf/invoice.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import type { Customer } from '../objects/billing-objects.ts';

/** The document of an invoice: its lines, discounts and tax, which add up to its total. */
export function invoicePdf(invoice: Invoice, customer: Customer): Promise<Uint8Array> {
  const { number, created, status, currency, lines, amount_paid: paidCents } = invoice;
  return renderInvoice({
    number: number ?? invoice.id,
    issuedAt: created * 1000,
    status,
    currency,
    buyer: [customer.name, customer.email].flatMap((line) => (line === null || line === '' ? [] : [line])),
    lines: [
      ...lines.data.map(({ description, amount, period }) => ({
        description,
        amountCents: amount,
        ...(period.end > period.start ? { period: { start: period.start * 1000, end: period.end * 1000 } } : {}),
      })),
      ...invoice.total_discount_amounts
        .filter(({ amount }) => amount > 0)
        .map(({ amount }) => ({ description: 'Discount', amountCents: -amount })),
      ...invoice.total_taxes
        .filter(({ tax_behavior: behavior }) => behavior === 'exclusive')
        .map(({ amount }) => ({ description: 'Tax', amountCents: amount })),
    ],
    paidCents,
    note: testModeNote,
  });
}
