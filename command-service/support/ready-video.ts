import { Refusal } from '../../domain/refusal.ts';
import { videoAggregate, type VideoRequested } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { say } from '../../words/index.ts';

export interface ReadyVideo {
  readonly request: VideoRequested['data'];
  /** The attempt that made the video. */
  readonly attempt: number;
}

/**
 * A finished video of the user. Throws NOT_FOUND, also for somebody else's video, and NOT_ALLOWED_NOW while it is not
 * ready.
 */
export async function loadReadyVideo(
  { executor }: Pick<Dependencies, 'executor'>,
  userId: string,
  videoId: string,
): Promise<ReadyVideo> {
  const { status, request, attempt } = (await executor.load(videoAggregate, videoId)).state;
  if (request?.userId !== userId || status === 'deleted') throw new Refusal('NOT_FOUND', say('VIDEO_NOT_FOUND'));
  if (status !== 'ready') throw new Refusal('NOT_ALLOWED_NOW', say('VIDEO_NOT_READY'));
  return { request, attempt };
}
