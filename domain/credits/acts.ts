import { adminCredits, toCredits, toHalfCredits } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import { say, type Sentence } from '../../words/index.ts';
import { takenAfter, undoChange, type CreditAct } from './act-records.ts';
import type { GiveCredits, SeenAccount, SetAvailableCredits, TakeCredits, UndoCreditAct } from './commands.ts';
import type { Asset, CreditEvent, CreditsAdjusted } from './events.ts';
import { allocate, isLive } from './lots.ts';
import { availableCredits, type CreditState, keptTaken, reversedOf } from './state.ts';
import { sameTaken } from './taken.ts';

/** An amount as people read it: credits with one decimal, Digital Twins without. */
export const figureOf = (asset: Asset, amount: number): string =>
  asset === 'minutes' ? toCredits(amount).toFixed(1) : String(amount);

/** The fields of every act. */
const base = (state: CreditState, adjustmentId: string, now: number) => ({
  asset: state.asset,
  adjustmentId,
  purpose: null,
  beforeAmount: availableCredits(state, now),
  removed: [],
  lotId: `adjustment-${adjustmentId}`,
  addedAmount: 0,
  expiresAtMs: null,
  debtPaidAmount: 0,
  debtClearedAmount: 0,
});

const adjusted = (data: CreditsAdjusted['data']): readonly CreditEvent[] => [{ type: 'CreditsAdjusted', data }];

const isRepeated = (state: CreditState, adjustmentId: string): boolean =>
  state.acts.some((act) => act.adjustmentId === adjustmentId);

/** Sets the available balance. */
export function setAvailable(
  command: SetAvailableCredits,
  state: CreditState,
  now: number,
  revision: number,
): readonly CreditEvent[] {
  const { adjustmentId, amount: afterAmount, seen, reason } = command;
  if (isRepeated(state, adjustmentId)) return [];
  if (seen) assertSeen(seen, state, now, revision);
  const act = base(state, adjustmentId, now);
  const addedAmount = Math.max(0, afterAmount - act.beforeAmount);
  return adjusted({
    ...act,
    act: 'set',
    afterAmount,
    removed: allocate(state.lots, Math.max(0, act.beforeAmount - afterAmount)),
    addedAmount,
    debtClearedAmount: addedAmount > 0 ? state.debt : 0,
    reason,
    note: null,
  });
}

/** Opens a lot, which pays a debt first as every grant does. */
export function give(command: GiveCredits, state: CreditState, now: number, revision: number): readonly CreditEvent[] {
  const { adjustmentId, amount: addedAmount, purpose, expiresAt: expiresAtMs, seen, reason, note } = command;
  if (isRepeated(state, adjustmentId)) return [];
  if (expiresAtMs !== null && state.asset === 'twins')
    throw new Refusal('INVALID_INPUT', say('TWINS_NEVER_EXPIRE'), { field: 'expiresAt' });
  if (expiresAtMs !== null && expiresAtMs <= now)
    throw new Refusal('INVALID_INPUT', say('EXPIRY_NOT_AHEAD'), { field: 'expiresAt' });
  assertSeen(seen, state, now, revision);
  const act = base(state, adjustmentId, now);
  const debtPaidAmount = Math.min(state.debt, addedAmount);
  const afterAmount = act.beforeAmount + addedAmount - debtPaidAmount;
  if (afterAmount > toHalfCredits(adminCredits.max))
    throw new Refusal('INVALID_INPUT', say('BALANCE_TOO_HIGH', { max: adminCredits.max }), { field: 'amount' });
  return adjusted({
    ...act,
    act: 'give',
    purpose,
    afterAmount,
    addedAmount,
    expiresAtMs,
    debtPaidAmount,
    reason,
    note,
  });
}

