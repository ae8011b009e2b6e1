import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { bookAccounts } from '../domain/finance/index.ts';
import { subscriptionAggregate } from '../domain/subscriptions/index.ts';
import { openModelled, StripeModel, totalOf, type Act } from './testing/billing-model.ts';
import { shapes, type ModelInvoice } from './testing/stripe-objects.ts';

const cycles = Number(process.env['BILLING_CYCLES'] ?? 200);

const renew = fc.record({
  kind: fc.constant('renew' as const),
  coupon: fc.constantFrom(0, 0, 0, 20, 100),
  taxPercent: fc.constantFrom(0, 0, 19),
  isTaxIncluded: fc.boolean(),
  proration: fc.constantFrom(0, 0, 500, -500),
  quantity: fc.constantFrom(1, 1, 1, 2),
  product: fc.constantFrom('plan' as const, 'plan' as const, 'plan' as const, 'other' as const, 'both' as const),
  outcome: fc.constantFrom(
    'card' as const,
    'card' as const,
    'two cards' as const,
    'open' as const,
    'outside' as const,
    'note and card' as const,
    'odd' as const,
  ),
});
const one = fc.record({
  kind: fc.constantFrom(
    ...(['free days', 'negative', 'extra', 'again', 'hand made', 'pause', 'cancel', 'undo', 'wipe metadata'] as const),
  ),
});
const some = fc.record({
  kind: fc.constantFrom('pay' as const, 'pay' as const, 'refund' as const, 'note' as const, 'void' as const),
  of: fc.nat(9),
});
const balance = fc.record({ kind: fc.constant('balance' as const), cents: fc.constantFrom(2_000, 15_000) });
const told = fc.record({ kind: fc.constant('told' as const), times: fc.integer({ min: 1, max: 2 }) });
const end = fc.constant({ kind: 'delete' as const });
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    { arbitrary: renew, weight: 6 },
    { arbitrary: one, weight: 3 },
    { arbitrary: some, weight: 3 },
    { arbitrary: balance, weight: 1 },
    { arbitrary: told, weight: 3 },
    { arbitrary: end, weight: 1 },
  ),
  { minLength: 3, maxLength: 14 },
);

const isReadable = ({ isOdd }: ModelInvoice): boolean => !isOdd;
const isPaid = ({ status }: ModelInvoice): boolean => status === 'paid';
const has = (invoice: ModelInvoice, ...kinds: readonly string[]): boolean =>
  invoice.lines.some(({ kind, cents }) => kinds.includes(kind) && cents !== 0);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Every account of the books from the figures of the invoices and charges alone: debits are positive, cents. */
function expectedBooks({ invoices, charges }: StripeModel): Readonly<Record<string, number>> {
  const settled = invoices.filter(isReadable).filter(isPaid);
  const lines = (...kinds: readonly string[]) =>
    sumOf(
      settled.flatMap((invoice) => invoice.lines.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents)),
    );
  const includedIn = (...kinds: readonly string[]) =>
    sumOf(
      settled
        .filter(({ lines: [first], isTaxIncluded }) => isTaxIncluded && kinds.includes(first?.kind ?? ''))
        .map(({ tax }) => tax),
    );
  const known = new Set(settled.flatMap(({ payments }) => payments.map(({ id }) => id)));
  const own = charges.filter(({ id }) => known.has(id));
  const notes = sumOf(invoices.filter(isReadable).map(({ postNotes }) => postNotes));
  const used = sumOf(settled.map(({ startingBalance, endingBalance }) => endingBalance - startingBalance));
  return {
    clearing: sumOf(own.map(({ cents, refunded }) => cents - refunded)),
    receivable: 0,
    tax_payable: -sumOf(settled.map(({ tax }) => tax)),
    discounts: sumOf(settled.map(({ discount }) => discount)),
    credit_balance: used - notes,
    credit_notes: sumOf(settled.map(({ preNotes }) => preNotes)),
    out_of_band: sumOf(
      settled
        .filter(({ isOutside }) => isOutside)
        .map((each) => totalOf(each) - (each.endingBalance - each.startingBalance)),
    ),
    suspense: -(lines('other', 'by hand') - includedIn('other', 'by hand')),
    'deferred and earned':
      -(lines('plan', 'proration') - includedIn('plan', 'proration')) +
      sumOf(own.map(({ refunded }) => refunded)) +
      notes,
  };
}

