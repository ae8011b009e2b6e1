import type { RecordedEvent } from '../../domain/envelope.ts';
import { attemptId, type VideoCompleted, type VideoDeleted, type VideoEvent, type VideoFailed, type VideoRequested, type VideoState } from '../../domain/videos/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { credits as creditAggregate, videos } from '../aggregates.ts';
import type { Executor } from '../executor/executor.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import type { CreditCommands } from '../handlers/credits.ts';
import { settleCompleted, settleDeleted, settleFailed } from '../handlers/settlement.ts';
import type { FileStore } from '../providers/files/port.ts';
import type { RenderedFiles, RenderMedia, RenderState, VideoProvider } from '../providers/video/port.ts';
import { startProcess, type Process } from './process.ts';

export interface RenderingOptions {
  readonly eventStore: EventStore;
  readonly executor: Executor;
  readonly credits: CreditCommands;
  readonly provider: VideoProvider;
  readonly files: FileStore;
  /** Fetches the pictures to show beside the presenter; one that can't be had is left out. */
  readonly collectMedia: (request: VideoRequested['data'], signal: AbortSignal) => Promise<readonly RenderMedia[]>;
  readonly onError?: (error: unknown, event: RecordedEvent | undefined) => void;
}

const actor = { kind: 'process', id: 'rendering' } as const;
/** Progress is recorded in steps, not for every frame: the log keeps what a person would notice. */
const progressStep = 5;

const callerOf = (event: RecordedEvent): Caller => ({ actor, correlationId: event.metadata.correlationId });

/** Where the files of one attempt are kept. */
export const videoFileKeys = (videoId: string, attempt: number) => ({
  prefix: `videos/${videoId}/`,
  videoKey: `videos/${videoId}/${attempt}/video.mp4`,
  thumbnailKey: `videos/${videoId}/${attempt}/thumbnail.jpg`,
  captionsKey: `videos/${videoId}/${attempt}/captions.vtt`,
});

/**
 * The rendering process: every requested attempt is rendered, its end is recorded, its hold is settled.
 * Killed in the middle, it finds the attempt again at the next start and renders it anew.
 */
export function startRendering(options: RenderingOptions): Process {
  const { eventStore, onError } = options;
  return startProcess({
    eventStore,
    name: 'rendering',
    filter: { types: ['VideoRequested', 'VideoRetried', 'VideoCompleted', 'VideoFailed', 'VideoDeleted'] },
    handle: (recorded, signal) => {
      const event = { type: recorded.type, data: recorded.data } as object as VideoEvent;
      switch (event.type) {
        case 'VideoRequested':
        case 'VideoRetried':
          return renderAttempt(options, event.data.videoId, event.data.attempt, callerOf(recorded), signal);
        case 'VideoCompleted':
        case 'VideoFailed':
        case 'VideoDeleted':
          return settle(options, event, callerOf(recorded));
        default:
          return Promise.resolve();
      }
    },
    ...(onError === undefined ? {} : { onError }),
  });
}

const isOpen = (state: VideoState, attempt: number): boolean =>
  state.attempt === attempt && (state.status === 'pending' || state.status === 'processing');

async function renderAttempt(options: RenderingOptions, videoId: string, attempt: number, caller: Caller, signal: AbortSignal): Promise<void> {
  const { executor, provider } = options;
  const { state } = await executor.load(videos, videoId);
  if (!isOpen(state, attempt) || !state.request) return;
  const { request } = state;
  const jobId = attemptId(videoId, attempt);
  const record = (command: Parameters<typeof videos.decide>[0], name: string) =>
    executor.execute(videos, videoId, command, contextFor(caller, `${name}-${jobId}`, { subject: request.userId }));
  const { state: account } = await executor.load(creditAggregate, request.userId);
  if (!account.holds.some(({ holdId }) => holdId === state.holdId)) {
    // Who took the order stood still until its hold was given up, and recorded the video then: nobody would pay for it.
    await record({ kind: 'fail', attempt, reason: 'The request took too long. Please try again.', timedOut: false }, 'fail');
    return;
  }
  const media = await options.collectMedia(request, signal);
  const { title, script, language, avatarId, propertyAddress } = request;
  await provider.start({ jobId, title, script, language, avatarId, media, ...(propertyAddress === '' ? {} : { address: propertyAddress }) });
  const end = await followJob(provider, jobId, signal, async (running) => {
    await record({ kind: 'start', attempt, provider: provider.name }, 'start');
    if (running.progress < progressStep) return;
    const { progress, phase, estimated } = running;
    await record({ kind: 'progress', attempt, progress: Math.floor(progress), phase, estimated }, 'progress');
  });
  if (end.state === 'completed') {
    const stored = await store(options.files, videoId, attempt, end.files);
    await record({ kind: 'complete', attempt, seconds: end.files.durationSeconds, ...stored }, 'complete');
  } else if (end.state === 'failed') {
    await record({ kind: 'fail', attempt, reason: end.reason, timedOut: false }, 'fail');
  } else {
    return;
  }
  await provider.discard(jobId);
}

