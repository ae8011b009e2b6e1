import { z } from 'zod';
import { shortText } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import { videoTemplates } from '../../../domain/videos/index.ts';

const mostCharacters = 200_000;

const template = z.string().toLowerCase().pipe(z.enum(videoTemplates));

const content = z.string().max(mostCharacters, issue('DRAFT_TOO_LARGE')).refine(isObject, issue('DRAFT_NO_OBJECT'));

/** `saveVideoDraft`. */
export const saveDraftInput = z.object({
  template,
  content,
  basedOn: z
    .string()
    .max(shortText)
    .nullish()
    .transform((value) => value ?? null),
});

export const draftOfInput = z.object({ template });

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
