import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { VoiceProvider } from '../../voice/port.ts';
import type { VideoFailureCode } from '../../../../domain/videos/index.ts';
import { failedRender } from '../failures.ts';
import type { RenderRequest, RenderState, VideoProvider } from '../port.ts';
import { createFairQueue } from './fair-queue.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { RenderFailed, refusalOf, runJob } from './job.ts';
import { stockPresenters } from './presenters.ts';

export interface LocalVideoOptions {
  /** A folder of our own; what is left in it from before a crash is removed. */
  readonly workFolder: string;
  readonly voice: VoiceProvider;
  /** Jobs at the same time; default 1. */
  readonly concurrency?: number;
  /** For one job with its encoder; default 900. */
  readonly memoryLimitMb?: number;
  /** Told of each failed job, for the operator's log. Users read the sentence of the code only. */
  readonly onFailure?: (failure: {
    readonly jobId: string;
    readonly code: VideoFailureCode;
    readonly detail: string;
  }) => void;
  /** A job that takes longer fails and may be tried again; default 20 minutes. */
  readonly deadlineMs?: number;
  /** Default: the npm package's ffmpeg, else the one on the PATH. */
  readonly ffmpegPath?: string;
  /** Default: the Node that runs this. */
  readonly nodePath?: string;
}

interface Job {
  readonly request: RenderRequest;
  readonly stop: AbortController;
  state: RenderState;
  /** Settles when the job has ended and its processes are gone; set when it begins. */
  ended: Promise<void>;
}

const hasEnded = ({ state }: RenderState): boolean =>
  state === 'completed' || state === 'failed' || state === 'cancelled';
/** Ids of cancelled jobs that are remembered, the newest; a job comes seconds after its cancellation, if at all. */
const mostTombstones = 10_000;
const usableId = /^[a-z0-9-]{1,128}$/u;

/**
 * Renders on this machine. A job lives in memory and in its folder only: after a crash its id is unknown and
 * `start` begins afresh. A request that can never become a video ends as `failed`, not retryable; `start` itself
 * throws only `RangeError` for a malformed id and an error once the provider is closed.
 */
