import type { RecordedEvent } from '../../domain/envelope.ts';
import { dispatch, type EventHandlers } from '../../domain/events.ts';
import { failureSentence } from '../../domain/videos/index.ts';
import { credits } from '../scalars.ts';

const held = (halfCredits: number): string => `${credits(halfCredits).toFixed(1)} credits held`;

const costText = (cents: number | null): string =>
  cents === null ? '' : `; the service charged $${(cents / 100).toFixed(2)}`;

const texts: EventHandlers<string> = {
  VideoRequested: ({ data }) => `Requested, ${held(data.halfCredits)}`,
  VideoRenderStarted: ({ data }) => `Rendering started (attempt ${data.attempt})`,
  VideoCompleted: ({ data }) =>
    `Finished: ${Math.round(data.durationMs / 1_000)} seconds${data.late ? ', too late to be charged' : ''}${costText(data.costCents)}`,
  VideoFailed: ({ data }) => `Failed: ${failureSentence(data.code)}`,
  VideoRetried: ({ data }) => `Retried (attempt ${data.attempt}), ${held(data.halfCredits)}`,
  VideoRenamed: () => 'Renamed',
  VideoRestored: () => 'Restored: the deletion was undone',
  VideoPurged: () => 'Files removed',
  VideoDeleted: ({ data }) => `Deleted while it was ${data.statusBefore}`,
};

/** What happened to a video, as text. */
export const textOf = (event: RecordedEvent): string => dispatch(texts, event) ?? event.type;
