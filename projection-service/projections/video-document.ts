import type { Position } from '../../domain/envelope.ts';
import type { ExportFormat } from '../../domain/exports/index.ts';
import type { VideoOrder, VideoStatus } from '../../domain/videos/index.ts';

/** One video for its owner: the order and its outcome. Credits in half-credits. */
export interface VideoDocument extends VideoOrder {
  /** The same in every document, so that one index orders the videos of all accounts. */
  readonly kind: 'video';
  readonly ownerId: string;
  /** The title in lower case, for sorting and searching. */
  readonly sortTitle: string;
  /** BCP 47; null for a moment, until the event of its order is read. */
  readonly language: string | null;
  readonly status: VideoStatus;
  readonly attempt: number;
  /**
   * The progress as of the last event, like `phase` and `progressEstimated`. The current progress is kept with the job.
   */
  readonly progress: number;
  readonly phase: string | null;
  readonly progressEstimated: boolean;
  /** Why it failed, one of `domain/videos/failures.ts`; null unless it has failed. */
  readonly failureCode: string | null;
  readonly seconds: number | null;
  readonly videoKey: string | null;
  readonly thumbnailKey: string | null;
  readonly captionsKey: string | null;
  /** How many pictures of the order are missing in the video. */
  readonly picturesLeftOut: number;
  /** The missing pictures, each with the reason. */
  readonly leftOut: readonly { readonly url: string; readonly reason: string }[];
  /** Viewers of its share page, each once a day. */
  readonly viewCount: number;
  /** Finds the video by its link; null while it is not shared. */
  readonly shareLinkId: string | null;
  readonly share: ShareLinkView | null;
  /** Conversions into other formats. */
  readonly exports: readonly VideoExportView[];
  readonly createdAt: number;
  /** Position of the last event that changed it: shows what a returning client has missed. */
  readonly position: Position;
  readonly creditsHeld: number | null;
  readonly creditsUsed: number | null;
  readonly creditsReturned: number | null;
}

/** A link that lets anyone watch the video. */
export interface ShareLinkView {
  /** The secret part of the link. */
  readonly token: string;
  readonly createdAt: number;
  /** When the link expires, in ms since the epoch; null: never. */
  readonly expiresAt: number | null;
  /** Hash of the password; null without one. */
  readonly passwordHash: string | null;
  readonly showsAddress: boolean;
  /** Whether visitors may ask for a tour. */
  readonly takesTours: boolean;
}

/** A video in a format into which it was or is being converted. */
export interface VideoExportView {
  readonly format: ExportFormat;
  readonly status: 'converting' | 'ready' | 'failed';
  readonly attempt: number;
  /** Percent, as of the last event. The current progress is kept with the job. */
  readonly progress: number;
  readonly fileKey: string | null;
  readonly bytes: number | null;
}
