import { expect, test } from '@jest/globals';
import { paidInvoice } from '../../domain/invoices/testing/monthly-invoice.ts';
import { happened, projectionSpec } from '../testing/projection-spec.ts';
import { finance } from './finance.ts';
import type { JournalDocument } from './finance-documents.ts';

test('an invoice that was paid while the server was down is booked on the day that the provider names', async () => {
  const paidAtMs = Date.UTC(2019, 9, 30, 12);
  await projectionSpec(finance)
    .given([happened('invoice-in_1', 'InvoicePaid', paidInvoice(paidAtMs))])
    .then(({ journal = {} }) => {
      const days = Object.values(journal).map((doc) => (doc as object as JournalDocument).day);
      expect(days).toEqual(['2019-10-30']);
    });
});
