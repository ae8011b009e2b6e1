import { deepStrictEqual } from 'node:assert/strict';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { bridgesOf, figuresOf, type BookAccount, type MonthSums } from '../../domain/finance/index.ts';
import { bookedMonths, bookYears } from '../testing/book-years.ts';
import { projectionSpec, type Documents } from '../testing/projection-spec.ts';
import { finance } from './finance.ts';
import type { JournalDocument } from './finance-documents.ts';

/** The bridge of a month, counted movement by movement from the accounts on the other side. */
function countedIn(journal: readonly JournalDocument[], account: BookAccount, month: string, sign: 1 | -1) {
  const changeOf = ({ lines }: JournalDocument, of: BookAccount): number =>
    lines.reduce((sum, line) => (line.account === of ? sum + line.cents : sum), 0);
  const balance = (docs: readonly JournalDocument[]): number =>
    sign * docs.reduce((sum, doc) => sum + changeOf(doc, account), 0) || 0;
  const own = journal.filter((doc) => doc.day.startsWith(month));
  const facing = (...others: readonly BookAccount[]): number => {
    const docs = own.filter((doc) => changeOf(doc, account) !== 0);
    return sign * docs.reduce((sum, doc) => others.reduce((all, other) => all - changeOf(doc, other), sum), 0) || 0;
  };
  return {
    opening: balance(journal.filter((doc) => doc.day < month)),
    closing: balance(journal.filter((doc) => doc.day.slice(0, 7) <= month)),
    facing,
  };
}

test('the bridges of 36 random months are what the journal says, movement by movement', async () => {
  let movements = 0;
  const parts = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(bookYears, async ({ events, owedCents }) => {
      const compare = (documents: Documents): void => {
        const journal = Object.values(documents['journal'] ?? {}) as unknown as readonly JournalDocument[];
        const sums = Object.entries(documents['months'] ?? {}).map(([month, doc]): MonthSums => ({
          month,
          sums: doc as MonthSums['sums'],
        }));
        movements += journal.length;
        let owed = 0;
        for (const month of bookedMonths) {
          const [deferred, cash] = bridgesOf(figuresOf(sums, month));
          const stepsOf = (bridge: typeof deferred) =>
            Object.fromEntries((bridge?.steps ?? []).map(({ part, cents }) => [part, cents]));
          const [sold, money] = [
            countedIn(journal, 'deferred_revenue', month, -1),
            countedIn(journal, 'clearing', month, 1),
          ];
          for (const [part, cents] of Object.entries({ ...stepsOf(deferred), ...stepsOf(cash) }))
            parts.set(part, (parts.get(part) ?? 0) + Math.abs(cents));
          deepStrictEqual(
            { month, opening: deferred?.opening, ...stepsOf(deferred), closing: deferred?.closing },
            {
              month,
              opening: sold.opening,
              sold: sold.facing('clearing'),
              used: sold.facing('revenue'),
              expired: sold.facing('breakage'),
              refunded: sold.facing('refunds'),
              adjusted: sold.facing('adjustments'),
              closing: sold.closing,
            },
          );
          deepStrictEqual(
            { month, opening: cash?.opening, ...stepsOf(cash), closing: cash?.closing },
            {
              month,
              opening: money.opening,
              received: money.facing('deferred_revenue'),
              givenBack: money.facing('refunds'),
              feesPaid: money.facing('fees'),
              paidOut: money.facing('bank'),
              writtenOff: money.facing('write_offs'),
              testRuns: money.facing('test_runs'),
              closing: money.closing,
            },
          );
          const steps = Object.values(stepsOf(deferred)).reduce((sum, cents) => sum + cents, 0);
          deepStrictEqual((deferred?.opening ?? 0) + steps, deferred?.closing, `The bridge of ${month}`);
          owed = deferred?.closing ?? 0;
        }
        deepStrictEqual(owed, owedCents, 'What customers can still use at the end');
      };
      await projectionSpec(finance).given(events).then(compare);
    }),
    { numRuns: 16 },
  );
  expect(movements).toBeGreaterThan(500);
  for (const part of ['sold', 'used', 'expired', 'refunded', 'adjusted', 'paidOut', 'feesPaid', 'testRuns'])
    expect([part, (parts.get(part) ?? 0) > 0]).toEqual([part, true]);
});
