import { z } from 'zod';
import { shortText } from '../../domain/fields.ts';

const mostCharacters = 200_000;

const flow = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['property', 'lender']));

const content = z
  .string()
  .max(mostCharacters, 'The draft is too large to be saved.')
  .refine(isObject, 'The draft is not a JSON object.');

/** `saveVideoDraft`. */
export const saveDraftInput = z.object({
  flow,
  content,
  basedOn: z
    .string()
    .max(shortText)
    .nullish()
    .transform((value) => value ?? null),
});

export const draftFlowInput = z.object({ flow });

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