/** Takes credits in the order in which videos would use them. */
export function take(command: TakeCredits, state: CreditState, now: number, revision: number): readonly CreditEvent[] {
  const { adjustmentId, amount, purpose, seen, reason, note } = command;
  if (isRepeated(state, adjustmentId)) return [];
  assertSeen(seen, state, now, revision);
  const act = base(state, adjustmentId, now);
  const afterAmount = act.beforeAmount - amount;
  if (afterAmount < 0) {
    const most = figureOf(state.asset, act.beforeAmount);
    throw new Refusal('INVALID_INPUT', say('TAKE_TOO_MANY', { most }), { field: 'amount' });
  }
  const removed = allocate(state.lots, amount);
  return adjusted({ ...act, act: 'take', purpose, afterAmount, removed, reason, note });
}

/** Throws CONFLICT with both values where the account is no longer as the person saw it. */
function assertSeen(seen: SeenAccount, state: CreditState, now: number, revision: number): void {
  const available = availableCredits(state, now);
  if (seen.revision === revision && seen.available === available) return;
  const values = { seen: figureOf(state.asset, seen.available), now: figureOf(state.asset, available) };
  const sentence =
    values.seen === values.now ? say('ACCOUNT_MOVED', { now: values.now }) : say('BALANCE_MOVED', values);
  throw new Refusal('CONFLICT', sentence, {
    seen: { ...seen },
    now: { revision, available },
  });
}

/** Undoes an act exactly, or says why that is no longer possible. */
export function undo(
  command: UndoCreditAct,
  state: CreditState,
  now: number,
  revision: number,
): readonly CreditEvent[] {
  const { undoId, adjustmentId, seen, reason, note } = command;
  const act = state.acts.find((each) => each.adjustmentId === adjustmentId);
  if (act?.undoneBy === undoId) return [];
  if (!act) throw new Refusal('NOT_FOUND', say('ACT_NOT_FOUND'));
  assertSeen(seen, state, now, revision);
  const obstacle = whyNotUndone(act, state, now);
  if (obstacle) throw new Refusal('NOT_ALLOWED_NOW', obstacle);
  const beforeAmount = availableCredits(state, now);
  const data = {
    asset: state.asset,
    undoId,
    adjustmentId,
    beforeAmount,
    afterAmount: beforeAmount + undoChange(act),
    returned: act.removed.map(({ lotId, amount }) => ({ lotId, amount })),
    lotId: act.lotId,
    withdrawnAmount: act.opened,
    debtPaidAmount: act.debtPaid,
    debtClearedAmount: act.debtCleared,
    reason,
    note,
  };
  return [{ type: 'CreditsUndone', data }];
}

/** Why an act can't be undone exactly at this time; undefined when it can. */
export function whyNotUndone(act: CreditAct, state: CreditState, now: number): Sentence | undefined {
  if (act.undoneBy !== null) return say('UNDO_DONE_BEFORE');
  const { removed, opened, takenBefore } = act;
  if (removed.length === 0 && opened === 0 && takenBefore === null) return say('UNDO_CHANGED_NOTHING');
  const lotOf = (id: string) => state.lots.find(({ lotId }) => lotId === id);
  if (removed.some((part) => reversedOf(state, part.lotId) !== part.reversed)) return say('UNDO_REVERSED_SINCE');
  const own = lotOf(act.lotId);
  const targets = [...removed.map(({ lotId }) => lotOf(lotId)), ...(opened > 0 && own ? [own] : [])];
  if (targets.some((lot) => !lot || !isLive(lot, now))) return say('UNDO_EXPIRED_SINCE');
  if ((own?.available ?? 0) !== opened) return say('UNDO_USED_SINCE');
  return debtObstacle(act, state, now);
}

/** Why the debts that the act settled can't be owed again; nobody may hold credits and owe some at the same time. */
function debtObstacle(act: CreditAct, state: CreditState, now: number): Sentence | undefined {
  const { takenBefore, debtPaid, debtCleared } = act;
  if (takenBefore !== null) {
    const expected = keptTaken(state, takenAfter(act, takenBefore));
    if (act.debtsReturned || !sameTaken(expected, state.taken)) return say('UNDO_DEBT_CHANGED_SINCE');
  }
  const debt = state.debt + debtPaid + debtCleared;
  return debt > 0 && availableCredits(state, now) + undoChange(act) > 0 ? say('UNDO_WHILE_IN_DEBT') : undefined;
}
