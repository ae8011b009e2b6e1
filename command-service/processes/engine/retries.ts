import type { FailureState, FailureTarget } from '../../../domain/failures/index.ts';
import { pause } from '../../../lib/backoff.ts';
import type { FailureLog } from './failure-log.ts';
import type { Verdict } from './judge.ts';
import type { Pace } from './pace.ts';

export interface RetriesOptions {
  readonly failures: FailureLog;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  /**
   * One attempt: resolves with its failure, if there is one, or with `later` when there is no place for it now. May
   * take as long as it likes.
   */
  readonly attempt: (target: FailureTarget) => Promise<Verdict | 'later' | undefined>;
  readonly onError: (error: unknown) => void;
}

/** Failures that are looked at together. */
const perLook = 100;
/** The pause before the next look when there may be more: the read model follows meanwhile. */
const soonMs = 200;

type IsStillDue = (state: FailureState) => boolean;

/**
 * Tries failures again that are due: by the clock, because somebody asked, or because another one of the same work has
 * just succeeded after an outage. The list comes from a read model, which may lag; the log decides whether to try.
 */
export function retryFailures({ failures, pace, signal, attempt, onError }: RetriesOptions): {
  readonly ended: Promise<void>;
} {
  const atWork = new Map<string, Promise<void>>();
  /** The last attempt succeeded, so the outage is probably over. */
  let hasRecovered = false;
  let probedAt = performance.now();

  const tryAgain = async (failureId: string, isStillDue: IsStillDue): Promise<void> => {
    const state = await failures.load(failureId);
    const { failure } = state;
    if (state.status !== 'open' || failure === undefined || !isStillDue(state)) return;
    const verdict = await attempt(failure.target);
    if (signal.aborted || verdict === 'later') return;
    hasRecovered = verdict === undefined;
    if (verdict === undefined) await failures.resolve(failureId);
    else await failures.recordAgain({ ...failure, verdict, attempts: failure.attempts + 1 });
  };

  let started = 0;
  const start = (failureId: string, isStillDue: IsStillDue): void => {
    if (atWork.has(failureId)) return;
    started += 1;
    const work = tryAgain(failureId, isStillDue)
      .catch((error: unknown) => (signal.aborted ? undefined : onError(error)))
      .finally(() => atWork.delete(failureId));
    atWork.set(failureId, work);
  };

  /** Starts due attempts. Resolves with whether there may be more. */
  const look = async (): Promise<boolean> => {
    started = 0;
    const { open, retryAllAt } = await failures.summary();
    if (open === 0) {
      hasRecovered = false;
      return false;
    }
    const limit = perLook + atWork.size;
    const waiting = await failures.waiting(limit);
    const due = waiting.filter(({ retryAt }) => hasRecovered || retryAt <= failures.now());
    const [first] = waiting;
    if (due.length === 0 && first !== undefined && performance.now() - probedAt >= pace.probeEveryMs) {
      probedAt = performance.now();
      due.push(first);
    }
    for (const { failureId, retryAt } of due) start(failureId, (state) => state.retryAt === retryAt);
    if (retryAllAt !== null) {
      const asked = await failures.failedBy(retryAllAt, limit);
      for (const failureId of asked) start(failureId, ({ failedAt }) => failedAt <= retryAllAt);
    }
    return started >= perLook;
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const hasMore = await look().catch((error: unknown) => {
        if (!signal.aborted) onError(error);
        return false;
      });
      await pause(hasMore ? Math.min(soonMs, pace.lookEveryMs) : pace.lookEveryMs, signal);
    }
    await Promise.allSettled(atWork.values());
  };
  return { ended: run() };
}
