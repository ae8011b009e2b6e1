import { setPriority } from 'node:os';

/**
 * Half of the usual distance below the server: requests are answered first, and on a machine that is busy all the time
 * a render still gets a fair share of it.
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
