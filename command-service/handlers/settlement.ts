import type { VideoCompleted, VideoDeleted, VideoFailed, VideoRequested } from '../../domain/videos/index.ts';
import { attemptId } from '../../domain/videos/index.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import type { Caller } from './context.ts';
import type { CreditCommands, Settled } from './credits.ts';

/** What settling needs; every step may be repeated, by the command and by the process alike. */
export interface Settlement {
  readonly credits: CreditCommands;
  readonly provider: Pick<VideoProvider, 'chargesForStartedWork'>;
  readonly caller: Caller;
}

type Request = Pick<VideoRequested['data'], 'title' | 'estimatedSeconds'>;

/**
 * A finished video uses what its actual length costs; the rest of its hold goes back (DECISIONS 2.5). One that comes
 * after its time is delivered free: its hold is released by who gave it up (DECISIONS 2.7).
 */
export async function settleCompleted(data: VideoCompleted['data'], request: Request, { credits, caller }: Settlement): Promise<Settled | undefined> {
  if (data.late) return undefined;
  return credits.capture(data.userId, attemptId(data.videoId, data.attempt), data.seconds, request.title, caller);
}

/** A failed attempt gives everything back (DECISIONS 2.6). */
export function settleFailed(data: VideoFailed['data'], request: Request, { credits, caller }: Settlement): Promise<Settled> {
  const reason = data.timedOut ? 'timed_out' : 'failed';
  return credits.release(data.userId, attemptId(data.videoId, data.attempt), reason, request.title, caller);
}

/** A deleted video gives its hold back, unless begun work has to be paid for (DECISIONS section 11). */
export function settleDeleted(data: VideoDeleted['data'], request: Request, { credits, provider, caller }: Settlement): Promise<Settled> {
  const holdId = attemptId(data.videoId, data.attempt);
  return data.wasRendering && provider.chargesForStartedWork
    ? credits.capture(data.userId, holdId, request.estimatedSeconds, request.title, caller)
    : credits.release(data.userId, holdId, 'deleted', request.title, caller);
}
