import { assetOf, providerPaymentId } from '../../domain/credits/index.ts';
import { categoryOf, streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { emptyRow, faultsOf, isOwnCurrency, type PaymentRow } from '../../domain/finance/index.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { happenedAt, leg, type Changes, type Read } from './finance-journal.ts';

/** Units that a payment grants by itself: half-credits and Digital Twins. The plan's units depend on its invoice. */
export const unitsOf = (items: readonly PurchasedItem[]): number =>
  items.reduce(
    (sum, { kind, halfCredits, twinCredits }) => (kind === 'plan' ? sum : sum + halfCredits + twinCredits),
    0,
  );

/** The units that a payment has to grant. */
export const dueOf = (
  items: readonly PurchasedItem[],
): { readonly dueUnits: number; readonly dueTwins: number; readonly awaitsPeriod: boolean } => ({
  awaitsPeriod: items.some(({ kind }) => kind === 'plan'),
  dueUnits: unitsOf(items),
  dueTwins: items.reduce((sum, { twinCredits }) => sum + twinCredits, 0),
});

/** The payment that an event is about, by the provider's id. */
export function paymentOf(event: RecordedEvent): string | undefined {
  if (categoryOf(event.stream) === 'payment') return streamIdOf(event.stream);
  if (
    isEvent(event, 'CreditsGranted', 'CreditsClawedBack', 'CreditsRestored', 'ProviderEntryRecorded') &&
    event.data.paymentId !== null
  )
    return providerPaymentId(event.data.paymentId);
  if (isEvent(event, 'PlanPeriodGranted', 'PlanPeriodWithheld')) return event.data.paymentId ?? undefined;
  return undefined;
}

/** Changes one payment's row and compares it. */
export function row(
  event: RecordedEvent,
  read: Read,
  userId: string | null,
  change: (before: PaymentRow) => PaymentRow,
): Changes {
  const id = paymentOf(event);
  if (id === undefined) return [];
  const before = read('paymentRows', id);
  const after = change(before ?? emptyRow);
  const { provider, ledger, granted } = after;
  const faults = faultsOf({ provider, ledger, granted });
  const doc = {
    kind: 'row' as const,
    provider,
    ledger,
    granted,
    amountCents: ledger?.paidCents ?? provider?.paidCents ?? null,
    faults,
    open: faults.length > 0,
    sinceMs: Math.max(before?.sinceMs ?? 0, happenedAt(event)),
    userId: before?.userId ?? userId,
  };
  const [was, is] = [countedIn(before), countedIn(after)];
  const by = { rows: is.rows - was.rows, left: is.left - was.left, right: is.right - was.right };
  return [
    { op: 'put', collection: 'paymentRows', id, doc },
    ...(Object.values(by).every((difference) => difference === 0) ? [] : leg('payments', by)),
  ];
}

/**
 * What a row adds to the sums of the leg `payments`: counts a payment of this product that either side knows as paid.
 */
function countedIn(payment: PaymentRow | undefined): {
  readonly rows: number;
  readonly left: number;
  readonly right: number;
} {
  const { provider = null, ledger = null } = payment ?? {};
  const isOwn = ledger !== null || (provider !== null && provider.ownerId !== null);
  const left = isOwn && provider && isOwnCurrency(provider.currency) ? (provider.paidCents ?? 0) : 0;
  const right = ledger?.paidCents ?? 0;
  const isPaid = isOwn && ((provider?.paidCents ?? null) !== null || (ledger?.paidCents ?? null) !== null);
  return { rows: isPaid ? 1 : 0, left, right };
}

/** The units that an event grants to a payment or takes away from it. */
export function grants(event: RecordedEvent, read: Read, userId: string): Changes {
  const change = grantedUnits(event);
  if (change === undefined || paymentOf(event) === undefined) return [];
  const { units, debtUnits, lot, isTwin } = change;
  return [
    ...row(event, read, userId, ({ granted, ...rest }) => ({
      ...rest,
      granted: {
        units: granted.units + units,
        lots: lot === undefined ? granted.lots : [...granted.lots, lot],
        debtUnits: Math.max(0, granted.debtUnits + debtUnits),
        twins: granted.twins + (isTwin ? units : 0),
        debtTwins: Math.max(0, granted.debtTwins + (isTwin ? debtUnits : 0)),
      },
    })),
    ...(units === 0 ? [] : leg('credits', { right: units })),
  ];
}

function grantedUnits(
  event: RecordedEvent,
): { readonly units: number; readonly debtUnits: number; readonly lot?: string; readonly isTwin: boolean } | undefined {
  const isTwin = assetOf(event.stream) === 'twins';
  if (isEvent(event, 'CreditsGranted')) {
    const { amount: units, lotId } = event.data;
    return { units, debtUnits: 0, lot: isTwin ? `twins/${lotId}` : lotId, isTwin };
  }
  if (isEvent(event, 'CreditsClawedBack')) return { units: 0, debtUnits: event.data.debtAmount, isTwin };
  if (isEvent(event, 'CreditsRestored')) return { units: 0, debtUnits: -event.data.debtCancelledAmount, isTwin };
  return undefined;
}
