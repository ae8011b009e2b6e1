import { z } from 'zod';

// Fields of responses of the REST calls. `e2e/black-box/rest/openapi.e2e.ts` compares the schemas with the running
// product: they have every field, and no other.

export const text = z.string();
export const maybeText = text.nullable();
export const whole = z.int();
export const time = z.iso.datetime();
export const day = z.iso.date();
export const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => schema.meta({ id });
/** Credits come in halves. */
export const credits = z.number().multipleOf(0.5);

export type { Answer } from '../rest/call.ts';

export const problem = named(
  'Problem',
  z.looseObject({
    error: text.describe('The same sentence as `message`.'),
    message: text,
    code: text.describe('Stable, e.g. INVALID_INPUT, UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED.'),
    requestId: text,
  }),
);

export const done = named('Done', z.object({ success: z.literal(true) }));
export const doneWith = named('DoneWith', z.object({ success: z.literal(true), id: text }));
