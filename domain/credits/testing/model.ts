import { isDeepStrictEqual } from 'node:util';
import { frozen, checked } from '../../testing/spec.ts';
import { Refusal } from '../../refusal.ts';
import type * as ledgerModule from '../index.ts';
import { lookUp, type Account, type Asset, type CreditCommand, type CreditEvent, type CreditState } from '../index.ts';
import type { Move } from './moves.ts';
import { Oracle, type Answer } from './oracle.ts';

/** The functions under test; each mutant provides its version of them. */
export type Ledger = Pick<
  typeof ledgerModule,
  'initialAccount' | 'decideCredits' | 'evolveCredits' | 'postings' | 'availableCredits' | 'heldCredits'
>;

/** An invariant of the ledger was broken; `invariant` is its number, `L1` to `L20`. */
export class InvariantBroken extends Error {
  readonly invariant: string;

  constructor(invariant: string, message: string) {
    super(`${invariant}: ${message}`);
    this.name = 'InvariantBroken';
    this.invariant = invariant;
  }
}

function hold(invariant: string, fact: string, holds: boolean): asserts holds {
  if (!holds) throw new InvariantBroken(invariant, fact);
}

function equal<Value>(invariant: string, fact: string, actual: Value, expected: Value): void {
  if (actual !== expected && !isDeepStrictEqual(actual, expected)) {
    throw new InvariantBroken(
      invariant,
      `${fact}: is ${JSON.stringify(actual)}, should be ${JSON.stringify(expected)}`,
    );
  }
}

/** A rare case that a run must have covered to prove anything. */
export type RareCase =
  | 'refund before payment'
  | 'release to an expired lot'
  | 'expiry during a hold'
  | 'hold over several lots'
  | 'debt'
  | 'debt paid by a grant'
  | 'debt paid by a hold'
  | 'debt written off'
  | 'dispute won'
  | 'dispute won after a write-off'
  | 'credits given back to another lot'
  | 'refund of expired credits'
  | 'plan renewed'
  | 'double click'
  | 'clock went back'
  | 'set during a hold'
  | 'undo of a set'
  | 'undo of a gift'
  | 'undo of a taking'
  | 'undo of a debt paid'
  | 'undo of a debt written off'
  | 'undo after other events'
  | 'undo refused'
  | 'balance moved';

interface Run {
  readonly ledger: Ledger;
  /** Gets every event that was recorded, with the state after it. */
  readonly watch: (event: CreditEvent, state: CreditState, time: number) => void;
  readonly oracle: Oracle;
  readonly seen: Set<RareCase>;
  readonly accounts: Map<Account, number>;
  readonly log: { readonly event: CreditEvent; readonly time: number }[];
  readonly sent: CreditCommand[];
  state: CreditState;
  clock: number;
}

/**
 * Runs a history on an account of the asset and on the oracle, and checks every invariant after every command. Throws
 * InvariantBroken. Returns the rare cases that the history covered.
 */
export function runHistory(
  ledger: Ledger,
  history: readonly Move[],
  asset: Asset = 'minutes',
  watch: Run['watch'] = () => undefined,
): ReadonlySet<RareCase> {
  const run: Run = {
    ledger,
    watch,
    oracle: new Oracle(asset),
    seen: new Set(),
    accounts: new Map(),
    log: [],
    sent: [],
    state: ledger.initialAccount(asset),
    clock: 1_000_000,
  };
  for (const move of history) step(run, move);
  end(run);
  return run.seen;
}

function step(run: Run, move: Move): void {
  switch (move.kind) {
    case 'wait':
      run.clock += move.ms;
      if (move.ms < 0) run.seen.add('clock went back');
      return;
    case 'wait_for_expiry':
      run.clock = (run.oracle.nextEnd() ?? run.clock) + move.offset;
      return;
    case 'again': {
      const command = run.sent.at(-1 - move.back);
      if (command) send(run, command);
      return;
    }
    case 'send': {
      const { command, lifetime } = move;
      const asked = onSight(run, command, lifetime);
      run.sent.push(asked);
      send(run, asked);
    }
  }
}

/** The command of somebody who looks at the account now; `seen` of a move says how far off their view is. */
function onSight({ log, oracle, clock }: Run, command: CreditCommand, lifetime: number | null): CreditCommand {
  const expires = lifetime !== null && 'expiresAt' in command && command.kind !== 'reserve';
  const lasting = expires ? { ...command, expiresAt: clock + lifetime } : command;
  if (!('seen' in lasting) || lasting.seen === undefined) return lasting;
  const revision = log.length - 1 - lasting.seen.revision;
  return { ...lasting, seen: { revision, available: oracle.spendable(clock).length + lasting.seen.available } };
}

