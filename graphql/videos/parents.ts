import type { Position } from '../../domain/envelope.ts';
import type { VideoDocument } from '../../projection-service/index.ts';

export interface VideoParent {
  readonly id: string;
  readonly doc: VideoDocument;
}

interface Payload {
  readonly position: Position;
}

export interface StartVideoPayloadParent extends Payload {
  readonly videoId: string;
  /** As it is now; undefined when it is gone again. */
  readonly video: () => Promise<VideoParent | undefined>;
  readonly userId: string;
  /** Half-credits. */
  readonly reserved: number;
  readonly available: number;
}

export interface VideoPayloadParent extends Payload {
  readonly videoId: string;
}

export interface DeleteVideoPayloadParent extends Payload {
  readonly videoId: string;
  readonly userId: string;
}

export interface DeleteVideosPayloadParent extends Payload {
  readonly userId: string;
  readonly deleted: readonly string[];
  readonly skipped: readonly { readonly id: string; readonly reason: string }[];
}
