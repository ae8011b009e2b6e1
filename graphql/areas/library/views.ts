import { libraryCategories } from '../../../domain/library/index.ts';
import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { isOwnFile } from '../../../command-service/index.ts';
import type { LibraryVideoParent } from './parents.ts';

const libraryFields = {
  title: field.text,
  description: field.text,
  category: z.enum(libraryCategories),
  duration: field.whole,
};

export const libraryVideo = field.named(
  'LibraryVideo',
  z.object({
    id: field.text,
    ...libraryFields,
    thumbnail_url: field.maybeText,
    video_url: field.maybeText,
    viewCount: field.whole,
    tags: z.array(field.text),
  }),
);

export const adminLibraryVideo = field.named(
  'AdminLibraryVideo',
  z.object({
    id: field.text,
    ...libraryFields,
    s3VideoUrl: field.text,
    s3ThumbnailUrl: field.maybeText,
    tags: z.array(field.text),
    isActive: z.boolean(),
    viewCount: field.whole,
  }),
);

/** The stored files of a video: the last part of their address, and their key in the file store. */
export const libraryFiles = {
  video: 'videoKey',
  'poster.jpg': 'posterKey',
  'captions.vtt': 'captionsKey',
} as const;
export type LibraryFileName = keyof typeof libraryFiles;

const addressOf = ({ id, doc }: LibraryVideoParent, name: LibraryFileName): string | null =>
  doc.file?.[libraryFiles[name]] ? `/files/library/${encodeURIComponent(id)}/${name}` : null;

/** An address of a picture that comes from the file: administrators may send it back as they got it. */
export const posterPattern = /^\/files\/library\/[^/]+\/poster\.jpg$/;

/** Where the video plays; null for an uploaded file that has not been checked yet. */
export const playedFrom = (video: LibraryVideoParent): string | null =>
  isOwnFile(video.doc.videoUrl) ? addressOf(video, 'video') : video.doc.videoUrl;

/** The picture that an administrator chose, else a picture from the file. */
export const pictureOf = (video: LibraryVideoParent): string | null =>
  video.doc.thumbnailUrl ?? addressOf(video, 'poster.jpg');

export const captionsOf = (video: LibraryVideoParent): string | null => addressOf(video, 'captions.vtt');

/** A video as the library shows it. */
export const libraryView = (video: LibraryVideoParent): field.Answer<typeof libraryVideo> => ({
  id: video.id,
  title: video.doc.title,
  description: video.doc.description,
  category: video.doc.category,
  duration: video.doc.durationSeconds,
  thumbnail_url: pictureOf(video),
  video_url: playedFrom(video),
  viewCount: video.doc.viewCount,
  tags: video.doc.tags,
});

/** A video as administrators edit it. */
export const adminView = (video: LibraryVideoParent): field.Answer<typeof adminLibraryVideo> => ({
  id: video.id,
  title: video.doc.title,
  description: video.doc.description,
  category: video.doc.category,
  s3VideoUrl: video.doc.videoUrl,
  s3ThumbnailUrl: pictureOf(video),
  duration: video.doc.durationSeconds,
  tags: video.doc.tags,
  isActive: video.doc.isActive,
  viewCount: video.doc.viewCount,
});
