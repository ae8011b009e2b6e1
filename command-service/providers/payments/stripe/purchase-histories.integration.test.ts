import { test } from '@jest/globals';
import * as fc from 'fast-check';
import { runPurchases, type Bank } from '../../../testing/purchase-histories.ts';
import { steps } from '../../../testing/purchase-steps.ts';
import { inProcess, overHttp } from '../../../../payments-simulator/testing/connect.ts';
import { openPaymentsUnderTest, type SimulatedPayments } from '../testing/simulator.ts';
import { secretCall } from '../../../../payments-simulator/testing/calls.ts';

const bankOf = (it: SimulatedPayments): Bank => {
  const disputes = new Map<string, string>();
  const refunds = new Map<string, string[]>();
  return {
    provider: it.provider,
    pay: (providerPaymentId, clientSecret) =>
      it.pay(
        { providerPaymentId, clientSecret, amountCents: 0, currency: 'usd', status: 'requires_payment' },
        '4242424242424242',
      ),
    refund: async (payment, amount) => {
      refunds.set(payment, [...(refunds.get(payment) ?? []), await it.refund(payment, amount)]);
    },
    failRefund: async (payment) => it.failRefund(refunds.get(payment)?.shift() ?? ''),
    dispute: async (payment, amount) => {
      const { body } = await secretCall(it.testPayments, '/v1/test_helpers/disputes', {
        payment_intent: payment,
        amount,
      });
      disputes.set(payment, String(body['id']));
    },
    answerDispute: (payment, won) =>
      it.answerDispute(disputes.get(payment) ?? '', won ? 'winning_evidence' : 'losing_evidence'),
  };
};

test.each([
  ['in this process', inProcess],
  ['over HTTP', overHttp],
])('the ledgers agree with a model on the payments simulator %s', async (_, connect) => {
  const it = await openPaymentsUnderTest(connect);
  let runs = 0;
  try {
    await fc.assert(
      fc.asyncProperty(steps, (history) => runPurchases(bankOf(it), history, `run-${(runs += 1)}-`)),
      { numRuns: 15 },
    );
  } finally {
    await it.close();
  }
});
