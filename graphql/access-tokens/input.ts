import { z } from 'zod';
import { accessTokenScopes } from '../../domain/access-tokens/index.ts';
import { id } from '../input/fields.ts';

const days = 'Choose 1 to 365 days, or no expiry.';

/** `createAccessToken`. */
export const createAccessTokenInput = z.object({
  name: z
    .string('Please enter a name.')
    .trim()
    .min(1, 'Please enter a name.')
    .max(60, 'A name has at most 60 characters.'),
  scopes: z
    .array(
      z.enum(accessTokenScopes, `scopes must be of ${accessTokenScopes.join(', ')}.`),
      'Select at least one scope.',
    )
    .min(1, 'Select at least one scope.')
    .transform((names) => [...new Set(names)]),
  expiresInDays: z
    .int(days)
    .min(1, days)
    .max(365, days)
    .nullish()
    .transform((value) => value ?? null),
});

export const accessTokenIdInput = z.object({ id });
