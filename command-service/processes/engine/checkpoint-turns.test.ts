import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { takeCheckpointTurns } from './checkpoint-turns.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const saves: string[] = [];
beforeEach(() => void saves.splice(0));
const owner = (name: string, kind: () => 'busy' | 'quiet' | undefined) => ({
  due: kind,
  save: async () => void saves.push(name),
});

test('the followers of a log save one checkpoint a second: busy ones take turns, and a quiet one gets every fourth turn', () => {
  const log = {};
  const ends = [
    takeCheckpointTurns(
      log,
      owner('quiet 1', () => 'quiet'),
    ),
    takeCheckpointTurns(
      log,
      owner('busy 1', () => 'busy'),
    ),
    takeCheckpointTurns(
      log,
      owner('done', () => undefined),
    ),
    takeCheckpointTurns(
      log,
      owner('busy 2', () => 'busy'),
    ),
    takeCheckpointTurns(
      log,
      owner('quiet 2', () => 'quiet'),
    ),
  ];
  jest.advanceTimersByTime(8_000);
  expect(saves).toEqual(['busy 1', 'busy 2', 'busy 1', 'quiet 1', 'busy 2', 'busy 1', 'busy 2', 'quiet 2']);
  for (const end of ends) end();
  jest.advanceTimersByTime(8_000);
  expect(saves).toHaveLength(8);
});

test('a follower alone saves once a second, whether busy or quiet, and not at all when nothing has changed', () => {
  let kind: 'busy' | 'quiet' | undefined = 'busy';
  const end = takeCheckpointTurns(
    {},
    owner('only', () => kind),
  );
  jest.advanceTimersByTime(3_000);
  kind = 'quiet';
  jest.advanceTimersByTime(3_000);
  kind = undefined;
  jest.advanceTimersByTime(3_000);
  end();
  expect(saves).toHaveLength(6);
});

test('followers of another log take turns separately', () => {
  const ends = ['one', 'two'].map((name) =>
    takeCheckpointTurns(
      {},
      owner(name, () => 'busy'),
    ),
  );
  jest.advanceTimersByTime(1_000);
  for (const end of ends) end();
  expect(saves.toSorted()).toEqual(['one', 'two']);
});
