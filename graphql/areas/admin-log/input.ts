import { z } from 'zod';
import { id, searchText, shortText } from '../../../domain/fields.ts';
import { instant } from '../../../domain/time.ts';

const optional = <Value>(value: z.ZodType<Value>) => value.nullish().transform((given) => given ?? undefined);

/** `adminActions` and `GET /api/admin/log`. */
export const listActionsInput = z.object({
  search: searchText,
  type: optional(z.string().max(shortText)),
  userId: optional(id),
  actorId: optional(id),
  from: optional(instant('from must be a time such as 2026-12-01T12:00:00Z.')),
  until: optional(instant('until must be a time such as 2026-12-01T12:00:00Z.')),
});
