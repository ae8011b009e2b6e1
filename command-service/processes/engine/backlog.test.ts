import { expect, test } from '@jest/globals';
import type { RecordedEvent } from '../../../domain/envelope.ts';
import { lookAheadByStream } from './backlog.ts';

const event = (stream: string, revision: number, type = 'Wanted') => ({ stream, revision, type }) as RecordedEvent;
const isWanted = ({ type }: RecordedEvent): boolean => type === 'Wanted';

test('reads each stream once, and skips events that its state covers', async () => {
  const asked: string[] = [];
  const look = lookAheadByStream(
    isWanted,
    async (stream) => {
      asked.push(stream);
      return { revision: 5, answer: stream === 'a' };
    },
    (_event, isSettled) => isSettled,
  );
  const isDone = await look([event('a', 0), event('a', 5), event('b', 1), event('c', 1, 'Other')]);
  expect(asked).toEqual(['a', 'b']);
  expect(isDone(event('a', 5))).toBe(true);
  expect(isDone(event('b', 1))).toBe(false);
  expect(isDone(event('a', 1, 'Other'))).toBe(false);
  await look([event('a', 4), event('b', 2)]);
  expect(asked).toEqual(['a', 'b']);
});

test('does not cover events after the state, and reads it again for a later page', async () => {
  let revision = 1;
  const look = lookAheadByStream(
    isWanted,
    async () => ({ revision, answer: true }),
    () => true,
  );
  const first = await look([event('a', 0)]);
  expect(first(event('a', 1))).toBe(true);
  expect(first(event('a', 2))).toBe(false);
  revision = 2;
  const second = await look([event('a', 2)]);
  expect(second(event('a', 2))).toBe(true);
});

test('leaves a stream that cannot be read to the handlers, and asks for it once', async () => {
  let asked = 0;
  const look = lookAheadByStream(
    isWanted,
    async () => {
      asked += 1;
      throw new Error('frozen');
    },
    () => true,
  );
  const isDone = await look([event('a', 0), event('a', 1)]);
  expect(isDone(event('a', 0))).toBe(false);
  expect(asked).toBe(1);
});