export function createLocalVideoProvider(options: LocalVideoOptions): VideoProvider {
  const {
    voice,
    concurrency = 1,
    memoryLimitMb = 900,
    deadlineMs = 20 * 60_000,
    ffmpegPath,
    nodePath = process.execPath,
    onFailure = () => undefined,
  } = options;
  const jobsFolder = resolve(options.workFolder, 'jobs');
  const tools = {
    voice,
    ffmpegPath,
    nodePath,
    memoryLimitMb,
    threads: Math.max(1, Math.floor(availableParallelism() / concurrency)),
  };
  const cleaned = rm(jobsFolder, { recursive: true, force: true }).then(() => mkdir(jobsFolder, { recursive: true }));
  // Whoever starts a job hears of it; until then it is nobody's unhandled rejection.
  cleaned.catch(() => undefined);

  const jobs = new Map<string, Job>();
  const watchers = new Map<string, Set<(state: RenderState) => void>>();
  const queue = createFairQueue();
  /** Jobs that were cancelled: nothing is kept of them, and none of them begins again. */
  const tombstones = new Set<string>();
  let running = 0;
  let isClosed = false;

  function become(jobId: string, job: Job, state: RenderState): void {
    if (hasEnded(job.state) || isDeepStrictEqual(job.state, state)) return;
    job.state = state;
    const listeners = [...(watchers.get(jobId) ?? [])];
    if (hasEnded(state)) watchers.delete(jobId);
    for (const listener of listeners) listener(state);
  }

  function countQueue(): void {
    queue.waiting().forEach((jobId, index) => {
      const job = jobs.get(jobId);
      const ahead = running + index;
      if (job !== undefined) become(jobId, job, { state: 'queued', ahead });
    });
  }

  async function run(jobId: string, job: Job): Promise<void> {
    const { signal } = job.stop;
    const deadline = setTimeout(() => {
      job.stop.abort(new RenderFailed('took_too_long', `stopped after ${deadlineMs} ms`));
    }, deadlineMs);
    let most = 0;
    try {
      const { files, leftOut } = await runJob(job.request, join(jobsFolder, jobId), tools, signal, (percent, phase) => {
        most = Math.max(most, Math.min(99, Math.round(percent)));
        if (!signal.aborted) become(jobId, job, { state: 'rendering', progress: most, phase, estimated: false });
      });
      become(jobId, job, { state: 'completed', files, ...(leftOut.length === 0 ? {} : { leftOut }) });
    } catch (error) {
      await removeFolder(jobId);
      if (signal.aborted && !(error instanceof RenderFailed)) {
        become(jobId, job, { state: 'cancelled' });
        return;
      }
      const code = error instanceof RenderFailed ? error.code : 'renderer_failed';
      onFailure({ jobId, code, detail: error instanceof Error ? error.message : String(error) });
      become(jobId, job, failedRender(code));
    } finally {
      clearTimeout(deadline);
    }
  }

  const removeFolder = (jobId: string): Promise<void> => rm(join(jobsFolder, jobId), { recursive: true, force: true });

  function pump(): void {
    while (running < concurrency) {
      const jobId = queue.next();
      const job = jobId === undefined ? undefined : jobs.get(jobId);
      if (jobId === undefined || job === undefined) break;
      running += 1;
      job.ended = run(jobId, job).finally(() => {
        running -= 1;
        pump();
      });
    }
    countQueue();
  }

  async function cancel(jobId: string): Promise<void> {
    const job = jobs.get(jobId);
    if (job === undefined || !hasEnded(job.state)) bury(jobId);
    if (job === undefined) return;
    if (queue.remove(jobId)) {
      become(jobId, job, { state: 'cancelled' });
      jobs.delete(jobId);
      countQueue();
      return;
    }
    if (!hasEnded(job.state)) job.stop.abort();
    await job.ended;
    if (job.state.state === 'cancelled') jobs.delete(jobId);
  }

  function bury(jobId: string): void {
    tombstones.add(jobId);
    const [oldest] = tombstones;
    if (tombstones.size > mostTombstones && oldest !== undefined) tombstones.delete(oldest);
  }

  return {
    name: 'local',
    chargesForStartedWork: false,
    presenters: () => stockPresenters.map(({ id, name, description }) => ({ id, name, description })),
    cannotSpeak: (script, language) => voice.cannotSpeak(script, language),
    async start(request) {
      if (!usableId.test(request.jobId))
        throw new RangeError('A job id has 1 to 128 of the characters a-z, 0-9 and hyphen.');
      await cleaned;
      if (isClosed) throw new Error('The renderer is closed.');
      if (jobs.has(request.jobId) || tombstones.has(request.jobId)) return;
      const job: Job = {
        request,
        stop: new AbortController(),
        state: { state: 'queued', ahead: running + queue.waiting().length },
        ended: Promise.resolve(),
      };
      jobs.set(request.jobId, job);
      const refusal = refusalOf(request);
      if (refusal !== undefined) {
        become(request.jobId, job, failedRender(refusal));
        return;
      }
      queue.add(request.jobId, request.owner);
      pump();
    },
    read: async (jobId) => jobs.get(jobId)?.state ?? { state: tombstones.has(jobId) ? 'cancelled' : 'unknown' },
    watch(jobId, onChange) {
      const listeners = watchers.get(jobId) ?? new Set();
      watchers.set(jobId, listeners.add(onChange));
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0 && watchers.get(jobId) === listeners) watchers.delete(jobId);
      };
    },
    cancel,
    async discard(jobId) {
      await cancel(jobId);
      jobs.delete(jobId);
      await removeFolder(jobId);
    },
    async problem() {
      const ffmpeg = await findFfmpeg(ffmpegPath);
      return 'problem' in ffmpeg ? ffmpeg.problem : voice.problem();
    },
    async close() {
      isClosed = true;
      // The server stops, the users' videos do not: nobody is told that they were cancelled.
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
