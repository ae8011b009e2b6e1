import { deepStrictEqual } from 'node:assert/strict';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  availableCredits,
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
  type CreditState,
} from '../credits/index.ts';
import { moves, type Move } from '../credits/testing/moves.ts';
import { Refusal } from '../refusal.ts';
import { bookEntry, bookUsage, entryKinds, type BookAccount, type BookLine, type PaidLots } from './index.ts';

/** The books after a history of one account. */
interface Kept {
  readonly state: CreditState;
  readonly lots: PaidLots;
  /** Balances: debits are positive. */
  readonly balances: ReadonlyMap<BookAccount, number>;
  /** Credits that administrators took and nobody has returned, by act. */
  readonly adjusted: ReadonlyMap<string, number>;
}
type Check = (kept: Kept) => void;

const sumOf = (lines: readonly BookLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Keeps the books of a random history and checks them after every event. Returns how many events and undos it had. */
function keepBooks(history: readonly Move[], check: Check): { readonly events: number; readonly undone: number } {
  const balances = new Map<BookAccount, number>();
  const adjusted = new Map<string, number>();
  const sent: CreditCommand[] = [];
  let [state, lots, clock]: [CreditState, PaidLots, number] = [initialCredits, {}, 1_000_000];
  let [events, undone] = [0, 0];
  const post = (lines: readonly BookLine[]): void => {
    for (const { account, cents } of lines) balances.set(account, (balances.get(account) ?? 0) + cents);
  };
  const send = (command: CreditCommand): void => {
    for (const event of decidedOn(command, state, clock)) {
      state = evolveCredits(state, event, clock);
      // A payment is deferred when it is recorded.
      const price = event.type === 'CreditsGranted' ? event.data.priceCents : 0;
      post([
        { account: 'clearing', cents: price },
        { account: 'deferred_revenue', cents: -price },
      ]);
      const booked = bookUsage(event, lots);
      deepStrictEqual(sumOf(booked.lines), 0, `${event.type} does not add up to zero`);
      post(booked.lines);
      if (event.type === 'CreditsAdjusted') adjusted.set(event.data.adjustmentId, adjustmentsOf(booked.lines));
      if (event.type === 'CreditsUndone') {
        const { adjustmentId } = event.data;
        deepStrictEqual(
          adjustmentsOf(booked.lines) + (adjusted.get(adjustmentId) ?? NaN),
          0,
          'What an undo books back',
        );
        adjusted.delete(adjustmentId);
        undone += 1;
      }
      ({ lots } = booked);
      events += 1;
      check({ state, lots, balances, adjusted });
    }
  };
  for (const move of history) {
    if (move.kind === 'wait') clock += move.ms;
    else if (move.kind === 'wait_for_expiry') {
      const ends = state.lots.flatMap(({ expiresAt }) => expiresAt ?? []);
      if (ends.length > 0) clock = Math.min(...ends) + move.offset;
    } else if (move.kind === 'again') {
      const command = sent.at(-1 - move.back);
      if (command) send(command);
    } else {
      const { command, lifetime } = move;
      const whole = seenNow(
        command.kind === 'grant' && lifetime !== null ? { ...command, expiresAt: clock + lifetime } : command,
        state,
        clock,
      );
      sent.push(whole);
      send(whole);
    }
  }
  return { events, undone };
}

/** Everybody who acts on the account sees its present state. */
const seenNow = (command: CreditCommand, state: CreditState, at: number): CreditCommand =>
  'seen' in command
    ? { ...command, seen: { revision: state.revision, available: availableCredits(state, at) } }
    : command;

const adjustmentsOf = (lines: readonly BookLine[]): number =>
  sumOf(lines.filter(({ account }) => account === 'adjustments'));

function decidedOn(command: CreditCommand, state: CreditState, at: number) {
  try {
    return decideCredits(command, state, at);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Units of a lot that are still there, free or on hold. */
function leftOf(lotId: string, { lots, holds }: CreditState): number {
  const free = lots.find((lot) => lot.lotId === lotId)?.available ?? 0;
  const held = holds.flatMap((hold) => hold.lots).filter((part) => part.lotId === lotId);
  return held.reduce((sum, { amount }) => sum + amount, free);
}

describe('the books of a random history', () => {
  test('add up to zero, defer the price of what is left of each lot, and earn exactly its price', () => {
    let [events, undone] = [0, 0];
    fc.assert(
      fc.property(moves, (history) => {
        const kept = keepBooks(history, ({ state, lots, balances, adjusted }) => {
          let deferred = 0;
          for (const [key, { cents, units, gone }] of Object.entries(lots)) {
            const left = leftOf(key.slice('minutes/'.length), state);
            deepStrictEqual(gone, units - left, `What is gone of ${key}`);
            deferred += cents - Math.floor((cents * gone) / units);
          }
          deepStrictEqual(-(balances.get('deferred_revenue') ?? 0) || 0, deferred, 'Deferred revenue');
          deepStrictEqual(
            [...balances.values()].reduce((sum, cents) => sum + cents, 0),
            0,
          );
          const taken = [...adjusted.values()].reduce((sum, cents) => sum + cents, 0);
          deepStrictEqual(-(balances.get('adjustments') ?? 0) + 0, -taken + 0, 'What administrators took');
        });
        events += kept.events;
        undone += kept.undone;
      }),
      { numRuns: 500 },
    );
    expect(events).toBeGreaterThan(1_000);
    expect(undone).toBeGreaterThan(100);
  });

  test('add up to zero for every entry of the provider', () => {
    const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
    const entries = fc.record({
      entryId: fc.constant('txn_1'),
      provider: fc.constant('stripe'),
      kind: fc.constantFrom(...entryKinds),
      paymentId: fc.constant(null),
      ownerId: fc.constant(null),
      customerId: fc.constant(null),
      amountCents: cents,
      feeCents: cents,
      netCents: cents,
      currency: fc.constantFrom('usd', 'eur'),
      bookedAtMs: fc.constant(1),
      settledCents: fc.constant(null),
    });
    fc.assert(fc.property(entries, (entry) => sumOf(bookEntry(entry)) === 0));
  });
});
