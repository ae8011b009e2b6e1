import { readFileSync } from 'node:fs';

/** The processes of a render together have grown beyond their limit. */
export class TooMuchMemory extends Error {
  override readonly name = 'TooMuchMemory';
}

export interface MemoryWatch {
  /** Aborted when the limit is passed, for work that can't look. */
  readonly exceeded: AbortSignal;
  /** Throws `TooMuchMemory` when the processes together have grown beyond the limit. Cheap: it only looks now and then. */
  check(): void;
  stop(): void;
}

/** Resident megabytes of a process; 0 when it is gone or the system does not tell. */
function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Watches what the heap limit of Node does not see: the canvas' pixels and the encoder. The limit is for all the
 * processes together.
 */
export function watchMemory(limitMb: number, pids: () => readonly number[]): MemoryWatch {
  const over = new AbortController();
  const timer = setInterval(() => {
    const used = pids().reduce((sum, pid) => sum + residentMb(pid), 0);
    if (used > limitMb)
      over.abort(new TooMuchMemory(`The video needs more memory than the ${limitMb} MB that a render may use.`));
  }, 500);
  timer.unref();
  return {
    exceeded: over.signal,
    check: () => over.signal.throwIfAborted(),
    stop() {
      clearInterval(timer);
    },
  };
}
