import { z } from 'zod';
import { adminCredits } from '../../domain/catalog.ts';
import { id, reason, searchText } from '../input/fields.ts';

const wholeCredits = `Credits must be a whole number from ${adminCredits.min} to ${adminCredits.max}.`;

/** `PUT /api/admin/users/{id}/credits` and `setCredits` (DECISIONS 2.10). */
export const setCreditsInput = z.object({
  userId: id,
  credits: z.int(wholeCredits).min(adminCredits.min, wholeCredits).max(adminCredits.max, wholeCredits),
  reason,
});

/** `GET /api/admin/users` and `adminUsers`. */
export const listUsersInput = z.object({ search: searchText });
