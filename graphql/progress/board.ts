import type { JobAtWork, JobProgress, ProgressSource } from '../../command-service/index.ts';

/** The progress of jobs, as this gateway has seen it. The shown progress of a job never falls. */
export interface ProgressBoard {
  /** Reads jobs from the source; unknown jobs and jobs that it can't read are missing. */
  read(jobIds: readonly string[]): Promise<void>;
  /** The last known progress of a job that is at work or ended recently. */
  last(jobId: string): JobProgress | undefined;
  /** The jobs that were at work at the last look at the source; none while nobody watches. */
  atWork(): readonly JobAtWork[];
  /**
   * Looks at the source at intervals, and calls back with the jobs that have progressed since the look before; after
   * the first look with all. Looks at nothing without a watcher. Returns the function that stops it.
   */
  watch(onProgress: (jobs: readonly JobAtWork[]) => void): () => void;
}

export interface ProgressBoardOptions {
  readonly source: ProgressSource;
  /** The pause between two looks, in milliseconds. Default 1,000. */
  readonly everyMs?: number;
  /** The pause before the source is looked at after this process changed a job, in milliseconds. Default 100. */
  readonly soonMs?: number;
  readonly now?: () => number;
}

/** How long a job is remembered after it was last seen, in milliseconds: until every read model knows that it ended. */
const remembered = 10 * 60_000;
/** Failed looks double the pause, this many times at most. */
const mostDoublings = 5;

export function createProgressBoard({
  source,
  everyMs = 1_000,
  soonMs = 100,
  now = () => performance.now(),
}: ProgressBoardOptions): ProgressBoard {
  const seen = new Map<string, { readonly value: JobProgress; readonly at: number }>();
  let atWork: readonly JobAtWork[] = [];

  /** True when the value is new. */
  const see = (jobId: string, { percent, phase, estimated }: JobProgress): boolean => {
    const before = seen.get(jobId)?.value;
    const isOlder = before !== undefined && percent < before.percent;
    const isNews =
      !isOlder && (percent !== before?.percent || phase !== before.phase || estimated !== before.estimated);
    seen.set(jobId, { value: isNews || before === undefined ? { percent, phase, estimated } : before, at: now() });
    return isNews;
  };
  let forgotAt = now();
  const forget = (): void => {
    if (now() - forgotAt < remembered) return;
    forgotAt = now();
    for (const [jobId, { at }] of seen) if (forgotAt - at > remembered) seen.delete(jobId);
  };

  return {
    read: async (jobIds) => {
      // The progress is a hint in addition to the state: without it a card says less.
      const values = await source.read(jobIds).catch(() => new Map<string, JobProgress>());
      for (const [jobId, value] of values) see(jobId, value);
      forget();
    },
    last: (jobId) => seen.get(jobId)?.value,
    atWork: () => atWork,
    watch: (onProgress) => {
      const told = new Map<string, string>();
      let failures = 0;
      let isOver = false;
      let looking = false;
      /** This process changed a job, and the next look is due soon. */
      let isSoon = false;
      let timer: NodeJS.Timeout | undefined;
      const look = async (): Promise<void> => {
        if (looking) return;
        looking = true;
        isSoon = false;
        try {
          const jobs = await source.atWork();
          failures = 0;
          if (isOver) return;
          atWork = jobs;
          for (const job of jobs) see(job.jobId, job);
          forget();
          const changed = jobs.filter(({ jobId }) => {
            const text = JSON.stringify(seen.get(jobId)?.value);
            const isNews = told.get(jobId) !== text;
            told.set(jobId, text);
            return isNews;
          });
          const still = new Set(jobs.map(({ jobId }) => jobId));
          for (const jobId of told.keys()) if (!still.has(jobId)) told.delete(jobId);
          if (changed.length > 0) onProgress(changed);
        } catch {
          // While the source is unavailable, watchers get nothing.
          failures += 1;
        } finally {
          looking = false;
          if (!isOver) lookIn(isSoon ? soonMs : everyMs * 2 ** Math.min(failures, mostDoublings));
        }
      };
      const lookIn = (ms: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => void look(), ms).unref();
      };
      const stopListening = source.subscribe(() => {
        if (isSoon) return;
        isSoon = true;
        if (!looking) lookIn(soonMs);
      });
      void look();
      return () => {
        isOver = true;
        atWork = [];
        clearTimeout(timer);
        stopListening();
      };
    },
  };
}
