import { backoffDelay, pause } from '../../../../lib/backoff.ts';
import type { FileStore } from '../../files/port.ts';
import { hasEnded, type RenderRequest, type RenderState, type VideoProvider } from '../port.ts';
import { nextOf, type JobProgress, type RenderJob, type RenderJobs } from './jobs.ts';
import { removeResult, storeResult } from './results.ts';

export interface RendererOptions {
  readonly jobs: RenderJobs;
  /** Shared with the process that ordered the videos. */
  readonly files: FileStore;
  readonly engine: VideoProvider;
  /** Makes a request from its JSON and adds its functions, which JSON cannot hold. */
  readonly requestOf: (json: string) => RenderRequest;
  /** Jobs at the same time. */
  readonly slots: number;
  /** The name of this renderer, the same after a restart: it gives back what its dead predecessor held. */
  readonly name: string;
  /** How long a lease lasts without a renewal; default `takeover.leaseMs`. It is renewed three times as often. */
  readonly leaseMs?: number;
  /** The pause between two looks at the queue; default `takeover.idleMs`. */
  readonly idleMs?: number;
  /** A job that was taken this often crashed its renderers or was given back each time: it fails. Default 12. */
  readonly mostTakes?: number;
  readonly onError: (error: unknown, jobId?: string) => void;
}

export interface Renderer {
  /** Takes no more jobs and gives back those at work. */
  stop(): Promise<void>;
}

/**
 * In milliseconds. A renderer with a free slot takes a dead one's job when the lease is over and it looks at the queue
 * next, so within the sum of both.
 */
export const takeover = { leaseMs: 8_000, idleMs: 1_000 } as const;
/** How long ids of canceled and discarded jobs are kept, in milliseconds. */
const keepEndedMs = 24 * 3_600_000;
/** The pause between two looks for ended jobs to forget, in milliseconds. */
const tidyEveryMs = 10 * 60_000;
/** Percent points that are worth an extra write between two renewals. */
const progressStep = 5;

/**
 * Renders jobs of the shared queue in this process. Each job is under its own lease: a renderer that dies or stands
 * still loses it, another one takes it over, and a late result is refused and removed.
 */
