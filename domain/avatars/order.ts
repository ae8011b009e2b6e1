import { z } from 'zod';
import { limits } from '../catalog.ts';
import { issue } from '../issue.ts';

const missing = issue('AVATAR_NAME_MISSING');
const { avatarNameCharacters: most } = limits;

/** What a user says of a Digital Twin that is to be made, besides its recordings. */
export const avatarOrder = z.object({
  name: z.string(missing).trim().min(1, missing).max(most, issue('AVATAR_NAME_TOO_LONG', { most })),
});
