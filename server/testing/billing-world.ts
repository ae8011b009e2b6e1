import { passLog } from '../../command-service/testing/billing-histories/pass.ts';
import { createBillingSync } from '../../command-service/support/billing-sync.ts';
import { createFinanceCommands } from '../../command-service/commands/finance.ts';
import { createPaymentWebhook, type NotedWebhook } from '../../command-service/commands/payment-webhook.ts';
import { createPaymentCommands } from '../../command-service/commands/payments.ts';
import { createSubscriptionCommands } from '../../command-service/commands/subscriptions.ts';
import { creditGrants } from '../../command-service/processes/credit-grants.ts';
import { planGrants } from '../../command-service/processes/plan-grants.ts';
import { openStripe } from '../../payments-simulator/testing/stripe-client.ts';
import { openStripePayments } from '../../command-service/providers/payments/stripe/open.ts';
import { openDependencies } from '../../command-service/testing/work-spec.ts';
import type { Caller } from '../../command-service/support/context.ts';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import { bookAccounts } from '../../domain/finance/index.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { openFinance } from './finance-histories.ts';

const day = 24 * 3_600_000;
/** The time of webhook signatures, regardless of the test clock: 15 January 2027. */
const signedAt = 1_800_000_000_000;
const finance: Caller = { actor: { kind: 'admin', id: 'fay' }, correlationId: 'finance' };

export type World = Awaited<ReturnType<typeof openBillingWorld>>;

/** Changes a request to the provider or its answer, as a server of another kind would. */
export type Wire = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

/**
 * The billing half of the product on a Stripe-shaped server: the real adapter, commands, processes, projections and
 * reconciliation, and Stripe's own client for the actions of staff and customers there.
 */
export async function openBillingWorld(wire: Wire = (request, send) => send(request)) {
  const inbox: { readonly body: Uint8Array; readonly signature: string }[] = [];
  const bank = await openStripe({
    draftFor: day / 24,
    now: () => signedAt,
    deliver: async (body, signature) => {
      inbox.push({ body, signature });
      return { status: 200 };
    },
  });
  const { connection } = bank.testPayments;
  const now = (): number => connection.billingTime();
  const provider = openStripePayments({
    ...connection,
    now: () => signedAt,
    retries: 0,
    fetch: (input, init) => wire(new Request(input, init), (request) => connection.fetch(request)),
  });
  const { eventStore, books, projections, stop } = await openFinance([]);
  const base = openDependencies(eventStore, {
    now,
    paymentProvider: provider,
    billingProvider: provider,
    providerRecords: provider,
    books,
  });
  const seen = async (): Promise<void> => {
    await projections.waitFor(['billing', 'finance', 'credits'], await eventStore.head(), 60_000);
  };
  const syncs = createBillingSync({
    executor: base.executor,
    billingProvider: provider,
    provider: provider.name,
    customerOwner: async (id) => (await projections.reader('billing').get('customers', id))?.ownerId,
  });
  const dependencies = { ...base, ...syncs };
  const payments = createPaymentCommands(dependencies);
  const subscriptions = createSubscriptionCommands(dependencies);
  const noted: NotedWebhook[] = [];
  const receive = createPaymentWebhook(provider, payments, (each) => void noted.push(each));
  const commands = createFinanceCommands(dependencies);
  const callerOf = (userId: string, key?: string): Caller => ({
    actor: { kind: 'user', id: userId },
    correlationId: 'request',
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });

  /** Delivers the pending webhooks and lets the processes react. */
  const settle = async (): Promise<void> => {
    await bank.testPayments.delivered();
    await seen();
    for (const { body, signature } of inbox.splice(0)) await receive(body, signature);
    await follow();
  };
  const follow = async (): Promise<void> => {
    const works = [planGrants(dependencies), planGrants(dependencies), creditGrants(dependencies)];
    for (const work of works) {
      const [error] = await passLog(work, eventStore);
      if (error !== undefined) throw error;
    }
    await seen();
  };

  const subscriptionOf = async (userId = 'ann') =>
    (await base.executor.load(subscriptionAggregate, userId)).state.current;
  const subscribe = async (userId = 'ann', key = 'first', order: object = {}) =>
    subscriptions.start(userId, `${userId}@people.example`, { planId: 'monthly', ...order }, callerOf(userId, key));

  return {
    ...bank,
    inbox,
    noted,
    provider,
    executor: base.executor,
    eventStore,
    projections,
    commands,
    payments,
    subscriptions,
    callerOf,
    settle,
    follow,
    subscribe,
    subscriptionOf,
    ...syncs,
    now,
    /** Subscribes and pays by card. */
    subscribed: async (userId = 'ann') => {
      const started = await subscribe(userId);
      if (started.clientSecret === null) throw new Error('There is nothing to pay');
      await bank.confirm(started.clientSecret);
      await settle();
      const current = await subscriptionOf(userId);
      if (!current) throw new Error('There is no subscription');
      return { subscription: current.subscriptionId, customer: current.customerId };
    },
    /** Half-credits that can be used now. */
    credits: async (userId = 'ann') =>
      availableCredits((await base.executor.load(creditAggregate, userId)).state, now()),
    lots: async (userId = 'ann') =>
      (await eventStore.readStream(`credits-${userId}`)).filter(({ type }) => type === 'CreditsGranted'),
    periods: async (userId = 'ann') =>
      (await eventStore.readStream(`subscription-${userId}`)).flatMap(({ type, data }) =>
        type === 'PlanPeriodGranted' || type === 'PlanPeriodWithheld' ? [data['rule']] : [],
      ),
    /** Reconciles and returns the open exceptions: leg, status and cents. */
    reconcile: async () => {
      // The provider lists only what it booked before the current second.
      await bank.pass(1 / 24);
      await commands.reconcile(finance);
      await seen();
      return (await books.openRows()).flatMap(({ faults }) =>
        faults.map(({ leg, status, amountCents }) => `${leg} ${status} ${amountCents ?? '-'}`),
      );
    },
    exceptions: async () => (await books.openExceptions()).map(({ id }) => id),
    /** The accounts of the books that are not zero, in cents. */
    balances: async (): Promise<Readonly<Record<string, number>>> => {
      await seen();
      const total = await projections.reader('finance').get('days', 'total');
      return Object.fromEntries(bookAccounts.flatMap((name) => (total?.[name] ? [[name, total[name]]] : [])));
    },
    history: async (userId = 'ann') => {
      await seen();
      const rows = await projections.reader('billing').query('billingRows', {
        index: 'byOwner',
        equal: { ownerId: userId, shown: true },
        reverse: true,
        limit: 100,
      });
      return rows.map(({ doc }) => doc);
    },
    /** A renewal: the draft falls due and is collected. */
    renew: async (days = 30) => {
      await bank.pass(days);
      await settle();
      await bank.pass(1 / 12);
      await settle();
    },
    close: async () => {
      await stop();
      await bank.close();
    },
  };
}
