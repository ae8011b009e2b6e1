import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRetryDelays, openDeliveries, type Deliver } from './work/deliveries.ts';
import { openBillingClock } from './billing/clock.ts';
import { mountPath, openHandler } from './http/handle.ts';
import { openStore, paymentsFile } from './store/store.ts';

export interface TestPaymentsOptions {
  /** Folder of its database and secrets; created if missing. */
  readonly folder: string;
  /** The secret key. Default: random, created at the first start and stored in the folder. */
  readonly secret?: string;
  /** The signing secret of webhooks. Default: random, stored like the secret key. */
  readonly webhookSecret?: string;
  readonly deliver: Deliver;
  /** The clock, UTC milliseconds. */
  readonly now?: () => number;
  /** Pauses between attempts to deliver a webhook, in milliseconds; the last one repeats. */
  readonly retryDelays?: readonly number[];
  readonly deliveryTimeoutMs?: number;
  /** How long the invoice of a renewal stays a draft, in milliseconds; default: not at all. */
  readonly draftFor?: number;
  /** The database; default: a file in the folder. Tests keep it in memory. */
  readonly database?: string;
}

export interface TestPayments {
  readonly secret: string;
  /** Handles requests below `/test-payments/`: the API, the browser's confirm call, the 3-D Secure page. */
  handle(request: Request): Promise<Response>;
  /** Options that connect the Stripe adapter to this provider in process. */
  readonly connection: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string;
    readonly fetch: typeof fetch;
    /** The provider's clock, UTC milliseconds: ahead of ours once its test clock was advanced. */
    readonly billingTime: () => number;
  };
  /** Resolves when every webhook that is due has been tried. */
  delivered(): Promise<void>;
  /** Stops deliveries and closes the database. Unfinished deliveries resume at the next start. */
  close(): Promise<void>;
}

/** Reads a stored secret, or creates a random one, readable only by the owner of the process. */
function storedSecret(folder: string, name: string, prefix: string): string {
  const path = join(folder, name);
  // A crash between creating and writing the file leaves it empty; that secret was never used.
  const stored = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (stored !== '') return stored;
  const secret = `${prefix}${randomBytes(24).toString('hex')}`;
  const file = openSync(path, 'w', 0o600);
  writeSync(file, `${secret}\n`);
  fsyncSync(file);
  closeSync(file);
  return secret;
}

/**
 * Opens the simulator of Stripe for test mode. It accepts Stripe's test cards, stores its
 * state in an SQLite file and delivers webhooks until they are accepted, also after a restart. Several processes may
 * share a folder; each of them delivers, so a webhook may arrive twice.
 */
export function openTestPayments(options: TestPaymentsOptions): TestPayments {
  const {
    folder,
    deliver,
    now = Date.now,
    retryDelays = defaultRetryDelays,
    deliveryTimeoutMs: timeoutMs = 10_000,
    draftFor,
    database = join(folder, paymentsFile),
  } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = options.secret ?? storedSecret(folder, 'test-payments-secret', 'sk_test_');
  const webhookSecret = options.webhookSecret ?? storedSecret(folder, 'test-payments-webhook-secret', 'whsec_');
  const store = openStore(database);
  const deliveries = openDeliveries({ store, webhookSecret, deliver, now, retryDelays, timeoutMs });
  const clock = openBillingClock({ store, now, onChange: deliveries.wake, draftFor });
  const onChange = (): void => {
    clock.wake();
    deliveries.wake();
  };
  const handle = openHandler({ store, secret, now, onChange, draftFor });
  return {
    secret,
    handle,
    connection: {
      secretKey: secret,
      webhookSecret,
      apiBase: `http://test-payments.invalid${mountPath}`,
      fetch: (input, init) => handle(new Request(input, init)),
      billingTime: () => now() + store.clockAhead(),
    },
    delivered: async () => {
      await clock.idle();
      await deliveries.idle();
    },
    close: async () => {
      await clock.close();
      await deliveries.close();
      store.close();
    },
  };
}
