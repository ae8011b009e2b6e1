import { assetOf, type CreditEvent } from '../../domain/credits/index.ts';
import { categoryOf, streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import {
  bookEntry,
  bookInvoice,
  bookPayment,
  bookUsage,
  endOfPeriod,
  isOwnCurrency,
  entryFaultsOf,
  payoutFaultsOf,
  startOfPeriod,
  transfer,
} from '../../domain/finance/index.ts';
import { disputedCents } from '../../domain/reversal.ts';
import { defineProjection } from '../define-projection.ts';
import { mainPayment } from '../../domain/subscriptions/index.ts';
import { financeCollections, type StatementDocument } from './finance-documents.ts';
import { closed, creditFigures, day, dayOf, leg, post, type Changes, type Read } from './finance-journal.ts';
import { credited, periodFilled, periodGranted, periodWithheld, refunded, unexplained } from './finance-invoices.ts';
import { dueOf, grants, paymentOf, row, unitsOf } from './finance-rows.ts';
import { captures, compareUsage, usageOf } from './finance-usage.ts';

/**
 * The books: every payment with the provider's side, the log's side and its grants; what is earned of each lot; the
 * journal. A row is compared when one of its sides changes, so that no run reads yesterday's rows again.
 */
export const finance = defineProjection({
  name: 'finance',
  version: '9',
  collections: financeCollections,
  writtenOnce: ['journal'],
  needs: (event) => ({
    paymentRows: paymentOf(event),
    usageRows: usageOf(event),
    accounts: accountOf(event),
    entryRows: isEvent(event, 'PayoutReconciled') ? event.data.entryId : undefined,
    statements: categoryOf(event.stream) === 'statement' ? streamIdOf(event.stream) : undefined,
    closing: closed,
    customers: isEvent(event, 'ProviderEntryRecorded') ? (event.data.customerId ?? undefined) : undefined,
    periodRows: isEvent(event, 'CreditsGranted') ? event.data.lotId : undefined,
    credited: isEvent(event, 'InvoiceCredited') ? event.data.invoiceId : undefined,
    invoiceRows: isEvent(event, 'InvoiceCredited', 'PaymentReversed') ? (event.data.invoiceId ?? undefined) : undefined,
  }),
  on: {
    PaymentInitiated: (event, read) => {
      const { userId, currency, items } = event.data;
      return row(event, read, userId, ({ ledger, ...rest }) => ({
        ...rest,
        ledger: { paidCents: null, takenBackCents: 0, duePlanUnits: 0, ...ledger, userId, currency, ...dueOf(items) },
      }));
    },
    PaymentSucceeded: (event, read) => {
      const { userId, currency, items, amountCents, paymentId, invoiceId } = event.data;
      const addOns = items.reduce((sum, { kind, priceCents }) => (kind === 'addon' ? sum + priceCents : sum), 0);
      return [
        ...row(event, read, userId, ({ ledger, ...rest }) => ({
          ...rest,
          ledger: {
            takenBackCents: ledger?.takenBackCents ?? 0,
            duePlanUnits: ledger?.duePlanUnits ?? 0,
            userId,
            currency,
            ...dueOf(items),
            paidCents: amountCents,
          },
        })),
        ...leg('B', { rows: 1, left: unitsOf(items) }),
        ...post(
          event,
          read,
          isOwnCurrency(currency) ? bookPayment(amountCents, addOns, invoiceId) : [],
          { userId, paymentId },
          isOwnCurrency(currency) ? { soldCents: amountCents } : {},
        ),
      ];
    },
    PaymentReversed: (event, read) => {
      const { userId, currency, refundedCents, paymentId } = event.data;
      const takenBackCents = refundedCents + disputedCents(event.data);
      const before = read('paymentRows', paymentId)?.ledger;
      return [
        ...row(event, read, userId, ({ ledger, ...rest }) => ({
          ...rest,
          ledger: { paidCents: null, duePlanUnits: 0, ...dueOf([]), ...ledger, userId, currency, takenBackCents },
        })),
        ...post(
          event,
          read,
          isOwnCurrency(currency)
            ? transfer('refunds', 'clearing', takenBackCents - (before?.takenBackCents ?? 0))
            : [],
          { userId, paymentId },
        ),
        ...refunded(event, read),
      ];
    },
    InvoicePaid: (event, read) =>
      post(event, read, bookInvoice(event.data), { userId: event.data.userId, paymentId: mainPayment(event.data) }),
    InvoiceCredited: credited,
    PlanPeriodGranted: periodGranted,
    PlanPeriodWithheld: periodWithheld,
    CustomerOpened: ({ data: { customerId, userId } }) => [
      { op: 'put', collection: 'customers', id: customerId, doc: { userId } },
    ],
    SubscriptionStarted: ({ data: { customerId, userId } }) => [
      { op: 'put', collection: 'customers', id: customerId, doc: { userId } },
    ],
    ProviderObjectNotUnderstood: (event) => {
      const { objectId, userId, reason } = event.data;
      return unexplained(event, objectId, { userId, rule: null, reason }, null);
    },
    ProviderObjectUnderstood: ({ data: { objectId } }) => [{ op: 'delete', collection: 'invoiceRows', id: objectId }],
    credits: usage,
    twincredits: usage,
    VideoCompleted: (event, read) => {
      const { videoId, userId, durationMs, late } = event.data;
      return compareUsage(event, read, { videoId, userId, completed: { durationMs, late } });
    },
    ProviderEntryRecorded: providerEntry,
    PayoutReconciled: (event, read) => {
      const { entryId, settledCents } = event.data;
      const before = read('entryRows', entryId);
      if (!before || settledCents === null) return [];
      const faults = [...before.faults, ...payoutFaultsOf({ amountCents: before.amountCents, settledCents })];
      const doc = { ...before, settledCents, faults, open: faults.length > 0, sinceMs: event.time };
      return [
        { op: 'put', collection: 'entryRows', id: entryId, doc },
        // Until now the payout counted as what it was booked as.
        ...leg('E', { right: settledCents + before.amountCents }),
      ];
    },
    ProviderPageRefused: (event, read) => statement(event, read, { fault: event.data.fault, faultSince: event.time }),
    ProviderPageAccepted: (event, read) => statement(event, read, { fault: null, faultSince: null }),
    AccountsChecked: (event, read) => [
      ...statement(event, read, {
        accountsCheckedThrough: event.data.throughPosition,
        differingSince: Object.fromEntries(
          event.data.differing.map((userId) => [
            userId,
            read('statements', streamIdOf(event.stream))?.differingSince[userId] ?? event.time,
          ]),
        ),
      }),
      ...leg('C', { rows: event.data.accounts }),
    ],
    PeriodClosed: ({ data }, read) => {
      const through = dayOf(endOfPeriod(data.period) - day);
      const before = read('closing', closed)?.through ?? '';
      return closing(before > through ? before : through);
    },
    PeriodReopened: ({ data }) => closing(dayOf(startOfPeriod(data.period) - day)),
  },
  live: {
    paymentRows: 'silent',
    usageRows: 'silent',
    entryRows: 'silent',
    invoiceRows: 'silent',
    periodRows: 'silent',
    periods: 'silent',
    customers: 'silent',
    credited: 'silent',
    accounts: 'silent',
    journal: 'silent',
    days: 'silent',
    legs: 'silent',
    statements: 'silent',
    closing: 'silent',
    heads: 'silent',
  },
  awaitedBy: 'queries',
});

const accountOf = ({ stream }: RecordedEvent): string | undefined =>
  assetOf(stream) === undefined ? undefined : streamIdOf(stream);

/** A movement of credits or twins: what it earns, what users are owed, and what its payment has been granted. */
function usage(event: RecordedEvent<CreditEvent>, read: Read): Changes {
  // A hold moves credits inside an account: nothing is earned, and users are owed as much as before.
  if (event.type === 'CreditsReserved') return [];
  const userId = streamIdOf(event.stream);
  const { lines, lots } = bookUsage(event, read('accounts', userId)?.lots ?? {});
  const account = { kind: 'account' as const, lots, position: event.position };
  return [
    { op: 'put', collection: 'accounts', id: userId, doc: account },
    ...post(event, read, lines, { userId, paymentId: paymentOf(event) ?? null }, creditFigures(event)),
    ...grants(event, read, userId),
    ...captures(event, read, userId),
    ...periodFilled(event, read),
  ];
}

/** What the provider booked: a side of its payment's row, a payout, a fee. */
function providerEntry(event: RecordedEventOf<'ProviderEntryRecorded'>, read: Read): Changes {
  const { data } = event;
  const { entryId, kind, paymentId, customerId, amountCents, feeCents, netCents, currency, settledCents } = data;
  // Whatever a known account pays is ours, whatever its metadata says.
  const ownerId = data.ownerId ?? (customerId === null ? null : (read('customers', customerId)?.userId ?? null));
  const faults = entryFaultsOf(data);
  const isCharge = kind === 'charge';
  const sided = row(event, read, ownerId, ({ provider, ...rest }) => ({
    ...rest,
    provider: {
      ownerId: ownerId ?? provider?.ownerId ?? null,
      currency: isCharge ? currency : (provider?.currency ?? currency),
      paidCents: isCharge ? (provider?.paidCents ?? 0) + amountCents : (provider?.paidCents ?? null),
      takenBackCents: (provider?.takenBackCents ?? 0) + (isCharge || kind === 'fee' ? 0 : -amountCents),
      feeCents: (provider?.feeCents ?? 0) + feeCents,
      feeGapCents: (provider?.feeGapCents ?? 0) + Math.abs(amountCents - feeCents - netCents),
    },
  }));
  const entryRow = {
    kind: 'row' as const,
    entryKind: kind,
    amountCents,
    settledCents,
    open: faults.length > 0,
    faults,
    sinceMs: data.bookedAtMs,
  };
  return [
    ...sided,
    ...(kind === 'payout' || faults.length > 0
      ? [{ op: 'put', collection: 'entryRows', id: entryId, doc: entryRow } as const]
      : []),
    ...(kind === 'payout' ? leg('E', { rows: 1, left: -amountCents, right: settledCents ?? -amountCents }) : []),
    ...post(event, read, bookEntry(data), {
      userId: paymentId === null ? null : (read('paymentRows', paymentId)?.userId ?? ownerId),
      paymentId,
    }),
    ...statement(event, read, { lastEntryId: entryId, lastEntryAt: data.bookedAtMs }),
  ];
}

function statement(event: RecordedEvent, read: Read, fields: Partial<StatementDocument>): Changes {
  const id = streamIdOf(event.stream);
  const empty = {
    lastEntryId: '',
    lastEntryAt: 0,
    fault: null,
    faultSince: null,
    accountsCheckedThrough: '',
    differingSince: {},
  };
  return [{ op: 'put', collection: 'statements', id, doc: { ...empty, ...read('statements', id), ...fields } }];
}

const closing = (through: string): Changes => [{ op: 'put', collection: 'closing', id: closed, doc: { through } }];
