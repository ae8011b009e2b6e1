import type { Position } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { Telemetry } from '../../lib/telemetry.ts';
import type { ReaderOf } from '../collections.ts';
import type { Projection } from '../define-projection.ts';
import type { Backoff } from '../../lib/backoff.ts';
import type { Projector } from '../projector.ts';
import type { ChangedDocument, ProjectionHandle, ReadStore } from '../read-store/port.ts';
import type { ReplayComparison } from './verify.ts';
import { Unavailable } from '../../lib/unavailable.ts';

/** The logger of the runner; pino's loggers fit. */
export interface ProjectionLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The documents that a written batch changed in the published instance. */
export interface Announcement {
  readonly projection: string;
  /** The position of the instance after this batch. */
  readonly position: Position;
  readonly changes: readonly ChangedDocument[];
  /** Time of the newest event of the batch, ms since the epoch; absent where another process projected it. */
  readonly eventTime?: number;
}

/** An empty instance of a read model, and what it is built from. */
export interface BuildRequest {
  readonly name: string;
  readonly version: string;
  /** The file of the instance. */
  readonly file: string;
  readonly signal: AbortSignal;
  /** Called from time to time with the position and the number of events so far. */
  readonly onProgress: (position: Position, events: number) => void;
}

/** Fills empty instances faster than following the log would; `builder/` makes one for the embedded engines. */
export interface InstanceBuilder {
  /**
   * Resolves with true when a copy of the instance, for `ReadStore.adopt`, has reached the position that was the end of
   * the log, and with false when the log is too short to be worth it; rejects with the reason when it could not be
   * built.
   */
  build(request: BuildRequest): Promise<boolean>;
}

export interface ProjectionsOptions<P extends Projector = Projector> {
  /**
   * Through the codec: reading the data of an event that can't be upcast or decrypted throws, and stops the projection
   * at that event.
   */
  readonly eventStore: Pick<EventStore, 'subscribe' | 'head'>;
  readonly readStore: ReadStore;
  /**
   * Of two projectors with the same name the later one is the target; the earlier one keeps its version up to date
   * until the switch. Without it, an older version serves unchanged until then.
   */
  readonly projectors: readonly P[];
  readonly logger?: ProjectionLogger;
  /** Default: nothing is measured. */
  readonly telemetry?: Telemetry;
  /**
   * Called once for each batch that the published instance has written and that changed a document, in the order of the
   * log; never while an instance is being built. An error that it throws is logged and has no other effect.
   */
  readonly onChanged?: (announcement: Announcement) => void;
  /** How many events of the log come after a position; absent where the engine can't count. */
  readonly eventsAfter?: (position: Position) => Promise<number | undefined>;
  /**
   * Maximum number of events in one batch, 1 to 10,000. Default 2,000: while a first start builds all read models, each
   * has a batch in memory, and larger batches would block other work longer.
   */
  readonly batchSize?: number;
  /** The pauses between retries. Default 100 ms to 30 s. */
  readonly retryDelay?: Backoff;
  /**
   * Minimum time between two saves of a checkpoint without changes, ms. Losing one is cheap, because repeating the
   * batch does nothing, but readers in other processes wait for it. Default 1,000.
   */
  readonly quietSaveMs?: number;
  /**
   * While the log is busy, unwatched projections (`Projector.isWatched`) rest for this time between two batches, ms,
   * unless a caller of `waitFor` waits for them. Default 0: no rest.
   */
  readonly restMs?: number;
  /** Builds empty instances with many events. Default: the ordinary way. */
  readonly builder?: InstanceBuilder;
  /** Projecting starts when this resolves, because a long log would block the event loop during the start. */
  readonly startAfter?: Promise<unknown>;
  /** How long a replaced instance is kept for a rollback, ms. Default ten minutes. */
  readonly dropAfter?: number;
}

