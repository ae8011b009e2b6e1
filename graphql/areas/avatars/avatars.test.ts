import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Commands } from '../../../command-service/index.ts';
import { START } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { createLimits } from '../../guard/limits.ts';
import type { GatewayServices } from '../../services.ts';
import { given, registered } from '../../testing/area.ts';

const video = { presenters: async () => [{ id: 'p1', name: 'Mia', description: 'Calm' }] };
const stored = ['p1-poster', 'avatars/t1/poster', 'avatars/t1/clip.mp4'];
const files = {
  stat: async (key: string) =>
    stored.includes(key) ? { bytes: 3, contentType: 'image/jpeg', sha256: 'a' } : undefined,
  open: async () => ({ stream: Readable.from(['jpg']) }),
  putStream: async (_key: string, source: Readable) => void source.destroy(),
};
const twin = { avatarId: 't1', userId: 'ann' };
const asked = (avatarId = 't1', userId = 'ann'): GivenEvent =>
  happened(`avatar-${avatarId}`, 'AvatarRequested', { avatarId, userId, name: `Twin ${avatarId}`, holdId: avatarId });
const ready = happened('avatar-t1', 'AvatarReady', {
  ...twin,
  provider: 'local',
  modelId: 'm',
  modelFiles: [],
  late: false,
});
const failed = happened('avatar-t1', 'AvatarFailed', { ...twin, code: 'no_face', timedOut: false });
const revoked = happened('avatar-t1', 'AvatarConsentRevoked', { ...twin, statusBefore: 'ready' });
const deleted = happened('avatar-t1', 'AvatarDeleted', { ...twin, statusBefore: 'ready' });

const setUp = (
  events: readonly GivenEvent[] = [],
  avatars: Partial<Commands['avatars']> = {},
  services: Partial<GatewayServices> = {},
) =>
  given([registered('ann'), registered('ben'), registered('admin'), ...events], {
    providers: { video, files } as never,
    commands: { avatars } as never,
    avatars: {
      file: async (id: string, kind: string) => (id === 'p1' ? `${id}-${kind}` : undefined),
      problem: async () => undefined,
    },
    ...services,
  });

const stock = {
  id: 'p1',
  name: 'Mia',
  type: 'stock',
  status: 'active',
  description: 'Calm',
  imageUrl: '/api/avatars/p1/preview',
  posterUrl: '/api/avatars/p1/poster',
  voiceUrl: '/api/avatars/p1/voice',
};

test('the presenters are the same in GraphQL and REST, and users see their own twins first', async () => {
  const { as } = await setUp([asked(), asked('t2', 'ben')]);
  const query = '{ avatars { id name type status description imageUrl posterUrl voiceUrl } }';
  expect(await as().graphql(query)).toEqual({ avatars: [stock] });
  const own = { id: 't1', name: 'Twin t1', type: 'custom', status: 'processing' };
  expect(await as('ann').graphql(query)).toMatchObject({ avatars: [own, stock] });
  expect((await as('ann').rest('GET', '/api/avatars')).body).toMatchObject([own, stock]);
  expect((await as().rest('GET', '/api/avatars')).status).toBe(401);
});

test.each<[string, readonly GivenEvent[], object | undefined]>([
  ['processing', [asked()], { status: 'processing', errorMessage: null, consentRevoked: false }],
  ['ready', [asked(), ready], { status: 'ready', errorMessage: null, consentRevoked: false }],
  [
    'failed',
    [asked(), failed],
    {
      status: 'failed',
      errorMessage:
        'We could not see a face in the video. Please face the camera in good light. Your Digital Twin credit was given back.',
      consentRevoked: false,
    },
  ],
  ['revoked', [asked(), ready, revoked], { status: 'failed', consentRevoked: true }],
  ['deleted', [asked(), ready, deleted], undefined],
])('the list of presenters shows the state of a twin that is %s', async (_, events, view) => {
  const { as } = await setUp(events);
  const [first] = (await as('ann').rest('GET', '/api/avatars')).body as readonly object[];
  if (view === undefined) expect(first).toMatchObject({ id: 'p1' });
  else expect(first).toMatchObject({ id: 't1', ...view });
});

test.each([
  ['ann', '/api/avatars/p1/poster', [], 200],
  ['ann', '/api/avatars/p1/preview', [], 404],
  ['ann', '/api/avatars/p2/poster', [], 404],
  ['ann', '/api/avatars/t1/poster', [asked(), ready], 200],
  ['ann', '/api/avatars/t1/voice', [asked(), ready], 404],
  ['ann', '/api/avatars/t1/poster', [asked()], 404],
  ['ann', '/api/avatars/t1/preview', [asked(), ready, revoked], 404],
  ['ben', '/api/avatars/t1/poster', [asked(), ready], 404],
  [undefined, '/api/avatars/t1/poster', [asked(), ready], 404],
] as const)('to %s, GET %s gives a file only while it may be seen (%#)', async (user, url, events, status) => {
  const { as } = await setUp([...events]);
  expect((await as(user).rest('GET', url)).status).toBe(status);
});

