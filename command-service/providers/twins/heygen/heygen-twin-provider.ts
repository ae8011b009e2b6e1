import { isDeepStrictEqual } from 'node:util';
import { backoffDelay, pause, type Backoff } from '../../../../lib/backoff.ts';
import type { TwinFailureCode } from '../../../../domain/avatars/index.ts';
import type { FileStore } from '../../files/port.ts';
import type { HeygenClient } from '../../heygen/client.ts';
import { HeygenError, passes } from '../../heygen/errors.ts';
import { createWatchers, requireJobId } from '../../jobs.ts';
import type { ProviderFile } from '../../video/port.ts';
import { unspokenLetters } from '../../voice/writing.ts';
import { hasTrained, type TrainRequest, type TrainState, type TwinProvider } from '../port.ts';
import { createHeygenAvatars, type Look } from './avatars.ts';
import { refusedCodes, trainingFailure } from './failures.ts';
import { createTwinNotes, type TwinNote } from './notes.ts';

export interface HeygenTwinOptions {
  readonly client: HeygenClient;
  /** Stores which HeyGen avatar belongs to which job. */
  readonly files: FileStore;
  /** Where HeyGen sends the person who has confirmed the consent. */
  readonly consentReturnUrl: string;
  /** The pauses between two reads of a training, in milliseconds; default 15 s, growing to 60 s. */
  readonly poll?: Backoff;
  /** The pause after a failure of the service or throttling without `Retry-After`; default 5 s, growing to 60 s. */
  readonly retry?: Backoff;
  /** How long a training usually takes, in milliseconds, for the estimated progress; default 30 min. */
  readonly typicalMs?: number;
  /** Receives each failed job for the operator's log, with HeyGen's own words. */
  readonly onFailure?: (failure: { readonly jobId: string; readonly code: string; readonly detail: string }) => void;
  /** UTC milliseconds. */
  readonly now?: () => number;
}

interface Job {
  readonly stop: AbortController;
  readonly since: number;
  state: TrainState;
  /** Settles when no try to make the avatar is under way. */
  making: Promise<unknown>;
}

/** Failures of the service in a row until a training that has not begun is given up. */
const maxFailures = 5;

/**
 * Makes Digital Twins with HeyGen v3. The person confirms the consent on a page of HeyGen's, whose address is in the
 * state of the job. HeyGen keeps the model. A poller reads each training until it ends; a failure of the service while
 * it reads costs time only, and the hold's timeout ends a job that HeyGen never answers.
 */
