import type { Allocation, CreditEvent, CreditsGranted } from './events.ts';
import { postings } from './postings.ts';

/** A grant with what is left of it, in half-credits. */
export interface Lot {
  readonly lotId: string;
  readonly source: CreditsGranted['data']['source'];
  readonly available: number;
  /** Spendable before this instant (milliseconds), null: for ever. */
  readonly expiresAt: number | null;
}

export interface Hold {
  readonly holdId: string;
  readonly videoId: string;
  readonly lots: Allocation;
  readonly expiresAt: number;
  readonly fingerprint: string;
  readonly placedAt: number;
}

/** What a payment bought and how much of it was taken back since. */
export interface PaidLot {
  readonly lotId: string;
  readonly halfCredits: number;
  readonly priceCents: number;
  readonly expiresAt: number | null;
  readonly clawedBack: number;
  readonly refundedCents: number;
  readonly disputedCents: number;
}

export interface Totals {
  readonly issued: number;
  readonly consumed: number;
  readonly expired: number;
  readonly clawedBack: number;
  readonly adjustedOut: number;
  readonly writtenOff: number;
}

/**
 * One account's credits. Its size depends on what is open (lots, holds) and on how often the account was
 * paid for or adjusted by hand, never on how many videos were made.
 */
export interface CreditState {
  /** In order of opening; only lots that hold something or that an open hold may return to. */
  readonly lots: readonly Lot[];
  readonly holds: readonly Hold[];
  /** The latest settled holds, so that a late repetition of their reservation is recognised. */
  readonly settled: readonly string[];
  /** Lots opened without a payment, ever: a second grant under the same id is the first. */
  readonly unpaidLots: readonly string[];
  readonly payments: Readonly<Record<string, PaidLot>>;
  /** Reversals that came before their payment. */
  readonly noted: Readonly<Record<string, { readonly refundedCents: number; readonly disputedCents: number }>>;
  /** What each adjustment asked for, so that its repetition is told from another request under the same id. */
  readonly adjustments: Readonly<Record<string, string>>;
  readonly debt: number;
  readonly totals: Totals;
  /** Time of the latest event: decisions never go back behind it. */
  readonly time: number;
}

export const initialCredits: CreditState = {
  lots: [],
  holds: [],
  settled: [],
  unpaidLots: [],
  payments: {},
  noted: {},
  adjustments: {},
  debt: 0,
  totals: { issued: 0, consumed: 0, expired: 0, clawedBack: 0, adjustedOut: 0, writtenOff: 0 },
  time: 0,
};

/** Changes when `evolveCredits` or the shape of the state does: older snapshots are then ignored. */
export const creditStateVersion = 'credits-1';

const settledKept = 256;

export const sumOf = (lots: Allocation): number => lots.reduce((sum, part) => sum + part.halfCredits, 0);

/** Half-credits that can be reserved at this time. */
export function availableCredits(state: CreditState, now: number): number {
  return state.lots.reduce((sum, lot) => (isLive(lot, now) ? sum + lot.available : sum), 0);
}

/** Half-credits set aside by open holds. */
export function heldCredits(state: CreditState): number {
  return state.holds.reduce((sum, hold) => sum + sumOf(hold.lots), 0);
}

/** A lot can be used before its expiry instant, not at it. */
export const isLive = (lot: { readonly expiresAt: number | null }, now: number): boolean => lot.expiresAt === null || now < lot.expiresAt;

/** The text that identifies what an adjustment asked for. */
export const adjustmentRequest = (after: number, reason: string): string => `${after}:${reason}`;

/** Folds one event into the state. Total over every event ever written; decides nothing. */
export function evolveCredits(state: CreditState, event: CreditEvent, time: number): CreditState {
  return prune(bookkeeping(movePostings({ ...state, time: Math.max(state.time, time) }, event), event, time));
}

/** Moves the amounts: lots, debt and totals follow from the event's postings alone. */
function movePostings(state: CreditState, event: CreditEvent): CreditState {
  let lots = state.lots;
  let debt = state.debt;
  const totals: { -readonly [K in keyof Totals]: number } = { ...state.totals };
  for (const { account, delta, lotId } of postings(event)) {
    if (account === 'lot') lots = changeLot(state, lots, lotId, delta, event);
    else if (account === 'debt') debt -= delta;
    else if (account === 'issued') totals.issued -= delta;
    else if (account !== 'held') totals[account] += delta;
  }
  return { ...state, lots, debt, totals };
}

