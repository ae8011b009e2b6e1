import { creditAggregate, planPaymentId } from '../../domain/credits/index.ts';
import { catalogVersion, currency, freeLotPrefix, trial } from '../../domain/catalog.ts';
import type { CreditCommand, CreditsReleased, CreditState, ReversePayment } from '../../domain/credits/index.ts';
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
  /** Grants the free credits of the period that ends then, once. */
  grantFree(
    userId: string,
    period: { readonly halfCredits: number; readonly expiresAt: number },
    caller: Caller,
  ): Promise<Settled>;
  /** Grants the credits of a bundle; `paidCents` is what the whole payment cost. */
  grantBundle(userId: string, bought: BoughtItem, caller: Caller): Promise<Settled>;
  /** Grants a period's credits of the plan; what is left of the earlier period's lot expires (DECISIONS 2.11). */
  grantPlan(
    userId: string,
    bought: BoughtItem & { readonly lotId: string; readonly expiresAt: number },
    caller: Caller,
  ): Promise<Settled>;
  /** States the provider's figures of what was taken back of a payment; the plan's and the bundle's lots go separately. */
  reversePayment(
    userId: string,
    of: 'plan' | 'bundle',
    reversal: Omit<ReversePayment, 'kind'>,
    caller: Caller,
  ): Promise<Settled>;
  capture(userId: string, holdId: string, durationMs: number, caller: Caller): Promise<Settled>;
  release(userId: string, holdId: string, reason: CreditsReleased['data']['reason'], caller: Caller): Promise<Settled>;
  /** Records what has expired by now. */
  expire(userId: string, caller: Caller): Promise<Settled>;
}

/** An item that was paid for, alone or together with others. */
export interface BoughtItem {
  readonly paymentId: string;
  readonly item: PurchasedItem;
  /** What the whole payment cost. */
  readonly paidCents: number;
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
          paidCents: 0,
          currency,
          catalogVersion,
          itemName: '30-day trial',
        },
        'grant-trial',
        caller,
        { stableId: userId },
      ),
    grantFree: (userId, { halfCredits, expiresAt }, caller) =>
      run(
        userId,
        {
          kind: 'grant',
          lotId: `${freeLotPrefix}${expiresAt}`,
          source: 'goodwill',
          halfCredits,
          expiresAt,
          paymentId: null,
          priceCents: 0,
          paidCents: 0,
          currency,
          catalogVersion,
          itemName: 'Free monthly credits',
        },
        'grant-free',
        caller,
        { stableId: `${userId}/${expiresAt}` },
      ),
    grantBundle: (userId, { paymentId, item, paidCents }, caller) =>
      run(
        userId,
        {
          ...grantOf(item, paidCents),
          lotId: paymentId,
          source: 'bundle',
          expiresAt: bundleValidity === null ? null : now() + bundleValidity,
          paymentId,
        },
        'grant-payment',
        caller,
        { stableId: paymentId },
      ),
    grantPlan: (userId, { paymentId, item, paidCents, lotId, expiresAt }, caller) =>
      run(
        userId,
        {
          ...grantOf(item, paidCents),
          lotId,
          source: 'plan',
          expiresAt,
          paymentId: planPaymentId(paymentId),
        },
        'grant-plan',
        caller,
        { stableId: lotId },
      ),
    reversePayment: (userId, of, { paymentId, refundedCents, disputes, currency: refundedIn }, caller) =>
      run(
        userId,
        {
          kind: 'reverse',
          paymentId: of === 'plan' ? planPaymentId(paymentId) : paymentId,
          refundedCents,
          disputes,
          currency: refundedIn,
        },
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

const grantOf = ({ halfCredits, priceCents, catalogVersion: version, name }: PurchasedItem, paidCents: number) => ({
  kind: 'grant' as const,
  halfCredits,
  priceCents,
  paidCents,
  currency,
  catalogVersion: version,
  itemName: name,
});
