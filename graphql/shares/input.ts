import { z } from 'zod';
import { instant } from '../../domain/time.ts';
import { parts, type Part } from './audience.ts';

const password = z
  .string()
  .min(4, 'The password must have at least 4 characters.')
  .max(200, 'The password may have at most 200 characters.');

/** `changeShareLink`: what is absent stays as it is; null removes the expiry or the password. */
export const shareLinkInput = z
  .object({
    expiresAt: instant('Please choose a date and time.').nullish(),
    expiresInDays: z.int().min(1, 'Choose 1 to 365 days.').max(365, 'Choose 1 to 365 days.').nullish(),
    password: password.nullish(),
    showsAddress: z.boolean().nullish(),
  })
  .refine(({ expiresAt, expiresInDays }) => typeof expiresAt !== 'number' || typeof expiresInDays !== 'number', {
    error: 'Give a time or a number of days, not both.',
  });

/** `POST /s/{token}/watched`. */
export const watchedInput = z.object({
  reached: z.custom<Part>((value) => parts.some((part) => part === value), 'Send 0, 25, 50, 75 or 100.'),
});
