import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphql } from 'graphql';
import { createExecutor, type Executor } from '../../../command-service/executor/executor.ts';
import { type LibraryCommand, libraryVideoAggregate } from '../../../domain/library/index.ts';
import { createLibraryCommands } from '../../../command-service/commands/library.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { createMemoryEventStore } from '../../../event-store/testing/index.ts';
import {
  createMemoryReadStore,
  projectionRegistry,
  type Projections,
  startProjections,
} from '../../../projection-service/index.ts';
import { createContext } from '../../context.ts';
import { problemOf } from '../../errors.ts';
import type { Routes } from '../../rest/routes.ts';
import { createSchema } from '../../schema.ts';
import type { GatewayServices, GatewaySettings } from '../../services.ts';
import { Readable } from 'node:stream';
import { FileUnusable } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { callOf } from '../../testing/calls.ts';

const goodUpload = '2026112214-b62d44a56276a9cf-01a20677f749-6f1d2c3b-9a8e-4b7c-8d6e-5f4a3b2c1d0e';
const badUpload = '2026112214-b62d44a56276a9cf-01a20677f749-00000000-9a8e-4b7c-8d6e-5f4a3b2c1d0e';
const schema = createSchema();
const settings = { adminEmailDomain: 'curbcast.example' } as GatewaySettings;
const body = {
  title: 'Reading a market',
  description: 'What inventory tells you.',
  category: 'market_insights',
  s3VideoUrl: 'https://media.example/1.mp4',
  duration: 95,
  tags: ['Inventory', ' '],
};

let executor: Executor;
let services: GatewayServices;
let projections: Projections;
beforeEach(async () => {
  const eventStore = createMemoryEventStore();
  executor = createExecutor({ eventStore, registry: eventRegistry, now: () => 1_800_000_000_000 });
  projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  const userState = async (id: string) => ({
    exists: true,
    admin: id === 'admin',
    identity: { email: `${id}@curbcast.example`, emailVerified: true },
  });
  services = {
    commands: { users: { userState }, library: createLibraryCommands({ executor }) },
    projections,
    library: {
      checkAddress: (url: string) => {
        if (url.startsWith('http://10.')) throw new Refusal('INVALID_INPUT', 'private');
      },
      uploads: { open: async (userId: string, id: string) => Readable.from([`${userId} ${id}`]) },
      check: async (file: Readable) => {
        const [content] = await file.toArray();
        if (content !== `admin ${goodUpload}`) throw new FileUnusable('no_video');
      },
    },
  } as object as GatewayServices;
});
afterEach(() => projections.stop());

const contextOf = (userId: string | undefined) =>
  createContext(services, settings, { requestId: 'r', address: '127.0.0.1', ...(userId !== undefined && { userId }) });

/** Makes a REST call; returns its response and status, or the problem of its refusal. */
async function call(name: keyof Routes, userId: string | undefined, request: Partial<FastifyRequest> = {}) {
  let status = 200;
  const reply = { code: (set: number) => (status = set) } as object as FastifyReply;
  const routeOptions = { config: { once: true } } as FastifyRequest['routeOptions'];
  const asked = { headers: {}, params: {}, query: {}, routeOptions, ...request } as FastifyRequest;
  try {
    const answer = await callOf(name)(contextOf(userId), asked, reply);
    // Plain JSON, as the browser gets it.
    return { status, answer: JSON.parse(JSON.stringify(answer)) as unknown };
  } catch (error) {
    const { code, message } = problemOf(error);
    return { code, message };
  }
}

async function ask(source: string, userId: string | undefined, variableValues: Record<string, unknown> = {}) {
  const { data, errors } = await graphql({ schema, source, contextValue: contextOf(userId), variableValues });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
    codes: errors?.map((error) => problemOf(error.originalError).code),
  };
}

/** The events that the process records about a video. */
async function found(id: string, command: LibraryCommand): Promise<void> {
  const context = { actor: { kind: 'process', id: 'library-files' }, commandId: id, correlationId: 'c' } as const;
  const { position } = await executor.execute(libraryVideoAggregate, id, command, context);
  await projections.waitFor(['library'], position, 60_000);
}

async function add(more: object = {}): Promise<string> {
  const { answer } = await call('POST /api/admin/mls-videos', 'admin', { body: { ...body, ...more } });
  return (answer as { readonly id: string }).id;
}

