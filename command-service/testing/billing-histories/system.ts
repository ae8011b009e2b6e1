import { AsyncLocalStorage } from 'node:async_hooks';
import { START, type RecordedEvent } from '../../../domain/envelope.ts';
import type { CreditCommand } from '../../../domain/credits/index.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { withCodec, type EventStore } from '../../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../../executor/executor.ts';
import { createBillingSync } from '../../support/billing-sync.ts';
import { createLedger, type Ledger } from '../../support/ledger.ts';
import { createPaymentWebhook } from '../../commands/payment-webhook.ts';
import { createPaymentCommands, type PaymentCommands } from '../../commands/payments.ts';
import { createQuotes } from '../../support/quotes.ts';
import { createSubscriptionCommands, type SubscriptionCommands } from '../../commands/subscriptions.ts';
import { creditGrants } from '../../processes/credit-grants.ts';
import { judge } from '../../processes/engine/judge.ts';
import { planGrants } from '../../processes/plan-grants.ts';
import type { Bank } from './bank.ts';
import type { Fault } from './steps.ts';
import { passLog } from './pass.ts';

/** The process was killed: none of its pending work happens. */
class Killed extends Error {}

/** The parts of one process. */
export interface Alive {
  readonly executor: Executor;
  readonly ledger: Ledger;
  readonly payments: PaymentCommands;
  readonly subscriptions: SubscriptionCommands;
  readonly receiveWebhook: (rawBody: Uint8Array, signature: string | undefined) => Promise<void>;
}

/** Our side: a log that survives, and a process on it that may be killed between any two steps. */
export interface System {
  readonly alive: () => Alive;
  /** The commands that changed the ledger of video credits, as they reached the log. */
  readonly posted: readonly { readonly command: CreditCommand; readonly at: number }[];
  readonly events: () => Promise<readonly RecordedEvent[]>;
  /** Kills the process at its n-th step from now. */
  readonly crashAt: (n: number, done: boolean) => void;
  readonly failAt: (n: number, fault: Fault) => void;
  /** Cancels planned crashes and faults. */
  readonly calm: () => void;
  /** Does one thing; a refusal is an answer, and a process that was killed is started again. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Hands the whole log to both processes; whether they handled all of it. */
  readonly follow: () => Promise<boolean>;
  /** Passes the requests of the adapter on, or not. */
  readonly wire: (send: () => Promise<Response>, request: Request) => Promise<Response>;
}

const stripeError = (status: number, error: object): Response => Response.json({ error }, { status });

const answers: Readonly<Record<'409' | '429' | '500', () => Response>> = {
  409: () =>
    stripeError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Stripe-Idempotency-Key.',
    }),
  429: () =>
    stripeError(429, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message: 'This object cannot be accessed right now because another API request is currently accessing it.',
    }),
  500: () => stripeError(500, { type: 'api_error', message: 'Something went wrong.' }),
};

/** @param bank opened with this system's `wire` */
export function openSystem(bank: () => Bank): System {
  const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const identities = createMemoryIdentityDirectory();
  const deciding = new AsyncLocalStorage<CreditCommand | undefined>();
  const posted: { command: CreditCommand; at: number }[] = [];
  let fuse: { left: number; readonly done: boolean } | undefined;
  let fault: { left: number; readonly what: Fault } | undefined;
  let dead = false;

  /** One step of the process: the place where it may be killed. */
  const step = async <T>(go: () => Promise<T>): Promise<T> => {
    if (dead) throw new Killed('killed before');
    if (fuse === undefined || --fuse.left > 0) return go();
    const { done } = fuse;
    fuse = undefined;
    dead = true;
    if (done) await go();
    throw new Killed('killed');
  };

  const boot = (): Alive => {
    dead = false;
    const { provider, now } = bank();
    const eventStore: EventStore = {
      ...log,
      append: (stream, expected, events) =>
        step(async () => {
          const appended = await log.append(stream, expected, events);
          const command = deciding.getStore();
          if (stream.startsWith('credits-') && command) posted.push({ command, at: now() });
          return appended;
        }),
    };
    const inner = createExecutor({ eventStore, registry: eventRegistry, now });
    const executor: Executor = {
      ...inner,
      execute: (aggregate, id, command, context) =>
        deciding.run(command as CreditCommand, () => inner.execute(aggregate, id, command, context)),
    };
    const syncs = createBillingSync({
      executor,
      billingProvider: provider,
      provider: provider.name,
      customerOwner: async () => undefined,
    });
    const quoteFor = createQuotes({ executor, emailBlastSold: false });
    const ledger = createLedger({ executor, now, bundleValidity: null });
    const common = { eventStore, executor, ledger, quoteFor, paymentProvider: provider, ...syncs };
    const payments = createPaymentCommands(common);
    const subscriptions = createSubscriptionCommands({
      ...common,
      billingProvider: provider,
      planPeriod: 30 * 24 * 3_600_000,
    });
    const receiveWebhook = createPaymentWebhook(provider, payments, () => undefined);
    return { executor, ledger, payments, subscriptions, receiveWebhook };
  };
  let alive: Alive | undefined;
  const running = (): Alive => (alive ??= boot());
  const restartIfDead = (): boolean => {
    if (dead) alive = undefined;
    const was = dead;
    dead = false;
    return was;
  };

  return {
    alive: running,
    posted,
    events: async () => (await log.readAll({ after: START, limit: 10_000 })).events,
    crashAt: (left, done) => {
      fuse = { left, done };
    },
    failAt: (left, what) => {
      fault = { left, what };
    },
    calm: () => {
      fuse = undefined;
      fault = undefined;
    },
    attempt: async (work) => {
      try {
        await work();
        restartIfDead();
        return true;
      } catch (error) {
        if (restartIfDead() || error instanceof Refusal) return false;
        throw error;
      }
    },
    follow: async () => {
      const parts = { ...running(), identities, paymentProvider: bank().provider };
      // The grant of a period follows from an event that the first pass may have appended.
      for (const work of [planGrants(parts), planGrants(parts), creditGrants(parts)]) {
        const errors = await passLog(work, log);
        const killed = restartIfDead();
        // Calls without an answer are tried again in the next pass, as the process does.
        const broken = errors.find((error) => judge(error).kind !== 'outage');
        if (broken !== undefined && !killed) throw broken;
        if (errors.length > 0) return false;
      }
      return true;
    },
    wire: (send) =>
      step(async () => {
        if (fault === undefined || --fault.left > 0) return send();
        const { what } = fault;
        fault = undefined;
        if (what === 'lost answer') await send();
        if (what === 'lost request' || what === 'lost answer') throw new TypeError('fetch failed');
        return answers[what]();
      }),
  };
}
