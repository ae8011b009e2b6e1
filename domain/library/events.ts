import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';

const id = z.string().min(1).max(200);
const address = z.string().min(1).max(2_048);
const key = z.string().min(1).max(500).nullable();
const seconds = z.int().min(0).max(86_400);

/** The subjects of the library. */
export const libraryCategories = ['market_insights', 'property_trends', 'investment_tips', 'market_analysis'] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

/** An administrator's description of a video. Its author is the product: nothing here is personal. */
const details = {
  libraryVideoId: id,
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(5_000),
  category: z.enum(libraryCategories),
  videoUrl: address,
  thumbnailUrl: z.string().max(2_048).nullable(),
  durationSeconds: seconds,
  tags: z.array(z.string().min(1).max(50)).max(20),
  /** Users see active videos only. */
  isActive: z.boolean(),
};
const described = z.object(details);
const named = z.object({ libraryVideoId: id });

/** A chapter of a video: its title, and where it begins. */
const chapter = z.object({ startMs: z.int().min(0), title: z.string().min(1).max(200) });
export type LibraryChapter = z.infer<typeof chapter>;

/** Data read from the file at `videoUrl`. Keys of the file store; null for anything that the file does not have. */
const fileChecked = z.object({
  libraryVideoId: id,
  videoUrl: address,
  durationSeconds: seconds,
  /** Our copy of the video; null where it is played from its own address. */
  videoKey: key,
  posterKey: key,
  captionsKey: key,
  chapters: z.array(chapter).max(100),
});

/** Why a file could not be checked. */
export const libraryFileProblems = ['unreachable', 'too_large', 'no_video', 'unreadable', 'upload_gone'] as const;
export type LibraryFileProblem = (typeof libraryFileProblems)[number];
const fileCheckFailed = z.object({ libraryVideoId: id, videoUrl: address, code: z.enum(libraryFileProblems) });

/** A user watched the video; once per user and day. `day` is a date in UTC, `2026-11-22`. */
const watched = z.object({ libraryVideoId: id, userId: id, day: z.iso.date() });

/** The videos in the order in which the library shows them. Videos that are not named are newer and come first. */
const reordered = z.object({ libraryVideoIds: z.array(id).max(1_000) });

export const libraryEventTypes = [
  defineEvent({ type: 'LibraryVideoAdded', version: 1, schema: described }),
  defineEvent({ type: 'LibraryVideoChanged', version: 1, schema: described }),
  defineEvent({ type: 'LibraryVideoRemoved', version: 1, schema: named }),
  defineEvent({ type: 'LibraryFileCheckRequested', version: 1, schema: named }),
  defineEvent({ type: 'LibraryFileChecked', version: 1, schema: fileChecked }),
  defineEvent({ type: 'LibraryFileCheckFailed', version: 1, schema: fileCheckFailed }),
] as const;

export const libraryViewEventTypes = [
  defineEvent({ type: 'LibraryVideoWatched', version: 1, schema: watched }),
] as const;

export const libraryOrderEventTypes = [
  defineEvent({ type: 'LibraryReordered', version: 1, schema: reordered }),
] as const;

export type LibraryVideoAdded = DomainEvent<'LibraryVideoAdded', z.infer<typeof described>>;
export type LibraryFileChecked = DomainEvent<'LibraryFileChecked', z.infer<typeof fileChecked>>;
export type LibraryFileCheckFailed = DomainEvent<'LibraryFileCheckFailed', z.infer<typeof fileCheckFailed>>;
export type LibraryEvent = EventsOf<typeof libraryEventTypes>;

export type LibraryViewEvent = EventsOf<typeof libraryViewEventTypes>;

export type LibraryOrderEvent = EventsOf<typeof libraryOrderEventTypes>;

export const libraryStream = (libraryVideoId: string): string => `library-${libraryVideoId}`;

/** One stream per user and video, so that counting a view never depends on how many others watched. */
export const libraryViewStream = (viewId: string): string => `libraryview-${viewId}`;
export const libraryViewId = (libraryVideoId: string, userId: string): string => `${libraryVideoId}.${userId}`;

export const libraryOrderStream = (orderId: string): string => `libraryorder-${orderId}`;
/** The one order of the library. */
export const libraryOrderId = 'all';