test('refuses a recording before it is read when there is no Digital Twin credit', async () => {
  const noCredit = new Refusal('INSUFFICIENT_CREDITS', 'You need a Digital Twin credit for this.');
  const requireTwinCredit = async () => {
    throw noCredit;
  };
  const { as } = await setUp([], { requireTwinCredit });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await as('ann').rest('POST', '/api/avatars', Buffer.from('never read'), headers)).toMatchObject({
    status: 402,
    body: { error: 'You need a Digital Twin credit for this.' },
  });
  expect((await as('ann').rest('POST', '/files/recordings', undefined, { 'upload-length': '10' })).status).toBe(402);
  expect((await as().rest('POST', '/api/avatars', Buffer.from(''), headers)).status).toBe(401);
});

test.each([
  ['--x--\r\n', {}, 400, 'Please enter an avatar name'],
  ['--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n  \r\n--x--\r\n', {}, 400, 'Please enter an avatar name'],
  ['--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAnn\r\n--x--\r\n', {}, 400, 'Please select a video file'],
  ['{}', { 'content-type': 'application/json' }, 400, 'Please select a video file'],
  ['', { 'content-length': '2000000000' }, 413, 'Please upload a video of at most 500 MB.'],
])('POST /api/avatars refuses %j', async (body, headers, status, error) => {
  const { as } = await setUp([], { requireTwinCredit: async () => null });
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await as('ann').rest('POST', '/api/avatars', Buffer.from(body), { ...type, ...headers })).toMatchObject({
    status,
    body: { error },
  });
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avatars-'));
});
afterAll(() => rm(folder, { recursive: true }));
const withUploads = (uploads: object, limits: object) => ({
  avatars: {
    uploads: { begin: async () => 'u1', keyForWhole: () => 'uploads/1/whole-1', ...uploads },
    check: async (source: Readable) => {
      await source.toArray();
      const path = join(folder, randomUUID());
      await writeFile(path, 'video');
      return { path, contentType: 'video/mp4', bytes: 5, sha256: 'a', durationMs: 20_000 };
    },
    problem: async () => undefined,
    file: async () => undefined,
  } as never,
  limits: createLimits(limits),
});

test('beginning uploads is limited for each user', async () => {
  const services = withUploads({}, { twinUploads: { points: 2, seconds: 3_600 } });
  const { as } = await setUp([], { requireTwinCredit: async () => null }, services);
  const begin = async (user: string) =>
    (await as(user).rest('POST', '/files/recordings', undefined, { 'upload-length': '10' })).status;
  expect([await begin('ann'), await begin('ann'), await begin('ann'), await begin('ben')]).toEqual([
    201, 201, 429, 201,
  ]);
});

const sampled = (make: (request: { onProgress: (percent: number, phase: string) => void }) => Promise<Buffer>) => {
  const removed: string[] = [];
  const { avatars } = withUploads(
    { open: async () => Readable.from(['x']), remove: async (_user: string, id: string) => void removed.push(id) },
    {},
  );
  return { removed, services: { avatars: { ...(avatars as object), sampler: { make } } as never } };
};
const sample = '/files/sample-recordings/u1/sample';
const linesOf = (body: unknown): readonly unknown[] =>
  String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

test('without a Digital Twin credit a person gets a sample, step by step, and the recording is deleted', async () => {
  const { removed, services } = sampled(async ({ onProgress }) => {
    onProgress(12.7, 'Finding your face');
    return Buffer.from('mp4');
  });
  const { as } = await setUp([], {}, services);
  expect((await as('ann').rest('POST', '/files/sample-recordings', undefined, { 'upload-length': '10' })).status).toBe(
    201,
  );
  const { status, body } = await as('ann').rest('POST', sample, { consentAccepted: true });
  expect(status).toBe(200);
  expect(linesOf(body)).toEqual([
    { progress: 12, phase: 'Finding your face' },
    { video: Buffer.from('mp4').toString('base64') },
  ]);
  expect(removed).toEqual(['u1']);
});

test('a sample that fails says why in the last line', async () => {
  const reason = 'We could not see a face in the video. Please face the camera in good light.';
  const { services } = sampled(async () => {
    throw new Refusal('INVALID_INPUT', reason);
  });
  const { as } = await setUp([], {}, services);
  expect(linesOf((await as('ann').rest('POST', sample, { consentAccepted: true })).body)).toEqual([{ error: reason }]);
});

