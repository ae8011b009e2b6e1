import pTimeout from 'p-timeout';
import { signatureHeader } from './signature.ts';
import type { Delivery, Store } from './store.ts';
import { seconds } from './world.ts';

/** Takes a signed message to the webhook's handler. Only a 2xx status means that it was accepted. */
export type Deliver = (rawBody: Uint8Array, signatureHeader: string) => Promise<{ readonly status: number }>;

export interface DeliveryOptions {
  readonly store: Store;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  readonly now: () => number;
  /** Pauses between attempts in milliseconds; the last one is repeated until the message is accepted. */
  readonly retryDelays: readonly number[];
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs: number;
}

export interface Deliveries {
  /** Looks for messages that are due, after some were added. */
  readonly wake: () => void;
  /** Resolves when no message is due or on its way; those that wait for another attempt do not count. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const defaultRetryDelays: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000];

const batchSize = 8;
/** Longer timers overflow; a later look costs nothing. */
const longestPause = 60_000;

/**
 * Delivers every event at least once, in no promised order, until it is accepted. What was not accepted before
 * a stop is due again at the next start, each time signed anew, so that the signature is never stale.
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
    // Not in the caller's own turn: whoever caused the event gets its answer first.
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
