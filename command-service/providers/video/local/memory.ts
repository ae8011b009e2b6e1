import { readFileSync } from 'node:fs';

/** The processes of a render together have grown beyond their limit. */
export class TooMuchMemory extends Error {
  override readonly name = 'TooMuchMemory';
}

export interface MemoryWatch {
  /** Throws `TooMuchMemory` when the processes together have grown beyond the limit. Cheap: it looks only now and then. */
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
  let used = 0;
  const timer = setInterval(() => { used = pids().reduce((sum, pid) => sum + residentMb(pid), 0); }, 500);
  timer.unref();
  return {
    check() {
      if (used > limitMb) throw new TooMuchMemory(`The video needs more memory than the ${limitMb} MB that a render may use.`);
    },
    stop() { clearInterval(timer); },
  };
}
