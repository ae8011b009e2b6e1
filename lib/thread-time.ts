import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const beatMs = 250;

/**
 * Resolves once a thread has worked for too long. Its processor time counts and not the clock, so that a busy machine
 * ends nothing. While the thread is in one long native call it cannot tell, and then the clock counts.
 *
 * @param limitMs processor time from now on, in milliseconds
 * @param ended ends the watch, which then rejects with an AbortError
 */
export async function overworked(worker: Worker, limitMs: number, ended: AbortSignal): Promise<void> {
  const beat = Math.min(beatMs, limitMs);
  const wait = (): Promise<undefined> => pause(beat, undefined, { signal: ended, ref: false });
  const before = await worker.cpuUsage();
  let [worked, silentSince] = [0, performance.now()];
  while (worked + performance.now() - silentSince <= limitMs) {
    await wait();
    const told = await Promise.race([worker.cpuUsage(before), wait()]);
    if (told === undefined) continue;
    worked = (told.user + told.system) / 1_000;
    silentSince = performance.now();
  }
}
