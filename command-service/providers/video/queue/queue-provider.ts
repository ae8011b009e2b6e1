import { isDeepStrictEqual } from 'node:util';
import { videoIdOf } from '../../../../domain/videos/index.ts';
import { backoffDelay } from '../../../../lib/backoff.ts';
import type { FileStore } from '../../files/port.ts';
import { createWatchers, isJobId, requireJobId } from '../../jobs.ts';
import { failedRender } from '../failures.ts';
import type { JobProgress, ProgressSource } from '../../progress/port.ts';
import { hasEnded, type RenderState, type VideoProvider } from '../port.ts';
import { aheadOf, type RenderJob, type RenderJobs, type WaitingJob } from './jobs.ts';
import { readResult, removeResult } from './results.ts';

export interface QueueProviderOptions {
  readonly jobs: RenderJobs;
  /** Shared with the renderers. */
  readonly files: FileStore;
  /**
   * The provider that the renderers work with. This process asks it for presenters, and to drop its copies of a job.
   */
  readonly engine: VideoProvider;
  /** The pause between two reads of the queue while jobs are watched, in milliseconds; default 1 s. */
  readonly pollMs?: number;
}

type Reported = Pick<WaitingJob, 'progress' | 'phase' | 'estimated'>;

/** Videos made through the queue, and how far each of them is for gateways to show. */
export interface QueueProvider extends VideoProvider {
  readonly progress: ProgressSource;
}

/**
 * Makes videos through the shared queue: renderers, in this process or in others, take the jobs, and their results come
 * back through the file store. A job outlives every process; a started one is a durable job.
 *
 * @returns a provider whose `start` throws `RangeError` for a malformed id and an error after `close`
 */
