import { z } from 'zod';
import { limits } from '../../../domain/catalog.ts';
import { id, searchText, shortText } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import type { videoOrderInput } from '../../../domain/videos/index.ts';
import type { StartVideoInput } from '../../generated/resolvers.ts';
import { videoNotFound } from './reads.ts';

type Named<Input> = Exclude<keyof Input, 'idempotencyKey'>;
/** The schema file names the fields of an order, and no other: a difference does not compile. */
true satisfies [Named<StartVideoInput>, Named<z.input<typeof videoOrderInput>>] extends [
  Named<z.input<typeof videoOrderInput>>,
  Named<StartVideoInput>,
]
  ? true
  : never;

/** The search of `videos` and `videoSelection`. */
export const videoSearchInput = z.object({ search: searchText });

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
