import { limits } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import { failureSentence, isRetryable, type VideoFailureCode } from './failures.ts';
import { attemptId, type VideoEvent, type VideoRequested, videoStream } from './events.ts';
import { say, type Sentence } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

export type VideoStatus = 'pending' | 'processing' | 'ready' | 'failed';

/** The state of a video that decisions and the renderer need. */
export interface VideoState {
  readonly status: 'none' | VideoStatus | 'deleted';
  readonly request?: VideoRequested['data'];
  readonly attempt: number;
  readonly holdId?: string;
  /** The current attempt timed out without an answer of the provider; its result may still come. */
  readonly timedOut: boolean;
  /** The current attempt failed, even if a late result came afterwards. */
  readonly failed: boolean;
  /** Why it failed. */
  readonly failureCode?: string;
  /** Length of the finished video, once there is one. */
  readonly durationMs?: number;
  /** The video was deleted while it was being rendered. */
  readonly wasRendering: boolean;
  /** The status before the deletion. */
  readonly statusBefore?: VideoStatus;
  /** A deletion can no longer be undone. */
  readonly purged: boolean;
}

export const initialVideo: VideoState = {
  status: 'none',
  attempt: 0,
  timedOut: false,
  failed: false,
  wasRendering: false,
  purged: false,
};

export type VideoCommand =
  | { readonly kind: 'start'; readonly request: Omit<VideoRequested['data'], 'attempt' | 'holdId'> }
  | { readonly kind: 'beginRender'; readonly attempt: number; readonly provider: string }
  | {
      readonly kind: 'complete';
      readonly attempt: number;
      readonly durationMs: number;
      readonly videoKey: string;
      readonly thumbnailKey: string;
      readonly captionsKey: string;
      readonly picturesLeftOut: number;
      /** Which pictures, and why. */
      readonly leftOut?: readonly { readonly url: string; readonly reason: string }[];
      /** The charge of an outside service for it; null or absent when it was made here. */
      readonly costCents?: number | null;
      /** How long the renderer worked on it; null or absent when nobody measured it. */
      readonly renderMs?: number | null;
    }
  | { readonly kind: 'fail'; readonly attempt: number; readonly code: VideoFailureCode; readonly timedOut: boolean }
  | { readonly kind: 'retry'; readonly halfCredits: number }
  | { readonly kind: 'rename'; readonly title: string }
  /** `reason`: the administrator's text for the owner. */
  | { readonly kind: 'delete'; readonly reason?: string }
  /** `halfCredits` are held for the next attempt when the deletion canceled one. */
  | { readonly kind: 'restore'; readonly halfCredits: number }
  | { readonly kind: 'purge' };

export function evolveVideo(state: VideoState, event: VideoEvent): VideoState {
  switch (event.type) {
    case 'VideoRequested':
      return {
        ...initialVideo,
        status: 'pending',
        request: event.data,
        attempt: event.data.attempt,
        holdId: event.data.holdId,
      };
    case 'VideoRenderStarted':
      return { ...state, status: 'processing' };
    case 'VideoCompleted':
      return { ...state, status: 'ready', durationMs: event.data.durationMs };
    case 'VideoFailed':
      return { ...state, status: 'failed', failed: true, failureCode: event.data.code, timedOut: event.data.timedOut };
    case 'VideoRetried':
      return {
        ...state,
        status: 'pending',
        attempt: event.data.attempt,
        holdId: event.data.holdId,
        timedOut: false,
        failed: false,
      };
    case 'VideoDeleted':
      return {
        ...state,
        status: 'deleted',
        wasRendering: state.status === 'processing',
        ...(isPresent(state.status) ? { statusBefore: state.status } : {}),
      };
    case 'VideoRestored': {
      const { statusBefore = 'failed', ...rest } = state;
      const cancelled = isCancelled(state);
      return {
        ...rest,
        status: cancelled ? 'failed' : statusBefore,
        failed: state.failed || cancelled,
        wasRendering: false,
      };
    }
    case 'VideoPurged':
      return { ...state, purged: true };
    case 'VideoRenamed':
      return state.request ? { ...state, request: { ...state.request, title: event.data.title } } : state;
  }
}

const isPresent = (status: VideoState['status']): status is VideoStatus => status !== 'none' && status !== 'deleted';

/** Whether the deletion of a video canceled an attempt, which a restoration has to start again. */
export const isCancelled = ({ statusBefore }: VideoState): boolean =>
  statusBefore === 'pending' || statusBefore === 'processing';

/** Commands an owner sends about an existing video. The rest report on an attempt. */
const ownersCommands: ReadonlySet<VideoCommand['kind']> = new Set(['retry', 'rename', 'delete', 'restore']);

