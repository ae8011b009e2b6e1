import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { defaultLook } from '../../../../domain/look.ts';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import type { FileStore } from '../../files/port.ts';
import { createHeygenClient } from '../../heygen/client.ts';
import {
  standInFailure,
  standInKey,
  standInTwin,
  startHeygenServer,
  type HeygenServer,
} from '../../heygen/testing/heygen-server.ts';
import { hasEnded, type RenderRequest, type RenderState, type VideoProvider } from '../port.ts';
import { createHeygenVideoProvider } from './heygen-video-provider.ts';

const newFolder = tempFolders();
let server: HeygenServer;
let files: FileStore;
let providers: VideoProvider[];
let reported: string[];

beforeEach(async () => {
  server = await startHeygenServer();
  files = await openFolderFileStore({ folder: newFolder() });
  providers = [];
  reported = [];
});
afterEach(async () => {
  await Promise.all(providers.map((provider) => provider.close()));
  await server.close();
});

/** One process's adapter; several share the server and the files. */
function open(changes: { files?: FileStore; retries?: number; poll?: { firstMs: number; maxMs: number } } = {}) {
  const { retries = 0, poll = { firstMs: 2, maxMs: 5 } } = changes;
  const provider = createHeygenVideoProvider({
    client: createHeygenClient({ apiKey: standInKey, apiBase: server.baseUrl, retries, firstPauseMs: 1 }),
    files: changes.files ?? files,
    centsPerMinute: 300,
    poll,
    retry: { firstMs: 1, maxMs: 2 },
    onFailure: ({ code, detail }) => reported.push(`${code}: ${detail}`),
  });
  providers.push(provider);
  return provider;
}

async function request(provider: VideoProvider, changes: Partial<RenderRequest> = {}): Promise<RenderRequest> {
  const [presenter] = await provider.presenters();
  return {
    jobId: 'v-1',
    owner: 'ann',
    title: 'At home with Ann Smith',
    script: 'Hello there.',
    language: 'en-US',
    presenterId: presenter?.id ?? '',
    paidSeconds: 600,
    look: defaultLook,
    collectMedia: async () => ({ pictures: [], leftOut: [] }),
    ...changes,
  };
}

function endOf(provider: VideoProvider, jobId = 'v-1'): Promise<RenderState> {
  return new Promise((resolve, reject) => {
    const take = (state: RenderState): void => {
      if (hasEnded(state)) resolve(state);
    };
    provider.watch(jobId, take);
    provider.read(jobId).then(take, reject);
  });
}

async function made(provider: VideoProvider, changes: Partial<RenderRequest> = {}): Promise<RenderState> {
  await provider.start(await request(provider, changes));
  return endOf(provider);
}

test('asks for another try later while HeyGen serves no presenters, and no previews of them', async () => {
  const provider = open();
  const busy = { code: 'UNAVAILABLE' };
  const failNext = (call: string): void => server.failNext(call, standInFailure(503, 'unavailable'));
  failNext('GET /v3/avatars/looks');
  await expect(provider.presenters()).rejects.toMatchObject(busy);
  failNext('GET /v3/avatars/looks');
  await expect(provider.preview('hg-any', 'poster')).rejects.toMatchObject(busy);
  const [presenter] = await provider.presenters();
  const preview = await provider.preview(presenter?.id ?? '', 'poster');
  failNext('GET /files/preview.jpg');
  await expect(preview?.open()).rejects.toMatchObject(busy);
});

test('makes one video when the answer to its request is lost', async () => {
  const provider = open();
  server.failNext('POST /v3/videos', 'lost');
  expect(await made(provider)).toMatchObject({ state: 'completed' });
  expect(server.videos.size).toBe(1);
});

test.each([
  ['while HeyGen remembers the key', () => undefined],
  ['a day later, by its title', () => server.forgetKeys()],
])('makes one video when the process dies between the answer and its note: found %s', async (_when, pass) => {
  const dying: FileStore = {
    ...files,
    putBytes: async (key, bytes, type) => {
      if (Buffer.from(bytes).includes('videoId')) throw new Error('killed');
      return files.putBytes(key, bytes, type);
    },
  };
  const first = open({ files: dying });
  await expect(first.start(await request(first))).rejects.toThrow('killed');
  await first.close();
  pass();
  expect(await made(open())).toMatchObject({ state: 'completed' });
  expect(server.videos.size).toBe(1);
});

test('another process follows a job by its note, without the request', async () => {
  const first = open();
  server.hold(true);
  await first.start(await request(first));
  await first.close();
  server.hold(false);
  const second = open();
  expect(await endOf(second)).toMatchObject({
    state: 'completed',
    result: { durationSeconds: 5.4, costCents: 27, renderMs: 94_000 },
  });
  expect(server.videos.size).toBe(1);
});

test('waits as long as HeyGen asks for, however often it throttles', async () => {
  const provider = open();
  for (let count = 0; count < 8; count += 1)
    server.failNext('POST /v3/videos', standInFailure(429, 'rate_limit_exceeded', { 'retry-after': '0' }));
  expect(await made(provider)).toMatchObject({ state: 'completed' });
  expect(server.videos.size).toBe(1);
});

test('gives a job up when HeyGen fails five times in a row, and says that it may be tried again', async () => {
  const provider = open();
  for (let count = 0; count < 5; count += 1) server.failNext('POST /v3/videos', { status: 503 });
  expect(await made(provider)).toMatchObject({ state: 'failed', code: 'renderer_unavailable', retryable: true });
  expect(server.videos.size).toBe(0);
});

