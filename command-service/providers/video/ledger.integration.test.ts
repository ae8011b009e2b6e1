import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { requestFromJson } from '../../render-request.ts';
import { freeFailure, openVideoWorld, paidVideo, type Told } from '../../testing/video-world.ts';
import { openFolderFileStore } from '../files/folder/folder-file-store.ts';
import { createHeygenClient } from '../heygen/client.ts';
import {
  signedReport,
  standInFailure,
  standInKey,
  standInSecret,
  startHeygenServer,
  type HeygenServer,
} from '../heygen/testing/heygen-server.ts';
import { HeygenReportRejected, readHeygenReport } from '../heygen/webhook.ts';
import { createHeygenVideoProvider } from './heygen/heygen-video-provider.ts';
import type { VideoProvider } from './port.ts';
import { createQueueProvider } from './queue/queue-provider.ts';
import { startRenderer } from './queue/renderer.ts';
import { openSqliteRenderJobs } from './queue/sqlite-jobs.ts';

const newFolder = tempFolders();
type World = Awaited<ReturnType<typeof openVideoWorld>>;

let server: HeygenServer;
let provider: VideoProvider;
let world: World;
let close: () => Promise<void>;

async function openOnHeygen(queued: boolean): Promise<void> {
  server = await startHeygenServer();
  const folder = newFolder();
  const files = await openFolderFileStore({ folder });
  const engine = createHeygenVideoProvider({
    client: createHeygenClient({ apiKey: standInKey, apiBase: server.baseUrl, retries: 0 }),
    files,
    centsPerMinute: 300,
    poll: { firstMs: 5, maxMs: 20 },
    retry: { firstMs: 1, maxMs: 5 },
  });
  provider = engine;
  close = () => engine.close();
  if (queued) {
    const jobs = openSqliteRenderJobs({ folder });
    const renderer = startRenderer({
      jobs,
      files,
      engine,
      requestOf: (json) => requestFromJson(json, { files, collectMedia: async () => ({ pictures: [], leftOut: [] }) }),
      slots: 4,
      name: 'test',
      idleMs: 10,
      onError: () => undefined,
    });
    provider = createQueueProvider({ jobs, files, engine, pollMs: 20 });
    close = async () => {
      await renderer.stop();
      await provider.close();
      await jobs.close();
    };
  }
  world = await openVideoWorld({ provider, files });
}

async function settled(videoId: string): Promise<Told> {
  for (;;) {
    const told = await world.told('ann', videoId);
    if (told.captured + told.released > 0) return told;
    await sleep(10);
  }
}

/** Treats a report as the gateway does: only a signed one counts, and only as a hint. */
async function receive({ body, headers }: ReturnType<typeof signedReport>): Promise<number> {
  try {
    const { 'heygen-signature': signature, 'heygen-timestamp': timestamp } = headers;
    const { callbackId } = readHeygenReport(body, { signature, timestamp }, standInSecret, Date.now());
    if (callbackId !== undefined) await provider.nudge(callbackId);
    return 200;
  } catch (error) {
    if (error instanceof HeygenReportRejected) return 400;
    throw error;
  }
}