export function createHeygenTwinProvider(options: HeygenTwinOptions): TwinProvider {
  const { client, onFailure = () => undefined, now = Date.now } = options;
  const { poll = { firstMs: 15_000, maxMs: 60_000 }, retry = { firstMs: 5_000, maxMs: 60_000 } } = options;
  const { typicalMs = 30 * 60_000 } = options;
  const notes = createTwinNotes(options.files);
  const avatars = createHeygenAvatars(client, notes, options.consentReturnUrl);
  const jobs = new Map<string, Job>();
  const watchers = createWatchers(hasTrained);
  let isClosed = false;

  function setState(jobId: string, job: Job, state: TrainState): void {
    if (isClosed || hasTrained(job.state) || isDeepStrictEqual(job.state, state)) return;
    job.state = state;
    watchers.tell(jobId, state);
  }
  function fail(jobId: string, job: Job, code: TwinFailureCode, detail: string): void {
    onFailure({ jobId, code, detail });
    setState(jobId, job, { state: 'failed', code });
  }
  function newJob(jobId: string, since: number): Job {
    const job: Job = {
      stop: new AbortController(),
      since,
      state: { state: 'queued', ahead: 0 },
      making: Promise.resolve(),
    };
    jobs.set(jobId, job);
    return job;
  }

  /**
   * One attempt. Resolves with the pause before the next one, in milliseconds; undefined when no further one follows.
   */
  async function tryToMake(job: Job, request: TrainRequest, failures: number): Promise<number | undefined> {
    try {
      await avatars.make(request, job.since, job.stop.signal);
      void readUntilEnd(request.jobId, job);
      return undefined;
    } catch (error) {
      if (job.stop.signal.aborted || isClosed) return undefined;
      if (passes(error) && (error.class === 'throttled' || failures < maxFailures))
        return error.retryAfterMs ?? backoffDelay(failures, retry);
      const code = error instanceof HeygenError ? refusedCodes[error.class] : 'training_failed';
      fail(request.jobId, job, code, String(error));
      return undefined;
    }
  }

  /** Tries again until the avatar is made, refused, or given up. Throttling waits for as long as it takes. */
  async function keepTrying(job: Job, request: TrainRequest, firstPauseMs: number): Promise<void> {
    let pauseMs: number | undefined = firstPauseMs;
    for (let failures = 2; pauseMs !== undefined; failures += 1) {
      await pause(pauseMs, job.stop.signal);
      if (job.stop.signal.aborted) return;
      const trying = tryToMake(job, request, failures);
      job.making = trying;
      pauseMs = await trying;
    }
  }

  async function readUntilEnd(jobId: string, job: Job): Promise<void> {
    for (let reads = 1; !job.stop.signal.aborted && !hasTrained(job.state); reads += 1) {
      try {
        await readOnce(jobId, job);
      } catch (error) {
        if (!job.stop.signal.aborted) onFailure({ jobId, code: 'not_read', detail: String(error) });
      }
      if (!hasTrained(job.state)) await pause(backoffDelay(reads, poll), job.stop.signal);
    }
  }

  async function readOnce(jobId: string, job: Job): Promise<void> {
    let note = await notes.read(jobId);
    if (note?.lookId === undefined) return;
    const look = await avatars.readLook(note.lookId);
    if (job.stop.signal.aborted) return;
    const { status, error } = look;
    if (status === 'failed') {
      const { code, message } = { code: error?.code ?? '', message: error?.message ?? '' };
      return fail(jobId, job, trainingFailure(code, message), `HeyGen failed the training: ${code} ${message}`);
    }
    if (status === 'completed' && look.preview_image_url && look.preview_video_url)
      return setState(jobId, job, { state: 'ready', result: resultOf(look) });
    const waits = status === 'pending_consent';
    if (waits && note.consentUrl === undefined && note.groupId !== undefined)
      note = await avatars.askForConsent(jobId, { ...note, groupId: note.groupId });
    const before = job.state.state === 'training' ? job.state.progress : 0;
    const estimate = Math.min(95, Math.floor(100 * (1 - Math.exp(-(now() - job.since) / typicalMs))));
    setState(jobId, job, {
      state: 'training',
      progress: waits ? before : Math.max(before, estimate),
      phase: waits ? 'Waiting for the consent' : 'Training',
      estimated: true,
      ...(waits && note.consentUrl !== undefined ? { consentUrl: note.consentUrl } : {}),
    });
  }

  const resultOf = (look: Look) => {
    /** Links expire. If a file's link is dead, the look is read again. */
    const file = (link: 'preview_image_url' | 'preview_video_url', contentType: string): ProviderFile => ({
      contentType,
      open: async () => {
        try {
          return await client.download(look[link] ?? '');
        } catch (error) {
          if (!(error instanceof HeygenError) || error.class !== 'gone') throw error;
          return client.download((await avatars.readLook(look.id))[link] ?? '');
        }
      },
    });
    return {
      modelId: look.id,
      model: [],
      poster: file('preview_image_url', 'image/jpeg'),
      clip: file('preview_video_url', 'video/mp4'),
    };
  };

  /** The job in this process; one that another process started is found by its note. */
  async function find(jobId: string): Promise<Job | undefined> {
    const known = jobs.get(jobId);
    if (known !== undefined) return known;
    const note = await notes.read(jobId);
    const raced = jobs.get(jobId);
    if (raced !== undefined || note?.lookId === undefined || note.cancelled === true) return raced;
    const job = newJob(jobId, note.since);
    await readOnce(jobId, job).catch((error: unknown) => onFailure({ jobId, code: 'not_read', detail: String(error) }));
    void readUntilEnd(jobId, job);
    return job;
  }

  async function cancel(jobId: string): Promise<void> {
    const job = await find(jobId);
    if (job !== undefined && (job.state.state === 'ready' || job.state.state === 'failed')) return;
    job?.stop.abort();
    // An answer that is on its way is noted first, so that its avatar is removed, too.
    await job?.making;
    const note: TwinNote = (await notes.read(jobId)) ?? { since: now() };
    await notes.write(jobId, { ...note, cancelled: true });
    await avatars.removeJob(jobId, note);
    if (job !== undefined) setState(jobId, job, { state: 'cancelled' });
    jobs.delete(jobId);
  }

  return {
    name: 'heygen',
    clonesVoice: true,
    async train(request) {
      const { jobId } = request;
      requireJobId(jobId);
      if (isClosed) throw new Error('The connection to HeyGen is closed.');
      if (jobs.has(jobId)) return;
      const job = newJob(jobId, now());
      if ((await notes.read(jobId))?.cancelled === true) {
        jobs.delete(jobId);
        return;
      }
      const trying = tryToMake(job, request, 1);
      job.making = trying;
      const pauseMs = await trying;
      if (pauseMs !== undefined) void keepTrying(job, request, pauseMs);
    },
    async read(jobId) {
      const job = await find(jobId);
      if (job !== undefined) return job.state;
      return { state: (await notes.read(jobId))?.cancelled === true ? 'cancelled' : 'unknown' };
    },
    async ask(jobId) {
      const job = await find(jobId);
      if (job === undefined) return { state: (await notes.read(jobId))?.cancelled === true ? 'cancelled' : 'unknown' };
      if (!hasTrained(job.state)) await readOnce(jobId, job);
      return job.state;
    },
    watch: (jobId, onChange) => watchers.watch(jobId, onChange),
    cancel,
    async discard(jobId) {
      const job = await find(jobId);
      const note = await notes.read(jobId);
      if (job !== undefined && !hasTrained(job.state)) await cancel(jobId);
      else if (job?.state.state === 'ready' && note?.assetId !== undefined) await avatars.removeAsset(note.assetId);
      else if (job?.state.state === 'failed' && note !== undefined) await avatars.removeJob(jobId, note);
      jobs.delete(jobId);
      await notes.remove(jobId);
    },
    deleteModel: (modelId) => avatars.removeLook(modelId),
    cannotSpeak: unspokenLetters,
    problem: () => client.problem(),
    async close() {
      isClosed = true;
      watchers.clear();
      for (const { stop } of jobs.values()) stop.abort();
      await Promise.all([...jobs.values()].map(({ making }) => making));
    },
  };
}
