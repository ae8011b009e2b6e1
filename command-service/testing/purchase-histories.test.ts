import { test } from '@jest/globals';
import * as fc from 'fast-check';
import type { PaymentDispute } from '../providers/payments/port.ts';
import { memoryPayments } from './memory-payments.ts';
import { runPurchases, type Bank } from './purchase-histories.ts';
import { steps } from './purchase-steps.ts';

/** The provider in memory: any number of disputes at a time. */
function memoryBank(): Bank {
  const { provider, change, pay } = memoryPayments(1_800_000_000_000);
  const facts = new Map<
    string,
    { refunds: { refundId: string; amountCents: number; failed: boolean }[]; disputes: PaymentDispute[] }
  >();
  const of = (id: string) => {
    const known = facts.get(id) ?? { refunds: [], disputes: [] };
    facts.set(id, known);
    return known;
  };
  const tell = (id: string): void => {
    const { refunds, disputes } = of(id);
    change(id, {
      refundedCents: refunds.reduce((sum, { amountCents, failed }) => (failed ? sum : sum + amountCents), 0),
      failedRefunds: refunds
        .filter(({ failed }) => failed)
        .map(({ refundId, amountCents }) => ({ refundId, amountCents })),
      disputes: disputes.toReversed(),
    });
  };
  return {
    provider,
    pay: async (id) => pay(id),
    refund: async (id, cents) => {
      const { refunds } = of(id);
      refunds.push({ refundId: `re_${refunds.length}_${id}`, amountCents: cents, failed: false });
      tell(id);
    },
    failRefund: async (id) => {
      const first = of(id).refunds.find(({ failed }) => !failed);
      if (first) first.failed = true;
      tell(id);
    },
    dispute: async (id, amountCents) => {
      const { disputes } = of(id);
      disputes.push({
        id: `dp_${disputes.length}_${id}`,
        status: 'open',
        amountCents,
        reason: 'general',
        movements: 1,
      });
      tell(id);
    },
    answerDispute: async (id, won) => {
      const known = of(id);
      const at = known.disputes.findIndex(({ status }) => status === 'open');
      known.disputes = known.disputes.map((each, n) =>
        n === at ? { ...each, ...(won ? { status: 'won', movements: 2 } : { status: 'lost' }) } : each,
      );
      tell(id);
    },
  };
}

test('the ledgers agree with a model after every order of reports, reversals and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(steps, (history) => runPurchases(memoryBank(), history)),
    { numRuns: 300 },
  );
});
