import type { BillingUnderTest } from '../billing.contract.ts';
import type { TestPayments, TestPaymentsOptions } from '../../../../payments-simulator/open.ts';
import { openPaymentsUnderTest } from './simulator.ts';
import { payWith, secretCall } from '../../../../payments-simulator/testing/calls.ts';
import type { Connect } from '../../../../payments-simulator/testing/connect.ts';

/** Advances the payments simulator's test clock and waits until it has done what fell due. */
export async function advanceClock(testPayments: TestPayments, milliseconds: number): Promise<void> {
  const frozenTime = Math.ceil((testPayments.connection.billingTime() + milliseconds) / 1000);
  await secretCall(testPayments, '/v1/test_helpers/test_clocks/clock_billing/advance', { frozen_time: frozenTime });
  await testPayments.delivered();
}

/** Opens the payments simulator on a fresh folder with the Stripe adapter's billing half in front of it. */
export async function openBillingUnderTest(
  connect: Connect,
  options: Partial<TestPaymentsOptions> = {},
): Promise<BillingUnderTest> {
  const { provider, testPayments, webhooks, close } = await openPaymentsUnderTest(connect, options);
  return {
    provider,
    pay: async (payment, card) => void (await payWith(testPayments, payment, card)),
    advance: (milliseconds) => advanceClock(testPayments, milliseconds),
    toldSubscriptions: async () => {
      const events = (await webhooks()).map(({ body, signature }) => provider.parseWebhook(body, signature));
      return new Set(events.flatMap(({ subscriptionId }) => subscriptionId ?? []));
    },
    close,
  };
}
