/**
 * Calls `act` at once when it is asked for after a pause, and once for all that ask for it within `ms` of the last
 * call, so that work with a fixed cost is done once for many events.
 */
export function inBursts(act: () => void, ms: number): () => void {
  let last = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    timer = undefined;
    last = performance.now();
    act();
  };
  return () => {
    if (timer !== undefined) return;
    const wait = last + ms - performance.now();
    if (wait <= 0) run();
    // Nothing that is left to do here keeps a process alive.
    else timer = setTimeout(run, wait).unref();
  };
}
