import { z } from 'zod';
import { limits } from '../catalog.ts';
import { issue } from '../issue.ts';
import { personal } from '../personal.ts';

const missing = issue('AVATAR_NAME_MISSING');
const { avatarNameCharacters: most } = limits;

/** The user's input for a new Digital Twin, besides its recordings. */
export const avatarOrder = z.object({
  name: personal(z.string(missing).trim().min(1, missing).max(most, issue('AVATAR_NAME_TOO_LONG', { most }))),
});
