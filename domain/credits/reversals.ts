import { disputedCents, mergeReversal, noReversal, type Reversal, sameReversal } from '../reversal.ts';
import type { ReversePayment } from './commands.ts';
import type { Allocation, CreditEvent } from './events.ts';
import { allocate, giveBack } from './lots.ts';
import { lookUp, type CreditState, type PaidLot } from './state.ts';
import { lotParts, splitLast, sumFrom } from './taken.ts';

/** Decides what a refund or dispute takes from the account, or what a failed refund or a won dispute gives back. */
export function reverse(command: ReversePayment, state: CreditState, now: number): readonly CreditEvent[] {
  const { asset } = state;
  const { paymentId, currency } = command;
  const paid = lookUp(state.payments, paymentId);
  const known = paid ?? lookUp(state.noted, paymentId) ?? noReversal;
  const reversal = mergeReversal(known, command);
  if (sameReversal(known, reversal)) return [];
  const due = paid ? dueOf(paid, reversal) : 0;
  if (!paid || due === 0) return [{ type: 'CreditReversalNoted', data: { asset, paymentId, currency, ...reversal } }];
  const base = { asset, paymentId, lotId: paid.lotId, currency, ...reversal };
  return due > 0
    ? [{ type: 'CreditsClawedBack', data: { ...base, ...takeBack(state, paid.lotId, due) } }]
    : [{ type: 'CreditsRestored', data: { ...base, ...restore(state, paymentId, -due, now) } }];
}

/**
 * How much to take now (or, below 0, to give back). Credits that expired unused are already gone, so a reversal neither
 * takes other credits for them nor makes a debt of them.
 */
function dueOf(paid: PaidLot, reversal: Reversal): number {
  const due = owedBack(paid, reversal) - paid.clawedBack;
  const notExpired = Math.max(0, paid.amount - paid.expired - paid.clawedBack);
  return Math.min(due, notExpired);
}

/** How much of the lot to take back in total: in proportion to the payment, rounded down; all of it for all. */
function owedBack({ amount, paidCents }: PaidLot, reversal: Reversal): number {
  const reversed = Math.min(reversal.refundedCents + disputedCents(reversal), paidCents);
  return Math.floor((amount * reversed) / Math.max(paidCents, 1));
}

/** Takes the rest of the lot first, then other lots, and makes a debt of what they lack. */
function takeBack(
  state: CreditState,
  lotId: string,
  due: number,
): { takenAmount: number; fromOthers: Allocation; debtAmount: number } {
  const left = state.lots.find((lot) => lot.lotId === lotId)?.available ?? 0;
  const taken = Math.min(left, due);
  const others = state.lots.filter((lot) => lot.lotId !== lotId);
  const covered = Math.min(
    due - taken,
    others.reduce((sum, lot) => sum + lot.available, 0),
  );
  return { takenAmount: taken, fromOthers: allocate(others, covered), debtAmount: due - taken - covered };
}

/**
 * Undoes what was taken last: cancels its debt, ignores a debt that was written off, returns the rest to its lots.
 */
function restore(state: CreditState, paymentId: string, amount: number, now: number) {
  const { last } = splitLast(state.taken, paymentId, amount);
  const debtCancelledAmount = sumFrom(last, 'debt');
  const back = giveBack(state.lots, state.debt - debtCancelledAmount, lotParts(last), now);
  return { debtCancelledAmount, debtWrittenOffAmount: sumFrom(last, 'written_off'), ...back };
}
