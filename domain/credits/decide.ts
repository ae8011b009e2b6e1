import { halfCreditsForSeconds, limits, toCredits } from '../catalog.ts';
import type { JsonObject } from '../envelope.ts';
import { Refusal } from '../refusal.ts';
import {
  type CaptureCredits,
  type CreditCommand,
  type GrantCredits,
  type ReleaseCredits,
  type ReserveCredits,
  unsoundNumbers,
} from './commands.ts';
import type { Asset, CreditEvent, CreditsGranted } from './events.ts';
import { give, setAvailable, take, undo } from './acts.ts';
import { allocate, giveBack, isLive, isRenewedBy, type Lot, sumOf, without } from './lots.ts';
import { reverse } from './reversals.ts';
import { availableCredits, evolveCredits, lookUp, type CreditState, type Hold } from './state.ts';
import { say, type Sentence } from '../../words/index.ts';

/**
 * Decides a credit command at the time `now` of the clock (milliseconds). Every decision first records what has
 * expired, so that it works on the balances at that time. Returns no events when the command was already done. Throws a
 * Refusal.
 */
export function decideCredits(command: CreditCommand, state: CreditState, now: number): readonly CreditEvent[] {
  const unsound = unsoundNumbers(command);
  if (unsound !== undefined) throw new Refusal('INVALID_INPUT', unsound);
  const expired = lapse(state, now);
  const decided = decideNow(command, fold(state, expired, now), now, state.revision);
  return decided.length > 0 || command.kind === 'expire' ? [...expired, ...decided] : [];
}

/** `revision` is the account's recorded revision, without the expiries that this decision adds. */
function decideNow(command: CreditCommand, state: CreditState, now: number, revision: number): readonly CreditEvent[] {
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
      return setAvailable(command, state, now, revision);
    case 'give':
      return give(command, state, now, revision);
    case 'take':
      return take(command, state, now, revision);
    case 'undo':
      return undo(command, state, now, revision);
    case 'expire':
      return [];
  }
}

const fold = (state: CreditState, events: readonly CreditEvent[], now: number): CreditState =>
  events.reduce((folded, event) => evolveCredits(folded, event, now), state);

/** Expires what is left of every lot that is due. */
function lapse(state: CreditState, now: number): readonly CreditEvent[] {
  return endLots(state, (lot) => !isLive(lot, now), 'expiry');
}

function endLots(state: CreditState, ends: (lot: Lot) => boolean, cause: 'expiry' | 'renewal'): readonly CreditEvent[] {
  return state.lots
    .filter((lot) => lot.available > 0 && ends(lot))
    .map((lot) => ({
      type: 'CreditsExpired',
      data: { asset: state.asset, lotId: lot.lotId, amount: lot.available, cause },
    }));
}

function grant(command: GrantCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const { kind: _kind, expiresAt, ...asked } = command;
  const { lotId, paymentId, amount, currency } = asked;
  if (paymentId === null ? state.unpaidLots.includes(lotId) : lookUp(state.payments, paymentId)) return [];
  if (state.unpaidLots.includes(lotId) || Object.values(state.payments).some((paid) => paid.lotId === lotId)) {
    throw new Refusal('CONFLICT', say('CREDITS_GRANTED_ELSEWHERE'));
  }
  const data: CreditsGranted['data'] = {
    asset: state.asset,
    ...asked,
    expiresAtMs: expiresAt,
    debtPaidAmount: Math.min(state.debt, amount),
  };
  const granted = [
    ...endLots(state, (lot) => isRenewedBy(lot, data), 'renewal'),
    { type: 'CreditsGranted', data },
  ] satisfies CreditEvent[];
  const noted = paymentId === null ? undefined : lookUp(state.noted, paymentId);
  const opened = fold(state, granted, now);
  const taken =
    paymentId !== null && noted ? reverse({ kind: 'reverse', paymentId, currency, ...noted }, opened, now) : [];
  return [...granted, ...taken, ...lapse(fold(opened, taken, now), now)];
}

/** The open hold that this reservation repeats: one with the same id, or a double click. */
export function repeatedHold(
  { holdId, requestHash, keyed }: ReserveCredits,
  state: CreditState,
  at: number,
): Hold | undefined {
  const since = Math.max(at, state.time) - limits.doubleClick;
  const sameId = state.holds.find((hold) => hold.holdId === holdId);
  return (
    sameId ??
    (keyed ? undefined : state.holds.find((hold) => hold.requestHash === requestHash && hold.placedAt > since))
  );
}

const idReused = (): Refusal => new Refusal('IDEMPOTENCY_KEY_REUSED', say('IDEMPOTENCY_KEY_REUSED'));

function reserve(command: ReserveCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const { kind: _kind, keyed: _keyed, expiresAt: expiresAtMs, ...data } = command;
  const repeated = repeatedHold(command, state, now);
  if (repeated && repeated.requestHash !== command.requestHash) throw idReused();
  if (repeated) return [];
  if (state.settled.includes(command.holdId)) {
    throw new Refusal('NOT_ALLOWED_NOW', say('CREDITS_SETTLED'));
  }
  const missing = command.amount + state.debt - availableCredits(state, now);
  if (missing > 0) {
    const code = state.debt > 0 ? 'ACCOUNT_IN_DEBT' : 'INSUFFICIENT_CREDITS';
    throw new Refusal(code, ...shortfall[state.asset](missing));
  }
  return [
    {
      type: 'CreditsReserved',
      data: { asset: state.asset, ...data, expiresAtMs, lots: allocate(state.lots, command.amount) },
    },
  ];
}

/** The refusal of a video that costs more than is available. */
export const shortfallSentence = (missingHalfCredits: number): Sentence =>
  say('CREDITS_MISSING', { missing: toCredits(missingHalfCredits).toFixed(1) });

/** How a refusal says what is missing. */
const shortfall: Readonly<Record<Asset, (missing: number) => readonly [sentence: Sentence, details: JsonObject]>> = {
  minutes: (missing) => [shortfallSentence(missing), { missingHalfCredits: missing }],
  twins: (missing) => [say('TWIN_CREDIT_NEEDED'), { missingTwinCredits: missing }],
};

function capture({ holdId, durationMs }: CaptureCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const hold = state.holds.find((open) => open.holdId === holdId);
  if (!hold) return [];
  const { heldFor, lots: held } = hold;
  const used = durationMs === null ? sumOf(held) : halfCreditsForSeconds(durationMs / 1_000);
  const capturedAmount = Math.min(used, sumOf(held));
  const rest = giveBack(state.lots, state.debt, without(held, capturedAmount), now);
  return [
    {
      type: 'CreditsCaptured',
      data: { asset: state.asset, holdId, heldFor, held, capturedAmount, ...rest, durationMs },
    },
  ];
}

function release({ holdId, reason }: ReleaseCredits, state: CreditState, now: number): readonly CreditEvent[] {
  const hold = state.holds.find((open) => open.holdId === holdId);
  if (!hold) return [];
  const { heldFor, lots: held } = hold;
  const back = giveBack(state.lots, state.debt, held, now);
  return [{ type: 'CreditsReleased', data: { asset: state.asset, holdId, heldFor, held, ...back, reason } }];
}
