import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered, requested } from '../../testing/area.ts';

const started = happened('video-v2', 'VideoRenderStarted', {
  videoId: 'v2',
  userId: 'bo',
  attempt: 1,
  provider: 'local',
});
const events = [
  registered('admin'),
  registered('ann'),
  registered('bo'),
  requested('ann', 'v1'),
  requested('bo', 'v2'),
  started,
];
const list = (args = '') => `{ adminVideos${args} { totalCount edges { node { id status } } } }`;
const one = (id: string) => `{ adminVideo(id: "${id}") { video { id } owner { email } events { type text actor } } }`;

test.each([
  ['', 2, ['v2', 'v1']],
  ['(status: PENDING)', 1, ['v1']],
  ['(status: READY)', 0, []],
  ['(first: 1)', 2, ['v2']],
  ['(order: OLDEST)', 2, ['v1', 'v2']],
  ['(order: OLDEST, ownerId: "ann")', 1, ['v1']],
])('adminVideos%s lists the videos of all accounts with their number', async (args, totalCount, ids) => {
  const { as } = await given(events);
  const { adminVideos } = (await as('admin').graphql(list(args))) as {
    adminVideos: { totalCount: number; edges: { node: { id: string } }[] };
  };
  expect([adminVideos.totalCount, adminVideos.edges.map(({ node }) => node.id)]).toEqual([totalCount, ids]);
});

test('only administrators see whose video it is', async () => {
  const { as } = await given(events);
  expect(await as('admin').graphql('{ adminVideos { edges { node { id owner { email } } } } }')).toEqual({
    adminVideos: {
      edges: [
        { node: { id: 'v2', owner: { email: 'bo@curbcast.example' } } },
        { node: { id: 'v1', owner: { email: 'ann@curbcast.example' } } },
      ],
    },
  });
  expect(await as('ann').graphql('{ video(id: "v1") { owner { email } } }')).toMatchObject({ code: 'FORBIDDEN' });
});

test('the page past the end is empty', async () => {
  const { as } = await given(events);
  const page = `{ adminVideos(first: 2) { pageInfo { endCursor hasNextPage } } }`;
  const { adminVideos } = (await as('admin').graphql(page)) as {
    adminVideos: { pageInfo: { endCursor: string; hasNextPage: boolean } };
  };
  expect(adminVideos.pageInfo.hasNextPage).toBe(false);
  expect(await as('admin').graphql(list(`(after: "${adminVideos.pageInfo.endCursor}")`))).toEqual({
    adminVideos: { totalCount: 2, edges: [] },
  });
});

test.each(['(after: "nonsense")', '(first: 0)', '(first: 101)'])('adminVideos%s is refused', async (args) => {
  const { as } = await given(events);
  expect(await as('admin').graphql(list(args))).toMatchObject({ code: 'INVALID_INPUT' });
});

test('one video shows what an outside service charged for its attempts', async () => {
  const files = { videoKey: 'v', thumbnailKey: 't', captionsKey: 'c', picturesLeftOut: 0, leftOut: [], late: false };
  const of = { videoId: 'v2', userId: 'bo', durationMs: 5_400 };
  const made = (attempt: number, costCents: number | null) =>
    happened('video-v2', 'VideoCompleted', { ...of, ...files, attempt, costCents, renderMs: null });
  const ask = async (...more: ReturnType<typeof made>[]) =>
    (await given([...events, ...more])).as('admin').graphql('{ adminVideo(id: "v2") { costCents events { text } } }');
  expect(await ask()).toMatchObject({ adminVideo: { costCents: null } });
  expect(await ask(made(1, null))).toMatchObject({ adminVideo: { costCents: null } });
  const twice = await ask(made(1, 27), made(2, 30));
  expect(twice).toMatchObject({ adminVideo: { costCents: 57 } });
  expect(JSON.stringify(twice)).toContain('Finished: 5 seconds; the service charged $0.27');
});

test('one video shows its owner and what happened to it', async () => {
  const { as } = await given(events);
  expect(await as('admin').graphql(one('v2'))).toEqual({
    adminVideo: {
      video: { id: 'v2' },
      owner: { email: 'bo@curbcast.example' },
      events: [
        { type: 'VideoRequested', text: expect.stringMatching(/^Requested, \d+\.\d credits held$/), actor: 'given' },
        { type: 'VideoRenderStarted', text: 'Rendering started (attempt 1)', actor: 'given' },
      ],
    },
  });
  for (const id of ['none', 'a'.repeat(10_000), 'ann'])
    expect(await as('admin').graphql(one(id))).toEqual({ adminVideo: null });
});

describe.each([
  [undefined, 'UNAUTHENTICATED'],
  ['ann', 'FORBIDDEN'],
])('%s', (userId, code) => {
  test.each([list(), one('v1')])(`%.20s answers ${code}`, async (source) => {
    const { as } = await given(events);
    expect(await as(userId).graphql(source)).toMatchObject({ code });
  });
});
