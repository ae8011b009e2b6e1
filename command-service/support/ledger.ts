import { creditAggregates, planPaymentId } from '../../domain/credits/index.ts';
import { catalogVersion, currency, freeLotPrefix, trial } from '../../domain/catalog.ts';
import type { Asset, CreditCommand, CreditsReleased, CreditState, ReversePayment } from '../../domain/credits/index.ts';
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
  /** Grants the free credits of the period with this end, once. */
  grantFree(
    userId: string,
    period: { readonly halfCredits: number; readonly expiresAt: number },
    caller: Caller,
  ): Promise<Settled>;
  /** Grants the credits of a bundle; `paidCents` is the price of the whole payment. */
  grantBundle(userId: string, bought: BoughtItem, caller: Caller): Promise<Settled>;
  /**
   * Grants a period's credits of the plan. The rest of the earlier period's lot expires, unless the payment came so
   * late that the period does not follow it.
   */
  grantPlan(
    userId: string,
    bought: BoughtItem & { readonly lotId: string; readonly expiresAt: number; readonly isLate: boolean },
    caller: Caller,
  ): Promise<Settled>;
  /** Grants a Digital Twin. */
  grantTwin(userId: string, bought: BoughtItem, caller: Caller): Promise<Settled>;
  /** Records the provider's totals of refunds and disputes of a payment, for each of its lots separately. */
  reversePayment(
    userId: string,
    of: 'plan' | 'bundle' | 'twin',
    reversal: Omit<ReversePayment, 'kind'>,
    caller: Caller,
  ): Promise<Settled>;
  capture(userId: string, holdId: string, durationMs: number, caller: Caller): Promise<Settled>;
  /** Uses the credit that was held for a Digital Twin. */
  captureTwin(userId: string, holdId: string, caller: Caller): Promise<Settled>;
  release(
    userId: string,
    holdId: string,
    reason: CreditsReleased['data']['reason'],
    caller: Caller,
    asset?: Asset,
  ): Promise<Settled>;
  /** Records the credits that have expired by now. */
  expire(userId: string, caller: Caller): Promise<Settled>;
}

/** An item that was paid for, alone or together with others. */
export interface BoughtItem {
  readonly paymentId: string;
  readonly item: PurchasedItem;
  /** The price of the whole payment. */
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
    asset: Asset,
    userId: string,
    command: CreditCommand,
    name: string,
    caller: Caller,
    options: ContextOptions = {},
  ): Promise<Settled> => {
    const context = contextFor(caller, name, { ...options, subject: userId });
    const { state, position, events } = await executor.execute(creditAggregates[asset], userId, command, context);
    return { state, position, changed: events.length > 0 };
  };
  return {
    grantTrial: (userId, registeredAt, caller) =>
      run(
        'minutes',
        userId,
        {
          kind: 'grant',
          lotId: 'trial',
          source: 'trial',
          amount: trial.halfCredits,
          expiresAt: registeredAt + trial.period,
          paymentId: null,
          priceCents: 0,
          paidCents: 0,
          currency,
          catalogVersion,
          isApart: false,
          itemName: '30-day trial',
        },
        'grant-trial',
        caller,
        { stableId: userId },
      ),
    grantFree: (userId, { halfCredits, expiresAt }, caller) =>
      run(
        'minutes',
        userId,
        {
          kind: 'grant',
          lotId: `${freeLotPrefix}${expiresAt}`,
          source: 'goodwill',
          amount: halfCredits,
          expiresAt,
          paymentId: null,
          priceCents: 0,
          paidCents: 0,
          currency,
          catalogVersion,
          isApart: false,
          itemName: 'Free monthly credits',
        },
        'grant-free',
        caller,
        { stableId: `${userId}/${expiresAt}` },
      ),
    grantBundle: (userId, { paymentId, item, paidCents }, caller) =>
      run(
        'minutes',
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
    grantPlan: (userId, { paymentId, item, paidCents, lotId, expiresAt, isLate }, caller) =>
      run(
        'minutes',
        userId,
        {
          ...grantOf(item, paidCents),
          lotId,
          source: 'plan',
          expiresAt,
          isApart: isLate,
          paymentId: planPaymentId(paymentId),
        },
        'grant-plan',
        caller,
        { stableId: lotId },
      ),
    grantTwin: (userId, { paymentId, item, paidCents }, caller) =>
      run(
        'twins',
        userId,
        {
          ...grantOf(item, paidCents),
          amount: item.twinCredits,
          lotId: paymentId,
          source: 'bundle',
          expiresAt: null,
          paymentId,
        },
        'grant-twin',
        caller,
        { stableId: paymentId },
      ),
    reversePayment: (userId, of, { paymentId, refundedCents, failedRefunds, disputes, currency: refundedIn }, caller) =>
      run(
        of === 'twin' ? 'twins' : 'minutes',
        userId,
        {
          kind: 'reverse',
          paymentId: of === 'plan' ? planPaymentId(paymentId) : paymentId,
          refundedCents,
          failedRefunds,
          disputes,
          currency: refundedIn,
        },
        of === 'twin' ? 'reverse-twin' : 'reverse-payment',
        caller,
      ),
    capture: (userId, holdId, durationMs, caller) =>
      run('minutes', userId, { kind: 'capture', holdId, durationMs }, 'capture', caller, { stableId: holdId }),
    captureTwin: (userId, holdId, caller) =>
      run('twins', userId, { kind: 'capture', holdId, durationMs: null }, 'capture-twin', caller, { stableId: holdId }),
    release: (userId, holdId, reason, caller, asset = 'minutes') =>
      run(asset, userId, { kind: 'release', holdId, reason }, asset === 'twins' ? 'release-twin' : 'release', caller, {
        stableId: holdId,
      }),
    expire: (userId, caller) => run('minutes', userId, { kind: 'expire' }, 'expire', caller),
  };
}

const grantOf = (
  { halfCredits: amount, priceCents, catalogVersion: version, name }: PurchasedItem,
  paidCents: number,
) => ({
  kind: 'grant' as const,
  amount,
  priceCents,
  paidCents,
  currency,
  catalogVersion: version,
  isApart: false,
  itemName: name,
});
