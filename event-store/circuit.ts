/**
 * Spares a server that does not answer, and its callers the wait: when calls have failed one after the other for a
 * while, they are refused at once, until one probe a second finds the server back. A short burst of failures, as when
 * a connection breaks under many calls, is no reason to refuse.
 */
export interface Circuit {
  /** Whether a call may go out now. While open, only the probe may. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
}

const FAILURES_TO_OPEN = 5;
const MS_TO_OPEN = 500;
const PROBE_EVERY_MS = 1_000;

export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let firstFailure = 0;
  /** Undefined while closed. */
  let nextProbe: number | undefined;
  return {
    mayCall() {
      if (nextProbe === undefined) return true;
      if (now() < nextProbe) return false;
      nextProbe = now() + PROBE_EVERY_MS;
      return true;
    },
    succeeded() {
      failures = 0;
      nextProbe = undefined;
    },
    failed() {
      if (failures === 0) firstFailure = now();
      failures += 1;
      if (failures >= FAILURES_TO_OPEN && now() - firstFailure >= MS_TO_OPEN) nextProbe = now() + PROBE_EVERY_MS;
    },
  };
}
