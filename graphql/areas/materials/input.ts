import { z } from 'zod';
import { limits } from '../../../domain/catalog.ts';
import { id, script } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import { say, type Sentence } from '../../../words/index.ts';

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, issue('COLOUR_INVALID'));
const line = (field: Sentence) =>
  z
    .string()
    .trim()
    .max(limits.brandCharacters, issue('FIELD_TOO_LONG', { field, most: limits.brandCharacters }))
    .refine((text) => !/\p{C}/u.test(text), issue('FIELD_CHARACTERS', { field }));

/** `changeBrand`. */
export const brandInput = z.object({
  primaryColour: colour,
  accentColour: colour,
  logoUrl: z
    .string()
    .regex(/^\/api\/pictures\/own\/[0-9a-f]{64}\.webp$/, issue('LOGO_MISSING'))
    .nullish()
    .transform((value) => value ?? null),
  agent: z.object({
    name: line(say('THE_NAME')),
    title: line(say('THE_TITLE')),
    company: line(say('THE_COMPANY')),
    phone: line(say('THE_PHONE')),
    email: line(say('THE_EMAIL')),
    licence: line(say('THE_LICENCE')),
  }),
});

/** `previewVoice`. */
export const previewInput = z.object({
  script: script.refine((text) => text.trim() !== '', issue('SCRIPT_MISSING')),
  avatarId: id,
});

/** `mediaChecks`: a screen share and the pictures of an order. */
export const mediaChecksInput = z.object({
  urls: z.array(z.string().max(limits.urlCharacters)).max(limits.orderPictures + 1),
});
