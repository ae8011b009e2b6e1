import { codesOf, describeField } from '../../domain/dictionary/index.ts';
import type { DataSchema } from './published-data.ts';

/**
 * The schema of published data as consumers get it: every field with its meaning, unit and codes. It allows fields that
 * later releases may add; the publisher itself checks against the closed schema.
 *
 * @param type the event or state whose data it is
 */
export function contractSchema(type: string, schema: DataSchema, path = ''): DataSchema {
  const { additionalProperties: _closed, properties, items, anyOf, enum: codes, ...rest } = schema;
  return {
    ...rest,
    ...(codes && openCodes(type, path, codes.map(String))),
    ...(properties && { properties: fieldsOf(type, properties, path) }),
    ...(items && { items: contractSchema(type, items, path) }),
    ...(anyOf && { anyOf: anyOf.map((option) => contractSchema(type, option, path)) }),
  };
}

function fieldsOf(type: string, properties: Readonly<Record<string, DataSchema>>, path: string) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const place = path === '' ? name : `${path}.${name}`;
      const description = [describeField(type, place), listed(type, place, schema)].filter(Boolean).join(' ');
      return [name, { ...contractSchema(type, schema, place), ...(description !== '' && { description }) }];
    }),
  );
}

/** Known codes, and any other text: a list may grow within a version. */
const openCodes = (type: string, path: string, known: readonly string[]): DataSchema => {
  const meanings = codesOf(type, path) ?? {};
  return {
    anyOf: [...known.map((code) => ({ const: code, description: meanings[code] ?? code })), { type: 'string' }],
  };
};

/** The codes of a field in words, also of a text field without an enum if there is a list for it. */
function listed(type: string, path: string, schema: DataSchema): string {
  const options = [schema, ...(schema.anyOf ?? [])];
  const known = options.flatMap(({ enum: codes = [], const: only }) => [
    ...codes,
    ...(only === undefined ? [] : [only]),
  ]);
  const isText = options.some((option) => option.type === 'string');
  const meanings = isText ? codesOf(type, path) : undefined;
  const codes = known.length > 0 ? known.map(String) : Object.keys(meanings ?? {});
  if (codes.length === 0) return '';
  const words = codes.map((code) =>
    meanings?.[code] === undefined ? `\`${code}\`` : `\`${code}\`: ${meanings[code]}`,
  );
  return `One of ${words.join('; ')}. More may come.`;
}
