import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRetryDelays, openDeliveries, type Deliver } from './deliveries.ts';
import { mountPath, openHandler } from './handle.ts';
import { openStore } from './store.ts';

export interface TestPaymentsOptions {
  /** Where its database and its secrets are kept; made when missing. */
  readonly folder: string;
  /** The test secret (DECISIONS 11). When absent: random, made at the first start and kept in the folder. */
  readonly secret?: string;
  /** Signs the messages to the webhook. When absent: random, kept like the test secret. */
  readonly webhookSecret?: string;
  readonly deliver: Deliver;
  /** UTC milliseconds. */
  readonly now?: () => number;
  /** Pauses between attempts to deliver a message, in milliseconds; the last one is repeated. */
  readonly retryDelays?: readonly number[];
  readonly deliveryTimeoutMs?: number;
}

export interface TestPayments {
  readonly secret: string;
  /** Answers `/test-payments/…` with Stripe's shapes: the API, the browser's confirm, the 3-D Secure test page. */
  handle(request: Request): Promise<Response>;
  /** What the Stripe adapter needs to speak to this provider within the process. */
  readonly connection: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string;
    readonly fetch: typeof fetch;
  };
  /** Resolves when every message that is due was tried. */
  delivered(): Promise<void>;
  /** Stops delivering and closes the database; messages under way are delivered again at the next start. */
  close(): Promise<void>;
}

/** Reads the secret that is kept under this name, or makes and keeps a random one, readable by the owner only. */
function keptSecret(folder: string, name: string, prefix: string): string {
  const path = join(folder, name);
  // A crash between making and writing the file leaves it empty; such a secret was never told to anyone.
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (kept !== '') return kept;
  const secret = `${prefix}${randomBytes(24).toString('hex')}`;
  const file = openSync(path, 'w', 0o600);
  writeSync(file, `${secret}\n`);
  fsyncSync(file);
  closeSync(file);
  return secret;
}

/**
 * Opens the test-mode payment provider: a stand-in for Stripe that takes the usual test cards, keeps its state
 * in a SQLite file of its own and delivers its events to our webhook until they are accepted, restarts included.
 * One process at a time may have the folder open.
 */
export function openTestPayments(options: TestPaymentsOptions): TestPayments {
  const {
    folder,
    deliver,
    now = Date.now,
    retryDelays = defaultRetryDelays,
    deliveryTimeoutMs: timeoutMs = 10_000,
  } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = options.secret ?? keptSecret(folder, 'test-payments-secret', 'sk_test_');
  const webhookSecret = options.webhookSecret ?? keptSecret(folder, 'test-payments-webhook-secret', 'whsec_');
  const store = openStore(join(folder, 'test-payments.sqlite'));
  const deliveries = openDeliveries({ store, webhookSecret, deliver, now, retryDelays, timeoutMs });
  const handle = openHandler({ store, secret, now, onChange: deliveries.wake });
  return {
    secret,
    handle,
    connection: {
      secretKey: secret,
      webhookSecret,
      apiBase: `http://test-payments.invalid${mountPath}`,
      fetch: (input, init) => handle(new Request(input, init)),
    },
    delivered: deliveries.idle,
    close: async () => {
      await deliveries.close();
      store.close();
    },
  };
}