describe.each([
  ['HeyGen', false],
  ['HeyGen behind the queue', true],
])('what a video costs: %s', (_name, queued) => {
  beforeEach(() => openOnHeygen(queued));
  afterEach(async () => {
    await world.stop();
    await close();
    await server.close();
  });

  const order = async (videoId: string): Promise<Told> => {
    await world.order('ann', videoId);
    return settled(videoId);
  };

  test.each<[string, () => void]>([
    ['nothing goes wrong', () => undefined],
    ['the answer to the request is lost', () => server.failNext('POST /v3/videos', 'lost')],
    [
      'HeyGen throttles',
      () => server.failNext('POST /v3/videos', standInFailure(429, 'rate_limit_exceeded', { 'retry-after': '0' })),
    ],
    ['HeyGen fails once', () => server.failNext('POST /v3/videos', { status: 502 })],
    ['a read fails', () => server.failNext('GET /v3/videos/statuses', { status: 503 })],
    ['a read breaks off', () => server.failNext('GET /v3/videos/', 'lost')],
    ['a file breaks off', () => server.failNext('GET /files/', 'lost')],
    ['a link has expired', () => server.failNext('GET /files/', { status: 403 })],
  ])('a video costs its price once when %s', async (_when, fault) => {
    fault();
    expect(await order('v-ok')).toEqual({ ...paidVideo, failureCode: undefined });
    expect(server.videos.size).toBe(1);
    expect(await world.balance('ann')).toEqual({ holds: 0, consumed: 1 });
  });

  test.each<[string, () => void, string]>([
    [
      'HeyGen refuses it',
      () => server.failNext('POST /v3/videos', standInFailure(400, 'content_policy_violation')),
      'against_rules',
    ],
    [
      'our account is empty',
      () => server.failNext('POST /v3/videos', standInFailure(402, 'insufficient_credit')),
      'renderer_unavailable',
    ],
    ['the video fails', () => server.failVideos('internal_error'), 'renderer_failed'],
    [
      'HeyGen is away',
      () => {
        for (let count = 0; count < 5; count += 1) server.failNext('POST /v3/videos', { status: 500 });
      },
      'renderer_unavailable',
    ],
  ])('a video costs nothing when %s', async (_when, fault, failureCode) => {
    fault();
    expect(await order('v-bad')).toEqual({ ...freeFailure, failureCode });
    expect(await world.balance('ann')).toEqual({ holds: 0, consumed: 0 });
  });

  test('late, doubled, contradicting, forged and foreign reports change nothing', async () => {
    server.hold(true);
    await world.order('ann', 'v-rep');
    while (server.videos.size === 0) await sleep(5);
    const [video] = [...server.videos.values()];
    const id = video?.id ?? '';
    // The report says that the video is ready, or has failed, while it is being made.
    for (const type of ['avatar_video.success', 'avatar_video.fail', 'avatar_video.success'])
      expect(await receive(server.report(id, type))).toBe(200);
    const forged = signedReport(
      { event_type: 'avatar_video.fail', event_data: { callback_id: 'v-rep-1' } },
      'whsec_no',
    );
    expect(await receive(forged)).toBe(400);
    for (const callback_id of ['unknown-1', '../x', '', 'v-rep-2'])
      expect([200, 400]).toContain(await receive(server.report(id, 'avatar_video.success', { callback_id })));
    expect((await world.told('ann', 'v-rep')).captured).toBe(0);
    server.hold(false);
    expect(await settled('v-rep')).toEqual({ ...paidVideo, failureCode: undefined });
    for (const type of ['avatar_video.fail', 'avatar_video.success', 'avatar_video.fail'])
      expect(await receive(server.report(id, type))).toBe(200);
    expect(await world.told('ann', 'v-rep')).toEqual({ ...paidVideo, failureCode: undefined });
    expect(await world.balance('ann')).toEqual({ holds: 0, consumed: 1 });
  });

  test('one video is made and one hold settled for each of five ordered at once', async () => {
    server.limitTo(2);
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ids) await world.order('ann', id);
    for (const id of ids) expect([id, await settled(id)]).toEqual([id, { ...paidVideo, failureCode: undefined }]);
    expect(server.videos.size).toBe(5);
    expect(await world.balance('ann')).toEqual({ holds: 0, consumed: 5 });
  });

  test('a video that is deleted while HeyGen makes it costs its price: HeyGen charges for it', async () => {
    server.hold(true);
    await world.order('ann', 'v-del');
    while (server.videos.size === 0) await sleep(5);
    server.hold(false);
    while ((await world.told('ann', 'v-del')).status === 'pending') await sleep(1);
    server.hold(true);
    const before = await world.told('ann', 'v-del');
    await world.remove('ann', 'v-del');
    const { captured, released } = await settled('v-del');
    expect(captured + released).toBe(1);
    if (before.status === 'processing') expect(captured).toBe(1);
  });
});

test('files that vanish for good fail the video, and its credits are released', async () => {
  await openOnHeygen(true);
  server.loseFiles(true);
  await world.order('ann', 'v-gone');
  expect(await settled('v-gone')).toEqual({ ...freeFailure, failureCode: 'renderer_failed' });
  await world.stop();
  await close();
  await server.close();
});
