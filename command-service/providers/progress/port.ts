/** How far a job is. */
export interface JobProgress {
  /** 0 to 100, whole; it never falls. */
  readonly percent: number;
  /** Display text: the present step; empty for none. */
  readonly phase: string;
  /** True when the percentage is computed from the elapsed time. */
  readonly estimated: boolean;
}

/** The subject of a job. */
export interface JobSubject {
  readonly kind: 'video' | 'avatar' | 'tableExport';
  readonly id: string;
}

/** A job that has not ended. An id names one attempt: the next attempt begins at 0 under another id. */
export interface JobAtWork extends JobProgress {
  readonly jobId: string;
  readonly about: JobSubject;
}

/** The source from which gateways read the progress of jobs. Every process that shares the store sees the same. */
export interface ProgressSource {
  atWork(): Promise<readonly JobAtWork[]>;
  /** The last values of these jobs, also of those that ended not long ago; unknown ones are missing. */
  read(jobIds: readonly string[]): Promise<ReadonlyMap<string, JobProgress>>;
  /** Calls back after changes that this process made. Changes of others are seen by reading. */
  subscribe(listener: () => void): () => void;
}

/**
 * The last progress of jobs that have no queue, kept beside the log: nobody needs it once the job has ended. Every
 * method may be repeated.
 */
export interface ProgressStore extends ProgressSource {
  /** Keeps the value, unless the job was further already or has ended. */
  report(job: JobAtWork): Promise<void>;
  /** From now on the job is not at work. Its last value can be read for another day. */
  end(jobId: string): Promise<void>;
  /** When the job reported last, in milliseconds since the epoch; undefined for an unknown one. */
  lastReport(jobId: string): Promise<number | undefined>;
  close(): Promise<void>;
}

/** How long the value of a job that has ended is kept, in milliseconds: until every read model knows the end. */
export const keptAfterEndMs = 24 * 3_600_000;
/** How long the value of a silent job is kept that never ended because its process was killed, in milliseconds. */
export const keptInSilenceMs = 30 * keptAfterEndMs;

/** Reads jobs of several sources as if they were one. Their ids differ. */
export function joinProgress(sources: readonly ProgressSource[]): ProgressSource {
  return {
    atWork: async () => (await Promise.all(sources.map((source) => source.atWork()))).flat(),
    read: async (jobIds) => {
      // A source that is away does not hide the others.
      const found = await Promise.allSettled(sources.map((source) => source.read(jobIds)));
      return new Map(found.flatMap((each) => (each.status === 'fulfilled' ? [...each.value] : [])));
    },
    subscribe: (listener) => {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
