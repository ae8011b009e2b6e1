import { creditAggregate } from '../../domain/credits/index.ts';
import { secondsPerHalfCredit } from '../../domain/catalog.ts';
import {
  attemptId,
  isDefaultTitle,
  videoAggregate,
  type VideoCommand,
  type VideoRequested,
  type VideoState,
} from '../../domain/videos/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { isWithdrawn } from '../support/twin-presenter.ts';
import { videoFileKeys } from '../support/video-files.ts';
import { readyTwin } from '../ready-twin.ts';
import { withMedia, withModel } from '../render-request.ts';
import type { FileStore } from '../providers/files/port.ts';
import { hasEnded, type RenderResult, type RenderSource, type RenderState } from '../providers/video/port.ts';
import { defineProcess } from './engine/define-process.ts';
import { followJob } from '../providers/follow-job.ts';

export type RenderingOptions = Pick<Dependencies, 'executor' | 'videoProvider' | 'files' | 'collectMedia'>;

/**
 * Renders every requested attempt and records its end. After a crash it finds the attempt in the log and renders it
 * again.
 */
export function rendering(options: RenderingOptions) {
  const open = createOpenAttempts();
  const render = (videoId: string, attempt: number, caller: Caller, signal: AbortSignal): Promise<void> =>
    open.during(attemptId(videoId, attempt), (usesTwin) =>
      renderAttempt(options, videoId, attempt, caller, signal, usesTwin),
    );
  return defineProcess({
    name: 'rendering',
    signals: ['AvatarConsentRevoked', 'AvatarDeleted'],
    on: {
      VideoRequested: ({ data: { videoId, attempt } }, { caller, signal }) => render(videoId, attempt, caller, signal),
      VideoRetried: ({ data: { videoId, attempt } }, { caller, signal }) => render(videoId, attempt, caller, signal),
      AvatarConsentRevoked: ({ data }) => open.withdraw(data.avatarId),
      AvatarDeleted: ({ data }) => open.withdraw(data.avatarId),
    },
  });
}

/** Ends an attempt whose Digital Twin may no longer be shown. */
type Withdraw = () => Promise<void>;

/**
 * The attempts that this process works on, by the Digital Twin that presents them. Every open attempt is in memory,
 * because a restart begins them all again; so a revoked consent reaches each of them at once, waiting or rendering.
 */
function createOpenAttempts() {
  const byTwin = new Map<string, Map<string, Withdraw>>();
  return {
    /** @param work receives a function that says which twin the attempt shows, before it looks at the twin */
    during: async (
      jobId: string,
      work: (usesTwin: (avatarId: string, withdraw: Withdraw) => void) => Promise<void>,
    ): Promise<void> => {
      let shown: string | undefined;
      try {
        await work((avatarId, withdraw) => {
          shown = avatarId;
          byTwin.set(avatarId, (byTwin.get(avatarId) ?? new Map<string, Withdraw>()).set(jobId, withdraw));
        });
      } finally {
        if (shown !== undefined) {
          const attempts = byTwin.get(shown);
          attempts?.delete(jobId);
          if (attempts?.size === 0) byTwin.delete(shown);
        }
      }
    },
    withdraw: async (avatarId: string): Promise<void> => {
      for (const withdraw of byTwin.get(avatarId)?.values() ?? []) await withdraw();
    },
  };
}

const isOpen = (state: VideoState, attempt: number): boolean =>
  state.attempt === attempt && (state.status === 'pending' || state.status === 'processing');

/** A result after the timeout is delivered, too. */
const isAwaited = (state: VideoState, attempt: number): boolean =>
  isOpen(state, attempt) || (state.attempt === attempt && state.status === 'failed' && state.timedOut);

