import type { CreditEvent, CreditsReserved } from '../../domain/credits/index.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { attemptId } from '../../domain/videos/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { credits as creditAggregate, videos } from '../aggregates.ts';
import type { Executor } from '../executor/executor.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import type { CreditCommands } from '../handlers/credits.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import { startProcess, type Process } from './process.ts';

export interface HoldsOptions {
  readonly eventStore: EventStore;
  readonly executor: Executor;
  readonly credits: CreditCommands;
  readonly provider: VideoProvider;
  readonly now: () => number;
  /** A hold whose video was never recorded (a crash between the two) is given up so long after it was seen here, in milliseconds. Default 60 s. */
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
  const watched = new Map<string, Watch>();
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
      const watch = createWatch();
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

/** Waiting that can be ended. One timer and no abort signal: a restart goes through the holds of days in one go. */
interface Watch {
  /** True when so many milliseconds have passed; false at once when the watch has ended. */
  passed(milliseconds: number): Promise<boolean>;
  end(): void;
}

function createWatch(): Watch {
  let ended = false;
  let wake: (() => void) | undefined;
  return {
    passed: (milliseconds) =>
      new Promise((resolve) => {
        if (ended) return resolve(false);
        const timer = setTimeout(() => resolve(true), Math.max(0, milliseconds)).unref();
        wake = () => {
          clearTimeout(timer);
          resolve(false);
        };
        return undefined;
      }),
    end: () => {
      ended = true;
      wake?.();
    },
  };
}

async function guard(options: HoldsOptions, recorded: RecordedEvent, hold: CreditsReserved['data'], watch: Watch): Promise<void> {
  const { executor, credits, now, orphanAfter = 60_000 } = options;
  const userId = recorded.stream.slice(recorded.stream.indexOf('-') + 1);
  const caller: Caller = { actor, correlationId: recorded.metadata.correlationId };
  const { videoId, holdId, description } = hold;
  const seenAt = performance.now();
  const stillOpenIn = async (milliseconds: number): Promise<boolean> => {
    if (!(await watch.passed(milliseconds))) return false;
    const { state } = await executor.load(creditAggregate, userId);
    return state.holds.some((open) => open.holdId === holdId);
  };
  const isRecorded = async (): Promise<boolean> => (await executor.load(videos, videoId)).state.holdId === holdId;

  if (!(await stillOpenIn(Math.min(orphanAfter, hold.expiresAt - now())))) return;
  if (!(await isRecorded())) {
    // By no clock but this process's own: another one may have reserved it a moment ago by a clock that is an hour behind.
    if (!(await stillOpenIn(seenAt + orphanAfter - performance.now()))) return;
    if (!(await isRecorded())) {
      await credits.release(userId, holdId, 'abandoned', description, caller);
      return;
    }
  }
  if (!(await stillOpenIn(hold.expiresAt - now()))) return;
  await giveUp(options, userId, hold, caller);
}

/** Asks the provider first: a result that is there is for the rendering process to take; else the attempt has timed out. */
async function giveUp({ executor, credits, provider }: HoldsOptions, userId: string, hold: CreditsReserved['data'], caller: Caller): Promise<void> {
  const { videoId, holdId, description } = hold;
  const { state } = await executor.load(videos, videoId);
  const jobId = attemptId(videoId, state.attempt);
  if ((await provider.read(jobId)).state === 'completed') throw new Error(`Job ${jobId} is finished and waits to be recorded`);
  const fail = { kind: 'fail' as const, attempt: state.attempt, reason: 'Rendering timed out.', timedOut: true };
  await executor.execute(videos, videoId, fail, contextFor(caller, 'time-out', { stableId: holdId, subject: userId }));
  await provider.cancel(jobId);
  await credits.release(userId, holdId, 'timed_out', description, caller);
}
