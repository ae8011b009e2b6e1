import { test } from '@jest/globals';
import { givenEventId, givenPosition, givenTime, projectionSpec } from '../testing/projection-spec.ts';
import { causation } from './causation.ts';

const actor = { kind: 'user', id: 'u1' } as const;
const process = { kind: 'process', id: 'rendering' } as const;

test('links each event of any stream with its cause, once, and keeps nothing of its content', async () => {
  await projectionSpec(causation)
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
      {
        events: {
          [givenEventId(0)]: {
            stream: 'video-v1',
            revision: 0,
            position: givenPosition(0),
            time: givenTime(0),
            type: 'VideoRequested',
            actorKind: 'user',
            actorId: 'u1',
            causationId: 'request-video/v1',
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
          },
        },
      },
      { times: 2 },
    );
});
