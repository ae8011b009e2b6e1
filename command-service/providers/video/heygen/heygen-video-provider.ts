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
import { hasEnded, type ProviderFile, type RenderRequest, type RenderState, type VideoProvider } from '../port.ts';
import { failureCodes } from './failures.ts';
import { jobOf, type Job } from './job.ts';
import { findByTitle, makeOnce } from './making.ts';
import { createJobNotes } from './notes.ts';
import { createPresenterList } from './presenters.ts';
import { createVideoReader } from './reader.ts';
import { readEnd, readStatuses } from './reading.ts';

export interface HeygenVideoOptions {
  readonly client: HeygenClient;
  /** Stores which HeyGen video belongs to which job. */
  readonly files: FileStore;
  /** HeyGen's price of a minute of video, in cents. */
  readonly centsPerMinute: number;
  /** The pauses between two reads of a video, in milliseconds; default 10 s, growing to 60 s. */
  readonly poll?: { readonly firstMs: number; readonly maxMs: number };
  /** The pause after a failure of the service or throttling without `Retry-After`; default 5 s, growing to 60 s. */
  readonly retry?: { readonly firstMs: number; readonly maxMs: number };
  /** How long a video usually takes, in milliseconds, for the estimated progress; default 6 min. */
  readonly typicalMs?: number;
  /** Receives each failed job for the operator's log, with HeyGen's own words. */
  readonly onFailure?: (failure: { readonly jobId: string; readonly code: string; readonly detail: string }) => void;
  /** UTC milliseconds. */
  readonly now?: () => number;
}

/** Failures of the service in a row until a job is given up. */
const maxFailures = 5;
/** For a caller who waits for HeyGen: try again later. */
function refuseForNow(error: unknown): never {
  throw error instanceof HeygenError ? new Refusal('UNAVAILABLE', videoFailures.renderer_unavailable.sentence) : error;
}

/**
 * Makes videos with HeyGen v3. HeyGen's answers decide; its webhooks only say when to look (`nudge`), and a poller
 * reads all running videos in batches, so a lost report costs time only. HeyGen charges for work that it has begun.
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

  const reader = createVideoReader({ client, jobs, poll, typicalMs, centsPerMinute, setState, fail, onFailure, now });
  const newJob = (request: RenderRequest | undefined, since: number): Job => {
    const ahead = [...jobs.values()].filter(({ state }) => state.state === 'queued').length;
    return jobOf(request, since, ahead);
  };

  /**
   * One attempt. Resolves with the pause before the next one, in milliseconds; undefined when no further one follows.
   */
  async function tryToMake(
    jobId: string,
    job: Job,
    request: RenderRequest,
    failures: number,
  ): Promise<number | undefined> {
    try {
      const lookId = request.twin?.modelId ?? (await looks()).find(({ id }) => id === request.presenterId)?.lookId;
      if (lookId === undefined) throw new HeygenError('presenter', `There is no presenter ${request.presenterId}.`);
      const made = await makeOnce(client, notes, request, lookId, job.stop.signal, job.since);
      job.videoId = made.videoId;
      job.leftOut = made.leftOut ?? [];
      reader.readSoon(job);
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
    await reader.readNow(job);
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
    open: () => client.download(url).catch(refuseForNow),
  });

  return {
    name: 'heygen',
    chargesForStartedWork: true,
    presenters: async () => {
      const found = await looks().catch(refuseForNow);
      return found.map(({ id, name, description }) => ({ id, name, description }));
    },
    async preview(presenterId, kind) {
      const look = (await looks().catch(refuseForNow)).find(({ id }) => id === presenterId);
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
    async ask(jobId) {
      const job = jobs.get(jobId);
      const note = await notes.read(jobId);
      const videoId = job?.videoId ?? note?.videoId;
      if (note?.cancelled === true) return { state: 'cancelled' };
      if (videoId === undefined) return job?.state ?? { state: 'unknown' };
      const status = (await readStatuses(client, [videoId])).get(videoId);
      if (status === undefined) return { state: 'unknown' };
      if (job !== undefined && !hasEnded(job.state)) reader.readSoon(job);
      const captions = job?.request?.look.captions ?? true;
      const end =
        status === 'completed' || status === 'failed'
          ? await readEnd(client, videoId, { captions, centsPerMinute })
          : undefined;
      return (
        end ??
        (status === 'processing' || status === 'completed'
          ? { state: 'rendering', progress: 0, phase: 'Rendering', estimated: true }
          : { state: 'queued', ahead: 0 })
      );
    },
    async nudge(jobId) {
      const job = jobs.get(jobId);
      if (job?.videoId !== undefined && !hasEnded(job.state)) reader.readSoon(job);
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
    problem: () => client.problem(),
    async close() {
      isClosed = true;
      watchers.clear();
      for (const { stop } of jobs.values()) stop.abort();
      await reader.close();
    },
  };
}

const anything = z.unknown();
