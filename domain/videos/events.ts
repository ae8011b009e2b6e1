import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { id } from '../fields.ts';
import { brandSchema } from '../look.ts';
import { videoOrder } from './order.ts';
import { personal } from '../personal.ts';

const attempt = z.int().min(1);

/** A user started a video; its credits are reserved under `holdId`. */
const requested = z.object({
  videoId: id,
  userId: id,
  ...videoOrder.shape,
  language: z.string(),
  /** The brand of the owner at that moment; null without one. */
  brand: personal(brandSchema.nullable()),
  estimatedMs: z.int().min(0),
  halfCredits: z.int().min(1),
  /** The balance after the hold: stored so that a retry gets the same answer. */
  availableAfterHalfCredits: z.int().min(0),
  holdId: id,
  attempt,
});

/** The renderer began. */
const started = z.object({ videoId: id, userId: id, attempt, provider: z.string() });

/** The finished files are in our storage. */
const completed = z.object({
  videoId: id,
  userId: id,
  attempt,
  /** Length of the finished video. */
  durationMs: z.int().min(0),
  videoKey: z.string(),
  thumbnailKey: z.string(),
  captionsKey: z.string(),
  /** Pictures that could not be downloaded or read; the video was made without them. */
  picturesLeftOut: z.int().min(0),
  /** Which, and why; null once the account is erased. */
  leftOut: personal(
    z
      .array(z.object({ url: z.string(), reason: z.string() }))
      .readonly()
      .nullable(),
  ),
  /**
   * True when it came after its attempt had timed out and its credits were released: the video is free, and listed for
   * finance.
   */
  late: z.boolean(),
  /** The charge of an outside service, in cents; null when it was made here. */
  costCents: z.int().min(0).nullable(),
  /**
   * How long the renderer worked on the video, in milliseconds: measured by its stopwatch, or by the clock of an
   * outside service, never as the difference of two clocks. Null when nobody measured it.
   */
  renderMs: z.int().min(0).nullable(),
});

/** The attempt failed; its credits are released. `code` is one of failures.ts, never the provider's text. */
const failed = z.object({
  videoId: id,
  userId: id,
  attempt,
  code: z.string().regex(/^[a-z_]{1,64}$/),
  timedOut: z.boolean(),
});

/** A failed video is retried with a new hold. */
const retried = z.object({ videoId: id, userId: id, attempt, holdId: id, halfCredits: z.int().min(1) });

/** The owner deleted the video; `statusBefore` is its status until then. */
const deleted = z.object({
  videoId: id,
  userId: id,
  attempt,
  statusBefore: z.enum(['pending', 'processing', 'ready', 'failed']),
  /** The administrator's text for the owner; null when the owner deleted it, and once it is erased. */
  reason: personal(z.string().max(500).nullable()),
});

/** The owner gave the video another title. */
const renamed = z.object({ videoId: id, userId: id, title: personal(z.string()) });

/** The owner undid the deletion: the video is back. A `VideoRetried` follows when its attempt had been canceled. */
const restored = z.object({ videoId: id, userId: id, attempt });

/** A deletion can no longer be undone: the files are removed. */
const purged = z.object({ videoId: id, userId: id });

export const videoEventTypes = [
  defineEvent({
    type: 'VideoRequested',
    version: 1,
    schema: requested,
  }),
  defineEvent({ type: 'VideoRenderStarted', version: 1, schema: started }),
  defineEvent({
    type: 'VideoCompleted',
    version: 1,
    schema: completed,
  }),
  defineEvent({ type: 'VideoFailed', version: 1, schema: failed }),
  defineEvent({ type: 'VideoRetried', version: 1, schema: retried }),
  defineEvent({ type: 'VideoDeleted', version: 1, schema: deleted }),
  defineEvent({ type: 'VideoRestored', version: 1, schema: restored }),
  defineEvent({ type: 'VideoPurged', version: 1, schema: purged }),
  defineEvent({ type: 'VideoRenamed', version: 1, schema: renamed }),
] as const;

export type VideoRequested = DomainEvent<'VideoRequested', z.infer<typeof requested>>;
export type VideoCompleted = DomainEvent<'VideoCompleted', z.infer<typeof completed>>;
export type VideoFailed = DomainEvent<'VideoFailed', z.infer<typeof failed>>;

export type VideoEvent = EventsOf<typeof videoEventTypes>;

export const videoStream = (videoId: string): string => `video-${videoId}`;

/** The id of an attempt's hold and of its render job. */
export const attemptId = (videoId: string, attemptNumber: number): string => `${videoId}-${attemptNumber}`;

/** The video of an attempt with this id. */
export const videoIdOf = (jobId: string): string => jobId.slice(0, jobId.lastIndexOf('-'));

/** The number of the attempt that `attemptId` named; NaN for any other text. */
export const attemptNumber = (videoId: string, holdId: string): number =>
  holdId.startsWith(`${videoId}-`) ? Number(holdId.slice(videoId.length + 1)) : Number.NaN;
