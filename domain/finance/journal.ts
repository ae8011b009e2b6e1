import type { Allocation, CreditEvent } from '../credits/index.ts';
import type { InvoiceLine, InvoicePaid, SettlementPart } from '../invoices/index.ts';
import { sumOfCents } from '../invoices/index.ts';
import type { ProviderEntry } from './statement-events.ts';
import { isOwnCurrency } from './rows.ts';

/**
 * The accounts of the books. `clearing` is money at the provider, `deferred_revenue` what was sold and not used yet,
 * `refunds` what was given back of used credits. Of invoices: `receivable` is between an invoice and its payments, and
 * zero when both are recorded; `tax_payable` is owed to the tax office; `discounts` and `credit_notes` reduce what was
 * charged; `credit_balance` is owed to customers; `out_of_band` was paid outside of the provider; `suspense` holds what
 * nobody has explained yet; `adjustments` holds the price of credits that administrators took.
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
  'adjustments',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** Debits are positive, credits negative; the lines of one movement add up to zero. Cents. */
export interface BookLine {
  readonly account: BookAccount;
  readonly cents: number;
}

/** A lot that was paid for: how much of it is gone decides how much of its price is earned (trust L21). */
export interface PaidLot {
  readonly cents: number;
  readonly units: number;
  readonly gone: number;
  /** What acts of administrators took of it and booked, by the act: an undo books exactly that back. */
  readonly adjusted?: Readonly<Record<string, { readonly units: number; readonly cents: number }>>;
}

/** The paid lots of one user, credits and Digital Twins, by `lotKey`. */
export type PaidLots = Readonly<Record<string, PaidLot>>;

interface Move {
  readonly key: string;
  /** Units that leave the lot; negative when they come back. */
  readonly units: number;
  readonly to: 'revenue' | 'refunds' | 'adjustments';
  /** The act of an administrator that takes them, or whose taking is undone. */
  readonly adjustmentId?: string;
}

/** Earned so far, rounded down: the last unit earns what is left, so that a lot earns exactly its price. */
const earned = ({ cents, units, gone }: PaidLot): number => Math.floor((cents * gone) / units);

/** `from` debit, `to` credit. No lines for nothing. */
export const transfer = (from: BookAccount, to: BookAccount, cents: number): readonly BookLine[] =>
  cents === 0
    ? []
    : [
        { account: from, cents },
        { account: to, cents: -cents },
      ];

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
      // Between a taking and its undo other units of the lot may have earned a cent that rounding gives to these.
      lines.push(...transfer('deferred_revenue', 'revenue', cents - booked));
    }
  }
  return { lines, lots };
}

type Adjusted = NonNullable<PaidLot['adjusted']>;

/** Notes what an act took of a lot; of an undo, what the act booked is booked back to the cent. */
function adjust(
  { adjusted = {} }: PaidLot,
  adjustmentId: string,
  taken: Adjusted[string],
): { readonly booked: number; readonly adjusted: Adjusted } {
  if (taken.units > 0) return { booked: taken.cents, adjusted: { ...adjusted, [adjustmentId]: taken } };
  const { [adjustmentId]: undone, ...others } = adjusted;
  return { booked: undone ? -undone.cents : taken.cents, adjusted: others };
}

/** A lot of this account among all that a user has: two assets of one payment have the same lot's id. */
const keyOf = ({ data: { asset } }: CreditEvent, lotId: string): string => `${asset}/${lotId}`;

function openedBy(event: CreditEvent): { readonly key: string; readonly lot: PaidLot } | undefined {
  if (event.type !== 'CreditsGranted') return undefined;
  const { lotId, priceCents: cents, amount: units } = event.data;
  return cents === 0 ? undefined : { key: keyOf(event, lotId), lot: { cents, units, gone: 0 } };
}

function movesOf(event: CreditEvent): readonly Move[] {
  const one = (lotId: string, units: number, to: Move['to']): Move => ({ key: keyOf(event, lotId), units, to });
  const all = (parts: Allocation, sign: 1 | -1): readonly Move[] =>
    parts.map(({ lotId, amount }) => one(lotId, sign * amount, 'revenue'));
  switch (event.type) {
    case 'CreditsGranted':
      return [one(event.data.lotId, event.data.debtPaidAmount, 'revenue')];
    case 'CreditsCaptured':
    case 'CreditsReleased':
      // Whatever of the hold did not return to its lot is used, expired, or has paid a debt: its price is earned.
      return [...all(event.data.held, 1), ...all(event.data.returned, -1)];
    case 'CreditsExpired':
      return [one(event.data.lotId, event.data.amount, 'revenue')];
    case 'CreditsClawedBack':
      return [one(event.data.lotId, event.data.takenAmount, 'refunds'), ...all(event.data.fromOthers, 1)];
    case 'CreditsRestored': {
      const { lotId: own, returned } = event.data;
      return returned.map(({ lotId, amount }) => one(lotId, -amount, lotId === own ? 'refunds' : 'revenue'));
    }
    case 'CreditsAdjusted': {
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

/** Books a settled invoice: its parts against its lines. What they don't explain of each other stays in suspense. */
export function bookInvoice({ lines, parts, currency }: InvoicePaid['data']): readonly BookLine[] {
  if (!isOwnCurrency(currency)) return [];
  const sums = new Map<BookAccount, number>();
  const add = (account: BookAccount, cents: number) => sums.set(account, (sums.get(account) ?? 0) + cents);
  for (const { kind, amountCents: cents } of parts) add(accountOfPart[kind], cents);
  for (const { kind, amountCents: cents } of lines) add(accountOfLine[kind], -cents);
  add('suspense', sumOfCents(lines) - sumOfCents(parts));
  return [...sums].flatMap(([account, cents]) => (cents === 0 ? [] : [{ account, cents }]));
}

/** Books a payment: one of an invoice settles that; another one was sold at once, add-ons as revenue. */
export const bookPayment = (cents: number, addOnCents: number, invoiceId: string | null): readonly BookLine[] =>
  invoiceId === null
    ? [...transfer('clearing', 'deferred_revenue', cents - addOnCents), ...transfer('clearing', 'revenue', addOnCents)]
    : transfer('clearing', 'receivable', cents);

/** Books what credit notes gave back other than to the card. */
export const bookCredited = (toBalanceCents: number, outOfBandCents: number): readonly BookLine[] => [
  ...transfer('refunds', 'credit_balance', toBalanceCents),
  ...transfer('refunds', 'out_of_band', outOfBandCents),
];

/** Books what the provider did with the money: its fees, and payouts to the bank. Charges are booked when recorded. */
export function bookEntry({ kind, amountCents, feeCents, currency }: ProviderEntry): readonly BookLine[] {
  if (!isOwnCurrency(currency)) return [];
  const own = kind === 'payout' ? transfer('bank', 'clearing', -amountCents) : [];
  const charged = kind === 'fee' ? transfer('fees', 'clearing', -amountCents) : [];
  return [...own, ...charged, ...transfer('fees', 'clearing', feeCents)];
}
