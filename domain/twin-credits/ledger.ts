import {
  availableCredits,
  decideCredits,
  evolveCredits,
  type CreditCommand,
  type CreditState,
} from '../credits/index.ts';
import { Refusal } from '../refusal.ts';
import type { TwinCreditCommand } from './commands.ts';
import type { TwinCreditEvent } from './events.ts';
import { toCreditEvent, toTwinCredits } from './units.ts';

/** The state of a credit account whose half-credits are twins. */
export type TwinCreditState = CreditState;

export const evolveTwinCredits = (state: TwinCreditState, event: TwinCreditEvent, time: number): TwinCreditState =>
  evolveCredits(state, toCreditEvent(event), time);

/**
 * Decides by the rules of the credit ledger (DECISIONS 2.11). Throws INSUFFICIENT_CREDITS or ACCOUNT_IN_DEBT without a
 * credit to reserve.
 */
export function decideTwinCredits(
  command: TwinCreditCommand,
  state: TwinCreditState,
  at: number,
): readonly TwinCreditEvent[] {
  try {
    return decideCredits(creditCommand(command), state, at).map(toTwinCredits);
  } catch (error) {
    const isShort = error instanceof Refusal && error.details['missingHalfCredits'] !== undefined;
    if (!isShort) throw error;
    throw new Refusal(error.code, 'You need a Digital Twin credit for this.', {
      missingTwinCredits: error.details['missingHalfCredits'] ?? 1,
    });
  }
}

function creditCommand(command: TwinCreditCommand): CreditCommand {
  switch (command.kind) {
    case 'grant': {
      const { twinCredits: halfCredits, ...grant } = command;
      return { ...grant, halfCredits, source: 'bundle', expiresAt: null };
    }
    case 'reserve': {
      const { avatarId: videoId, ...hold } = command;
      return { ...hold, videoId, halfCredits: 1 };
    }
    case 'capture':
      // A hold is one credit, and a capture takes at least one.
      return { ...command, durationMs: 0 };
    case 'release':
    case 'reverse':
      return command;
  }
}

/** Twin credits that can be reserved. */
export const availableTwinCredits = (state: TwinCreditState): number => availableCredits(state, state.time);

/** Twins that were paid for and not taken back: later ones are cheaper (DECISIONS section 1). */
export const twinsBought = (state: TwinCreditState): number =>
  Object.values(state.payments).filter(({ halfCredits, clawedBack }) => clawedBack < halfCredits).length;
