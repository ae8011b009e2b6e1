import type { Allocation, CreditEvent } from './events.ts';
import { sumOf } from './lots.ts';

/**
 * The accounts of the ledger. `issued` and `writtenOff` are external (they go down when credits are granted or a debt
 * is written off), `debt` goes down when credits are owed; all others hold half-credits.
 */
export type Account =
  | 'issued'
  | 'lot'
  | 'held'
  | 'consumed'
  | 'expired'
  | 'clawedBack'
  | 'adjustedOut'
  | 'debt'
  | 'writtenOff';

export interface Posting {
  readonly account: Account;
  /** The lot's id for `lot`, the hold's id for `held`, empty otherwise. */
  readonly id: string;
  /** Half-credits that come in (positive) or go out (negative). */
  readonly delta: number;
}

/**
 * The double entry of an event: its deltas always sum to zero. Depends on the event alone, so an auditor can check it
 * without any state.
 */
export function postings(event: CreditEvent): readonly Posting[] {
  const list: Posting[] = [];
  const post = (account: Account, delta: number, id = ''): void => {
    if (delta !== 0) list.push({ account, delta, id });
  };
  const postLots = (parts: Allocation, sign: 1 | -1): void => {
    for (const part of parts) post('lot', sign * part.halfCredits, part.lotId);
  };
  switch (event.type) {
    case 'CreditsGranted': {
      const { lotId, halfCredits, debtPaidHalfCredits: debtPaid } = event.data;
      post('issued', -halfCredits);
      post('lot', halfCredits - debtPaid, lotId);
      post('debt', debtPaid);
      break;
    }
    case 'CreditsReserved': {
      const { holdId, halfCredits, lots } = event.data;
      postLots(lots, -1);
      post('held', halfCredits, holdId);
      break;
    }
    case 'CreditsCaptured':
    case 'CreditsReleased': {
      const { held, debtPaid, returned, expiredHalfCredits, holdId } = event.data;
      post('held', -sumOf(held), holdId);
      if (event.type === 'CreditsCaptured') post('consumed', event.data.capturedHalfCredits);
      postLots(returned, 1);
      post('expired', expiredHalfCredits);
      post('debt', sumOf(debtPaid));
      break;
    }
    case 'CreditsExpired': {
      const { lotId, halfCredits } = event.data;
      post('lot', -halfCredits, lotId);
      post('expired', halfCredits);
      break;
    }
    case 'CreditsClawedBack': {
      const { lotId, takenHalfCredits: taken, fromOthers, debtHalfCredits: debt } = event.data;
      post('lot', -taken, lotId);
      postLots(fromOthers, -1);
      post('debt', -debt);
      post('clawedBack', taken + sumOf(fromOthers) + debt);
      break;
    }
    case 'CreditsRestored': {
      const { debtCancelledHalfCredits, debtWrittenOffHalfCredits, debtPaid, returned, expiredHalfCredits } =
        event.data;
      const debt = debtCancelledHalfCredits + sumOf(debtPaid);
      post('clawedBack', -(debt + debtWrittenOffHalfCredits + sumOf(returned) + expiredHalfCredits));
      post('debt', debt);
      post('writtenOff', debtWrittenOffHalfCredits);
      postLots(returned, 1);
      post('expired', expiredHalfCredits);
      break;
    }
    case 'CreditsAdjusted': {
      const { lotId, addedHalfCredits: added, removed, debtClearedHalfCredits: debtCleared } = event.data;
      post('issued', -added);
      post('lot', added, lotId);
      postLots(removed, -1);
      post('adjustedOut', sumOf(removed));
      post('writtenOff', -debtCleared);
      post('debt', debtCleared);
      break;
    }
    case 'CreditReversalNoted':
      break;
  }
  return list;
}
