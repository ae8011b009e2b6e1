import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the event loop may be kept from timers and sockets, ms. */
const LONGEST_MS = 10;

let startedAt: number | undefined;

/** Whether the callers of this function, all together, have kept the event loop busy for long. */
function isLong(): boolean {
  if (startedAt === undefined) {
    startedAt = performance.now();
    setImmediate(() => {
      startedAt = undefined;
    });
  }
  return performance.now() - startedAt >= LONGEST_MS;
}

/**
 * Lets timers and sockets have their turn when the callers have worked for long. To be called between steps of work
 * that never waits for anything but promises: such work, even if each step is short, stops everything else until its
 * end.
 */
export async function takeTurn(): Promise<void> {
  while (isLong()) await nextTurn();
}
