import type { Allocation, Asset, CreditEvent } from './events.ts';
import { sumOf } from './lots.ts';

/**
 * The accounts of the ledger. `issued` and `writtenOff` are external (they go down when credits are granted or a debt
 * is written off), `debt` goes down when credits are owed; all others hold amounts of the asset.
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
  readonly asset: Asset;
  readonly account: Account;
  /** The lot's id for `lot`, the hold's id for `held`, empty otherwise. */
  readonly id: string;
  /** The amount that comes in (positive) or goes out (negative), in the unit of the asset. */
  readonly delta: number;
}

/**
 * The double entry of an event: its deltas always sum to zero. Depends on the event alone, so an auditor can check it
 * without any state.
 */
export function postings(event: CreditEvent): readonly Posting[] {
  const { asset } = event.data;
  const list: Posting[] = [];
  const post = (account: Account, delta: number, id = ''): void => {
    if (delta !== 0) list.push({ asset, account, delta, id });
  };
  const postLots = (parts: Allocation, sign: 1 | -1): void => {
    for (const part of parts) post('lot', sign * part.amount, part.lotId);
  };
  switch (event.type) {
    case 'CreditsGranted': {
      const { lotId, amount, debtPaidAmount: debtPaid } = event.data;
      post('issued', -amount);
      post('lot', amount - debtPaid, lotId);
      post('debt', debtPaid);
      break;
    }
    case 'CreditsReserved': {
      const { holdId, amount, lots } = event.data;
      postLots(lots, -1);
      post('held', amount, holdId);
      break;
    }
    case 'CreditsCaptured':
    case 'CreditsReleased': {
      const { held, debtPaid, returned, expiredAmount, holdId } = event.data;
      post('held', -sumOf(held), holdId);
      if (event.type === 'CreditsCaptured') post('consumed', event.data.capturedAmount);
      postLots(returned, 1);
      post('expired', expiredAmount);
      post('debt', sumOf(debtPaid));
      break;
    }
    case 'CreditsExpired': {
      const { lotId, amount } = event.data;
      post('lot', -amount, lotId);
      post('expired', amount);
      break;
    }
    case 'CreditsClawedBack': {
      const { lotId, takenAmount: taken, fromOthers, debtAmount: debt } = event.data;
      post('lot', -taken, lotId);
      postLots(fromOthers, -1);
      post('debt', -debt);
      post('clawedBack', taken + sumOf(fromOthers) + debt);
      break;
    }
    case 'CreditsRestored': {
      const { debtCancelledAmount, debtWrittenOffAmount, debtPaid, returned, expiredAmount } = event.data;
      const debt = debtCancelledAmount + sumOf(debtPaid);
      post('clawedBack', -(debt + debtWrittenOffAmount + sumOf(returned) + expiredAmount));
      post('debt', debt);
      post('writtenOff', debtWrittenOffAmount);
      postLots(returned, 1);
      post('expired', expiredAmount);
      break;
    }
    case 'CreditsAdjusted': {
      const { lotId, addedAmount: added, removed } = event.data;
      const { debtPaidAmount: debtPaid, debtClearedAmount: debtCleared } = event.data;
      post('issued', -added);
      post('lot', added - debtPaid, lotId);
      postLots(removed, -1);
      post('adjustedOut', sumOf(removed));
      post('writtenOff', -debtCleared);
      post('debt', debtPaid + debtCleared);
      break;
    }
    case 'CreditsUndone': {
      const { lotId, withdrawnAmount: withdrawn, returned } = event.data;
      const { debtPaidAmount: debtPaid, debtClearedAmount: debtCleared } = event.data;
      post('issued', withdrawn + debtPaid);
      post('lot', -withdrawn, lotId);
      postLots(returned, 1);
      post('adjustedOut', -sumOf(returned));
      post('writtenOff', debtCleared);
      post('debt', -(debtPaid + debtCleared));
      break;
    }
    case 'CreditReversalNoted':
      break;
  }
  return list;
}
