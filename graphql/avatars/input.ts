import { z } from 'zod';
import { limits } from '../../domain/catalog.ts';
import { id } from '../input/fields.ts';

const noName = 'Please enter an avatar name';
const { avatarNameCharacters: most } = limits;

/** `POST /api/avatars` and `createAvatar` (spec part 2 section 5). */
export const avatarNameInput = z.object({
  name: z.string(noName).trim().min(1, noName).max(most, `The name may have at most ${most} characters.`),
});

export const createAvatarInput = avatarNameInput.extend({
  videoUploadId: z.string('Please select a video file').min(1, 'Please select a video file').max(100),
  consentUploadId: id.nullish(),
  consentAccepted: z.literal(true, 'Please agree to the consent statement first.'),
});

export const avatarIdInput = z.object({ id });