export type ProjectionState = 'catching-up' | 'live' | 'rebuilding' | 'retrying' | 'stopped';

/** Why a projection retries or has stopped; with the event if one event is the reason. */
export interface ProjectionError {
  readonly message: string;
  readonly version: string;
  readonly event?: { readonly position: Position; readonly id: string; readonly type: string; readonly stream: string };
}

/** The progress of an instance that is being built. */
export interface BuildProgress {
  readonly version: string;
  readonly position: Position;
  /** Events that this process has projected into it. */
  readonly events: number;
  /** 0 to 100, and the time left; absent where the engine can't count. */
  readonly percent?: number;
  readonly remainingMs?: number;
}

export interface ProjectionStatus {
  readonly name: string;
  /** The published instance, which queries read; undefined until the read store has answered once. */
  readonly version: string | undefined;
  readonly state: ProjectionState;
  /** Queries are answered from a read model that has reached the end of the log. */
  readonly ready: boolean;
  readonly position: Position;
  /** The last known end of the log. */
  readonly head: Position;
  readonly behind: boolean;
  /** Events that are not projected yet; absent where the engine can't count. */
  readonly lagEvents?: number;
  readonly error?: ProjectionError;
  readonly progress?: BuildProgress;
}

/** A reader of documents of any type; `ReaderOf` types those of a declared projection. */
export interface ProjectionReader extends Pick<ProjectionHandle, 'get' | 'getMany' | 'query' | 'count'> {
  position(): Position;
}

/** The reader of the projection with this name: typed where the projection was declared by `defineProjection`. */
export type ReaderFor<P extends Projector, Name extends P['name']> = string extends P['name']
  ? ProjectionReader
  : P extends Projection<Name, infer C>
    ? ReaderOf<C>
    : never;

/**
 * No current read model to answer from: the read store has not answered yet, or the read model is still catching up
 * with the log.
 */
export class ProjectionUnavailable extends Unavailable {
  override readonly name: string = 'ProjectionUnavailable';

  constructor(model: string) {
    super(`The read model ${model} is not open yet, or behind the log`);
  }
}

/** The running projections. Each method throws for a name that is not among them. */
export interface Projections<P extends Projector = Projector> {
  /** The projections that are open here: an installation that publishes nothing has one less. */
  readonly names: readonly P['name'][];
  status(): Promise<readonly ProjectionStatus[]>;
  /**
   * For read-your-writes: resolves with true as soon as the published instances of all names have passed this position,
   * whether or not an event there concerned them; with false after `timeoutMs`, or at once when one has stopped.
   */
  waitFor(names: readonly P['name'][], position: Position, timeoutMs: number): Promise<boolean>;
  reader<Name extends P['name']>(name: Name): ReaderFor<P, Name>;
  /**
   * Rebuilds the projection from the whole log next to the published instance, then switches (blue/green). Resolves
   * after the switch; rejects when an event stops the rebuild or the runner ends. A call during a rebuild returns the
   * promise of that rebuild.
   */
  rebuild(name: string): Promise<void>;
  /** Restarts a stopped projection at the event that stopped it. */
  retry(name: string): void;
  /** Replays the log and compares the result with the published instance, which keeps serving. */
  verifyAgainstReplay(name: string, options?: VerifyOptions): Promise<ReplayComparison>;
  /** Graceful shutdown: finishes the current batches and saves the checkpoints. */
  stop(): Promise<void>;
}

/** Projections that this process writes. */
export interface StartedProjections<P extends Projector = Projector> extends Projections<P> {
  /** Resolves when each has something to read, or has failed and won't have it soon; never rejects. */
  readonly built: Promise<unknown>;
}

export interface VerifyOptions {
  /** Maximum number of differences listed. Default 100. */
  readonly maxDifferences?: number;
  /** Where the replay is kept during the comparison. Default: memory. */
  readonly scratch?: ReadStore;
  readonly signal?: AbortSignal;
}
