import pTimeout from 'p-timeout';
import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { ReadStoreUnavailable, type ProjectionHandle, type ReadStore } from '../read-store/port.ts';
import { pause } from '../../lib/backoff.ts';
import { ProjectionUnavailable } from '../runner/types.ts';

/** The published instance of a projection that another process keeps up to date. */
export interface PublishedModel {
  readonly name: string;
  /** The next read sees at least this position. */
  readonly position: Position;
  /** The published version; undefined until one was found. */
  readonly version: string | undefined;
  /**
   * Whether it has seen everything that was in the log when this process started, so that its answers are not stale.
   */
  readonly current: boolean;
  /** The published instance, even if it is behind. Rejects with ProjectionUnavailable while there is none. */
  latest(): Promise<ProjectionHandle>;
  /** The instance to answer queries from. Rejects with ProjectionUnavailable while there is no current one. */
  read(): Promise<ProjectionHandle>;
  /**
   * Resolves with true as soon as readers see the position; with false after `timeoutMs`, when the signal is aborted,
   * or at once when the read store does not answer.
   */
  wait(position: Position, timeoutMs: number, signal?: AbortSignal): Promise<boolean>;
}

/** How long the published version is cached, ms. A replaced instance is kept for minutes, so a late switch is safe. */
const lookAgainAfter = 1_000;
const delays = { first: 2, most: 50 } as const;

/** Reads nothing before the first call. `headAtStart` gives the end of the log when this process started. */
export function openPublished(
  readStore: ReadStore,
  name: string,
  headAtStart: () => Promise<Position>,
): PublishedModel {
  let open: { readonly version: string; readonly handle: ProjectionHandle; lookedAt: number } | undefined;
  let position: Position = START;
  let current = false;

  const look = async (): Promise<ProjectionHandle> => {
    const version = await readStore.published(name);
    if (version === undefined) throw new ProjectionUnavailable(name);
    const handle = open?.version === version ? open.handle : await readStore.open(name, version);
    open = { version, handle, lookedAt: performance.now() };
    return handle;
  };

  const latest = async (): Promise<ProjectionHandle> =>
    open && performance.now() - open.lookedAt < lookAgainAfter ? open.handle : look();

  const isThere = async (wanted: Position): Promise<boolean> => {
    if (comparePositions(position, wanted) >= 0) return true;
    const stored = await (await latest()).checkpoint();
    if (comparePositions(stored, position) > 0) position = stored;
    return comparePositions(position, wanted) >= 0;
  };

  const read = async (): Promise<ProjectionHandle> => {
    current ||= await isThere(await headAtStart());
    if (!current) throw new ProjectionUnavailable(name);
    return latest();
  };

  return {
    name,
    get current() {
      return current;
    },
    latest,
    get position() {
      return position;
    },
    get version() {
      return open?.version;
    },
    read,
    async wait(wanted, timeoutMs, signal = new AbortController().signal) {
      const until = performance.now() + timeoutMs;
      for (let delay: number = delays.first; ; delay = Math.min(delay * 2, delays.most)) {
        const seen = await pTimeout(
          isThere(wanted)
            .then((there) => there || undefined)
            .catch(unlessNotThereYet),
          { milliseconds: Math.max(1, until - performance.now()), fallback: () => false },
        );
        if (seen !== undefined) return seen;
        if (performance.now() + delay > until || signal.aborted) return false;
        await pause(delay, signal);
      }
    },
  };
}

/**
 * Returns undefined to keep waiting after a failed read, or false to stop. Rethrows errors that are not the read
 * store's.
 */
function unlessNotThereYet(error: unknown): false | undefined {
  if (error instanceof ProjectionUnavailable) return undefined;
  if (error instanceof ReadStoreUnavailable) return false;
  throw error;
}
