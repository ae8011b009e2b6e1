import pTimeout from 'p-timeout';
import { signatureHeader } from './signature.ts';
import type { Delivery, Store } from './store.ts';
import { seconds } from './operation-context.ts';

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

export interface Deliveries {
  /** Checks for new webhooks that are due. */
  readonly wake: () => void;
  /** Resolves when no webhook is due or being delivered. Webhooks that wait for a retry do not count. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const defaultRetryDelays: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000];

const batchSize = 8;
/** Longer timers would overflow; an early check does no harm. */
const longestPause = 60_000;

/**
 * Delivers every event at least once, in no particular order, until it is accepted. Undelivered webhooks are retried at
 * the next start. Each attempt has a new signature, so none is stale.
 */
export function openDeliveries(options: DeliveryOptions): Deliveries {
  const { store, webhookSecret, deliver, now, retryDelays, timeoutMs } = options;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

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

  async function run(): Promise<void> {
    for (;;) {
      const due = stopped.signal.aborted ? [] : store.dueDeliveries(now(), batchSize);
      if (due.length === 0) return;
      await Promise.all(due.map(attempt));
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    const dueAt = stopped.signal.aborted ? undefined : store.nextDue();
    if (dueAt === undefined) return;
    timer = setTimeout(wake, Math.min(Math.max(dueAt - now(), 0), longestPause));
    timer.unref();
  }

  function wake(): void {
    if (running || stopped.signal.aborted) return;
    // Later, so that the request that caused the event is answered first.
    running = new Promise<void>((resolve) => setImmediate(resolve)).then(run).finally(() => {
      running = undefined;
      schedule();
    });
  }

  async function idle(): Promise<void> {
    if (!running) return;
    await running;
    await idle();
  }

  store.transact(() => store.retryAll(now()));
  wake();

  return {
    wake,
    idle,
    close: async () => {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
