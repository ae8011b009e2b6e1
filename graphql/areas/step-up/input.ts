import { z } from 'zod';
import { optionalText } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';

/** `confirmIdentity`. A password is not trimmed; its length limit is that of an account's password. */
export const confirmIdentityInput = z.object({
  password: z
    .string()
    .max(1_024, issue('PASSWORD_OVERLONG'))
    .nullish()
    .transform((password) => password ?? ''),
  code: optionalText('code', 20),
  passkey: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((answer) => answer ?? undefined),
});
