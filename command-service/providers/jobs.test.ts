import { describe, expect, test } from '@jest/globals';
import { createWatchers, isJobId, requireJobId } from './jobs.ts';

const setUp = () => {
  const watchers = createWatchers<string>((state) => state === 'over');
  const heard: string[] = [];
  return { watchers, heard, listener: (name: string) => (state: string) => void heard.push(`${name} ${state}`) };
};

describe('watchers of a job', () => {
  test('hear each state of their job until it ends', () => {
    const { watchers, heard, listener } = setUp();
    watchers.watch('a', listener('ann'));
    watchers.watch('a', listener('bo'));
    watchers.watch('b', listener('cy'));
    watchers.tell('a', 'begun');
    watchers.tell('a', 'over');
    watchers.tell('a', 'again');
    expect(heard).toEqual(['ann begun', 'bo begun', 'ann over', 'bo over']);
    expect(watchers.ids()).toEqual(['b']);
  });

  test('hear nothing once they stopped, and the last one leaves nothing behind', () => {
    const { watchers, heard, listener } = setUp();
    const [first, second] = [watchers.watch('a', listener('ann')), watchers.watch('a', listener('bo'))];
    first();
    watchers.tell('a', 'begun');
    expect([heard, watchers.isWatched('a')]).toEqual([['bo begun'], true]);
    second();
    expect(watchers.isWatched('a')).toBe(false);
  });

  test('of a job that is watched again are not stopped by its previous watchers', () => {
    const { watchers, heard, listener } = setUp();
    const stop = watchers.watch('a', listener('ann'));
    watchers.forget('a');
    watchers.watch('a', listener('bo'));
    stop();
    watchers.tell('a', 'begun');
    expect(heard).toEqual(['bo begun']);
    watchers.clear();
    expect(watchers.ids()).toEqual([]);
  });
});

test.each([
  ['video-1a', true],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
  ['', false],
  ['../keys', false],
  ['Video', false],
])('the id %j of a job is accepted: %p', (id, accepted) => {
  expect(isJobId(id)).toBe(accepted);
  if (!accepted) expect(() => requireJobId(id)).toThrow(RangeError);
});
