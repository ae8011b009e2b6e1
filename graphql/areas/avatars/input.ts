import { z } from 'zod';
import { avatarOrder } from '../../../domain/avatars/index.ts';
import { id } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';

/** `createAvatar`. */
export const createAvatarInput = avatarOrder.extend({
  videoUploadId: z.string(issue('RECORDING_TYPE')).min(1, issue('RECORDING_TYPE')).max(100),
  consentUploadId: id.nullish(),
  consentAccepted: z.literal(true, issue('CONSENT_MISSING')),
});

export const avatarIdInput = z.object({ id });
