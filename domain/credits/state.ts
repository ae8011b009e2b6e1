import { lowCredits } from '../catalog.ts';
import { noReversal, type Reversal } from '../reversal.ts';
import { InvariantViolation } from '../refusal.ts';
import type { Allocation, Asset, CreditEvent, CreditsGranted } from './events.ts';
import { isLive, isRenewedBy, type Lot, sumOf, without } from './lots.ts';
import { postings } from './postings.ts';
import { actOf, debtsReturned, takenAfter, type CreditAct } from './act-records.ts';
import { lotParts, payDebts, splitLast, type Taken, takenAsDebt, takenFromLots } from './taken.ts';

export interface Hold {
  readonly holdId: string;
  readonly heldFor: string;
  readonly lots: Allocation;
  readonly expiresAt: number;
  readonly requestHash: string;
  readonly placedAt: number;
}

/** A payment's lot, and how much of it was reversed since. */
export interface PaidLot extends Reversal {
  readonly lotId: string;
  readonly amount: number;
  /** The price of the whole payment. */
  readonly paidCents: number;
  readonly clawedBack: number;
  /** How much of the lot expired unused: a reversal never takes that. */
  readonly expired: number;
}

/** Totals since the account began. `issued` and `writtenOff` came in, the others went out. */
export interface Totals {
  readonly issued: number;
  readonly writtenOff: number;
  readonly consumed: number;
  readonly expired: number;
  readonly clawedBack: number;
  readonly adjustedOut: number;
}

/**
 * The state of one account of an asset, in its unit. Its size depends on open lots, holds and lost or open disputes,
 * and on the number of payments, never on the number of videos.
 */
export interface CreditState {
  readonly asset: Asset;
  /** The revision of the latest event; -1 without one. */
  readonly revision: number;
  /** In order of opening; only lots that hold credits, or that a hold, a dispute or an undo may return credits to. */
  readonly lots: readonly Lot[];
  readonly holds: readonly Hold[];
  /** The latest settled holds, to recognize a late repetition of their reservation. */
  readonly settled: readonly string[];
  /** All lots ever opened without a payment: a second grant under the same id is a repetition. */
  readonly unpaidLots: readonly string[];
  readonly payments: Readonly<Record<string, PaidLot>>;
  /** Reversals that were reported before their payment. */
  readonly noted: Readonly<Record<string, Reversal>>;
  /** The pieces that reversals took, oldest first; kept while they are owed or may have to be returned. */
  readonly taken: readonly Taken[];
  /** The latest acts of administrators, to undo them and to recognize a repetition. */
  readonly acts: readonly CreditAct[];
  readonly debt: number;
  /** How often the balance fell below `lowCredits`, for any reason; the user gets one notice each time. */
  readonly timesLow: number;
  readonly totals: Totals;
  /** Time of the latest event, by a clock that may have been ahead. */
  readonly time: number;
}

export const initialAccount = (asset: Asset): CreditState => ({
  asset,
  revision: -1,
  lots: [],
  holds: [],
  settled: [],
  unpaidLots: [],
  payments: {},
  noted: {},
  taken: [],
  acts: [],
  debt: 0,
  timesLow: 0,
  totals: { issued: 0, writtenOff: 0, consumed: 0, expired: 0, clawedBack: 0, adjustedOut: 0 },
  time: 0,
});
export const initialCredits = initialAccount('minutes');

/** Change it with `evolveCredits` or the shape of the state: snapshots of another version are ignored. */
export const creditStateVersion = '11';

const idsKept = 256;

/** The amount that can be reserved at this time. */
export function availableCredits(state: CreditState, now: number): number {
  return state.lots.reduce((sum, lot) => (isLive(lot, now) ? sum + lot.available : sum), 0);
}

/** The amount in open holds. */
export function heldCredits(state: CreditState): number {
  return state.holds.reduce((sum, hold) => sum + sumOf(hold.lots), 0);
}

