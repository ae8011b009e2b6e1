import { z } from 'zod';
import { adminCredits } from '../../../domain/catalog.ts';
import { roles } from '../../../domain/users/index.ts';
import { id, reason, searchText } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import { seenBalance, seenIn } from '../../input/seen-balance.ts';

const wholeCredits = issue('CREDITS_NOT_WHOLE', { min: adminCredits.min, max: adminCredits.max });

/** The states that the list of accounts can be filtered by. */
export const accountStatuses = ['active', 'suspended', 'deletion_pending'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** `PUT /api/admin/users/{id}/credits` and `setCredits`. */
export const setCreditsInput = z.object({
  userId: id,
  credits: z.int(wholeCredits).min(adminCredits.min, wholeCredits).max(adminCredits.max, wholeCredits),
  reason,
  seen: seenBalance.nullish().transform((seen) => (seen ? seenIn('minutes', seen) : undefined)),
});

/** `GET /api/admin/users` and `adminUsers`. */
export const listUsersInput = z.object({
  search: searchText,
  role: z.enum(roles).optional(),
  status: z.enum(accountStatuses).optional(),
});

/** `DELETE /api/admin/users/{userId}/videos/{videoId}`: documented without a body, so without a reason. */
export const deleteUserVideoCall = z.object({ userId: id, videoId: id, reason: reason.optional() });
/** `deleteUserVideo` */
export const deleteUserVideoInput = z.object({ userId: id, videoId: id, reason });
