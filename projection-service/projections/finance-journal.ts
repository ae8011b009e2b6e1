import { assetOf, postings, type Account, type CreditEvent } from '../../domain/credits/index.ts';
import { streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { bookTestRun, type BookLine, type Leg } from '../../domain/finance/index.ts';
import { dayOf, daysAfter } from '../../domain/time.ts';
import type { ChangeOf, ReadOf } from '../define-projection.ts';
import type { DayDocument, financeCollections } from './finance-documents.ts';

export type Changes = readonly ChangeOf<typeof financeCollections>[];
export type Read = ReadOf<typeof financeCollections>;

/** The id of the one document that says through which day the books are closed. */
export const closed = 'closed';

/** When the fact happened. Records of the provider are read later, by days after an outage. */
export function happenedAt(event: RecordedEvent): number {
  if (isEvent(event, 'ProviderEntryRecorded')) return event.data.bookedAtMs;
  if (isEvent(event, 'InvoicePaid')) return event.data.paidAtMs;
  return isEvent(event, 'PaymentSucceeded') ? (event.data.paidAtMs ?? event.time) : event.time;
}

/** Adds to the sums of a leg. */
export const leg = (id: Leg, by: { rows?: number; left?: number; right?: number }): Changes => [
  { op: 'increment', collection: 'legs', id, by },
];

/** The user that an event is about; undefined if it names none. */
export function ownerOf({ stream, data }: RecordedEvent): string | undefined {
  if (assetOf(stream) !== undefined) return streamIdOf(stream);
  const { userId, ownerId } = data;
  return [userId, ownerId].find((each) => typeof each === 'string');
}

/** Whether an event belongs to an account of the onboarding test. */
export function isTestRun(event: RecordedEvent, read: Read): boolean {
  const owner = ownerOf(event);
  return owner !== undefined && read('marked', owner)?.mark === 'test_run';
}

/** Posts a movement to its day, or to the first open day. Movements of a test run stay out of the figures. */
export function post(
  event: RecordedEvent,
  read: Read,
  movement: readonly BookLine[],
  about: { readonly userId: string | null; readonly paymentId: string | null },
  figures: Partial<DayDocument> = {},
  isTest = isTestRun(event, read),
): Changes {
  const lines = isTest ? bookTestRun(movement) : movement;
  const { id: eventId, position, stream, type, hash } = event;
  const time = happenedAt(event);
  const by: { -readonly [Field in keyof DayDocument]?: number } = isTest ? {} : { ...figures };
  for (const { account, cents, part } of lines) {
    by[account] = (by[account] ?? 0) + cents;
    if (part !== undefined) by[part] = (by[part] ?? 0) + cents;
    if (account === 'clearing' && cents < 0) by.clearingOutCents = (by.clearingOutCents ?? 0) - cents;
  }
  if (Object.values(by).every((value) => value === 0)) return [];
  const through = read('closing', closed)?.through ?? '';
  const own = dayOf(time);
  const posted = own > through ? own : daysAfter(through, 1);
  const doc = { kind: 'entry' as const, day: posted, position, time, eventId, stream, type, ...about, lines };
  return [
    ...(lines.length === 0 ? [] : [{ op: 'put', collection: 'journal', id: position, doc } as const]),
    ...lines.map(({ account, cents, part = '' as const }, index) => ({
      op: 'put' as const,
      collection: 'lines' as const,
      id: `${position}.${index}`,
      doc: { account, part, day: posted, position, cents },
    })),
    { op: 'put', collection: 'heads', id: 'last', doc: { position, stream, hash } },
    { op: 'increment', collection: 'days', id: posted, by },
    { op: 'increment', collection: 'months', id: posted.slice(0, 7), by },
    { op: 'increment', collection: 'days', id: 'total', by },
  ];
}

/** The change of the day's figures by an event of credits, in half-credits. */
export function creditFigures(event: RecordedEvent): Partial<DayDocument> {
  if (assetOf(event.stream) !== 'minutes') return {};
  const credits = event as RecordedEvent<CreditEvent>;
  const sums: Partial<Record<Account, number>> = {};
  for (const { account, delta } of postings(credits)) sums[account] = (sums[account] ?? 0) + delta;
  const issued = 0 - (sums.issued ?? 0);
  const isPaid = credits.type === 'CreditsGranted' && credits.data.priceCents > 0;
  return {
    soldHalfCredits: isPaid ? issued : 0,
    freeHalfCredits: isPaid ? 0 : issued,
    usedHalfCredits: sums.consumed ?? 0,
    expiredHalfCredits: sums.expired ?? 0,
    owedHalfCredits: (sums.lot ?? 0) + (sums.held ?? 0),
  };
}