/** Twins that were paid for and not refunded: later ones are cheaper. */
export const twinsBought = (state: CreditState): number =>
  Object.values(state.payments).filter(({ amount, clawedBack }) => clawedBack < amount).length;

/** Looks up an id from outside; guards against prototype keys such as `__proto__` (prototype pollution). */
export function lookUp<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** Folds one event into the state. Throws InvariantViolation when the result breaks an invariant. */
export function evolveCredits(state: CreditState, event: CreditEvent, time: number): CreditState {
  if (event.data.asset !== state.asset)
    throw new InvariantViolation(`${event.type} moves ${event.data.asset} in an account of ${state.asset}`);
  const now = Math.max(state.time, time);
  const next = bookkeeping(movePostings({ ...state, revision: state.revision + 1, time: now }, event), event, now);
  assertSound(next, event);
  const timesLow = state.timesLow + (isLow(next) && !isLow(state) ? 1 : 0);
  return prune({ ...next, timesLow });
}

/** Whether the balance is below the amount at which users get a notice. Expiry counts once it is recorded. */
const isLow = ({ lots }: CreditState): boolean => lots.reduce((sum, lot) => sum + lot.available, 0) < lowCredits;

/** The lots, including the new one of the event, still empty. */
function withOpened(lots: readonly Lot[], event: CreditEvent): readonly Lot[] {
  if (event.type === 'CreditsGranted') {
    const { lotId, source, expiresAtMs: expiresAt, isApart } = event.data;
    return [...lots, { lotId, source, available: 0, expiresAt, ended: false, isApart }];
  }
  if (event.type === 'CreditsAdjusted' && event.data.addedAmount > 0) {
    const { lotId, expiresAtMs } = event.data;
    return [...lots, { lotId, source: 'admin', available: 0, expiresAt: expiresAtMs, ended: false, isApart: false }];
  }
  return lots;
}

/** Applies the event's postings to the lots, the debt and the totals. */
function movePostings(state: CreditState, event: CreditEvent): CreditState {
  let { debt } = state;
  let lots = withOpened(state.lots, event);
  const totals: { -readonly [K in keyof Totals]: number } = { ...state.totals };
  for (const { account, delta, id } of postings(event)) {
    if (account === 'lot') lots = posted(lots, id, delta);
    else if (account === 'debt') debt -= delta;
    else if (account === 'issued' || account === 'writtenOff') totals[account] -= delta;
    else if (account !== 'held') totals[account] += delta;
  }
  return { ...state, lots, debt, totals };
}

function posted(lots: readonly Lot[], lotId: string, delta: number): readonly Lot[] {
  const matching = lots.filter((lot) => lot.lotId === lotId).length;
  if (matching !== 1) throw new InvariantViolation(`${matching} lots have the id ${lotId}, one was expected`);
  return lots.map((lot) => (lot.lotId === lotId ? { ...lot, available: lot.available + delta } : lot));
}

const units: Readonly<Record<Asset, string>> = { minutes: 'half-credits', twins: 'twins' };

/** The ledger's invariants: postings balance, nothing is below zero, and the totals account for every unit. */
function assertSound(state: CreditState, event: CreditEvent): void {
  const unit = units[state.asset];
  const unbalanced = postings(event).reduce((sum, { delta }) => sum + delta, 0);
  if (unbalanced !== 0) throw new InvariantViolation(`${event.type} does not balance: ${unbalanced} ${unit}`);
  const overdrawn = state.lots.find((lot) => lot.available < 0);
  if (overdrawn) throw new InvariantViolation(`Lot ${overdrawn.lotId} is overdrawn by ${-overdrawn.available} ${unit}`);
  if (state.debt < 0) throw new InvariantViolation(`The debt is ${state.debt} ${unit}`);
  const { issued, writtenOff, consumed, expired, clawedBack, adjustedOut } = state.totals;
  const available = state.lots.reduce((sum, lot) => sum + lot.available, 0);
  const held = heldCredits(state);
  const difference =
    issued + writtenOff + state.debt - (available + held + consumed + expired + clawedBack + adjustedOut);
  if (difference !== 0) throw new InvariantViolation(`The account is off by ${difference} ${unit} after ${event.type}`);
}

