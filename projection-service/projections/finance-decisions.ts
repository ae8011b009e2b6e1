import type { RecordedEvent } from '../../domain/envelope.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import { bookWriteOff, partsOfException, transfer, type RowStatus } from '../../domain/finance/index.ts';
import { undecided } from './finance-documents.ts';
import { post, type Changes, type Read } from './finance-journal.ts';

/** The exception that an event is about. */
export const exceptionOf = (event: RecordedEvent): string | undefined =>
  isEvent(event, 'ExceptionOpened', 'ExceptionSettled', 'ExceptionReopened', 'ExceptionMatched')
    ? event.data.exceptionId
    : undefined;

/** The row of a settled exception: it determines the posting of a write-off. */
export const settledRow = (event: RecordedEvent): ReturnType<typeof partsOfException> =>
  isEvent(event, 'ExceptionSettled') ? partsOfException(event.data.exceptionId) : undefined;

/** A write-off posts the difference that makes the books agree; resolving by hand posts nothing. */
export function settled(event: RecordedEventOf<'ExceptionSettled'>, read: Read): Changes {
  const about = settledRow(event);
  if (event.data.how !== 'written_off' || !about) return [];
  const { status, key } = about;
  const payment = read('paymentRows', key);
  const lines = bookWriteOff(status, { payment, ...othersOf(status, key, read) });
  if (lines.length === 0) return [];
  const paymentId = payment ? key : null;
  return [
    { op: 'put', collection: 'writeOffs', id: event.data.exceptionId, doc: { lines } },
    ...post(event, read, lines, { userId: payment?.userId ?? null, paymentId }),
  ];
}

function othersOf(status: RowStatus, key: string, read: Read) {
  const entry = read('entryRows', key);
  const cents = entry?.faults.find((fault) => fault.status === status)?.amountCents ?? 0;
  const changed = read('changedRows', key);
  return {
    entry: entry && { kind: entry.entryKind, cents },
    suspenseCents: read('suspense', key)?.cents,
    changedCents: changed && (changed.foundCents ?? 0) - changed.recordedCents,
  };
}

/** An exception that is open again, or matches in the end, is no longer written off. */
export function unsettled(
  event: RecordedEventOf<'ExceptionOpened' | 'ExceptionReopened' | 'ExceptionMatched'>,
  read: Read,
): Changes {
  const { exceptionId } = event.data;
  const writeOff = read('writeOffs', exceptionId);
  if (!writeOff) return [];
  const key = partsOfException(exceptionId)?.key ?? null;
  const back = writeOff.lines.map((line) => ({ ...line, cents: -line.cents }));
  return [
    { op: 'delete', collection: 'writeOffs', id: exceptionId },
    ...post(event, read, back, { userId: null, paymentId: key?.startsWith('pi_') === true ? key : null }),
  ];
}

/** A first person proposed a decision: nothing is posted before a second one approves it. */
export function proposed(
  { data: { adjustmentId: id, byId, outcome } }: RecordedEventOf<'AdjustmentProposed'>,
  read: Read,
): Changes {
  if (read('adjustments', id)?.state !== 'waiting') return [];
  return [{ op: 'patch', collection: 'adjustments', id, fields: { proposal: { byId, outcome } } }];
}

/** Finance decided how to post the price of credits that an administrator took. */
export function decided(event: RecordedEventOf<'AdjustmentDecided'>, read: Read): Changes {
  const { adjustmentId, userId, byId, approvedById, outcome, amountCents } = event.data;
  if (!read('adjustments', adjustmentId)) return [];
  const fields = { state: 'decided', outcome, decidedById: byId, approvedById, proposal: null } as const;
  return [
    { op: 'patch', collection: 'adjustments', id: adjustmentId, fields },
    ...post(event, read, transfer('adjustments', outcome, amountCents), { userId, paymentId: null }),
  ];
}

/** Reopening a decision reverses it; a decision about an act that was undone stays undone. */
export function reopened(event: RecordedEventOf<'AdjustmentReopened'>, read: Read): Changes {
  const before = read('adjustments', event.data.adjustmentId);
  if (before?.state !== 'decided' || before.outcome === null) return [];
  const { userId, cents, outcome } = before;
  const fields = { state: 'waiting', ...undecided } as const;
  return [
    { op: 'patch', collection: 'adjustments', id: event.data.adjustmentId, fields },
    ...post(event, read, transfer(outcome, 'adjustments', cents), { userId, paymentId: null }),
  ];
}
