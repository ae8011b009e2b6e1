import { z } from 'zod';
import { instant } from '../../../domain/time.ts';
import { parts, type Part } from './audience.ts';
import { issue } from '../../../domain/issue.ts';

const password = z.string().min(4, issue('SHARE_PASSWORD_TOO_SHORT')).max(200, issue('SHARE_PASSWORD_TOO_LONG'));

/** `changeShareLink`: what is absent stays as it is; null removes the expiry or the password. */
export const shareLinkInput = z
  .object({
    expiresAt: instant(issue('DATE_MISSING')).nullish(),
    expiresInDays: z.int().min(1, issue('SHARE_DAYS')).max(365, issue('SHARE_DAYS')).nullish(),
    password: password.nullish(),
    showsAddress: z.boolean().nullish(),
    takesTours: z.boolean().nullish(),
  })
  .refine(({ expiresAt, expiresInDays }) => typeof expiresAt !== 'number' || typeof expiresInDays !== 'number', {
    error: issue('TIME_OR_DAYS'),
  });

/** `POST /s/{token}/watched`. */
export const watchedInput = z.object({
  reached: z.custom<Part>((value) => parts.some((part) => part === value), issue('PART_WATCHED_INVALID')),
});
