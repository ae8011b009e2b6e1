import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventRegistry } from '../domain/events.ts';
import { newEventId, withCodec, type EventStore } from '../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../event-store/testing/index.ts';
import {
  createMemoryReadStore,
  projectionRegistry,
  ProjectionUnavailable,
  startProjections,
  type Projections,
} from '../projection-service/index.ts';
import { createWebhookAudience } from './webhook-audience.ts';

let eventStore: EventStore;
let projections: Projections;
beforeEach(async () => {
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  await eventStore.append('user-ann', 'no_stream', [
    {
      id: newEventId(1),
      type: 'AdminRoleGranted',
      schemaVersion: eventRegistry.get('AdminRoleGranted')?.version ?? 1,
      time: 1,
      data: { userId: 'ann', role: 'admin', reason: 'First administrator' },
      metadata: {
        actor: { kind: 'system', id: 'test' },
        commandId: 'c',
        correlationId: 'c',
        causationId: 'c',
        subject: 'ann',
      },
    },
  ]);
});
afterEach(() => projections.stop());

/** Read models that are behind the log at the first checks. */
function behindFor(looks: number) {
  const seen = { looks: 0 };
  const waitFor: Projections['waitFor'] = async (...wanted) => {
    seen.looks += 1;
    return seen.looks > looks && projections.waitFor(...wanted);
  };
  return { seen, behind: { reader: projections.reader, waitFor } };
}

test('waits for read models that are behind, without rejecting', async () => {
  const { seen, behind } = behindFor(2);
  const audience = await createWebhookAudience(behind)(await eventStore.head(), new AbortController().signal);
  expect(seen.looks).toBe(3);
  expect([...audience.owners]).toEqual([]);
});

test('waits for read models that have seen the position, but nothing written since', async () => {
  let refusals = 2;
  const reader = ((...wanted: Parameters<Projections['reader']>) => {
    refusals -= 1;
    if (refusals >= 0) throw new ProjectionUnavailable('webhooks');
    return projections.reader(...wanted);
  }) as Projections['reader'];
  const behind = { waitFor: projections.waitFor, reader };
  const audience = await createWebhookAudience(behind)(await eventStore.head(), new AbortController().signal);
  expect([refusals < 0, [...audience.owners]]).toEqual([true, []]);
});

test('stops waiting once its process stops', async () => {
  const { behind } = behindFor(Infinity);
  const stopping = new AbortController();
  const audience = createWebhookAudience(behind)(await eventStore.head(), stopping.signal);
  stopping.abort();
  await expect(audience).rejects.toThrow('aborted');
});
