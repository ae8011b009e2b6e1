import { z } from 'zod';

/** `confirmIdentity`. The bound of the length is that of the account's password. */
export const confirmIdentityInput = z.object({ password: z.string().max(1_024, 'That password is too long.') });
