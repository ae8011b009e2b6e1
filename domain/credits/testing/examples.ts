import {
  availableCredits,
  decideCredits,
  evolveCredits,
  initialCredits,
  type Allocation,
  type CreditCommand,
  type CreditEvent,
  type CreditState,
  type GrantCredits,
  type ReserveCredits,
  type ReversePayment,
} from '../index.ts';
import { noReversal, type Dispute, type Reversal } from '../../reversal.ts';
import { specify } from '../../testing/spec.ts';

/**
 * The harness of the credit tests. Below it, events and commands with defaults for everything that a case does not
 * care about.
 */
export const { given } = specify({ initial: initialCredits, decide: decideCredits, evolve: evolveCredits });

type DataOf<Type extends CreditEvent['type']> = Extract<CreditEvent, { type: Type }>['data'];
type Lots = Readonly<Record<string, number>>;

const catalogVersion = '2026-11-1';
const parts = (lots: Lots): Allocation => Object.entries(lots).map(([lotId, amount]) => ({ lotId, amount }));
const currency = 'usd';
const asset = 'minutes' as const;

/** A grant without a payment that never expires. */
export function grant(lotId: string, amount: number, more: Partial<GrantCredits> = {}): GrantCredits {
  return {
    kind: 'grant',
    lotId,
    source: 'goodwill',
    amount,
    expiresAt: null,
    paymentId: null,
    priceCents: 0,
    paidCents: more.priceCents ?? 0,
    currency,
    catalogVersion,
    isApart: false,
    itemName: lotId,
    ...more,
  };
}

/** The Starter Pack: 20 half-credits for 17750 cents; lot and payment share their name. */
export const buy = (paymentId: string, more: Partial<GrantCredits> = {}): GrantCredits =>
  grant(paymentId, 20, {
    source: 'bundle',
    paymentId,
    priceCents: 17_750,
    paidCents: more.priceCents ?? 17_750,
    ...more,
  });

export function granted(command: GrantCredits, debtPaid = 0): CreditEvent {
  const { kind: _kind, expiresAt: expiresAtMs, ...data } = command;
  return { type: 'CreditsGranted', data: { asset, ...data, expiresAtMs, debtPaidAmount: debtPaid } };
}

export function reserve(holdId: string, amount: number, more: Partial<ReserveCredits> = {}): ReserveCredits {
  return {
    kind: 'reserve',
    holdId,
    heldFor: `video of ${holdId}`,
    amount,
    expiresAt: 5_400_000,
    requestHash: `request of ${holdId}`,
    keyed: true,
    ...more,
  };
}

export function reserved(holdId: string, lots: Lots, more: Partial<DataOf<'CreditsReserved'>> = {}): CreditEvent {
  const amount = Object.values(lots).reduce((sum, part) => sum + part, 0);
  const { kind: _kind, keyed: _keyed, expiresAt: expiresAtMs, ...data } = reserve(holdId, amount);
  return { type: 'CreditsReserved', data: { asset, ...data, expiresAtMs, lots: parts(lots), ...more } };
}

export const capture = (holdId: string, seconds: number) =>
  ({ kind: 'capture', holdId, durationMs: seconds * 1_000 }) as const;
export const release = (holdId: string, reason: DataOf<'CreditsReleased'>['reason'] = 'failed') =>
  ({ kind: 'release', holdId, reason }) as const;

interface Settlement {
  readonly held: Lots;
  readonly debtPaid?: Lots;
  readonly returned?: Lots;
  readonly expired?: number;
}

const settlement = (holdId: string, { held, debtPaid = {}, returned = {}, expired = 0 }: Settlement) => ({
  asset,
  holdId,
  heldFor: `video of ${holdId}`,
  held: parts(held),
  debtPaid: parts(debtPaid),
  returned: parts(returned),
  expiredAmount: expired,
});

export const captured = (holdId: string, seconds: number, amount: number, settled: Settlement): CreditEvent => ({
  type: 'CreditsCaptured',
  data: { ...settlement(holdId, settled), capturedAmount: amount, durationMs: seconds * 1_000 },
});

export const released = (
  holdId: string,
  settled: Settlement,
  reason: DataOf<'CreditsReleased'>['reason'] = 'failed',
): CreditEvent => ({
  type: 'CreditsReleased',
  data: { ...settlement(holdId, settled), reason },
});

export const expired = (lotId: string, amount: number, cause: 'expiry' | 'renewal' = 'expiry'): CreditEvent => ({
  type: 'CreditsExpired',
  data: { asset, lotId, amount, cause },
});

export const reverse = (paymentId: string, figures: Partial<Reversal>): ReversePayment => ({
  kind: 'reverse',
  paymentId,
  currency,
  ...noReversal,
  ...figures,
});
export const refund = (paymentId: string, refundedCents: number): ReversePayment =>
  reverse(paymentId, { refundedCents });
export const dispute = (status: Dispute['status'], amountCents = 17_750, disputeId = 'dp_1'): Dispute => ({
  disputeId,
  status,
  amountCents,
  movements: 1,
});
export const disputed = (paymentId: string, status: Dispute['status'], amountCents = 17_750): ReversePayment =>
  reverse(paymentId, { disputes: [dispute(status, amountCents)] });

