/**
 * Spares a server that answers nobody, and its callers the wait: when calls have failed and none succeeded for a while,
 * calls are refused at once, until one probe a second finds the server back. One answer closes it.
 */
export interface CircuitBreaker {
  /** Whether a call may go out now. While open, only the probe may. */
  allowsCall(): boolean;
  succeeded(): void;
  /** `since`: when the call that failed began; default: now. */
  failed(since?: number): void;
}

export interface CircuitBreakerOptions {
  /** How long nobody must have been answered, ms. Default 500. */
  readonly openAfterMs?: number;
  /** Monotonic, ms. */
  readonly now?: () => number;
}

const FAILURES_TO_OPEN = 5;
const PROBE_EVERY_MS = 1_000;

export function createCircuitBreaker({
  openAfterMs = 500,
  now = () => performance.now(),
}: CircuitBreakerOptions = {}): CircuitBreaker {
  let failures = 0;
  let silentSince = 0;
  let nextProbe = 0;
  return {
    allowsCall() {
      if (failures < FAILURES_TO_OPEN || now() - silentSince < openAfterMs) return true;
      if (now() < nextProbe) return false;
      nextProbe = now() + PROBE_EVERY_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed(since = now()) {
      silentSince = failures === 0 ? since : Math.min(silentSince, since);
      failures += 1;
    },
  };
}
