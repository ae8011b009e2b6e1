import { z } from 'zod';
import { parts, type Part } from './audience.ts';
import { issue } from '../input/issue.ts';

const password = z.string().min(4, issue('SHARE_PASSWORD_TOO_SHORT')).max(200, issue('SHARE_PASSWORD_TOO_LONG'));

/** `changeShareLink`: what is absent stays as it is; null removes the expiry or the password. */
export const shareLinkInput = z.object({
  expiresAt: z.iso.datetime({ offset: true, error: issue('DATE_MISSING') }).nullish(),
  password: password.nullish(),
  showsAddress: z.boolean().nullish(),
});

/** `POST /s/{token}/watched`. */
export const watchedInput = z.object({
  reached: z.custom<Part>((value) => parts.some((part) => part === value), 'Send 0, 25, 50, 75 or 100.'),
});