function send(run: Run, command: CreditCommand): void {
  const { ledger, oracle, state, clock } = run;
  oracle.revision = run.log.length - 1;
  const debtBefore = oracle.debt();
  const expected = oracle.apply(command, clock);
  const decided = answerOf(ledger, command, state, clock);
  equal('L19', 'The state after the decision', decided.again, decided.answer);
  equal('L14', 'The answer', decided.answer, withMessage(expected, decided.answer));
  observe(run, command, decided, debtBefore);
  // Time alone changes what is available; everything else changes by events only.
  if (decided.events.length === 0) return checkAvailable(run);
  for (const event of decided.events) record(run, event);
  // Sometimes put the state through a snapshot, which must change nothing.
  run.state = frozen(run.log.length % 8 === 0 ? (JSON.parse(JSON.stringify(run.state)) as CreditState) : run.state);
  checkAvailable(run);
  checkAgainstOracle(run);
  checkSelf(run, decided.events);
  checkUndo(run, state, command);
  equal('L14', 'The repetition', ask(ledger, command, run.state, clock).answer.kind, 'nothing');
  if (command.kind === 'set')
    equal('L13', 'The balance that was set', ledger.availableCredits(run.state, clock), command.amount);
}

/** Undoing an act at once restores the account, whatever the act did. */
function checkUndo({ ledger, state, clock }: Run, before: CreditState, command: CreditCommand): void {
  if (command.kind !== 'set' && command.kind !== 'give' && command.kind !== 'take') return;
  const fold = (from: CreditState, events: readonly CreditEvent[]): CreditState =>
    events.reduce((folded, event) => ledger.evolveCredits(folded, event, clock), from);
  const { adjustmentId } = command;
  const seen = { revision: state.revision, available: ledger.availableCredits(state, clock) };
  const undo = { kind: 'undo' as const, undoId: 'at once', adjustmentId, seen, reason: null, note: null };
  const { answer, events } = ask(ledger, undo, state, clock);
  const figures = ({ lots, holds, taken, payments, debt, totals }: CreditState) => ({
    lots,
    holds,
    taken,
    payments,
    debt,
    totals,
  });
  const lapsed = fold(before, ledger.decideCredits({ kind: 'expire' }, before, clock));
  const isMoved = !isDeepStrictEqual(figures(lapsed), figures(state));
  equal('undo', 'The answer to an undo at once', answer.kind, isMoved ? 'done' : 'refused');
  equal('undo', 'The account after an undo at once', figures(fold(state, events)), figures(lapsed));
}

interface Decided {
  readonly answer: Answer;
  readonly again: Answer;
  readonly events: readonly CreditEvent[];
}

function answerOf(ledger: Ledger, command: CreditCommand, state: CreditState, at: number): Decided {
  const [first, second] = [ask(ledger, command, state, at), ask(ledger, command, state, at)];
  equal('L19', 'The events of the second decision', second.events, first.events);
  return { answer: first.answer, again: second.answer, events: first.events };
}

function ask(
  ledger: Ledger,
  command: CreditCommand,
  state: CreditState,
  at: number,
): { answer: Answer; events: readonly CreditEvent[] } {
  try {
    const events = ledger.decideCredits(command, state, at);
    return { answer: { kind: events.length > 0 ? 'done' : 'nothing' }, events };
  } catch (error) {
    if (error instanceof Refusal)
      return { answer: { kind: 'refused', code: error.code, message: error.message }, events: [] };
    // A programming error is not a finding: rethrow it.
    if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError) throw error;
    throw new InvariantBroken('L19', `The decision failed: ${error.message}`);
  }
}

/** The oracle does not state the sentence of some refusals. */
function withMessage(expected: Answer, actual: Answer): Answer {
  return expected.kind === 'refused' && expected.message === undefined && actual.kind === 'refused'
    ? { ...expected, message: actual.message ?? '' }
    : expected;
}

function record(run: Run, event: CreditEvent): void {
  const { ledger, accounts } = run;
  try {
    checked(event);
  } catch (error) {
    throw new InvariantBroken('L20', String(error));
  }
  const entries = ledger.postings(event);
  equal(
    'L1',
    `The postings of ${event.type} sum`,
    entries.reduce((sum, entry) => sum + entry.delta, 0),
    0,
  );
  for (const { account, delta } of entries) accounts.set(account, (accounts.get(account) ?? 0) + delta);
  if (event.type === 'CreditsCaptured')
    hold(
      'L8',
      'More captured than held',
      event.data.capturedAmount <= event.data.held.reduce((sum, part) => sum + part.amount, 0),
    );
  if (event.type === 'CreditsReserved')
    equal(
      'L9',
      'The lots of a hold cover it',
      event.data.lots.reduce((sum, part) => sum + part.amount, 0),
      event.data.amount,
    );
  run.log.push({ event, time: run.clock });
  try {
    run.state = ledger.evolveCredits(run.state, event, run.clock);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvariantViolation') throw error;
    throw new InvariantBroken('L2', `The ledger refused its own decision: ${error.message}`);
  }
  run.watch(event, run.state, run.clock);
}

