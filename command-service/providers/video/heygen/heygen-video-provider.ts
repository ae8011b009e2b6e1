import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { Refusal } from '../../../../domain/refusal.ts';
import { videoFailures } from '../../../../domain/videos/index.ts';
import { backoffDelay, pause } from '../../../../lib/backoff.ts';
import { unspokenLetters } from '../../voice/writing.ts';
import type { FileStore } from '../../files/port.ts';
import type { HeygenClient } from '../../heygen/client.ts';
import { HeygenError, passes } from '../../heygen/errors.ts';
import { createWatchers, requireJobId } from '../../jobs.ts';
import { failedRender } from '../failures.ts';
import {
  hasEnded,
  type LeftOutPicture,
  type ProviderFile,
  type RenderRequest,
  type RenderState,
  type VideoProvider,
} from '../port.ts';
import { failureCodes } from './failures.ts';
import { findByTitle, makeOnce } from './making.ts';
import { createJobNotes } from './notes.ts';
import { createPresenterList } from './presenters.ts';
import { batchSize, readEnd, readStatuses } from './reading.ts';

export interface HeygenVideoOptions {
  readonly client: HeygenClient;
  /** Holds which video of HeyGen belongs to which job. */
  readonly files: FileStore;
  /** What HeyGen charges for a minute of film, in cents. */
  readonly centsPerMinute: number;
  /** The pauses between two reads of a video, in milliseconds; default 10 s, growing to 60 s. */
  readonly poll?: { readonly firstMs: number; readonly maxMs: number };
  /** The pause after a failure of the service or throttling without `Retry-After`; default 5 s, growing to 60 s. */
  readonly retry?: { readonly firstMs: number; readonly maxMs: number };
  /** How long a film usually takes, in milliseconds, for the estimated progress; default 6 min. */
  readonly typicalMs?: number;
  /** Receives each failed job for the operator's log, with HeyGen's own words. */
  readonly onFailure?: (failure: { readonly jobId: string; readonly code: string; readonly detail: string }) => void;
  /** UTC milliseconds. */
  readonly now?: () => number;
}

interface Job {
  /** Absent for a job that another process started. */
  readonly request?: RenderRequest;
  readonly stop: AbortController;
  readonly since: number;
  state: RenderState;
  videoId?: string;
  /** Settles when no try to make the video is under way. */
  making: Promise<unknown>;
  leftOut: readonly LeftOutPicture[];
  /** When its video is read next, and after what pause, in milliseconds. */
  nextRead: number;
  pauseMs: number;
  /** Reads in a row that found no such video, or a finished one without its files. */
  strange: number;
}

/** Failures of the service in a row until a job is given up. */
const maxFailures = 5;
/** Reads in a row without a usable answer until a video counts as lost. */
const maxStrange = 5;

/**
 * Makes videos with HeyGen v3. HeyGen's answers decide; its webhooks only say when to look (`nudge`), and a poller
 * reads all running videos in batches, so a lost report costs time only. HeyGen charges for what it has begun.
 *
 * @returns a provider whose `start` throws `RangeError` for a malformed id and an error after `close`
 */
