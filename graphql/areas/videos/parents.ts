import type { StartedVideo } from '../../../command-service/index.ts';
import type { Position } from '../../../domain/envelope.ts';
import type { VideoOrder } from '../../../domain/videos/index.ts';
import type { VideoDocument } from '../../../projection-service/index.ts';
import { type Sentence } from '../../../words/index.ts';

export type VideoLookParent = VideoDocument['look'];

export interface VideoParent {
  readonly id: string;
  readonly doc: VideoDocument;
}

/** A video that was started in this request; amounts are half-credits. */
export interface StartVideoPayloadParent extends StartedVideo {
  readonly userId: string;
  readonly input: VideoOrder;
  /** Whether the read models have caught up with the command. */
  readonly seen: boolean;
}

export interface VideoPayloadParent {
  readonly videoId: string;
  readonly userId: string;
  readonly position: Position;
}

export type DeleteVideoPayloadParent = VideoPayloadParent;

export interface DeleteVideosPayloadParent {
  readonly userId: string;
  readonly deleted: readonly string[];
  readonly skipped: readonly { readonly id: string; readonly reason: Sentence | string }[];
  readonly position: Position;
}

export interface RestoreVideosPayloadParent {
  readonly userId: string;
  readonly restored: readonly string[];
  readonly skipped: readonly { readonly id: string; readonly reason: Sentence | string }[];
  readonly position: Position;
}
