import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { specify } from '../testing/spec.ts';
import {
  classifyLines,
  decideInvoice,
  evolveInvoice,
  initialInvoice,
  partKinds,
  sumOfCents,
  type InvoiceEvent,
  type ReportInvoice,
} from './index.ts';
import { card, issuedInvoice, line, paidInvoice, planLine } from './testing/monthly-invoice.ts';

const { given } = specify({
  initial: initialInvoice,
  decide: (command: ReportInvoice, state) => decideInvoice(command, state),
  evolve: evolveInvoice,
});

const invoice = issuedInvoice(1_000);
const which = { userId: 'ann', invoiceId: 'in_1', subscriptionId: 'sub_1' };
const issued: InvoiceEvent = { type: 'InvoiceIssued', data: invoice };
const paid: InvoiceEvent = { type: 'InvoicePaid', data: paidInvoice(1_000, { paidAtMs: 2_000 }) };
const report = (changes: Partial<ReportInvoice> = {}): ReportInvoice => ({
  kind: 'report',
  invoice,
  status: 'open',
  parts: [],
  paidAt: 2_000,
  failedAttempts: 0,
  failureCode: 'card_declined',
  toBalanceCents: 0,
  outOfBandCents: 0,
  ...changes,
});
const asPaid = report({ status: 'paid', parts: [card(9_900)] });

describe('an invoice', () => {
  test('is issued once', () => {
    given().when(report()).then(issued);
    given(issued).when(report()).thenNothing();
  });

  test('is settled once, also when that is the first report', () => {
    given(issued).when(asPaid).then(paid);
    given().when(asPaid).then(issued, paid);
    given(issued, paid).when(asPaid).thenNothing();
  });

  test('is settled for the plan even when it was issued before its subscription was known', () => {
    const unnamed = { ...invoice, plan: null, lines: [{ ...planLine(1_000), kind: 'other' as const }] };
    given({ type: 'InvoiceIssued', data: unnamed }).when(asPaid).then(paid);
  });

  test('stays settled when an older report arrives', () => {
    given(issued, paid).when(report()).thenNothing();
    given(issued, paid)
      .when(report({ status: 'void' }))
      .thenNothing();
  });

  test('is settled when the provider says so, whatever it was settled with', () => {
    const parts = [card(4_900), { kind: 'credit_balance' as const, amountCents: 5_000, paymentId: null }];
    given(issued)
      .when(report({ status: 'paid', parts }))
      .then({ type: 'InvoicePaid', data: paidInvoice(1_000, { paidAtMs: 2_000, parts }) });
  });

  test('may owe the customer', () => {
    const lines = [line({ kind: 'proration', amountCents: -6_600 })];
    const negative = issuedInvoice(1_000, { lines, amountCents: -6_600, plan: null });
    const parts = [{ kind: 'credit_balance' as const, amountCents: -6_600, paymentId: null }];
    given()
      .when(report({ invoice: negative, status: 'paid', parts }))
      .then(
        { type: 'InvoiceIssued', data: negative },
        {
          type: 'InvoicePaid',
          data: paidInvoice(1_000, { lines, amountCents: -6_600, plan: null, parts, paidAtMs: 2_000 }),
        },
      );
  });

  test('can be paid after it was uncollectible', () => {
    const voided: InvoiceEvent = { type: 'InvoiceVoided', data: which };
    given(issued, voided).when(asPaid).then(paid);
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

  test('records what credit notes gave back, as sums that only grow', () => {
    const credited = (toBalanceCents: number, outOfBandCents: number): InvoiceEvent => ({
      type: 'InvoiceCredited',
      data: { ...which, toBalanceCents, outOfBandCents, currency: 'usd' },
    });
    given(issued, paid)
      .when({ ...asPaid, toBalanceCents: 2_000 })
      .then(credited(2_000, 0));
    given(issued, paid, credited(2_000, 0))
      .when({ ...asPaid, toBalanceCents: 1_000, outOfBandCents: 500 })
      .then(credited(2_000, 500));
  });

  test('always has parts that add up to its amount', () => {
    const cents = fc.integer({ min: -50_000, max: 50_000 });
    const part = fc.record({
      kind: fc.constantFrom(...partKinds),
      amountCents: cents,
      paymentId: fc.constant(null),
    });
    fc.assert(
      fc.property(cents, fc.array(part, { maxLength: 4 }), (amountCents, parts) => {
        const charged = issuedInvoice(1_000, { amountCents, lines: [planLine(1_000, { amountCents })] });
        const events = decideInvoice(report({ invoice: charged, status: 'paid', parts }), initialInvoice);
        const settled = events.find((event) => event.type === 'InvoicePaid');
        expect(settled && sumOfCents(settled.data.parts)).toBe(amountCents);
      }),
    );
  });
});

test("names our items in our words and everything else in the provider's", () => {
  const plan = { id: 'monthly', name: 'Monthly Plan', priceCents: 9_900, halfCredits: 10, catalogVersion: '1' };
  const line = { amountCents: 1, quantity: 1, period: null };
  const sold = (
    itemId: string | null,
    description: string,
    kind: 'subscription' | 'proration' | 'other',
    quantity = 1,
  ) => ({ ...line, itemId, description, kind, quantity }) as const;
  const lines = [
    sold('monthly', '1 × Monthly Plan (at $99.00 / every 30 days)', 'subscription'),
    sold('monthly', '2 × Monthly Plan (at $99.00 / every 30 days)', 'subscription', 2),
    sold('email-blast', '1 × Email Blast (at $300.00 / every 30 days)', 'subscription'),
    sold('starter-pack', 'A pack', 'subscription'),
    sold('monthly', 'Unused time on Monthly Plan after 07 Dec 2026', 'proration'),
    sold('gone', '1 × Consulting (at $5.00 / month)', 'subscription'),
    sold(null, 'By hand', 'other'),
  ];
  expect(classifyLines(lines, plan, 'subscription_create').map(({ description }) => description)).toEqual([
    'Monthly Plan',
    '2 × Monthly Plan',
    'Email Blast',
    'Starter Pack',
    'Unused time on Monthly Plan after 07 Dec 2026',
    '1 × Consulting (at $5.00 / month)',
    'By hand',
  ]);
});
