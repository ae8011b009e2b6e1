import { creditAggregate } from '../../domain/credits/index.ts';
import { catalogVersion, currency, trial } from '../../domain/catalog.ts';
import type { CreditCommand, CreditState, CreditsReleased, ReversePayment } from '../../domain/credits/index.ts';
import type { Position } from '../../domain/envelope.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import type { Executor } from '../executor/executor.ts';
import { contextFor, type Caller, type ContextOptions } from './context.ts';

export interface Settled {
  readonly state: CreditState;
  readonly position: Position;
  /** False when it had been settled before. */
  readonly changed: boolean;
}

/**
 * Movements of credits that follow from events in other areas. For handlers, processes and jobs only: none of them is a
 * command that the gateway can call.
 */
export interface Ledger {
  grantTrial(userId: string, registeredAt: number, caller: Caller): Promise<Settled>;
  grantForPayment(userId: string, paymentId: string, item: PurchasedItem, caller: Caller): Promise<Settled>;
  /** States the provider's figures of what was taken back of a payment. */
  reversePayment(userId: string, reversal: Omit<ReversePayment, 'kind'>, caller: Caller): Promise<Settled>;
  capture(userId: string, holdId: string, durationMs: number, caller: Caller): Promise<Settled>;
  release(userId: string, holdId: string, reason: CreditsReleased['data']['reason'], caller: Caller): Promise<Settled>;
  /** Records what has expired by now. */
  expire(userId: string, caller: Caller): Promise<Settled>;
}

export interface LedgerOptions {
  readonly executor: Executor;
  readonly now: () => number;
  /** How long bundle credits stay usable, in milliseconds; null: for ever. */
  readonly bundleValidity: number | null;
}

export function createLedger({ executor, now, bundleValidity }: LedgerOptions): Ledger {
  const run = async (
    userId: string,
    command: CreditCommand,
    name: string,
    caller: Caller,
    options: ContextOptions = {},
  ): Promise<Settled> => {
    const context = contextFor(caller, name, { ...options, subject: userId });
    const { state, position, events } = await executor.execute(creditAggregate, userId, command, context);
    return { state, position, changed: events.length > 0 };
  };
  return {
    grantTrial: (userId, registeredAt, caller) =>
      run(
        userId,
        {
          kind: 'grant',
          lotId: 'trial',
          source: 'trial',
          halfCredits: trial.halfCredits,
          expiresAt: registeredAt + trial.period,
          paymentId: null,
          priceCents: 0,
          currency,
          catalogVersion,
          itemName: '30-day trial',
        },
        'grant-trial',
        caller,
        { stableId: userId },
      ),
    grantForPayment: (userId, paymentId, item, caller) =>
      run(
        userId,
        {
          kind: 'grant',
          lotId: paymentId,
          source: 'bundle',
          halfCredits: item.halfCredits,
          expiresAt: bundleValidity === null ? null : now() + bundleValidity,
          paymentId,
          priceCents: item.priceCents,
          currency,
          catalogVersion: item.catalogVersion,
          itemName: item.name,
        },
        'grant-payment',
        caller,
        { stableId: paymentId },
      ),
    reversePayment: (userId, { paymentId, refundedCents, disputes, currency: refundedIn }, caller) =>
      run(
        userId,
        { kind: 'reverse', paymentId, refundedCents, disputes, currency: refundedIn },
        'reverse-payment',
        caller,
      ),
    capture: (userId, holdId, durationMs, caller) =>
      run(userId, { kind: 'capture', holdId, durationMs }, 'capture', caller, { stableId: holdId }),
    release: (userId, holdId, reason, caller) =>
      run(userId, { kind: 'release', holdId, reason }, 'release', caller, { stableId: holdId }),
    expire: (userId, caller) => run(userId, { kind: 'expire' }, 'expire', caller),
  };
}
