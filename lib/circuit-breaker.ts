/**
 * A circuit breaker: while a server answers no call, calls fail fast instead of waiting for a timeout. It opens after
 * several failures in a row without a success for a while, and closes on the first success.
 */
export interface CircuitBreaker {
  /** Whether calls are to fail fast. */
  isOpen(): boolean;
  /** Half-open: true while closed; while open, true for one call a second, whose success closes the breaker. */
  allowsCall(): boolean;
  /** When the breaker opens unless a call succeeds, in ms from now; Infinity while no call has failed. */
  opensIn(): number;
  succeeded(): void;
  /** @param since when the failed call began, on the clock of `now`; default: now */
  failed(since?: number): void;
}

export interface CircuitBreakerOptions {
  /** The breaker opens only when no call has succeeded for this long, ms. Default 500. */
  readonly openAfterMs?: number;
  /** A monotonic clock, ms. */
  readonly now?: () => number;
}

const FAILURES_TO_OPEN = 5;
const PROBE_EVERY_MS = 1_000;

/**
 * Written by hand because the maintained packages (cockatiel, opossum) open on a count or a rate of failures alone. A
 * burst of calls that fail together must not open it: only silence for `openAfterMs` does.
 */
export function createCircuitBreaker({
  openAfterMs = 500,
  now = () => performance.now(),
}: CircuitBreakerOptions = {}): CircuitBreaker {
  let failures = 0;
  let silentSince = 0;
  let nextProbe = 0;
  const isOpen = (): boolean => failures >= FAILURES_TO_OPEN && now() - silentSince >= openAfterMs;
  return {
    isOpen,
    allowsCall() {
      if (!isOpen()) return true;
      if (now() < nextProbe) return false;
      nextProbe = now() + PROBE_EVERY_MS;
      return true;
    },
    opensIn: () => (failures === 0 ? Infinity : Math.max(0, silentSince + openAfterMs - now())),
    succeeded() {
      failures = 0;
    },
    failed(since = now()) {
      silentSince = failures === 0 ? since : Math.min(silentSince, since);
      failures += 1;
    },
  };
}
