import { strictEqual } from 'node:assert/strict';
import { availableCredits, creditAggregate, creditAggregates } from '../../../domain/credits/index.ts';
import { Oracle } from '../../../domain/credits/testing/oracle.ts';
import { isEvent } from '../../../domain/events.ts';
import { paymentAggregate } from '../../../domain/payments/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { subscriptionAggregate } from '../../../domain/subscriptions/index.ts';
import type { Caller } from '../../support/context.ts';
import { orders } from '../purchase-steps.ts';
import { openBank, type Bank, type Kind } from './bank.ts';
import { bookedOf, twinsLeft, type Booked } from './books.ts';
import type { Step } from './steps.ts';
import { openSystem, type System } from './system.ts';

const user = 'ann';
const callerOf = (key: string): Caller => ({
  actor: { kind: 'user', id: user },
  correlationId: 'history',
  idempotencyKey: key,
});
const halfPerUse = 3;
const returnUrl = 'https://app.example/billing';

/** The acts of the customer and the bank, kept apart from everything that the product recorded. */
interface Run {
  readonly bank: Bank;
  readonly system: System;
  /** Checkouts that the customer's browser has open: the payment's id and its secret. */
  readonly open: { readonly paymentId: string; readonly secret: string }[];
  /** The index in `orders` of each payment without a subscription. */
  readonly ordered: Map<string, number>;
  used: number;
  uses: number;
}

/**
 * Runs one history on the real commands, processes and adapter. In the end everything that was lost is read again from
 * the provider, and the log and the ledgers must agree with the provider's own records. Throws an AssertionError
 * otherwise.
 */
export async function runBilling(kind: Kind, history: readonly Step[], comesLast: 'webhooks' | 'never'): Promise<void> {
  const holder: { bank?: Bank } = {};
  const system = openSystem(() => {
    if (!holder.bank) throw new Error('The bank is not open yet');
    return holder.bank;
  });
  const bank = await openBank(kind, system.wire);
  holder.bank = bank;
  const run: Run = { bank, system, open: [], ordered: new Map(), used: 0, uses: 0 };
  try {
    for (const step of history) await play(run, step);
    await settle(run, comesLast);
    await check(run);
  } finally {
    await bank.close();
  }
}

