import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import type { FileStore } from '../../files/port.ts';
import { createHeygenClient } from '../../heygen/client.ts';
import { createStandInAvatars, type StandInAvatars } from '../../heygen/testing/avatars-part.ts';
import {
  standInFailure,
  standInKey,
  startHeygenServer,
  type HeygenServer,
} from '../../heygen/testing/heygen-server.ts';
import { hasTrained, type TrainRequest, type TrainState, type TwinProvider } from '../port.ts';
import { createHeygenTwinProvider } from './heygen-twin-provider.ts';

const newFolder = tempFolders();
let heygen: StandInAvatars;
let server: HeygenServer;
let files: FileStore;
let providers: TwinProvider[];

beforeEach(async () => {
  heygen = createStandInAvatars();
  server = await startHeygenServer([heygen.part]);
  files = await openFolderFileStore({ folder: newFolder() });
  providers = [];
});
afterEach(async () => {
  await Promise.all(providers.map((provider) => provider.close()));
  await server.close();
});

/** Waits until there is something. */
async function eventually<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(2);
  }
}

/** One process's adapter; several share the server and the files. */
function open(): TwinProvider {
  const provider = createHeygenTwinProvider({
    client: createHeygenClient({ apiKey: standInKey, apiBase: server.baseUrl, retries: 0 }),
    files,
    consentReturnUrl: 'https://curbcast.example/manage-avatars',
    poll: { firstMs: 2, maxMs: 5 },
    retry: { firstMs: 1, maxMs: 2 },
  });
  providers.push(provider);
  return provider;
}
const request = (content = 'one person'): TrainRequest => ({
  jobId: 'twin-1',
  owner: 'ann',
  name: 'Ann Smith',
  footage: {
    contentType: 'video/webm',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    durationMs: 20_000,
    open: async () => Readable.from([Buffer.from(content)]),
  },
});
const stateOf = (provider: TwinProvider, fits: (state: TrainState) => boolean): Promise<TrainState> =>
  eventually(async () => {
    const state = await provider.read('twin-1');
    return fits(state) ? state : undefined;
  });
const endOf = (provider: TwinProvider): Promise<TrainState> => stateOf(provider, hasTrained);
const made = (): number =>
  server.requests.filter(({ method, path }) => `${method} ${path}` === 'POST /v3/avatars').length;

test('the person confirms the consent on a page of HeyGen’s; then the twin is made', async () => {
  heygen.holdConsent(true);
  const provider = open();
  await provider.train(request());
  const [avatar] = heygen.avatars.values();
  expect(await stateOf(provider, (state) => 'consentUrl' in state)).toEqual({
    state: 'training',
    progress: 0,
    phase: 'Waiting for the consent',
    estimated: true,
    consentUrl: `${server.baseUrl}/consent/${avatar?.groupId}`,
  });
  const asked = server.requests.filter(({ path }) => path.endsWith('/consent'));
  expect(asked.map(({ body }) => body)).toEqual([{ reroute_url: 'https://curbcast.example/manage-avatars' }]);
  heygen.holdConsent(false);
  expect(await endOf(provider)).toMatchObject({ state: 'ready', result: { modelId: avatar?.lookId, model: [] } });
});

test('HeyGen learns neither the name of the twin nor its owner, and keeps no recording of a finished training', async () => {
  const provider = open();
  await provider.train(request());
  await endOf(provider);
  expect(JSON.stringify(server.requests.map(({ body, query }) => [body, `${query}`]))).not.toMatch(/Ann|ann/);
  expect(heygen.assets.size).toBe(1);
  await provider.discard('twin-1');
  expect([heygen.assets.size, heygen.avatars.size]).toEqual([0, 1]);
  await provider.deleteModel([...heygen.avatars.keys()][0] ?? '');
  expect(heygen.avatars.size).toBe(0);
});

test.each([
  ['nobody', 'no_face'],
  ['stranger', 'consent_refused'],
] as const)('footage of %s fails as %s, and leaves no trace at HeyGen', async (content, code) => {
  const provider = open();
  await provider.train(request(content));
  expect(await endOf(provider)).toEqual({ state: 'failed', code });
  await provider.discard('twin-1');
  expect([heygen.assets.size, heygen.avatars.size]).toEqual([0, 0]);
});

