import { z } from 'zod';
import { id } from '../../../domain/fields.ts';

/** `endSession`. */
export const endSessionInput = z.object({ id });

/** `endOwnSessions`. */
export const endOwnSessionsInput = z.object({ keepCurrent: z.boolean() });