/** Updates everything but amounts: holds, payments, and the ids that were already used. */
function bookkeeping(state: CreditState, event: CreditEvent, now: number): CreditState {
  switch (event.type) {
    case 'CreditsGranted':
      return opened(state, event.data);
    case 'CreditsReserved': {
      const { holdId, heldFor, lots, expiresAtMs, requestHash } = event.data;
      return {
        ...state,
        holds: [...state.holds, { holdId, heldFor, lots, expiresAt: expiresAtMs, requestHash, placedAt: now }],
      };
    }
    case 'CreditsCaptured':
    case 'CreditsReleased': {
      const { holdId, held, debtPaid, returned } = event.data;
      const rest = event.type === 'CreditsCaptured' ? without(held, event.data.capturedAmount) : held;
      const settled = {
        ...state,
        holds: state.holds.filter((hold) => hold.holdId !== holdId),
        settled: [...state.settled, holdId].slice(-idsKept),
        taken: payDebts(state.taken, debtPaid),
      };
      return withExpired(settled, lapsedOf(rest, [...debtPaid, ...returned]));
    }
    case 'CreditsClawedBack': {
      const { paymentId, lotId, takenAmount: taken, fromOthers, debtAmount: debt } = event.data;
      const own = taken > 0 ? [{ lotId, amount: taken }] : [];
      const pieces = [...takenFromLots(paymentId, [...own, ...fromOthers]), ...takenAsDebt(paymentId, debt)];
      return reversed({ ...state, taken: [...state.taken, ...pieces] }, event.data, sumOf(pieces));
    }
    case 'CreditsRestored': {
      const { paymentId, debtCancelledAmount, debtWrittenOffAmount, debtPaid, returned, expiredAmount } = event.data;
      const given = debtCancelledAmount + debtWrittenOffAmount + sumOf(debtPaid) + sumOf(returned) + expiredAmount;
      const { kept, last } = splitLast(state.taken, paymentId, given);
      const acts = debtsReturned(state.acts, paymentId);
      const restored = reversed({ ...state, acts, taken: payDebts(kept, debtPaid) }, event.data, -given);
      return withExpired(restored, lapsedOf(lotParts(last), [...debtPaid, ...returned]));
    }
    case 'CreditReversalNoted':
      return reversed(state, event.data, 0);
    case 'CreditsAdjusted': {
      const act = actOf(event.data, state.taken, (lotId) => reversedOf(state, lotId));
      return { ...state, acts: [...state.acts, act].slice(-idsKept), taken: takenAfter(act, state.taken) };
    }
    case 'CreditsUndone': {
      const { adjustmentId, undoId } = event.data;
      const undone = state.acts.find((act) => act.adjustmentId === adjustmentId && act.undoneBy === null);
      if (!undone) throw new InvariantViolation(`There is no act ${adjustmentId} to undo`);
      const acts = state.acts.map((act) => (act === undone ? { ...act, undoneBy: undoId } : act));
      return { ...state, acts, taken: undone.takenBefore ?? state.taken };
    }
    case 'CreditsExpired':
      return withExpired(state, [event.data]);
  }
}

/** The parts of returned credits that expire, because their lots can no longer be used. */
const lapsedOf = (back: Allocation, usable: Allocation): Allocation =>
  back.filter((part) => usable.every(({ lotId }) => lotId !== part.lotId));

