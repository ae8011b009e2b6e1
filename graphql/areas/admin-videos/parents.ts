import type { RecordedEvent } from '../../../domain/envelope.ts';
import type { VideoStatus } from '../../../domain/videos/index.ts';
import type { connectionOf, Edge } from '../../cursor.ts';
import type { VideoParent } from '../videos/parents.ts';

export interface AdminVideoParent {
  readonly id: string;
  readonly video: VideoParent;
}

export interface AdminVideoConnectionParent {
  /** Only this owner's videos; everybody's unless given. */
  readonly ownerId?: string;
  readonly edges: Edge<VideoParent>[];
  readonly pageInfo: ReturnType<typeof connectionOf>['pageInfo'];
  readonly status: VideoStatus | undefined;
}

export type VideoHistoryEventParent = RecordedEvent;
