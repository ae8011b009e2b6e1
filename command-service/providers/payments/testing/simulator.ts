import { rmSync } from 'node:fs';
import { openTestPayments, type TestPayments, type TestPaymentsOptions } from '../../../../payments-simulator/open.ts';
import { payWith, secretCall, temporaryFolder } from '../../../../payments-simulator/testing/calls.ts';
import type { Connect } from '../../../../payments-simulator/testing/connect.ts';
import type { BillingProvider } from '../billing-port.ts';
import type { PaymentsUnderTest, ReceivedWebhook } from '../contract.ts';
import type { PaymentProvider } from '../port.ts';
import type { ProviderRecords } from '../records-port.ts';
import { openStripePayments } from '../stripe/open.ts';

/** The fixture of the contract, with the simulator to act on it as a browser or an operator. */
export interface SimulatedPayments extends PaymentsUnderTest {
  readonly testPayments: TestPayments;
  readonly provider: PaymentProvider & BillingProvider & ProviderRecords;
  /** The provider pays out what is available. */
  readonly payOut: () => Promise<void>;
}

/** Opens the simulator on a fresh folder with the Stripe adapter in front of it. */
export async function openPaymentsUnderTest(
  connect: Connect,
  options: Partial<TestPaymentsOptions> = {},
): Promise<SimulatedPayments> {
  const folder = temporaryFolder();
  const received: ReceivedWebhook[] = [];
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const testPayments = openTestPayments({
    folder,
    now,
    deliver: async (body, signature) => {
      received.push({ body, signature });
      return { status: 200 };
    },
    ...options,
  });
  const connection = await connect(testPayments);
  const { secretKey, webhookSecret, billingTime } = testPayments.connection;
  const provider = openStripePayments({
    secretKey,
    webhookSecret,
    apiBase: connection.apiBase,
    fetch: connection.fetch,
    now,
    billingTime,
  });
  return {
    provider,
    testPayments,
    pay: async (payment, card) => void (await payWith(testPayments, payment, card)),
    refund: async (payment, amount) =>
      String((await secretCall(testPayments, '/v1/refunds', { payment_intent: payment, amount })).body['id']),
    failRefund: async (id) => void (await secretCall(testPayments, `/v1/test_helpers/refunds/${id}/fail`, {})),
    payOut: async () => void (await secretCall(testPayments, '/v1/test_helpers/payouts', { currency: 'usd' })),
    answerDispute: async (id, evidence) =>
      void (await secretCall(testPayments, `/v1/disputes/${id}`, { evidence: { uncategorized_text: evidence } })),
    webhooks: async () => {
      await testPayments.delivered();
      return received;
    },
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      await connection.close();
      await testPayments.close();
      rmSync(folder, { recursive: true });
    },
  };
}
