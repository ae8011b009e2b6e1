import { adminCredits, catalogVersion, currency, limits, toHalfCredits, trial } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import type { CreditState, CreditsReleased, ReversePayment } from '../../domain/credits/index.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { credits, users } from '../aggregates.ts';
import type { Executed, Executor } from '../executor/executor.ts';
import { contextFor, requestHashOf, uuidFrom, type Caller, type ContextOptions } from './context.ts';

export interface Settled {
  readonly state: CreditState;
  readonly position: Position;
  /** False when it had been settled before. */
  readonly changed: boolean;
}

export interface CreditCommands {
  creditState(userId: string): Promise<CreditState>;
  /** Makes the available balance this many whole credits (DECISIONS 2.10). Throws INVALID_INPUT, NOT_FOUND. */
  setCredits(
    input: { readonly userId: string; readonly credits: number; readonly reason: string },
    caller: Caller,
  ): Promise<Settled>;
  grantTrial(userId: string, registeredAt: number, caller: Caller): Promise<Settled>;
  grantForPayment(userId: string, paymentId: string, item: PurchasedItem, caller: Caller): Promise<Settled>;
  /** States the provider's figures of what was taken back of a payment. */
  reversePayment(userId: string, reversal: Omit<ReversePayment, 'kind'>, caller: Caller): Promise<Settled>;
  capture(userId: string, holdId: string, durationMs: number, caller: Caller): Promise<Settled>;
  release(userId: string, holdId: string, reason: CreditsReleased['data']['reason'], caller: Caller): Promise<Settled>;
  /** Records what has lapsed by now. */
  expire(userId: string, caller: Caller): Promise<Settled>;
}

export interface CreditCommandOptions {
  readonly executor: Executor;
  readonly now: () => number;
  /** How long bundle credits stay usable, in milliseconds; null: for ever. */
  readonly bundleValidity: number | null;
}

const settled = ({ state, position, events }: Executed<CreditState, unknown>): Settled => ({
  state,
  position,
  changed: events.length > 0,
});

export function createCreditCommands({ executor, now, bundleValidity }: CreditCommandOptions): CreditCommands {
  const run = async (
    userId: string,
    command: Parameters<typeof credits.decide>[0],
    name: string,
    caller: Caller,
    options: ContextOptions = {},
  ): Promise<Settled> => {
    const context = contextFor(caller, name, { ...options, subject: userId });
    return settled(await executor.execute(credits, userId, command, context));
  };
  return {
    creditState: async (userId) => (await executor.load(credits, userId)).state,

    setCredits: async ({ userId, credits: amount, reason }, caller) => {
      if (!Number.isInteger(amount) || amount < adminCredits.min || amount > adminCredits.max) {
        throw new Refusal(
          'INVALID_INPUT',
          `Credits must be a whole number from ${adminCredits.min} to ${adminCredits.max}.`,
        );
      }
      const words = reason.trim();
      const { min, max } = limits.reasonCharacters;
      if (words.length < min || words.length > max)
        throw new Refusal('INVALID_INPUT', `The reason must have ${min} to ${max} characters.`);
      if (!(await executor.load(users, userId)).state.exists) throw new Refusal('NOT_FOUND', 'User not found');
      const requestHash = requestHashOf({ userId, credits: amount, reason: words });
      const context = contextFor(caller, 'set-credits', { requestHash, subject: userId });
      const command = {
        kind: 'set' as const,
        adjustmentId: uuidFrom(context.commandId),
        halfCredits: toHalfCredits(amount),
        reason: words,
      };
      return settled(await executor.execute(credits, userId, command, context));
    },

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

    reversePayment: (userId, reversal, caller) => {
      const { paymentId, refundedCents, disputes, currency: refundedIn } = reversal;
      return run(
        userId,
        { kind: 'reverse', paymentId, refundedCents, disputes, currency: refundedIn },
        'reverse-payment',
        caller,
      );
    },
    capture: (userId, holdId, durationMs, caller) =>
      run(userId, { kind: 'capture', holdId, durationMs }, 'capture', caller, { stableId: holdId }),
    release: (userId, holdId, reason, caller) =>
      run(userId, { kind: 'release', holdId, reason }, 'release', caller, { stableId: holdId }),
    expire: (userId, caller) => run(userId, { kind: 'expire' }, 'expire', caller),
  };
}
