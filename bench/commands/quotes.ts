import { randomUUID } from 'node:crypto';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { createQuotes } from '../../command-service/support/quotes.ts';
import { bundles, catalogVersion, currency, digitalTwin } from '../../domain/catalog.ts';
import { creditAggregates, type GrantCredits } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { median, type BenchResult } from '../event-store/measure.ts';
import { withStore } from './bench.ts';

/** Maximum duration of a quote, in milliseconds. */
const limit = 1;
const users = 500;

/**
 * Measures the quote behind every purchase call: plan, bundle and Digital Twin in one order, at this user's price, on
 * the embedded log. The first quote of a user reads the user's earlier twin purchases.
 */
export const benchQuotes = (): Promise<readonly BenchResult[]> =>
  withStore(async (eventStore) => {
    const open = () => createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
    const before = open();
    for (let n = 0; n < users; n += 1)
      await before.execute(creditAggregates.twins, `u${n}`, bought(`pi_${n}`), {
        actor: { kind: 'system', id: 'bench' },
        commandId: randomUUID(),
        correlationId: 'bench',
        subject: `u${n}`,
      });
    const quoteFor = createQuotes({ executor: open(), emailBlastSold: false });
    const measured = async (which: string): Promise<BenchResult> => {
      const times: number[] = [];
      for (let n = 0; n < users; n += 1) {
        const started = performance.now();
        await quoteFor(`u${n}`, {
          planId: 'monthly',
          bundleId: bundles[n % bundles.length]?.id,
          customAvatar: true,
        });
        times.push(performance.now() - started);
      }
      const value = median(times);
      return { name: `quotes: ${which} of a user`, value, unit: 'ms', limit, ratio: value / limit };
    };
    return [await measured('the first'), await measured('a later one')];
  });

const bought = (paymentId: string): GrantCredits => ({
  kind: 'grant',
  lotId: paymentId,
  source: 'bundle',
  amount: 1,
  expiresAt: null,
  paymentId,
  priceCents: digitalTwin.priceCents,
  paidCents: digitalTwin.priceCents,
  currency,
  catalogVersion,
  isApart: false,
  itemName: digitalTwin.name,
});
