import { z } from 'zod';
import { id, searchText, shortText } from '../../domain/fields.ts';

const optional = <Value>(value: z.ZodType<Value>) => value.nullish().transform((given) => given ?? undefined);

/** `adminActions` and `GET /api/admin/log`. */
export const listActionsInput = z.object({
  search: searchText,
  type: optional(z.string().max(shortText)),
  userId: optional(id),
});
