import { deepStrictEqual } from 'node:assert/strict';
import { Refusal } from '../../refusal.ts';
import type * as videosModule from '../index.ts';
import {
  plainOrder,
  type VideoCommand,
  type VideoEvent,
  type VideoRequested,
  type VideoState,
  type VideoStatus,
} from '../index.ts';

export type Videos = Pick<typeof videosModule, 'initialVideo' | 'decideVideo' | 'evolveVideo'>;

const ids = { videoId: 'v1', userId: 'u1' } as const;
const files = {
  videoKey: 'v.mp4',
  thumbnailKey: 'v.jpg',
  captionsKey: 'v.vtt',
  picturesLeftOut: 0,
  costCents: null,
  renderMs: null,
  leftOut: [],
} as const;

export const requestData: Omit<VideoRequested['data'], 'attempt' | 'holdId'> = {
  ...ids,
  ...plainOrder,
  title: 'Oak Street 12',
  propertyAddress: 'Oak Street 12',
  script: 'Welcome.',
  language: 'en',
  avatarId: 'anna',
  brand: null,
  estimatedMs: 55_000,
  halfCredits: 2,
  availableAfterHalfCredits: 18,
};

/** Every event that a video can have, for an attempt. */
export const events = {
  requested: { type: 'VideoRequested', data: { ...requestData, attempt: 1, holdId: 'v1-1' } },
  started: (attempt: number): VideoEvent => ({
    type: 'VideoRenderStarted',
    data: { ...ids, attempt, provider: 'local' },
  }),
  completed: (attempt: number, late = false): VideoEvent => ({
    type: 'VideoCompleted',
    data: { ...ids, attempt, durationMs: 54_500, ...files, late },
  }),
  failed: (attempt: number, timedOut = false): VideoEvent => ({
    type: 'VideoFailed',
    data: { ...ids, attempt, code: 'voice_unavailable', timedOut },
  }),
  retried: (attempt: number): VideoEvent => ({
    type: 'VideoRetried',
    data: { ...ids, attempt, holdId: `v1-${attempt}`, halfCredits: 2 },
  }),
  deleted: (attempt: number, statusBefore: VideoStatus): VideoEvent => ({
    type: 'VideoDeleted',
    data: { ...ids, attempt, statusBefore, reason: null },
  }),
  restored: (attempt: number): VideoEvent => ({ type: 'VideoRestored', data: { ...ids, attempt } }),
  purged: { type: 'VideoPurged', data: ids },
  renamed: { type: 'VideoRenamed', data: { ...ids, title: 'Oak Street' } },
} as const satisfies Record<string, VideoEvent | ((attempt: number, more: never) => VideoEvent)>;

/** Every command; `1` and `2` are the attempt that it is about. */
export const commands = {
  start: { kind: 'start', request: requestData },
  beginRender1: { kind: 'beginRender', attempt: 1, provider: 'local' },
  beginRender2: { kind: 'beginRender', attempt: 2, provider: 'local' },
  complete1: { kind: 'complete', attempt: 1, durationMs: 54_500, ...files },
  complete2: { kind: 'complete', attempt: 2, durationMs: 54_500, ...files },
  fail1: { kind: 'fail', attempt: 1, code: 'voice_unavailable', timedOut: false },
  timeOut1: { kind: 'fail', attempt: 1, code: 'voice_unavailable', timedOut: true },
  fail2: { kind: 'fail', attempt: 2, code: 'voice_unavailable', timedOut: false },
  retry: { kind: 'retry', halfCredits: 2 },
  rename: { kind: 'rename', title: 'Oak Street' },
  delete: { kind: 'delete' },
  restore: { kind: 'restore', halfCredits: 2 },
  purge: { kind: 'purge' },
} as const satisfies Record<string, VideoCommand>;

export type CommandName = keyof typeof commands;

const { requested, started, completed, failed, retried, deleted, renamed, restored, purged } = events;

/** The events that lead to each state of a video. */
export const histories = {
  none: [],
  pending: [requested],
  processing: [requested, started(1)],
  ready: [requested, started(1), completed(1)],
  failed: [requested, started(1), failed(1)],
  'timed out': [requested, started(1), failed(1, true)],
  'ready, late': [requested, started(1), failed(1, true), completed(1, true)],
  'pending again': [requested, started(1), failed(1), retried(2)],
  'pending after a time-out': [requested, started(1), failed(1, true), retried(2)],
  'processing again': [requested, started(1), failed(1), retried(2), started(2)],
  'failed again': [requested, failed(1), retried(2), failed(2)],
  deleted: [requested, deleted(1, 'pending')],
  'deleted while it was rendered': [requested, started(1), deleted(1, 'processing')],
  'deleted when it was ready': [requested, started(1), completed(1), deleted(1, 'ready')],
  'deleted when it had failed': [requested, failed(1), deleted(1, 'failed')],
  purged: [requested, deleted(1, 'pending'), purged],
  'restored and ready': [requested, started(1), completed(1), deleted(1, 'ready'), restored(1)],
  'restored and pending': [requested, started(1), deleted(1, 'processing'), restored(1), retried(2)],
} as const satisfies Record<string, readonly VideoEvent[]>;

