import { z } from 'zod';
import { adminCredits, limits } from '../../domain/catalog.ts';
import { id, searchText } from '../input/fields.ts';

const wholeCredits = `Credits must be a whole number from ${adminCredits.min} to ${adminCredits.max}.`;
const { min, max } = limits.reasonCharacters;
const reasonLength = `The reason must have ${min} to ${max} characters.`;

const reason = z.string(reasonLength).trim().min(min, reasonLength).max(max, reasonLength);

/** `PUT /api/admin/users/{id}/credits` and `setCredits` (DECISIONS 2.10). */
export const setCreditsInput = z.object({
  userId: id,
  credits: z.int(wholeCredits).min(adminCredits.min, wholeCredits).max(adminCredits.max, wholeCredits),
  reason,
});

/** `GET /api/admin/users` and `adminUsers`. */
export const listUsersInput = z.object({ search: searchText });

/** `revokeAdministrator`. */
export const revokeAdministratorInput = z.object({ userId: id, reason });

/** `endSessions`. */
export const endSessionsInput = z.object({ userId: id.nullish().transform((value) => value ?? undefined) });