async function renderAttempt(
  options: RenderingOptions,
  videoId: string,
  attempt: number,
  caller: Caller,
  signal: AbortSignal,
  usesTwin: (avatarId: string, withdraw: Withdraw) => void,
): Promise<void> {
  const { executor, videoProvider: provider, files } = options;
  const load = async (): Promise<VideoState> => (await executor.load(videoAggregate, videoId)).state;
  const state = await load();
  const jobId = attemptId(videoId, attempt);
  if (!state.request || !isAwaited(state, attempt)) {
    // After a crash the last outcome may be recorded without its cleanup.
    await provider.discard(jobId);
    return removeIfDeleted(files, videoId, state);
  }
  const { request } = state;
  const record = (command: VideoCommand, name: string) =>
    executor.execute(
      videoAggregate,
      videoId,
      command,
      contextFor(caller, name, { stableId: jobId, subject: request.userId }),
    );
  const finish = () => followToEnd({ ...options, videoId, attempt, signal, load, record });
  if (!isOpen(state, attempt)) {
    // It timed out, and its job may still be at work for us.
    if ((await provider.read(jobId)).state !== 'unknown') await finish();
    return;
  }
  const { state: owner } = await executor.load(userAggregate, request.userId);
  if (owner.lifecycle && owner.lifecycle.erasure !== 'none') {
    // Requested in the moment in which the owner's erasure began; settlement releases the hold.
    await record({ kind: 'delete' }, 'delete-video');
    return;
  }
  const { state: account } = await executor.load(creditAggregate, request.userId);
  if (!account.holds.some(({ holdId }) => holdId === state.holdId)) {
    // The command paused between reserving and recording and its hold expired; without this check the video would be free.
    await record({ kind: 'fail', attempt, code: 'request_expired', timedOut: false }, 'fail');
    return;
  }
  const { title, script, language, avatarId, propertyAddress, look, brand } = request;
  const fail = () => record({ kind: 'fail', attempt, code: 'unknown_presenter', timedOut: false }, 'withdraw-twin');
  const withdraw: Withdraw = async () => {
    await fail();
    await provider.cancel(jobId);
  };
  // Listen first, then look: a consent that is revoked in between is not missed.
  usesTwin(avatarId, withdraw);
  const twin = await readyTwin(options, request.userId, avatarId);
  if (twin === undefined && (await isWithdrawn(options, avatarId))) {
    await fail();
    return;
  }
  await provider.start({
    jobId,
    owner: request.userId,
    ...(isDefaultTitle(title) ? {} : { title }),
    script,
    language,
    presenterId: avatarId,
    ...(twin === undefined ? {} : { twin: withModel(twin, files) }),
    look,
    ...(brand === null ? {} : { brand }),
    paidSeconds: request.halfCredits * secondsPerHalfCredit,
    ...withMedia(sourceOf(request), options),
    ...(propertyAddress === '' ? {} : { address: propertyAddress }),
  });
  // The video was deleted meanwhile: settlement may have canceled the job before it existed.
  if (!isAwaited(await load(), attempt)) await provider.cancel(jobId);
  await finish();
}

interface Followed extends Pick<RenderingOptions, 'videoProvider' | 'files'> {
  readonly videoId: string;
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly load: () => Promise<VideoState>;
  readonly record: (command: VideoCommand, name: string) => Promise<unknown>;
}

/** Follows the job of an attempt, stores its result and records how it ended. */
async function followToEnd(options: Followed): Promise<void> {
  const { videoProvider: provider, files, videoId, attempt, signal, load, record } = options;
  const jobId = attemptId(videoId, attempt);
  const end = await followJob<RenderState, Running, End>({
    source: provider,
    jobId,
    signal,
    hasEnded,
    isRunning: (running) => running.state === 'rendering',
    // The queue tells its progress.
    isNews: (_running, before) => before === undefined,
    onProgress: async () =>
      void (await record({ kind: 'beginRender', attempt, provider: provider.name }, 'begin-render')),
  });
  if (end.state === 'completed' && isAwaited(await load(), attempt)) {
    const stored = await store(files, videoId, attempt, end.result);
    const { durationSeconds, costCents = null, renderMs = null } = end.result;
    const durationMs = Math.round(durationSeconds * 1_000);
    // Pictures beyond the video's limit are not reported to the user as missing.
    const leftOut = (end.leftOut ?? []).filter(({ reason }) => reason !== 'too_many');
    const picturesLeftOut = leftOut.length;
    const made = { durationMs, picturesLeftOut, leftOut, costCents, renderMs, ...stored };
    await record({ kind: 'complete', attempt, ...made }, 'complete');
    await removeIfDeleted(files, videoId, await load());
  } else if (end.state === 'failed') {
    await record({ kind: 'fail', attempt, code: end.code, timedOut: false }, 'fail');
  }
  await provider.discard(jobId);
}

const sourceOf = (request: VideoRequested['data']): RenderSource => {
  const { userId, screenShareUrl, imageUrls, pictureCaptions, pictureTexts, pictureScenes, brand } = request;
  const logoUrl = brand?.logoUrl ?? null;
  return { userId, screenShareUrl, imageUrls, pictureCaptions, pictureTexts, pictureScenes, logoUrl };
};

/** Removes the files of a video that was deleted while they were being stored. */
async function removeIfDeleted(
  files: FileStore,
  videoId: string,
  { status, attempt, statusBefore, purged }: VideoState,
): Promise<void> {
  // The files of a finished video stay as long as its deletion can be undone.
  if (status === 'deleted' && (purged || statusBefore !== 'ready'))
    await files.removeAll(videoFileKeys(videoId, attempt).prefix);
}

type Running = Extract<RenderState, { state: 'rendering' }>;
type End = Extract<RenderState, { state: 'completed' | 'failed' | 'cancelled' }>;

async function store(files: FileStore, videoId: string, attempt: number, result: RenderResult) {
  const { prefix: _prefix, ...keys } = videoFileKeys(videoId, attempt);
  const { thumbnail, captions, video } = result;
  await files.putStream(keys.thumbnailKey, await thumbnail.open(), thumbnail.contentType);
  await files.putStream(keys.captionsKey, await captions.open(), captions.contentType);
  await files.putStream(keys.videoKey, await video.open(), video.contentType);
  return keys;
}
