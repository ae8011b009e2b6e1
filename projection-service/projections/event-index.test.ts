import { expect, test } from '@jest/globals';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { startProjections } from '../runner/index.ts';
import {
  appendGiven,
  givenEventId,
  givenPosition,
  givenTime,
  happened,
  projectionSpec,
} from '../testing/projection-spec.ts';
import { eventIndex, readWitness } from './event-index.ts';

const actor = { kind: 'user', id: 'u1' } as const;
const process = { kind: 'process', id: 'rendering' } as const;
const hash = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown as string;

test('links each event of any stream with its cause, once, and keeps none of its content', async () => {
  await projectionSpec(eventIndex)
    .given([
      {
        stream: 'video-v1',
        type: 'VideoRequested',
        data: { title: 'Private' },
        metadata: { actor, causationId: 'request-video/v1' },
      },
      {
        stream: 'video-v1',
        type: 'VideoRenderStarted',
        data: {},
        metadata: { actor: process, causationId: givenEventId(0) },
      },
      { stream: 'other-1', type: 'Later', data: {}, metadata: { actor: process, causationId: givenEventId(1) } },
    ])
    .then(
      ({ events }) =>
        expect(events).toEqual({
          [givenEventId(0)]: {
            stream: 'video-v1',
            revision: 0,
            position: givenPosition(0),
            time: givenTime(0),
            type: 'VideoRequested',
            actorKind: 'user',
            actorId: 'u1',
            causationId: 'request-video/v1',
            hash,
          },
          [givenEventId(1)]: {
            stream: 'video-v1',
            revision: 1,
            position: givenPosition(1),
            time: givenTime(1),
            type: 'VideoRenderStarted',
            actorKind: 'process',
            actorId: 'rendering',
            causationId: givenEventId(0),
            hash,
          },
          [givenEventId(2)]: {
            stream: 'other-1',
            revision: 0,
            position: givenPosition(2),
            time: givenTime(2),
            type: 'Later',
            actorKind: 'process',
            actorId: 'rendering',
            causationId: givenEventId(1),
            hash,
          },
        }),
      { times: 2 },
    );
});

test('finds the hash of a revision and of the last event of a stream', async () => {
  const log = createMemoryEventStore();
  const expired = (userId: string, lotId: string) =>
    happened(`credits-${userId}`, 'CreditsExpired', { asset: 'minutes', lotId, amount: 1, cause: 'expiry' });
  await appendGiven(log, [expired('ann', 'l1'), expired('ben', 'l2'), expired('ann', 'l3')]);
  const projections = await startProjections({
    eventStore: log,
    readStore: createMemoryReadStore(),
    projectors: [eventIndex],
  });
  try {
    expect(await projections.waitFor(['event-index'], await log.head(), 10_000)).toBe(true);
    const reader = projections.reader('event-index');
    const stored = await log.readStream('credits-ann');
    for (const { revision, hash: whole } of stored)
      expect(await readWitness(reader, 'credits-ann', revision)).toEqual({ revision, hash: whole.slice(0, 32) });
    expect(await readWitness(reader, 'credits-ann', 'last')).toEqual(await readWitness(reader, 'credits-ann', 1));
    expect(await readWitness(reader, 'credits-ann', 2)).toBeUndefined();
    expect(await readWitness(reader, 'credits-eve', 'last')).toBeUndefined();
  } finally {
    await projections.stop();
  }
});
