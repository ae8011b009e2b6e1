import type { Position } from '../../../domain/envelope.ts';
import type { ShareLinkView } from '../../../projection-service/index.ts';

export interface ShareLinkParent extends ShareLinkView {
  /** Of the video. */
  readonly title: string;
  readonly size: readonly [width: number, height: number];
}

export interface ShareVideoPayloadParent {
  readonly userId: string;
  readonly videoId: string;
  readonly token: string | null;
  readonly position: Position;
}