function changeLot(state: CreditState, lots: readonly Lot[], lotId: string, delta: number, event: CreditEvent): readonly Lot[] {
  if (lots.some((lot) => lot.lotId === lotId)) {
    return lots.map((lot) => (lot.lotId === lotId ? { ...lot, available: lot.available + delta } : lot));
  }
  return [...lots, { ...openedBy(state, lotId, event), lotId, available: delta }];
}

/** What is known of a lot that is not in the state: it is opened by this event, or comes back after it was used up. */
function openedBy(state: CreditState, lotId: string, event: CreditEvent): Pick<Lot, 'source' | 'expiresAt'> {
  if (event.type === 'CreditsGranted') return { source: event.data.source, expiresAt: event.data.expiresAt };
  const paid = Object.values(state.payments).find((payment) => payment.lotId === lotId);
  return paid ? { source: 'bundle', expiresAt: paid.expiresAt } : { source: 'admin', expiresAt: null };
}

/** Remembers what the amounts alone don't tell: holds, payments, and what was already done under which id. */
function bookkeeping(state: CreditState, event: CreditEvent, time: number): CreditState {
  switch (event.type) {
    case 'CreditsGranted': {
      const { paymentId, lotId, halfCredits, priceCents, expiresAt } = event.data;
      if (paymentId === null) return { ...state, unpaidLots: [...state.unpaidLots, lotId] };
      const paid: PaidLot = { lotId, halfCredits, priceCents, expiresAt, clawedBack: 0, refundedCents: 0, disputedCents: 0 };
      const { [paymentId]: _applied, ...noted } = state.noted;
      return { ...state, payments: { ...state.payments, [paymentId]: paid }, noted };
    }
    case 'CreditsReserved': {
      const { holdId, videoId, lots, expiresAt, fingerprint } = event.data;
      return { ...state, holds: [...state.holds, { holdId, videoId, lots, expiresAt, fingerprint, placedAt: time }] };
    }
    case 'CreditsCaptured':
    case 'CreditsReleased': {
      const { holdId } = event.data;
      return {
        ...state,
        holds: state.holds.filter((hold) => hold.holdId !== holdId),
        settled: [...state.settled, holdId].slice(-settledKept),
      };
    }
    case 'CreditsClawedBack': {
      const { paymentId, taken, fromOthers, debt, refundedCents, disputedCents } = event.data;
      return changePayment(state, paymentId, taken + sumOf(fromOthers) + debt, refundedCents, disputedCents);
    }
    case 'CreditsRestored': {
      const { paymentId, debtPaid, returned, expired, refundedCents, disputedCents } = event.data;
      return changePayment(state, paymentId, -(debtPaid + returned + expired), refundedCents, disputedCents);
    }
    case 'CreditReversalNoted': {
      const { paymentId, refundedCents, disputedCents } = event.data;
      return { ...state, noted: { ...state.noted, [paymentId]: { refundedCents, disputedCents } } };
    }
    case 'CreditsAdjusted': {
      const { adjustmentId, after, reason } = event.data;
      return { ...state, adjustments: { ...state.adjustments, [adjustmentId]: adjustmentRequest(after, reason) } };
    }
    case 'CreditsExpired':
      return state;
  }
}

function changePayment(state: CreditState, paymentId: string, clawed: number, refundedCents: number, disputedCents: number): CreditState {
  const paid = state.payments[paymentId];
  if (!paid) throw new Error(`Payment ${paymentId} was reversed but never granted`);
  const changed = { ...paid, clawedBack: paid.clawedBack + clawed, refundedCents, disputedCents };
  return { ...state, payments: { ...state.payments, [paymentId]: changed } };
}

/** Drops lots that hold nothing and that no open hold can return to. */
function prune(state: CreditState): CreditState {
  if (state.lots.every((lot) => lot.available > 0)) return state;
  const awaited = new Set(state.holds.flatMap((hold) => hold.lots.map((part) => part.lotId)));
  return { ...state, lots: state.lots.filter((lot) => lot.available !== 0 || awaited.has(lot.lotId)) };
}
