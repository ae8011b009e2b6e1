import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { bought, given, registered, requested } from '../../testing/area.ts';

const people = [registered('ann'), registered('bo'), bought('ann', 'l1', 20)];
const three = [...people, requested('ann', 'v1', 'Alpha'), requested('ann', 'v2', 'Beta'), requested('bo', 'v3')];
const failed = happened('video-v2', 'VideoFailed', {
  videoId: 'v2',
  userId: 'ann',
  attempt: 1,
  code: 'timed_out',
  timedOut: true,
});

describe('the list of videos', () => {
  test.each([
    ['', ['v2', 'v1']],
    ['(sort: OLDEST)', ['v1', 'v2']],
    ['(sort: TITLE)', ['v1', 'v2']],
    ['(search: "beta")', ['v2']],
    ['(search: "elm street")', ['v2', 'v1']],
    ['(search: "  BETA   élm ")', ['v2']],
    ['(search: "beta gamma")', []],
    ['(status: PENDING)', ['v1']],
    ['(status: FAILED)', ['v2']],
    ['(status: COMPLETED)', []],
  ])('videos%s returns %j', async (args, ids) => {
    const { as } = await given([...three, failed]);
    const found = await as('ann').graphql(`{ videos${args} { edges { node { id } } } }`);
    expect(found).toEqual({ videos: { edges: ids.map((id) => ({ node: { id } })) } });
  });

  test('refuses a cursor of another order', async () => {
    const { as } = await given(three);
    const page = (args: string) => `{ videos(first: 1${args}) { pageInfo { endCursor } } }`;
    const found = (await as('ann').graphql(page(''))) as { videos: { pageInfo: { endCursor: string } } };
    const after = `, after: "${found.videos.pageInfo.endCursor}"`;
    expect(await as('ann').graphql(page(after))).toMatchObject({ videos: {} });
    expect(await as('ann').graphql(page(`${after}, sort: OLDEST`))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('refuses a search of more than 200 characters', async () => {
    const { as } = await given(three);
    const search = 'a'.repeat(201);
    for (const list of [
      `{ videos(search: "${search}") { edges { cursor } } }`,
      `{ videoSelection(search: "${search}") { hasMore } }`,
    ])
      expect(await as('ann').graphql(list)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('is selected as a whole, by filter, for actions on all of it', async () => {
    const { as } = await given([...three, failed]);
    const select = (args: string) =>
      as('ann').graphql(`{ videoSelection${args} { hasMore videos { id title status } } }`);
    const beta = { id: 'v2', title: 'Beta', status: 'FAILED' };
    expect(await select('')).toEqual({
      videoSelection: { hasMore: false, videos: [beta, { id: 'v1', title: 'Alpha', status: 'PENDING' }] },
    });
    expect(await select('(status: FAILED)')).toEqual({ videoSelection: { hasMore: false, videos: [beta] } });
    expect(await select('(search: "beta")')).toEqual({ videoSelection: { hasMore: false, videos: [beta] } });
    expect(await select('(search: "gamma")')).toEqual({ videoSelection: { hasMore: false, videos: [] } });
  });

  test('selects up to 5,000 of thousands, and says that there are more', async () => {
    const many = Array.from({ length: 5_001 }, (_none, n) => requested('ann', `v${n}`, 'Elm'));
    const { as } = await given([registered('ann'), ...many]);
    const { videoSelection } = (await as('ann').graphql('{ videoSelection { hasMore videos { id } } }')) as {
      videoSelection: { hasMore: boolean; videos: { id: string }[] };
    };
    expect(videoSelection.hasMore).toBe(true);
    expect(new Set(videoSelection.videos.map(({ id }) => id)).size).toBe(5_000);
  });

  test('GET /api/videos returns the same videos, the newest first', async () => {
    const { as } = await given(three);
    const { status, body } = await as('ann').rest('GET', '/api/videos');
    expect([status, body]).toMatchObject([
      200,
      [
        { id: 'v2', title: 'Beta', status: 'pending', creditsHeld: 1, screenShareType: null, shareUrl: null },
        { id: 'v1', title: 'Alpha' },
      ],
    ]);
  });

  test('the numbers by status are the same in GraphQL and REST', async () => {
    const { as } = await given([...three, failed]);
    const stats = { total: 2, pending: 1, processing: 0, ready: 0, failed: 1 };
    expect(await as('ann').graphql('{ videoStats { id total pending processing ready failed } }')).toEqual({
      videoStats: { id: 'ann', ...stats },
    });
    expect((await as('ann').rest('GET', '/api/videos/stats')).body).toEqual(stats);
  });
});

test('a deletion takes the held credits only where an outside service charges for work that has begun', async () => {
  const begun = happened('video-v1', 'VideoRenderStarted', {
    videoId: 'v1',
    userId: 'ann',
    attempt: 1,
    provider: 'heygen',
  });
  const costs = async (chargesForStartedWork: boolean) => {
    const { as } = await given([...three, begun], { providers: { video: { chargesForStartedWork } } } as never);
    return as('ann').graphql('{ videos { edges { node { status deletionCredits } } } }');
  };
  const answer = (credits: number) => ({
    videos: {
      edges: [
        { node: { status: 'PENDING', deletionCredits: 0 } },
        { node: { status: 'PROCESSING', deletionCredits: credits } },
      ],
    },
  });
  expect(await costs(true)).toEqual(answer(1));
  expect(await costs(false)).toEqual(answer(0));
});

test('a video says which pictures and videos it was made without, and why', async () => {
  const reasons = ['no_picture', 'unreachable', 'too_large', 'unreadable'] as const;
  const completed = happened('video-v1', 'VideoCompleted', {
    videoId: 'v1',
    userId: 'ann',
    attempt: 1,
    durationMs: 9_000,
    videoKey: 'videos/v1/1/video.mp4',
    thumbnailKey: 'videos/v1/1/thumbnail.jpg',
    captionsKey: 'videos/v1/1/captions.vtt',
    picturesLeftOut: reasons.length,
    costCents: null,
    renderMs: null,
    leftOut: reasons.map((reason) => ({ url: `https://a.example/${reason}`, reason })),
    late: false,
  });
  const { as } = await given([...three, completed]);
  expect(await as('ann').graphql('{ video(id: "v1") { picturesLeftOut leftOut { url reason } } }')).toEqual({
    video: {
      picturesLeftOut: 4,
      leftOut: [
        { url: 'https://a.example/no_picture', reason: 'It is neither a picture nor a video.' },
        { url: 'https://a.example/unreachable', reason: 'It could not be loaded.' },
        { url: 'https://a.example/too_large', reason: 'It is too large.' },
        { url: 'https://a.example/unreadable', reason: 'The file is broken or of a kind that cannot be shown.' },
      ],
    },
  });
});

test("another user's video is null in GraphQL", async () => {
  const { as } = await given(three);
  expect(await as('ann').graphql('{ own: video(id: "v1") { title } other: video(id: "v3") { id } }')).toEqual({
    own: { title: 'Alpha' },
    other: null,
  });
});

describe('starting a video', () => {
  const input = { script: 'Welcome.', avatarId: 'presenter-1', title: 'New' };
  const mutation =
    'mutation ($input: StartVideoInput!) { startVideo(input: $input) { creditsReserved creditsAvailable video { id title status creditsHeld createdAt } account { available } } }';
  const startVideo = async () => ({ videoId: 'v9', reserved: 2, available: 18, position: '0000000000000000' as never });

  test('returns the video as the command accepted it while the read model is behind', async () => {
    const behind = '9999999999999999' as never;
    const { as } = await given(people, {
      commands: { videos: { startVideo: async () => ({ ...(await startVideo()), position: behind }) } as never },
    });
    expect(await as('ann').graphql(mutation, { input })).toEqual({
      startVideo: {
        creditsReserved: 1,
        creditsAvailable: 9,
        video: { id: 'v9', title: 'New', status: 'PENDING', creditsHeld: 1, createdAt: '2026-01-15T00:00:00.000Z' },
        account: { available: 10 },
      },
    });
  });

  test('answers NOT_FOUND when the video is gone again', async () => {
    const { as } = await given(people, { commands: { videos: { startVideo } as never } });
    expect(await as('ann').graphql(mutation, { input })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await as('ann').rest('POST', '/api/videos', input)).status).toBe(404);
  });

  test('hands input, user and idempotency key to the command', async () => {
    const sent: unknown[] = [];
    const record = async (...args: unknown[]) => {
      sent.push(args);
      throw new Refusal('INSUFFICIENT_CREDITS', 'Not enough credits');
    };
    const { as } = await given(people, { commands: { videos: { startVideo: record } as never } });
    const key = 'key-1';
    expect(await as('ann').graphql(mutation, { input: { ...input, idempotencyKey: key } })).toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    const answer = await as('ann').rest('POST', '/api/videos', input, { 'idempotency-key': key });
    expect([answer.status, answer.body]).toMatchObject([402, { code: 'INSUFFICIENT_CREDITS' }]);
    const parsed = { ...input, propertyAddress: '', screenShareUrl: null, imageUrls: [] };
    const call = ['ann', parsed, { actor: { kind: 'user', id: 'ann' }, idempotencyKey: key }];
    expect(sent).toMatchObject([call, call]);
  });
});

test('a failed video says what another attempt costs at most; others do not', async () => {
  const { as } = await given([...three, failed]);
  expect(await as('ann').graphql('{ videos { edges { node { id retryCredits } } } }')).toEqual({
    videos: { edges: [{ node: { id: 'v2', retryCredits: 0.5 } }, { node: { id: 'v1', retryCredits: null } }] },
  });
});

describe('the sources of a video', () => {
  const asked =
    '{ video(id: "v4") { imageUrls pictureCaptions pictureTexts pictureScenes look { format placement captions resolution music } madeFrom { id } } }';
  const copyOf = (madeFrom: string) => {
    const event = requested('ann', 'v4');
    const look = { format: 'portrait', placement: 'small', captions: false };
    return {
      ...event,
      data: {
        ...event.data,
        imageUrls: ['https://a.example/1.jpg'],
        pictureCaptions: ['Front'],
        pictureTexts: ['Porch'],
        pictureScenes: [['Welcome home.']],
        look,
        madeFrom,
      },
    };
  };
  const made = {
    imageUrls: ['https://a.example/1.jpg'],
    pictureCaptions: ['Front'],
    pictureTexts: ['Porch'],
    pictureScenes: [['Welcome home.']],
    // The order is older than these choices.
    look: { format: 'PORTRAIT', placement: 'SMALL', captions: false, resolution: 'HD', music: false },
  };

  test('are there to make another video from', async () => {
    const { as } = await given([...three, copyOf('v1')]);
    expect(await as('ann').graphql(asked)).toEqual({ video: { ...made, madeFrom: { id: 'v1' } } });
  });

  test.each(['v3', 'deleted'])('name no original video that its owner cannot see: %s', async (from) => {
    const { as } = await given([...three, copyOf(from)]);
    expect(await as('ann').graphql(asked)).toEqual({ video: { ...made, madeFrom: null } });
  });
});

describe('renaming a video', () => {
  test('hands the trimmed title to the command and returns the video', async () => {
    const sent: unknown[] = [];
    const renameVideo = async (...args: unknown[]) => {
      sent.push(args.slice(0, 3));
      return '0000000000000000';
    };
    const { as } = await given(three, { commands: { videos: { renameVideo } as never } });
    const source = 'mutation { renameVideo(id: "v1", title: " The Elms ") { video { id title } } }';
    expect(await as('ann').graphql(source)).toEqual({ renameVideo: { video: { id: 'v1', title: 'Alpha' } } });
    expect(sent).toEqual([['ann', 'v1', 'The Elms']]);
  });

  test.each([
    ['  ', 'Please enter a title.'],
    ['x'.repeat(201), 'title may have at most 200 characters.'],
  ])('rejects a title %j before any command', async (title, message) => {
    const { as } = await given(three);
    const source = 'mutation ($title: String!) { renameVideo(id: "v1", title: $title) { position } }';
    expect(await as('ann').graphql(source, { title })).toMatchObject({ code: 'INVALID_INPUT', message });
  });
});

describe('deleting videos', () => {
  const position = '0000000000000000' as never;
  const videos = {
    deleteVideo: async (_userId: string, videoId: string) => ({ videoId, position }),
    deleteVideos: async () => ({ deleted: ['v1'], skipped: [{ id: 'v3', reason: 'Video not found' }], position }),
    refreshVideo: async () => position,
    restoreVideos: async () => ({ restored: ['v1'], skipped: [{ id: 'v3', reason: 'Video not found' }], position }),
  } as never;

  test('returns the id and the balance', async () => {
    const { as } = await given(three, { commands: { videos } });
    expect(await as('ann').graphql('mutation { deleteVideo(id: "v1") { id account { available } } }')).toEqual({
      deleteVideo: { id: 'v1', account: { available: 10 } },
    });
    expect((await as('ann').rest('DELETE', '/api/videos/v1')).body).toEqual({ success: true, id: 'v1' });
  });

  test('reports which of several were skipped', async () => {
    const { as } = await given(three, { commands: { videos } });
    const outcome = { deleted: ['v1'], skipped: [{ id: 'v3', reason: 'Video not found' }] };
    expect(
      await as('ann').graphql('mutation { deleteVideos(ids: ["v1", "v3"]) { deleted skipped { id reason } } }'),
    ).toEqual({ deleteVideos: outcome });
    expect((await as('ann').rest('DELETE', '/api/videos/bulk', { videoIds: ['v1', 'v3'] })).body).toEqual(outcome);
  });

  test('can be undone, and says which videos stay deleted', async () => {
    const { as } = await given(three, { commands: { videos } });
    const source =
      'mutation { restoreVideos(ids: ["v1", "v3"]) { restored skipped { id reason } account { available } } }';
    expect(await as('ann').graphql(source)).toEqual({
      restoreVideos: {
        restored: ['v1'],
        skipped: [{ id: 'v3', reason: 'Video not found' }],
        account: { available: 10 },
      },
    });
  });

  test('refreshing returns the stored video', async () => {
    const { as } = await given(three, { commands: { videos } });
    expect(await as('ann').graphql('mutation { refreshVideo(id: "v1") { video { title } } }')).toEqual({
      refreshVideo: { video: { title: 'Alpha' } },
    });
    expect((await as('ann').rest('PATCH', '/api/videos/v1/status')).body).toMatchObject({ id: 'v1', title: 'Alpha' });
    expect((await as('ann').rest('PATCH', '/api/videos/v3/status')).status).toBe(404);
  });
});

describe('without a session', () => {
  test.each([
    '{ videos { edges { cursor } } }',
    '{ video(id: "v1") { id } }',
    '{ videoStats { id } }',
    'mutation { startVideo(input: { script: "a", avatarId: "b" }) { position } }',
    'mutation { deleteVideo(id: "v1") { id } }',
    'mutation { deleteVideos(ids: []) { deleted } }',
    'mutation { refreshVideo(id: "v1") { position } }',
    'mutation { restoreVideos(ids: ["v1"]) { restored } }',
    'mutation { renameVideo(id: "v1", title: "a") { position } }',
  ])('%s answers UNAUTHENTICATED', async (source) => {
    const { as } = await given([]);
    expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each([
    ['GET', '/api/videos'],
    ['GET', '/api/videos/stats'],
    ['POST', '/api/videos'],
    ['DELETE', '/api/videos/bulk'],
    ['DELETE', '/api/videos/v1'],
    ['PATCH', '/api/videos/v1/status'],
    ['GET', '/api/videos/v1/media/video'],
  ] as const)('%s %s answers 401', async (method, url) => {
    const { as } = await given([]);
    expect((await as().rest(method, url, method === 'GET' ? undefined : {})).status).toBe(401);
  });
});

test.each(['/api/videos/v1/media/video', '/api/videos/v1/media/other', '/api/videos/v3/media/video'])(
  'GET %s answers 404 while the video has no such file',
  async (url) => {
    const { as } = await given(three);
    expect((await as('ann').rest('GET', url)).status).toBe(404);
  },
);

/** The names in the central directory of a ZIP file. */
function namesInZip(zip: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 46))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  return names;
}

describe('several videos as a ZIP file', () => {
  const finished = (videoId: string) =>
    happened(`video-${videoId}`, 'VideoCompleted', {
      videoId,
      userId: 'ann',
      attempt: 1,
      durationMs: 9_000,
      videoKey: `videos/${videoId}/1/video.mp4`,
      thumbnailKey: 't',
      captionsKey: 'c',
      picturesLeftOut: 0,
      costCents: null,
      renderMs: null,
      leftOut: [],
      late: false,
    });

  test('holds the finished ones under their titles, and counts each as an export', async () => {
    const recorded: unknown[] = [];
    const open = async (key: string) => ({ stream: Readable.from([Buffer.from(`video ${key}`)]) });
    const { as } = await given([...three, requested('ann', 'v5', 'Al/pha'), finished('v1'), finished('v5')], {
      commands: { exports: { recordDownload: async (...args: unknown[]) => recorded.push(args.slice(0, 3)) } as never },
      providers: { files: { open } as never },
    });
    const { status, headers, raw } = await as('ann').bytes('/downloads/videos?ids=v1,v2,v5,v1');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="curbcast-videos-2026-01-15.zip"');
    const text = raw.toString('latin1');
    for (const part of ['Alpha.mp4', 'video videos/v1/1/video.mp4', 'Al pha.mp4', 'video videos/v5/1/video.mp4'])
      expect(text).toContain(part);
    expect(recorded).toEqual([
      ['ann', 'v1', 'mp4'],
      ['ann', 'v5', 'mp4'],
    ]);
  });

  test('names each file once and whole', async () => {
    const titles = ['A', 'A', 'A (2)', 'CON', 'Elm\u202E4pm', `${'x'.repeat(119)}🏡`];
    const videos = titles.flatMap((title, at) => [requested('ann', `z${at}`, title), finished(`z${at}`)]);
    const open = async () => ({ stream: Readable.from([Buffer.from('video')]) });
    const { as } = await given(videos, {
      commands: { exports: { recordDownload: async () => undefined } as never },
      providers: { files: { open } as never },
    });
    const { raw } = await as('ann').bytes(`/downloads/videos?ids=${titles.map((_, at) => `z${at}`).join(',')}`);
    expect(namesInZip(raw)).toEqual([
      'A.mp4',
      'A (2).mp4',
      'A (2) (2).mp4',
      '_CON.mp4',
      'Elm 4pm.mp4',
      `${'x'.repeat(119)}.mp4`,
    ]);
  });

  test.each([
    ['', 400, 'Please select a video.'],
    ['v1,v3', 404, 'Video not found'],
    ['v1', 409, 'These videos are not ready yet.'],
    [Array.from({ length: 101 }, (_, n) => `v${n}`).join(','), 400, 'At most 100 videos can be exported at once.'],
  ])('refuses %.20s with %p', async (ids, status, error) => {
    const { as } = await given(three);
    const answer = await as('ann').rest('GET', `/downloads/videos?ids=${ids}`);
    expect(answer).toMatchObject({ status, body: { error } });
  });

  test('needs a session', async () => {
    const { as } = await given([]);
    expect((await as().rest('GET', '/downloads/videos?ids=v1')).status).toBe(401);
  });
});
