import { attemptId, outcomeOf } from '../../domain/videos/index.ts';
import { videos } from '../aggregates.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from './context.ts';
import type { Settled } from './ledger.ts';

export interface SettlementOptions extends Pick<Dependencies, 'executor' | 'ledger'> {
  readonly videoProvider: Pick<Dependencies['videoProvider'], 'chargesForStartedWork'>;
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
  { executor, ledger, videoProvider }: SettlementOptions,
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
      return ledger.capture(userId, holdId, outcome.durationMs, caller);
    case 'failed':
    case 'timed_out':
      return ledger.release(userId, holdId, outcome.kind, caller);
    case 'deleted':
      return outcome.wasRendering && videoProvider.chargesForStartedWork
        ? ledger.capture(userId, holdId, estimatedMs, caller)
        : ledger.release(userId, holdId, 'deleted', caller);
  }
}
