import { describe, expect, test } from '@jest/globals';
import { buildSchema, findBreakingChanges } from 'graphql';
import { createSchema } from '../../schema.ts';
import { given, registered, requested } from '../../testing/area.ts';
import { say } from '../../../words/index.ts';

const events = [registered('admin'), registered('ann'), requested('ann', 'v1'), requested('ann', 'v2')];
const engines = async () => [
  { port: 'mail', name: 'Outbox', external: false },
  { port: 'video', name: 'HeyGen', external: true, problem: 'No key' },
];
const status = '{ systemStatus { logHead logFinding engines { port problem } projections { name behind error } } }';
const totals =
  '{ platformTotals { users administrators videos videosByStatus { total pending } avatars avatarsByType { stock custom } } }';

test('the status names engines with their problems and every projection', async () => {
  const { as } = await given(events, {
    platform: { engines, logHead: async () => '9', logFinding: () => 'Event 3 was changed' },
  });
  const found = (await as('admin').graphql(status)) as { systemStatus: { projections: { name: string }[] } };
  expect(found.systemStatus).toMatchObject({
    logHead: '9',
    logFinding: 'Event 3 was changed',
    engines: [
      { port: 'mail', problem: null },
      { port: 'video', problem: 'No key' },
    ],
  });
  expect(found.systemStatus.projections).toContainEqual({ name: 'videos', behind: false, error: null });
});

test('the status names engines in the language of the reader, and keeps the names of products', async () => {
  const named = async () => [
    { port: 'mail', name: say('ENGINE_OUTBOX'), external: false },
    { port: 'video', name: 'HeyGen', external: true },
  ];
  const { as } = await given(events, { platform: { engines: named, logHead: async () => '9', logFinding: () => '' } });
  const query = '{ systemStatus { engines { name } } }';
  expect(await as('admin', { language: 'es' }).graphql(query)).toEqual({
    systemStatus: { engines: [{ name: 'Bandeja de salida en este servidor' }, { name: 'HeyGen' }] },
  });
});

test('the totals count users, videos and presenters', async () => {
  const video = { presenters: async () => [{ id: 'p1', name: 'Mia', description: 'Calm' }] };
  const { as } = await given(events, { providers: { video } as never });
  expect(await as('admin').graphql(totals)).toEqual({
    platformTotals: {
      users: 2,
      administrators: 0,
      videos: 2,
      videosByStatus: { total: 2, pending: 2 },
      avatars: 1,
      avatarsByType: { stock: 1, custom: 0 },
    },
  });
});

describe.each([
  [undefined, 'UNAUTHENTICATED'],
  ['ann', 'FORBIDDEN'],
])('%s', (userId, code) => {
  test.each([status, totals])(`%s answers ${code}`, async (source) => {
    const { as } = await given(events);
    expect(await as(userId).graphql(source)).toMatchObject({ code });
  });
});

test('GET /asyncapi.json returns the contract of the event stream', async () => {
  const { as } = await given([], { platform: { eventContract: () => ({ asyncapi: '3.0.0' }) } });
  expect((await as().rest('GET', '/asyncapi.json')).body).toEqual({ asyncapi: '3.0.0' });
});

test('GET /schema.graphql returns the schema that runs, without a session as the other documents', async () => {
  const { as } = await given([]);
  const { raw, headers } = await as().bytes('/schema.graphql');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const served = buildSchema(raw.toString('utf8'));
  const running = createSchema();
  expect([findBreakingChanges(served, running), findBreakingChanges(running, served)]).toEqual([[], []]);
});
