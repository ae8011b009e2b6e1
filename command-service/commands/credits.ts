import { userAggregate } from '../../domain/users/index.ts';
import {
  type ActPurpose,
  type Asset,
  creditAggregates,
  type CreditCommand,
  undoChange,
  whyNotUndone,
} from '../../domain/credits/index.ts';
import { adminCredits, limits, toHalfCredits } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, contextFor, requestHashOf, uuidFrom } from '../support/context.ts';
import { say, type Sentence } from '../../words/index.ts';

/** The account as the administrator saw it, in the unit of its asset. */
interface SeenAccount {
  readonly revision: number;
  readonly available: number;
}

/** The fields of every act on credits. Amounts are in the unit of the asset: half-credits or whole Digital Twins. */
interface Act {
  readonly userId: string;
  readonly asset: Asset;
  readonly seen: SeenAccount;
  /** The text for the customer; an undo may leave it out. */
  readonly reason: string | null;
  /** The note for staff. */
  readonly note: string | null;
}

export interface ChangeOfCredits extends Act {
  readonly amount: number;
  readonly purpose: ActPurpose;
  /** Milliseconds since the epoch; null: never. */
  readonly expiresAt: number | null;
}

interface SettingOfCredits {
  readonly userId: string;
  readonly credits: number;
  readonly reason: string;
  /** The account as the administrator saw it; without it the balance is set in any case. */
  readonly seen?: SeenAccount | undefined;
}

export interface UndoOfCredits extends Act {
  /** The act to undo. */
  readonly adjustmentId: string;
}

/** An act on credits that an account still knows, and whether it can be undone now. */
export interface KnownCreditAct {
  readonly adjustmentId: string;
  /** The change of the available balance that its undo makes. */
  readonly undoChange: number;
  /** Why it can't be undone; null when it can. */
  readonly obstacle: Sentence | null;
}

interface Done {
  readonly position: Position;
}

export interface CreditCommands {
  /**
   * Makes the available balance this many whole credits. Throws INVALID_INPUT, NOT_FOUND, and CONFLICT where the
   * account has changed since it was seen.
   */
  setCredits(input: SettingOfCredits, caller: Caller): Promise<Done>;
  /** Throws INVALID_INPUT, NOT_FOUND, and CONFLICT where the account has changed since it was seen. */
  giveCredits(input: ChangeOfCredits, caller: Caller): Promise<Done>;
  /** As `giveCredits`, but without an expiry. */
  takeCredits(input: ChangeOfCredits, caller: Caller): Promise<Done>;
  /** As `giveCredits`, and NOT_ALLOWED_NOW where the act can't be undone exactly. */
  undoCredits(input: UndoOfCredits, caller: Caller): Promise<Done>;
  /** The latest acts on an account, oldest first. */
  creditActs(userId: string, asset: Asset): Promise<readonly KnownCreditAct[]>;
}

export function createCreditCommands({ executor, now }: Pick<Dependencies, 'executor' | 'now'>): CreditCommands {
  /** An account exists forever, even when it is erased, so only the answer "there is none" needs a fresh read. */
  const userExists = async (userId: string): Promise<boolean> =>
    (await executor.load(userAggregate, userId, true)).state.exists ||
    (await executor.load(userAggregate, userId)).state.exists;

  /** Executes the command that `commandOf` makes from an id; the id derives from the request. */
  const execute = async (
    name: string,
    request: Readonly<Record<string, unknown>> & { readonly userId: string; readonly asset: Asset },
    commandOf: (id: string) => CreditCommand,
    caller: Caller,
  ): Promise<Done> => {
    const { userId, asset } = request;
    if (!(await userExists(userId))) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
    const context = contextFor(caller, name, { requestHash: requestHashOf(request), subject: userId });
    const command = commandOf(uuidFrom(context.commandId));
    const { position } = await executor.execute(creditAggregates[asset], userId, command, context);
    return { position };
  };

  return {
    setCredits: async ({ userId, credits: amount, reason, seen }, caller) => {
      if (!Number.isInteger(amount) || amount < adminCredits.min || amount > adminCredits.max) {
        throw new Refusal('INVALID_INPUT', say('CREDITS_NOT_WHOLE', { min: adminCredits.min, max: adminCredits.max }), {
          field: 'credits',
        });
      }
      const words = wordsOf(reason, 'reason');
      return execute(
        'set-credits',
        { userId, asset: 'minutes', credits: amount, reason: words, ...(seen && { seen }) },
        (adjustmentId) => ({ kind: 'set', adjustmentId, amount: toHalfCredits(amount), reason: words, seen }),
        caller,
      );
    },
    giveCredits: async (input, caller) => {
      const { userId, asset, ...act } = written(input);
      return execute(
        'give-credits',
        { userId, asset, ...act },
        (id) => ({ kind: 'give', adjustmentId: id, ...act }),
        caller,
      );
    },
    takeCredits: async (input, caller) => {
      const { userId, asset, expiresAt: _never, ...act } = written(input);
      return execute(
        'take-credits',
        { userId, asset, ...act },
        (id) => ({ kind: 'take', adjustmentId: id, ...act }),
        caller,
      );
    },
    undoCredits: async (input, caller) => {
      const { userId, asset, ...act } = written(input);
      return execute('undo-credits', { userId, asset, ...act }, (undoId) => ({ kind: 'undo', undoId, ...act }), caller);
    },
    creditActs: async (userId, asset) => {
      const { state } = await executor.load(creditAggregates[asset], userId, true);
      return state.acts.map((act) => ({
        adjustmentId: act.adjustmentId,
        undoChange: undoChange(act),
        obstacle: whyNotUndone(act, state, now()) ?? null,
      }));
    },
  };
}

/** The trimmed text. Throws INVALID_INPUT when it is too short or too long. */
function wordsOf(text: string, field: 'reason' | 'note'): string {
  const words = text.trim();
  const { min, max } = limits.reasonCharacters;
  if (words.length < min || words.length > max)
    throw new Refusal('INVALID_INPUT', say('REASON_LENGTH', { min, max }), { field });
  return words;
}

/** The input with its texts trimmed. Throws INVALID_INPUT. */
const written = <Input extends Act>(input: Input): Input => ({
  ...input,
  reason: input.reason === null ? null : wordsOf(input.reason, 'reason'),
  note: input.note === null ? null : wordsOf(input.note, 'note'),
});
