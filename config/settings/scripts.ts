import { z } from 'zod';
import { httpUrl, optional, requests, takes } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** The provider that writes and speaks scripts. */
export const scripts = defineSettings({
  /** `off` keeps the built-in voice a synthesizer. */
  NATURAL_VOICE: z
    .enum(['on', 'off'], takes('on or off'))
    .default('on')
    .transform((value) => value === 'on'),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  /** One user's budget at the model in 24 hours: US cents, and minutes of work. */
  OPENAI_DAILY_CENTS: requests.default(50),
  OPENAI_DAILY_MINUTES: requests.default(15),
  /** The model's prices in US cents per million tokens, by which the cents are counted. */
  OPENAI_QUESTION_CENTS: requests.default(40),
  OPENAI_ANSWER_CENTS: requests.default(160),
});
