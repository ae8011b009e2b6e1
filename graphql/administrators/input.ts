import { z } from 'zod';
import { id, reason } from '../input/fields.ts';

/** `revokeAdministrator`. */
export const revokeAdministratorInput = z.object({ userId: id, reason });

/** `endSessions`. */
export const endSessionsInput = z.object({ userId: id.nullish().transform((value) => value ?? undefined) });
