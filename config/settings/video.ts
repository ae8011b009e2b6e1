import { z } from 'zod';
import { takes, duration, httpUrl, optional, whole } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** A timer of more than 2^31 - 1 ms (24.8 days) fires at once. */
const longestTimer = 24 * 24 * 3_600_000;

/** How videos are rendered. */
export const video = defineSettings(
  {
    VIDEO_PROVIDER: z.enum(['local', 'heygen'], takes('local or heygen')).default('local'),
    HEYGEN_API_KEY: optional,
    HEYGEN_API_BASE: httpUrl.optional(),
    HEYGEN_WEBHOOK_SECRET: optional,
    /** HeyGen's price of a minute of video, in cents: administrators see each video's cost. */
    HEYGEN_CENTS_PER_MINUTE: whole('a number of cents from 0 to 10000', 0, 10_000).default(300),
    /** By default 1 with the local renderer, 10 with HeyGen. */
    RENDER_CONCURRENCY: whole('a number from 1 to 16', 1, 16).optional(),
    RENDER_TIMEOUT: duration('90m'),
    TWIN_TIMEOUT: duration('24h'),
  },
  [
    [
      ({ VIDEO_PROVIDER: provider, HEYGEN_API_KEY: key }) => provider === 'heygen' && key === undefined,
      'VIDEO_PROVIDER is heygen, so HEYGEN_API_KEY has to be set.',
    ],
    [
      ({ RENDER_TIMEOUT: timeout }) => timeout > longestTimer,
      'RENDER_TIMEOUT is longer than 24 days, which is longer than a timer can wait.',
    ],
  ],
);
