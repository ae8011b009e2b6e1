import type { Allocation, CreditEvent } from './events.ts';

/**
 * The accounts of the ledger. `issued` is the world side (it goes down as credits come into being),
 * `debt` goes down as credits are owed; all others hold half-credits.
 */
export type Account = 'issued' | 'lot' | 'held' | 'consumed' | 'expired' | 'clawedBack' | 'adjustedOut' | 'debt' | 'writtenOff';

export interface Posting {
  readonly account: Account;
  /** The lot of a `lot` posting, the hold of a `held` posting, empty otherwise. */
  readonly lotId: string;
  /** Half-credits that come in (positive) or go out (negative). */
  readonly delta: number;
}

/**
 * What an event moves, as double entry: the deltas of one event always sum to zero.
 * Follows from the event alone, so an auditor needs no state to check it.
 */
export function postings(event: CreditEvent): readonly Posting[] {
  const list: Posting[] = [];
  const post = (account: Account, delta: number, lotId = ''): void => {
    if (delta !== 0) list.push({ account, delta, lotId });
  };
  const lots = (parts: Allocation, sign: 1 | -1): number => {
    let sum = 0;
    for (const part of parts) {
      post('lot', sign * part.halfCredits, part.lotId);
      sum += part.halfCredits;
    }
    return sum;
  };
  switch (event.type) {
    case 'CreditsGranted': {
      const { lotId, halfCredits, debtPaid } = event.data;
      post('issued', -halfCredits);
      post('lot', halfCredits - debtPaid, lotId);
      post('debt', debtPaid);
      break;
    }
    case 'CreditsReserved': {
      post('held', lots(event.data.lots, -1), event.data.holdId);
      break;
    }
    case 'CreditsCaptured':
    case 'CreditsReleased': {
      const { held, debtPaid, returned, expired, holdId } = event.data;
      post('held', -held.reduce((sum, part) => sum + part.halfCredits, 0), holdId);
      if (event.type === 'CreditsCaptured') post('consumed', event.data.captured);
      lots(returned, 1);
      post('expired', expired);
      post('debt', debtPaid);
      break;
    }
    case 'CreditsExpired': {
      post('lot', -event.data.halfCredits, event.data.lotId);
      post('expired', event.data.halfCredits);
      break;
    }
    case 'CreditsClawedBack': {
      const { lotId, taken, fromOthers, debt } = event.data;
      post('lot', -taken, lotId);
      const others = lots(fromOthers, -1);
      post('clawedBack', taken + others + debt);
      post('debt', -debt);
      break;
    }
    case 'CreditsRestored': {
      const { lotId, debtPaid, returned, expired } = event.data;
      post('clawedBack', -(debtPaid + returned + expired));
      post('lot', returned, lotId);
      post('expired', expired);
      post('debt', debtPaid);
      break;
    }
    case 'CreditsAdjusted': {
      const { lotId, added, removed, debtCleared } = event.data;
      post('issued', -added);
      post('lot', added, lotId);
      post('adjustedOut', lots(removed, -1));
      post('writtenOff', -debtCleared);
      post('debt', debtCleared);
      break;
    }
    case 'CreditReversalNoted':
      break;
  }
  return list;
}
