import { isDeepStrictEqual } from 'node:util';
import type {
  Asset,
  CreditCommand,
  GiveCredits,
  GrantCredits,
  ReserveCredits,
  ReversePayment,
  SeenAccount,
  SetAvailableCredits,
  TakeCredits,
  UndoCreditAct,
} from '../index.ts';

/**
 * A second, much simpler ledger, written from the rules and not from the code: every half-credit is an object with one
 * state at a time. Slow and obvious; the model test compares the real ledger with it.
 */
export interface Unit {
  readonly lot: OracleLot;
  fate: 'available' | 'held' | 'consumed' | 'expired' | 'clawed' | 'removed';
  /** The hold that it is reserved for, and its place in it. */
  hold: string;
  turn: number;
}

export interface OracleLot {
  readonly id: string;
  readonly source: string;
  /** When the lot ends. Infinity: never. */
  readonly endsAt: number;
  /** A sweep, a return or a renewal found that it has ended. */
  ended: boolean;
  /** It neither ends another plan lot nor is ended by one. */
  readonly isApart: boolean;
  readonly opened: number;
}

/** One half-credit that a reversal took: a unit, a debt, or a debt that an administrator wrote off. */
interface Claim {
  readonly payment: string;
  by: Unit | 'owed' | 'forgiven';
}

/** The units that an act moved. */
interface OracleAct {
  readonly removed: readonly Unit[];
  readonly opened: readonly Unit[];
  /** Every claim after the act, with its state before and after. */
  readonly claims: readonly { readonly claim: Claim; readonly before: Claim['by']; readonly after: Claim['by'] }[];
  /** How many claims the payments of the removed units' lots had. */
  readonly reversed: ReadonlyMap<string, number>;
  /** How often each payment had something returned so far. */
  readonly givenBack: ReadonlyMap<string, number>;
  undoneBy: string | null;
}

interface OracleHold {
  readonly request: ReserveCredits;
  readonly placedAt: number;
  open: boolean;
}

interface Figures {
  /** Cents of all refunds ever made, and of those that did not fail. */
  readonly ever: number;
  readonly refunded: number;
  /** By the refund's id: its amount. */
  readonly failed: ReadonlyMap<string, number>;
  /** By the dispute's id: how often its money moved, its status and its amount. */
  readonly disputes: ReadonlyMap<string, { readonly moved: number; readonly step: number; readonly cents: number }>;
}

export type Answer =
  | { readonly kind: 'done' | 'nothing' }
  | { readonly kind: 'refused'; readonly code: string; readonly message?: string };

const done: Answer = { kind: 'done' };
const nothing: Answer = { kind: 'nothing' };
const refused = (code: string, message?: string): Answer => ({
  kind: 'refused',
  code,
  ...(message === undefined ? {} : { message }),
});

export class Oracle {
  readonly asset: Asset;
  units: Unit[] = [];
  readonly lots: OracleLot[] = [];
  readonly holds = new Map<string, OracleHold>();
  readonly grants = new Map<string, GrantCredits>();
  readonly figures = new Map<string, Figures>();
  readonly acts = new Map<string, OracleAct>();
  /** The revision of the account's latest event, as the test counts events. */
  revision = -1;
  claims: Claim[] = [];
  forgiven = 0;
  readonly givenBack = new Map<string, number>();
  clock = 0;

  constructor(asset: Asset = 'minutes') {
    this.asset = asset;
  }

  count(fate: Unit['fate'], where: (unit: Unit) => boolean = () => true): number {
    return this.units.filter((unit) => unit.fate === fate && where(unit)).length;
  }

  debt(): number {
    return this.claims.filter((claim) => claim.by === 'owed').length;
  }

  /** Units that can be spent at this time, in the order of use. */
  spendable(now: number): Unit[] {
    const usable = this.units.filter((unit) => unit.fate === 'available' && isOpen(unit.lot, now));
    return usable.toSorted((a, b) =>
      a.lot.endsAt === b.lot.endsAt ? a.lot.opened - b.lot.opened : a.lot.endsAt - b.lot.endsAt,
    );
  }

