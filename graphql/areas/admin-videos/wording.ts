import type { RecordedEvent } from '../../../domain/envelope.ts';
import { dispatch, type EventHandlers } from '../../../domain/events.ts';
import { failureSentence } from '../../../domain/videos/index.ts';
import { say, type Sentence } from '../../../words/index.ts';
import { credits } from '../../scalars.ts';

const held = (halfCredits: number): string => credits(halfCredits).toFixed(1);

const statuses = {
  pending: say('STATUS_PENDING'),
  processing: say('STATUS_PROCESSING'),
  ready: say('STATUS_READY'),
  failed: say('STATUS_FAILED'),
} as const;

const texts: EventHandlers<Sentence> = {
  VideoRequested: ({ data }) => say('HISTORY_REQUESTED', { credits: held(data.halfCredits) }),
  VideoRenderStarted: ({ data: { attempt } }) => say('HISTORY_STARTED', { attempt }),
  VideoCompleted: ({ data: { durationMs, late, costCents } }) => {
    const length = say('HISTORY_FINISHED', { seconds: Math.round(durationMs / 1_000) });
    const finished = late ? say('HISTORY_LATE', { finished: length }) : length;
    return costCents === null ? finished : say('HISTORY_COST', { finished, amount: (costCents / 100).toFixed(2) });
  },
  VideoFailed: ({ data }) => say('HISTORY_FAILED', { reason: failureSentence(data.code) }),
  VideoRetried: ({ data }) => say('HISTORY_RETRIED', { attempt: data.attempt, credits: held(data.halfCredits) }),
  VideoRenamed: () => say('HISTORY_RENAMED'),
  VideoRestored: () => say('HISTORY_RESTORED'),
  VideoPurged: () => say('HISTORY_PURGED'),
  VideoDeleted: ({ data }) => say('HISTORY_DELETED', { status: statuses[data.statusBefore] }),
};

/** An event of a video as a sentence; other events by their type. */
export const textOf = (event: RecordedEvent): Sentence | string => dispatch(texts, event) ?? event.type;