describe('administrators', () => {
  test('add a video, which is active and answered in the documented shape', async () => {
    const { status, answer } = await call('POST /api/admin/mls-videos', 'admin', { body });
    const added = {
      ...body,
      id: expect.any(String),
      s3ThumbnailUrl: null,
      tags: ['Inventory'],
      isActive: true,
      viewCount: 0,
    };
    expect([status, answer]).toEqual([201, added]);
    expect((await call('GET /api/admin/mls-videos', 'admin')).answer).toEqual([added]);
  });

  test('change and remove a video', async () => {
    const params = { id: await add() };
    const changed = await call('PUT /api/admin/mls-videos/:id', 'admin', {
      params,
      body: { ...body, title: 'New', isActive: false },
    });
    expect(changed.answer).toMatchObject({ ...params, title: 'New', isActive: false });
    expect((await call('DELETE /api/admin/mls-videos/:id', 'admin', { params })).answer).toEqual({
      success: true,
      ...params,
    });
    expect((await call('GET /api/admin/mls-videos', 'admin')).answer).toEqual([]);
    expect(await call('DELETE /api/admin/mls-videos/:id', 'admin', { params })).toEqual({
      code: 'NOT_FOUND',
      message: 'Video not found',
    });
  });

  test.each([
    ['without a title', { title: ' ' }, 'title is required.'],
    ['with a long title', { title: 'x'.repeat(201) }, 'title may have at most 200 characters.'],
    ['without a description', { description: undefined }, 'description is required.'],
    ['of an unknown category', { category: 'gossip' }, /^category must be one of market_insights/],
    ['without an address', { s3VideoUrl: '' }, /^videoUrl must be a web address/],
    ['with a script as its address', { s3VideoUrl: 'javascript:alert(1)' }, /^videoUrl must be a web address/],
    ['with a script as its picture', { s3ThumbnailUrl: 'data:text/html,x' }, /^thumbnailUrl must be a web address/],
    ['in the private network', { s3VideoUrl: 'http://10.0.0.1/1.mp4' }, /^private$/],
    ['of an upload that is not a video', { s3VideoUrl: `/files/library-files/${badUpload}` }, /^This is not an MP4/],
    ['at another path of ours', { s3VideoUrl: '/files/library-files/../../x' }, /^videoUrl must be a web address/],
    ['that pretends to be a lesson', { s3VideoUrl: '/samples/lessons/none' }, /^videoUrl must be a web address/],
    ['with half a second', { duration: 1.5 }, /^duration must be a whole number/],
    ['with a negative duration', { duration: -1 }, /^duration must be a whole number/],
    ['with 21 tags', { tags: Array.from({ length: 21 }, String) }, 'A video may have at most 20 tags.'],
    ['with a text as isActive', { isActive: 'yes' }, 'isActive must be true or false.'],
  ])('cannot add a video %s', async (_name, wrong, message) => {
    const refused = await call('POST /api/admin/mls-videos', 'admin', { body: { ...body, ...wrong } });
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(message) });
    expect((await call('GET /api/admin/mls-videos', 'admin')).answer).toEqual([]);
  });

  const adminCalls = [
    'GET /api/admin/mls-videos',
    'POST /api/admin/mls-videos',
    'PUT /api/admin/mls-videos/:id',
    'DELETE /api/admin/mls-videos/:id',
  ] as const;
  test.each(adminCalls)('%s is theirs alone', async (name) => {
    expect(await call(name, 'ann', { params: { id: 'x' }, body })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call(name, undefined, { params: { id: 'x' }, body })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('do the same over GraphQL', async () => {
    const input = {
      title: 'T',
      description: 'D',
      category: 'MARKET_ANALYSIS',
      videoUrl: 'https://media.example/2.mp4',
      duration: 60,
    };
    const text =
      'mutation ($input: LibraryVideoInput!) { addLibraryVideo(input: $input, idempotencyKey: "k") { video { id category duration isActive } } }';
    const { data } = await ask(text, 'admin', { input });
    const video = (data as { readonly addLibraryVideo: { readonly video: { readonly id: string } } }).addLibraryVideo
      .video;
    expect(video).toEqual({ id: expect.any(String), category: 'MARKET_ANALYSIS', duration: 60, isActive: true });
    expect((await ask(text, 'admin', { input })).data).toEqual(data);
    const change =
      'mutation ($id: ID!, $input: LibraryVideoInput!) { updateLibraryVideo(id: $id, input: $input) { video { title } } }';
    expect((await ask(change, 'admin', { id: video.id, input: { ...input, title: 'U' } })).data).toEqual({
      updateLibraryVideo: { video: { title: 'U' } },
    });
    expect(
      (await ask('mutation ($id: ID!) { removeLibraryVideo(id: $id) { id } }', 'admin', { id: video.id })).data,
    ).toEqual({ removeLibraryVideo: { id: video.id } });
    expect((await ask('{ adminLibraryVideos { id } }', 'admin')).data).toEqual({ adminLibraryVideos: [] });
    expect((await ask(text, 'ann', { input })).codes).toEqual(['FORBIDDEN']);
    expect((await ask('{ adminLibraryVideos { id } }', 'ann')).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the file', () => {
  const upload = { s3VideoUrl: `/files/library-files/${goodUpload}` };
  const fields =
    '{ videoUrl thumbnailUrl captionsUrl chapters { start title } duration fileState fileProblem outline }';

  test('plays from our files once an upload has been checked', async () => {
    const id = await add(upload);
    const ask1 = async () =>
      (await ask(`query ($id: ID!) { libraryVideo(id: $id) ${fields} }`, 'ann', { id })).data as object;
    expect(await ask1()).toMatchObject({
      libraryVideo: { videoUrl: null, thumbnailUrl: null, chapters: [], fileState: 'CHECKING' },
    });
    await found(id, {
      kind: 'recordFile',
      file: {
        libraryVideoId: id,
        videoUrl: upload.s3VideoUrl,
        durationSeconds: 97,
        videoKey: `library/${id}/e/video`,
        posterKey: `library/${id}/e/poster.jpg`,
        captionsKey: `library/${id}/e/captions.vtt`,
        chapters: [{ startMs: 25_787, title: 'Days on market' }],
      },
    });
    expect(await ask1()).toEqual({
      libraryVideo: {
        videoUrl: `/files/library/${id}/video`,
        thumbnailUrl: `/files/library/${id}/poster.jpg`,
        captionsUrl: `/files/library/${id}/captions.vtt`,
        chapters: [{ start: 25.787, title: 'Days on market' }],
        duration: 97,
        fileState: 'READY',
        fileProblem: null,
        outline: [
          'Reading a market.',
          'Days on market: [what your clients should know about it, with an example from your area]',
          'If you have questions, call me at [your phone number].',
        ].join('\n\n'),
      },
    });
    // Administrators may send back the answer unchanged.
    const [shown] = (await call('GET /api/admin/mls-videos', 'admin')).answer as readonly { s3ThumbnailUrl: string }[];
    const again = await call('PUT /api/admin/mls-videos/:id', 'admin', { params: { id }, body: shown });
    expect(again).toMatchObject({ status: 200, answer: shown });
    // The files of a hidden video are not there for users.
    const params = { id, name: 'video' };
    await call('PUT /api/admin/mls-videos/:id', 'admin', { params, body: { ...shown, isActive: false } });
    expect(await call('GET /files/library/:id/:name', 'ann', { params })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask1()).toEqual({ libraryVideo: null });
  });

  test.each(['video', 'poster.jpg', 'captions.vtt', 'constructor', '..'])(
    'has no %s before it has been looked at',
    async (name) => {
      const params = { id: await add(), name };
      expect(await call('GET /files/library/:id/:name', 'ann', { params })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await call('GET /files/library/:id/:name', undefined, { params })).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    },
  );

  test('says why it cannot be used, and is checked again', async () => {
    const id = await add();
    await found(id, {
      kind: 'recordFailure',
      failure: { libraryVideoId: id, videoUrl: body.s3VideoUrl, code: 'no_video' },
    });
    const state = '{ adminLibraryVideos { fileState fileProblem sourceUrl } }';
    expect((await ask(state, 'admin')).data).toEqual({
      adminLibraryVideos: [
        { fileState: 'FAILED', fileProblem: 'This is not an MP4, MOV or WebM video.', sourceUrl: body.s3VideoUrl },
      ],
    });
    const check = 'mutation ($id: ID!) { checkLibraryFile(id: $id) { video { fileState } } }';
    expect((await ask(check, 'admin', { id })).data).toEqual({
      checkLibraryFile: { video: { fileState: 'CHECKING' } },
    });
    expect((await ask(check, 'ann', { id })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the order and the switch', () => {
  const reorder = 'mutation ($ids: [ID!]!) { reorderLibraryVideos(ids: $ids) { videos { title } } }';
  const switched =
    'mutation ($id: ID!, $on: Boolean!) { activateLibraryVideo(id: $id, isActive: $on) { video { isActive } } }';

  test('show the videos as an administrator arranged them, and new ones first', async () => {
    const [a, b] = [await add({ title: 'A' }), await add({ title: 'B' })];
    expect((await ask(reorder, 'admin', { ids: [a, b] })).data).toEqual({
      reorderLibraryVideos: { videos: [{ title: 'A' }, { title: 'B' }] },
    });
    await add({ title: 'C' });
    const { data } = await ask('{ libraryVideos { title } }', 'ann');
    expect(data).toEqual({ libraryVideos: [{ title: 'C' }, { title: 'A' }, { title: 'B' }] });
  });

  test.each([[['a', 'a']], [Array.from({ length: 1_001 }, String)]])('refuse a wrong order', async (ids) => {
    expect((await ask(reorder, 'admin', { ids })).codes).toEqual(['INVALID_INPUT']);
  });

  test('hide a video and show it again, for administrators only', async () => {
    const id = await add();
    expect((await ask(switched, 'admin', { id, on: false })).data).toEqual({
      activateLibraryVideo: { video: { isActive: false } },
    });
    expect((await call('GET /api/mls-videos', 'ann')).answer).toEqual([]);
    await ask(switched, 'admin', { id, on: true });
    expect((await call('GET /api/mls-videos', 'ann')).answer).toMatchObject([{ id }]);
    expect((await ask(switched, 'ann', { id, on: false })).codes).toEqual(['FORBIDDEN']);
    expect((await ask(reorder, 'ann', { ids: [id] })).codes).toEqual(['FORBIDDEN']);
    expect((await ask(switched, 'admin', { id: 'none', on: false })).codes).toEqual(['NOT_FOUND']);
  });
});

describe('users', () => {
  test('find active videos by category and by words in title, description and tags', async () => {
    const market = await add();
    const trends = await add({ title: 'Where buyers move', category: 'property_trends', tags: ['migration'] });
    await add({ title: 'Hidden', isActive: false });
    expect((await ask('{ libraryVideoCount }', 'ann')).data).toEqual({ libraryVideoCount: 2 });
    const search = async (query: object) =>
      ((await call('GET /api/mls-videos', 'ann', { query })).answer as readonly { readonly id: string }[]).map(
        ({ id }) => id,
      );
    expect((await search({})).toSorted()).toEqual([market, trends].toSorted());
    expect(await search({ category: 'property_trends' })).toEqual([trends]);
    expect((await search({ category: 'all' })).length).toBe(2);
    expect(await search({ search: 'MIGRATION buyers' })).toEqual([trends]);
    expect(await search({ search: 'hidden' })).toEqual([]);
    const text = 'query ($search: String) { libraryVideos(category: MARKET_INSIGHTS, search: $search) { id } }';
    expect((await ask(text, 'ann', { search: 'inventory' })).data).toEqual({ libraryVideos: [{ id: market }] });
  });

  test('get the documented shape', async () => {
    const id = await add({ s3ThumbnailUrl: 'https://media.example/1.jpg' });
    expect((await call('GET /api/mls-videos', 'ann')).answer).toEqual([
      {
        id,
        title: body.title,
        description: body.description,
        category: 'market_insights',
        duration: 95,
        thumbnail_url: 'https://media.example/1.jpg',
        video_url: 'https://media.example/1.mp4',
        viewCount: 0,
        tags: ['Inventory'],
      },
    ]);
  });

  test('are counted once a day, over GraphQL and REST together', async () => {
    const params = { id: await add() };
    const view = async (userId: string) => (await call('POST /api/mls-videos/:id/view', userId, { params })).answer;
    expect(await view('ann')).toEqual({ viewCount: 1 });
    expect(await view('ann')).toEqual({ viewCount: 1 });
    const watched = await ask(
      'mutation ($id: ID!) { watchLibraryVideo(id: $id) { video { viewCount } } }',
      'bo',
      params,
    );
    expect(watched.data).toEqual({ watchLibraryVideo: { video: { viewCount: 2 } } });
  });

  test.each([
    ['an inactive', () => add({ isActive: false })],
    ['an unknown', async () => 'none'],
  ])('cannot count a view of %s video', async (_name, prepare) => {
    const params = { id: await prepare() };
    const refused = await call('POST /api/mls-videos/:id/view', 'ann', { params });
    expect(refused).toEqual({ code: 'NOT_FOUND', message: 'Video not found' });
  });

  test('sign in first', async () => {
    for (const name of ['GET /api/mls-videos', 'POST /api/mls-videos/:id/view'] as const)
      expect(await call(name, undefined, { params: { id: 'x' } })).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const text of ['{ libraryVideos { id } }', '{ libraryVideoCount }'])
      expect((await ask(text, undefined)).codes).toEqual(['UNAUTHENTICATED']);
  });

  test.each([{ category: 'gossip' }, { search: 'x'.repeat(201) }])(
    'get a clear error for the query %j',
    async (query) => {
      expect(await call('GET /api/mls-videos', 'ann', { query })).toMatchObject({ code: 'INVALID_INPUT' });
    },
  );
});
