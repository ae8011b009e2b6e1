import { halfCreditsForSeconds } from '../../domain/catalog.ts';
import { postings, providerPaymentId } from '../../domain/credits/index.ts';
import { categoryOf, streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent, type EventsByCategory, type RecordedEventOf } from '../../domain/events.ts';
import {
  bookEntry,
  bookUsage,
  emptyRow,
  endOfPeriod,
  entryFaultsOf,
  faultsOf,
  isOwnCurrency,
  startOfPeriod,
  transfer,
  usageFaultsOf,
  type BookLine,
  type PaymentRow,
} from '../../domain/finance/index.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { disputedCents } from '../../domain/reversal.ts';
import { attemptId } from '../../domain/videos/index.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';
import { financeCollections, type DayDocument, type StatementDocument } from './finance-documents.ts';

type Changes = readonly ChangeOf<typeof financeCollections>[];
type Read = ReadOf<typeof financeCollections>;

const closed = 'closed';
const day = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The books: every payment with the provider's side, the log's side and its grants; what is earned of each lot; the
 * journal. A row is compared when one of its sides changes, so that no run reads yesterday's rows again.
 */
export const finance = defineProjection({
  name: 'finance',
  version: '4',
  collections: financeCollections,
  needs: (event) => ({
    paymentRows: paymentOf(event),
    usageRows: usageOf(event),
    accounts: accountOf(event),
    statements: categoryOf(event.stream) === 'statement' ? streamIdOf(event.stream) : undefined,
    closing: closed,
  }),
  on: {
    PaymentInitiated: (event, read) => {
      const { userId, currency, items } = event.data;
      return row(event, read, userId, ({ ledger, ...rest }) => ({
        ...rest,
        ledger: { paidCents: null, takenBackCents: 0, ...ledger, userId, currency, dueUnits: unitsOf(items) },
      }));
    },
    PaymentSucceeded: (event, read) => {
      const { userId, currency, items, amountCents, paymentId } = event.data;
      const addOns = items.reduce((sum, { kind, priceCents }) => (kind === 'addon' ? sum + priceCents : sum), 0);
      return [
        ...row(event, read, userId, ({ ledger, ...rest }) => ({
          ...rest,
          ledger: {
            takenBackCents: ledger?.takenBackCents ?? 0,
            userId,
            currency,
            dueUnits: unitsOf(items),
            paidCents: amountCents,
          },
        })),
        ...leg('A', { right: amountCents }),
        ...leg('B', { rows: 1, left: unitsOf(items) }),
        ...post(
          event,
          read,
          [
            ...transfer('clearing', 'deferred_revenue', amountCents - addOns),
            ...transfer('clearing', 'revenue', addOns),
          ],
          { userId, paymentId },
          { soldCents: amountCents },
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
          ledger: { paidCents: null, dueUnits: 0, ...ledger, userId, currency, takenBackCents },
        })),
        ...post(event, read, transfer('refunds', 'clearing', takenBackCents - (before?.takenBackCents ?? 0)), {
          userId,
          paymentId,
        }),
      ];
    },
    credits: usage,
    twincredits: usage,
    VideoCompleted: (event, read) => {
      const { videoId, userId, durationMs, late } = event.data;
      return compareUsage(event, read, { videoId, userId, completed: { durationMs, late } });
    },
    ProviderEntryRecorded: providerEntry,
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

/** Units that a payment grants: half-credits and Digital Twins. */
const unitsOf = (items: readonly PurchasedItem[]): number =>
  items.reduce((sum, { halfCredits, twinCredits }) => sum + halfCredits + twinCredits, 0);

function paymentOf(event: RecordedEvent): string | undefined {
  if (categoryOf(event.stream) === 'payment') return streamIdOf(event.stream);
  if (
    isEvent(
      event,
      'CreditsGranted',
      'TwinCreditsGranted',
      'CreditsClawedBack',
      'TwinCreditsClawedBack',
      'CreditsRestored',
      'TwinCreditsRestored',
      'ProviderEntryRecorded',
    ) &&
    event.data.paymentId !== null
  )
    return providerPaymentId(event.data.paymentId);
  return undefined;
}

function usageOf(event: RecordedEvent): string | undefined {
  if (isEvent(event, 'CreditsCaptured')) return event.data.holdId;
  return isEvent(event, 'VideoCompleted') ? attemptId(event.data.videoId, event.data.attempt) : undefined;
}

const accountOf = ({ stream }: RecordedEvent): string | undefined =>
  ['credits', 'twincredits'].includes(categoryOf(stream)) ? streamIdOf(stream) : undefined;

/** When the fact happened: the provider's records are read later than they were booked. */
const happenedAt = (event: RecordedEvent): number =>
  isEvent(event, 'ProviderEntryRecorded') ? event.data.bookedAtMs : event.time;

/** Changes one payment's row and compares it. */
function row(
  event: RecordedEvent,
  read: Read,
  userId: string | null,
  change: (before: PaymentRow) => PaymentRow,
): Changes {
  const id = paymentOf(event);
  if (id === undefined) return [];
  const before = read('paymentRows', id);
  const { provider, ledger, granted } = change(before ?? emptyRow);
  const faults = faultsOf({ provider, ledger, granted });
  const doc = {
    kind: 'row' as const,
    provider,
    ledger,
    granted,
    faults,
    open: faults.length > 0,
    sinceMs: Math.max(before?.sinceMs ?? 0, happenedAt(event)),
    userId: before?.userId ?? userId,
  };
  return [{ op: 'put', collection: 'paymentRows', id, doc }];
}

const leg = (id: 'A' | 'B' | 'C' | 'D' | 'E', by: { rows?: number; left?: number; right?: number }): Changes => [
  { op: 'increment', collection: 'legs', id, by },
];

/** Posts a movement to its day, or to the first open one (trust L24). */
function post(
  event: RecordedEvent,
  read: Read,
  lines: readonly BookLine[],
  about: { readonly userId: string | null; readonly paymentId: string | null },
  figures: Partial<DayDocument> = {},
): Changes {
  const { id: eventId, position, stream, type, hash } = event;
  const time = happenedAt(event);
  const by: { -readonly [Field in keyof DayDocument]?: number } = { ...figures };
  for (const { account, cents } of lines) {
    by[account] = (by[account] ?? 0) + cents;
    if (account === 'clearing' && cents < 0) by.clearingOutCents = (by.clearingOutCents ?? 0) - cents;
  }
  if (Object.values(by).every((value) => value === 0)) return [];
  const through = read('closing', closed)?.through ?? '';
  const posted = dayOf(time) > through ? dayOf(time) : dayOf(Date.parse(`${through}T00:00:00Z`) + day);
  const doc = { day: posted, position, time, eventId, stream, type, ...about, lines };
  return [
    ...(lines.length === 0 ? [] : [{ op: 'put', collection: 'journal', id: position, doc } as const]),
    { op: 'put', collection: 'heads', id: 'last', doc: { position, stream, hash } },
    { op: 'increment', collection: 'days', id: posted, by },
    { op: 'increment', collection: 'days', id: 'total', by },
  ];
}

/** A movement of credits or twins: what it earns, what users are owed, and what its payment has been granted. */
function usage(
  event: RecordedEvent<EventsByCategory['credits'] | EventsByCategory['twincredits']>,
  read: Read,
): Changes {
  // A hold moves credits inside an account: nothing is earned, and users are owed as much as before.
  if (event.type === 'CreditsReserved' || event.type === 'TwinCreditsReserved') return [];
  const userId = streamIdOf(event.stream);
  const { lines, lots } = bookUsage(event, read('accounts', userId)?.lots ?? {});
  const account = { kind: 'account' as const, lots, position: event.position };
  return [
    { op: 'put', collection: 'accounts', id: userId, doc: account },
    ...post(event, read, lines, { userId, paymentId: paymentOf(event) ?? null }, creditFigures(event)),
    ...grants(event, read, userId),
    ...captures(event, read, userId),
  ];
}

function creditFigures(event: RecordedEvent): Partial<DayDocument> {
  if (categoryOf(event.stream) !== 'credits') return {};
  const credits = event as RecordedEvent<EventsByCategory['credits']>;
  const sum = (...accounts: readonly string[]): number =>
    postings(credits).reduce((total, { account, delta }) => (accounts.includes(account) ? total + delta : total), 0);
  const issued = -sum('issued');
  const isPaid = credits.type === 'CreditsGranted' && credits.data.priceCents > 0;
  return {
    soldHalfCredits: isPaid ? issued : 0,
    freeHalfCredits: isPaid ? 0 : issued,
    usedHalfCredits: sum('consumed'),
    expiredHalfCredits: sum('expired'),
    owedHalfCredits: sum('lot', 'held'),
  };
}

function grants(event: RecordedEvent, read: Read, userId: string): Changes {
  const change = grantedUnits(event);
  if (change === undefined || paymentOf(event) === undefined) return [];
  const { units, debtUnits, lot } = change;
  return [
    ...row(event, read, userId, ({ granted, ...rest }) => ({
      ...rest,
      granted: {
        units: granted.units + units,
        lots: lot === undefined ? granted.lots : [...granted.lots, lot],
        debtUnits: Math.max(0, granted.debtUnits + debtUnits),
      },
    })),
    ...(units === 0 ? [] : leg('B', { right: units })),
  ];
}

function grantedUnits(
  event: RecordedEvent,
): { readonly units: number; readonly debtUnits: number; readonly lot?: string } | undefined {
  if (isEvent(event, 'CreditsGranted')) return { units: event.data.halfCredits, debtUnits: 0, lot: event.data.lotId };
  if (isEvent(event, 'TwinCreditsGranted'))
    return { units: event.data.twinCredits, debtUnits: 0, lot: `twins/${event.data.lotId}` };
  if (isEvent(event, 'CreditsClawedBack')) return { units: 0, debtUnits: event.data.debtHalfCredits };
  if (isEvent(event, 'TwinCreditsClawedBack')) return { units: 0, debtUnits: event.data.debtTwinCredits };
  if (isEvent(event, 'CreditsRestored')) return { units: 0, debtUnits: -event.data.debtCancelledHalfCredits };
  if (isEvent(event, 'TwinCreditsRestored')) return { units: 0, debtUnits: -event.data.debtCancelledTwinCredits };
  return undefined;
}

function captures(event: RecordedEvent, read: Read, userId: string): Changes {
  if (!isEvent(event, 'CreditsCaptured')) return [];
  const { videoId, durationMs, capturedHalfCredits: halfCredits, held } = event.data;
  const heldHalfCredits = held.reduce((sum, part) => sum + part.halfCredits, 0);
  return compareUsage(event, read, { videoId, userId, captured: { durationMs, halfCredits, heldHalfCredits } });
}

/** Compares a film with its capture as soon as both are known; a row that agrees is only counted. */
function compareUsage(
  event: RecordedEventOf<'VideoCompleted' | 'CreditsCaptured'>,
  read: Read,
  side: { readonly videoId: string; readonly userId: string } & Partial<
    Pick<NonNullable<ReturnType<typeof usageRow>>, 'completed' | 'captured'>
  >,
): Changes {
  const id = usageOf(event) ?? '';
  const before = usageRow(read, id);
  const doc = { completed: null, captured: null, ...before, ...side };
  const faults = usageFaultsOf(doc, (durationMs) => halfCreditsForSeconds(durationMs / 1_000));
  const counted = leg('D', {
    rows: before ? 0 : 1,
    left: side.captured?.halfCredits ?? 0,
    right: side.completed && !side.completed.late ? halfCreditsForSeconds(side.completed.durationMs / 1_000) : 0,
  });
  if (faults.length === 0)
    return [...counted, ...(before ? [{ op: 'delete', collection: 'usageRows', id } as const] : [])];
  const stored = { kind: 'row' as const, ...doc, faults, open: true, sinceMs: event.time };
  return [...counted, { op: 'put', collection: 'usageRows', id, doc: stored }];
}

const usageRow = (read: Read, id: string) => read('usageRows', id);

/** What the provider booked: a side of its payment's row, a payout, a fee. */
function providerEntry(event: RecordedEventOf<'ProviderEntryRecorded'>, read: Read): Changes {
  const { data } = event;
  const { entryId, kind, paymentId, ownerId, amountCents, feeCents, netCents, currency, settledCents } = data;
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
    ...(isCharge && isOwnCurrency(currency) ? leg('A', { rows: 1, left: amountCents }) : []),
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
