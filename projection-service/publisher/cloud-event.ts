import { hash } from 'node:crypto';
import { categoryOf, type JsonObject, type RecordedEvent } from '../../domain/envelope.ts';
import { createRegistry, ERASED, upcast, type EventTypeDefinition } from '../../domain/event-type.ts';
import { isSealed, isUuid } from '../../event-store/index.ts';
import { pickPublished, publishedSchema } from './published-data.ts';
import type { StreamRecord } from './sink.ts';
import type { PublishedTopic } from './topics.ts';

/** Which release of an event type a CloudEvent is of; in `type`, and the name of its schema in the AsyncAPI document. */
export const schemaName = ({ type, version }: Pick<EventTypeDefinition, 'type' | 'version'>): string =>
  `${type}.v${version}`;
export const cloudEventType = (definition: Pick<EventTypeDefinition, 'type' | 'version'>): string =>
  `curbcast.${schemaName(definition)}`;
export const dataSchemaUri = (source: string, definition: Pick<EventTypeDefinition, 'type' | 'version'>): string =>
  `${source}/asyncapi.json#/components/schemas/${schemaName(definition)}`;

/**
 * Revision 7 as text whose order is the order of the stream (the `sequence` extension of CloudEvents).
 * Two records of one stream with the same sequence are the same event.
 */
const sequenceOf = (revision: number): string => String(revision).padStart(10, '0');

/** Callers may choose the id of their request, so only our own form of it is shown; any other becomes a fingerprint. */
const correlationOf = (id: string): string => (isUuid(id) ? id : hash('sha256', id).slice(0, 32));

/** Personal fields are never opened here; they read as those of a person whose key was destroyed. */
const withoutSealed = (data: JsonObject): JsonObject =>
  Object.values(data).some(isSealed)
    ? Object.fromEntries(Object.entries(data).map(([field, value]) => [field, isSealed(value) ? ERASED : value]))
    : data;

export interface RecordMapperOptions {
  readonly topics: readonly PublishedTopic[];
  /** The address of this installation, without a slash at its end: `source` of every CloudEvent. */
  readonly source: string;
}

/**
 * Maps an event as stored (before the codec) to its record: a CloudEvent 1.0 in structured JSON, data in the current
 * version of its type. Throws for an event that has no topic, no type here, or other data than its type says.
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
