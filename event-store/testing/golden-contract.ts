import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../domain/envelope.ts';
import { upcast } from '../../domain/event-type.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec } from '../codec.ts';
import { createMemoryKeyRing } from '../keys/testing/memory-keys.ts';
import type { EventStore } from '../port.ts';
import { freshStream, newEvent } from './events.ts';

interface Golden {
  readonly type: string;
  readonly version: number;
  readonly data: JsonObject;
}

const folder = join(import.meta.dirname, '../../domain/golden');
const goldens = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): Golden => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden);

/** Every version of every event is read from every engine. */
export function goldenContract(name: string, open: () => Promise<EventStore>): void {
  describe(`the golden events on ${name}`, () => {
    let store: EventStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('are read and upcast to the current version, alone and together', async () => {
      const stream = freshStream();
      const events = goldens.map(({ type, version, data }) =>
        newEvent({ id: randomUUID(), type, schemaVersion: version, data }),
      );
      expect(events.length).toBeGreaterThan(20);
      await store.append(stream, 'no_stream', events);
      expect((await store.readStream(stream)).map(({ data }) => data)).toEqual(goldens.map(({ data }) => data));

      const codec = withCodec(store, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
      const read = await codec.readStream(stream);
      expect(read.map(({ type, data }) => ({ type, data }))).toEqual(
        goldens.map(({ type, version, data }) => ({ type, data: upcast(eventRegistry, type, version, data) })),
      );
      for (const { type, data, schemaVersion } of read) {
        expect(schemaVersion).toBe(eventRegistry.get(type)?.version);
        expect(eventRegistry.get(type)?.schema.parse(data)).toEqual(data);
      }
    });
  });
}
