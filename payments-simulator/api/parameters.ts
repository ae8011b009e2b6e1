import { z } from 'zod';
import { invalidRequest, type ApiError } from './api-error.ts';
import type { Params } from './body.ts';

/** A whole number, from a form or from JSON. */
export const integer = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** Up to 50 pairs of short strings, like Stripe's limits. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50);

/** A list of strings: an array in JSON, numbered fields in a form. */
export const strings = z.union([
  z.array(z.string()),
  z.record(z.string(), z.string()).transform((fields) => Object.values(fields)),
]);

/** A list of objects: an array in JSON, numbered fields in a form. */
export const list = <T>(entry: z.ZodType<T>) =>
  z.union([z.array(entry), z.record(z.string(), entry).transform((fields) => Object.values(fields))]);

/** A truth value, from a form or from JSON. */
export const boolean = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** Parameters that every call accepts. */
export const common = { expand: strings.optional() };

/** A range of creation times, or an exact second. */
const created = z
  .union([
    integer.transform((at) => ({ gte: at, lte: at })),
    z.object({ gte: integer.optional(), gt: integer.optional(), lte: integer.optional(), lt: integer.optional() }),
  ])
  .optional();

/** Parameters that every list accepts. */
export const listing = {
  ...common,
  created,
  limit: integer.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
};

function problemOf(issue: z.core.$ZodIssue): ApiError {
  const param = issue.path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
  if (issue.code === 'unrecognized_keys') {
    const unknown = param ? `${param}[${issue.keys[0]}]` : String(issue.keys[0]);
    return invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue.input === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
}

/**
 * Parses parameters.
 *
 * @throws ApiError 400 that names the first invalid one
 */
export function parse<T>(schema: z.ZodType<T>, params: Params): T {
  const read = schema.safeParse(params, { reportInput: true });
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw first ? problemOf(first) : invalidRequest('Invalid request.');
}

const clause = /^metadata\[(?:'([^']+)'|"([^"]+)")\]:(?:'([^']*)'|"([^"]*)")$/;

/** `metadata['a']:'b' AND metadata['c']:'d'`: the part of Stripe's search language for metadata. */
export function metadataQuery(query: string): Readonly<Record<string, string>> {
  const pairs = query
    .trim()
    .split(/\s+AND\s+/i)
    .map((part) => {
      const match = clause.exec(part);
      if (!match)
        throw invalidRequest(
          'We were unable to parse your search query. Try using the format `metadata["key"]:"value"`.',
          { param: 'query' },
        );
      const [, single, double, singleValue, doubleValue] = match;
      return [single ?? double ?? '', singleValue ?? doubleValue ?? ''] as const;
    });
  return Object.fromEntries(pairs);
}
