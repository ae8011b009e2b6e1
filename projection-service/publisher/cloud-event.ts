import { hash } from 'node:crypto';
import { categoryOf, type JsonObject, type RecordedEvent } from '../../domain/envelope.ts';
import { createRegistry, ERASED, type EventTypeDefinition, upcast } from '../../domain/event-type.ts';
import { isSealed, isUuid } from '../../event-store/index.ts';
import { pickPublished, publishedSchema } from './published-data.ts';
import type { StreamRecord } from './sink.ts';
import type { PublishedTopic } from './topics.ts';

/** The event type and version: the suffix of `type`, and the name of the schema in the AsyncAPI document. */
export const schemaName = ({ type, version }: Pick<EventTypeDefinition, 'type' | 'version'>): string =>
  `${type}.v${version}`;
export const cloudEventType = (definition: Pick<EventTypeDefinition, 'type' | 'version'>): string =>
  `curbcast.${schemaName(definition)}`;
export const dataSchemaUri = (source: string, definition: Pick<EventTypeDefinition, 'type' | 'version'>): string =>
  `${source}/asyncapi.json#/components/schemas/${schemaName(definition)}`;

/**
 * Formats a revision as text that sorts in stream order (the `sequence` extension of CloudEvents).
 * Two records of one stream with the same sequence are the same event.
 */
const sequenceOf = (revision: number): string => String(revision).padStart(10, '0');

/** Clients may choose the id of a request, so any id that is not a generated UUID is published as a hash. */
const correlationOf = (id: string): string => (isUuid(id) ? id : hash('sha256', id).slice(0, 32));

/** Personal fields are never decrypted here; they read like those of an erased user (crypto-shredding). */
const withoutSealed = (data: JsonObject): JsonObject =>
  Object.values(data).some(isSealed)
    ? Object.fromEntries(Object.entries(data).map(([field, value]) => [field, isSealed(value) ? ERASED : value]))
    : data;

export interface RecordMapperOptions {
  readonly topics: readonly PublishedTopic[];
  /** The public URL of this installation, without a trailing slash: the `source` of every CloudEvent. */
  readonly source: string;
}

/**
 * Creates a function that maps a stored event (before the codec) to a record: a CloudEvent 1.0 in structured JSON with
 * the data upcast to the current version. The function throws for an event without a topic, of an unknown type or with
 * invalid data.
 */
export function createRecordMapper({ topics, source }: RecordMapperOptions): (event: RecordedEvent) => StreamRecord {
  const byCategory = new Map(topics.map((topic) => [topic.category, topic]));
  const types = topics.flatMap((topic) => topic.types);
  const registry = createRegistry(types);
  const schemas = new Map(types.map((definition) => [definition.type, publishedSchema(definition)]));

  return (event) => {
    const { id, type, stream, revision, position, time, metadata } = event;
    const topic = byCategory.get(categoryOf(stream));
    const definition = registry.get(type);
    const schema = schemas.get(type);
    if (!topic || !definition || !schema) throw new Error(`There is no topic for ${type} in ${stream}`);
    const data = upcast(registry, type, event.schemaVersion, withoutSealed(event.data));
    const key = topic.ownerOf(stream, data);
    const cloudEvent = {
      specversion: '1.0',
      id,
      source,
      type: cloudEventType(definition),
      subject: stream,
      time: new Date(time).toISOString(),
      datacontenttype: 'application/json',
      dataschema: dataSchemaUri(source, definition),
      partitionkey: key,
      sequence: sequenceOf(revision),
      position,
      correlationid: correlationOf(metadata.correlationId),
      actorkind: metadata.actor.kind,
      data: pickPublished(schema, data),
    };
    const { data: _data, datacontenttype: _type, ...attributes } = cloudEvent;
    return { topic: topic.name, key, id, position, attributes, value: JSON.stringify(cloudEvent) };
  };
}