  /** The first time after the clock at which a lot ends. */
  nextEnd(): number | undefined {
    const ends = this.lots.map((lot) => lot.endsAt).filter((end) => end > this.clock && end < Infinity);
    return ends.length > 0 ? Math.min(...ends) : undefined;
  }

  apply(command: CreditCommand, at: number): Answer {
    const answer = this.answer(command, at);
    if (answer.kind === 'done') this.clock = Math.max(at, this.clock);
    return answer;
  }

  private answer(command: CreditCommand, now: number): Answer {
    switch (command.kind) {
      case 'grant':
        return this.grant(command, now);
      case 'reserve':
        return this.reserve(command, now);
      case 'capture': {
        const { durationMs } = command;
        if (durationMs === null) return this.settle(command.holdId, Infinity, now);
        if (!sound(durationMs, 0, Infinity)) return refused('INVALID_INPUT');
        let charge = 1;
        while (charge * 30_000 < durationMs && charge < 1_000) charge += 1;
        return this.settle(command.holdId, charge, now);
      }
      case 'release':
        return this.settle(command.holdId, 0, now);
      case 'reverse':
        return this.reverse(command, now);
      case 'set':
        return this.set(command, now);
      case 'give':
      case 'take':
        return this.giveOrTake(command, now);
      case 'undo':
        return this.undo(command, now);
      case 'expire':
        return this.sweep(now) > 0 ? done : nothing;
    }
  }

  /** Expires what is due; returns the number of units. */
  private sweep(now: number): number {
    const lapsed = this.units.filter((unit) => unit.fate === 'available' && !isOpen(unit.lot, now));
    for (const unit of lapsed) expire(unit);
    return lapsed.length;
  }

  private open(id: string, source: string, size: number, endsAt: number, isApart = false): Unit[] {
    const lot = { id, source, endsAt, ended: false, isApart, opened: this.lots.length };
    this.lots.push(lot);
    const fresh = Array.from({ length: size }, (): Unit => ({ lot, fate: 'available', hold: '', turn: 0 }));
    this.units.push(...fresh);
    return fresh;
  }

  /** A released unit pays the oldest debt; without debts it can be spent. */
  private free(unit: Unit): void {
    unit.hold = '';
    const oldest = this.claims.find((claim) => claim.by === 'owed');
    unit.fate = oldest ? 'clawed' : 'available';
    if (oldest) oldest.by = unit;
  }

  private comeBack(unit: Unit, now: number): void {
    if (isOpen(unit.lot, now)) return this.free(unit);
    unit.hold = '';
    expire(unit);
  }

  private grant(command: GrantCredits, now: number): Answer {
    const { paymentId, lotId, source, amount, priceCents, isApart } = command;
    if (!sound(amount, 1) || !sound(priceCents, 0, Infinity)) return refused('INVALID_INPUT');
    const key = paymentId === null ? `lot ${lotId}` : `payment ${paymentId}`;
    if (this.grants.has(key)) return nothing;
    if (this.lots.some((lot) => lot.id === lotId))
      return refused('CONFLICT', 'These credits were already granted for something else.');
    this.sweep(now);
    this.grants.set(key, command);
    const endsAt = command.expiresAt ?? Infinity;
    if (source === 'plan' && !isApart) {
      const isEarlier = (old: OracleLot): boolean =>
        old.source === 'plan' &&
        !old.isApart &&
        (old.endsAt < endsAt || old.endsAt === Infinity || endsAt === Infinity);
      for (const lot of this.lots.filter(isEarlier)) lot.ended = true;
      this.sweep(now);
    }
    for (const unit of this.open(lotId, source, amount, endsAt, isApart)) this.free(unit);
    if (paymentId !== null) this.claim(paymentId, now);
    this.sweep(now);
    return done;
  }

