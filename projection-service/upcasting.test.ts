import { expect, test } from '@jest/globals';
import { z } from 'zod';
import type { JsonObject } from '../domain/envelope.ts';
import { createRegistry, defineEvent } from '../domain/event-type.ts';
import { personal } from '../domain/personal.ts';
import { withCodec } from '../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../event-store/testing/index.ts';
import { emptyReplay, extendReplay } from './audit/replay.ts';
import { createRecordMapper } from './publisher/cloud-event.ts';
import { eventOf } from './publisher/testing/samples.ts';
import { publishedTopics } from './publisher/topics.ts';

/** Version 1 counted halves of a mile and had another name for the driver. */
const version1 = defineEvent({
  type: 'CarMoved',
  version: 1,
  schema: z.object({ userId: z.string(), halfMiles: z.int(), name: personal(z.string()) }),
});
const version2 = defineEvent({
  type: 'CarMoved',
  version: 2,
  schema: z.object({ userId: z.string(), metres: z.int(), driver: personal(z.string().nullable()) }),
  upcasters: {
    1: ({ halfMiles, name, ...rest }) => ({
      ...rest,
      metres: Math.round(Number(halfMiles) * 804.672),
      driver: name ?? null,
    }),
  },
});
const moved = (version: number, data: JsonObject) =>
  eventOf({ type: 'CarMoved', version, data: { userId: 'ann', ...data } }, 'ann', version);

test('an event type of two versions is read, folded and published in its current version, sealed fields included', async () => {
  const [log, keyRing] = [createMemoryEventStore(), createMemoryKeyRing()];
  const before = withCodec(log, { registry: createRegistry([version1]), keyRing });
  await before.append('car-1', 'no_stream', [moved(1, { halfMiles: 3, name: 'Ann' })]);
  const now = withCodec(log, { registry: createRegistry([version2]), keyRing });
  await expect(now.append('car-1', 0, [moved(1, { halfMiles: 1, name: 'Ann' })])).rejects.toThrow(
    'version 1 can no longer be written',
  );
  await now.append('car-1', 0, [moved(2, { metres: 1_000, driver: 'Ben' })]);

  expect((await now.readStream('car-1')).map(({ schemaVersion, data }) => [schemaVersion, data])).toEqual([
    [2, { userId: 'ann', metres: 2_414, driver: 'Ann' }],
    [2, { userId: 'ann', metres: 1_000, driver: 'Ben' }],
  ]);

  const replay = emptyReplay('car-1', {
    initial: { metres: 0 },
    evolve: ({ metres }, { data }) => ({ metres: metres + Number(data['metres']) }),
  });
  await extendReplay(now, replay);
  expect(replay).toMatchObject({ last: { metres: 3_414 }, obstacle: null });

  const [topic] = publishedTopics;
  if (!topic) throw new Error('No topic is published');
  const toRecord = createRecordMapper({
    source: 'https://app.curbcast.example',
    topics: [{ ...topic, category: 'car', types: [version2], ownerOf: () => 'ann' }],
  });
  const records = (await log.readStream('car-1')).map((event) => JSON.parse(toRecord(event).value) as object);
  expect(records).toMatchObject([
    { type: 'curbcast.CarMoved.v2', data: { metres: 2_414 } },
    { type: 'curbcast.CarMoved.v2', data: { metres: 1_000 } },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/driver|name|sealed|Ann|Ben/u);

  // The stored event and its hash don't change.
  expect((await log.readStream('car-1'))[0]).toMatchObject({ schemaVersion: 1, data: { halfMiles: 3 } });
  expect(await now.verify()).toMatchObject({ ok: true });
});
