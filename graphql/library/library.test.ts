import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphql } from 'graphql';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { createLibraryCommands } from '../../command-service/handlers/library.ts';
import { eventRegistry } from '../../domain/events.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import {
  createMemoryReadStore,
  projectionRegistry,
  type Projections,
  startProjections,
} from '../../projection-service/index.ts';
import { createContext } from '../context.ts';
import { problemOf } from '../errors.ts';
import type { Routes } from '../rest/routes.ts';
import { createSchema } from '../schema.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';
import { callOf } from '../testing/calls.ts';

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

let services: GatewayServices;
let projections: Projections;
beforeEach(async () => {
  const eventStore = createMemoryEventStore();
  const executor = createExecutor({ eventStore, registry: eventRegistry, now: () => 1_800_000_000_000 });
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
  } as object as GatewayServices;
});
afterEach(() => projections.stop());

const contextOf = (userId: string | undefined) =>
  createContext(services, settings, { requestId: 'r', address: '127.0.0.1', ...(userId !== undefined && { userId }) });

/** Makes a REST call; gives its answer and status, or the problem that it is refused with. */
async function call(name: keyof Routes, userId: string | undefined, request: Partial<FastifyRequest> = {}) {
  let status = 200;
  const reply = { code: (set: number) => (status = set) } as object as FastifyReply;
  const asked = { headers: {}, params: {}, query: {}, ...request } as FastifyRequest;
  try {
    const answer = await callOf(name)(contextOf(userId), asked, reply);
    // What the browser gets: plain JSON.
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

describe('users', () => {
  test('find active videos by category and by words in title, description and tags', async () => {
    const market = await add();
    const trends = await add({ title: 'Where buyers move', category: 'property_trends', tags: ['migration'] });
    await add({ title: 'Hidden', isActive: false });
    expect((await ask('{ libraryVideoCount }', 'ann')).data).toEqual({ libraryVideoCount: 2 });
    const found = async (query: object) =>
      ((await call('GET /api/mls-videos', 'ann', { query })).answer as readonly { readonly id: string }[]).map(
        ({ id }) => id,
      );
    expect((await found({})).toSorted()).toEqual([market, trends].toSorted());
    expect(await found({ category: 'property_trends' })).toEqual([trends]);
    expect((await found({ category: 'all' })).length).toBe(2);
    expect(await found({ search: 'MIGRATION buyers' })).toEqual([trends]);
    expect(await found({ search: 'hidden' })).toEqual([]);
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
  ])('find no view call for %s video', async (_name, prepare) => {
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
