import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monthlyPlan } from '../../domain/catalog.ts';
import type { JsonObject, NewEvent } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { openSqliteEventStore, type EventStore } from '../../event-store/index.ts';
import { billingHistory, ownInvoice } from '../../graphql/areas/billing/reads.ts';
import { openSqliteReadStore, projectionRegistry, startProjections } from '../../projection-service/index.ts';
import { median, type BenchResult } from '../event-store/measure.ts';

/** Maximum duration of a query, in milliseconds. */
const limit = 5;
const users = 1_000;
const perAppend = 1_000;
const rounds = 400;

/** Measures the billing screen's queries on the read model of a log of this many events, all about billing. */
export async function benchBilling(events = 1_000_000): Promise<readonly BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-bench-billing-'));
  const eventStore = await openSqliteEventStore({ folder: join(folder, 'log') });
  const readStore = await openSqliteReadStore({ folder: join(folder, 'read') });
  const billing = projectionRegistry.filter(({ name }) => name === 'billing');
  try {
    await fill(eventStore, events);
    const projections = await startProjections({ eventStore, readStore, projectors: billing });
    if (!(await projections.waitFor(['billing'], await eventStore.head(), 3_600_000)))
      throw new Error('The read model did not catch up');
    const context = { services: { projections } } as object as Parameters<typeof billingHistory>[0];
    const measured = async (what: string, query: (user: string) => Promise<unknown>): Promise<BenchResult> => {
      const times: number[] = [];
      for (let n = 0; n < rounds; n += 1) {
        const user = `user-${(n * 7) % users}`;
        const started = performance.now();
        if ((await query(user)) === undefined) throw new Error(`${what} of ${user} found nothing`);
        times.push(performance.now() - started);
      }
      const value = median(times);
      const name = `billing: ${what}, ${events.toLocaleString('en')} events`;
      return { name, value, unit: 'ms', limit, ratio: value / limit };
    };
    const results = [
      await measured('subscription', (user) => projections.reader('billing').get('subscriptions', user)),
      await measured('payment history', (user) => billingHistory(context, user)),
      await measured('an invoice', (user) => ownInvoice(context, user, `in_${user}_1`)),
    ];
    await projections.stop();
    return results;
  } finally {
    await readStore.close();
    await eventStore.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function eventOf(userId: string, type: string, data: JsonObject): NewEvent {
  const id = randomUUID();
  const metadata = {
    actor: { kind: 'provider' as const, id: 'stripe' },
    commandId: id,
    correlationId: id,
    causationId: id,
  };
  const schemaVersion = eventRegistry.get(type)?.version ?? 1;
  return { id, type, schemaVersion, time: 1_790_000_000_000, data, metadata: { ...metadata, subject: userId } };
}

/** A subscription for each user, followed by paid invoices. */
async function fill(eventStore: EventStore, events: number): Promise<void> {
  const { id, name, priceCents, halfCredits } = monthlyPlan;
  for (let user = 0; user < users; user += 1) {
    const userId = `user-${user}`;
    const which = { userId, subscriptionId: `sub_${user}` };
    const plan = { id, name, priceCents, currency: 'usd', halfCredits, catalogVersion: '1' };
    const period = { periodStartMs: 1, periodEndMs: 2, invoiceId: null, trial: false };
    await eventStore.append(`subscription-${userId}`, 'no_stream', [
      eventOf(userId, 'SubscriptionStarted', {
        ...which,
        plan,
        provider: 'stripe',
        customerId: `cus_${user}`,
        paymentId: `pi_${user}`,
        order: 'o',
      }),
      eventOf(userId, 'SubscriptionActivated', { ...which, ...period }),
    ]);
    const invoices = Array.from({ length: Math.floor(events / users / 2) - 1 }, (_, n) => {
      const invoiceId = `in_${userId}_${n}`;
      const [amountCents, currency] = [priceCents, 'usd'];
      const lines = [{ description: name, amountCents }];
      const issued = { number: null, description: name, lines, createdAtMs: n, plan: null };
      const paid = { paymentId: `pi_${userId}_${n}`, paidAtMs: n, plan: null };
      return [
        eventOf(userId, 'InvoiceIssued', { ...which, invoiceId, amountCents, currency, ...issued }),
        eventOf(userId, 'InvoicePaid', { ...which, invoiceId, amountCents, currency, ...paid }),
      ];
    }).flat();
    for (let from = 0; from < invoices.length; from += perAppend)
      await eventStore.append(
        `invoice-${userId}`,
        from === 0 ? 'no_stream' : from - 1,
        invoices.slice(from, from + perAppend),
      );
  }
}