async function play(run: Run, step: Step): Promise<void> {
  const { bank, system, open } = run;
  const { attempt, alive } = system;
  switch (step.kind) {
    case 'buy':
    case 'subscribe':
      return start(run, step);
    case 'pay': {
      const checkout = pick(open, step.of);
      return checkout && bank.pay(checkout.paymentId, checkout.secret, step.card);
    }
    case 'confirm': {
      const checkout = pick(open, step.of);
      if (checkout) await attempt(() => alive().payments.confirmPayment(user, checkout.paymentId, callerOf('confirm')));
      return;
    }
    case 'claim':
      return claim(run, pick(open, step.of)?.paymentId);
    case 'webhook':
      return webhook(run, step.at, step.again);
    case 'lose webhook':
      return void bank.inbox.splice(step.at % Math.max(1, bank.inbox.length), 1);
    case 'wait':
      return bank.pass(step.ms);
    case 'cancel':
      return void (await attempt(() => alive().subscriptions.cancel(user, callerOf('cancel'))));
    case 'reactivate':
      return void (await attempt(() => alive().subscriptions.reactivate(user, callerOf('reactivate'))));
    case 'check':
      return void (await attempt(() => readAgain(run)));
    case 'expire':
      return void (await attempt(() => alive().ledger.expire(user, callerOf('expire'))));
    case 'follow':
      return void (await system.follow());
    case 'use':
      return use(run);
    case 'new card':
      return void (await attempt(async () => {
        const { url } = await alive().subscriptions.openPortal(user, undefined, returnUrl, callerOf('portal'));
        await bank.newCard(url, step.card);
      }));
    case 'refund':
    case 'dispute': {
      const charge = pick(
        (await bank.books()).charges.filter(({ paid }) => paid),
        step.of,
      );
      if (charge) await bank[step.kind](charge.payment_intent, Math.ceil(charge.amount * step.share));
      return;
    }
    case 'verdict': {
      const dispute = pick((await bank.books()).disputes, step.of);
      if (dispute) await bank.answerDispute(dispute.id, step.won);
      return;
    }
    case 'crash':
      return system.crashAt(step.at, step.done);
    case 'fault':
      return system.failAt(step.at, step.fault);
  }
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

async function start({ system, open, ordered }: Run, step: Step & { kind: 'buy' | 'subscribe' }): Promise<void> {
  const { attempt, alive } = system;
  await attempt(async () => {
    const { payments, subscriptions } = alive();
    if (step.kind === 'buy') {
      const order = orders[step.which]?.order ?? orders[0].order;
      const key = callerOf(`buy-${step.key}-${step.which}`);
      const { paymentId, clientSecret: secret } = await payments.startPayment(user, undefined, order, key);
      ordered.set(paymentId, step.which);
      open.push({ paymentId, secret });
      return;
    }
    const order = {
      planId: 'monthly',
      ...(step.bundle ? { bundleId: 'starter-pack' } : {}),
      customAvatar: step.twin,
    };
    const key = callerOf(`subscribe-${step.key}`);
    const { paymentId, clientSecret: secret } = await subscriptions.start(user, undefined, order, key);
    if (paymentId !== null && secret !== null) open.push({ paymentId, secret });
  });
}

async function webhook({ bank, system }: Run, at: number, again: boolean): Promise<void> {
  const { inbox, sign } = bank;
  const index = at % Math.max(1, inbox.length);
  const body = inbox[index];
  if (!body) return;
  const accepted = await system.attempt(() => system.alive().receiveWebhook(body, sign(body)));
  if (accepted && !again) inbox.splice(index, 1);
}

async function claim({ system }: Run, paymentId: string | undefined): Promise<void> {
  if (paymentId === undefined) return;
  system.calm();
  const ben: Caller = { actor: { kind: 'user', id: 'ben' }, correlationId: 'claim' };
  const answer = await system
    .alive()
    .payments.confirmPayment('ben', paymentId, ben)
    .catch((error: unknown) => error);
  same(answer instanceof Refusal && answer.code, 'NOT_FOUND', "a claim of another user's payment");
}

/** Runs the job for subscriptions whose webhooks are overdue. */
async function readAgain({ system, bank }: Run): Promise<void> {
  const { executor, subscriptions } = system.alive();
  const { current } = (await executor.load(subscriptionAggregate, user)).state;
  if (!current) return;
  await subscriptions.sync(current.subscriptionId, callerOf('check'));
  const overdue = { kind: 'pause_overdue' as const, userId: user, at: bank.now() };
  await executor.execute(subscriptionAggregate, user, overdue, { ...callerOf('pause'), commandId: 'pause' });
}

async function use(run: Run): Promise<void> {
  const { system, bank } = run;
  const holdId = `use-${(run.uses += 1)}`;
  system.calm();
  const { executor } = system.alive();
  const context = { ...callerOf(holdId), subject: user };
  const reserve = {
    kind: 'reserve' as const,
    holdId,
    heldFor: holdId,
    amount: halfPerUse,
    expiresAt: bank.now() + 3_600_000,
    requestHash: holdId,
    keyed: true,
  };
  const capture = { kind: 'capture' as const, holdId, durationMs: halfPerUse * 30_000 };
  const done = await system.attempt(async () => {
    await executor.execute(creditAggregate, user, reserve, { ...context, commandId: holdId });
    await executor.execute(creditAggregate, user, capture, { ...context, commandId: `${holdId}c` });
  });
  if (done) run.used += halfPerUse;
}

/** The trouble is over: webhooks arrive, or never do; then everything is read again from the provider. */
async function settle(run: Run, comesLast: 'webhooks' | 'never'): Promise<void> {
  const { bank, system } = run;
  system.calm();
  await bank.pass(2 * 3_600_000);
  const { payments, subscriptions, executor, receiveWebhook } = system.alive();
  if (comesLast === 'webhooks') for (const body of bank.inbox.toReversed()) await receiveWebhook(body, bank.sign(body));
  const { plans } = (await executor.load(subscriptionAggregate, user)).state;
  for (const id of Object.keys(plans)) await subscriptions.sync(id, callerOf('sync'));
  await system.follow();
  const range = { since: 0, until: bank.now() + 1_000 };
  for (const { id } of (await bank.clean.listPayments(range)).payments)
    await payments.syncPayment(id, 'reconciliation', callerOf('reconcile'));
  same(await system.follow(), true, 'the processes handled the whole log');
}

async function check({ bank, system, ordered, used }: Run): Promise<void> {
  const books = await bank.books();
  const booked = bookedOf(books, ordered);
  const events = await system.events();
  const { executor } = system.alive();
  const now = bank.now();

  const successes = events.flatMap((event) =>
    isEvent(event, 'PaymentSucceeded') ? [`${event.data.paymentId} ${event.data.amountCents}`] : [],
  );
  const charges = booked.map(({ paymentId, cents }) => `${paymentId} ${cents}`);
  same(successes.toSorted(), charges.toSorted(), 'payments that succeeded, each once');

  for (const { paymentId, refundedCents, disputes } of booked) {
    const { state } = await executor.load(paymentAggregate, paymentId);
    const byId = (list: readonly Booked['disputes'][number][]) =>
      list.map(({ disputeId, status, amountCents }) => `${disputeId} ${status} ${amountCents}`).toSorted();
    same(state.refundedCents, refundedCents, `refunded of ${paymentId}`);
    same(byId(state.disputes), byId(disputes), `disputes of ${paymentId}`);
  }

  const grants = system.posted.flatMap(({ command }) =>
    command.kind === 'grant' ? [[command.paymentId, command.source, command.amount, command.expiresAt].join(' ')] : [],
  );
  const due = booked.flatMap((each) => each.grants.map((grant) => grant.join(' ')));
  same(grants.toSorted(), due.toSorted(), 'grants, each once');

  const oracle = new Oracle();
  for (const { command, at } of system.posted) oracle.apply(command, at);
  const ledger = (await executor.load(creditAggregate, user)).state;
  same(
    { available: availableCredits(ledger, now), debt: ledger.debt, consumed: ledger.totals.consumed },
    { available: Math.max(0, oracle.spendable(now).length - oracle.debt()), debt: oracle.debt(), consumed: used },
    'the ledger',
  );

  const twins = (await executor.load(creditAggregates.twins, user)).state;
  const left = twinsLeft(booked);
  same([availableCredits(twins, now), twins.debt], [Math.max(0, left), Math.max(0, -left)], 'twins');
  same((await executor.load(creditAggregate, 'ben')).state.totals.issued, 0, 'credits of a mere claim');

  const keys = books.payments.flatMap(({ metadata }) => metadata['payment_key'] ?? []);
  same(keys.length, new Set(keys).size, 'one payment for each key');
  const live = books.subscriptions.filter(({ status }) => status === 'active' || status === 'past_due');
  same(live.length <= 1, true, 'one live subscription at most');
  await checkSubscription({ bank, system }, live);
}

/** Our record of the subscription is the provider's. */
async function checkSubscription(
  { bank, system }: Pick<Run, 'bank' | 'system'>,
  live: readonly { readonly id: string }[],
): Promise<void> {
  const { current } = (await system.alive().executor.load(subscriptionAggregate, user)).state;
  const facts = current && (await bank.clean.readSubscription(current.subscriptionId));
  same(
    [current?.status, current?.endsAtPeriodEnd],
    [facts?.status, facts?.status === 'canceled' ? false : facts?.cancelAtPeriodEnd],
    'the subscription',
  );
  const [one] = live;
  if (one) same(current?.subscriptionId, one.id, 'we know the live subscription');
}

/** As text, so that a failure shows both sides. */
function same(actual: unknown, expected: unknown, what: string): void {
  strictEqual(JSON.stringify({ [what]: actual }), JSON.stringify({ [what]: expected }));
}
