import { attemptId, outcomeOf } from '../../domain/videos/index.ts';
import { videos } from '../aggregates.ts';
import type { Executor } from '../executor/executor.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import type { Caller } from './context.ts';
import type { CreditCommands, Settled } from './credits.ts';

export interface SettlementOptions {
  readonly executor: Executor;
  readonly credits: CreditCommands;
  readonly provider: Pick<VideoProvider, 'chargesForStartedWork'>;
}

/**
 * Settles the hold of an attempt by how the attempt ended, whoever asks and how often: a finished video uses what its
 * length costs (DECISIONS 2.5), a failure gives everything back (2.6), a deletion too unless begun work has to be paid
 * for (section 11), and what was given up as timed out is delivered free (2.7).
 * Gives undefined while the attempt is open or was never made.
 */
export async function settleAttempt(
  videoId: string,
  attempt: number,
  caller: Caller,
  { executor, credits, provider }: SettlementOptions,
): Promise<Settled | undefined> {
  const { state } = await executor.load(videos, videoId);
  const outcome = outcomeOf(state, attempt);
  if (outcome === undefined || state.request === undefined) return undefined;
  const { userId, estimatedMs } = state.request;
  const holdId = attemptId(videoId, attempt);
  switch (outcome.kind) {
    case 'open':
      return undefined;
    case 'completed':
      return credits.capture(userId, holdId, outcome.durationMs, caller);
    case 'failed':
    case 'timed_out':
      return credits.release(userId, holdId, outcome.kind, caller);
    case 'deleted':
      return outcome.wasRendering && provider.chargesForStartedWork
        ? credits.capture(userId, holdId, estimatedMs, caller)
        : credits.release(userId, holdId, 'deleted', caller);
  }
}
