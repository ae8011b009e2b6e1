import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';

const id = z.string().min(1).max(200);
const attempt = z.int().min(1);

/** Someone asked for a video; its credits are held under `holdId`. */
const requested = z.object({
  videoId: id,
  userId: id,
  title: z.string(),
  propertyAddress: z.string(),
  script: z.string(),
  language: z.string(),
  avatarId: id,
  screenShareUrl: z.string().nullable(),
  screenShareType: z.string().nullable(),
  /** Pictures of the listing page that the script was made from. */
  imageUrls: z.array(z.string()).readonly(),
  estimatedSeconds: z.number().min(0),
  halfCredits: z.int().min(1),
  /** What was left after the hold: part of the answer, so that its repetition is the same answer. */
  availableAfter: z.int().min(0),
  holdId: id,
  attempt,
});

/** The provider took up the work. */
const started = z.object({ videoId: id, userId: id, attempt, provider: z.string() });

/** How far the provider reports to be. */
const progressed = z.object({
  videoId: id,
  userId: id,
  attempt,
  progress: z.int().min(0).max(100),
  phase: z.string(),
  estimated: z.boolean(),
});

/** The finished files are in our own storage. */
const completed = z.object({
  videoId: id,
  userId: id,
  attempt,
  seconds: z.number().min(0),
  videoKey: z.string(),
  thumbnailKey: z.string(),
  captionsKey: z.string(),
  /** It came after its attempt had timed out and its credits were released: delivered free, listed for finance. */
  late: z.boolean(),
});

/** The attempt came to nothing; its credits are released. */
const failed = z.object({ videoId: id, userId: id, attempt, reason: z.string(), timedOut: z.boolean() });

/** A failed video is tried again with a hold of its own. */
const retried = z.object({ videoId: id, userId: id, attempt, holdId: id, halfCredits: z.int().min(1) });

const deleted = z.object({ videoId: id, userId: id, attempt, wasRendering: z.boolean() });

export const videoEventTypes = [
  defineEvent({
    type: 'VideoRequested',
    version: 1,
    schema: requested,
    personal: ['title', 'propertyAddress', 'script', 'screenShareUrl', 'imageUrls'],
  }),
  defineEvent({ type: 'VideoRenderStarted', version: 1, schema: started }),
  defineEvent({ type: 'VideoRenderProgressed', version: 1, schema: progressed }),
  defineEvent({ type: 'VideoCompleted', version: 1, schema: completed }),
  defineEvent({ type: 'VideoFailed', version: 1, schema: failed }),
  defineEvent({ type: 'VideoRetried', version: 1, schema: retried }),
  defineEvent({ type: 'VideoDeleted', version: 1, schema: deleted }),
] as const;

export type VideoRequested = DomainEvent<'VideoRequested', z.infer<typeof requested>>;
export type VideoRenderStarted = DomainEvent<'VideoRenderStarted', z.infer<typeof started>>;
export type VideoRenderProgressed = DomainEvent<'VideoRenderProgressed', z.infer<typeof progressed>>;
export type VideoCompleted = DomainEvent<'VideoCompleted', z.infer<typeof completed>>;
export type VideoFailed = DomainEvent<'VideoFailed', z.infer<typeof failed>>;
export type VideoRetried = DomainEvent<'VideoRetried', z.infer<typeof retried>>;
export type VideoDeleted = DomainEvent<'VideoDeleted', z.infer<typeof deleted>>;

export type VideoEvent =
  | VideoRequested
  | VideoRenderStarted
  | VideoRenderProgressed
  | VideoCompleted
  | VideoFailed
  | VideoRetried
  | VideoDeleted;

export const videoStream = (videoId: string): string => `video-${videoId}`;

/** Each attempt has a hold and a render job of its own; both carry this name. */
export const attemptId = (videoId: string, attemptNumber: number): string => `${videoId}-${attemptNumber}`;
