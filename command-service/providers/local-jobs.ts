import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createFairQueue } from '../../lib/fair-queue.ts';
import { createWatchers, requireJobId } from './jobs.ts';

/** The states of a job that nobody works on. A provider adds its own. */
export type IdleState =
  | { readonly state: 'unknown' }
  | { readonly state: 'queued'; readonly ahead: number }
  | { readonly state: 'cancelled' };

interface JobRequest {
  readonly jobId: string;
  /** The queue is fair between owners. */
  readonly owner: string;
}

export interface LocalJobOptions<Request extends JobRequest, State extends { readonly state: string }> {
  /** A folder for these jobs only; it is emptied first. */
  readonly folder: string;
  /** Jobs at the same time. */
  readonly concurrency: number;
  /** Whether the state never changes again. */
  readonly hasEnded: (state: State | IdleState) => boolean;
  /** The end of a request that can never succeed; undefined when it can. */
  readonly refuse: (request: Request) => State | undefined;
  /**
   * Works on a job in its folder and resolves with its end. The files of a job that `failed` are removed. May reject
   * only when the signal was aborted, which cancels the job.
   */
  readonly run: (
    request: Request,
    folder: string,
    signal: AbortSignal,
    onState: (state: State) => void,
  ) => Promise<State>;
}

/** The part of a provider's port about its jobs; `VideoProvider` and `TwinProvider` explain the methods. */
export interface LocalJobs<Request, State> {
  start(request: Request): Promise<void>;
  read(jobId: string): Promise<State | IdleState>;
  watch(jobId: string, onChange: (state: State | IdleState) => void): () => void;
  cancel(jobId: string): Promise<void>;
  /** Stops working on a job and forgets it, so that another process may start it. */
  letGo(jobId: string): Promise<void>;
  discard(jobId: string): Promise<void>;
  close(): Promise<void>;
}

interface Job<Request, State> {
  readonly request: Request;
  readonly stop: AbortController;
  state: State | IdleState;
  /** Settles when the job has ended and its processes are gone; set when it begins. */
  ended: Promise<void>;
}

/** Remembered ids of canceled jobs. A job follows its cancellation within seconds, if at all. */
const maxTombstones = 10_000;

/**
 * The jobs of a provider that works on this machine: a fair queue, at most `concurrency` of them running. They live in
 * memory and in their folders only: after a crash a job is unknown, and `start` begins afresh.
 *
 * @returns jobs whose `start` throws `RangeError` for a malformed id and an error after `close`
 */
export function createLocalJobs<Request extends JobRequest, State extends { readonly state: string }>(
  options: LocalJobOptions<Request, State>,
): LocalJobs<Request, State> {
  const { concurrency, hasEnded } = options;
  const cleaned = rm(options.folder, { recursive: true, force: true }).then(() =>
    mkdir(options.folder, { recursive: true }),
  );
  // `start` reports this error; until then it must not count as an unhandled rejection.
  cleaned.catch(() => undefined);

  const jobs = new Map<string, Job<Request, State>>();
  const watchers = createWatchers(hasEnded);
  const queue = createFairQueue();
  /** Ids of canceled jobs, which must not start again. */
  const tombstones = new Set<string>();
  let running = 0;
  let isClosed = false;

  function setState(jobId: string, job: Job<Request, State>, state: State | IdleState): void {
    if (hasEnded(job.state) || isDeepStrictEqual(job.state, state)) return;
    job.state = state;
    watchers.tell(jobId, state);
  }

  function reportQueue(): void {
    queue.waiting().forEach((jobId, index) => {
      const job = jobs.get(jobId);
      const ahead = running + index;
      if (job !== undefined) setState(jobId, job, { state: 'queued', ahead });
    });
  }

  const folderOf = (jobId: string): string => join(options.folder, jobId);

  /**
   * Tries again while a killed process still adds a file. Files that can't be removed must not keep the job from
   * ending: the next start empties the folder.
   */
  const removeFolder = (jobId: string): Promise<void> =>
    rm(folderOf(jobId), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);

  async function run(jobId: string, job: Job<Request, State>): Promise<void> {
    const { signal } = job.stop;
    try {
      const end = await options.run(job.request, folderOf(jobId), signal, (state) => {
        if (!signal.aborted) setState(jobId, job, state);
      });
      if (end.state === 'failed') await removeFolder(jobId);
      setState(jobId, job, end);
    } catch (error) {
      if (!signal.aborted) throw error;
      await removeFolder(jobId);
      setState(jobId, job, { state: 'cancelled' });
    }
  }

  function startNext(): void {
    while (running < concurrency) {
      const jobId = queue.next();
      const job = jobId === undefined ? undefined : jobs.get(jobId);
      if (jobId === undefined || job === undefined) break;
      running += 1;
      job.ended = run(jobId, job).finally(() => {
        running -= 1;
        startNext();
      });
    }
    reportQueue();
  }

  function refuseFromNowOn(jobId: string): void {
    tombstones.add(jobId);
    const [oldest] = tombstones;
    if (tombstones.size > maxTombstones && oldest !== undefined) tombstones.delete(oldest);
  }

  async function cancel(jobId: string): Promise<void> {
    const job = jobs.get(jobId);
    if (job === undefined || !hasEnded(job.state)) refuseFromNowOn(jobId);
    if (job === undefined) return;
    if (queue.remove(jobId)) {
      setState(jobId, job, { state: 'cancelled' });
      jobs.delete(jobId);
      reportQueue();
      return;
    }
    if (!hasEnded(job.state)) job.stop.abort();
    await job.ended;
    if (job.state.state === 'cancelled') jobs.delete(jobId);
  }

  return {
    async start(request) {
      const { jobId, owner } = request;
      requireJobId(jobId);
      await cleaned;
      if (isClosed) throw new Error('The provider is closed.');
      if (jobs.has(jobId) || tombstones.has(jobId)) return;
      const job: Job<Request, State> = {
        request,
        stop: new AbortController(),
        state: { state: 'queued', ahead: running + queue.waiting().length },
        ended: Promise.resolve(),
      };
      jobs.set(jobId, job);
      const refusal = options.refuse(request);
      if (refusal !== undefined) {
        setState(jobId, job, refusal);
        return;
      }
      queue.add(jobId, owner);
      startNext();
    },
    read: async (jobId) => jobs.get(jobId)?.state ?? { state: tombstones.has(jobId) ? 'cancelled' : 'unknown' },
    watch: (jobId, onChange) => watchers.watch(jobId, onChange),
    cancel,
    async letGo(jobId) {
      const job = jobs.get(jobId);
      if (job === undefined) return;
      watchers.forget(jobId);
      if (queue.remove(jobId)) reportQueue();
      job.stop.abort();
      await job.ended;
      jobs.delete(jobId);
      await removeFolder(jobId);
    },
    async discard(jobId) {
      await cancel(jobId);
      jobs.delete(jobId);
      await removeFolder(jobId);
    },
    async close() {
      isClosed = true;
      // Graceful shutdown: the jobs run again after a restart, so watchers must not see them as canceled.
      watchers.clear();
      queue.clear();
      const ending = [...jobs.values()].map((job) => {
        job.stop.abort();
        return job.ended;
      });
      await Promise.all(ending);
    },
  };
}
