import type { Position } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { Telemetry } from '../../lib/telemetry.ts';
import type { ReaderOf } from '../collections.ts';
import type { Projection } from '../define-projection.ts';
import type { Backoff } from '../../lib/backoff.ts';
import type { Projector } from '../projector.ts';
import type { ChangedDocument, ProjectionHandle, ReadStore } from '../read-store/port.ts';
import type { ReplayComparison } from './verify.ts';

/** What the runner says while it works; pino's loggers fit. */
export interface ProjectionLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What a written batch changed in the instance that queries read. */
export interface Announcement {
  readonly projection: string;
  /** How far the instance has come with this batch. */
  readonly position: Position;
  readonly changes: readonly ChangedDocument[];
  /** Time of the newest event of the batch, ms since the epoch; absent where another process projected it. */
  readonly eventTime?: number;
}

export interface ProjectionsOptions<P extends Projector = Projector> {
  /**
   * Behind the codec: an event that can't be lifted or opened throws when its data is read, and stops the projection
   * there.
   */
  readonly eventStore: Pick<EventStore, 'subscribe' | 'readAll' | 'head'>;
  readonly readStore: ReadStore;
  /**
   * Of two projectors with one name the later is the one to reach; the earlier keeps its version up
   * to date until the switch. Without it an older version serves as it stands.
   */
  readonly projectors: readonly P[];
  readonly logger?: ProjectionLogger;
  /** Default: nothing is measured. */
  readonly telemetry?: Telemetry;
  /**
   * Called after a batch is written, in the order of the log, once for each batch that the published
   * instance applied and that changed something; never while an instance is built. What it throws is
   * logged and has no other effect.
   */
  readonly onChanged?: (announcement: Announcement) => void;
  /** How many events of the log lie after a position; absent where the engine can't count. */
  readonly eventsAfter?: (position: Position) => Promise<number | undefined>;
  /**
   * The most events folded into one batch, 1 to 10,000: more are faster, and keep others waiting longer. Default
   * 10,000.
   */
  readonly batchSize?: number;
  /** The same for an instance that is built while another serves. Default 2,000. */
  readonly batchSizeBeside?: number;
  /** The pauses between retries. Default 100 ms to 30 s. */
  readonly retryDelay?: Backoff;
  /**
   * The least time between two saves of a position where nothing matched, ms: cheap to lose, since nothing is done
   * twice, but who reads in another process waits for it. Default 1,000.
   */
  readonly quietSaveMs?: number;
  /** Nothing is projected before this resolves: folding a long log leaves little time for anything else in the process. */
  readonly startAfter?: Promise<unknown>;
  /** How long a replaced instance is kept, ms. Default ten minutes. */
  readonly dropAfter?: number;
}

export type ProjectionState = 'catching-up' | 'live' | 'rebuilding' | 'retrying' | 'stopped';

/** Why a projection does not go on; with the event, when one event is the reason. */
export interface ProjectionError {
  readonly message: string;
  readonly version: string;
  readonly event?: { readonly position: Position; readonly id: string; readonly type: string; readonly stream: string };
}

/** How far an instance under construction has come. */
export interface BuildProgress {
  readonly version: string;
  readonly position: Position;
  /** Events projected since this process began with it. */
  readonly events: number;
  /** 0 to 100, and the time that is left; absent where the engine can't count. */
  readonly percent?: number;
  readonly remainingMs?: number;
}

export interface ProjectionStatus {
  readonly name: string;
  /** The instance that queries read; undefined while the read store has not answered yet. */
  readonly version: string | undefined;
  readonly state: ProjectionState;
  /** Queries are answered from a complete read model that follows the log. */
  readonly ready: boolean;
  readonly position: Position;
  /** The end of the log, as last seen. */
  readonly head: Position;
  readonly behind: boolean;
  /** Events of the log not looked at yet; absent where the engine can't count. */
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
 * There is nothing to read from yet: the read store has not answered, or the read model is still being brought up to
 * the log.
 */
export class ProjectionUnavailable extends Error {
  constructor(name: string) {
    super(`The read model ${name} is not open yet`);
    this.name = 'ProjectionUnavailable';
  }
}

/** The running projections. Each method throws for a name that is not among them. */
export interface Projections<P extends Projector = Projector> {
  status(): Promise<readonly ProjectionStatus[]>;
  /**
   * Read your own writes: true as soon as the published instances of all names have seen this position,
   * also when nothing there concerned them; false after `timeoutMs`, or at once when one has stopped.
   */
  waitFor(names: readonly P['name'][], position: Position, timeoutMs: number): Promise<boolean>;
  reader<Name extends P['name']>(name: Name): ReaderFor<P, Name>;
  /**
   * Builds the projection afresh from the whole log beside the instance that serves, and switches.
   * Resolves after the switch; rejects when an event stops it or the runner ends. One at a time:
   * a second call gives the first one's promise.
   */
  rebuild(name: string): Promise<void>;
  /** Goes on with a projection that stopped, from the event that stopped it. */
  retry(name: string): void;
  /** Folds the log afresh and compares it with the published instance, which goes on serving. */
  verifyAgainstReplay(name: string, options?: VerifyOptions): Promise<ReplayComparison>;
  /** Finishes the batches in hand, saves how far each came, and ends. */
  stop(): Promise<void>;
}

export interface VerifyOptions {
  /** The most differences listed. Default 100. */
  readonly maxDifferences?: number;
  /** Where the fresh fold is kept while it is compared. Default: memory. */
  readonly scratch?: ReadStore;
  readonly signal?: AbortSignal;
}
