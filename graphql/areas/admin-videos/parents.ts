import type { RecordedEvent } from '../../../domain/envelope.ts';
import type { VideoStatus } from '../../../domain/videos/index.ts';
import type { Connection } from '../../cursor.ts';
import type { VideoParent } from '../videos/parents.ts';

export interface AdminVideoParent {
  readonly id: string;
  readonly video: VideoParent;
}

export interface AdminVideoConnectionParent extends Connection<VideoParent> {
  /** Only this owner's videos; everybody's unless given. */
  readonly ownerId?: string;
  readonly status: VideoStatus | undefined;
}

export type VideoHistoryEventParent = RecordedEvent;
