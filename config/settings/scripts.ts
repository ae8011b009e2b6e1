import { z } from 'zod';
import { httpUrl, optional } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** The provider that writes and speaks scripts. */
export const scripts = defineSettings({
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
});
