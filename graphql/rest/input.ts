import { z } from 'zod';
import { limits } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * What the documented calls take. Unknown fields are dropped: who, how much and whether it was paid is never
 * read from a body. Numbers that outside clients send as text are taken when they are plain.
 */

const plainNumber = z.union([z.number(), z.string().trim().regex(/^\d+(\.\d+)?$/).transform(Number)]).refine(Number.isFinite);
const text = (limit: number) => z.string().max(limit);
const optionalText = (limit: number) => text(limit).nullish().transform((value) => value ?? '');

export const createVideoInput = z.object({
  title: optionalText(1_000),
  propertyAddress: optionalText(1_000),
  script: text(100_000),
  avatarId: text(200),
  screenShareUrl: text(limits.urlCharacters).nullish().transform((value) => value?.trim() || null),
  imageUrls: z.array(text(limits.urlCharacters)).max(50).nullish().transform((value) => value ?? []),
});

export const scriptInput = z.object({ script: text(100_000) });

export const generateScriptInput = z.object({
  propertyDetails: text(20_000),
  duration: z.enum(['short', 'medium', 'long']).nullish().transform((value) => value ?? ('medium' as const)),
});

export const translateInput = z.object({
  script: text(100_000),
  language: z.enum(['spanish', 'chinese', 'hindi', 'farsi'], { error: 'Please select a language for translation' }),
});

export const refillInput = z.object({ amount: plainNumber, credits: plainNumber });

/** `planId` carries the payment's id (spec part 1 section 7). */
export const addManualInput = z.object({ planId: text(200).min(1) });

export const bulkDeleteInput = z.object({ videoIds: z.array(text(200)).max(limits.bulkDelete, `At most ${limits.bulkDelete} videos can be deleted at once.`) });

/** How long a reason may be is said by the ledger, in its own words. */
export const setCreditsInput = z.object({ credits: z.int('Credits must be a whole number from 0 to 100000.'), reason: text(10_000).optional() });

export const syncInput = z.object({ auth0User: z.object({ firstName: optionalText(200), lastName: optionalText(200) }).nullish() });

/** Reads a body by its schema. Throws INVALID_INPUT that names the field. */
export function readInput<Schema extends z.ZodType>(schema: Schema, body: unknown, sentence?: string): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  const ownWords = issue !== undefined && !issue.message.startsWith('Invalid') && !issue.message.startsWith('Too');
  throw new Refusal('INVALID_INPUT', sentence ?? (ownWords ? issue.message : `${field === '' ? 'The body' : field} is missing or not valid.`));
}
