/**
 * Spares a server that does not answer, and its callers the wait: after some failures in a row calls are refused at
 * once, until one probe a second finds the server back.
 */
export interface Circuit {
  /** Whether a call may go out now. While open, only the probe may. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
}

const FAILURES_TO_OPEN = 5;
const PROBE_EVERY_MS = 1_000;

export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let nextProbe = 0;
  return {
    mayCall() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < nextProbe) return false;
      nextProbe = now() + PROBE_EVERY_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) nextProbe = now() + PROBE_EVERY_MS;
    },
  };
}
