import { z } from 'zod';
import { limits } from '../../domain/catalog.ts';
import { id } from '../../domain/fields.ts';
import { issue } from '../../domain/issue.ts';

const noName = issue('AVATAR_NAME_MISSING');
const { avatarNameCharacters: most } = limits;

/** `POST /api/avatars` and `createAvatar` (spec part 2 section 5). */
export const avatarNameInput = z.object({
  name: z.string(noName).trim().min(1, noName).max(most, issue('AVATAR_NAME_TOO_LONG', { most })),
});

export const createAvatarInput = avatarNameInput.extend({
  videoUploadId: z.string(issue('RECORDING_TYPE')).min(1, issue('RECORDING_TYPE')).max(100),
  consentUploadId: id.nullish(),
  consentAccepted: z.literal(true, issue('CONSENT_MISSING')),
});

export const avatarIdInput = z.object({ id });
