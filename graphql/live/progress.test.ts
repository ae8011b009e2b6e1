import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryProgress } from '../../command-service/providers/progress/testing/memory-progress.ts';
import type { Position } from '../../domain/envelope.ts';
import type { Announcement, LiveMessage, VideoDocument } from '../../projection-service/index.ts';
import { createProgressBoard } from '../progress/board.ts';
import { createLiveHub, type LiveHub } from './hub.ts';

const at = (position: number): Position => String(position).padStart(10, '0') as Position;
const rendering = (ownerId: string, position: number, status: VideoDocument['status'] = 'processing') => ({
  ownerId,
  status,
  attempt: 1,
  title: 'Oak Street',
  progress: status === 'ready' ? 100 : 0,
  phase: 'Preparing',
  progressEstimated: false,
  exports: [],
  position: at(position),
});

let hub: LiveHub;
let announce: (announcement: Announcement) => void;
let store: ReturnType<typeof createMemoryProgress>;
let videos: Map<string, object>;
/** Blocks the reading of documents until the test resolves it. */
let reading: Promise<void>;
let reads: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  store = createMemoryProgress();
  videos = new Map([
    ['v1', rendering('ann', 10)],
    ['w1', rendering('ben', 11)],
  ]);
  reading = Promise.resolve();
  reads = 0;
  const reader = {
    position: () => at(9),
    get: async () => undefined,
    query: async () => [],
    getMany: async (_collection: string, ids: readonly string[]) => {
      reads += 1;
      const found = ids.map((id) => ({ id, doc: videos.get(id) }));
      await reading;
      return found;
    },
  };
  hub = createLiveHub({
    onChanged: (listener) => {
      announce = listener;
      return () => undefined;
    },
    projections: { reader: () => reader as never },
    progress: createProgressBoard({ source: { ...store, subscribe: () => () => undefined } }),
  });
});
afterEach(() => {
  hub.close();
  jest.useRealTimers();
});

async function second(): Promise<void> {
  jest.advanceTimersByTime(1_000);
  for (let n = 0; n < 10; n += 1) await turn();
}
const report = (videoId: string, percent: number) =>
  store.report({
    jobId: `${videoId}-1`,
    about: { kind: 'video', id: videoId },
    percent,
    phase: 'Speaking',
    estimated: false,
  });
const change = (id: string, doc: ReturnType<typeof rendering>): void => {
  videos.set(id, doc);
  announce({
    projection: 'videos',
    position: doc.position,
    changes: [{ collection: 'videos', id, before: undefined, after: doc }],
  });
};

/** The messages of a subscriber, in order: the status and progress of a video. */
function hear(userId: string, after?: Position) {
  const updates = hub.follow(userId, after);
  const heard: (readonly [string, string, number, Position])[] = [];
  void (async () => {
    for await (const message of updates as AsyncIterable<LiveMessage>)
      if (message.type === 'VideoChanged') {
        const { id, doc } = message.video;
        heard.push([id, doc.status, doc.progress, message.position]);
      }
  })();
  return { heard, stop: () => void updates.return() };
}

test('sends each progress of a video to its owner only', async () => {
  const [ann, ben] = [hear('ann'), hear('ben')];
  for (const percent of [5, 40, 40, 95]) {
    await report('v1', percent);
    await second();
  }
  expect(ann.heard.map(([id, , progress]) => [id, progress])).toEqual([
    ['v1', 5],
    ['v1', 40],
    ['v1', 95],
  ]);
  expect(ben.heard).toEqual([]);
});

test('does not poll without listeners, and polls once for many', async () => {
  let looks = 0;
  const count = async () => {
    looks += 1;
    return [];
  };
  const counted = createLiveHub({
    onChanged: () => () => undefined,
    projections: {
      reader: () =>
        ({
          position: () => at(9),
          getMany: async () => [],
          query: async () => [],
          get: async () => undefined,
        }) as never,
    },
    progress: createProgressBoard({ source: { ...store, atWork: count, subscribe: () => () => undefined } }),
  });
  await second();
  expect(looks).toBe(0);
  const queues = Array.from({ length: 50 }, (_none, n) => counted.follow(`user-${n}`, undefined));
  const stop = counted.listen(() => undefined);
  await turn();
  for (let n = 0; n < 4; n += 1) await second();
  expect(looks).toBe(5);
  for (const queue of queues) await queue.return();
  await second();
  expect(looks).toBe(6);
  stop();
  for (let n = 0; n < 4; n += 1) await second();
  expect(looks).toBe(6);
});

test('another change of a video in progress carries its progress', async () => {
  const { heard } = hear('ann');
  await report('v1', 40);
  await second();
  change('v1', rendering('ann', 20));
  await second();
  expect(heard).toEqual([
    ['v1', 'processing', 40, at(9)],
    ['v1', 'processing', 40, at(20)],
  ]);
});

test('sends no progress after the end, even if the end comes while the document is read', async () => {
  const { heard } = hear('ann');
  await second();
  const blocked = Promise.withResolvers<void>();
  reading = blocked.promise;
  await report('v1', 90);
  await second();
  change('v1', rendering('ann', 30, 'ready'));
  blocked.resolve();
  await second();
  await second();
  expect(heard).toEqual([['v1', 'ready', 100, at(30)]]);
  expect(reads).toBe(1);
});

test('announces a video whose start is not recorded yet once, by its start and with its progress', async () => {
  videos.set('v1', rendering('ann', 10, 'pending'));
  const { heard } = hear('ann');
  await report('v1', 15);
  await second();
  expect(heard).toEqual([]);
  change('v1', rendering('ann', 20));
  await second();
  expect(heard).toEqual([['v1', 'processing', 15, at(20)]]);
});

test('a message about progress is not ahead of what was announced', async () => {
  const { heard } = hear('ann');
  change('w1', rendering('ben', 12));
  videos.set('v1', rendering('ann', 99));
  await report('v1', 50);
  await second();
  expect(heard.map(([, , , position]) => position)).toEqual([at(9)]);
});

test('a returning client gets the progress of its videos, although their positions have not moved', async () => {
  hear('ben');
  await report('v1', 60);
  await report('w1', 70);
  await second();
  const back = hear('ann', at(50));
  await second();
  // The position that the subscriber named: with an older one, its next reconnect would repeat messages.
  expect(back.heard).toEqual([['v1', 'processing', 60, at(50)]]);
});

test('progress never moves a subscriber back in the log', async () => {
  const { heard } = hear('ann', at(5));
  change('v1', rendering('ann', 30));
  change('v2', rendering('ann', 40));
  await second();
  await report('v1', 60);
  await second();
  expect(heard.map(([id, , progress, position]) => [id, progress, position])).toEqual([
    ['v1', 0, at(30)],
    ['v2', 0, at(40)],
    ['v1', 60, at(40)],
  ]);
});
