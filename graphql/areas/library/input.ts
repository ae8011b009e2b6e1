import { z } from 'zod';
import { isOwnFile } from '../../../command-service/index.ts';
import { libraryCategories } from '../../../domain/library/index.ts';
import { id, searchText, webAddress } from '../../../domain/fields.ts';
import { posterPattern } from './views.ts';
import { issue } from '../../../domain/issue.ts';
import { limits } from '../../../domain/limits.ts';

const { library } = limits;
const daySeconds = 86_400;

const required = (name: string, most: number) =>
  z
    .string(issue('FIELD_REQUIRED', { field: name }))
    .trim()
    .min(1, issue('FIELD_REQUIRED', { field: name }))
    .max(most, issue('FIELD_TOO_LONG', { field: name, most }));

const duration = issue('DURATION_INVALID', { most: daySeconds });
const category = z.enum(
  libraryCategories,
  issue('FIELD_NOT_ONE_OF', { field: 'category', values: libraryCategories.join(', ') }),
);
/** No picture, or the picture from the file: it needs no address. */
const blankToNull = (value: unknown): unknown =>
  typeof value === 'string' && (value.trim() === '' || posterPattern.test(value)) ? null : value;

/** `/api/admin/mls-videos` and the mutations of the library. */
export const libraryVideoInput = z.object({
  title: required('title', library.title),
  description: required('description', library.description),
  category,
  videoUrl: webAddress('videoUrl', isOwnFile),
  thumbnailUrl: z.preprocess(blankToNull, webAddress('thumbnailUrl').nullish()).transform((value) => value ?? null),
  durationSeconds: z.int(duration).min(0, duration).max(daySeconds, duration),
  tags: z
    .array(
      z
        .string()
        .trim()
        .max(library.tag, issue('TAG_TOO_LONG', { most: library.tag })),
    )
    .max(library.tags, issue('TOO_MANY_TAGS', { most: library.tags }))
    .nullish()
    .transform((tags) => (tags ?? []).filter((tag) => tag !== '')),
  isActive: z
    .boolean(issue('FIELD_NOT_TRUE_OR_FALSE', { field: 'isActive' }))
    .nullish()
    .transform((value) => value ?? true),
});

/** `GET /api/mls-videos` and `libraryVideos`; without a category, all of them. */
export const listLibraryInput = z.object({ category: category.nullish(), search: searchText });

export const libraryVideoIdInput = z.object({ id });

export const activateInput = z.object({
  id,
  isActive: z.boolean(issue('FIELD_NOT_TRUE_OR_FALSE', { field: 'isActive' })),
});

const order = 'ids must be at most 1,000 different ids.';
export const reorderInput = z.object({
  ids: z
    .array(id, order)
    .max(1_000, order)
    .refine((ids) => new Set(ids).size === ids.length, order),
});
