import { cloudEventType, dataSchemaUri, schemaName } from './cloud-event.ts';
import { publishedSchema, type DataSchema } from './published-data.ts';
import type { TopicDefinition } from './sink.ts';
import { describeEvent } from '../../domain/dictionary/index.ts';
import { contractSchema } from './contract-schema.ts';
import { readModelTopics, type ReadModelTopic } from './state-publisher.ts';
import { stateSchema } from './state-topics.ts';
import { publishedTopics, type PublishedTopic } from './topics.ts';

export interface AsyncApiOptions {
  /** The public URL of this installation, without a trailing slash. */
  readonly source: string;
  /** The version of the product. */
  readonly version: string;
  readonly contact?: { readonly email: string };
  /** Default: `publishedTopics`. */
  readonly topics?: readonly PublishedTopic[];
  /** Default: `readModelTopics`. */
  readonly states?: readonly ReadModelTopic[];
}

type JsonSchema = Readonly<Record<string, unknown>>;

const text = (description: string, more: JsonSchema = {}): JsonSchema => ({ type: 'string', description, ...more });

const schemaOfData = 'The schema of `data`, in this document.';

const envelopeFields = [
  'specversion',
  'id',
  'source',
  'type',
  'subject',
  'time',
  'datacontenttype',
  'dataschema',
  'partitionkey',
  'sequence',
  'position',
  'correlationid',
  'actorkind',
  'data',
];

/** The envelope that all events share (CloudEvents 1.0, structured JSON). */
const envelope: JsonSchema = {
  type: 'object',
  description: 'What all events share.',
  required: envelopeFields,
  properties: {
    specversion: { const: '1.0', description: 'The version of CloudEvents.' },
    id: text('Identifies the event. Delivery is at least once: leave out what has an id that you have seen.', {
      format: 'uuid',
    }),
    source: text('The installation that the event comes from.', { format: 'uri' }),
    type: text('What happened, with the version of its data.'),
    subject: text('The stream of the event: category, dash, id.'),
    time: text('When it happened.', { format: 'date-time' }),
    datacontenttype: { const: 'application/json', description: 'The form of `data`.' },
    dataschema: text(schemaOfData, { format: 'uri' }),
    partitionkey: text('The user whose event it is; also the key of the record.'),
    sequence: text('Place of the event in its subject, ten digits: text order is their order.', {
      pattern: '^\\d{10}$',
    }),
    position: text('Place of the event in the whole log: comparable as text, across all topics.'),
    correlationid: text('The same for all that one request set in motion.'),
    actorkind: text(
      'Who caused it. One of `user`: the person; `admin`: an administrator; `process`: a rule of the product; `provider`: an outside service; `system`: the product or its operator. More may come.',
    ),
    data: { type: 'object', description: 'What happened; the schema depends on `type`.' },
  },
};

/**
 * The attributes of the envelope as headers (Kafka binding of CloudEvents), so that consumers can filter without
 * parsing the value.
 */
const headers: JsonSchema = {
  type: 'object',
  description: 'Attributes of the envelope, as headers of the record.',
  required: ['content-type', 'ce_specversion', 'ce_id', 'ce_source', 'ce_type', 'ce_subject', 'ce_time'],
  properties: {
    'content-type': { const: 'application/cloudevents+json; charset=UTF-8', description: 'The form of the value.' },
    ce_specversion: { const: '1.0', description: '`specversion` of the envelope.' },
    ...Object.fromEntries(
      ['id', 'source', 'type', 'subject', 'time'].map((name) => [`ce_${name}`, text(`\`${name}\` of the envelope.`)]),
    ),
  },
};

