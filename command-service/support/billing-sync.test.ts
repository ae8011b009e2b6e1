import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { eventRegistry } from '../../domain/events.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { monthlyPlan } from '../../domain/subscriptions/testing/monthly-plan.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createExecutor } from '../executor/executor.ts';
import type { BillingProvider, SubscriptionFacts } from '../providers/payments/billing-port.ts';
import { createBillingSync } from './billing-sync.ts';
import type { Caller } from './context.ts';

const start = 1_800_000_000_000;
const caller: Caller = { actor: { kind: 'process', id: 'test' }, correlationId: 'test' };

/** Changes that people make at the provider, in both directions. */
const picture = fc.record({
  status: fc.constantFrom('active' as const, 'past_due' as const),
  cancelAtPeriodEnd: fc.boolean(),
  collectionPaused: fc.boolean(),
  hasAddOn: fc.boolean(),
});
type Picture = typeof picture extends fc.Arbitrary<infer Value> ? Value : never;

const factsOf = ({ hasAddOn, ...told }: Picture): SubscriptionFacts => ({
  ...told,
  id: 'sub_1',
  customerId: 'cus_1',
  userId: 'ann',
  periodStart: start,
  periodEnd: start + 30 * 86_400_000,
  recurring: hasAddOn ? [{ id: 'email-blast', name: 'Email Blast', priceCents: 30_000 }] : [],
  invoices: [],
  unread: [],
});

/** The same, from the log. */
const toldBy = async (executor: ReturnType<typeof createExecutor>): Promise<Picture | undefined> => {
  const { current } = (await executor.load(subscriptionAggregate, 'ann')).state;
  return (
    current && {
      status: current.status === 'past_due' ? 'past_due' : 'active',
      cancelAtPeriodEnd: current.endsAtPeriodEnd,
      collectionPaused: current.pauses.includes('collection_paused'),
      hasAddOn: current.items['email-blast'] !== undefined,
    }
  );
};

test('the latest state of a subscription is recorded although two processes read it and either may be slow', async () => {
  const changes = fc.array(fc.record({ to: picture, process: fc.constantFrom(0, 1) }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, fc.scheduler(), async (history, scheduler) => {
      const eventStore = createMemoryEventStore();
      let now: Picture = { status: 'active', cancelAtPeriodEnd: false, collectionPaused: false, hasAddOn: false };
      const processes = [0, 1].map((process) => {
        const executor = createExecutor({ eventStore, registry: eventRegistry, now: () => start });
        const billingProvider = {
          billingTime: () => start,
          // The provider's state when it was asked; its answer may take any time.
          readSubscription: () => scheduler.schedule(Promise.resolve(factsOf(now)), `answer to ${process}`),
        } as Partial<BillingProvider> as BillingProvider;
        const options = { executor, billingProvider, provider: 'stripe', customerOwner: async () => undefined };
        return { executor, ...createBillingSync(options) };
      });
      const [first] = processes;
      if (first === undefined) throw new Error('There is a first process');
      const started = { ...monthlyPlan, userId: 'ann', subscriptionId: 'sub_1' };
      await first.executor.execute(
        subscriptionAggregate,
        'ann',
        { kind: 'start', started },
        { actor: caller.actor, commandId: 'start', correlationId: 'test' },
      );
      const webhooks: Promise<void>[] = [];
      for (const { to, process } of history) {
        now = to;
        webhooks.push(processes[process]?.billingSync('sub_1', caller) ?? Promise.resolve());
      }
      await scheduler.waitFor(Promise.all(webhooks));
      for (const { executor } of processes) expect(await toldBy(executor)).toEqual(now);
    }),
    { numRuns: 100 },
  );
});
