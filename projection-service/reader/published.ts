import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import type { ProjectionHandle, ReadStore } from '../read-store/port.ts';
import { pause } from '../runner/backoff.ts';
import { ProjectionUnavailable } from '../runner/types.ts';

/** The published instance of a projection that another process keeps up to date. */
export interface PublishedModel {
  readonly name: string;
  /** What the next read has seen at least. */
  readonly position: Position;
  /** The version that is read now; undefined while none was found. */
  readonly version: string | undefined;
  /** The instance to read from. Rejects with ProjectionUnavailable while there is none. */
  read(): Promise<ProjectionHandle>;
  /** True as soon as readers see the position; false after `timeoutMs`, or when the signal is aborted. */
  wait(position: Position, timeoutMs: number, signal?: AbortSignal): Promise<boolean>;
}

/** A replaced instance stays for minutes, so a switch may be noticed this much later. */
const lookAgainAfter = 1_000;
const delays = { first: 2, most: 50 } as const;

/** Nothing is read before it is asked for. */
export function openPublished(readStore: ReadStore, name: string): PublishedModel {
  let open: { readonly version: string; readonly handle: ProjectionHandle; lookedAt: number } | undefined;
  let position: Position = START;

  const look = async (): Promise<ProjectionHandle> => {
    const version = await readStore.published(name);
    if (version === undefined) throw new ProjectionUnavailable(name);
    const handle = open?.version === version ? open.handle : await readStore.open(name, version);
    open = { version, handle, lookedAt: performance.now() };
    return handle;
  };

  const read = async (): Promise<ProjectionHandle> => (open && performance.now() - open.lookedAt < lookAgainAfter ? open.handle : look());

  const isThere = async (wanted: Position): Promise<boolean> => {
    if (comparePositions(position, wanted) >= 0) return true;
    const stored = await (await read()).checkpoint();
    if (comparePositions(stored, position) > 0) position = stored;
    return comparePositions(position, wanted) >= 0;
  };

  return {
    name,
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
        if (await isThere(wanted)) return true;
        if (performance.now() + delay > until || signal.aborted) return false;
        await pause(delay, signal);
      }
    },
  };
}
