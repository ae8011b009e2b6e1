import { halfCreditsForSeconds, limits, toCredits } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import type { Allocation, CreditEvent, CreditsGranted, CreditsReleased } from './events.ts';
import { adjustmentRequest, availableCredits, isLive, sumOf, type CreditState, type Hold, type Lot, evolveCredits } from './state.ts';

export interface GrantCredits {
  readonly kind: 'grant';
  readonly lotId: string;
  readonly source: CreditsGranted['data']['source'];
  readonly halfCredits: number;
  readonly expiresAt: number | null;
  readonly paymentId: string | null;
  readonly priceCents: number;
  readonly catalogVersion: string;
  readonly description: string;
}

export interface ReserveCredits {
  readonly kind: 'reserve';
  readonly holdId: string;
  readonly videoId: string;
  readonly halfCredits: number;
  /** When the hold is given up if nothing settles it. */
  readonly expiresAt: number;
  /** Identifies the same request made twice. */
  readonly fingerprint: string;
  /** False when the caller gave no idempotency key: a double click is then one request. */
  readonly keyed: boolean;
  readonly description: string;
}

export interface CaptureCredits {
  readonly kind: 'capture';
  readonly holdId: string;
  readonly seconds: number;
  readonly description: string;
}

export interface ReleaseCredits {
  readonly kind: 'release';
  readonly holdId: string;
  readonly reason: CreditsReleased['data']['reason'];
  readonly description: string;
}

/** States how much of a payment the provider has taken back by now; absolute figures, so order and repetition don't matter. */
export interface ReversePayment {
  readonly kind: 'reverse';
  readonly paymentId: string;
  readonly refundedCents: number;
  /** Cents under open or lost disputes; a won dispute no longer counts. */
  readonly disputedCents: number;
}

export interface SetAvailableCredits {
  readonly kind: 'set';
  readonly adjustmentId: string;
  readonly halfCredits: number;
  readonly reason: string;
}

/** Records what has lapsed by now. */
export interface ExpireCredits {
  readonly kind: 'expire';
}

export type CreditCommand =
  | GrantCredits
  | ReserveCredits
  | CaptureCredits
  | ReleaseCredits
  | ReversePayment
  | SetAvailableCredits
  | ExpireCredits;

/**
 * Decides a credit command at the time `at` (milliseconds; never taken as earlier than the stream's last event).
 * Every decision first records what has lapsed, so the balances that it works on are true at that time.
 * Gives no events when the command was already done. Throws a Refusal, and then nothing changes.
 */
export function decideCredits(command: CreditCommand, state: CreditState, at: number): readonly CreditEvent[] {
  const now = Math.max(at, state.time);
  const lapsed = lapse(state, (lot) => !isLive(lot, now), 'expiry');
  const current = lapsed.reduce((folded, event) => evolveCredits(folded, event, now), state);
  const decided = decideNow(command, current, now);
  return decided.length > 0 || command.kind === 'expire' ? [...lapsed, ...decided] : [];
}

function decideNow(command: CreditCommand, state: CreditState, now: number): readonly CreditEvent[] {
  switch (command.kind) {
    case 'grant':
      return grant(command, state, now);
    case 'reserve':
      return reserve(command, state, now);
    case 'capture':
      return capture(command, state, now);
    case 'release':
      return release(command, state, now);
    case 'reverse':
      return reverse(command, state, now);
    case 'set':
      return setAvailable(command, state, now);
    case 'expire':
      return [];
  }
}

/** The open hold that this reservation would repeat: the same id, or the same request clicked twice (DECISIONS section 8). */
export function repeatedHold(command: ReserveCredits, state: CreditState, at: number): Hold | undefined {
  const now = Math.max(at, state.time);
  return state.holds.find(
    (hold) =>
      hold.holdId === command.holdId ||
      (!command.keyed && hold.fingerprint === command.fingerprint && now - hold.placedAt < limits.doubleClick),
  );
}

