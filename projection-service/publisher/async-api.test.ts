import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Position } from '../../domain/envelope.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { asyncApiDocument } from './async-api.ts';
import { createRecordMapper } from './cloud-event.ts';
import type { StreamRecord } from './sink.ts';
import { eventOf, type Sample, samples, streamOf } from './testing/samples.ts';
import { publishedStateVersion } from '../projections/published-state.ts';
import { stateRecord } from './state-publisher.ts';
import { stateTopics } from './state-topics.ts';
import { publishedTopics } from './topics.ts';

const source = 'https://app.curbcast.example';
const document = asyncApiDocument({ source, version: '1.0.0', contact: { email: 'support@curbcast.example' } });
const videoExample = {
  videoId: 'v1',
  userId: 'ann',
  status: 'ready',
  attempt: 1,
  language: 'en',
  avatarId: 'presenter-1',
  template: 'residential',
  requestedAtMs: 1,
  finishedAtMs: 2,
  durationMs: 20_000,
  heldHalfCredits: null,
  usedHalfCredits: 1,
};
const user = '4b7e21c0-93df-8e6a-a1b5-7c08d94fe633';

function validator(): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv;
}

test('the document is valid AsyncAPI 3.0', () => {
  const file = createRequire(import.meta.url).resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');
  const validate = validator().compile(JSON.parse(readFileSync(file, 'utf8')) as object);
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
});

test('every reference in the document resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(references.length).toBeGreaterThan(50);
  for (const path of references) {
    const target = path
      .split('/')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
    expect([path, typeof target]).toEqual([path, 'object']);
  }
});

test('the document lists the topics and partitions of the publisher', () => {
  expect(document['channels']).toMatchObject({
    credits: { address: 'curbcast.credits.v1', bindings: { kafka: { topic: 'curbcast.credits.v1', partitions: 12 } } },
  });
});

/** Publishes the sample with the current mapper and returns the CloudEvent. */
async function storedRecord(sample: Sample): Promise<StreamRecord> {
  const store = createMemoryEventStore();
  await store.append(streamOf(sample, user), 'no_stream', [eventOf(sample, user)]);
  const [stored] = await store.readStream(streamOf(sample, user));
  if (!stored) throw new Error('Nothing was stored');
  return createRecordMapper({ topics: publishedTopics, source })(stored);
}

type PublishedEvent = { readonly type: string; readonly dataschema: string; readonly data: object };
const recordOf = async (sample: Sample): Promise<PublishedEvent> =>
  JSON.parse((await storedRecord(sample)).value) as PublishedEvent;

test.each(samples)('a record of $type matches its message schema', async (sample) => {
  const event = await recordOf(sample);
  const message = event.dataschema.split('/').at(-1) ?? '';

  const validate = validator().compile({
    components: document['components'],
    $ref: `#/components/messages/${message}/payload`,
  });
  validate(event);
  expect(validate.errors ?? []).toEqual([]);
  // A consumer that validates keeps working when a later release adds a field.
  expect(validate({ ...event, data: { ...event.data, addedLater: 1 } })).toBe(true);
  expect(validate({ ...event, type: 'curbcast.Another.v1' })).toBe(false);
});

test.each(stateTopics)('$name is described as a compacted topic whose keys end with a tombstone', ({ name, type }) => {
  const channel = Object.values(document['channels'] as Record<string, { address: string; messages: object }>).find(
    ({ address }) => address === name,
  );
  expect(channel).toMatchObject({
    bindings: { kafka: { topicConfiguration: { 'cleanup.policy': ['compact'] } } },
    messages: { [`${type}.v1`]: {}, [`${type}.tombstone`]: {} },
  });
});

