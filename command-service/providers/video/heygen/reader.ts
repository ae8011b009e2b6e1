import type { HeygenClient } from '../../heygen/client.ts';
import { HeygenError } from '../../heygen/errors.ts';
import { hasEnded, type RenderState } from '../port.ts';
import type { Job } from './job.ts';
import { batchSize, readEnd, readStatuses } from './reading.ts';

interface Options {
  readonly client: HeygenClient;
  readonly jobs: ReadonlyMap<string, Job>;
  readonly poll: { readonly firstMs: number; readonly maxMs: number };
  readonly typicalMs: number;
  readonly centsPerMinute: number;
  readonly setState: (jobId: string, job: Job, state: RenderState) => void;
  readonly fail: (jobId: string, job: Job, error: unknown) => void;
  readonly onFailure: (failure: { readonly jobId: string; readonly code: string; readonly detail: string }) => void;
  readonly now: () => number;
}

type RunningJob = Job & { videoId: string };

/** Reads in a row without a usable answer until a video counts as lost. */
const maxStrange = 5;

/** Reads the running videos in batches, under one timer, until they have ended. */
export function createVideoReader(options: Options) {
  const { client, jobs, poll, typicalMs, centsPerMinute, setState, fail, onFailure, now } = options;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  const running = (): [string, RunningJob][] =>
    [...jobs].filter((entry): entry is [string, RunningJob] => {
      const [, job] = entry;
      return job.videoId !== undefined && !hasEnded(job.state) && !job.stop.signal.aborted;
    });

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
        const pauseMs = job.pauseMs ?? poll.firstMs;
        job.nextRead = performance.now() + pauseMs;
        job.pauseMs = Math.min(poll.maxMs, pauseMs * 1.25);
      }
      for (let at = 0; at < due.length; at += batchSize) await readBatch(due.slice(at, at + batchSize));
      schedule();
    });
    return reading;
  }

  /** The next read tries again; the hold's timeout ends a job that HeyGen never answers. */
  const report = (jobId: string, error: unknown): void => onFailure({ jobId, code: 'not_read', detail: String(error) });

  async function readBatch(batch: readonly [string, RunningJob][]): Promise<void> {
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

  async function take(jobId: string, job: RunningJob, status: string): Promise<void> {
    if (status === 'processing') {
      const share = 1 - Math.exp(-(now() - job.since) / typicalMs);
      const progress = Math.max(highest(job), Math.min(95, Math.floor(100 * share)));
      setState(jobId, job, { state: 'rendering', progress, phase: 'Rendering', estimated: true });
    }
    if (status !== 'completed' && status !== 'failed' && status !== 'not_found') return;
    const end = await readEnd(client, job.videoId, {
      captions: job.request?.look.captions ?? true,
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

  return {
    /** Reads a job's video as soon as the reads under way have ended, and often from then on. */
    readSoon(job: Job): void {
      job.nextRead = 0;
      job.pauseMs = undefined;
      schedule();
    },
    /** Reads a job's video; resolves when it is read. */
    readNow(job: Job): Promise<void> {
      job.nextRead = 0;
      return readDue();
    },
    /** Resolves when all reads have ended. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await reading;
    },
  };
}
