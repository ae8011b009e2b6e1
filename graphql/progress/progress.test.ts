import { expect, test } from '@jest/globals';
import type { JobAtWork } from '../../command-service/index.ts';
import { createMemoryProgress } from '../../command-service/providers/progress/testing/memory-progress.ts';
import { happened } from '../../projection-service/testing/projection-spec.ts';
import { given, registered, requested } from '../testing/area.ts';

const attempt = (number: number) => ({ videoId: 'v1', userId: 'ann', attempt: number });
const started = (number: number) =>
  happened('video-v1', 'VideoRenderStarted', { ...attempt(number), provider: 'local' });
const failed = happened('video-v1', 'VideoFailed', { ...attempt(1), code: 'renderer_failed', timedOut: false });
const retried = happened('video-v1', 'VideoRetried', { ...attempt(2), holdId: 'v1-2', halfCredits: 2 });
const twin = happened('avatar-t1', 'AvatarRequested', { avatarId: 't1', userId: 'ann', name: 'Ann', holdId: 't1' });
const job = (jobId: string, percent: number, about: JobAtWork['about'] = { kind: 'video', id: 'v1' }): JobAtWork => ({
  jobId,
  about,
  percent,
  phase: 'Speaking',
  estimated: true,
});
const query = '{ video(id: "v1") { status processingProgress phase progressEstimated } }';

async function shown(events: Parameters<typeof given>[0], jobs: readonly JobAtWork[]) {
  const progress = createMemoryProgress();
  for (const each of jobs) await progress.report(each);
  return (await given([registered('ann'), requested('ann', 'v1'), ...events], { progress })).as('ann');
}

test('a video in the making says how far its job is, in GraphQL, in lists and over REST', async () => {
  const ann = await shown([started(1)], [job('v1-1', 40)]);
  const spoken = { processingProgress: 40, phase: 'Speaking', progressEstimated: true };
  expect(await ann.graphql(query)).toEqual({ video: { status: 'PROCESSING', ...spoken } });
  expect(await ann.graphql('{ videos { edges { node { processingProgress } } } }')).toEqual({
    videos: { edges: [{ node: { processingProgress: 40 } }] },
  });
  expect((await ann.rest('GET', '/api/videos')).body).toMatchObject([{ status: 'processing', ...spoken }]);
});

test('a video whose job has said nothing yet is being prepared', async () => {
  const ann = await shown([started(1)], []);
  expect(await ann.graphql(query)).toMatchObject({ video: { processingProgress: 0, phase: 'Preparing' } });
});

test.each([
  ['waits', [], { status: 'PENDING', processingProgress: 0, phase: null }],
  ['failed', [started(1), failed], { status: 'FAILED', processingProgress: 0, phase: null }],
  ['is made in another attempt', [started(1), failed, retried, started(2)], { processingProgress: 0 }],
])('a video that %s does not show the progress of a job that is over', async (_what, events, expected) => {
  const ann = await shown(events, [job('v1-1', 40)]);
  expect(await ann.graphql(query)).toMatchObject({ video: expected });
});

test('a store of progress that is away hides no video', async () => {
  const progress = { ...createMemoryProgress(), read: () => Promise.reject(new Error('The store is away')) };
  const { as } = await given([registered('ann'), requested('ann', 'v1'), started(1)], { progress });
  expect(await as('ann').graphql(query)).toMatchObject({ video: { status: 'PROCESSING', phase: 'Preparing' } });
});

test('a Digital Twin in the making says how far its training is', async () => {
  const progress = createMemoryProgress();
  await progress.report(job('t1', 25, { kind: 'avatar', id: 't1' }));
  const providers = { video: { presenters: async () => [] } };
  const { as } = await given([registered('ann'), twin], { progress, providers } as never);
  expect(await as('ann').graphql('{ avatars { id status progress progressEstimated description } }')).toEqual({
    avatars: [{ id: 't1', status: 'processing', progress: 25, progressEstimated: true, description: 'Speaking' }],
  });
});