test(`${cycles} random life cycles grant each settled period once, and every cent is in the journal`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...shapes), acts, async (shape, history) => {
      const model = new StripeModel(shape);
      const it = await openModelled(model);
      try {
        for (const act of history) {
          if (act.kind !== 'told') model.act(act);
          else for (let time = 0; time < act.times; time += 1) await it.told();
        }
        await it.told();
        await it.follow();
        await it.told();
        await it.follow();
        await it.told();

        // A settled period grants once, by its first settled invoice, with the credits of its quantity.
        const events = (await it.eventStore.readStream('credits-ann')).filter(({ type }) => type === 'CreditsGranted');
        const lots = events.flatMap(({ data: { lotId } }) =>
          typeof lotId === 'string' ? lotId.split('-').slice(-1) : [],
        );
        const due = model.invoices
          .filter(isReadable)
          .filter(isPaid)
          .filter((invoice) => has(invoice, 'plan'))
          .flatMap(({ lines }) =>
            lines.filter(({ kind }) => kind === 'plan').map(({ period }) => String(period?.start)),
          );
        expect(new Set(lots)).toEqual(new Set(due));
        expect(lots).toHaveLength(new Set(due).size);

        // Every cent is in the journal, in the account that the figures name.
        await it.projections.waitFor(['finance'], await it.eventStore.head(), 60_000);
        const { exceptions } = await it.reconcile();
        await it.projections.waitFor(['finance'], await it.eventStore.head(), 60_000);
        const total = await it.projections.reader('finance').get('days', 'total');
        const of = (account: (typeof bookAccounts)[number]): number => total?.[account] ?? 0;
        const { 'deferred and earned': rest, ...expected } = expectedBooks(model);
        for (const [account, cents] of Object.entries(expected))
          expect([account, of(account as 'clearing')]).toEqual([account, cents === 0 ? 0 : cents]);
        expect(of('deferred_revenue') + of('revenue') + of('breakage') + of('refunds')).toBe(rest);
        expect(sumOf(bookAccounts.map(of))).toBe(0);

        // Reconciliation explains each difference and finds no others.
        const found = exceptions.map(({ status, key }) => `${status} ${key}`).toSorted();
        const wanted = model.invoices.flatMap((invoice) => {
          if (invoice.isOdd)
            return [
              `not_understood ${invoice.id}`,
              ...model.charges
                .filter(({ id }) => invoice.payments.some((each) => each.id === id))
                .flatMap(({ id, cents, refunded }) => (refunded >= cents ? [] : [`missing_in_ledger ${id}`])),
            ];
          if (!isPaid(invoice)) return [];
          const isDouble = has(invoice, 'plan') && !grantedBy(events, invoice);
          const isOdd = isDouble || has(invoice, 'other', 'by hand');
          return isOdd && !isGivenBack(model, invoice) ? [`invoice_unexplained ${invoice.id}`] : [];
        });
        expect(found).toEqual(wanted.toSorted());

        const { state } = await it.executor.load(subscriptionAggregate, 'ann');
        expect(state.current?.status === 'canceled').toBe(model.state.status === 'canceled');
      } finally {
        await it.stop();
      }
    }),
    { numRuns: cycles },
  );
}, 900_000);

/**
 * Whether refunds and credit notes gave back all that an invoice charged, which settles amounts that nobody can
 * explain.
 */
function isGivenBack({ charges }: StripeModel, invoice: ModelInvoice): boolean {
  const own = charges.filter(({ id }) => invoice.payments.some((each) => each.id === id));
  const charged = totalOf(invoice);
  return charged > 0 && sumOf(own.map(({ refunded }) => refunded)) + invoice.postNotes >= charged;
}

/** Whether the lot of a period names this invoice: by its greatest payment, or by itself. */
function grantedBy(
  lots: readonly { readonly data: Readonly<Record<string, unknown>> }[],
  { id, payments }: ModelInvoice,
): boolean {
  return lots.some(({ data }) => {
    const { paymentId } = data;
    if (typeof paymentId !== 'string') return false;
    return paymentId.startsWith(`${id}.`) || payments.some((each) => paymentId === `${each.id}.plan`);
  });
}
