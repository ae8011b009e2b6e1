import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';

const id = z.string().min(1).max(200);

/** The subjects of the library (spec part 3 section 3). */
export const libraryCategories = ['market_insights', 'property_trends', 'investment_tips', 'market_analysis'] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

/** What an administrator says of a video. Its author is the product: nothing here is personal. */
const details = {
  libraryVideoId: id,
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(5_000),
  category: z.enum(libraryCategories),
  videoUrl: z.string().min(1).max(2_048),
  thumbnailUrl: z.string().max(2_048).nullable(),
  durationSeconds: z.int().min(0).max(86_400),
  tags: z.array(z.string().min(1).max(50)).max(20),
  /** Users see active videos only. */
  isActive: z.boolean(),
};
const described = z.object(details);
const removed = z.object({ libraryVideoId: id });

/** A user watched the video; once per user and day (DECISIONS 12). `day` is a date in UTC, `2026-11-22`. */
const watched = z.object({ libraryVideoId: id, userId: id, day: z.iso.date() });

export const libraryEventTypes = [
  defineEvent({ type: 'LibraryVideoAdded', version: 1, schema: described }),
  defineEvent({ type: 'LibraryVideoChanged', version: 1, schema: described }),
  defineEvent({ type: 'LibraryVideoRemoved', version: 1, schema: removed }),
] as const;

export const libraryViewEventTypes = [
  defineEvent({ type: 'LibraryVideoWatched', version: 1, schema: watched }),
] as const;

export type LibraryVideoAdded = DomainEvent<'LibraryVideoAdded', z.infer<typeof described>>;
export type LibraryVideoChanged = DomainEvent<'LibraryVideoChanged', z.infer<typeof described>>;
export type LibraryVideoRemoved = DomainEvent<'LibraryVideoRemoved', z.infer<typeof removed>>;
export type LibraryEvent = LibraryVideoAdded | LibraryVideoChanged | LibraryVideoRemoved;

export type LibraryVideoWatched = DomainEvent<'LibraryVideoWatched', z.infer<typeof watched>>;
export type LibraryViewEvent = LibraryVideoWatched;

export const libraryStream = (libraryVideoId: string): string => `library-${libraryVideoId}`;

/** One stream per user and video, so that counting a view never depends on how many others watched. */
export const libraryViewStream = (viewId: string): string => `libraryview-${viewId}`;
export const libraryViewId = (libraryVideoId: string, userId: string): string => `${libraryVideoId}.${userId}`;