function checkAvailable({ ledger, oracle, state, clock }: Run): void {
  equal('L4', 'Available', ledger.availableCredits(state, clock), oracle.spendable(clock).length);
}

/** Compares every account, lot, hold and payment of the ledger with the oracle. */
function checkAgainstOracle({ ledger, oracle, state }: Run): void {
  equal('L1', 'Held', ledger.heldCredits(state), oracle.count('held'));
  equal('L15', 'Debt', state.debt, oracle.debt());
  const { totals } = state;
  equal('L1', 'Issued', totals.issued, oracle.units.length);
  equal('L8', 'Consumed', totals.consumed, oracle.count('consumed'));
  equal('L11', 'Expired', totals.expired, oracle.count('expired'));
  equal('L16', 'Clawed back', totals.clawedBack, oracle.claims.length);
  equal('L13', 'Set lower', totals.adjustedOut, oracle.count('removed'));
  equal('L15', 'Written off', totals.writtenOff, oracle.forgiven);
  for (const lot of oracle.lots) {
    const kept = state.lots.find((each) => each.lotId === lot.id);
    equal(
      'L10',
      `What is left of ${lot.id}`,
      kept?.available ?? 0,
      oracle.count('available', (unit) => unit.lot === lot),
    );
    if (kept) equal('L11', `The end of ${lot.id}`, kept.expiresAt ?? Infinity, lot.endsAt);
  }
  const open = [...oracle.holds].flatMap(([id, each]) => (each.open ? [id] : []));
  equal(
    'L7',
    'Open holds',
    state.holds.map((each) => each.holdId),
    open,
  );
  for (const each of state.holds) {
    const parts = each.lots.flatMap((part) => Array.from({ length: part.amount }, () => part.lotId));
    equal(
      'L10',
      `The lots of ${each.holdId}`,
      parts,
      oracle.heldBy(each.holdId).map((unit) => unit.lot.id),
    );
  }
  for (const [id, paid] of Object.entries(state.payments)) {
    equal('L12', `Taken back of ${id}`, paid.clawedBack, oracle.claims.filter((claim) => claim.payment === id).length);
    hold('L16', `Clawed back more of ${id} than it bought`, paid.clawedBack <= paid.amount);
    equal(
      'L11',
      `Expired of ${id}`,
      paid.expired,
      oracle.count('expired', (unit) => unit.lot.id === paid.lotId),
    );
  }
}

/** Checks the invariants that need no oracle. */
function checkSelf({ ledger, state, accounts, log, clock }: Run, events: readonly CreditEvent[]): void {
  const { totals, debt } = state;
  const balances = [
    debt,
    ...Object.values(totals),
    ...state.lots.map((lot) => lot.available),
    ...state.holds.flatMap((each) => each.lots.map((part) => part.amount)),
  ];
  hold(
    'L2',
    'Something is negative or not whole',
    balances.every((balance) => Number.isSafeInteger(balance) && balance >= 0),
  );
  const left = state.lots.reduce((sum, lot) => sum + lot.available, 0);
  const { issued, writtenOff, consumed, expired, clawedBack, adjustedOut } = totals;
  equal(
    'L1',
    'What was given',
    issued + debt + writtenOff,
    left + ledger.heldCredits(state) + consumed + expired + clawedBack + adjustedOut,
  );
  const sum = (account: Account): number => accounts.get(account) ?? 0;
  const given = { issued: 0 - sum('issued'), writtenOff: 0 - sum('writtenOff') };
  equal(
    'L1',
    'The totals of the postings',
    {
      ...given,
      consumed: sum('consumed'),
      expired: sum('expired'),
      clawedBack: sum('clawedBack'),
      adjustedOut: sum('adjustedOut'),
    },
    totals,
  );
  hold('L15', 'Credits are available in spite of a debt', debt === 0 || ledger.availableCredits(state, clock) === 0);
  hold(
    'L15',
    'A hold was placed in spite of a debt',
    debt === 0 || events.every((event) => event.type !== 'CreditsReserved'),
  );
  hold(
    'L4',
    'A lapsed lot still holds something',
    state.lots.every((lot) => lot.available === 0 || lot.expiresAt === null || clock < lot.expiresAt),
  );
  const grants = log.filter(({ event }) => event.type === 'CreditsGranted');
  const opened = new Map(
    grants.map(({ event }) => (event.type === 'CreditsGranted' ? [event.data.lotId, event.data.amount] : ['', 0])),
  );
  equal('L5', 'Every lot is granted once', opened.size, grants.length);
  for (const lot of state.lots) {
    const held = state.holds
      .flatMap((each) => each.lots)
      .reduce((part, each) => (each.lotId === lot.lotId ? part + each.amount : part), 0);
    hold(
      'L3',
      `${lot.lotId} holds more than it was opened with`,
      lot.available + held <= (opened.get(lot.lotId) ?? Infinity),
    );
  }
  const bound =
    state.holds.length * 3 + Object.keys(state.payments).length * 3 + state.unpaidLots.length + state.acts.length;
  hold('size', 'Lots are kept that nothing can return to', state.lots.length <= bound && state.settled.length <= 256);
}

