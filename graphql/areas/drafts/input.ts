import { z } from 'zod';
import { shortText } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';

const mostCharacters = 200_000;

const flow = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['property', 'lender']));

const content = z.string().max(mostCharacters, issue('DRAFT_TOO_LARGE')).refine(isObject, issue('DRAFT_NO_OBJECT'));

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
