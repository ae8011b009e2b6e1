import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideInvoice,
  evolveInvoice,
  initialInvoice,
  type InvoiceEvent,
  type InvoiceIssued,
  type ReportInvoice,
} from './index.ts';

const { given } = specify({
  initial: initialInvoice,
  decide: (command: ReportInvoice, state) => decideInvoice(command, state),
  evolve: evolveInvoice,
});

const invoice: InvoiceIssued['data'] = {
  userId: 'u1',
  invoiceId: 'in_1',
  subscriptionId: 'sub_1',
  number: 'CB-1',
  description: 'Monthly Plan',
  lines: [{ description: 'Monthly Plan', amountCents: 9_900 }],
  amountCents: 9_900,
  currency: 'usd',
  createdAtMs: 1_000,
  plan: {
    planId: 'monthly',
    name: 'Monthly Plan',
    priceCents: 9_900,
    halfCredits: 10,
    catalogVersion: '2026-11-2',
    periodStartMs: 1_000,
    periodEndMs: 31_000,
  },
};
const which = { userId: 'u1', invoiceId: 'in_1', subscriptionId: 'sub_1' };
const issued: InvoiceEvent = { type: 'InvoiceIssued', data: invoice };
const paid: InvoiceEvent = {
  type: 'InvoicePaid',
  data: {
    ...which,
    paymentId: 'pi_1',
    amountCents: 9_900,
    currency: 'usd',
    paidAtMs: 2_000,
    plan: invoice.plan,
  },
};
const report = (changes: Partial<ReportInvoice> = {}): ReportInvoice => ({
  kind: 'report',
  invoice,
  status: 'open',
  paymentId: 'pi_1',
  paidCents: 0,
  paidAt: 2_000,
  failedAttempts: 0,
  failureCode: 'card_declined',
  ...changes,
});
const asPaid = report({ status: 'paid', paidCents: 9_900 });

describe('an invoice', () => {
  test('is issued once', () => {
    given().when(report()).then(issued);
    given(issued).when(report()).thenNothing();
  });

  test('is paid once, also when that is the first report', () => {
    given(issued).when(asPaid).then(paid);
    given().when(asPaid).then(issued, paid);
    given(issued, paid).when(asPaid).thenNothing();
  });

  test('stays paid: a report that was read earlier changes nothing', () => {
    given(issued, paid).when(report()).thenNothing();
    given(issued, paid)
      .when(report({ status: 'void' }))
      .thenNothing();
  });

  test('is not paid by less than its amount', () => {
    given(issued)
      .when(report({ status: 'paid', paidCents: 9_899 }))
      .thenRefused('PAYMENT_NOT_ACCEPTED', 'The amount of this payment is not the amount of the invoice.');
  });

  test('keeps the plan that it was issued for', () => {
    const { plan } = invoice;
    const other = { ...invoice, plan: plan && { ...plan, halfCredits: 1_000 } };
    given(issued)
      .when({ ...asPaid, invoice: other })
      .then(paid);
  });

  test('counts each failed attempt once', () => {
    const failed: InvoiceEvent = {
      type: 'InvoicePaymentFailed',
      data: { ...which, attempt: 2, code: 'card_declined' },
    };
    const state = given(issued)
      .when(report({ failedAttempts: 2 }))
      .then(failed);
    expect(state.attempts).toBe(2);
    given(issued, failed)
      .when(report({ failedAttempts: 2 }))
      .thenNothing();
  });

  test('is voided once', () => {
    const voided: InvoiceEvent = { type: 'InvoiceVoided', data: which };
    given(issued)
      .when(report({ status: 'void' }))
      .then(voided);
    given(issued, voided)
      .when(report({ status: 'void' }))
      .thenNothing();
  });
});
