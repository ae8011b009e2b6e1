import { categoryOf, streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import {
  bookEntry,
  bookPayment,
  isOwnCurrency,
  entryFaultsOf,
  payoutFaultsOf,
  transfer,
} from '../../domain/finance/index.ts';
import { disputedCents } from '../../domain/reversal.ts';
import { dayMs, dayOf, endOfMonth, startOfMonth } from '../../domain/time.ts';
import { defineProjection } from '../define-projection.ts';
import { financeCollections, type StatementDocument } from './finance-documents.ts';
import { accountOf, adjustmentOf, erased, registered, usage } from './finance-accounts.ts';
import { decided, exceptionOf, proposed, reopened, settled, settledRow, unsettled } from './finance-decisions.ts';
import { closed, isTestRun, leg, ownerOf, post, type Changes, type Read } from './finance-journal.ts';
import { credited, invoicePaid, periodGranted, periodWithheld, refunded, unexplained } from './finance-invoices.ts';
import { dueOf, paymentOf, row, unitsOf } from './finance-rows.ts';
import { compareUsage, usageOf } from './finance-usage.ts';

/**
 * The books: every payment with the provider's side, the log's side and its grants; the earnings of each lot; the
 * journal. A row is compared when one of its sides changes, so that no run needs to read old rows again.
 */
export const finance = defineProjection({
  name: 'finance',
  version: '11',
  collections: financeCollections,
  writtenOnce: ['journal', 'lines'],
  needs: (event) => ({
    paymentRows: paymentOf(event) ?? settledRow(event)?.key,
    usageRows: usageOf(event),
    accounts: accountOf(event),
    entryRows: isEvent(event, 'PayoutReconciled') ? event.data.entryId : settledRow(event)?.key,
    changedRows: settledRow(event)?.key,
    suspense: settledRow(event)?.key,
    writeOffs: exceptionOf(event),
    adjustments: adjustmentOf(event),
    marked: ownerOf(event),
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
        ...leg('credits', { rows: 1, left: unitsOf(items) }),
        ...post(event, read, isOwnCurrency(currency) ? bookPayment(amountCents, addOns, invoiceId) : [], {
          userId,
          paymentId,
        }),
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
    InvoicePaid: invoicePaid,
    InvoiceCredited: credited,
    PlanPeriodGranted: periodGranted,
    PlanPeriodWithheld: periodWithheld,
    CustomerOpened: customer,
    SubscriptionStarted: customer,
    UserRegistered: registered,
    UserErased: erased,
    ExceptionOpened: unsettled,
    ExceptionSettled: settled,
    ExceptionReopened: unsettled,
    ExceptionMatched: unsettled,
    AdjustmentProposed: proposed,
    AdjustmentDecided: decided,
    AdjustmentReopened: reopened,
    ProviderEntryChanged: ({ data: { entryId: id, paymentId, recordedCents, foundCents }, time }) => {
      const amountCents = (foundCents ?? 0) - recordedCents;
      const faults = [{ leg: 'payments' as const, status: 'record_changed' as const, amountCents }];
      const doc = { kind: 'row' as const, open: true, faults, sinceMs: time, paymentId, recordedCents, foundCents };
      return [{ op: 'put', collection: 'changedRows', id, doc }];
    },
    ProviderEntryRestored: ({ data: { entryId: id } }) => [{ op: 'delete', collection: 'changedRows', id }],
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
        // The payout counted with its booked amount until now.
        ...leg('payouts', { right: settledCents + before.amountCents }),
      ];
    },
    ProviderPageRefused: (event, read) => statement(event, read, { fault: event.data.fault, faultSince: event.time }),
    ProviderPageAccepted: (event, read) => statement(event, read, { fault: null, faultSince: null }),
    AccountsChecked: (event, read) => [
      ...statement(event, read, {
        accountsCheckedThrough: event.data.throughPosition,
        ...(event.data.isFull && { allComparedAt: event.data.startedAtMs }),
        differingSince: Object.fromEntries(
          event.data.differing.map((userId) => [
            userId,
            read('statements', streamIdOf(event.stream))?.differingSince[userId] ?? event.time,
          ]),
        ),
      }),
    ],
    PeriodClosed: ({ data }, read) => {
      const through = dayOf(endOfMonth(data.period) - dayMs);
      const before = read('closing', closed)?.through ?? '';
      return closing(before > through ? before : through);
    },
    PeriodReopened: ({ data }) => closing(dayOf(startOfMonth(data.period) - dayMs)),
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
    lines: 'silent',
    adjustments: 'silent',
    writeOffs: 'silent',
    suspense: 'silent',
    marked: 'silent',
    months: 'silent',
    changedRows: 'silent',
    days: 'silent',
    legs: 'silent',
    statements: 'silent',
    closing: 'silent',
    heads: 'silent',
  },
  awaitedBy: 'queries',
});

function customer(event: RecordedEventOf<'CustomerOpened' | 'SubscriptionStarted'>, read: Read): Changes {
  const { customerId, userId } = event.data;
  return [{ op: 'put', collection: 'customers', id: customerId, doc: { userId, isTestRun: isTestRun(event, read) } }];
}

/** A record of the provider: a side of its payment's row, a payout, a fee. */
function providerEntry(event: RecordedEventOf<'ProviderEntryRecorded'>, read: Read): Changes {
  const { data } = event;
  const { entryId, kind, paymentId, customerId, amountCents, feeCents, netCents, currency, settledCents } = data;
  // Every payment of a known account is ours, even if its metadata says otherwise.
  const ownerId = data.ownerId ?? (customerId === null ? null : (read('customers', customerId)?.userId ?? null));
  const isTest = isTestRun(event, read) || (customerId !== null && read('customers', customerId)?.isTestRun === true);
  const userId = paymentId === null ? null : (read('paymentRows', paymentId)?.userId ?? ownerId);
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
      keptCents: (provider?.keptCents ?? 0) + (amountCents - feeCents - netCents),
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
    ...(kind === 'payout' ? leg('payouts', { rows: 1, left: -amountCents, right: settledCents ?? -amountCents }) : []),
    ...post(event, read, bookEntry(data), { userId, paymentId }, {}, isTest),
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
    allComparedAt: 0,
    differingSince: {},
  };
  return [{ op: 'put', collection: 'statements', id, doc: { ...empty, ...read('statements', id), ...fields } }];
}

const closing = (through: string): Changes => [{ op: 'put', collection: 'closing', id: closed, doc: { through } }];
