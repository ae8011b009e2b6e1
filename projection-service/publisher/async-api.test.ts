import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { createMemoryEventStore } from '../../event-store/index.ts';
import { asyncApiDocument } from './async-api.ts';
import { createRecordMapper } from './cloud-event.ts';
import { eventOf, samples, streamOf } from './testing/samples.ts';
import { publishedTopics } from './topics.ts';

const source = 'https://app.curbcast.example';
const document = asyncApiDocument({ source, version: '1.0.0', contact: { email: 'support@curbcast.example' } });
const user = '4b7e21c0-93df-8e6a-a1b5-7c08d94fe633';

function validator(): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv;
}

test('it is a valid AsyncAPI 3.0 document', () => {
  const file = createRequire(import.meta.url).resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');
  const validate = validator().compile(JSON.parse(readFileSync(file, 'utf8')) as object);
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
});

test('every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(references.length).toBeGreaterThan(50);
  for (const path of references) {
    const target = path.split('/').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
    expect([path, typeof target]).toEqual([path, 'object']);
  }
});

test('it names topics and partitions as the publisher uses them', () => {
  expect(document['channels']).toMatchObject({ credits: { address: 'curbcast.credits.v1', bindings: { kafka: { topic: 'curbcast.credits.v1', partitions: 12 } } } });
});

test.each(samples)('a record of $type (version $version) fits the message that is described for it', async (sample) => {
  const store = createMemoryEventStore();
  await store.append(streamOf(sample, user), 'no_stream', [eventOf(sample, user)]);
  const [stored] = await store.readStream(streamOf(sample, user));
  if (!stored) throw new Error('Nothing was stored');
  const { value } = createRecordMapper({ topics: publishedTopics, source })(stored);
  const event = JSON.parse(value) as { type: string; dataschema: string; data: object };
  const message = event.dataschema.split('/').at(-1) ?? '';

  const validate = validator().compile({ components: document['components'], $ref: `#/components/messages/${message}/payload` });
  validate(event);
  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ ...event, data: { ...event.data, email: 'jane.doe@realty.example' } })).toBe(false);
  expect(validate({ ...event, type: 'curbcast.Another.v1' })).toBe(false);
});

test('every version that was ever written has its schema: records of older versions stay in the topics', () => {
  const { schemas } = document['components'] as { schemas: object };
  for (const { type, version } of samples) expect(schemas).toHaveProperty([`${type}.v${version}`]);
});
