import { z } from 'zod';
import { id } from '../../../domain/fields.ts';

/** The items of a purchase, by ids of the catalog; `null` counts as absent. */
export const quoteInput = z.object({
  planId: id.nullish().transform((value) => value ?? undefined),
  bundleId: id.nullish().transform((value) => value ?? undefined),
  customAvatar: z
    .boolean()
    .nullish()
    .transform((value) => value === true),
  emailBlast: z
    .boolean()
    .nullish()
    .transform((value) => value === true),
});
