import { assetOf, type CreditEvent } from '../../domain/credits/index.ts';
import { streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import { bookUsage, forfeit, transfer, type BookLine } from '../../domain/finance/index.ts';
import { testRunIssuer } from '../../domain/test-runs/index.ts';
import { undecided } from './finance-documents.ts';
import { creditFigures, isTestRun, leg, post, type Changes, type Read } from './finance-journal.ts';
import { periodFilled } from './finance-invoices.ts';
import { grants, paymentOf } from './finance-rows.ts';
import { captures } from './finance-usage.ts';

/** The account of the books that an event changes. */
export const accountOf = (event: RecordedEvent): string | undefined =>
  assetOf(event.stream) === undefined && !isEvent(event, 'UserErased') ? undefined : streamIdOf(event.stream);

/** The taking of credits that an event is about. */
export const adjustmentOf = (event: RecordedEvent): string | undefined =>
  isEvent(event, 'CreditsAdjusted', 'CreditsUndone', 'AdjustmentProposed', 'AdjustmentDecided', 'AdjustmentReopened')
    ? event.data.adjustmentId
    : undefined;

/** A movement of credits or twins: the earnings, the obligation to users, and what its payment has been granted. */
export function usage(event: RecordedEvent<CreditEvent>, read: Read): Changes {
  // A hold moves credits inside an account: nothing is earned, and users are owed as much as before.
  if (event.type === 'CreditsReserved') return [];
  const userId = streamIdOf(event.stream);
  const before = read('accounts', userId);
  const isTest = isTestRun(event, read);
  const isErased = read('marked', userId)?.mark === 'erased';
  const booked = isTest ? { lines: [], lots: {} } : bookUsage(event, before?.lots ?? {});
  const figures = isTest || isErased ? {} : creditFigures(event);
  const owedHalfCredits = (before?.owedHalfCredits ?? 0) + (figures.owedHalfCredits ?? 0);
  const undone = undoneDecision(event, read);
  // Nobody can use credits that an erased account still receives.
  const lines = [...booked.lines, ...undone.lines, ...(isErased ? forfeit(booked.lots) : [])];
  const lots = isErased ? {} : booked.lots;
  const account = { kind: 'account' as const, lots, owedHalfCredits, position: event.position };
  return [
    { op: 'put', collection: 'accounts', id: userId, doc: account },
    ...(before ? [] : leg('accounts', { rows: 1 })),
    ...post(event, read, lines, { userId, paymentId: paymentOf(event) ?? null }, figures),
    ...taken(event, userId, lines),
    ...undone.changes,
    ...grants(event, read, userId),
    ...captures(event, read, userId),
    ...periodFilled(event, read),
  ];
}

/** Credits with a price that an administrator took wait for the decision of finance. */
function taken(event: RecordedEvent, userId: string, lines: readonly BookLine[]): Changes {
  if (!isEvent(event, 'CreditsAdjusted')) return [];
  const cents = lines.reduce((sum, line) => (line.account === 'adjustments' ? sum - line.cents : sum), 0);
  if (cents === 0) return [];
  const doc = {
    kind: 'adjustment' as const,
    state: 'waiting' as const,
    userId,
    cents,
    time: event.time,
    eventId: event.id,
    ...undecided,
  };
  return [{ op: 'put', collection: 'adjustments', id: event.data.adjustmentId, doc }];
}

/** The credits of an act were given back: the decision of finance about their price no longer counts. */
function undoneDecision(
  event: RecordedEvent<CreditEvent>,
  read: Read,
): { readonly lines: readonly BookLine[]; readonly changes: Changes } {
  const before = isEvent(event, 'CreditsUndone') ? read('adjustments', event.data.adjustmentId) : undefined;
  if (!before || !isEvent(event, 'CreditsUndone')) return { lines: [], changes: [] };
  const { outcome, cents } = before;
  const fields = { state: 'undone', ...undecided } as const;
  return {
    lines: outcome === null ? [] : transfer(outcome, 'adjustments', cents),
    changes: [{ op: 'patch', collection: 'adjustments', id: event.data.adjustmentId, fields }],
  };
}

/** The onboarding test buys like a customer; its accounts stay out of the figures. */
export const registered = ({ data: { issuer, userId } }: RecordedEventOf<'UserRegistered'>): Changes =>
  issuer === testRunIssuer ? [{ op: 'put', collection: 'marked', id: userId, doc: { mark: 'test_run' } }] : [];

/** Nobody can use the credits of an erased account: their price is breakage. */
export function erased(event: RecordedEventOf<'UserErased'>, read: Read): Changes {
  const userId = streamIdOf(event.stream);
  const account = read('accounts', userId);
  if (isTestRun(event, read)) return [];
  const owed = account?.owedHalfCredits ?? 0;
  return [
    { op: 'put', collection: 'marked', id: userId, doc: { mark: 'erased' } },
    ...(account
      ? [
          { op: 'patch', collection: 'accounts', id: userId, fields: { lots: {}, owedHalfCredits: 0 } } as const,
          ...post(
            event,
            read,
            forfeit(account.lots),
            { userId, paymentId: null },
            { expiredHalfCredits: Math.max(0, owed), owedHalfCredits: -owed || 0 },
          ),
        ]
      : []),
  ];
}
