import { z } from 'zod';
import { id, searchText } from '../input/fields.ts';

/** `adminVideos`. */
export const listVideosInput = z.object({
  ownerId: id.nullish().transform((given) => given ?? undefined),
  search: searchText,
});