test.each([
  ['insufficient_credit', 402, 'twins_unavailable'],
  ['content_policy_violation', 400, 'rejected'],
  ['invalid_parameter', 400, 'rejected'],
] as const)('a training that is refused with %s fails', async (code, status, failure) => {
  server.failNext('POST /v3/avatars', standInFailure(status, code));
  const provider = open();
  await provider.train(request());
  expect(await endOf(provider)).toEqual({ state: 'failed', code: failure });
});

test('a recording that is larger than HeyGen takes is rejected before it is sent', async () => {
  heygen.limitFiles(3);
  const provider = open();
  await provider.train(request());
  expect(await endOf(provider)).toEqual({ state: 'failed', code: 'rejected' });
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test('waits while HeyGen throttles, and gives up after five failures of the service', async () => {
  for (let each = 0; each < 8; each += 1)
    server.failNext('POST /v3/avatars', standInFailure(429, 'rate_limit_exceeded', { 'retry-after': '0' }));
  const patient = open();
  await patient.train(request());
  expect(await endOf(patient)).toMatchObject({ state: 'ready' });
  for (let each = 0; each < 5; each += 1)
    server.failNext('POST /v3/assets/direct-uploads', standInFailure(503, 'service_unavailable'));
  await patient.train({ ...request(), jobId: 'twin-2' });
  await eventually(async () => (await patient.read('twin-2')).state === 'failed' || undefined);
  expect(await patient.read('twin-2')).toEqual({ state: 'failed', code: 'twins_unavailable' });
});

// Every call of the training whose answer may be lost: the work was done, and nobody knows.
test.each([
  'POST /v3/assets/direct-uploads',
  'PUT /uploads/',
  'POST /v3/assets/recording-1/complete',
  'POST /v3/avatars',
  'POST /v3/avatars/group-2/consent',
  'GET /v3/avatars/looks/look_2',
])('a lost answer to %s makes no second avatar', async (call) => {
  server.failNext(call, 'lost');
  const provider = open();
  await provider.train(request());
  expect(await endOf(provider)).toMatchObject({ state: 'ready' });
  expect(heygen.avatars.size).toBe(1);
});

test('another process continues a training, even after a lost answer and a forgotten key', async () => {
  server.failNext('POST /v3/avatars', 'lost');
  const first = open();
  const trying = first.train(request());
  await eventually(async () => made() === 1 || undefined);
  await first.close();
  await trying;
  server.forgetKeys();
  const second = open();
  await second.train(request());
  expect(await endOf(second)).toMatchObject({ state: 'ready' });
  expect([heygen.avatars.size, made()]).toEqual([1, 1]);
  // A third one, which never started it, reads the same end.
  expect(await endOf(open())).toMatchObject({ state: 'ready' });
});

test('removes a canceled training at HeyGen, even after a lost answer', async () => {
  heygen.holdConsent(true);
  const provider = open();
  await provider.train(request());
  await stateOf(provider, (state) => 'consentUrl' in state);
  await provider.cancel('twin-1');
  expect([heygen.assets.size, heygen.avatars.size]).toEqual([0, 0]);
  await provider.discard('twin-1');

  server.failNext('POST /v3/avatars', 'lost');
  const dying = open();
  const trying = dying.train({ ...request(), jobId: 'twin-2' });
  await eventually(async () => heygen.avatars.size === 1 || undefined);
  await dying.close();
  await trying;
  await open().cancel('twin-2');
  expect([heygen.assets.size, heygen.avatars.size]).toEqual([0, 0]);
});

test('treats a missing model as deleted, and rejects when HeyGen does not delete one', async () => {
  const provider = open();
  await provider.deleteModel('look_9');
  server.failNext('DELETE /v3/avatars/looks/', standInFailure(503, 'service_unavailable'));
  await expect(provider.deleteModel('look_9')).rejects.toMatchObject({ class: 'transient' });
});
