import * as fc from 'fast-check';
import {
  creditStream,
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
  type CreditEvent,
  type CreditState,
} from '../../domain/credits/index.ts';
import { moves } from '../../domain/credits/testing/moves.ts';
import type { JsonObject } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { testRunIssuer } from '../../domain/test-runs/index.ts';
import { happened, type GivenEvent } from './projection-spec.ts';

const start = Date.UTC(2024, 0, 1);
const end = Date.UTC(2027, 0, 1);
const day = 86_400_000;
const users = ['ann', 'bo', 'test'] as const;

/** The three years of `bookYears`. */
export const bookedMonths: readonly string[] = Array.from({ length: 36 }, (_, index) =>
  new Date(Date.UTC(2024, index, 1)).toISOString().slice(0, 7),
);

const acts = fc.array(
  fc.record({
    user: fc.constantFrom(...users),
    history: moves,
    entry: fc.constantFrom('fee' as const, 'payout' as const, null, null),
    cents: fc.integer({ min: 1, max: 20_000 }),
    balance: fc.nat(9),
    outcome: fc.constantFrom('breakage' as const, 'revenue' as const, null),
    erases: fc.nat(30).map((number) => number === 0),
  }),
  { minLength: 20, maxLength: 40 },
);

/**
 * Three years of the books, with every kind of event that moves them, for two customers and an account of the
 * onboarding test.
 */
export const bookYears = acts.map((all) => {
  const events: GivenEvent[] = [{ ...registeredTest, time: start }];
  const states = new Map<string, CreditState>();
  const erased = new Set<string>(['test']);
  const granted: { readonly user: string; readonly lotId: string; readonly cents: number; readonly units: number }[] =
    [];
  const steps = all.reduce((sum, { history }) => sum + history.length + 1, 0);
  const step = Math.floor((end - start - day) / steps);
  let [clock, closed] = [start, 0];
  const record = (event: GivenEvent): void => void events.push({ ...event, time: clock });
  const send = (user: string, command: CreditCommand): void => {
    for (const event of decidedOn(command, states.get(user) ?? initialCredits, clock)) {
      states.set(user, evolveCredits(states.get(user) ?? initialCredits, event, clock));
      for (const each of moneyOf(user, event, events.length)) record(each);
      record({ stream: creditStream(user), type: event.type, data: event.data as object as JsonObject });
      if (event.type === 'CreditsGranted' && event.data.priceCents > 0) {
        const { lotId, priceCents: cents, amount: units } = event.data;
        granted.push({ user, lotId, cents, units });
      }
    }
  };
  for (const [index, { user, history, entry, cents, balance, outcome, erases }] of all.entries()) {
    for (const move of history) {
      clock += step;
      if (move.kind !== 'send') continue;
      const expiresAt = move.lifetime === null ? null : clock + step * 20;
      send(user, move.command.kind === 'grant' ? { ...move.command, expiresAt } : move.command);
    }
    clock += step;
    if (entry !== null) record(bookedByProvider(index, entry, cents, clock - 40 * day));
    send(user, { kind: 'set', adjustmentId: `adj-${index}`, amount: balance, reason: 'test' });
    if (outcome !== null) record(decidedAdjustment(`adj-${index}`, user, outcome, cents));
    if (erases && user !== 'test') {
      erased.add(user);
      record(happened(`user-${user}`, 'UserErased', { userId: user }));
    }
    // Months close some weeks after their end: later findings are posted after them.
    if (clock > Date.UTC(2024, closed + 2, 1)) {
      record(closedMonth(bookedMonths[closed] ?? ''));
      closed += 1;
    }
  }
  const owedCents = granted.reduce((sum, { user, lotId, cents, units }) => {
    const gone = units - leftOf(lotId, states.get(user) ?? initialCredits);
    return erased.has(user) ? sum : sum + cents - Math.floor((cents * gone) / units);
  }, 0);
  /** The price of the credits that customers can still use at the end, lot by lot. */
  return { events, owedCents };
});

function decidedOn(command: CreditCommand, state: CreditState, at: number): readonly CreditEvent[] {
  try {
    return decideCredits(command, state, at);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function leftOf(lotId: string, { lots, holds }: CreditState): number {
  const free = lots.find((lot) => lot.lotId === lotId)?.available ?? 0;
  const held = holds.flatMap((hold) => hold.lots).filter((part) => part.lotId === lotId);
  return held.reduce((sum, { amount }) => sum + amount, free);
}

/** The money that belongs to an event of credits: the payment for a lot, and its refunds. */
function moneyOf(userId: string, event: CreditEvent, index: number): readonly GivenEvent[] {
  if (event.type === 'CreditsGranted' && event.data.priceCents > 0) {
    const paymentId = `pi_${index}`;
    const data = { paymentId, purchaseId: null, invoiceId: null, userId, items: [], currency: 'usd' } as const;
    const amountCents = event.data.priceCents;
    return [happened(`payment-${paymentId}`, 'PaymentSucceeded', { ...data, amountCents, reportedBy: 'provider' })];
  }
  if (event.type !== 'CreditsClawedBack') return [];
  const { refundedCents, failedRefunds, disputes } = event.data;
  const paymentId = `pi_back_${userId}_${index}`;
  const data = { paymentId, invoiceId: null, userId, currency: 'usd', refundedCents, failedRefunds, disputes };
  return [happened(`payment-${paymentId}`, 'PaymentReversed', data)];
}

const bookedByProvider = (index: number, kind: 'fee' | 'payout', cents: number, bookedAtMs: number): GivenEvent =>
  happened('statement-stripe', 'ProviderEntryRecorded', {
    entryId: `txn_${index}`,
    provider: 'stripe',
    kind,
    paymentId: null,
    ownerId: null,
    customerId: null,
    amountCents: -cents,
    feeCents: 0,
    netCents: -cents,
    currency: 'usd',
    bookedAtMs: Math.max(start, bookedAtMs),
    settledCents: kind === 'payout' ? cents : null,
  });

const decidedAdjustment = (
  adjustmentId: string,
  userId: string,
  outcome: 'breakage' | 'revenue',
  amountCents: number,
): GivenEvent =>
  happened(`adjustment-${adjustmentId}`, 'AdjustmentDecided', {
    adjustmentId,
    userId,
    byId: 'fay',
    approvedById: null,
    outcome,
    amountCents,
    reason: 'test',
  });

const closedMonth = (period: string): GivenEvent =>
  happened(`period-${period}`, 'PeriodClosed', {
    period,
    byId: 'fay',
    position: '1',
    headHash: 'h',
    totals: {},
    balances: {},
    parts: {},
    openExceptions: [],
  });

const registeredTest = happened('user-test', 'UserRegistered', {
  userId: 'test',
  issuer: testRunIssuer,
  subject: 'test',
  username: 'test',
  email: 'test@onboarding-test.invalid',
  emailVerified: true,
  firstName: 'Test',
  lastName: 'Run',
  displayName: 'Test Run',
  pictureUrl: null,
});
