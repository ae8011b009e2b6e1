import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { creditStream } from '../../domain/credits/index.ts';
import type { NewEvent, RecordedEvent } from '../../domain/envelope.ts';
import { defineEvent } from '../../domain/event-type.ts';
import { personal } from '../../domain/personal.ts';
import { eventTypes } from '../../domain/events.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createRecordMapper } from './cloud-event.ts';
import { eventOf, type Sample, samples, streamOf } from './testing/samples.ts';
import { privateCategories, publishedTopics } from './topics.ts';

const source = 'https://app.curbcast.example';
const toRecord = createRecordMapper({ topics: publishedTopics, source });
const user = '4b7e21c0-93df-8e6a-a1b5-7c08d94fe633';

async function recorded(stream: string, event: NewEvent): Promise<RecordedEvent> {
  const store = createMemoryEventStore();
  await store.append(stream, 'no_stream', [event]);
  const [stored] = await store.readStream(stream);
  if (!stored) throw new Error('Nothing was stored');
  return stored;
}

const sampleOf = (type: string): Sample => {
  const found = samples.findLast((sample) => sample.type === type);
  if (!found) throw new Error(`No sample of ${type}`);
  return found;
};

test('an event becomes a CloudEvent in structured JSON, keyed by its user', async () => {
  const event = eventOf(sampleOf('CreditsCaptured'), user);
  const record = toRecord(await recorded(creditStream(user), event));
  expect(record).toMatchObject({ topic: 'curbcast.credits.v1', key: user, id: event.id, position: '0000000000000001' });
  const { data: _data, datacontenttype: _type, ...attributes } = JSON.parse(record.value) as Record<string, unknown>;
  expect(record.attributes).toEqual(attributes);
  expect(record.attributes).toMatchObject({
    id: event.id,
    type: 'curbcast.CreditsCaptured.v1',
    subject: `credits-${user}`,
  });
  expect(JSON.parse(record.value)).toEqual({
    specversion: '1.0',
    id: event.id,
    source,
    type: 'curbcast.CreditsCaptured.v1',
    subject: `credits-${user}`,
    time: '2026-11-21T12:00:00.000Z',
    datacontenttype: 'application/json',
    dataschema: `${source}/asyncapi.json#/components/schemas/CreditsCaptured.v1`,
    partitionkey: user,
    sequence: '0000000000',
    position: '0000000000000001',
    correlationid: event.metadata.correlationId,
    actorkind: 'user',
    data: {
      asset: 'minutes',
      holdId: '6f0c1d4e-8a52-8b1f-9c3d-2e7f5a90b812-1',
      heldFor: '6f0c1d4e-8a52-8b1f-9c3d-2e7f5a90b812',
      held: [{ lotId: 'pi_3QkT8w2eZvKYlo2C1aB9xD4f', amount: 4 }],
      capturedAmount: 3,
      debtPaid: [],
      returned: [{ lotId: 'pi_3QkT8w2eZvKYlo2C1aB9xD4f', amount: 1 }],
      expiredAmount: 0,
      durationMs: 61_400,
    },
  });
});

test('every event type has one topic, or its category is private', () => {
  const published = publishedTopics.flatMap(({ types }) => types.map(({ type }) => type));
  const all = Object.entries(eventTypes).flatMap(([category, types]) =>
    privateCategories.includes(category) ? [] : types.map(({ type }) => type),
  );
  expect(published.toSorted()).toEqual(all.toSorted());
  for (const category of privateCategories)
    expect(publishedTopics.map((topic) => topic.category)).not.toContain(category);
});

test.each(samples)('$type has its user as key, in every stream', async (sample) => {
  const { key, value } = toRecord(await recorded(streamOf(sample, user), eventOf(sample, user)));
  expect(key).toBe(user);
  expect(JSON.parse(value)).toMatchObject({ partitionkey: user, data: expect.any(Object) });
});

test('attribute names follow the CloudEvents naming rule', async () => {
  const { value } = toRecord(await recorded(creditStream(user), eventOf(sampleOf('CreditsExpired'), user)));
  for (const name of Object.keys(JSON.parse(value) as object)) expect(name).toMatch(/^[a-z0-9]{1,20}$/);
});

describe('an older version', () => {
  const moved = defineEvent({
    type: 'ThingMoved',
    version: 2,
    schema: z.object({ userId: z.string(), steps: z.int(), name: personal(z.string()) }),
    upcasters: { 1: ({ distance, ...rest }) => ({ ...rest, steps: Number(distance) * 2 }) },
  });
  const [topic] = publishedTopics;
  const things = createRecordMapper({
    source,
    topics: topic ? [{ ...topic, category: 'thing', types: [moved], ownerOf: () => user }] : [],
  });
  const old = { type: 'ThingMoved', version: 1, data: { userId: user, distance: 21, name: { sealed: 'AbC' } } };

  test('is upcast to the current version, without its encrypted fields', async () => {
    const { value } = things(await recorded('thing-1', eventOf(old, user)));
    expect(JSON.parse(value)).toMatchObject({ type: 'curbcast.ThingMoved.v2', data: { userId: user, steps: 42 } });
    expect(value).not.toMatch(/sealed|AbC|name/);
  });

  test.each([
    ['an unknown type', { ...old, type: 'ThingLost' }],
    ['a version of a later release', { ...old, version: 3 }],
    [
      'an encrypted value in a number field',
      { ...old, version: 2, data: { userId: user, steps: { sealed: 'AbC' }, name: null } },
    ],
    ['a missing field', { ...old, version: 2, data: { userId: user, name: null } }],
  ])('%s is rejected, not skipped', async (_, sample) => {
    const event = await recorded('thing-1', eventOf(sample, user));
    expect(() => things(event)).toThrow();
  });

  test('an event without a user is rejected', async () => {
    const event = await recorded('video-1', {
      ...eventOf(sampleOf('VideoDeleted'), user),
      data: { videoId: 'v', attempt: 1, statusBefore: 'processing' },
    });
    expect(() => toRecord(event)).toThrow('An event of video-1 has no user id');
  });
});
