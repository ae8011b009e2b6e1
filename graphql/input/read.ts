import type { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';

/**
 * Validates the input of a call before its handler runs. REST and GraphQL use the same schema, so they refuse the same
 * input with the same message.
 *
 * Unknown fields are dropped: the caller, the price and the state of a payment are never read from an input.
 * Throws INVALID_INPUT with the message of the schema, or with one that names the field.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {}, {
    error: ({ path = [] }) => `${path.join('.') || 'The body'} is missing or not valid.`,
  });
  if (parsed.success) return parsed.data;
  throw new Refusal('INVALID_INPUT', parsed.error.issues[0]?.message ?? 'The request could not be read.');
}
