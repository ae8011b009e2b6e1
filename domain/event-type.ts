import type { z } from 'zod';
import type { DomainEvent, Json, JsonObject } from './envelope.ts';
import { personalFieldsOf } from './personal.ts';

/** Upcasts data from one schema version to the next. Pure; must keep unknown fields. */
export type Upcaster = (data: JsonObject) => JsonObject;

/** The declaration of one event type: its current schema, and the upcasters from every older version. */
export interface EventTypeDefinition<Schema extends z.ZodType = z.ZodType, Type extends string = string> {
  readonly type: Type;
  /** Current schema version, 1 for a type that never changed. */
  readonly version: number;
  readonly schema: Schema;
  /** The fields that its schema marks as personal data: sealed with the subject's key before they reach the log. */
  readonly personal: readonly string[];
  /** Top-level fields that only staff may read: answers to the person whom the event is about leave them out. */
  readonly internal?: readonly string[];
  /** `upcasters[n]` upcasts version n to n + 1; contiguous from 1 to `version - 1`. */
  readonly upcasters?: Readonly<Record<number, Upcaster>>;
}

type EventDefinedBy<Definition> =
  Definition extends EventTypeDefinition<infer Schema extends z.ZodObject, infer Type>
    ? DomainEvent<Type, z.infer<Schema>>
    : never;

/** The events that a list of definitions declares. */
export type EventsOf<Definitions extends readonly EventTypeDefinition[]> = EventDefinedBy<Definitions[number]>;

/** Declares an event type. Throws when the chain of upcasters has a gap or goes beyond the current version. */
export function defineEvent<Type extends string, Schema extends z.ZodObject>(
  definition: { readonly type: Type } & Omit<EventTypeDefinition<Schema>, 'personal' | 'type'>,
): EventTypeDefinition<Schema, Type> {
  if (!Number.isInteger(definition.version) || definition.version < 1) {
    throw new Error(`${definition.type}: ${definition.version} is not a schema version`);
  }
  for (let from = 1; from < definition.version; from += 1) {
    if (!definition.upcasters?.[from]) {
      throw new Error(`${definition.type}: no upcaster from version ${from} to ${from + 1}`);
    }
  }
  for (const from of Object.keys(definition.upcasters ?? {})) {
    if (Number(from) >= definition.version || Number(from) < 1) {
      throw new Error(`${definition.type}: upcaster from version ${from} leads beyond version ${definition.version}`);
    }
  }
  return { ...definition, personal: personalFieldsOf(definition.schema.shape) };
}

/** The value of a personal field whose key was destroyed. */
export const ERASED: Json = null;

export type EventRegistry = ReadonlyMap<string, EventTypeDefinition>;

/** Collects definitions under their type names. Throws when two of them share a name. */
export function createRegistry(definitions: readonly EventTypeDefinition[]): EventRegistry {
  const registry = new Map<string, EventTypeDefinition>();
  for (const definition of definitions) {
    const known = registry.get(definition.type);
    if (known !== undefined && known !== definition) throw new Error(`Event type ${definition.type} is declared twice`);
    registry.set(definition.type, definition);
  }
  return registry;
}

/**
 * Upcasts recorded data to the current version of its type. Throws for an unknown type and for a version of a later
 * release: skipping either would make every later state wrong.
 */
export function upcast(registry: EventRegistry, type: string, schemaVersion: number, data: JsonObject): JsonObject {
  const definition = registry.get(type);
  if (!definition) throw new Error(`Unknown event type ${type}`);
  if (schemaVersion === definition.version) return data;
  if (!Number.isInteger(schemaVersion) || schemaVersion < 1)
    throw new Error(`${type}: ${schemaVersion} is not a schema version`);
  if (schemaVersion > definition.version) {
    throw new Error(
      `${type} version ${schemaVersion} was written by a later release (this one knows ${definition.version})`,
    );
  }
  let lifted = data;
  for (let from = schemaVersion; from < definition.version; from += 1) {
    const step = definition.upcasters?.[from];
    if (!step) throw new Error(`${type}: no upcaster from version ${from}`);
    lifted = step(lifted);
  }
  return lifted;
}
