/**
 * Lets a follower of a busy log rest between two batches: larger batches cost fewer transactions and write fewer pages.
 * Nobody has to wait for a rest to end: `hurry` ends it.
 */
export interface Rest {
  /** Call it after a batch with the number of its events; resolves when the next batch may start. */
  after(events: number): Promise<void>;
  /** Ends a running rest. */
  hurry(): void;
}

/** The log counts as busy with this many events within a second. */
const busyFrom = 50;
const windowMs = 1_000;

/** @param ms how long a rest is; 0: none */
export function createRest(ms: number): Rest {
  let windowFrom = 0;
  let inWindow = 0;
  let wasBusy = false;
  let end: (() => void) | undefined;

  const isBusy = (events: number): boolean => {
    const now = performance.now();
    if (now - windowFrom >= windowMs) {
      wasBusy = inWindow >= busyFrom && now - windowFrom < 2 * windowMs;
      windowFrom = now;
      inWindow = 0;
    }
    inWindow += events;
    return wasBusy || inWindow >= busyFrom;
  };

  return {
    async after(events) {
      if (ms === 0 || !isBusy(events)) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => end?.(), ms);
        end = () => {
          clearTimeout(timer);
          end = undefined;
          resolve();
        };
      });
    },
    hurry: () => end?.(),
  };
}
