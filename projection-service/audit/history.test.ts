import { expect, test } from '@jest/globals';
import { initialVideo, videoAggregate, type VideoEvent } from '../../domain/videos/index.ts';
import { requested } from '../testing/sample-events.ts';
import { historyOf } from './aggregates.ts';
import { createHistoryAuditor } from './history.ts';
import { stateEvery } from './replay.ts';
import { logWith } from './testing/stream-spec.ts';
import { say } from '../../words/index.ts';

const now = 1_000_000_000;
const video = { kind: 'video', id: 'v1' } as const;
const attempt = { videoId: 'v1', userId: 'ann', attempt: 1 };
const order = { type: 'VideoRequested', data: requested('ann', 'v1').data } as unknown as VideoEvent;
const events: readonly VideoEvent[] = [
  order,
  { type: 'VideoRenderStarted', data: { ...attempt, provider: 'local' } },
  { type: 'VideoRenamed', data: { videoId: 'v1', userId: 'ann', title: 'Oak Street' } },
  { type: 'VideoFailed', data: { ...attempt, code: 'renderer_failed', timedOut: false } },
];
const open = async (all: readonly VideoEvent[] = events) => {
  const log = await logWith('video-v1', all);
  const sources = { ...log, now: () => now, witness: async () => undefined };
  return { ...log, sources, auditor: createHistoryAuditor(sources) };
};
const page = { ...video, earlier: 10, later: 10 };

test.each([
  ['before the first event', { revision: -1 }, -1, 'none'],
  ['at a revision', { revision: 1 }, 1, 'processing'],
  ['after the last revision', { revision: 99 }, 3, 'failed'],
  ['at a time', { time: 3_500 }, 2, 'processing'],
  ['in the future, which means now', { time: now * 2 }, 3, 'failed'],
  ['without a moment, which means now', {}, 3, 'failed'],
])('replays a video %s', async (_name, moment, revision, status) => {
  const { auditor } = await open();
  expect(await auditor.at({ ...page, ...moment })).toMatchObject({
    stream: 'video-v1',
    totalEvents: 4,
    revision,
    state: { status },
    obstacle: null,
  });
});

test('each event has the states before and after it, by the fold of the commands', async () => {
  const { auditor } = await open();
  const { events: shown } = await auditor.at({ ...video, revision: 2, earlier: 2, later: 1 });
  expect(shown.map(({ revision }) => revision)).toEqual([3, 2, 1]);
  const states = events.reduce(
    (all, event, n) => [...all, videoAggregate.evolve(all[n] ?? initialVideo, event, 1_000 * (n + 1))],
    [initialVideo],
  );
  for (const { revision, before, after } of shown) {
    expect(before).toEqual(states[revision]);
    expect(after).toEqual(states[revision + 1]);
  }
});

test('compares two moments in either order', async () => {
  const { auditor } = await open();
  const forth = await auditor.compare(video, 1, 3);
  expect(forth).toMatchObject({ from: { revision: 1, time: 2_000 }, to: { revision: 3, time: 4_000 } });
  expect(forth.changes).toContainEqual({ path: ['status'], before: 'processing', after: 'failed' });
  const back = await auditor.compare(video, 3, 1);
  expect(back.changes).toContainEqual({ path: ['status'], before: 'failed', after: 'processing' });
  expect((await auditor.compare(video, 2, 2)).changes).toEqual([]);
  expect((await auditor.compare(video, -5, 99)).from).toEqual({ revision: -1, time: null });
});

test('a history without events is empty, and sound', async () => {
  const { auditor } = await open();
  const empty = { ...page, id: 'v9' };
  expect(await auditor.at(empty)).toMatchObject({ totalEvents: 0, revision: -1, events: [], state: initialVideo });
  expect(await auditor.verify(empty)).toMatchObject({ events: 0, chainIntact: true, chainVerifiedRevision: -1 });
});

test('the verdict names the first event that was changed', async () => {
  const { auditor, sources } = await open();
  expect(await auditor.verify(video)).toEqual({
    checkedAt: now,
    events: 4,
    chainIntact: true,
    chainVerifiedRevision: 3,
    chainVerifiedPosition: expect.any(String),
    finding: null,
  });
  const rawLog: Pick<typeof sources.rawLog, 'readStream'> = {
    readStream: async (...args) =>
      (await sources.rawLog.readStream(...args)).map((event) =>
        event.revision === 2 ? { ...JSON.parse(JSON.stringify(event)), data: { title: 'Elm Street' } } : event,
      ),
  };
  expect(await createHistoryAuditor({ ...sources, rawLog }).verify(video)).toMatchObject({
    chainIntact: false,
    chainVerifiedRevision: 1,
    finding: say('AUDIT_CHANGED', { event: 2 }),
  });
});

test('a step through 100,000 events reads no more than a page and the events since a snapshot', async () => {
  const titles = Array.from({ length: 99_998 }, (_, n): VideoEvent => ({
    type: 'VideoRenamed',
    data: { videoId: 'v1', userId: 'ann', title: `Title ${n}` },
  }));
  const { sources } = await open([...events.slice(0, 2), ...titles]);
  let read = 0;
  const auditor = createHistoryAuditor({
    ...sources,
    eventStore: {
      readStream: async (...args) => {
        const found = await sources.eventStore.readStream(...args);
        read += found.length;
        return found;
      },
    },
  });
  expect((await auditor.at({ ...page, revision: 0 })).totalEvents).toBe(100_000);
  for (const revision of [50_000, 1, 99_999, 74_321]) {
    read = 0;
    expect((await auditor.at({ ...page, revision })).state).toMatchObject({
      status: 'processing',
      request: { title: revision < 2 ? requested('ann', 'v1').data.title : `Title ${revision - 2}` },
    });
    expect(read).toBeLessThanOrEqual(2 * stateEvery + page.earlier + page.later);
  }
  read = 0;
  await auditor.compare(video, 10, 90_000);
  expect(read).toBeLessThanOrEqual(2 * stateEvery);
}, 60_000);

test('a stream names its history', () => {
  expect(historyOf('payment-pi_1')).toEqual({ kind: 'payment', id: 'pi_1' });
  expect(historyOf('twincredits-ann')).toEqual({ kind: 'twin-credits', id: 'ann' });
  expect(historyOf('mail-1')).toBeUndefined();
});