export function createQueueProvider({ jobs, files, engine, pollMs = 1_000 }: QueueProviderOptions): QueueProvider {
  const watchers = createWatchers(hasEnded);
  /** The last state of each watched job that its watchers were told. */
  const told = new Map<string, RenderState>();
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const running = (job: Reported): RenderState => {
    const { progress, phase, estimated } = job;
    return { state: 'rendering', progress, phase, estimated };
  };

  /** A taken job counts as queued until its renderer reports a phase. */
  const waiting = (job: WaitingJob, active: readonly WaitingJob[]): RenderState =>
    job.state === 'rendering' && job.phase !== ''
      ? running(job)
      : { state: 'queued', ahead: aheadOf(job.jobId, active) };

  async function ended(job: RenderJob): Promise<RenderState | undefined> {
    switch (job.state) {
      case 'completed': {
        const result = await readResult(files, job.jobId, job.token).catch(async (error: unknown) => {
          // It was discarded between the two reads.
          if ((await jobs.read(job.jobId))?.state === 'discarded') return undefined;
          throw error;
        });
        return result === undefined ? { state: 'unknown' } : { state: 'completed', ...result };
      }
      case 'failed':
        return failedRender(job.failureCode ?? 'renderer_failed');
      case 'cancelled':
        return { state: 'cancelled' };
      case 'discarded':
        return { state: 'unknown' };
      default:
        return undefined;
    }
  }

  async function read(jobId: string): Promise<RenderState> {
    for (;;) {
      const job = await jobs.read(jobId);
      if (job === undefined) return { state: 'unknown' };
      const end = await ended(job);
      if (end !== undefined) return end;
      const active = await jobs.active();
      const here = active.find((each) => each.jobId === jobId);
      // It ended between the two reads.
      if (here !== undefined) return waiting(here, active);
    }
  }

  /** Reads every watched job once, and tells its watchers what has changed. */
  async function look(): Promise<void> {
    const active = new Map((await jobs.active()).map((job) => [job.jobId, job]));
    const inOrder = [...active.values()];
    for (const jobId of told.keys()) if (!watchers.isWatched(jobId)) told.delete(jobId);
    for (const jobId of watchers.ids()) {
      const here = active.get(jobId);
      const job = here === undefined ? await jobs.read(jobId) : undefined;
      const state = here === undefined ? job && (await ended(job)) : waiting(here, inOrder);
      if (isClosed || state === undefined || state.state === 'unknown' || isDeepStrictEqual(told.get(jobId), state))
        continue;
      told.set(jobId, state);
      watchers.tell(jobId, state);
    }
  }

  /** One read at a time; a change during a read causes another one. */
  function lookSoon(): void {
    lookAgain = true;
    if (looking !== undefined || isClosed || watchers.ids().length === 0) return;
    clearTimeout(timer);
    lookAgain = false;
    looking = look().then(
      () => {
        failures = 0;
      },
      () => {
        // The store is away: the watchers hear nothing until it is back.
        failures += 1;
      },
    );
    void looking.then(() => {
      looking = undefined;
      if (isClosed || watchers.ids().length === 0) return;
      if (lookAgain && failures === 0) lookSoon();
      else {
        timer = setTimeout(
          lookSoon,
          failures === 0 ? pollMs : backoffDelay(failures, { firstMs: pollMs, maxMs: 30_000 }),
        );
        timer.unref();
      }
    });
  }
  const stopListening = jobs.subscribe(lookSoon);

  /** Ends the job for everybody, and drops what an outside service keeps of it. */
  async function cancel(jobId: string): Promise<void> {
    const began = (await jobs.read(jobId))?.token ?? 0;
    if (!(await jobs.cancel(jobId))) return;
    if (began > 0) await engine.discard(jobId);
  }

  return {
    progress: progressOf(jobs),
    name: engine.name,
    chargesForStartedWork: engine.chargesForStartedWork,
    presenters: () => engine.presenters(),
    preview: (presenterId, kind) => engine.preview(presenterId, kind),
    cannotSpeak: (script, language) => engine.cannotSpeak(script, language),
    async start(request) {
      const { jobId, owner } = request;
      requireJobId(jobId);
      if (isClosed) throw new Error('The queue of renders is closed.');
      // Functions are lost in JSON: a renderer makes them again from `source`.
      await jobs.add(jobId, owner, JSON.stringify(request));
    },
    read,
    async ask(jobId) {
      const state = await read(jobId);
      if (hasEnded(state) || ((await jobs.read(jobId))?.token ?? 0) === 0) return state;
      const said = await engine.ask(jobId);
      // Our own renderers know of a job only where it is rendered.
      if (said.state === 'unknown') return state;
      if (hasEnded(said)) await jobs.nudge(jobId);
      return said;
    },
    nudge: (jobId) => (isJobId(jobId) ? jobs.nudge(jobId) : Promise.resolve()),
    watch(jobId, onChange) {
      // Tells everybody the state again, so that a new watcher does not miss an earlier report.
      told.delete(jobId);
      const stop = watchers.watch(jobId, onChange);
      lookSoon();
      return stop;
    },
    cancel,
    letGo: async (jobId) => watchers.forget(jobId),
    async discard(jobId) {
      await cancel(jobId);
      // First, so that nobody who reads the job meanwhile looks for its files. A crash before they are gone leaves them
      // to the renderers, which remove the rest of a job once they forget it.
      await jobs.discard(jobId);
      await removeResult(files, jobId);
    },
    problem: () => engine.problem(),
    async close() {
      isClosed = true;
      stopListening();
      clearTimeout(timer);
      watchers.clear();
      await looking;
      await engine.close();
    },
  };
}

/** The queue as a source of progress. A job is at work from the first report of its renderer until it has ended. */
const progressOf = (jobs: RenderJobs): ProgressSource => ({
  atWork: async () =>
    (await jobs.active())
      .filter(({ phase }) => phase !== '')
      .map((job) => ({ ...shown(job), jobId: job.jobId, about: { kind: 'video', id: videoIdOf(job.jobId) } })),
  read: async (jobIds) => {
    const reported = (await jobs.progressOf(jobIds)).filter(({ phase }) => phase !== '');
    return new Map(reported.map((job) => [job.jobId, shown(job)]));
  },
  subscribe: (listener) => jobs.subscribe(listener),
});

const shown = ({ progress, phase, estimated }: Reported): JobProgress => ({
  percent: Math.floor(progress),
  phase,
  estimated,
});
