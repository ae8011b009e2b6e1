import type { Allocation, CreditsAdjusted } from './events.ts';
import { payDebts, type Taken, writeOffDebts } from './taken.ts';

/** An act of an administrator, with the details that an undo needs. */
export interface CreditAct {
  readonly adjustmentId: string;
  /** How much was taken from each lot, and how much of that lot's payment reversals had taken by then. */
  readonly removed: readonly ActPart[];
  /** The lot that it opened, and how much of it became available. */
  readonly lotId: string;
  readonly opened: number;
  readonly debtPaid: number;
  readonly debtCleared: number;
  /** The amount that reversals had taken before; null where the act touched no debt. */
  readonly takenBefore: readonly Taken[] | null;
  /** A debt that it settled has gone: its dispute was won, or its refund failed. */
  readonly debtsReturned: boolean;
  /** Its undo. */
  readonly undoneBy: string | null;
}

type ActPart = Allocation[number] & { readonly reversed: number };

/** The record of an act. `reversedOf`: how much reversals have taken so far of a lot's payment. */
export function actOf(
  event: CreditsAdjusted['data'],
  taken: readonly Taken[],
  reversedOf: (lotId: string) => number,
): CreditAct {
  const { adjustmentId, removed, lotId, addedAmount, debtPaidAmount: debtPaid, debtClearedAmount: debtCleared } = event;
  return {
    adjustmentId,
    removed: removed.map((part) => ({ ...part, reversed: reversedOf(part.lotId) })),
    lotId,
    opened: addedAmount - debtPaid,
    debtPaid,
    debtCleared,
    takenBefore: debtPaid + debtCleared > 0 ? taken : null,
    debtsReturned: false,
    undoneBy: null,
  };
}

/** Marks each act that settled a debt of this payment, because some of the debt was given back since. */
export const debtsReturned = (acts: readonly CreditAct[], paymentId: string): readonly CreditAct[] =>
  acts.map((act) =>
    act.takenBefore?.some((piece) => piece.from === 'debt' && piece.paymentId === paymentId)
      ? { ...act, debtsReturned: true }
      : act,
  );

/** The pieces that reversals took, after an act that paid or wrote off debts. */
export const takenAfter = (
  { lotId, debtPaid, debtCleared }: Pick<CreditAct, 'lotId' | 'debtPaid' | 'debtCleared'>,
  before: readonly Taken[],
): readonly Taken[] => {
  const paid = payDebts(before, debtPaid > 0 ? [{ lotId, amount: debtPaid }] : []);
  return debtCleared > 0 ? writeOffDebts(paid) : paid;
};

/** The change of the available balance that an undo makes, in the unit of the account. */
export const undoChange = ({ removed, opened }: Pick<CreditAct, 'removed' | 'opened'>): number =>
  removed.reduce((sum, { amount }) => sum + amount, 0) - opened;
