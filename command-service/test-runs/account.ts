import { setTimeout as sleep } from 'node:timers/promises';
import { availableCredits, creditAggregate, creditAggregates } from '../../domain/credits/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { testRunIssuer } from '../../domain/test-runs/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, uuidFrom, type Caller } from '../support/context.ts';
import { createPaymentCommands } from '../commands/payments.ts';
import type { Order, StartedPurchase } from '../support/purchases.ts';
import { createSubscriptionCommands } from '../commands/subscriptions.ts';
import { createUserCommands } from '../commands/users.ts';
import { createVideoCommands, type StartedVideo } from '../commands/videos.ts';
import { plainOrder } from '../../domain/videos/index.ts';

/** An account that one scenario has for itself. Amounts are cents and half-credits. */
export interface TestAccount {
  startVideo(script: string): Promise<StartedVideo>;
  deleteVideo(videoId: string): Promise<void>;
  /** Buys with this card. Throws when another amount is charged. */
  buy(order: Order, cardNumber: string, expectedCents: number): Promise<void>;
  /** Tries to buy with a card that is declined. Throws when the payment is accepted. */
  buyDeclined(order: Order, cardNumber: string): Promise<void>;
  subscribe(cardNumber: string, expectedCents: number): Promise<void>;
  /** Throws unless this is the available balance, now or within seconds: some grants follow from events. */
  expectCredits(halfCredits: number): Promise<void>;
  expectTwinCredits(count: number): Promise<void>;
  /** The amount paid so far, and the available credits. */
  figures(): Promise<{ readonly amountCents: number; readonly halfCredits: number }>;
}

/** How long a scenario waits for the consequences of an event, in milliseconds. */
const patience = 15_000;
const pause = 50;

/** One scenario of a run, and the user that acts in it. */
export interface Place {
  readonly runId: string;
  readonly number: number;
  readonly caller: Caller;
}

const subjectOf = ({ runId, number }: Place): string => `${runId}-${number}`;

/** Erases the account of a scenario at once, with everything that it holds; does nothing when there is none. */
export async function removeTestAccount(
  { executor, identities }: Pick<Dependencies, 'executor' | 'identities'>,
  place: Place,
): Promise<void> {
  const userId = await identities.find(testRunIssuer, subjectOf(place));
  if (userId === undefined) return;
  const { lifecycle } = (await executor.load(userAggregate, userId)).state;
  if (lifecycle !== undefined && lifecycle.erasure !== 'none') return;
  const steps = [
    { kind: 'request_deletion', userId, graceMs: 0 },
    // Not when the clock next looks for due deletions: administrators would see the account for a minute.
    { kind: 'start_erasure', userId, atOnce: true },
  ] as const;
  for (const step of steps) {
    const context = contextFor(place.caller, `leave-${step.kind}`, { stableId: userId, subject: userId });
    await executor.execute(userAggregate, userId, step, context);
  }
}

/** Registers a new user for one scenario; who signs in again after a crash gets the same account. */
export async function openTestAccount(
  dependencies: Dependencies,
  place: Place,
  signal: AbortSignal,
): Promise<TestAccount> {
  const { executor, payWithTestCard } = dependencies;
  const { caller } = place;
  const subject = subjectOf(place);
  // No such domain exists (RFC 2606), and nothing is sent to the accounts of test runs.
  const email = `onboarding-test-${subject}@onboarding-test.invalid`;
  const person = {
    issuer: testRunIssuer,
    subject,
    email,
    emailVerified: true,
    firstName: 'Onboarding',
    lastName: 'Test',
    displayName: 'Onboarding test',
    pictureUrl: null,
  };
  const { userId } = await createUserCommands(dependencies).signIn(person, caller.correlationId);
  const keyed = (step: string): Caller => ({ ...caller, idempotencyKey: uuidFrom(`${subject}/${step}`) });
  const [payments, subscriptions, videos] = [
    createPaymentCommands(dependencies),
    createSubscriptionCommands(dependencies),
    createVideoCommands(dependencies),
  ];
  let amountCents = 0;

  const halfCredits = async (): Promise<number> =>
    availableCredits((await executor.load(creditAggregate, userId)).state, dependencies.now());
  const twinCredits = async (): Promise<number> =>
    availableCredits((await executor.load(creditAggregates.twins, userId)).state, dependencies.now());

  const expectFigure = async (read: () => Promise<number>, expected: number, say: (figure: number) => string) => {
    const end = Date.now() + patience;
    for (;;) {
      const found = await read();
      if (found === expected) return;
      if (Date.now() >= end) throw new Error(`Expected ${say(expected)}, found ${say(found)}`);
      await sleep(pause, undefined, { signal });
    }
  };

  const pay = async (payment: Pick<StartedPurchase, 'paymentId' | 'clientSecret'>, card: string): Promise<void> => {
    if (!payWithTestCard) throw new Error('The payment provider has no test cards');
    await payWithTestCard(payment, card);
  };
  const checkPrice = ({ quote: { totalCents } }: Pick<StartedPurchase, 'quote'>, expectedCents: number): void => {
    if (totalCents !== expectedCents)
      throw new Error(`Expected to be charged ${expectedCents} cents, not ${totalCents}`);
  };

  return {
    startVideo: async (script) => {
      const [presenter] = await dependencies.videoProvider.presenters();
      if (!presenter) throw new Error('There is no presenter');
      const order = {
        ...plainOrder,
        title: 'Onboarding test',
        script,
        avatarId: presenter.id,
      };
      return videos.startVideo(userId, order, keyed('video'));
    },
    deleteVideo: async (videoId) => void (await videos.deleteVideo(userId, videoId, keyed('delete'))),
    buy: async (order, card, expectedCents) => {
      const payment = await payments.startPayment(userId, email, order, keyed('buy'));
      checkPrice(payment, expectedCents);
      await pay(payment, card);
      await payments.confirmPayment(userId, payment.paymentId, caller);
      amountCents += expectedCents;
    },
    buyDeclined: async (order, card) => {
      const payment = await payments.startPayment(userId, email, order, keyed('buy'));
      await pay(payment, card);
      const refused = await payments.confirmPayment(userId, payment.paymentId, caller).then(
        () => false,
        (error: unknown) => error instanceof Refusal,
      );
      if (!refused) throw new Error('Expected the declined payment to be refused');
    },
    subscribe: async (card, expectedCents) => {
      const started = await subscriptions.start(userId, email, {}, keyed('subscribe'));
      checkPrice(started, expectedCents);
      const { paymentId, clientSecret } = started;
      if (paymentId === null || clientSecret === null) throw new Error('The subscription has no payment');
      await pay({ paymentId, clientSecret }, card);
      await subscriptions.sync(started.subscriptionId, caller);
      amountCents += expectedCents;
    },
    expectCredits: (expected) => expectFigure(halfCredits, expected, (figure) => `${figure / 2} credits`),
    expectTwinCredits: (expected) => expectFigure(twinCredits, expected, (figure) => `${figure} Digital Twin credits`),
    figures: async () => ({ amountCents, halfCredits: await halfCredits() }),
  };
}
