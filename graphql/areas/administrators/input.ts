import { z } from 'zod';
import { id, reason } from '../../../domain/fields.ts';

/** `grantRole` and `revokeRole`. */
export const changeRoleInput = z.object({ userId: id, role: z.enum(['ADMIN', 'FINANCE']), reason });
