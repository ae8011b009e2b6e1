import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { eventRegistry, isEvent } from '../domain/events.ts';
import { testRunStream } from '../domain/test-runs/index.ts';
import { withCodec } from '../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../event-store/testing/index.ts';
import { testCardOf } from './payments.ts';
import { createBillingSync } from '../command-service/support/billing-sync.ts';
import { openStripePayments } from '../command-service/providers/index.ts';
import { openTestPayments } from '../payments-simulator/index.ts';
import { on, openDependencies, readAll, recordPlaced, runOnce } from '../command-service/testing/work-spec.ts';
import { onboardingTests } from '../command-service/processes/onboarding-tests.ts';
import { planGrants } from '../command-service/processes/plan-grants.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-onboarding-'));
const bank = openTestPayments({ folder, deliver: async () => ({ status: 200 }) });
afterAll(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

test('passes every scenario with the payments simulator, also those that pay', async () => {
  const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  await recordPlaced(log, on(testRunStream('r1'), { type: 'TestRunRequested', data: { runId: 'r1' } }));
  const provider = openStripePayments(bank.connection);
  const payments = {
    paymentProvider: provider,
    billingProvider: provider,
    payWithTestCard: testCardOf(bank),
    now: () => Date.now(),
  };
  const { executor } = openDependencies(log, payments);
  const dependencies = openDependencies(log, {
    ...payments,
    ...createBillingSync({
      executor,
      billingProvider: provider,
      provider: provider.name,
      customerOwner: async () => undefined,
    }),
  });
  const grants = planGrants(dependencies).start({ eventStore: log, onError: () => undefined });
  await runOnce(onboardingTests(dependencies), log, 2);
  await grants.stop();
  const results = (await readAll(log)).flatMap((event) => (isEvent(event, 'TestScenarioFinished') ? [event.data] : []));
  expect(results.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(results).toHaveLength(8);
  expect(results.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(135_150);
});
