import { z } from 'zod';
import { takes, duration, whole } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** A timer of more than 2^31 - 1 ms (24.8 days) fires at once. */
const longestTimer = 24 * 24 * 3_600_000;

/** How videos are rendered. */
export const video = defineSettings(
  {
    VIDEO_PROVIDER: z.enum(['local'], takes('local: heygen is not available in this release')).default('local'),
    RENDER_CONCURRENCY: whole('a number from 1 to 16', 1, 16).default(1),
    RENDER_TIMEOUT: duration('90m'),
  },
  [
    [
      ({ RENDER_TIMEOUT: timeout }) => timeout > longestTimer,
      'RENDER_TIMEOUT is longer than 24 days, which is longer than a timer can wait.',
    ],
  ],
);
