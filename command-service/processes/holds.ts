import { creditAggregate } from '../../domain/credits/index.ts';
import type { CreditsReserved } from '../../domain/credits/index.ts';
import { streamIdOf } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { attemptNumber, outcomeOf, videoAggregate } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import { settleAttempt } from '../handlers/settlement.ts';
import { lookAheadByStream } from './engine/backlog.ts';
import { defineProcess } from './engine/define-process.ts';
import { createHoldGuard } from './hold-guard.ts';

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
  const { executor, ledger, now, orphanAfter = 60_000 } = options;
  const guard = createHoldGuard<CreditsReserved['data']>({
    now,
    orphanAfter,
    isOpen: async (userId, { holdId }) =>
      (await executor.load(creditAggregate, userId)).state.holds.some((open) => open.holdId === holdId),
    isRecorded: async ({ videoId, holdId }) =>
      attemptNumber(videoId, holdId) <= (await executor.load(videoAggregate, videoId)).state.attempt,
    releaseOrphan: (userId, { holdId }, caller) => ledger.release(userId, holdId, 'abandoned', caller),
    giveUp: (userId, hold, caller) => giveUp(options, userId, hold, caller),
  });
  return defineProcess({
    name: 'holds',
    lease: 'rendering',
    maxInFlight: 100_000,
    // Nearly all holds of a long history are settled: nothing of their events is read that the account's state tells.
    lookAhead: () =>
      lookAheadByStream(
        () => true,
        async (stream) => {
          const { state, revision } = await executor.load(creditAggregate, streamIdOf(stream), true);
          return { revision, answer: new Set(state.holds.map(({ holdId }) => holdId)) };
        },
        (event, open) =>
          isEvent(event, 'CreditsReserved')
            ? open.size === 0 || !open.has(event.data.holdId)
            : // One that is waited for since an earlier page may end here.
              !guard.isWaiting(),
      ),
    on: {
      CreditsCaptured: ({ data }) => guard.settled(data.holdId),
      CreditsReleased: ({ data }) => guard.settled(data.holdId),
      CreditsReserved: ({ stream, data: hold }, { caller, signal }) =>
        guard.reserved(streamIdOf(stream), hold, caller, signal),
    },
  });
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
