import { z } from 'zod';
import { httpUrl, optional, requests } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Who writes scripts and speaks them. */
export const scripts = defineSettings({
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  /** Scripts that a user may have written, improved or translated in 24 hours. */
  SCRIPTS_PER_DAY: requests.default(200),
});