  private reserve(command: ReserveCredits, now: number): Answer {
    const { holdId, amount, requestHash, keyed } = command;
    if (!sound(amount, 1)) return refused('INVALID_INPUT');
    const earlier = this.holds.get(holdId);
    if (earlier?.open && earlier.request.requestHash !== requestHash) {
      return refused('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
    }
    const clock = Math.max(now, this.clock);
    const clicks = [...this.holds.values()].filter(
      (hold) => hold.open && hold.request.requestHash === requestHash && clock - hold.placedAt < 5_000,
    );
    if (earlier?.open || (!keyed && clicks.length > 0)) return nothing;
    if (earlier) return refused('NOT_ALLOWED_NOW', 'The credits of this request were already settled.');
    const spendable = this.spendable(now);
    const missing = amount + this.debt() - spendable.length;
    if (missing > 0) {
      const code = this.debt() > 0 ? 'ACCOUNT_IN_DEBT' : 'INSUFFICIENT_CREDITS';
      if (this.asset === 'twins') return refused(code, 'You need a Digital Twin credit for this.');
      const whole = Math.floor(missing / 2);
      return refused(code, `You need ${whole}.${missing % 2 === 0 ? '0' : '5'} more credits to generate this video.`);
    }
    this.sweep(now);
    spendable.slice(0, amount).forEach((unit, turn) => Object.assign(unit, { fate: 'held', hold: holdId, turn }));
    this.holds.set(holdId, { request: command, placedAt: clock, open: true });
    return done;
  }

  private settle(holdId: string, charge: number, now: number): Answer {
    const hold = this.holds.get(holdId);
    if (!hold?.open) return nothing;
    this.sweep(now);
    hold.open = false;
    const held = this.heldBy(holdId);
    for (const unit of held.slice(0, charge)) unit.fate = 'consumed';
    for (const unit of held.slice(charge)) this.comeBack(unit, now);
    return done;
  }

  /** Units of a hold in the order in which they were reserved. */
  heldBy(holdId: string): Unit[] {
    return this.units
      .filter((unit) => unit.fate === 'held' && unit.hold === holdId)
      .toSorted((a, b) => a.turn - b.turn);
  }

  private reverse({ paymentId, refundedCents, failedRefunds, disputes }: ReversePayment, now: number): Answer {
    const parts = [...failedRefunds, ...disputes];
    if (![refundedCents, ...parts.map((part) => part.amountCents)].every((cents) => sound(cents, 0, Infinity)))
      return refused('INVALID_INPUT');
    const steps = ['open', 'won', 'lost'];
    const old: Figures = this.figures.get(paymentId) ?? {
      ever: 0,
      refunded: 0,
      failed: new Map(),
      disputes: new Map(),
    };
    // A provider lists a failed refund once; what a report says twice counts once, with its larger amount.
    const listed = new Map<string, number>();
    for (const { refundId, amountCents: cents } of failedRefunds)
      listed.set(refundId, Math.max(cents, listed.get(refundId) ?? 0));
    const failed = new Map(old.failed);
    for (const [id, cents] of listed) failed.set(id, Math.max(cents, failed.get(id) ?? 0));
    const sum = (of: ReadonlyMap<string, number>): number => [...of.values()].reduce((all, cents) => all + cents, 0);
    const ever = Math.max(old.ever, refundedCents + sum(listed), sum(failed));
    const next = { ever, refunded: ever - sum(failed), failed, disputes: new Map(old.disputes) };
    let changed = next.refunded !== old.refunded || sum(failed) !== sum(old.failed);
    for (const { disputeId, status, amountCents: cents, movements: moved } of disputes) {
      const step = steps.indexOf(status);
      const known = next.disputes.get(disputeId);
      if (known && !isLater([moved, step, cents], [known.moved, known.step, known.cents])) continue;
      next.disputes.set(disputeId, { moved, step, cents });
      changed = true;
    }
    if (!changed) return nothing;
    this.figures.set(paymentId, next);
    this.sweep(now);
    if (this.grants.has(`payment ${paymentId}`)) this.claim(paymentId, now);
    return done;
  }

  /** Adjusts the claims of a payment to the figures known of it. */
  private claim(paymentId: string, now: number): void {
    const bought = this.grants.get(`payment ${paymentId}`);
    const figures = this.figures.get(paymentId);
    if (!bought || !figures) return;
    const disputed = [...figures.disputes.values()].reduce(
      (sum, { step, cents }) => (step === 1 ? sum : sum + cents),
      0,
    );
    const share = Math.floor((bought.amount * (figures.refunded + disputed)) / (bought.paidCents || Infinity));
    const target = Math.min(bought.amount, share);
    const own = this.claims.filter((claim) => claim.payment === paymentId);
    const undone = own.slice(target);
    this.claims = this.claims.filter((claim) => !undone.includes(claim));
    if (undone.length > 0) this.givenBack.set(paymentId, (this.givenBack.get(paymentId) ?? 0) + 1);
    this.forgiven -= undone.filter((claim) => claim.by === 'forgiven').length;
    for (const claim of undone) if (typeof claim.by === 'object') this.comeBack(claim.by, now);
    // Nothing is taken for what expired unused.
    const gone = this.count('expired', (unit) => unit.lot.id === bought.lotId);
    for (let n = own.length; n < Math.min(target, bought.amount - gone); n += 1) {
      const left = this.units.filter((unit) => unit.fate === 'available');
      const unit = left.find((each) => each.lot.id === bought.lotId) ?? this.spendable(now)[0];
      if (unit) unit.fate = 'clawed';
      this.claims.push({ payment: paymentId, by: unit ?? 'owed' });
    }
  }

  private set(command: SetAvailableCredits, now: number): Answer {
    const { adjustmentId, amount, seen } = command;
    if (!sound(amount, 0) || amount % 2 !== 0)
      return refused('INVALID_INPUT', 'Credits must be a whole number from 0 to 100000.');
    if (this.acts.has(adjustmentId)) return nothing;
    if (seen && !this.isSeen(seen, now)) return refused('CONFLICT');
    this.sweep(now);
    const spendable = this.spendable(now);
    return this.act(adjustmentId, spendable.slice(0, Math.max(0, spendable.length - amount)), () => {
      if (amount <= spendable.length) return [];
      for (const claim of this.claims.filter((each) => each.by === 'owed')) {
        claim.by = 'forgiven';
        this.forgiven += 1;
      }
      return this.open(`adjustment-${adjustmentId}`, 'admin', amount - spendable.length, Infinity);
    });
  }

  private giveOrTake(command: GiveCredits | TakeCredits, now: number): Answer {
    const { adjustmentId, amount, seen } = command;
    if (!sound(amount, 1)) return refused('INVALID_INPUT');
    if (this.acts.has(adjustmentId)) return nothing;
    const expiresAt = command.kind === 'give' ? command.expiresAt : null;
    if (expiresAt !== null && (expiresAt <= now || this.asset === 'twins')) return refused('INVALID_INPUT');
    if (!this.isSeen(seen, now)) return refused('CONFLICT');
    const spendable = this.spendable(now);
    if (command.kind === 'take' && amount > spendable.length) return refused('INVALID_INPUT');
    this.sweep(now);
    if (command.kind === 'take') return this.act(adjustmentId, spendable.slice(0, amount), () => []);
    return this.act(adjustmentId, [], () => {
      const opened = this.open(`adjustment-${adjustmentId}`, 'admin', amount, expiresAt ?? Infinity);
      for (const unit of opened) this.free(unit);
      return opened;
    });
  }

  private isSeen({ revision, available }: SeenAccount, now: number): boolean {
    return revision === this.revision && available === this.spendable(now).length;
  }

  private act(id: string, removed: readonly Unit[], give: () => readonly Unit[]): Answer {
    const before = this.claims.map(({ by }) => by);
    for (const unit of removed) unit.fate = 'removed';
    const opened = give();
    const claims = this.claims.map((claim, index) => ({ claim, before: before[index] ?? claim.by, after: claim.by }));
    this.acts.set(id, {
      removed,
      opened,
      claims,
      reversed: this.reversalsOf(removed),
      givenBack: new Map(this.givenBack),
      undoneBy: null,
    });
    return done;
  }

  /** How many units reversals took of the payments that bought these units. */
  private reversalsOf(units: readonly Unit[]): ReadonlyMap<string, number> {
    const lots = new Set(units.map((unit) => unit.lot.id));
    const bought = [...this.grants.values()].flatMap(({ paymentId, lotId }) =>
      paymentId !== null && lots.has(lotId) ? [paymentId] : [],
    );
    return new Map(bought.map((id) => [id, this.claims.filter((claim) => claim.payment === id).length]));
  }

  private undo({ undoId, adjustmentId, seen }: UndoCreditAct, now: number): Answer {
    const act = this.acts.get(adjustmentId);
    if (act && act.undoneBy === undoId) return nothing;
    if (!act) return refused('NOT_FOUND');
    if (!this.isSeen(seen, now)) return refused('CONFLICT');
    const { removed, opened, reversed } = act;
    const paying = new Set(act.claims.flatMap(({ before, after }) => (before !== after ? [after] : [])));
    const free = opened.filter((unit) => !paying.has(unit));
    const settled = act.claims.some(({ before, after }) => before !== after);
    const isThere = (unit: Unit): boolean => unit.fate === 'available' && isOpen(unit.lot, now);
    const isLost =
      act.undoneBy !== null ||
      removed.length + opened.length === 0 ||
      removed.some((unit) => !isOpen(unit.lot, now)) ||
      [...this.reversalsOf(removed)].some(([id, count]) => reversed.get(id) !== count) ||
      !free.every(isThere) ||
      this.units.some((unit) => unit.fate === 'available' && paying.has(unit)) ||
      (settled && !this.hasSameClaims(act));
    const owed = this.debt() + act.claims.filter(({ before, after }) => before === 'owed' && after !== 'owed').length;
    const left = this.spendable(now).length + removed.length - free.length;
    if (isLost || (owed > 0 && left > 0)) return refused('NOT_ALLOWED_NOW');
    this.sweep(now);
    for (const unit of removed) unit.fate = 'available';
    this.units = this.units.filter((unit) => !opened.includes(unit));
    for (const { claim, before, after } of act.claims) {
      if (before === after) continue;
      if (after === 'forgiven') this.forgiven -= 1;
      claim.by = before;
    }
    act.undoneBy = undoId;
    return done;
  }

  /** Whether nothing happened to the claims since, except that some became final. */
  private hasSameClaims({ claims, givenBack }: OracleAct): boolean {
    const settled = claims.flatMap(({ claim, before }) => (before === 'owed' ? [claim.payment] : []));
    if (settled.some((payment) => givenBack.get(payment) !== this.givenBack.get(payment))) return false;
    const mayReturn = (payment: string): boolean => {
      const figures = this.figures.get(payment);
      return (
        figures !== undefined &&
        (figures.refunded > 0 || [...figures.disputes.values()].some((each) => each.step !== 1))
      );
    };
    const named = (payment: string, by: Claim['by']): readonly string[] =>
      by === 'owed' || mayReturn(payment) ? [`${payment} ${typeof by === 'object' ? by.lot.id : by}`] : [];
    const then = claims.flatMap(({ claim, after }) => named(claim.payment, after));
    return isDeepStrictEqual(
      then,
      this.claims.flatMap(({ payment, by }) => named(payment, by)),
    );
  }
}

const isOpen = (lot: OracleLot, now: number): boolean => !lot.ended && now < lot.endsAt;

function expire(unit: Unit): void {
  unit.fate = 'expired';
  unit.lot.ended = true;
}

const sound = (amount: number, least: number, most = 200_000): boolean =>
  Number.isSafeInteger(amount) && amount >= least && amount <= most;

/** Whether a report is later than the known one: by its first figure that differs. */
const isLater = (report: readonly number[], known: readonly number[]): boolean => {
  const at = report.findIndex((figure, index) => figure !== known[index]);
  return at >= 0 && (report[at] ?? 0) > (known[at] ?? 0);
};