type Answer = VideoEvent | readonly [VideoEvent, ...VideoEvent[]] | 'NOT_FOUND' | 'NOT_ALLOWED_NOW';

const gone = { retry: 'NOT_FOUND', rename: 'NOT_FOUND', delete: 'NOT_FOUND' } as const;

/** The result of each command in each state; an unnamed command changes nothing. */
export const table: Readonly<Record<keyof typeof histories, Partial<Record<CommandName, Answer>>>> = {
  none: { start: requested, retry: 'NOT_FOUND', rename: 'NOT_FOUND', delete: 'NOT_FOUND', restore: 'NOT_FOUND' },
  pending: {
    beginRender1: started(1),
    complete1: completed(1),
    fail1: failed(1),
    timeOut1: failed(1, true),
    retry: 'NOT_ALLOWED_NOW',
    rename: renamed,
    delete: deleted(1, 'pending'),
  },
  processing: {
    complete1: completed(1),
    fail1: failed(1),
    timeOut1: failed(1, true),
    retry: 'NOT_ALLOWED_NOW',
    rename: renamed,
    delete: deleted(1, 'processing'),
  },
  ready: { retry: 'NOT_ALLOWED_NOW', rename: renamed, delete: deleted(1, 'ready') },
  failed: { retry: retried(2), rename: renamed, delete: deleted(1, 'failed') },
  'timed out': { complete1: completed(1, true), retry: retried(2), rename: renamed, delete: deleted(1, 'failed') },
  'ready, late': { retry: 'NOT_ALLOWED_NOW', rename: renamed, delete: deleted(1, 'ready') },
  'pending again': {
    beginRender2: started(2),
    complete2: completed(2),
    fail2: failed(2),
    retry: 'NOT_ALLOWED_NOW',
    rename: renamed,
    delete: deleted(2, 'pending'),
  },
  'pending after a time-out': {
    beginRender2: started(2),
    complete2: completed(2),
    fail2: failed(2),
    retry: 'NOT_ALLOWED_NOW',
    rename: renamed,
    delete: deleted(2, 'pending'),
  },
  'processing again': {
    complete2: completed(2),
    fail2: failed(2),
    retry: 'NOT_ALLOWED_NOW',
    rename: renamed,
    delete: deleted(2, 'processing'),
  },
  'failed again': { retry: retried(3), rename: renamed, delete: deleted(2, 'failed') },
  deleted: { ...gone, restore: [restored(1), retried(2)], purge: purged },
  'deleted while it was rendered': { ...gone, restore: [restored(1), retried(2)], purge: purged },
  'deleted when it was ready': { ...gone, restore: restored(1), purge: purged },
  'deleted when it had failed': { ...gone, restore: restored(1), purge: purged },
  purged: { ...gone, restore: 'NOT_FOUND' },
  'restored and ready': { retry: 'NOT_ALLOWED_NOW', rename: renamed, delete: deleted(1, 'ready') },
  'restored and pending': {
    beginRender2: started(2),
    complete2: completed(2),
    fail2: failed(2),
    retry: 'NOT_ALLOWED_NOW',
    rename: renamed,
    delete: deleted(2, 'pending'),
  },
};

/** Throws unless every command in every state does exactly what the table says. */
export function checkTransitions({ initialVideo, decideVideo, evolveVideo }: Videos): void {
  for (const [name, answers] of Object.entries(table)) {
    const history: readonly VideoEvent[] = histories[name as keyof typeof histories];
    const state = history.reduce<VideoState>(evolveVideo, initialVideo);
    for (const [called, command] of Object.entries(commands)) {
      const expected = answers[called as CommandName];
      deepStrictEqual(
        answerOf(() => decideVideo(command, state)),
        typeof expected === 'object' && !Array.isArray(expected) ? [expected] : (expected ?? []),
        `${called} when ${name}`,
      );
    }
  }
}

function answerOf(decide: () => readonly VideoEvent[]): readonly VideoEvent[] | string {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