function grant(command: GrantCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const known = command.paymentId === null ? state.unpaidLots.includes(command.lotId) : command.paymentId in state.payments;
  if (known) return [];
  const { kind: _kind, ...data } = command;
  const renewed = command.source === 'plan' ? lapse(state, (lot) => lot.source === 'plan', 'renewal') : [];
  const granted: CreditEvent = { type: 'CreditsGranted', data: { ...data, debtPaid: Math.min(state.debt, command.halfCredits) } };
  const noted = command.paymentId === null ? undefined : state.noted[command.paymentId];
  if (!noted || command.paymentId === null) return [...renewed, granted];
  const after = [...renewed, granted].reduce((folded, event) => evolveCredits(folded, event, now), state);
  return [...renewed, granted, ...reverse({ kind: 'reverse', paymentId: command.paymentId, ...noted }, after, now)];
}

function reserve(command: ReserveCredits, state: CreditState, now: number): readonly CreditEvent[] {
  if (repeatedHold(command, state, now)) return [];
  if (state.settled.includes(command.holdId)) {
    throw new Refusal('NOT_ALLOWED_NOW', 'The credits of this request were already settled.');
  }
  const missing = command.halfCredits + state.debt - availableCredits(state, now);
  if (missing > 0) {
    const code = state.debt > 0 ? 'ACCOUNT_IN_DEBT' : 'INSUFFICIENT_CREDITS';
    throw new Refusal(code, shortfallSentence(missing), { missingHalfCredits: missing });
  }
  const { holdId, videoId, halfCredits, expiresAt, fingerprint, description } = command;
  const lots = allocate(state.lots, halfCredits);
  return [{ type: 'CreditsReserved', data: { holdId, videoId, halfCredits, lots, expiresAt, fingerprint, description } }];
}

/** The sentence of spec part 2 section 2, step 4. */
export const shortfallSentence = (missingHalfCredits: number): string =>
  `You need ${toCredits(missingHalfCredits).toFixed(1)} more credits to generate this video.`;

function capture(command: CaptureCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const hold = state.holds.find((open) => open.holdId === command.holdId);
  if (!hold) return [];
  const captured = Math.min(halfCreditsForSeconds(command.seconds), sumOf(hold.lots));
  const { holdId, videoId, lots: held } = hold;
  const rest = giveBack(state, without(held, captured), now);
  const { seconds, description } = command;
  return [{ type: 'CreditsCaptured', data: { holdId, videoId, held, captured, ...rest, seconds, description } }];
}

function release(command: ReleaseCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const hold = state.holds.find((open) => open.holdId === command.holdId);
  if (!hold) return [];
  const { holdId, videoId, lots: held } = hold;
  const { reason, description } = command;
  return [{ type: 'CreditsReleased', data: { holdId, videoId, held, ...giveBack(state, held, now), reason, description } }];
}

/** Where unused credits go: a debt first, then their lots, or nowhere when the lot has lapsed (DECISIONS 2.6). */
function giveBack(state: CreditState, parts: Allocation, now: number): { debtPaid: number; returned: Allocation; expired: number } {
  let owed = state.debt;
  let expired = 0;
  const returned: Allocation[number][] = [];
  for (const { lotId, halfCredits } of parts) {
    const lot = state.lots.find((known) => known.lotId === lotId);
    if (!lot || !isLive(lot, now)) {
      expired += halfCredits;
      continue;
    }
    const paid = Math.min(owed, halfCredits);
    owed -= paid;
    if (halfCredits > paid) returned.push({ lotId, halfCredits: halfCredits - paid });
  }
  return { debtPaid: state.debt - owed, returned, expired };
}

