import { expect, test } from '@jest/globals';
import { readVideosAhead } from './queue.ts';

const inQueue = (state: unknown) => ({ video: { read: async () => state } }) as never;

test('tells how many videos are made before a waiting one', async () => {
  expect(await readVideosAhead(inQueue({ state: 'queued', ahead: 4 }), 'v', { status: 'pending', attempt: 1 })).toBe(4);
});

test('says nothing about a video that does not wait, or while the queue is away', async () => {
  const queued = inQueue({ state: 'queued', ahead: 4 });
  for (const status of ['processing', 'ready', 'failed'] as const)
    expect(await readVideosAhead(queued, 'v', { status, attempt: 1 })).toBeNull();
  expect(await readVideosAhead(inQueue({ state: 'unknown' }), 'v', { status: 'pending', attempt: 1 })).toBeNull();
  const away = { video: { read: () => Promise.reject(new Error('away')) } } as never;
  expect(await readVideosAhead(away, 'v', { status: 'pending', attempt: 1 })).toBeNull();
});
