import type { Logger } from 'pino';
import type { Supervise } from '../command-service/index.ts';
import { whileLeased, type Leases } from '../leases/index.ts';
import { reportTo } from './report-failure.ts';

/**
 * Starts each process and job once `built` resolves. Otherwise, on a long log without read models, both would read the
 * log at the same time, and users wait only for the read models.
 */
export function whenBuilt(built: Promise<unknown>): Supervise {
  return (_work, start) => {
    let isStopped = false;
    let current: ReturnType<typeof start> | undefined;
    void built.then(() => {
      if (!isStopped) current = start();
    });
    return {
      current: () => current,
      stop: async () => {
        isStopped = true;
        await current?.stop();
      },
    };
  };
}

/** Runs each process and job in the server that holds its lease. */
export function leasing(leases: Leases, logger: Logger): Supervise {
  return ({ name, lease }, start) => {
    let current: ReturnType<typeof start> | undefined;
    const leased = whileLeased({
      leases,
      name: `process ${lease}`,
      start: async () => {
        current = start();
        const { stop } = current;
        return {
          stop: async () => {
            await stop();
            current = undefined;
          },
        };
      },
      onError: reportTo(logger, 'The lease of a process is unavailable', { process: name }),
    });
    return { current: () => current, stop: () => leased.stop() };
  };
}
