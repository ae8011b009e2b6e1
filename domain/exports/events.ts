import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';

const id = z.string().min(1).max(200);

/** The formats of a download: the video, which is stored as MP4, or its captions. */
export const exportFormats = ['mp4', 'webm', 'mov', 'srt', 'vtt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The formats that a conversion makes from the MP4. */
export const convertedFormats = ['webm', 'mov'] as const satisfies readonly ExportFormat[];
export type ConvertedFormat = (typeof convertedFormats)[number];

const ofConversion = { videoId: id, userId: id, format: z.enum(convertedFormats), attempt: z.int().min(1) };

/** A conversion has to be made. */
const requested = z.object(ofConversion);
/** The converted file is in our storage under `fileKey`. */
const made = z.object({ ...ofConversion, fileKey: z.string().min(1).max(300), bytes: z.int().min(0) });
/** `code` is one of ours, never the converter's text. */
const failed = z.object({ ...ofConversion, code: z.string().regex(/^[a-z_]{1,64}$/) });

/** The owner downloaded the video. `day` is a date in UTC, `2026-11-22`. */
const exported = z.object({ videoId: id, userId: id, format: z.enum(exportFormats), day: z.iso.date() });

export const exportEventTypes = [
  defineEvent({ type: 'ExportRequested', version: 1, schema: requested }),
  defineEvent({ type: 'ExportMade', version: 1, schema: made }),
  defineEvent({ type: 'ExportFailed', version: 1, schema: failed }),
  defineEvent({ type: 'VideoExported', version: 1, schema: exported }),
] as const;

export type ExportRequested = DomainEvent<'ExportRequested', z.infer<typeof requested>>;
export type ExportEvent = EventsOf<typeof exportEventTypes>;

/** One stream per video and format. */
export const exportStream = (exportId: string): string => `export-${exportId}`;
export const exportId = (videoId: string, format: ExportFormat): string => `${videoId}.${format}`;

/** The id of one attempt at a conversion. */
export const conversionId = (videoId: string, format: ExportFormat, attempt: number): string =>
  `${exportId(videoId, format)}-${attempt}`;

export const isConverted = (format: ExportFormat): format is ConvertedFormat =>
  convertedFormats.some((converted) => converted === format);