/** Every hold ends, and folding the whole log at once gives the same state as the steps. */
function end(run: Run): void {
  run.clock += 10_000_000;
  for (const { holdId } of run.state.holds) send(run, { kind: 'release', holdId, reason: 'timed_out' });
  equal('L6', 'Holds that never end', run.ledger.heldCredits(run.state), 0);
  const folded = run.log.reduce(
    (state, { event, time }) => run.ledger.evolveCredits(state, event, time),
    run.ledger.initialAccount(run.state.asset),
  );
  equal('L1', 'The log folded at once', folded, run.state);
}

function observe(
  { oracle, seen, state }: Run,
  command: CreditCommand,
  { answer, events }: Decided,
  debtBefore: number,
): void {
  const see = (sight: RareCase, when: boolean): void => {
    if (when) seen.add(sight);
  };
  see('debt', oracle.debt() > 0);
  see('undo refused', command.kind === 'undo' && answer.kind === 'refused' && answer.code === 'NOT_ALLOWED_NOW');
  see('balance moved', answer.kind === 'refused' && answer.code === 'CONFLICT' && 'seen' in command);
  see(
    'double click',
    command.kind === 'reserve' &&
      !command.keyed &&
      events.length === 0 &&
      oracle.holds.get(command.holdId) === undefined,
  );
  for (const { type, data } of events) {
    see('refund before payment', type === 'CreditsClawedBack' && command.kind === 'grant');
    see(
      'release to an expired lot',
      (type === 'CreditsReleased' || type === 'CreditsCaptured') && data.expiredAmount > 0,
    );
    see(
      'expiry during a hold',
      type === 'CreditsExpired' && state.holds.some((each) => each.lots.some((part) => part.lotId === data.lotId)),
    );
    see('hold over several lots', type === 'CreditsReserved' && data.lots.length > 2);
    see('debt paid by a grant', type === 'CreditsGranted' && data.debtPaidAmount > 0);
    see('debt paid by a hold', (type === 'CreditsReleased' || type === 'CreditsCaptured') && data.debtPaid.length > 0);
    see('debt written off', type === 'CreditsAdjusted' && debtBefore > 0 && data.debtClearedAmount > 0);
    see('dispute won', type === 'CreditsRestored');
    see('dispute won after a write-off', type === 'CreditsRestored' && data.debtWrittenOffAmount > 0);
    see(
      'credits given back to another lot',
      type === 'CreditsRestored' && data.returned.some((part) => part.lotId !== data.lotId),
    );
    see(
      'refund of expired credits',
      (type === 'CreditsClawedBack' || type === 'CreditReversalNoted') &&
        (lookUp(state.payments, data.paymentId)?.expired ?? 0) > 0,
    );
    see('plan renewed', type === 'CreditsExpired' && data.cause === 'renewal');
    const wasPaid = type === 'CreditsUndone' && data.debtPaidAmount > 0;
    see('undo of a set', type === 'CreditsUndone' && data.adjustmentId.startsWith('set'));
    see('undo of a gift', type === 'CreditsUndone' && data.adjustmentId.startsWith('give'));
    see('undo of a taking', type === 'CreditsUndone' && data.returned.length > 0);
    see('undo of a debt paid', wasPaid);
    see('undo of a debt written off', type === 'CreditsUndone' && data.debtClearedAmount > 0);
    see('undo after other events', type === 'CreditsUndone' && state.acts.at(-1)?.adjustmentId !== data.adjustmentId);
    see('set during a hold', type === 'CreditsAdjusted' && state.holds.length > 0);
  }
}
