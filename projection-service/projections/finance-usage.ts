import { sumOf } from '../../domain/credits/index.ts';
import { halfCreditsForSeconds } from '../../domain/catalog.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import { usageFaultsOf } from '../../domain/finance/index.ts';
import { attemptId } from '../../domain/videos/index.ts';
import type { UsageRowDocument } from './finance-documents.ts';
import { leg, type Changes, type Read } from './finance-journal.ts';

/** The attempt of a video that an event is about. */
export function usageOf(event: RecordedEvent): string | undefined {
  if (isEvent(event, 'CreditsCaptured')) return event.data.asset === 'minutes' ? event.data.holdId : undefined;
  return isEvent(event, 'VideoCompleted') ? attemptId(event.data.videoId, event.data.attempt) : undefined;
}

/** The charge of a video, next to its length. */
export function captures(event: RecordedEvent, read: Read, userId: string): Changes {
  if (!isEvent(event, 'CreditsCaptured')) return [];
  const { heldFor: videoId, durationMs, capturedAmount: halfCredits, held } = event.data;
  // A Digital Twin has no length: its charge is always one.
  if (durationMs === null) return [];
  const heldHalfCredits = sumOf(held);
  return compareUsage(event, read, { videoId, userId, captured: { durationMs, halfCredits, heldHalfCredits } });
}

/** Compares a video with its capture as soon as both are known; a row that agrees is only counted. */
export function compareUsage(
  event: RecordedEventOf<'VideoCompleted' | 'CreditsCaptured'>,
  read: Read,
  side: { readonly videoId: string; readonly userId: string } & Partial<
    Pick<UsageRowDocument, 'completed' | 'captured'>
  >,
): Changes {
  const id = usageOf(event) ?? '';
  const before = read('usageRows', id);
  const doc = { completed: null, captured: null, ...before, ...side };
  const faults = usageFaultsOf(doc, (durationMs) => halfCreditsForSeconds(durationMs / 1_000));
  const counted = leg('usage', {
    rows: before ? 0 : 1,
    left: side.captured?.halfCredits ?? 0,
    right: side.completed && !side.completed.late ? halfCreditsForSeconds(side.completed.durationMs / 1_000) : 0,
  });
  if (faults.length === 0)
    return [...counted, ...(before ? [{ op: 'delete', collection: 'usageRows', id } as const] : [])];
  const stored = { kind: 'row' as const, ...doc, faults, open: true, sinceMs: event.time };
  return [...counted, { op: 'put', collection: 'usageRows', id, doc: stored }];
}
