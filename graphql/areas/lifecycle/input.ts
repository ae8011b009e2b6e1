import { z } from 'zod';
import { id, reason } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';

/** The word that users type to have their accounts deleted. */
const deletionWord = 'DELETE';

/** `requestAccountDeletion`. */
export const accountDeletionInput = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((text) => text === deletionWord, issue('TYPE_TO_CONFIRM', { word: deletionWord })),
});

/** `retryErasure`. */
export const erasureRetryInput = z.object({ userId: id });

/** `suspendAccount` and `reactivateAccount`. */
export const accountSuspensionInput = z.object({ userId: id, reason });
