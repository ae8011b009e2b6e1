import type { CreditEvent, CreditsReserved } from '../../domain/credits/index.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { attemptNumber, outcomeOf } from '../../domain/videos/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { credits as creditAggregate, videos } from '../aggregates.ts';
import type { Executor } from '../executor/executor.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import type { CreditCommands } from '../handlers/credits.ts';
import { settleAttempt } from '../handlers/settlement.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import { createLongWait, type LongWait } from './long-wait.ts';
import { startProcess, type Process } from './process.ts';

export interface HoldsOptions {
  readonly eventStore: EventStore;
  readonly executor: Executor;
  readonly credits: CreditCommands;
  readonly provider: VideoProvider;
  readonly now: () => number;
  /**
   * A hold whose video was never recorded (a crash between the two) is given up so long after it was seen here, in
   * milliseconds. Default 60 s.
   */
  readonly orphanAfter?: number;
  readonly onError?: (error: unknown, event: RecordedEvent | undefined) => void;
}

const actor = { kind: 'process', id: 'holds' } as const;

/**
 * Every hold ends: captured, released, or here. Waits until each hold is settled; one that is not by its
 * timeout is settled by what the provider says, and released when it says nothing (DECISIONS 2.7).
 */
export function startHolds(options: HoldsOptions): Process {
  const { eventStore, onError } = options;
  const watched = new Map<string, LongWait>();
  let following: AbortSignal | undefined;
  /** One listener for all holds: taking one of thousands off a signal again looks at each of them. */
  const endAllWith = (signal: AbortSignal): void => {
    if (following === signal) return;
    following = signal;
    signal.addEventListener('abort', () => {
      for (const watch of watched.values()) watch.end();
    });
  };
  return startProcess({
    eventStore,
    name: 'holds',
    filter: { types: ['CreditsReserved', 'CreditsCaptured', 'CreditsReleased'] },
    maxInFlight: 100_000,
    handle: async (recorded, signal) => {
      const event = { type: recorded.type, data: recorded.data } as object as CreditEvent;
      if (event.type === 'CreditsCaptured' || event.type === 'CreditsReleased') watched.get(event.data.holdId)?.end();
      if (event.type !== 'CreditsReserved') return;
      const watch = createLongWait();
      watched.set(event.data.holdId, watch);
      endAllWith(signal);
      try {
        await guard(options, recorded, event.data, watch);
      } finally {
        watched.delete(event.data.holdId);
      }
    },
    ...(onError === undefined ? {} : { onError }),
  });
}

/** Waits for the hold to be settled; takes it in hand when its video was never recorded, and at its timeout. */
async function guard(
  options: HoldsOptions,
  recorded: RecordedEvent,
  hold: CreditsReserved['data'],
  wait: LongWait,
): Promise<void> {
  const { executor, credits, now, orphanAfter = 60_000 } = options;
  const userId = recorded.stream.slice(recorded.stream.indexOf('-') + 1);
  const caller: Caller = { actor, correlationId: recorded.metadata.correlationId, causationId: recorded.id };
  const { videoId, holdId } = hold;
  const seenAt = performance.now();
  const stillOpenIn = async (milliseconds: number): Promise<boolean> => {
    if (!(await wait.passed(milliseconds))) return false;
    const { state } = await executor.load(creditAggregate, userId);
    return state.holds.some((open) => open.holdId === holdId);
  };
  const isRecorded = async (): Promise<boolean> =>
    attemptNumber(videoId, holdId) <= (await executor.load(videos, videoId)).state.attempt;

  if (!(await stillOpenIn(Math.min(orphanAfter, hold.expiresAtMs - now())))) return;
  if (!(await isRecorded())) {
    // Age is measured with our own clock only: the writer's may be skewed.
    if (!(await stillOpenIn(seenAt + orphanAfter - performance.now()))) return;
    if (!(await isRecorded())) {
      await credits.release(userId, holdId, 'abandoned', caller);
      return;
    }
  }
  if (!(await stillOpenIn(hold.expiresAtMs - now()))) return;
  await giveUp(options, userId, hold, caller);
}

/**
 * Times the attempt out and settles the hold by what became of the attempt. Asks the provider first (DECISIONS 2.7):
 * a result that is there is for the rendering process to record.
 */
async function giveUp(
  options: HoldsOptions,
  userId: string,
  { videoId, holdId }: CreditsReserved['data'],
  caller: Caller,
): Promise<void> {
  const { executor, provider } = options;
  const attempt = attemptNumber(videoId, holdId);
  const { state } = await executor.load(videos, videoId);
  if (outcomeOf(state, attempt)?.kind === 'open') {
    if ((await provider.read(holdId)).state === 'completed')
      throw new Error(`Job ${holdId} is finished and waits to be recorded`);
    const fail = { kind: 'fail' as const, attempt, code: 'timed_out' as const, timedOut: true };
    await executor.execute(
      videos,
      videoId,
      fail,
      contextFor(caller, 'time-out', { stableId: holdId, subject: userId }),
    );
    await provider.cancel(holdId);
  }
  await settleAttempt(videoId, attempt, caller, options);
}
