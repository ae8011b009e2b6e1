import { setPriority } from 'node:os';

/**
 * Half of the usual distance below the server: requests are answered first, and a render still gets a fair share of a
 * machine that is always busy.
 */
const niceness = 5;

/** Lowers the priority of a child process, if it still runs and the system allows it. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    /* It keeps its priority. */
  }
}
