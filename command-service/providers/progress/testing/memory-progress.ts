import { createEmitter } from '../../../../lib/emitter.ts';
import type { JobAtWork, ProgressStore } from '../port.ts';

/**
 * The progress of jobs in memory.
 *
 * @param now milliseconds since the epoch
 */
export function createMemoryProgress(now: () => number = Date.now): ProgressStore {
  const jobs = new Map<string, { readonly job: JobAtWork; readonly at: number; readonly ended: boolean }>();
  const changed = createEmitter();
  return {
    atWork: async () => [...jobs.values()].filter(({ ended }) => !ended).map(({ job }) => job),
    read: async (jobIds) =>
      new Map(
        jobIds.flatMap((jobId) => {
          const kept = jobs.get(jobId);
          return kept === undefined ? [] : [[jobId, kept.job]];
        }),
      ),
    lastReport: async (jobId) => jobs.get(jobId)?.at,
    report: async (job) => {
      const before = jobs.get(job.jobId);
      if (before !== undefined && (before.ended || before.job.percent > job.percent)) return;
      jobs.set(job.jobId, { job, at: now(), ended: false });
      changed.emit();
    },
    end: async (jobId) => {
      const kept = jobs.get(jobId);
      if (kept !== undefined) jobs.set(jobId, { ...kept, ended: true });
    },
    subscribe: (listener) => changed.subscribe(listener),
    close: async () => undefined,
  };
}
