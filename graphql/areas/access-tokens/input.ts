import { z } from 'zod';
import { accessTokenScopes } from '../../../domain/access-tokens/index.ts';
import { id } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import { limits } from '../../../domain/limits.ts';

const days = issue('TOKEN_EXPIRY');

/** `createAccessToken`. */
export const createAccessTokenInput = z.object({
  name: z
    .string(issue('TOKEN_NAME_MISSING'))
    .trim()
    .min(1, issue('TOKEN_NAME_MISSING'))
    .max(limits.tokenNameCharacters, issue('TOKEN_NAME_TOO_LONG')),
  scopes: z
    .array(
      z.enum(accessTokenScopes, `scopes must be of ${accessTokenScopes.join(', ')}.`),
      issue('TOKEN_SCOPE_MISSING'),
    )
    .min(1, issue('TOKEN_SCOPE_MISSING'))
    .transform((names) => [...new Set(names)]),
  expiresInDays: z
    .int(days)
    .min(1, days)
    .max(365, days)
    .nullish()
    .transform((value) => value ?? null),
});

export const accessTokenIdInput = z.object({ id });
