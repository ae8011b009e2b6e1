import { expect, test } from '@jest/globals';
import { paidInvoice } from '../../domain/invoices/testing/monthly-invoice.ts';
import { happened, projectionSpec } from '../testing/projection-spec.ts';
import { finance } from './finance.ts';
import type { JournalDocument } from './finance-documents.ts';

test.each([
  ['that the provider names', { paidAtMs: Date.UTC(2019, 9, 30, 12) }, '2019-10-30'],
  ['on which it was read, where the provider names none', {}, '2019-11-02'],
])('a payment is booked on the day %s', async (_which, dated, day) => {
  const paid = {
    time: Date.UTC(2019, 10, 2),
    ...happened('payment-pi_1', 'PaymentSucceeded', {
      paymentId: 'pi_1',
      purchaseId: null,
      invoiceId: null,
      userId: 'ann',
      items: [
        {
          kind: 'bundle',
          id: 'starter-pack',
          name: 'Starter Pack',
          halfCredits: 20,
          twinCredits: 0,
          priceCents: 17_750,
          catalogVersion: '1',
        },
      ],
      amountCents: 17_750,
      currency: 'usd',
      reportedBy: 'provider',
      ...dated,
    }),
  };
  await projectionSpec(finance)
    .given([paid])
    .then(({ journal = {} }) => {
      const days = Object.values(journal).map((doc) => (doc as object as JournalDocument).day);
      expect(days).toEqual([day]);
    });
});

test('an invoice that was paid while the server was down is booked on the day that the provider names', async () => {
  const paidAtMs = Date.UTC(2019, 9, 30, 12);
  await projectionSpec(finance)
    .given([happened('invoice-in_1', 'InvoicePaid', paidInvoice(paidAtMs))])
    .then(({ journal = {} }) => {
      const days = Object.values(journal).map((doc) => (doc as object as JournalDocument).day);
      expect(days).toEqual(['2019-10-30']);
    });
});
