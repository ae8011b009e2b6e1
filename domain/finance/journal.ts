import { sumOf, without, type Allocation, type CreditEvent } from '../credits/index.ts';
import type { InvoiceLine, InvoicePaid, SettlementPart } from '../invoices/index.ts';
import { sumOfCents } from '../invoices/index.ts';
import type { ProviderEntry } from './statement-events.ts';
import { isOwnCurrency, type PaymentRow, type RowStatus } from './rows.ts';

/**
 * The accounts of the books. `clearing` is money at the provider, `deferred_revenue` what was sold and not used yet,
 * `refunds` what was refunded for used credits. Of invoices: `receivable` is between an invoice and its payments, and
 * zero when both are recorded; `tax_payable` is owed to the tax office; `discounts` and `credit_notes` reduce what was
 * charged; `credit_balance` is owed to customers; `out_of_band` was paid outside of the provider; `suspense` holds what
 * nobody has explained yet. `breakage` is earned by credits that expire, `adjustments` holds the price of credits that
 * administrators took until finance decides, `write_offs` what finance gave up, and `test_runs` everything that the
 * accounts of the onboarding test did.
 */
export const bookAccounts = [
  'clearing',
  'bank',
  'receivable',
  'deferred_revenue',
  'revenue',
  'refunds',
  'fees',
  'tax_payable',
  'discounts',
  'credit_balance',
  'credit_notes',
  'out_of_band',
  'suspense',
  'breakage',
  'adjustments',
  'write_offs',
  'test_runs',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** The parts of the bridge of deferred revenue, from the opening to the closing balance of a month. */
export const deferredParts = ['sold', 'used', 'expired', 'refunded', 'adjusted'] as const;
/** The parts of the bridge of the money at the provider. */
export const cashParts = ['received', 'givenBack', 'feesPaid', 'paidOut', 'writtenOff', 'testRuns'] as const;
export const bookParts = [...deferredParts, ...cashParts] as const;
export type BookPart = (typeof bookParts)[number];

/** Debits are positive, credits negative; the lines of one movement add up to zero. Cents. */
export interface BookLine {
  readonly account: BookAccount;
  readonly cents: number;
  /** Only for deferred revenue and money at the provider: the part of their bridge. */
  readonly part?: BookPart;
}

/** The part of a bridge that a line belongs to, by the account on the other side of its movement. */
const partsBy: Readonly<Partial<Record<BookAccount, (against: BookAccount) => BookPart>>> = {
  deferred_revenue: (against) => deferredPartOf[against] ?? 'sold',
  clearing: (against) => cashPartOf[against] ?? 'received',
};
const deferredPartOf: Readonly<Partial<Record<BookAccount, BookPart>>> = {
  revenue: 'used',
  breakage: 'expired',
  refunds: 'refunded',
  adjustments: 'adjusted',
};
const cashPartOf: Readonly<Partial<Record<BookAccount, BookPart>>> = {
  refunds: 'givenBack',
  fees: 'feesPaid',
  bank: 'paidOut',
  write_offs: 'writtenOff',
  test_runs: 'testRuns',
};

function lineOf(account: BookAccount, cents: number, against: BookAccount): BookLine {
  const part = partsBy[account]?.(against);
  return { account, cents, ...(part && { part }) };
}

/** A lot that was paid for: how much of it is gone decides how much of its price is earned. */
export interface PaidLot {
  readonly cents: number;
  readonly units: number;
  readonly gone: number;
  /** The amounts that administrators' acts took from it and booked, by act: an undo books exactly that back. */
  readonly adjusted?: Readonly<Record<string, { readonly units: number; readonly cents: number }>>;
}

/** The paid lots of one user, credits and Digital Twins, by `keyOf`. */
export type PaidLots = Readonly<Record<string, PaidLot>>;

interface Move {
  readonly key: string;
  /** Units that leave the lot; negative when they come back. */
  readonly units: number;
  readonly to: 'revenue' | 'breakage' | 'refunds' | 'adjustments';
  /** The act of an administrator that takes them, or whose taking is undone. */
  readonly adjustmentId?: string;
}

/** Earned so far, rounded down: the last unit earns what is left, so that a lot earns exactly its price. */
const earned = ({ cents, units, gone }: PaidLot): number => Math.floor((cents * gone) / units);

/** Debits `from` and credits `to`; no lines for an amount of zero. */
export const transfer = (from: BookAccount, to: BookAccount, cents: number): readonly BookLine[] =>
  cents === 0 ? [] : [lineOf(from, cents, to), lineOf(to, -cents, from)];

export interface Booked {
  readonly lines: readonly BookLine[];
  readonly lots: PaidLots;
}

/** Books the movement of credits or twins of one event: earns what left its lots, and takes back what returned. */
export function bookUsage(event: CreditEvent, before: PaidLots): Booked {
  const opened = openedBy(event);
  let lots = opened ? { ...before, [opened.key]: opened.lot } : before;
  const lines: BookLine[] = [];
  for (const { key, units, to, adjustmentId } of movesOf(event)) {
    const lot = lots[key];
    // Lots without a price earn nothing: trials, goodwill, and what an administrator gave.
    if (!lot || units === 0) continue;
    const gone = Math.min(lot.units, Math.max(0, lot.gone + units));
    const cents = earned({ ...lot, gone }) - earned(lot);
    if (adjustmentId === undefined) {
      lots = { ...lots, [key]: { ...lot, gone } };
      lines.push(...transfer('deferred_revenue', to, cents));
    } else {
      const { booked, adjusted } = adjust(lot, adjustmentId, { units, cents });
      lots = { ...lots, [key]: { ...lot, gone, adjusted } };
      lines.push(...transfer('deferred_revenue', to, booked));
      // Between the taking and its undo, other units of the lot may have earned a cent that rounding now gives to
      // these.
      lines.push(...transfer('deferred_revenue', 'revenue', cents - booked));
    }
  }
  return { lines, lots };
}

type Adjusted = NonNullable<PaidLot['adjusted']>;

/** Notes what an act took from a lot. An undo books that back to the cent. */
function adjust(
  { adjusted = {} }: PaidLot,
  adjustmentId: string,
  taken: Adjusted[string],
): { readonly booked: number; readonly adjusted: Adjusted } {
  if (taken.units > 0) return { booked: taken.cents, adjusted: { ...adjusted, [adjustmentId]: taken } };
  const { [adjustmentId]: undone, ...others } = adjusted;
  return { booked: undone ? -undone.cents : taken.cents, adjusted: others };
}

/** The rest of these lots' price: credits that nobody will use are breakage. */
export const forfeit = (lots: PaidLots): readonly BookLine[] =>
  transfer(
    'deferred_revenue',
    'breakage',
    Object.values(lots).reduce((sum, lot) => sum + lot.cents - earned(lot), 0),
  );

/** The key of an account's lot among all lots of a user: lots of two assets that one payment bought share an id. */
const keyOf = ({ data: { asset } }: CreditEvent, lotId: string): string => `${asset}/${lotId}`;

function openedBy(event: CreditEvent): { readonly key: string; readonly lot: PaidLot } | undefined {
  if (event.type !== 'CreditsGranted') return undefined;
  const { lotId, priceCents: cents, amount: units } = event.data;
  return cents === 0 ? undefined : { key: keyOf(event, lotId), lot: { cents, units, gone: 0 } };
}

function movesOf(event: CreditEvent): readonly Move[] {
  const one = (lotId: string, units: number, to: Move['to']): Move => ({ key: keyOf(event, lotId), units, to });
  const all = (parts: Allocation, sign: 1 | -1, to: Move['to'] = 'revenue'): readonly Move[] =>
    parts.map(({ lotId, amount }) => one(lotId, sign * amount, to));
  switch (event.type) {
    case 'CreditsGranted':
      return [one(event.data.lotId, event.data.debtPaidAmount, 'revenue')];
    case 'CreditsCaptured':
    case 'CreditsReleased': {
      // Unused credits that neither returned to their lot nor paid a debt have expired with their lot.
      const { held, returned, debtPaid } = event.data;
      const rest = event.type === 'CreditsCaptured' ? without(held, event.data.capturedAmount) : held;
      const expired = less(less(rest, returned), debtPaid);
      return [...all(less(less(held, returned), expired), 1), ...all(expired, 1, 'breakage')];
    }
    case 'CreditsExpired':
      return [one(event.data.lotId, event.data.amount, 'breakage')];
    case 'CreditsClawedBack':
      return [one(event.data.lotId, event.data.takenAmount, 'refunds'), ...all(event.data.fromOthers, 1)];
    case 'CreditsRestored': {
      const { lotId: own, returned } = event.data;
      return returned.map(({ lotId, amount }) => one(lotId, -amount, lotId === own ? 'refunds' : 'revenue'));
    }
    case 'CreditsAdjusted': {
      // Taking credits is not a sale: their price waits for the decision of finance.
      const { adjustmentId, removed } = event.data;
      return removed.map(({ lotId, amount }) => ({ ...one(lotId, amount, 'adjustments'), adjustmentId }));
    }
    case 'CreditsUndone': {
      const { adjustmentId, returned } = event.data;
      return returned.map(({ lotId, amount }) => ({ ...one(lotId, -amount, 'adjustments'), adjustmentId }));
    }
    default:
      return [];
  }
}

/** The first parts less the second ones, lot by lot. */
const less = (parts: Allocation, taken: Allocation): Allocation =>
  parts.flatMap(({ lotId, amount }) => {
    const left = amount - sumOf(taken.filter((each) => each.lotId === lotId));
    return left > 0 ? [{ lotId, amount: left }] : [];
  });

const accountOfLine: Readonly<Record<InvoiceLine['kind'], BookAccount>> = {
  plan: 'deferred_revenue',
  once: 'deferred_revenue',
  addon: 'revenue',
  proration: 'revenue',
  discount: 'discounts',
  tax: 'tax_payable',
  other: 'suspense',
};
const accountOfPart: Readonly<Record<SettlementPart['kind'], BookAccount>> = {
  card: 'receivable',
  credit_balance: 'credit_balance',
  credit_note: 'credit_notes',
  out_of_band: 'out_of_band',
};

/** Books a settled invoice: its parts against its lines. Any difference stays in suspense. */
export function bookInvoice({ lines, parts, currency }: InvoicePaid['data']): readonly BookLine[] {
  if (!isOwnCurrency(currency)) return [];
  const sums = new Map<BookAccount, number>();
  const add = (account: BookAccount, cents: number) => sums.set(account, (sums.get(account) ?? 0) + cents);
  for (const { kind, amountCents: cents } of parts) add(accountOfPart[kind], cents);
  for (const { kind, amountCents: cents } of lines) add(accountOfLine[kind], -cents);
  add('suspense', sumOfCents(lines) - sumOfCents(parts));
  return [...sums].flatMap(([account, cents]) => (cents === 0 ? [] : [lineOf(account, cents, 'receivable')]));
}

/** Books a payment. One of an invoice settles the invoice; any other is a sale at once, with its add-ons as revenue. */
export const bookPayment = (cents: number, addOnCents: number, invoiceId: string | null): readonly BookLine[] =>
  invoiceId === null
    ? [...transfer('clearing', 'deferred_revenue', cents - addOnCents), ...transfer('clearing', 'revenue', addOnCents)]
    : transfer('clearing', 'receivable', cents);

/** Books the credit notes that gave money back by other means than the card. */
export const bookCredited = (toBalanceCents: number, outOfBandCents: number): readonly BookLine[] => [
  ...transfer('refunds', 'credit_balance', toBalanceCents),
  ...transfer('refunds', 'out_of_band', outOfBandCents),
];

/** Books the provider's movements: its fees, and payouts to the bank. Charges are booked when recorded. */
export function bookEntry({ kind, amountCents, feeCents, currency }: ProviderEntry): readonly BookLine[] {
  if (!isOwnCurrency(currency)) return [];
  const own = kind === 'payout' ? transfer('bank', 'clearing', -amountCents) : [];
  const charged = kind === 'fee' ? transfer('fees', 'clearing', -amountCents) : [];
  return [...own, ...charged, ...transfer('fees', 'clearing', feeCents)];
}

/** Books a movement of the onboarding test: anything but money and invoices stays out of the figures. */
export function bookTestRun(lines: readonly BookLine[]): readonly BookLine[] {
  const kept: readonly BookAccount[] = ['clearing', 'receivable', 'bank'];
  const own = lines.filter(({ account }) => kept.includes(account));
  const rest = own.reduce((sum, { cents }) => sum - cents, 0);
  return [
    ...own.map(({ account, cents }) => lineOf(account, cents, 'test_runs')),
    ...(rest === 0 ? [] : [lineOf('test_runs', rest, 'clearing')]),
  ];
}

/** Where finance may book the price of credits that an administrator took. */
export const adjustmentOutcomes = ['breakage', 'revenue'] as const;
export type AdjustmentOutcome = (typeof adjustmentOutcomes)[number];

/** The books' side of a row that finance writes off. */
export interface WrittenOffRow {
  /** The payment of the row, where it is about one. */
  readonly payment?: PaymentRow | undefined;
  /** The entry without a payment, with the amount of the fault. */
  readonly entry?: { readonly kind: ProviderEntry['kind']; readonly cents: number } | undefined;
  /** The amount that the row's invoice left in suspense: credits are negative. */
  readonly suspenseCents?: number | undefined;
  /** How much the provider's record of it has grown since it was read. */
  readonly changedCents?: number | undefined;
}

/** Money at the provider, according to one side of a payment. */
const netOf = (side: PaymentRow['provider'] | PaymentRow['ledger']): number =>
  side && isOwnCurrency(side.currency) ? (side.paidCents ?? 0) - side.takenBackCents : 0;

/** A write-off makes the books agree with the provider; statuses that are not about money post nothing. */
export function bookWriteOff(
  status: RowStatus,
  { payment, entry, suspenseCents, changedCents }: WrittenOffRow,
): readonly BookLine[] {
  switch (status) {
    case 'missing_in_ledger':
    case 'missing_in_provider':
    case 'amount_mismatch':
    case 'currency_mismatch':
    case 'orphan_reversal':
      return payment ? transfer('clearing', 'write_offs', netOf(payment.provider) - netOf(payment.ledger)) : [];
    case 'fee_unexplained':
      if (payment) return transfer('write_offs', 'clearing', payment.provider?.keptCents ?? 0);
      if (!entry) return [];
      return entry.kind === 'other'
        ? transfer('clearing', 'write_offs', entry.cents)
        : transfer('write_offs', 'clearing', entry.cents);
    case 'payout_mismatch':
      return entry ? transfer('write_offs', 'clearing', entry.cents) : [];
    case 'record_changed':
      return transfer('clearing', 'write_offs', changedCents ?? 0);
    case 'invoice_unexplained':
      return transfer('suspense', 'write_offs', -(suspenseCents ?? 0));
    default:
      return [];
  }
}
