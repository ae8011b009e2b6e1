import { deepStrictEqual } from 'node:assert/strict';
import { creditAggregate, creditAggregates } from '../../domain/credits/index.ts';
import { START, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { Refusal } from '../../domain/refusal.ts';
import { availableCredits } from '../../domain/credits/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../event-store/testing/index.ts';
import { createFulfilment } from '../support/fulfilment.ts';
import { createPaymentCommands } from '../commands/payments.ts';
import { creditGrants } from '../processes/credit-grants.ts';
import type { PaymentProvider } from '../providers/payments/port.ts';
import { openCommandProcess } from './command-process.ts';
import { orders, type Step } from './purchase-steps.ts';
import { runOnce } from './work-spec.ts';

/** The acts of a customer and a bank on payments, at the provider under test. */
export interface Bank {
  readonly provider: PaymentProvider;
  readonly pay: (paymentId: string, clientSecret: string) => Promise<void>;
  readonly refund: (paymentId: string, cents: number) => Promise<void>;
  /** The oldest refund that has not failed fails. */
  readonly failRefund: (paymentId: string) => Promise<void>;
  /** Opens one more dispute, or answers the oldest open one. Not every provider has both. */
  readonly dispute?: (paymentId: string, cents: number) => Promise<void>;
  readonly answerDispute?: (paymentId: string, won: boolean) => Promise<void>;
}

/** A payment as the model knows it: from the acts of the customer and the bank, not from any event. */
interface Known {
  readonly id: string;
  readonly secret: string;
  readonly totalCents: number;
  readonly half: number;
  readonly twins: number;
  paid: boolean;
  /** Refunds that have not failed, in the order in which they were made. */
  readonly refunds: number[];
  /** In the order of opening. */
  readonly disputes: { cents: number; status: 'open' | 'won' | 'lost' }[];
}

class Killed extends Error {}

const user = 'ann';
const now = 1_800_000_000_000;
const caller = { actor: { kind: 'user' as const, id: user }, correlationId: 'history' };

/**
 * Runs a history of purchases, with crashes, on the real commands and the real process. In the end everything that was
 * due is delivered once more, and the ledgers must agree with the model. Throws an AssertionError otherwise.
 */
export async function runPurchases(bank: Bank, history: readonly Step[], run = ''): Promise<void> {
  const log = createMemoryEventStore();
  const keyRing = createMemoryKeyRing();
  const known = new Map<number, Known>();
  const used = { half: 0, twins: 0 };
  let fuse: { left: number; readonly written: boolean } | undefined;
  let uses = 0;

  const append = async (_stream: string, go: () => ReturnType<EventStore['append']>) => {
    if (fuse === undefined || --fuse.left > 0) return go();
    const { written } = fuse;
    fuse = undefined;
    if (written) await go();
    throw new Killed('killed');
  };
  /** Payments at the provider, and the keys under which users asked for them. */
  const created = new Set<string>();
  const asked = new Set<string>();
  const paymentProvider: PaymentProvider = {
    ...bank.provider,
    createPayment: async (request) => {
      const answer = await bank.provider.createPayment(request);
      created.add(answer.providerPaymentId);
      return answer;
    },
  };
  const boot = () => {
    const process = openCommandProcess({ log, keyRing, now: () => now, append });
    return {
      ...process,
      commands: createPaymentCommands({
        ...process,
        paymentProvider,
        billingSync: async () => undefined,
        customerSync: async () => undefined,
      }),
    };
  };
  let alive = boot();
  const events = async (): Promise<readonly RecordedEvent[]> =>
    (await log.readAll({ after: START, limit: 10_000 })).events;

  /** Does one thing; a refusal is an answer, and a process that was killed is started again. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Killed) alive = boot();
      else if (!(error instanceof Refusal)) throw error;
      return false;
    }
  };

  const start = async (which: number, key: number): Promise<void> => {
    const wanted = orders[which];
    if (!wanted || known.has(key)) return;
    const idempotencyKey = `${run}key-${key}-${which}`;
    await attempt(async () => {
      asked.add(idempotencyKey);
      const started = await alive.commands.startPayment(user, undefined, wanted.order, { ...caller, idempotencyKey });
      known.set(key, {
        id: started.paymentId,
        secret: started.clientSecret,
        totalCents: started.quote.totalCents,
        half: wanted.half,
        twins: wanted.twins,
        paid: false,
        refunds: [],
        disputes: [],
      });
    });
  };

  /** Runs the process for every event from the beginning: its checkpoint was lost. */
  const follow = async (): Promise<void> => {
    const fulfilment = createFulfilment(alive);
    for (const event of await events()) {
      if (isEvent(event, 'PaymentSucceeded')) await fulfilment.grant(event.data, caller);
      if (isEvent(event, 'PaymentReversed')) await fulfilment.takeBack(event.data, caller);
    }
  };

  const use = async (twin: boolean): Promise<void> => {
    const holdId = `use-${(uses += 1)}`;
    const context = { ...caller, commandId: holdId, subject: user };
    const hold = { kind: 'reserve' as const, holdId, expiresAt: now + 1_000, requestHash: holdId, keyed: true };
    const { executor } = alive;
    fuse = undefined;
    const done = await attempt(async () => {
      if (twin) {
        await executor.execute(creditAggregates.twins, user, { ...hold, heldFor: holdId, amount: 1 }, context);
        await executor.execute(
          creditAggregates.twins,
          user,
          { kind: 'capture', holdId, durationMs: null },
          { ...context, commandId: `${holdId}c` },
        );
      } else {
        await executor.execute(creditAggregate, user, { ...hold, heldFor: holdId, amount: 3 }, context);
        const capture = { kind: 'capture' as const, holdId, durationMs: 90_000 };
        await executor.execute(creditAggregate, user, capture, { ...context, commandId: `${holdId}c` });
      }
    });
    if (!done) return;
    if (twin) used.twins += 1;
    else used.half += 3;
  };

  const reversedCents = ({ refunds, disputes }: Known): number =>
    disputes.reduce(
      (sum, { cents, status }) => (status === 'won' ? sum : sum + cents),
      refunds.reduce((sum, cents) => sum + cents, 0),
    );

  const reverse = async (of: Known, kind: 'refund' | 'dispute', share: number): Promise<void> => {
    const cents = Math.min(Math.ceil(of.totalCents * share), of.totalCents - reversedCents(of));
    if (!of.paid || cents <= 0) return;
    if (kind === 'refund') {
      // A payment under dispute cannot be refunded.
      if (of.disputes.length > 0) return;
      await bank.refund(of.id, cents);
      of.refunds.push(cents);
    } else if (bank.dispute && of.disputes.every(({ status }) => status !== 'open')) {
      await bank.dispute(of.id, cents);
      of.disputes.push({ cents, status: 'open' });
    }
  };

  const answer = async (of: Known, status: 'won' | 'lost'): Promise<void> => {
    const open = of.disputes.find((dispute) => dispute.status === 'open');
    if (!open || !bank.answerDispute) return;
    await bank.answerDispute(of.id, status === 'won');
    open.status = status;
  };

  const claim = async (id: string): Promise<void> => {
    fuse = undefined;
    let code: string | undefined;
    try {
      await alive.commands.confirmPayment('ben', id, { ...caller, actor: { kind: 'user', id: 'ben' } });
    } catch (error) {
      code = error instanceof Refusal ? error.code : undefined;
    }
    deepStrictEqual(code, 'NOT_FOUND', "a claim of another user's payment");
  };

  const step = async (each: Step): Promise<void> => {
    if (each.kind === 'start') return start(each.which, each.key);
    if (each.kind === 'crash') {
      fuse = { left: each.at, written: each.written };
      return;
    }
    if (each.kind === 'follow') return void (await attempt(follow));
    if (each.kind === 'use') return use(each.twin);
    const of = known.get(each.of);
    if (!of) return;
    switch (each.kind) {
      case 'pay':
        if (!of.paid) await bank.pay(of.id, of.secret);
        of.paid = true;
        return;
      case 'confirm':
        return void (await attempt(() => alive.commands.confirmPayment(user, of.id, caller)));
      case 'claim':
        return claim(of.id);
      case 'webhook':
        return void (await attempt(() => alive.commands.syncPayment(of.id, 'provider', caller)));
      case 'won':
      case 'lost':
        return answer(of, each.kind);
      case 'refund_fails':
        if (of.refunds.shift() !== undefined) await bank.failRefund(of.id);
        return;
      case 'refund':
      case 'dispute':
        return reverse(of, each.kind, each.share);
    }
  };

  for (const each of history) await step(each);

  // Webhooks are repeated until they are accepted, and the process follows the log to its end.
  fuse = undefined;
  alive = boot();
  for (const { id } of known.values()) await alive.commands.syncPayment(id, 'provider', caller);
  const process = boot();
  await runOnce(creditGrants({ ...process, identities: createMemoryIdentityDirectory() }), log, 0);

  const net = (granted: (of: Known) => number, spent: number): number =>
    [...known.values()].reduce((sum, of) => {
      const all = of.paid ? granted(of) : 0;
      return sum + all - Math.floor((all * Math.min(reversedCents(of), of.totalCents)) / of.totalCents);
    }, -spent);
  const credits = net(({ half }) => half, used.half);
  const twins = net((of) => of.twins, used.twins);
  const { executor } = boot();
  const ledger = (await executor.load(creditAggregate, user)).state;
  const twinLedger = (await executor.load(creditAggregates.twins, user)).state;
  deepStrictEqual(
    {
      credits: [availableCredits(ledger, now), ledger.debt],
      twins: [availableCredits(twinLedger, now), twinLedger.debt],
    },
    {
      credits: [Math.max(0, credits), Math.max(0, -credits)],
      twins: [Math.max(0, twins), Math.max(0, -twins)],
    },
  );
  const successes = (await events()).filter(({ type }) => type === 'PaymentSucceeded').length;
  deepStrictEqual(successes, [...known.values()].filter(({ paid }) => paid).length, 'successes in the log');
  deepStrictEqual(created.size <= asked.size, true, 'one payment at the provider for each key');
  const nobody = (await executor.load(creditAggregate, 'ben')).state;
  deepStrictEqual(nobody.totals.issued, 0, 'credits of a user who only claimed');
}
