import type { Position, RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore } from '../../../event-store/index.ts';
import type { Telemetry } from '../../../lib/telemetry.ts';
import type { ClockWatch } from './clock-watch.ts';
import type { FailureLog } from './failure-log.ts';
import type { Pace } from './pace.ts';

export interface ProcessStatus {
  readonly name: string;
  readonly state: 'running' | 'retrying' | 'stopped';
  /** Everything up to here is done or recorded as failed; START for a job, which follows the clock. */
  readonly position: Position;
  readonly inFlight: number;
  readonly error?: string;
  /** The start of a stall, in milliseconds since the epoch: events wait, but the process does not move. */
  readonly stalledSince?: number;
}

/** A process or job that runs. */
export interface RunningWork {
  status(): ProcessStatus;
  /** Takes no new work and waits briefly for work in flight; interrupted work is repeated after the next start. */
  stop(): Promise<void>;
}

export interface WorkContext {
  readonly eventStore: EventStore;
  readonly telemetry?: Telemetry;
  /** Reports a failed attempt, with the event where one was being handled. */
  readonly onError: (error: unknown, event: RecordedEvent | undefined) => void;
  /**
   * Where failures are recorded. Without it, as in tests of one handler, a failed event keeps its place and is retried.
   */
  readonly failures?: FailureLog;
  /** Says when the date is in doubt. Without it, as in tests of one handler, it never is. */
  readonly clock?: ClockWatch;
  /** Default: `defaultPace`. */
  readonly pace?: Pace;
}

/** A declared process or job: see `defineProcess` and `defineJob`. */
export interface BackgroundWork {
  /** Unique and durable: the checkpoint's name and the actor of the events that it causes. */
  readonly name: string;
  /** Works with the same lease run in the same server; by default each has its own. */
  readonly lease: string;
  start(context: WorkContext): RunningWork;
}
