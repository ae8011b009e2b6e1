import { readFileSync } from 'node:fs';

/** The processes of a render together exceeded their memory limit. */
export class TooMuchMemory extends Error {
  override readonly name = 'TooMuchMemory';
}

export interface MemoryWatch {
  /** Aborted when the limit is exceeded, for work that cannot call `check`. */
  readonly exceeded: AbortSignal;
  /** Throws `TooMuchMemory` after the limit was exceeded. Cheap: the memory is measured by a timer. */
  check(): void;
  stop(): void;
}

/** Resident memory of a process in megabytes; 0 when the process is gone or the system does not report it. */
function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Watches memory that the heap limit of Node.js does not count: canvas pixels and the encoder. The limit is for all
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
