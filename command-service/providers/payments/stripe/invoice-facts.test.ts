import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { sumOfCents } from '../../../../domain/invoices/index.ts';
import type { InvoiceFacts } from '../billing-port.ts';
import { invoiceFactsOf, isReadable } from './invoice-facts.ts';

const period = { start: 1_800_000_000, end: 1_802_592_000 };
const base = {
  id: 'in_1',
  status: 'paid',
  billing_reason: 'subscription_cycle',
  auto_advance: true,
  currency: 'usd',
  number: 'A-1',
  total: 9_900,
  amount_paid: 9_900,
  starting_balance: 0,
  ending_balance: 0,
  created: period.start,
  attempt_count: 1,
  status_transitions: { paid_at: period.start },
};
const line = { amount: 9_900, description: 'Monthly Plan', quantity: 1, period };

/** The same invoice in three versions of the API. */
const versions = {
  acacia: {
    ...base,
    customer: 'cus_1',
    subscription: 'sub_1',
    payment_intent: 'pi_1',
    lines: { data: [{ ...line, price: { product: 'curbcast-monthly' }, type: 'subscription', proration: false }] },
  },
  basil: {
    ...base,
    customer: 'cus_1',
    parent: { subscription_details: { subscription: 'sub_1' } },
    payments: {
      data: [{ status: 'paid', amount_paid: 9_900, payment: { type: 'payment_intent', payment_intent: 'pi_1' } }],
    },
    lines: {
      data: [
        {
          ...line,
          pricing: { price_details: { product: 'curbcast-monthly' } },
          parent: { type: 'subscription_item_details', subscription_item_details: { proration: false } },
        },
      ],
    },
  },
  expanded: {
    ...base,
    customer: { id: 'cus_1', deleted: true },
    parent: { subscription_details: { subscription: { id: 'sub_1' } } },
    payments: { data: [{ status: 'paid', amount_paid: 9_900, payment: { payment_intent: { id: 'pi_1' } } }] },
    lines: { data: [{ ...line, pricing: { price_details: { product: { id: 'curbcast-monthly' } } } }] },
  },
} as const;

const read = (raw: object): InvoiceFacts => {
  const facts = invoiceFactsOf(raw);
  if (!isReadable(facts)) throw new Error(facts.reason);
  return facts;
};

describe('an invoice', () => {
  test.each(Object.entries(versions))('has the same facts in the shape of %s', (_, raw) => {
    expect(read(raw)).toMatchObject({
      id: 'in_1',
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      status: 'paid',
      totalCents: 9_900,
      parts: [{ kind: 'card', amountCents: 9_900, paymentId: 'pi_1' }],
      lines: [{ kind: 'subscription', itemId: 'monthly', amountCents: 9_900 }],
      failedAttempts: 0,
    });
  });

  test('splits the tax that a price includes from its line', () => {
    const [own] = versions.basil.lines.data;
    const taxed = {
      ...versions.basil,
      lines: { data: [{ ...own, taxes: [{ amount: 1_650, tax_behavior: 'inclusive' }] }] },
      total_taxes: [{ amount: 1_650, tax_behavior: 'inclusive' }],
    };
    expect(read(taxed).lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['subscription', 8_250],
      ['tax', 1_650],
    ]);
  });

  test.each([
    ['a fraction of a cent', { total: 99.5 }],
    ['a total in words', { total: 'a lot' }],
    ['no lines', { lines: undefined }],
    ['no currency', { currency: null }],
  ])('with %s is not read, and the reason is named', (_, odd) => {
    const facts = invoiceFactsOf({ ...versions.basil, ...odd });
    expect(isReadable(facts)).toBe(false);
    expect(facts.id).toBe('in_1');
  });

  test.each([null, 'in_1', 7, [], {}])('that is %p is not read', (raw) => {
    expect(isReadable(invoiceFactsOf(raw))).toBe(false);
  });

  test('has lines and parts that add up to its total once settled, whatever its figures', () => {
    const cents = fc.integer({ min: -20_000, max: 20_000 });
    const amount = fc.nat(5_000);
    const made = fc.record({
      total: cents,
      starting_balance: cents,
      ending_balance: cents,
      pre_payment_credit_notes_amount: amount,
      total_discount_amounts: fc.array(fc.record({ amount }), { maxLength: 2 }),
      total_taxes: fc.array(fc.record({ amount, tax_behavior: fc.constantFrom('inclusive', 'exclusive') }), {
        maxLength: 2,
      }),
      paid: fc.array(amount, { maxLength: 3 }),
      lines: fc.array(cents, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(made, ({ paid, lines, ...figures }) => {
        const facts = read({
          ...versions.basil,
          ...figures,
          lines: { data: lines.map((each) => ({ ...line, amount: each })) },
          payments: {
            data: paid.map((each, index) => ({
              status: 'paid',
              amount_paid: each,
              payment: { payment_intent: `pi_${index}` },
            })),
          },
        });
        expect(sumOfCents(facts.lines)).toBe(figures.total);
        expect(sumOfCents(facts.parts)).toBe(figures.total);
      }),
    );
  });
});