test('a published state and a tombstone match their message schema, and one of another type does not', async () => {
  const state = { state: videoExample, position: '0001' as Position, time: 1, version: publishedStateVersion };
  const topic = stateTopics.find(({ type }) => type === 'VideoState');
  if (!topic) throw new Error('There are no video states');
  const { value } = stateRecord(topic, source, {
    id: 'v1',
    doc: { ...state, state: { ...videoExample, title: 'Tour' } },
  });
  const validate = validator().compile({
    components: document['components'],
    $ref: '#/components/messages/VideoState.v1/payload',
  });
  const record = JSON.parse(value) as { data: object };
  expect(validate(record)).toBe(true);
  expect(record.data).toEqual(videoExample);
  expect(validate({ ...record, data: { ...videoExample, status: 'of a later release' } })).toBe(true);
  expect(validate({ ...record, data: { ...videoExample, attempt: 'two' } })).toBe(false);
  expect(validate({ ...record, data: null })).toBe(true);
  expect(validate({ ...record, partitionkey: undefined })).toBe(false);
});

test('the document requires consumers to accept unknown types, versions, fields and enum values', () => {
  expect(document['info']).toMatchObject({
    description: expect.stringContaining(
      'must accept event types, versions, fields and enum values that they do not know',
    ),
  });
});

test('the headers of a record match the header schema', async () => {
  const [sample] = samples;
  if (!sample) throw new Error('No samples');
  const { attributes } = await storedRecord(sample);
  const headers = {
    'content-type': 'application/cloudevents+json; charset=UTF-8',
    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`ce_${name}`, value])),
  };
  const validate = validator().compile({ components: document['components'], $ref: '#/components/schemas/Headers' });
  validate(headers);
  expect(validate.errors ?? []).toEqual([]);
});

interface Described {
  readonly description?: string;
  readonly summary?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly payload?: Described;
  readonly $ref?: string;
  readonly const?: unknown;
}

/** The places in a schema that have no description. */
function silentIn(schema: Described, place: string): readonly string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field.$ref === undefined && (field.description ?? '').length < 4 ? [`${place}.${name}`] : []),
    ...silentIn(field, `${place}.${name}`),
  ]);
  const options = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  const codes = options.flatMap((option) =>
    option.const !== undefined && option.description === option.const
      ? [`${place} = ${JSON.stringify(option.const)}`]
      : [],
  );
  return [...own, ...codes, ...options.flatMap((option) => silentIn(option, place))];
}

test('every field, code, event and message of the document says what it means', () => {
  const { schemas, messages } = document['components'] as {
    readonly schemas: Readonly<Record<string, Described>>;
    readonly messages: Readonly<Record<string, Described>>;
  };
  expect(Object.entries(schemas).flatMap(([name, schema]) => silentIn(schema, name))).toEqual([]);
  expect(Object.entries(messages).flatMap(([name, { payload = {} }]) => silentIn(payload, name))).toEqual([]);
  const data = Object.entries(schemas).filter(([name]) => /\.v\d+$/.test(name));
  expect(
    Object.entries(schemas)
      .filter(([, { description }]) => description === undefined)
      .map(([name]) => name),
  ).toEqual([]);
  expect(
    Object.entries(messages)
      .filter(([, { summary }]) => summary === undefined)
      .map(([name]) => name),
  ).toEqual([]);
  // Fields with a unit in their name also have the unit in their description.
  const units = [/Cents$/, /Ms$/, /HalfCredits$|^halfCredits$/] as const;
  const words = [/cents/, /milliseconds/, /half-credits/] as const;
  const wrong = data.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([field, { description = '' }]) =>
        units.some((unit, index) => unit.test(field) && !words[index]?.test(description)),
      )
      .map(([field]) => `${name}.${field}`),
  );
  expect(wrong).toEqual([]);
});

test('the codes of a failed video are listed with their meaning', () => {
  const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, Described>> };
  expect(schemas['VideoFailed.v1']?.properties?.['code']?.description).toContain('`timed_out`: ');
  expect(schemas['ExportFailed.v1']?.properties?.['code']?.description).toContain('`too_slow`: ');
  expect(schemas['CreditsGranted.v1']?.properties?.['source']?.description).toContain('`bundle`: a purchase');
});
