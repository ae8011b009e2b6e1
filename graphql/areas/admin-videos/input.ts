import { z } from 'zod';
import { id, searchText } from '../../../domain/fields.ts';

/** `adminVideos`. */
export const listVideosInput = z.object({
  ownerId: id.nullish().transform((given) => given ?? undefined),
  search: searchText,
});
