import { creditAggregate } from '../../domain/credits/index.ts';
import type { CreditsReserved } from '../../domain/credits/index.ts';
import { streamIdOf } from '../../domain/envelope.ts';
import { attemptNumber, outcomeOf, videoAggregate } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import { settleAttempt } from '../handlers/settlement.ts';
import { defineProcess } from './engine/define-process.ts';
import { createLongWait, type LongWait } from './long-wait.ts';

export interface HoldsOptions extends Pick<Dependencies, 'executor' | 'ledger' | 'videoProvider' | 'now'> {
  /**
   * How long after this process saw it a hold is released whose video was never recorded (a crash between the two), in
   * milliseconds. Default 60 s.
   */
  readonly orphanAfter?: number;
}

/**
 * Makes sure that every hold ends: waits until it is captured or released, and at its timeout settles it by what the
 * provider says, or releases it when the provider knows nothing (DECISIONS 2.7).
 */
export function holdTimeouts(options: HoldsOptions) {
  const watched = new Map<string, LongWait>();
  let following: AbortSignal | undefined;
  /** One listener for all holds: removing one of thousands of listeners from a signal looks at each of them. */
  const endAllWith = (signal: AbortSignal): void => {
    if (following === signal) return;
    following = signal;
    signal.addEventListener('abort', () => {
      for (const watch of watched.values()) watch.end();
    });
  };
  const settled = async (holdId: string): Promise<void> => watched.get(holdId)?.end();
  return defineProcess({
    name: 'holds',
    lease: 'rendering',
    maxInFlight: 100_000,
    on: {
      CreditsCaptured: ({ data }) => settled(data.holdId),
      CreditsReleased: ({ data }) => settled(data.holdId),
      CreditsReserved: async ({ stream, data: hold }, { caller, signal }) => {
        const watch = createLongWait();
        watched.set(hold.holdId, watch);
        endAllWith(signal);
        try {
          await guard(options, streamIdOf(stream), hold, watch, caller);
        } finally {
          if (watched.get(hold.holdId) === watch) watched.delete(hold.holdId);
        }
      },
    },
  });
}

/** Waits until the hold is settled; releases it when its video was never recorded, and times it out when it is due. */
async function guard(
  options: HoldsOptions,
  userId: string,
  hold: CreditsReserved['data'],
  wait: LongWait,
  caller: Caller,
): Promise<void> {
  const { executor, ledger, now, orphanAfter = 60_000 } = options;
  const { videoId, holdId } = hold;
  const seenAt = performance.now();
  const stillOpenIn = async (milliseconds: number): Promise<boolean> => {
    if (!(await wait.passed(milliseconds))) return false;
    const { state } = await executor.load(creditAggregate, userId);
    return state.holds.some((open) => open.holdId === holdId);
  };
  const isRecorded = async (): Promise<boolean> =>
    attemptNumber(videoId, holdId) <= (await executor.load(videoAggregate, videoId)).state.attempt;

  if (!(await stillOpenIn(Math.min(orphanAfter, hold.expiresAtMs - now())))) return;
  if (!(await isRecorded())) {
    // Age is measured with our own clock only: the writer's may be skewed.
    if (!(await stillOpenIn(seenAt + orphanAfter - performance.now()))) return;
    if (!(await isRecorded())) {
      await ledger.release(userId, holdId, 'abandoned', caller);
      return;
    }
  }
  if (!(await stillOpenIn(hold.expiresAtMs - now()))) return;
  await giveUp(options, userId, hold, caller);
}

/**
 * Times the attempt out and settles its hold. Asks the provider first (DECISIONS 2.7): a finished job is left to the
 * rendering process.
 */
async function giveUp(
  options: HoldsOptions,
  userId: string,
  { videoId, holdId }: CreditsReserved['data'],
  caller: Caller,
): Promise<void> {
  const { executor, videoProvider } = options;
  const attempt = attemptNumber(videoId, holdId);
  const { state } = await executor.load(videoAggregate, videoId);
  if (outcomeOf(state, attempt)?.kind === 'open') {
    if ((await videoProvider.read(holdId)).state === 'completed')
      throw new Error(`Job ${holdId} is finished and waits to be recorded`);
    const fail = { kind: 'fail' as const, attempt, code: 'timed_out' as const, timedOut: true };
    await executor.execute(
      videoAggregate,
      videoId,
      fail,
      contextFor(caller, 'time-out', { stableId: holdId, subject: userId }),
    );
    await videoProvider.cancel(holdId);
  }
  await settleAttempt(videoId, attempt, caller, options);
}