type Running = Extract<RenderState, { state: 'rendering' }>;
type End = Extract<RenderState, { state: 'completed' | 'failed' | 'cancelled' }>;

/** Resolves with the job's end, also one that came before; reports progress in steps on the way, one report at a time. */
function followJob(provider: VideoProvider, jobId: string, signal: AbortSignal, onProgress: (state: Running) => Promise<void>): Promise<End> {
  return new Promise((resolve, reject) => {
    let reported = -progressStep;
    let reporting = Promise.resolve();
    let over = false;
    const finish = (act: () => void): void => {
      over = true;
      stop();
      signal.removeEventListener('abort', onAbort);
      reporting.then(act, reject);
    };
    const onAbort = (): void => finish(() => reject(new Error('The process stops')));
    const onChange = (state: RenderState): void => {
      if (state.state === 'rendering') {
        if (state.progress < reported + progressStep) return;
        reported = state.progress;
        reporting = reporting.then(() => onProgress(state));
        reporting.catch(() => undefined);
      } else if (state.state === 'completed' || state.state === 'failed' || state.state === 'cancelled') {
        finish(() => resolve(state));
      } else if (state.state === 'unknown') {
        finish(() => reject(new Error(`The renderer lost job ${jobId}`)));
      }
    };
    let stop = (): void => undefined;
    signal.addEventListener('abort', onAbort);
    stop = provider.watch(jobId, onChange);
    // Changes are told from now on: what a job became while nobody followed it has to be asked.
    provider.read(jobId).then((state) => over || onChange(state), (error: unknown) => finish(() => reject(error)));
  });
}

async function store(files: FileStore, videoId: string, attempt: number, rendered: RenderedFiles) {
  const { prefix: _prefix, ...keys } = videoFileKeys(videoId, attempt);
  await files.putFile(keys.thumbnailKey, rendered.thumbnail, 'image/jpeg');
  await files.putFile(keys.captionsKey, rendered.captions, 'text/vtt');
  await files.putFile(keys.videoKey, rendered.mp4, 'video/mp4');
  return keys;
}

/** Settles the hold of an attempt that came to its end. Repeating it changes nothing. */
async function settle(
  options: RenderingOptions,
  event: { type: 'VideoCompleted'; data: VideoCompleted['data'] } | { type: 'VideoFailed'; data: VideoFailed['data'] } | { type: 'VideoDeleted'; data: VideoDeleted['data'] },
  caller: Caller,
): Promise<void> {
  const { executor, credits, provider, files } = options;
  const { state } = await executor.load(videos, event.data.videoId);
  if (!state.request) return;
  const settlement = { credits, provider, caller };
  switch (event.type) {
    case 'VideoCompleted':
      await settleCompleted(event.data, state.request, settlement);
      break;
    case 'VideoFailed':
      await settleFailed(event.data, state.request, settlement);
      break;
    case 'VideoDeleted':
      await provider.cancel(attemptId(event.data.videoId, event.data.attempt));
      await settleDeleted(event.data, state.request, settlement);
      await files.removeAll(videoFileKeys(event.data.videoId, event.data.attempt).prefix);
      break;
  }
}
