import type { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';
import { cutText } from '../../domain/text.ts';
import { say } from '../../words/index.ts';
import { shortText } from '../../domain/fields.ts';
import { sentenceOf } from '../../domain/issue.ts';

/**
 * Validates the input of a call before its handler runs. REST and GraphQL use the same schema, so they refuse the same
 * input with the same message.
 *
 * Unknown fields are dropped: the caller, the price and the state of a payment are never read from an input.
 * Throws INVALID_INPUT with the sentence of the schema, or with one that names the field, and with `field`; also for
 * halves of characters (lone surrogates) and NUL, which no store, file or mail can hold.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  // A schema without a sentence for a fault gets one that names the field.
  const parsed = schema.safeParse(input ?? {}, { error: () => withoutSentence });
  const unreadable = unreadableField(input);
  if (parsed.success && unreadable === undefined) return parsed.data;
  const [found] = parsed.error?.issues ?? [];
  const field = found === undefined ? cutText(unreadable ?? '', shortText) : found.path.join('.');
  const named = field === '' ? say('THE_BODY') : field;
  // The schema's own sentence says more than that the field can't be stored.
  const own = found === undefined || found.message === withoutSentence ? undefined : sentenceOf(found.message);
  const isUnreadable = found === undefined || unreadable === field;
  throw new Refusal(
    'INVALID_INPUT',
    own ?? say(isUnreadable ? 'FIELD_UNREADABLE' : 'FIELD_INVALID', { field: named }),
    field === '' ? {} : { field },
  );
}

const withoutSentence = 'invalid';

/** Deeper than any schema: a schema refuses anything deeper. */
const deepest = 20;

/**
 * The path of the first text that no store can hold, or whose field name no store can hold; undefined when there is
 * none.
 */
function unreadableField(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? undefined : path;
  // An uploaded file has no fields that the caller named.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || depth > deepest) return undefined;
  for (const [name, field] of Object.entries(value)) {
    if (unreadableField(name) !== undefined) return path;
    const found = unreadableField(field, path === '' ? name : `${path}.${name}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