/** The envelope of a state. It has no sequence, because any number of states in between may be left out. */
const stateEnvelope: JsonSchema = {
  ...envelope,
  description: 'What all states share.',
  required: envelopeFields.filter((name) => !['sequence', 'correlationid', 'actorkind'].includes(name)),
  properties: {
    specversion: { const: '1.0', description: 'The version of CloudEvents.' },
    id: text('Identifies this state of this key: leave out what has an id that you have seen.', { format: 'uuid' }),
    source: text('The installation that the state comes from.', { format: 'uri' }),
    type: text('What the state is of, with the version of its data.'),
    subject: text('What it is about: the id of the account or video, or the movement of the books.'),
    time: text('When it last changed.', { format: 'date-time' }),
    datacontenttype: { const: 'application/json', description: 'The form of `data`.' },
    dataschema: text(schemaOfData, { format: 'uri' }),
    partitionkey: text('The key; also the key of the record.'),
    position: text('Place of the last change in the whole log: comparable as text. Per key, it never goes back.'),
    data: { type: ['object', 'null'], description: 'What is so now; null: the key is gone for good (a tombstone).' },
  },
};

const description = `Every business event of Curbcast, a topic a category. The key of a record is the user's id, so all
records of a user in a topic are in order, each at least once. Amounts are integers: credits in halves, money in cents.
Nothing that names a person is in them: fields with personal data and free texts are left out. Consumers must accept event types, versions, fields and enum values that they
do not know: an enum may grow within a version. After a topic or the cluster was replaced, an event may come again in a later
version, with the same id. Topics whose names end with a version hold events. The others are compacted and hold the latest
state of each key: read them from the beginning into a table by key, and remove a key at its tombstone (a record without a value;
in JSON lines, data is null). The keys of deleted videos and erased users end with a tombstone.`;

/** Creates the contract of the event streams as an AsyncAPI 3.0 document, derived from the event schemas. */
export function asyncApiDocument(options: AsyncApiOptions): JsonSchema {
  const { source, version, contact, topics = publishedTopics, states = readModelTopics } = options;
  const each = <T>(make: (topic: PublishedTopic) => readonly (readonly [string, T])[]): Record<string, T> =>
    Object.fromEntries(topics.flatMap(make));
  const ofStates = <T>(make: (state: ReadModelTopic) => readonly [string, T], only = states): Record<string, T> =>
    Object.fromEntries(only.map(make));
  const compacted = states.filter((state) => state.compacted);
  const eachType = <T>(make: (definition: PublishedTopic['types'][number]) => T) =>
    each(({ types }) => types.map((definition) => [schemaName(definition), make(definition)]));
  return {
    asyncapi: '3.0.0',
    id: 'urn:curbcast:events',
    info: {
      title: 'Curbcast events',
      version,
      description: description.replaceAll('\n', ' '),
      ...(contact && { contact }),
    },
    defaultContentType: 'application/cloudevents+json',
    servers: {
      kafka: {
        host: '{brokers}',
        protocol: 'kafka',
        description:
          'The brokers of this installation. Without any, the same records lie as JSON lines in its data folder.',
        variables: { brokers: { description: 'host:port, as the operators of the installation tell it' } },
      },
    },
    channels: {
      ...each((topic) => [
        [
          topic.category,
          {
            address: topic.name,
            description: topic.description,
            servers: [{ $ref: '#/servers/kafka' }],
            messages: Object.fromEntries(
              topic.types.map((definition) => [
                schemaName(definition),
                { $ref: `#/components/messages/${schemaName(definition)}` },
              ]),
            ),
            bindings: kafkaBinding(topic),
          },
        ],
      ]),
      ...ofStates((state) => [
        channelOf(state),
        {
          address: state.name,
          description: state.description,
          servers: [{ $ref: '#/servers/kafka' }],
          messages: {
            [schemaName(state)]: { $ref: `#/components/messages/${schemaName(state)}` },
            ...(state.compacted && {
              [tombstoneName(state)]: { $ref: `#/components/messages/${tombstoneName(state)}` },
            }),
          },
          bindings: kafkaBinding(state),
        },
      ]),
    },
    operations: {
      ...each((topic) => [[`publish-${topic.category}`, operation(topic.category, topic.description)]]),
      ...ofStates((state) => [`publish-${channelOf(state)}`, operation(channelOf(state), state.description)]),
    },
    components: {
      schemas: {
        CloudEvent: envelope,
        State: stateEnvelope,
        Headers: headers,
        ...eachType((definition) => described(definition.type, publishedSchema(definition))),
        ...ofStates((state) => [schemaName(state), described(state.type, stateSchema(state))]),
      },
      messages: {
        ...ofStates((state) => [schemaName(state), stateMessage(source, state)]),
        ...ofStates((state) => [tombstoneName(state), tombstone(state)], compacted),
        ...eachType((definition) => ({
          name: cloudEventType(definition),
          title: definition.type,
          summary: describeEvent(definition.type),
          contentType: 'application/cloudevents+json',
          headers: { $ref: '#/components/schemas/Headers' },
          bindings: { kafka: { key: { type: 'string', description: 'The user id.' }, bindingVersion: '0.5.0' } },
          payload: {
            allOf: [
              { $ref: '#/components/schemas/CloudEvent' },
              {
                properties: {
                  type: { const: cloudEventType(definition), description: describeEvent(definition.type) },
                  dataschema: { const: dataSchemaUri(source, definition), description: schemaOfData },
                  data: { $ref: `#/components/schemas/${schemaName(definition)}` },
                },
              },
            ],
          },
        })),
      },
    },
  };
}

