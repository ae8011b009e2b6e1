import { attemptId, outcomeOf, videoAggregate } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from './context.ts';
import type { Settled } from './ledger.ts';

export interface SettlementOptions extends Pick<Dependencies, 'executor' | 'ledger'> {
  readonly videoProvider: Pick<Dependencies['videoProvider'], 'chargesForStartedWork'>;
}

/**
 * Settles the hold of an attempt by the attempt's outcome. Idempotent. A finished video captures the price of its
 * length; a failure releases the hold, and so does a deletion unless the provider charges for work that it began; a
 * video that comes after its timeout is free. Returns undefined while the attempt is open or does not exist.
 */
export async function settleAttempt(
  videoId: string,
  attempt: number,
  caller: Caller,
  { executor, ledger, videoProvider }: SettlementOptions,
): Promise<Settled | undefined> {
  const { state } = await executor.load(videoAggregate, videoId);
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