test('a sample needs the consent of the person, a session, and a provider that makes samples', async () => {
  const { removed, services } = sampled(async () => Buffer.from('mp4'));
  const { as } = await setUp([], {}, services);
  expect((await as('ann').rest('POST', sample, {})).status).toBe(400);
  expect((await as().rest('POST', sample, { consentAccepted: true })).status).toBe(401);
  expect(removed).toEqual([]);
  const without = await setUp([], {}, withUploads({}, {}));
  expect((await without.as('ann').rest('POST', sample, { consentAccepted: true })).status).toBe(501);
  const begun = await without.as('ann').rest('POST', '/files/sample-recordings', undefined, { 'upload-length': '10' });
  expect(begun.status).toBe(501);
});

test('a call repeated after a lost answer returns the twin, without its recordings', async () => {
  const { as } = await setUp([asked()], {
    requireTwinCredit: async () => ({ avatarId: 't1', position: START }),
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'again' };
  expect(await as('ann').rest('POST', '/api/avatars', Buffer.from('never read'), headers)).toMatchObject({
    status: 201,
    body: { avatar: { id: 't1' } },
  });
  const input = '{ name: "A", videoUploadId: "used up", consentAccepted: true }';
  expect(await as('ann').graphql(`mutation { createAvatar(input: ${input}) { avatar { id } } }`)).toEqual({
    createAvatar: { avatar: { id: 't1' } },
  });
});

test('keeps no recordings of a refused twin', async () => {
  const removed: string[] = [];
  const services = withUploads(
    { open: async () => Readable.from(['x']), removeWhole: async (key: string) => void removed.push(key) },
    {},
  );
  const createAvatar = async () => {
    throw new Refusal('INSUFFICIENT_CREDITS', 'You need a Digital Twin credit for this.');
  };
  const { as } = await setUp([], { requireTwinCredit: async () => null, createAvatar }, services);
  const input = '{ name: "A", videoUploadId: "v", consentUploadId: "c", consentAccepted: true }';
  expect(await as('ann').graphql(`mutation { createAvatar(input: ${input}) { position } }`)).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
  });
  expect(removed).toHaveLength(2);
  const part = (field: string, more = '') =>
    `--x\r\ncontent-disposition: form-data; name="${field}"${more}\r\n\r\n \r\n`;
  const form = Buffer.from(`${part('video', '; filename="a.mp4"')}${part('name')}--x--\r\n`);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await as('ann').rest('POST', '/api/avatars', form, headers)).toMatchObject({
    status: 400,
    body: { error: 'Please enter an avatar name' },
  });
  expect(removed).toHaveLength(3);
});

test('deleting answers success and id, by REST and GraphQL alike', async () => {
  const calls: string[] = [];
  const deleteAvatar: Commands['avatars']['deleteAvatar'] = async (userId, avatarId) => {
    calls.push(`${userId} ${avatarId}`);
    return { avatarId, position: START };
  };
  const { as } = await setUp([], { deleteAvatar });
  expect((await as('ann').rest('DELETE', '/api/avatars/t1')).body).toEqual({ success: true, id: 't1' });
  expect(await as('ann').graphql('mutation { deleteAvatar(id: "t1") { id } }')).toEqual({ deleteAvatar: { id: 't1' } });
  expect(await as().graphql('mutation { deleteAvatar(id: "t1") { id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(calls).toEqual(['ann t1', 'ann t1']);
});

test('a twin is not made before the consent is accepted', async () => {
  const { as } = await setUp();
  const create = (input: string) => as('ann').graphql(`mutation { createAvatar(input: ${input}) { position } }`);
  expect(await create('{ name: "A", videoUploadId: "u", consentAccepted: false }')).toEqual({
    code: 'INVALID_INPUT',
    message: 'Please agree to the consent statement first.',
  });
  expect(await create('{ name: " ", videoUploadId: "u", consentAccepted: true }')).toMatchObject({
    message: 'Please enter an avatar name',
  });
  expect(await create('{ name: "A", videoUploadId: "", consentAccepted: true }')).toMatchObject({
    message: 'Please select a video file',
  });
});

test('administrators see the twins of all accounts and count them; others do not', async () => {
  const { as } = await setUp([asked(), asked('t2', 'ben'), ready]);
  const query = '{ adminAvatars { totalCount edges { node { id status owner { id } } } } }';
  expect(await as('ann').graphql(query)).toMatchObject({ code: 'FORBIDDEN' });
  const { adminAvatars } = (await as('admin').graphql(query)) as {
    adminAvatars: { totalCount: number; edges: readonly { node: { id: string } }[] };
  };
  expect(adminAvatars.totalCount).toBe(2);
  expect(adminAvatars.edges.map(({ node }) => node.id).toSorted()).toEqual(['t1', 't2']);
  expect(await as('admin').graphql('{ adminUser(id: "ann") { totalAvatars avatars { id } } }')).toEqual({
    adminUser: { totalAvatars: 1, avatars: [{ id: 't1' }] },
  });
});