test.each([
  [402, 'insufficient_credit', 'renderer_unavailable'],
  [401, 'unauthorized', 'renderer_unavailable'],
  [400, 'content_policy_violation', 'against_rules'],
  [400, 'script_too_short', 'script_refused'],
  [400, 'download_failed', 'picture_refused'],
  [400, 'avatar_not_usable', 'unknown_presenter'],
  [400, 'voice_unavailable', 'voice_unavailable'],
])('a request that HeyGen refuses with %i %s fails as %s', async (status, code, failure) => {
  const provider = open();
  server.failNext('POST /v3/videos', standInFailure(status, code));
  expect(await made(provider)).toMatchObject({ state: 'failed', code: failure });
  // The operator reads HeyGen's words; the user reads ours.
  expect(reported.join()).toContain(code);
});

test.each([
  ['internal_error', 'renderer_failed', true],
  ['content_policy_violation', 'against_rules', false],
  ['a_code_of_next_year', 'renderer_failed', true],
])('a video that HeyGen fails with %s fails as %s', async (code, failure, retryable) => {
  server.failVideos(code);
  expect(await made(open())).toMatchObject({ state: 'failed', code: failure, retryable });
});

test('changes nothing after a failed read: the next one finds the video', async () => {
  const provider = open();
  for (let count = 0; count < 3; count += 1) server.failNext('GET /v3/videos/statuses', { status: 500 });
  server.failNext('GET /v3/videos/statuses', { status: 200, body: { nonsense: true } });
  expect(await made(provider)).toMatchObject({ state: 'completed' });
});

test('a video that vanishes while it is made fails', async () => {
  const provider = open();
  server.hold(true);
  await provider.start(await request(provider));
  for (const video of server.videos.values()) video.deleted = true;
  expect(await endOf(provider)).toMatchObject({ state: 'failed', code: 'renderer_failed', retryable: true });
});

test('a file that vanishes is not handed out as an empty one', async () => {
  const end = await made(open());
  if (end.state !== 'completed') throw new Error(end.state);
  server.loseFiles(true);
  await expect(end.result.video.open()).rejects.toMatchObject({ class: 'gone' });
  server.loseFiles(false);
  expect((await buffer(await end.result.video.open())).length).toBeGreaterThan(100);
});

test('looks at once when a report comes, instead of waiting an hour', async () => {
  const provider = open({ poll: { firstMs: 3_600_000, maxMs: 3_600_000 } });
  server.hold(true);
  await provider.start(await request(provider));
  const end = endOf(provider);
  while (!server.requests.some(({ path }) => path === '/v3/videos/statuses')) await pause(1);
  server.hold(false);
  // One report for each state that the stand-in moves through.
  while (!hasEnded(await provider.read('v-1'))) {
    await provider.nudge('v-1');
    await pause(1);
  }
  expect(await end).toMatchObject({ state: 'completed' });
  await provider.nudge('v-1');
  await provider.nudge('unknown');
});

test('finds out by a call that a video is finished when its report was lost, here and in another process', async () => {
  const slow = { poll: { firstMs: 3_600_000, maxMs: 3_600_000 } };
  const provider = open(slow);
  server.hold(true);
  await provider.start(await request(provider));
  server.hold(false);
  const elsewhere = open(slow);
  for (;;) {
    const said = await elsewhere.ask('v-1');
    expect(await provider.ask('v-1')).toMatchObject({ state: expect.any(String) });
    if (said.state === 'completed') break;
  }
  expect(await provider.ask('v-1')).toMatchObject({ state: 'completed', result: { durationSeconds: 5.4 } });
  expect(await provider.ask('v-none')).toEqual({ state: 'unknown' });
});

test('reports a missing answer instead of a remembered state', async () => {
  const provider = open();
  server.hold(true);
  await provider.start(await request(provider));
  for (let n = 0; n < 50; n += 1) server.failNext('GET /v3/videos/statuses', { status: 503 });
  await expect(provider.ask('v-1')).rejects.toThrow();
});

test('shows the first picture behind the presenter, reports the others as left out, and does not send the title', async () => {
  const provider = open();
  const end = await made(provider, {
    collectMedia: async (folder) => {
      const paths = ['a', 'b'].map((name) => join(folder, name));
      for (const path of paths) await writeFile(path, 'picture');
      return {
        pictures: paths.map((path) => ({ url: `https://x/${path.at(-1)}`, path, contentType: 'image/png' as const })),
        leftOut: [{ url: 'https://x/gone', reason: 'unreachable' }],
      };
    },
  });
  expect(end).toMatchObject({
    state: 'completed',
    leftOut: [
      { url: 'https://x/gone', reason: 'unreachable' },
      { url: 'https://x/b', reason: 'too_many' },
    ],
  });
  const [video] = [...server.videos.values()];
  expect(video?.request).toMatchObject({ background: { type: 'image' }, callback_id: 'v-1', aspect_ratio: '16:9' });
  expect(JSON.stringify(video?.request)).not.toContain('Ann');
});

test('a Digital Twin presents by its own look', async () => {
  const provider = open();
  const twin = { twinId: 't-1', provider: 'heygen', modelId: standInTwin, name: 'Ann', files: [] };
  await provider.start(await request(provider, { presenterId: 't-1', twin: { ...twin, open: async () => undefined } }));
  expect((await endOf(provider)).state).toBe('completed');
  expect([...server.videos.values()].map(({ request: { avatar_id: look } }) => look)).toEqual([standInTwin]);
});

test('leaves no trace of a discarded or canceled job at HeyGen', async () => {
  const provider = open();
  await made(provider);
  await provider.discard('v-1');
  server.hold(true);
  await provider.start(await request(provider, { jobId: 'v-2' }));
  await provider.cancel('v-2');
  expect([...server.videos.values()].map(({ deleted }) => deleted)).toEqual([true, true]);
});
