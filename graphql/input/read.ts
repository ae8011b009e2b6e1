import type { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';
import { say } from '../../words/index.ts';
import { sentenceOf } from './issue.ts';

/**
 * Validates the input of a call before its handler runs. REST and GraphQL use the same schema, so they refuse the same
 * input with the same message.
 *
 * Unknown fields are dropped: the caller, the price and the state of a payment are never read from an input.
 * Throws INVALID_INPUT with the sentence of the schema, or with one that names the field, and with `field`.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  // A schema without a sentence for a fault gets one that names the field.
  const parsed = schema.safeParse(input ?? {}, { error: () => withoutSentence });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue === undefined) throw new Refusal('INVALID_INPUT', say('REQUEST_UNREADABLE'));
  const field = issue.path.join('.');
  throw new Refusal(
    'INVALID_INPUT',
    issue.message === withoutSentence
      ? say('FIELD_INVALID', { field: field === '' ? say('THE_BODY') : field })
      : sentenceOf(issue.message),
    field === '' ? {} : { field },
  );
}

const withoutSentence = 'invalid';