export function createHeygenVideoProvider(options: HeygenVideoOptions): VideoProvider {
  const { client, centsPerMinute, onFailure = () => undefined, now = Date.now } = options;
  const { poll = { firstMs: 10_000, maxMs: 60_000 }, retry = { firstMs: 5_000, maxMs: 60_000 } } = options;
  const { typicalMs = 6 * 60_000 } = options;
  const notes = createJobNotes(options.files);
  const looks = createPresenterList(client, now);
  const jobs = new Map<string, Job>();
  const watchers = createWatchers(hasEnded);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  function setState(jobId: string, job: Job, state: RenderState): void {
    if (isClosed || hasEnded(job.state) || isDeepStrictEqual(job.state, state)) return;
    job.state = state;
    watchers.tell(jobId, state);
  }

  function fail(jobId: string, job: Job, error: unknown): void {
    const failureClass = error instanceof HeygenError ? error.class : 'transient';
    const code = failureCodes[failureClass];
    onFailure({ jobId, code, detail: String(error) });
    setState(jobId, job, failedRender(code));
  }

  const newJob = (request: RenderRequest | undefined, since: number): Job => ({
    ...(request === undefined ? {} : { request }),
    stop: new AbortController(),
    since,
    state: { state: 'queued', ahead: [...jobs.values()].filter(({ state }) => state.state === 'queued').length },
    making: Promise.resolve(),
    leftOut: [],
    nextRead: 0,
    pauseMs: poll.firstMs,
    strange: 0,
  });

  // ---- making

  /** One try. Resolves with the pause before the next one, in milliseconds; undefined when there is none. */
  async function tryToMake(
    jobId: string,
    job: Job,
    request: RenderRequest,
    failures: number,
  ): Promise<number | undefined> {
    try {
      const look = (await looks()).find(({ id }) => id === request.presenterId);
      if (look === undefined) throw new HeygenError('presenter', `There is no presenter ${request.presenterId}.`);
      const made = await makeOnce(client, notes, request, look.lookId, job.stop.signal, job.since);
      job.videoId = made.videoId;
      job.leftOut = made.leftOut ?? [];
      readSoon(job);
      return undefined;
    } catch (error) {
      if (job.stop.signal.aborted || isClosed) return undefined;
      if (!(error instanceof HeygenError)) throw error;
      const waits = passes(error) && (error.class === 'throttled' || failures < maxFailures);
      if (waits) return error.retryAfterMs ?? backoffDelay(failures, retry);
      fail(jobId, job, error);
      return undefined;
    }
  }

  /** Tries again until the video is made, refused, or given up. Throttling waits for as long as it takes. */
  async function keepTrying(jobId: string, job: Job, request: RenderRequest, firstPauseMs: number): Promise<void> {
    let pauseMs: number | undefined = firstPauseMs;
    for (let failures = 2; pauseMs !== undefined; failures += 1) {
      await pause(pauseMs, job.stop.signal);
      if (job.stop.signal.aborted) return;
      const trying = tryToMake(jobId, job, request, failures);
      job.making = trying;
      pauseMs = await trying;
    }
  }

  // ---- reading

  function readSoon(job: Job): void {
    job.nextRead = 0;
    job.pauseMs = poll.firstMs;
    schedule();
  }

  const running = (): [string, Job & { videoId: string }][] =>
    [...jobs].filter((entry): entry is [string, Job & { videoId: string }] => {
      const [, job] = entry;
      return job.videoId !== undefined && !hasEnded(job.state) && !job.stop.signal.aborted;
    });

  /** One timer for all jobs. */
  function schedule(): void {
    clearTimeout(timer);
    const next = Math.min(...running().map(([, { nextRead }]) => nextRead));
    if (isClosed || next === Infinity) return;
    timer = setTimeout(() => void readDue(), Math.max(0, next - performance.now()));
    timer.unref();
  }

  function readDue(): Promise<void> {
    reading = reading.then(async () => {
      const due = running().filter(([, { nextRead }]) => nextRead <= performance.now());
      for (const [, job] of due) {
        job.nextRead = performance.now() + job.pauseMs;
        job.pauseMs = Math.min(poll.maxMs, job.pauseMs * 1.25);
      }
      for (let at = 0; at < due.length; at += batchSize) await readBatch(due.slice(at, at + batchSize));
      schedule();
    });
    return reading;
  }

  async function readBatch(batch: readonly [string, Job & { videoId: string }][]): Promise<void> {
    try {
      const found = await readStatuses(
        client,
        batch.map(([, { videoId }]) => videoId),
      );
      for (const [jobId, job] of batch)
        await take(jobId, job, found.get(job.videoId) ?? 'not_found').catch((error: unknown) => report(jobId, error));
    } catch (error) {
      report(batch[0]?.[0] ?? '', error);
    }
  }

  /** The next read tries again; the hold's timeout ends what HeyGen never answers. */
  const report = (jobId: string, error: unknown): void => onFailure({ jobId, code: 'not_read', detail: String(error) });

  async function take(jobId: string, job: Job & { videoId: string }, status: string): Promise<void> {
    if (status === 'processing') {
      const share = 1 - Math.exp(-(now() - job.since) / typicalMs);
      const progress = Math.max(highest(job), Math.min(95, Math.floor(100 * share)));
      setState(jobId, job, { state: 'rendering', progress, phase: 'Rendering', estimated: true });
    }
    if (status !== 'completed' && status !== 'failed' && status !== 'not_found') return;
    const end = await readEnd(client, job.videoId, {
      captions: job.request?.film.captions ?? true,
      centsPerMinute,
    }).catch((error: unknown) => {
      if (error instanceof HeygenError && error.class === 'gone') return undefined;
      throw error;
    });
    if (end === undefined) {
      job.strange += 1;
      if (job.strange >= maxStrange) fail(jobId, job, new HeygenError('gone', `HeyGen has lost video ${job.videoId}.`));
      return;
    }
    if (end.state === 'failed') onFailure({ jobId, code: end.code, detail: `HeyGen failed video ${job.videoId}` });
    const { leftOut } = job;
    setState(jobId, job, end.state === 'completed' && leftOut.length > 0 ? { ...end, leftOut } : end);
  }

  const highest = ({ state }: Job): number => (state.state === 'rendering' ? state.progress : 0);

  /** The job in this process; one that another process started is found by its note. */
  async function find(jobId: string): Promise<Job | undefined> {
    const known = jobs.get(jobId);
    if (known !== undefined) return known;
    const note = await notes.read(jobId);
    const raced = jobs.get(jobId);
    if (raced !== undefined || note?.videoId === undefined || note.cancelled === true) return raced;
    const job = newJob(undefined, note.since);
    job.videoId = note.videoId;
    job.leftOut = note.leftOut ?? [];
    jobs.set(jobId, job);
    job.nextRead = 0;
    await readDue();
    return job;
  }

  /** Removes the video at HeyGen, also one whose answer was lost. HeyGen's copy costs nothing, so one try is enough. */
  async function removeRemote(jobId: string): Promise<void> {
    const note = await notes.read(jobId);
    if (note?.assetId === undefined && note?.videoId === undefined) return;
    try {
      const videoId = note.videoId ?? (await findByTitle(client, jobId));
      if (videoId === undefined) return;
      await client.call({
        method: 'DELETE',
        path: `/v3/videos/${encodeURIComponent(videoId)}`,
        answer: anything,
      });
    } catch (error) {
      if (!(error instanceof HeygenError)) throw error;
      if (error.class !== 'gone') onFailure({ jobId, code: 'not_removed', detail: String(error) });
    }
  }

  async function cancel(jobId: string): Promise<void> {
    const job = await find(jobId);
    if (job !== undefined && (job.state.state === 'completed' || job.state.state === 'failed')) return;
    job?.stop.abort();
    // An answer that is on its way is noted first, so that its video is removed, too.
    await job?.making;
    await notes.write(jobId, { since: now(), ...(await notes.read(jobId)), cancelled: true });
    await removeRemote(jobId);
    if (job !== undefined) setState(jobId, job, { state: 'cancelled' });
    jobs.delete(jobId);
  }

  const remoteFile = (url: string, contentType: string): ProviderFile => ({
    contentType,
    open: () => client.download(url),
  });

  return {
    name: 'heygen',
    chargesForStartedWork: true,
    presenters: async () => {
      const found = await looks().catch((error: unknown) => {
        throw error instanceof HeygenError
          ? new Refusal('UNAVAILABLE', videoFailures.renderer_unavailable.sentence)
          : error;
      });
      return found.map(({ id, name, description }) => ({ id, name, description }));
    },
    async preview(presenterId, kind) {
      const look = (await looks()).find(({ id }) => id === presenterId);
      if (look === undefined) return undefined;
      return kind === 'poster' ? remoteFile(look.imageUrl, 'image/jpeg') : remoteFile(look.clipUrl, 'video/mp4');
    },
    cannotSpeak: unspokenLetters,
    async start(request) {
      const { jobId } = request;
      requireJobId(jobId);
      if (isClosed) throw new Error('The connection to HeyGen is closed.');
      if (jobs.has(jobId)) return;
      const job = newJob(request, now());
      jobs.set(jobId, job);
      const note = await notes.read(jobId);
      if (note?.cancelled === true) {
        jobs.delete(jobId);
        return;
      }
      const trying = tryToMake(jobId, job, request, 1);
      job.making = trying;
      const pauseMs = await trying;
      if (pauseMs !== undefined)
        keepTrying(jobId, job, request, pauseMs).catch((error: unknown) => fail(jobId, job, error));
    },
    async read(jobId) {
      const job = await find(jobId);
      if (job !== undefined) return job.state;
      return { state: (await notes.read(jobId))?.cancelled === true ? 'cancelled' : 'unknown' };
    },
    async nudge(jobId) {
      const job = jobs.get(jobId);
      if (job?.videoId !== undefined && !hasEnded(job.state)) readSoon(job);
    },
    watch: (jobId, onChange) => watchers.watch(jobId, onChange),
    cancel,
    async letGo(jobId) {
      const job = jobs.get(jobId);
      watchers.forget(jobId);
      job?.stop.abort();
      await job?.making;
      jobs.delete(jobId);
    },
    async discard(jobId) {
      const job = jobs.get(jobId);
      if (job === undefined || !hasEnded(job.state)) await cancel(jobId);
      else await removeRemote(jobId);
      jobs.delete(jobId);
      await notes.remove(jobId);
    },
    async problem() {
      try {
        await client.call({ method: 'GET', path: '/v3/users/me', answer: anything });
        return undefined;
      } catch (error) {
        return `HeyGen does not answer as it should: ${String(error)}`;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      watchers.clear();
      for (const { stop } of jobs.values()) stop.abort();
      await reading;
    },
  };
}

const anything = z.unknown();