export const failedRefund = (amountCents: number, refundId = 're_1') => ({ refundId, amountCents });

const reversalOf = ({ refundedCents, failedRefunds, disputes }: ReversePayment) => ({
  refundedCents,
  failedRefunds,
  disputes,
  currency,
});

export const noted = (command: ReversePayment): CreditEvent => ({
  type: 'CreditReversalNoted',
  data: { asset, paymentId: command.paymentId, ...reversalOf(command) },
});

export const clawedBack = (
  command: ReversePayment,
  took: { readonly taken?: number; readonly fromOthers?: Lots; readonly debt?: number },
): CreditEvent => ({
  type: 'CreditsClawedBack',
  data: {
    asset,
    paymentId: command.paymentId,
    lotId: command.paymentId,
    ...reversalOf(command),
    takenAmount: took.taken ?? 0,
    fromOthers: parts(took.fromOthers ?? {}),
    debtAmount: took.debt ?? 0,
  },
});

export const restored = (
  command: ReversePayment,
  gave: {
    readonly debtCancelled?: number;
    readonly debtWrittenOff?: number;
    readonly debtPaid?: Lots;
    readonly returned?: Lots | readonly Lots[];
    readonly expired?: number;
  },
): CreditEvent => ({
  type: 'CreditsRestored',
  data: {
    asset,
    paymentId: command.paymentId,
    lotId: command.paymentId,
    ...reversalOf(command),
    debtCancelledAmount: gave.debtCancelled ?? 0,
    debtWrittenOffAmount: gave.debtWrittenOff ?? 0,
    debtPaid: parts(gave.debtPaid ?? {}),
    returned: [gave.returned ?? []].flat().flatMap(parts),
    expiredAmount: gave.expired ?? 0,
  },
});

export const set = (adjustmentId: string, amount: number, reason = 'Goodwill after an outage') =>
  ({ kind: 'set', adjustmentId, amount, reason }) as const;

export const adjusted = (
  adjustmentId: string,
  change: {
    readonly before: number;
    readonly after: number;
    readonly removed?: Lots;
    readonly added?: number;
    readonly debtCleared?: number;
    readonly debtPaid?: number;
    readonly act?: DataOf<'CreditsAdjusted'>['act'];
    readonly purpose?: DataOf<'CreditsAdjusted'>['purpose'];
    readonly expiresAt?: number;
    readonly reason?: string;
    readonly note?: string;
  },
): CreditEvent => ({
  type: 'CreditsAdjusted',
  data: {
    asset,
    adjustmentId,
    act: change.act ?? 'set',
    purpose: change.purpose ?? null,
    beforeAmount: change.before,
    afterAmount: change.after,
    removed: parts(change.removed ?? {}),
    lotId: `adjustment-${adjustmentId}`,
    addedAmount: change.added ?? 0,
    expiresAtMs: change.expiresAt ?? null,
    debtPaidAmount: change.debtPaid ?? 0,
    debtClearedAmount: change.debtCleared ?? 0,
    reason: change.reason ?? 'Goodwill after an outage',
    note: change.note ?? null,
  },
});

type Seen = readonly [revision: number, available: number];
const act = (adjustmentId: string, amount: number, [revision, available]: Seen) => ({
  adjustmentId,
  amount,
  purpose: 'goodwill' as const,
  seen: { revision, available },
  reason: 'Goodwill after an outage',
  note: null,
});
export const give = (adjustmentId: string, amount: number, seen: Seen, expiresAt: number | null = null) =>
  ({ kind: 'give', ...act(adjustmentId, amount, seen), expiresAt }) as const;
export const take = (adjustmentId: string, amount: number, seen: Seen) =>
  ({ kind: 'take', ...act(adjustmentId, amount, seen) }) as const;
export const undo = (undoId: string, adjustmentId: string, [revision, available]: Seen) =>
  ({ kind: 'undo', undoId, adjustmentId, seen: { revision, available }, reason: null, note: 'Wrong person' }) as const;

export const undone = (
  undoId: string,
  adjustmentId: string,
  change: {
    readonly before: number;
    readonly after: number;
    readonly returned?: Lots;
    readonly withdrawn?: number;
    readonly debtPaid?: number;
    readonly debtCleared?: number;
  },
): CreditEvent => ({
  type: 'CreditsUndone',
  data: {
    asset,
    undoId,
    adjustmentId,
    beforeAmount: change.before,
    afterAmount: change.after,
    returned: parts(change.returned ?? {}),
    lotId: `adjustment-${adjustmentId}`,
    withdrawnAmount: change.withdrawn ?? 0,
    debtPaidAmount: change.debtPaid ?? 0,
    debtClearedAmount: change.debtCleared ?? 0,
    reason: null,
    note: 'Wrong person',
  },
});

/** The state after these commands at time 0. */
export const after = (...commands: readonly CreditCommand[]): CreditState =>
  commands.reduce(
    (state, command) =>
      decideCredits(command, state, 0).reduce((folded, event) => evolveCredits(folded, event, 0), state),
    initialCredits,
  );

export const balance = (state: CreditState) => ({
  available: availableCredits(state, 0),
  debt: state.debt,
  clawedBack: state.totals.clawedBack,
});

/** Every order of a list. */
export const ordersOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2
    ? [list]
    : list.flatMap((first, index) => ordersOf(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));