function reverse(command: ReversePayment, state: CreditState, now: number): readonly CreditEvent[] {
  const { paymentId, refundedCents, disputedCents } = command;
  const paid = state.payments[paymentId];
  if (!paid) {
    const noted = state.noted[paymentId];
    const same = noted?.refundedCents === refundedCents && noted.disputedCents === disputedCents;
    if (same || (!noted && refundedCents === 0 && disputedCents === 0)) return [];
    return [{ type: 'CreditReversalNoted', data: { paymentId, refundedCents, disputedCents } }];
  }
  const reversed = Math.min(refundedCents + disputedCents, paid.priceCents);
  // In proportion and rounded down, yet exactly all of it once all the money is gone (DECISIONS 2.9).
  const target = reversed >= paid.priceCents ? paid.halfCredits : Math.floor((paid.halfCredits * reversed) / paid.priceCents);
  const due = target - paid.clawedBack;
  const base = { paymentId, lotId: paid.lotId, refundedCents, disputedCents };
  if (due > 0) return [{ type: 'CreditsClawedBack', data: { ...base, ...takeBack(state, paid.lotId, due) } }];
  if (due === 0) return [];
  const debtPaid = Math.min(state.debt, -due);
  const rest = -due - debtPaid;
  const live = isLive(paid, now);
  return [{ type: 'CreditsRestored', data: { ...base, debtPaid, returned: live ? rest : 0, expired: live ? 0 : rest } }];
}

/** What is left of the lot goes first; what was used is taken from other lots, and owed where they don't suffice. */
function takeBack(state: CreditState, lotId: string, due: number): { taken: number; fromOthers: Allocation; debt: number } {
  const left = state.lots.find((lot) => lot.lotId === lotId)?.available ?? 0;
  const taken = Math.min(left, due);
  const others = state.lots.filter((lot) => lot.lotId !== lotId);
  const covered = Math.min(due - taken, others.reduce((sum, lot) => sum + lot.available, 0));
  return { taken, fromOthers: allocate(others, covered), debt: due - taken - covered };
}

function setAvailable(command: SetAvailableCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const { adjustmentId, halfCredits: after, reason } = command;
  const known = state.adjustments[adjustmentId];
  if (known === adjustmentRequest(after, reason)) return [];
  if (known !== undefined) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
  }
  const before = availableCredits(state, now);
  const added = Math.max(0, after - before);
  return [
    {
      type: 'CreditsAdjusted',
      data: {
        adjustmentId,
        before,
        after,
        removed: allocate(state.lots, Math.max(0, before - after)),
        lotId: `adjustment-${adjustmentId}`,
        added,
        debtCleared: added > 0 ? state.debt : 0,
        reason,
      },
    },
  ];
}

function lapse(state: CreditState, lapses: (lot: Lot) => boolean, cause: 'expiry' | 'renewal'): readonly CreditEvent[] {
  return state.lots
    .filter((lot) => lot.available > 0 && lapses(lot))
    .map((lot) => ({ type: 'CreditsExpired', data: { lotId: lot.lotId, halfCredits: lot.available, cause } }));
}

/** Takes an amount from lots: soonest expiry first, then in order of opening (DECISIONS 2.4). The lots must suffice. */
function allocate(lots: readonly Lot[], halfCredits: number): Allocation {
  const soonestFirst = lots.toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);
  const parts: Allocation[number][] = [];
  let missing = halfCredits;
  for (const lot of soonestFirst) {
    const part = Math.min(lot.available, missing);
    if (part > 0) parts.push({ lotId: lot.lotId, halfCredits: part });
    missing -= part;
  }
  if (missing > 0) throw new Error(`Lots lack ${missing} half-credits`);
  return parts;
}

/** What remains of the parts after the first so many half-credits were used. */
function without(parts: Allocation, used: number): Allocation {
  let left = used;
  return parts.flatMap(({ lotId, halfCredits }) => {
    const part = Math.min(halfCredits, left);
    left -= part;
    return halfCredits > part ? [{ lotId, halfCredits: halfCredits - part }] : [];
  });
}
