import type { ReadStore } from '../read-store/port.ts';
import type { ProjectionLogger } from './types.ts';

/**
 * Replaced instances that are to be dropped. They are kept for a while, so that a rollback finds the previous version.
 */
export interface DropSchedule {
  schedule(version: string): void;
  /** Cancels all drops; the next start schedules them again. */
  stop(): void;
}

/** Drops each scheduled instance after `delay` ms. A failed drop is logged and left to the next start. */
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
