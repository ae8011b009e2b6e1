import type { Position, RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore } from '../../../event-store/index.ts';
import type { Telemetry } from '../../../lib/telemetry.ts';

export interface ProcessStatus {
  readonly name: string;
  readonly state: 'running' | 'retrying' | 'stopped';
  /** Everything up to here is done; START for a job, which follows the clock and not the log. */
  readonly position: Position;
  readonly inFlight: number;
  readonly error?: string;
}

/** A process or job that runs. */
export interface RunningWork {
  status(): ProcessStatus;
  /** Takes no new work and waits briefly for what is in flight; what is cut off is repeated after the next start. */
  stop(): Promise<void>;
}

export interface WorkContext {
  readonly eventStore: EventStore;
  readonly telemetry?: Telemetry;
  /** Reports a failure that will be retried, with the event where one was being handled. */
  readonly onError: (error: unknown, event: RecordedEvent | undefined) => void;
}

/** A declared process or job: see `defineProcess` and `defineJob`. */
export interface BackgroundWork {
  /** Unique and durable: the checkpoint's name and the actor of the events that it causes. */
  readonly name: string;
  /** Works with the same lease run in the same server; by default each has its own. */
  readonly lease: string;
  start(context: WorkContext): RunningWork;
}
