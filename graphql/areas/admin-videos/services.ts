import type { RecordedEvent } from '../../../domain/envelope.ts';

/** Dependencies of the administrators' list of videos. */
export interface AdminVideoServices {
  /** The events of a video's stream, the oldest first; at most 1,000, and a video has a few dozen. */
  readonly history: (videoId: string) => Promise<readonly RecordedEvent[]>;
}
