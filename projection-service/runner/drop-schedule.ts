import type { ReadStore } from '../read-store/port.ts';
import type { ProjectionLogger } from './types.ts';

/**
 * Replaced instances on their way out: kept for a while, so that the version before is there at once if it is wanted
 * back.
 */
export interface DropSchedule {
  schedule(version: string): void;
  /** Drops nothing any more. What is left is found at the next start. */
  stop(): void;
}

/** Drops each scheduled instance after `delay` ms. A drop that fails is logged and left to the next start. */
export function createDropSchedule(
  readStore: ReadStore,
  name: string,
  delay: number,
  logger: ProjectionLogger | undefined,
): DropSchedule {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const drop = async (version: string): Promise<void> => {
    try {
      await readStore.drop(name, version);
      logger?.info({ projection: name, version }, 'A replaced projection was dropped');
    } catch (error) {
      logger?.warn({ projection: name, version, err: error }, 'A replaced projection could not be dropped');
    }
  };

  return {
    schedule(version) {
      if (stopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        void drop(version);
      }, delay);
      timer.unref();
      timers.add(timer);
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
