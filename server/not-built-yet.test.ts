import { expect, test } from '@jest/globals';
import { START } from '../domain/envelope.ts';
import type { ProjectionStatus } from '../projection-service/index.ts';
import { notBuiltYet } from './not-built-yet.ts';

const status = (name: string, changes: Partial<ProjectionStatus> = {}): ProjectionStatus => ({
  name,
  version: undefined,
  state: 'catching-up',
  ready: false,
  position: START,
  head: START,
  behind: true,
  ...changes,
});

test('says nothing while all read models are ready', () => {
  expect(notBuiltYet([status('videos', { ready: true })])).toBeUndefined();
});

test('names each read model that waits, and the event and the cause where one has stopped', () => {
  const message = 'The key of the person can not be opened with this master key';
  const event = { id: 'e1', type: 'VideoRequested', position: START, stream: 'video-1' };
  const stopped = status('videos', { state: 'stopped', error: { message, version: '1', event } });
  expect(notBuiltYet([status('credits'), status('users', { ready: true }), stopped])).toBe(
    `Not built yet: credits, videos (at VideoRequested, position ${START}: ${message})`,
  );
});

test('names the cause where it is not an event', () => {
  const error = { message: 'MongoDB does not answer', version: '1' };
  expect(notBuiltYet([status('videos', { error })])).toBe('Not built yet: videos (MongoDB does not answer)');
});
