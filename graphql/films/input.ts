import { z } from 'zod';
import { limits } from '../../domain/catalog.ts';
import { id, script } from '../../domain/fields.ts';

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Please choose a colour such as #0b6e63.');
const line = (name: string) =>
  z
    .string()
    .trim()
    .max(80, `${name} may have at most 80 characters.`)
    .refine((text) => !/\p{C}/u.test(text), `${name} may have letters, spaces and punctuation only.`);

/** `changeBrand`. */
export const brandInput = z.object({
  primaryColour: colour,
  accentColour: colour,
  logoUrl: z
    .string()
    .regex(/^\/api\/pictures\/own\/[0-9a-f]{64}\.webp$/, 'Please upload the logo first.')
    .nullish()
    .transform((value) => value ?? null),
  agent: z.object({
    name: line('The name'),
    title: line('The title'),
    company: line('The company'),
    phone: line('The phone number'),
    email: line('The e-mail address'),
    licence: line('The licence'),
  }),
});

/** `previewVoice`. */
export const previewInput = z.object({
  script: script.refine((text) => text.trim() !== '', 'Please write a script first'),
  avatarId: id,
});

/** `mediaChecks`: a screen share and the pictures of an order. */
export const mediaChecksInput = z.object({
  urls: z.array(z.string().max(limits.urlCharacters)).max(limits.orderPictures + 1),
});