/** A schema with a description of its data. */
const described = (type: string, schema: DataSchema): DataSchema => ({
  ...contractSchema(type, schema),
  ...(describeEvent(type) !== undefined && { description: describeEvent(type) }),
});
const schemaOf = (state: ReadModelTopic): JsonSchema => ({ $ref: `#/components/schemas/${schemaName(state)}` });
const channelOf = ({ type }: ReadModelTopic): string =>
  type.replace(/[A-Z]/g, (letter, at) => (at === 0 ? '' : '-') + letter.toLowerCase());
const tombstoneName = ({ type }: ReadModelTopic): string => `${type}.tombstone`;

const operation = (channel: string, summary: string): JsonSchema => ({
  action: 'send',
  channel: { $ref: `#/channels/${channel}` },
  summary,
});

const kafkaBinding = ({ name, partitions, compacted }: TopicDefinition): JsonSchema => ({
  kafka: {
    topic: name,
    partitions,
    topicConfiguration: { 'cleanup.policy': [compacted ? 'compact' : 'delete'] },
    bindingVersion: '0.5.0',
  },
});

const stateKey = { kafka: { key: { type: 'string', description: 'What the state is of.' }, bindingVersion: '0.5.0' } };

const stateMessage = (source: string, state: ReadModelTopic): JsonSchema => ({
  name: cloudEventType(state),
  title: state.type,
  summary: describeEvent(state.type),
  contentType: 'application/cloudevents+json',
  headers: { $ref: '#/components/schemas/Headers' },
  bindings: stateKey,
  payload: {
    allOf: [
      { $ref: '#/components/schemas/State' },
      {
        properties: {
          type: { const: cloudEventType(state), description: describeEvent(state.type) },
          dataschema: { const: dataSchemaUri(source, state), description: schemaOfData },
          data: state.compacted
            ? {
                anyOf: [schemaOf(state), { type: 'null' }],
                description: 'What is so now. In JSON lines, a tombstone is a record without data.',
              }
            : schemaOf(state),
        },
      },
    ],
  },
});

const tombstone = (state: ReadModelTopic): JsonSchema => ({
  name: `${cloudEventType(state)}.tombstone`,
  title: `End of a key of ${state.name}`,
  summary: 'A record with the key and without a value: the key is gone for good.',
  contentType: 'application/cloudevents+json',
  headers: { $ref: '#/components/schemas/Headers' },
  bindings: stateKey,
  payload: { type: 'null' },
});
