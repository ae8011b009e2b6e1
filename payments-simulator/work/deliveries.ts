import pTimeout from 'p-timeout';
import { openDueWork, type DueWork } from './due-work.ts';
import { signatureHeader } from './signature.ts';
import type { Delivery, Store } from '../store/store.ts';
import { seconds } from '../api/operation-context.ts';

/** Delivers a signed webhook to its handler. Only a 2xx status accepts it. */
export type Deliver = (rawBody: Uint8Array, signatureHeader: string) => Promise<{ readonly status: number }>;

export interface DeliveryOptions {
  readonly store: Store;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  readonly now: () => number;
  /** Pauses between attempts in milliseconds; the last one repeats until the webhook is accepted. */
  readonly retryDelays: readonly number[];
  /** Timeout of one attempt in milliseconds. */
  readonly timeoutMs: number;
}

export const defaultRetryDelays: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000];

const batchSize = 8;
const longestPause = 60_000;

/**
 * Delivers every event at least once, in no particular order, until it is accepted. Undelivered webhooks are retried at
 * the next start. Each attempt has a new signature, so that none is stale. Webhooks that wait for a retry are not due,
 * so `idle` does not wait for them.
 */
export function openDeliveries(options: DeliveryOptions): DueWork {
  const { store, webhookSecret, deliver, now, retryDelays, timeoutMs } = options;
  const stopped = new AbortController();

  async function accepted(body: Uint8Array): Promise<boolean> {
    try {
      const { status } = await pTimeout(deliver(body, signatureHeader(webhookSecret, body, seconds(now()))), {
        milliseconds: timeoutMs,
        signal: stopped.signal,
      });
      return status >= 200 && status < 300;
    } catch {
      // A timeout, a stop or a handler that throws: the webhook was not accepted. The handler logs its own errors.
      return false;
    }
  }

  async function attempt({ eventId, attempts }: Delivery): Promise<void> {
    const event = store.get('event', eventId);
    if (!event) return;
    const done = await accepted(Buffer.from(JSON.stringify(event)));
    if (stopped.signal.aborted) return;
    store.transact(() => {
      if (!done)
        return store.retryDelivery(eventId, now() + (retryDelays[attempts] ?? retryDelays.at(-1) ?? longestPause));
      store.delivered(eventId);
      store.put({ ...event, pending_webhooks: 0 });
    });
  }

  async function step(): Promise<boolean> {
    const due = store.dueDeliveries(now(), batchSize);
    await Promise.all(due.map(attempt));
    return due.length > 0;
  }

  store.transact(() => store.retryAll(now()));
  const dueIn = (): number | undefined => {
    const dueAt = store.nextDue();
    return dueAt === undefined ? undefined : dueAt - now();
  };
  const work = openDueWork({ step, dueIn, longestPause, stopped });
  work.wake();
  return work;
}
