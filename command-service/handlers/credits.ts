import { userAggregate } from '../../domain/users/index.ts';
import { creditAggregate } from '../../domain/credits/index.ts';
import { adminCredits, limits, toHalfCredits } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, contextFor, requestHashOf, uuidFrom } from './context.ts';
import { say } from '../../words/index.ts';

export interface CreditCommands {
  /** Makes the available balance this many whole credits (DECISIONS 2.10). Throws INVALID_INPUT, NOT_FOUND. */
  setCredits(
    input: { readonly userId: string; readonly credits: number; readonly reason: string },
    caller: Caller,
  ): Promise<{ readonly position: Position }>;
}

export function createCreditCommands({ executor }: Pick<Dependencies, 'executor'>): CreditCommands {
  /** An account never ceases to exist, not even when it is erased: only to say that there is none takes a fresh read. */
  const userExists = async (userId: string): Promise<boolean> =>
    (await executor.load(userAggregate, userId, true)).state.exists ||
    (await executor.load(userAggregate, userId)).state.exists;

  return {
    setCredits: async ({ userId, credits: amount, reason }, caller) => {
      if (!Number.isInteger(amount) || amount < adminCredits.min || amount > adminCredits.max) {
        throw new Refusal('INVALID_INPUT', say('CREDITS_NOT_WHOLE', { min: adminCredits.min, max: adminCredits.max }), {
          field: 'credits',
        });
      }
      const words = reason.trim();
      const { min, max } = limits.reasonCharacters;
      if (words.length < min || words.length > max)
        throw new Refusal('INVALID_INPUT', say('REASON_LENGTH', { min, max }), { field: 'reason' });
      if (!(await userExists(userId))) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
      const requestHash = requestHashOf({ userId, credits: amount, reason: words });
      const context = contextFor(caller, 'set-credits', { requestHash, subject: userId });
      const command = {
        kind: 'set' as const,
        adjustmentId: uuidFrom(context.commandId),
        amount: toHalfCredits(amount),
        reason: words,
      };
      const { position } = await executor.execute(creditAggregate, userId, command, context);
      return { position };
    },
  };
}
