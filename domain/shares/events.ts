import { z } from 'zod';
import type { DomainEvent, JsonObject } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);
const count = z.int().min(0);

/** Names one link of a video. `linkId` is the SHA-256 of the link's token: it finds a link and opens none. */
const link = { videoId: id, userId: id, linkId: id };

/** A video can be watched by anyone who has the link. `token` is its secret part; null once the account is erased. */
const created = z.object({
  ...link,
  token: personal(z.string().min(1).max(100).nullable()),
  /** Whether visitors may ask for a tour. */
  takesTours: z.boolean(),
});

/** The owner's settings of the link. */
const changed = z.object({
  ...link,
  /** From this moment on the link is over; null: it does not expire. */
  expiresAtMs: count.nullable(),
  isProtected: z.boolean(),
  /** Hash of the password; null without one, and once the account is erased. */
  passwordHash: personal(z.string().max(300).nullable()),
  /** Whether the page shows the address of the property. */
  showsAddress: z.boolean(),
  /** Whether visitors may ask for a tour. */
  takesTours: z.boolean(),
});

const revoked = z.object(link);

/**
 * How often a shared video was watched since the last such event of the day. A viewer counts once per video and day in
 * each figure (docs/decisions/0019-audience.md). `day` is a date in UTC, `2026-11-22`; `userId` is the owner.
 */
const counted = z.object({
  videoId: id,
  userId: id,
  day: z.iso.date(),
  /** Viewers who played the video for 3 s. */
  views: count,
  /** Those among them who had watched no other video of the owner on this day. */
  viewers: count,
  /** Viewers who reached this part of the video, in percent. */
  reached25: count,
  reached50: count,
  reached75: count,
  reached100: count,
});

/** The owners of links from before there were tours did not ask for them. */
const withoutTours = { 1: (data: JsonObject): JsonObject => ({ ...data, takesTours: false }) };

export const shareEventTypes = [
  defineEvent({ type: 'ShareLinkCreated', version: 2, schema: created, upcasters: withoutTours }),
  defineEvent({ type: 'ShareLinkChanged', version: 2, schema: changed, upcasters: withoutTours }),
  defineEvent({ type: 'ShareLinkRevoked', version: 1, schema: revoked }),
] as const;

export const audienceEventTypes = [defineEvent({ type: 'AudienceCounted', version: 1, schema: counted })] as const;

export type ShareLinkChanged = DomainEvent<'ShareLinkChanged', z.infer<typeof changed>>;
export type ShareEvent = EventsOf<typeof shareEventTypes>;

export type AudienceCounted = DomainEvent<'AudienceCounted', z.infer<typeof counted>>;
export type AudienceEvent = AudienceCounted;

export const shareStream = (videoId: string): string => `share-${videoId}`;

/** One stream per video and day, so that counting never depends on how often a video was watched before. */
export const audienceStream = (audienceId: string): string => `audience-${audienceId}`;
export const audienceId = (videoId: string, day: string): string => `${videoId}.${day}`;