/** Ends the lots that these parts expired in, and counts what expired of those that were paid for. */
function withExpired(state: CreditState, parts: Allocation): CreditState {
  if (parts.length === 0) return state;
  const lots = state.lots.map((lot) =>
    parts.some(({ lotId }) => lotId === lot.lotId) ? { ...lot, ended: true } : lot,
  );
  const payments = Object.entries(state.payments).map(([paymentId, paid]) => {
    const lapsed = sumOf(parts.filter(({ lotId }) => lotId === paid.lotId));
    return [paymentId, lapsed > 0 ? { ...paid, expired: paid.expired + lapsed } : paid] as const;
  });
  return { ...state, lots, payments: Object.fromEntries(payments) };
}

function opened(state: CreditState, grant: CreditsGranted['data']): CreditState {
  const { lotId, amount, debtPaidAmount: debtPaid, paymentId, paidCents } = grant;
  // A new plan period ends the earlier ones, including their credits that are on hold.
  const lots = state.lots.map((lot) => (isRenewedBy(lot, grant) ? { ...lot, ended: true } : lot));
  const taken = payDebts(state.taken, debtPaid > 0 ? [{ lotId, amount: debtPaid }] : []);
  if (paymentId === null) return { ...state, lots, taken, unpaidLots: [...state.unpaidLots, lotId] };
  const { [paymentId]: _applied, ...noted } = state.noted;
  const paid: PaidLot = { lotId, amount, paidCents, clawedBack: 0, expired: 0, ...noReversal };
  return { ...state, lots, taken, payments: { ...state.payments, [paymentId]: paid }, noted };
}

/** Stores the figures of a reversal with its payment, or until its payment is granted. */
function reversed(state: CreditState, event: Reversal & { readonly paymentId: string }, clawed: number): CreditState {
  const { paymentId, refundedCents, failedRefunds, disputes } = event;
  const figures = { refundedCents, failedRefunds, disputes };
  const paid = lookUp(state.payments, paymentId);
  if (!paid) return { ...state, noted: { ...state.noted, [paymentId]: figures } };
  const changed = { ...paid, ...figures, clawedBack: paid.clawedBack + clawed };
  return { ...state, payments: { ...state.payments, [paymentId]: changed } };
}

/** A refund may fail, and the bank may reverse even a lost dispute: then the credits that they took come back. */
const mayComeBack = (paid: PaidLot | undefined): boolean =>
  paid !== undefined && (paid.refundedCents > 0 || paid.disputes.some(({ status }) => status !== 'won'));

const idOfLot = ({ lotId }: { readonly lotId: string }): string => lotId;

/** The pieces that reversals took and that are owed or may have to be returned. */
export const keptTaken = (state: Pick<CreditState, 'payments'>, taken: readonly Taken[]): readonly Taken[] =>
  taken.filter((piece) => piece.from === 'debt' || mayComeBack(lookUp(state.payments, piece.paymentId)));

/** How much reversals took so far of the payment that bought a lot. */
export const reversedOf = ({ payments }: Pick<CreditState, 'payments'>, lotId: string): number =>
  Object.values(payments).find((paid) => paid.lotId === lotId)?.clawedBack ?? 0;

/**
 * Drops what is no longer needed: pieces of reversals that can't come back and are paid, and empty lots that no hold,
 * dispute, failed refund or undo can return credits to.
 */
function prune(state: CreditState): CreditState {
  const taken = keptTaken(state, state.taken);
  if (state.lots.every((lot) => lot.available !== 0)) return { ...state, taken };
  const awaited = new Set([...state.holds.flatMap((hold) => hold.lots), ...taken].map((part) => part.lotId));
  const acts = state.acts.filter((act) => act.undoneBy === null);
  const removed = new Set(acts.flatMap((act) => act.removed).map(idOfLot));
  // The lot that an act opened shows why the act can't be undone.
  const opened = new Set(acts.map(idOfLot));
  const isKept = ({ lotId, available, ended }: Lot): boolean =>
    available !== 0 || awaited.has(lotId) || opened.has(lotId) || (!ended && removed.has(lotId));
  return { ...state, taken, lots: state.lots.filter(isKept) };
}
