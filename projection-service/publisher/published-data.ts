import { z } from 'zod';
import type { Json, JsonObject } from '../../domain/envelope.ts';
import type { EventTypeDefinition } from '../../domain/event-type.ts';

/** The subset of JSON Schema (draft 7) that the domain's event schemas use. */
export interface DataSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly required?: readonly string[];
  readonly items?: DataSchema;
  readonly anyOf?: readonly DataSchema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
}

/**
 * Allowlist of text fields: ids and codes, never text that a user wrote. Titles, scripts, addresses and reasons are not
 * published, and neither is a new text field until it is listed here.
 */
const publishedTexts: ReadonlySet<string> = new Set([
  'userId',
  'videoId',
  'heldFor',
  'libraryVideoId',
  'libraryVideoIds',
  'feeSheetId',
  'leadId',
  'day',
  'mailId',
  'ownerId',
  'template',
  'holdId',
  'lotId',
  'paymentId',
  'purchaseId',
  'adjustmentId',
  'undoId',
  'avatarId',
  'disputeId',
  'refundId',
  'subscriptionId',
  'invoiceId',
  'planId',
  'itemId',
  'id',
  'catalogVersion',
  'currency',
  'provider',
  'language',
  'code',
]);

const scalars: ReadonlySet<string | undefined> = new Set(['integer', 'number', 'boolean', 'null']);

/**
 * Returns the JSON Schema of an event type's published data: numbers, booleans, enums and the allowlisted texts. It
 * omits all fields that the type declares personal and all fields of unknown shape.
 */
export function publishedSchema({ type, schema, personal }: EventTypeDefinition): DataSchema {
  return publishedPart(type, jsonSchemaOf(schema), personal);
}

/** The JSON Schema of a zod schema. */
export const jsonSchemaOf = (schema: z.ZodType): DataSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    // TypeScript's readonly annotation has no meaning in JSON.
    override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
  }) as DataSchema;

/** Reduces the JSON Schema of an event type's data to its published part, without the personal fields. */
export function publishedPart(
  type: string,
  { $schema: _draft, ...whole }: DataSchema,
  personal: readonly string[],
): DataSchema {
  const published = withoutTexts(dropProperties(whole, new Set(personal)), '');
  if (published?.properties === undefined)
    throw new Error(`The data of ${type} is not an object with named fields, so it cannot be published`);
  return published;
}

function dropProperties(schema: DataSchema, dropped: ReadonlySet<string>): DataSchema {
  const { properties = {}, required = [] } = schema;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !dropped.has(name))),
    required: required.filter((name) => !dropped.has(name)),
  };
}

/** Returns the schema without unpublished texts; undefined if nothing remains. */
function withoutTexts(schema: DataSchema, name: string): DataSchema | undefined {
  if (schema.enum !== undefined || schema.const !== undefined || scalars.has(schema.type)) return schema;
  if (schema.type === 'string') return publishedTexts.has(name) ? schema : undefined;
  if (schema.type === 'array' && schema.items) {
    const items = withoutTexts(schema.items, name);
    return items && { ...schema, items };
  }
  if (schema.anyOf) {
    const options = schema.anyOf.map((option) => withoutTexts(option, name));
    return options.every((option) => option !== undefined) ? { ...schema, anyOf: options } : undefined;
  }
  if (schema.type !== 'object' || !schema.properties) return undefined;
  const kept = Object.entries(schema.properties).flatMap(([field, inner]) => {
    const rest = withoutTexts(inner, field);
    return rest ? [[field, rest] as const] : [];
  });
  const dropped = new Set(Object.keys(schema.properties).filter((field) => !kept.some(([name]) => name === field)));
  return kept.length === 0 ? undefined : { ...dropProperties(schema, dropped), properties: Object.fromEntries(kept) };
}

/** Returns the published part of an event's data. Throws for a value that does not match the schema. */
export function pickPublished(schema: DataSchema, data: JsonObject): JsonObject {
  return pickObject(schema, data, 'data');
}

function pickObject(
  { properties = {}, required = [] }: DataSchema,
  value: Json | undefined,
  place: string,
): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit(place);
  const fields = value as JsonObject;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const field = fields[name];
      if (field === undefined && !required.includes(name)) return [];
      return [[name, pick(schema, field, `${place}.${name}`)] as const];
    }),
  );
}

function pick(schema: DataSchema, value: Json | undefined, place: string): Json {
  if (value === undefined) throw misfit(place);
  if (schema.anyOf) {
    const option = schema.anyOf.find((each) => fits(each, value));
    if (!option) throw misfit(place);
    return pick(option, value, place);
  }
  if (!fits(schema, value)) throw misfit(place);
  if (schema.type === 'object') return pickObject(schema, value, place);
  if (schema.type === 'array' && schema.items && Array.isArray(value)) {
    const { items } = schema;
    return (value as readonly Json[]).map((each, index) => pick(items, each, `${place}[${index}]`));
  }
  return value;
}

/** Returns whether the value has the type of the schema, so that no encrypted or decrypted value passes. */
function fits({ type, enum: choices, const: only }: DataSchema, value: Json): boolean {
  if (choices) return choices.includes(value);
  if (only !== undefined) return value === only;
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

const misfit = (place: string): Error => new Error(`${place} does not match the published schema`);