export function startRenderer(options: RendererOptions): Renderer {
  const {
    jobs,
    files,
    engine,
    requestOf,
    slots,
    name,
    leaseMs = takeover.leaseMs,
    idleMs = takeover.idleMs,
    onError,
    mostTakes = 12,
  } = options;
  const stopping = new AbortController();
  const atWork = new Map<string, Promise<void>>();
  let wake = (): void => undefined;
  let tidiedAt = -Infinity;

  /** Renders a job that this renderer has taken; `token` is its fencing token. */
  async function work(jobId: string, token: number): Promise<void> {
    const job = await jobs.read(jobId);
    if (job === undefined || job.token !== token || job.state !== 'rendering') return;
    if (token > mostTakes) {
      await jobs.finish(jobId, token, { state: 'failed', code: 'renderer_failed' });
      return;
    }
    const end = Promise.withResolvers<'ended' | 'lost' | 'stopping'>();
    let state: RenderState = { state: 'queued', ahead: 0 };
    let written = -progressStep;
    let nudges = job.nudges;
    let renewing: Promise<unknown> = Promise.resolve();

    const take = (next: RenderState): void => {
      state = next;
      if (hasEnded(next)) end.resolve('ended');
      else if (next.state === 'rendering' && next.progress >= written + progressStep) renew();
    };
    const progress = (): JobProgress | undefined => {
      if (state.state !== 'rendering') return undefined;
      written = state.progress;
      return { progress: state.progress, phase: state.phase, estimated: state.estimated };
    };
    /** Waits out errors of the store: if the lease ends meanwhile, the next renewal finds out. */
    const renew = (): void => {
      renewing = renewing.then(async () => {
        try {
          const ours = await jobs.renew(jobId, token, leaseMs, progress());
          if (ours === undefined) end.resolve('lost');
          else if (ours.nudges > nudges) {
            ({ nudges } = ours);
            await engine.nudge(jobId);
          }
        } catch (error) {
          onError(error, jobId);
        }
      });
    };

    const beat = setInterval(renew, leaseMs / 3);
    const onStop = (): void => end.resolve('stopping');
    stopping.signal.addEventListener('abort', onStop, { once: true });
    const stopWatching = engine.watch(jobId, take);
    let isKept = false;
    try {
      await engine.start(requestOf(job.request));
      const begun = await engine.read(jobId);
      if (hasEnded(begun) && !hasEnded(state)) take(begun);
      let why = await end.promise;
      if (why === 'ended') isKept = await settle(jobId, token, state);
      if (why === 'ended' && !isKept) why = 'lost';
      await renewing;
      if (why === 'stopping') await letGo(jobId, token);
      if (why === 'lost') await giveUp(jobId, token);
    } catch (error) {
      // A job that is cancelled loses its files while they are stored: that is no fault.
      if (await isOver(jobId).catch(() => false)) return await giveUp(jobId, token);
      onError(error, jobId);
      // Keeps the lease while it waits: a job that fails at once must not rush through every renderer.
      await pause(backoffDelay(token, { firstMs: idleMs, maxMs: 30 * idleMs }), stopping.signal);
      await letGo(jobId, token);
    } finally {
      clearInterval(beat);
      stopWatching();
      stopping.signal.removeEventListener('abort', onStop);
    }
    if (isKept) await engine.discard(jobId);
  }

  /** Stores and records the end; false when the job is no longer ours. */
  async function settle(jobId: string, token: number, state: RenderState): Promise<boolean> {
    if (state.state === 'completed') {
      await storeResult(files, jobId, token, state);
      return jobs.finish(jobId, token, { state: 'completed' });
    }
    return state.state === 'failed' && jobs.finish(jobId, token, { state: 'failed', code: state.code });
  }

  /** Whether nobody waits for the job any more. */
  async function isOver(jobId: string): Promise<boolean> {
    const now: RenderJob | undefined = await jobs.read(jobId);
    return now === undefined || now.state === 'cancelled' || now.state === 'discarded';
  }

  /**
   * The job is another renderer's by now, or is over. Only when it is over is the work of an outside service ended,
   * too.
   */
  async function giveUp(jobId: string, token: number): Promise<void> {
    await ((await isOver(jobId)) ? engine.discard(jobId) : engine.letGo(jobId));
    await removeResult(files, jobId, token);
  }

  async function letGo(jobId: string, token: number): Promise<void> {
    await engine.letGo(jobId);
    await removeResult(files, jobId, token);
    await jobs.giveBack(jobId, token);
  }

  /** Takes jobs until every slot is busy or nothing is free. */
  async function fill(): Promise<void> {
    while (atWork.size < slots && !stopping.signal.aborted) {
      const next = nextOf(await jobs.active());
      if (next === undefined) return;
      const { jobId, token } = next;
      // Ours, but its lease ended while this process stood still: it is given up first.
      if (atWork.has(jobId)) return;
      if (!(await jobs.take(jobId, token, name, leaseMs))) continue;
      atWork.set(
        jobId,
        work(jobId, token + 1)
          .catch((error: unknown) => onError(error, jobId))
          .finally(() => {
            atWork.delete(jobId);
            wake();
          }),
      );
    }
  }

  /** Ids of ended jobs are kept for a day; a renderer that came too late may have left files under one. */
  async function tidy(): Promise<void> {
    if (performance.now() - tidiedAt < tidyEveryMs) return;
    tidiedAt = performance.now();
    for (const jobId of await jobs.forget(keepEndedMs)) await removeResult(files, jobId);
  }

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    let greeted = false;
    while (!stopping.signal.aborted) {
      const rested = rest();
      try {
        if (!greeted) await jobs.giveBackAllOf(name);
        greeted = true;
        await fill();
        await tidy();
      } catch (error) {
        onError(error);
      }
      if (stopping.signal.aborted) wake();
      await rested;
    }
  }

  const stopListening = jobs.subscribe(() => wake());
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      stopListening();
      wake();
      await running;
      await Promise.all(atWork.values());
    },
  };
}
