import { rmSync } from 'node:fs';
import { openTestPayments, type TestPayments, type TestPaymentsOptions } from '../open.ts';
import { secretCall, temporaryFolder } from './calls.ts';
import type { Connect } from './connect.ts';
import { openMerchant, type Merchant } from './merchant.ts';

/** The simulator on a fresh folder, a shop in front of it, and the webhooks that the shop received. */
export interface PaymentsUnderTest {
  readonly testPayments: TestPayments;
  readonly provider: Merchant;
  readonly refund: (payment: string, cents?: number) => Promise<void>;
  readonly answerDispute: (id: string, evidence: 'winning_evidence' | 'losing_evidence') => Promise<void>;
  readonly payOut: () => Promise<void>;
  readonly webhooks: () => Promise<readonly { readonly body: Uint8Array; readonly signature: string }[]>;
  readonly passTime: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

export async function openPaymentsUnderTest(
  connect: Connect,
  options: Partial<TestPaymentsOptions> = {},
): Promise<PaymentsUnderTest> {
  const folder = temporaryFolder();
  const received: { readonly body: Uint8Array; readonly signature: string }[] = [];
  let ahead = 0;
  const testPayments = openTestPayments({
    folder,
    now: () => Date.now() + ahead,
    deliver: async (body, signature) => {
      received.push({ body, signature });
      return { status: 200 };
    },
    ...options,
  });
  const connection = await connect(testPayments);
  const { secretKey, webhookSecret } = testPayments.connection;
  return {
    testPayments,
    provider: openMerchant({ secretKey, webhookSecret, apiBase: connection.apiBase, fetch: connection.fetch }),
    refund: async (payment, amount) =>
      void (await secretCall(testPayments, '/v1/refunds', { payment_intent: payment, amount })),
    answerDispute: async (id, evidence) =>
      void (await secretCall(testPayments, `/v1/disputes/${id}`, { evidence: { uncategorized_text: evidence } })),
    payOut: async () => void (await secretCall(testPayments, '/v1/test_helpers/payouts', { currency: 'usd' })),
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
