import { z } from 'zod';
import { limits } from '../../domain/catalog.ts';
import { defaultFilm, filmOptions } from '../../domain/film.ts';
import { videoTemplates } from '../../domain/videos/index.ts';
import { id, optionalText, script, shortText, webAddress } from '../input/fields.ts';
import { videoNotFound } from './reads.ts';
import { issue } from '../input/issue.ts';

/** Spec part 2 section 5. */
const incomplete = issue('SCRIPT_AND_AVATAR_MISSING');
const screenShareUrl = webAddress('screenShareUrl');
const ownPicture = /^\/api\/pictures\/own\/[0-9a-f]{64}\.webp$/;

const blankToNull = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);

/** `POST /api/videos` and `startVideo`. Missing fields are reported before invalid ones. */
export const startVideoInput = z
  .object(
    {
      script: z
        .string(incomplete)
        .refine((text) => text.trim() !== '', incomplete)
        .pipe(script),
      avatarId: z.string(incomplete).trim().min(1, incomplete).max(shortText),
      title: optionalText('title', limits.titleCharacters),
      propertyAddress: optionalText('propertyAddress', limits.addressCharacters),
      screenShareUrl: z.preprocess(blankToNull, screenShareUrl.nullish()).transform((value) => value ?? null),
      imageUrls: z
        .array(webAddress('imageUrls', (text) => ownPicture.test(text)))
        .max(limits.orderPictures, `imageUrls may name at most ${limits.orderPictures} pictures.`)
        .nullish()
        .transform((value) => value ?? []),
      pictureCaptions: z
        .array(z.string().max(limits.captionCharacters, issue('CAPTION_TOO_LONG', { most: limits.captionCharacters })))
        .max(limits.orderPictures)
        .nullish()
        .transform((value) => value ?? []),
      film: filmOptions.nullish().transform((value) => value ?? defaultFilm),
      madeFrom: id.nullish(),
      template: z.enum(videoTemplates, `template must be one of ${videoTemplates.join(', ')}.`).nullish(),
    },
    incomplete,
  )
  // Absent rather than null: a request that was sent before the field existed stays the same request.
  .transform(({ madeFrom, template, ...order }) => ({
    ...order,
    ...(madeFrom ? { madeFrom } : {}),
    ...(template ? { template } : {}),
  }));

/** `renameVideo`. */
export const renameVideoInput = z.object({
  title: z
    .string()
    .trim()
    .min(1, issue('TITLE_MISSING'))
    .max(limits.titleCharacters, issue('TITLE_TOO_LONG', { most: limits.titleCharacters })),
});

/** `DELETE /api/videos/bulk` and `deleteVideos`. */
export const deleteVideosInput = z.object({
  videoIds: z.array(id).max(limits.bulkDelete, issue('TOO_MANY_DELETED', { most: limits.bulkDelete })),
});

/** `restoreVideos`. */
export const restoreVideosInput = z.object({
  videoIds: z.array(id).max(limits.bulkDelete, issue('TOO_MANY_RESTORED', { most: limits.bulkDelete })),
});

/** The id of a video in a path or an argument. Throws NOT_FOUND for text that is longer than any id. */
export function readVideoId(videoId: string): string {
  if (videoId.length > shortText) throw videoNotFound();
  return videoId;
}