/**
 * Decides a video command: pending -> processing -> ready or failed, failed -> pending by Retry; nothing leaves ready.
 * The result of a timed-out attempt is still delivered, free and marked as late.
 * A report about an attempt that is not the current one changes nothing.
 * Throws a Refusal when the state does not allow the owner's command.
 */
export function decideVideo(command: VideoCommand, state: VideoState): readonly VideoEvent[] {
  if (command.kind === 'start') return start(command, state);
  if (state.status === 'deleted' && !state.purged && state.request !== undefined) {
    if (command.kind === 'restore') return restore(command.halfCredits, state.request, state);
    if (command.kind === 'purge') {
      const { videoId, userId } = state.request;
      return [{ type: 'VideoPurged', data: { videoId, userId } }];
    }
  }
  if (state.request === undefined || !isPresent(state.status)) {
    if (ownersCommands.has(command.kind)) throw new Refusal('NOT_FOUND', say('VIDEO_NOT_FOUND'));
    return [];
  }
  if (command.kind === 'restore' || command.kind === 'purge') return [];
  const { videoId, userId } = state.request;
  if (command.kind === 'delete') {
    const { reason = null } = command;
    return [
      { type: 'VideoDeleted', data: { videoId, userId, attempt: state.attempt, statusBefore: state.status, reason } },
    ];
  }
  if (command.kind === 'rename') {
    const { title } = command;
    return title === state.request.title ? [] : [{ type: 'VideoRenamed', data: { videoId, userId, title } }];
  }
  if (command.kind === 'retry') {
    const refusal = retryRefusal(state);
    if (refusal) throw refusal;
    return [nextAttempt(command.halfCredits, state.request, state)];
  }
  if (command.attempt !== state.attempt) return [];
  const open = state.status === 'pending' || state.status === 'processing';
  const common = { videoId, userId, attempt: command.attempt };
  switch (command.kind) {
    case 'beginRender':
      return state.status === 'pending'
        ? [{ type: 'VideoRenderStarted', data: { ...common, provider: command.provider } }]
        : [];
    case 'complete': {
      const late = state.status === 'failed' && state.timedOut;
      if (!open && !late) return [];
      const {
        durationMs,
        videoKey,
        thumbnailKey,
        captionsKey,
        picturesLeftOut,
        leftOut = [],
        costCents = null,
        renderMs = null,
      } = command;
      const made = { durationMs, videoKey, thumbnailKey, captionsKey, picturesLeftOut, leftOut, costCents, renderMs };
      return [{ type: 'VideoCompleted', data: { ...common, ...made, late } }];
    }
    case 'fail':
      return !open
        ? []
        : [{ type: 'VideoFailed', data: { ...common, code: command.code, timedOut: command.timedOut } }];
  }
}

/**
 * Why a video can't be retried; undefined when it can. Attempts are limited, because failed ones cost work and are
 * free.
 */
export function retryRefusal(state: VideoState): Refusal | undefined {
  const { status, attempt, failureCode = 'renderer_failed' } = state;
  const refuse = (sentence: Sentence): Refusal => new Refusal('NOT_ALLOWED_NOW', sentence);
  if (status !== 'failed') return refuse(say('ONLY_FAILED_TRIED_AGAIN'));
  if (!isRetryable(failureCode)) return refuse(failureSentence(failureCode));
  if (attempt >= limits.videoAttempts) return refuse(say('VIDEO_FAILED_TOO_OFTEN'));
  return undefined;
}

function start(command: Extract<VideoCommand, { kind: 'start' }>, state: VideoState): readonly VideoEvent[] {
  if (state.status !== 'none') return [];
  const { videoId } = command.request;
  return [{ type: 'VideoRequested', data: { ...command.request, attempt: 1, holdId: attemptId(videoId, 1) } }];
}

function restore(halfCredits: number, request: VideoRequested['data'], state: VideoState): readonly VideoEvent[] {
  const { videoId, userId } = request;
  const restored: VideoEvent = { type: 'VideoRestored', data: { videoId, userId, attempt: state.attempt } };
  return isCancelled(state) ? [restored, nextAttempt(halfCredits, request, state)] : [restored];
}

function nextAttempt(
  halfCredits: number,
  { videoId, userId }: VideoRequested['data'],
  { attempt: last }: VideoState,
): VideoEvent {
  const attempt = last + 1;
  const holdId = attemptId(videoId, attempt);
  return { type: 'VideoRetried', data: { videoId, userId, attempt, holdId, halfCredits } };
}

/** One video with its attempts. Its state holds the script, so no snapshot may outlive the key that seals it. */
export const videoAggregate: Aggregate<VideoState, VideoCommand, VideoEvent> = {
  version: 'video-7',
  snapshots: false,
  initial: initialVideo,
  streamOf: videoStream,
  evolve: evolveVideo,
  decide: decideVideo,
};
