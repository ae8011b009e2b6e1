import { beforeAll, expect, test } from '@jest/globals';
import type { Client } from '../../support/client.ts';
import { readDataContract } from '../../support/documented-data.ts';
import { readContract, type OpenApi } from '../../support/documented.ts';
import type { TestUser } from '../../support/fixture.ts';
import { useFixture } from '../../support/use.ts';
import { shortScript, startVideo } from '../../support/videos.ts';

// `/openapi.json` compared with the product's answers. The clients of all black-box tests compare each answer with it;
// this file makes the calls that no other test makes.
const fixture = useFixture();

let document: OpenApi;
let user: TestUser;
let admin: TestUser;
const seen = new Set<string>();

beforeAll(async () => {
  document = (await fixture.visitor().call<OpenApi>('GET', '/openapi.json')).body;
  [user, admin] = [await fixture.customer('Olga Open'), await fixture.admin()];
});

/** Makes a call of the document and returns its body; the client compares the answer with the document. */
async function make<Body = Record<string, unknown>>(
  who: Client,
  name: string,
  { path, body }: { readonly path?: string; readonly body?: object } = {},
): Promise<Body> {
  const [method = '', pattern = ''] = name.split(' ');
  if (!document.paths[pattern]?.[method.toLowerCase()]) throw new Error(`${name} is not in the document`);
  const answer = await who.call<Body>(method, path ?? pattern, body);
  seen.add(name);
  return answer.body;
}

test.each([
  ['a field that the document lacks', { body: { success: true, id: 'v', more: 1 } }, 'must NOT have additional'],
  ['a field of another type', { body: { success: 'yes', id: 'v' } }, 'must be equal to constant'],
  ['a field that is missing', { body: { success: true } }, "must have required property 'id'"],
  ['another status', { status: 204 }, 'no answer 204'],
  ['a header that the document lacks', { headers: { 'retry-after': '1' } }, 'header retry-after is not'],
  ['a missing challenge', { status: 401, body: { error: '', message: '', code: '', requestId: '' } }, 'is missing'],
  ['another type', { headers: { 'content-type': 'text/html' } }, 'content type text/html is not'],
  ['a key that the document refuses', { sent: { 'idempotency-key': '' } }, 'Idempotency-Key was taken'],
  ['a call that the document lacks', { path: '/api/video/v' }, 'no such call'],
  ['a visitor', { sent: {} }, 'a visitor was let in'],
])('the clients of the tests notice %s', (_what, told, fault) => {
  const { body, headers, sent, ...more } = { body: { success: true, id: 'v' }, headers: {}, sent: {}, ...told };
  const faults = readContract(document).faultsOf({
    method: 'DELETE',
    path: '/api/videos/v',
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    sent: { headers: new Headers({ ...(fault.startsWith('a visitor') ? {} : { cookie: 'sid=1' }), ...sent }) },
    body: JSON.stringify(body),
    ...more,
  });
  expect(faults.join('; ')).toContain(fault);
});

test.each([
  ['nothing in data that is right', { id: 'v', at: '2026-11-28T10:00:00.000Z', state: 'READY' }, ''],
  ['a field that was not asked for', { id: 'v', at: null, state: 'READY', more: 1 }, 'data.video.more was not'],
  ['a field that is missing', { id: 'v', state: 'READY' }, 'data.video.at is missing'],
  ['null where there is a value', { id: null, at: null, state: 'READY' }, 'data.video.id is null'],
  ['a value of another type', { id: 7, at: null, state: 'READY' }, 'data.video.id is 7, no ID'],
  ['a time without a zone', { id: 'v', at: '2026-11-28T10:00:00', state: 'READY' }, 'no DateTime'],
  ['a word that the enum lacks', { id: 'v', at: null, state: 'GONE' }, 'no State'],
])('the clients of the tests notice %s', (_what, video, fault) => {
  const contract = readDataContract(
    'scalar DateTime enum State { READY } type Query { video: Video! } type Video { id: ID! at: DateTime state: State! }',
  );
  const faults = contract.faultsOf({
    query: '{ video { id ...Rest } } fragment Rest on Video { at state }',
    data: { video },
  });
  expect(faults.join('; ')).toContain(fault);
  if (fault === '') expect(faults).toEqual([]);
});

test('the clients of the tests notice a message of /ws that the document lacks', () => {
  const common = { type: 'credits_updated', userId: 'ann', position: '7', cursor: '7', available: 2.5, held: 0 };
  const contract = readContract(document);
  expect(contract.messageFaults(common)).toEqual([]);
  for (const message of [
    { ...common, more: 1 },
    { ...common, held: 0.3 },
    { ...common, type: 'other' },
  ])
    expect(contract.messageFaults(message)).not.toEqual([]);
});

test('account, integrations and downloads answer as described', async () => {
  for (const name of [
    'GET /api/user',
    'GET /auth/user',
    'GET /auth/profile',
    'GET /auth/config',
    'GET /api/integrations/status',
    'GET /api/credits/statement',
    'GET /api/analytics',
    'GET /api/billing/subscription',
    'GET /api/billing/history',
    'GET /api/avatars',
    'GET /api/mls-videos',
    'GET /api/webhooks',
    'GET /api/leads',
  ])
    await make(user, name);
  await make(user, 'PATCH /auth/profile', { body: { displayName: 'Olga Open' } });
  await make(user, 'POST /auth/forgot-password', { body: { email: 'nobody@example.com' } });
  const added = { url: 'https://example.com/hooks', events: ['video.completed'] };
  const { webhook } = await make<{ webhook: { id: string } }>(user, 'POST /api/webhooks', { body: added });
  const path = `/api/webhooks/${webhook.id}`;
  await make(user, 'PATCH /api/webhooks/{id}', { path, body: { isActive: false } });
  await make(user, 'DELETE /api/webhooks/{id}', { path });
  for (const type of ['videos', 'avatars', 'analytics'])
    for (const format of ['json', 'csv'])
      await make(user, 'GET /api/export/{type}', { path: `/api/export/${type}?format=${format}` });
});

test('scripts and videos answer as described', async () => {
  await make(user, 'POST /api/estimate-script', { body: { script: shortScript } });
  await make(user, 'POST /api/optimize-script', { body: { script: shortScript } });
  await make(user, 'POST /api/generate-script-from-profile', {
    body: { propertyDetails: 'A house with three bedrooms and a garden at 12 Oak Lane.', duration: 'short' },
  });
  const { video } = await startVideo(user);
  const path = `/api/videos/${video.id}`;
  await make(user, 'GET /api/videos');
  await make(user, 'GET /api/videos/stats');
  await make(user, 'PATCH /api/videos/{id}/status', { path: `${path}/status` });
  await make(user, 'GET /api/export/{type}', { path: '/api/export/videos' });
  await make(user, 'DELETE /api/videos/{id}', { path });
  await make(user, 'DELETE /api/videos/bulk', { body: { videoIds: [] } });
});

test('payments answer as described', async () => {
  await make(user, 'POST /api/credits/refill', { body: { amount: 177.5, credits: 10 } });
  await make(user, 'POST /api/create-payment-intent', { body: { planId: 'starter-pack', amount: 177.5 } });
  await make(user, 'POST /api/create-subscription', { body: { plan: 'monthly' } });
  await make(user, 'POST /api/billing/customer-portal');
});

test('administration answers as described', async () => {
  for (const name of ['GET /api/admin/users', 'GET /api/admin/mls-videos', 'GET /api/admin/security-metrics'])
    await make(admin, name);
  await make(admin, 'GET /public/admin/test-results');
  await make(admin, 'GET /api/admin/log');
  await make(admin, 'GET /api/admin/users/{id}', { path: `/api/admin/users/${user.id}` });
  await make(admin, 'GET /api/admin/users/{id}/credits/history', {
    path: `/api/admin/users/${user.id}/credits/history`,
  });
  await make(admin, 'POST /api/admin/blacklist-ip', { body: { ip: '203.0.113.77' } });
  await make(admin, 'POST /api/admin/remove-blacklist-ip', { body: { ip: '203.0.113.77' } });
});

test('every call exists, and refuses as described', async () => {
  const visitor = fixture.visitor();
  for (const [pattern, operations] of Object.entries(document.paths))
    for (const method of Object.keys(operations)) {
      const name = `${method.toUpperCase()} ${pattern}`;
      if (seen.has(name) || name === 'GET /auth/logout') continue;
      const path = pattern.replaceAll(/\{\w+\}/g, 'unknown');
      const { status, body } = await visitor.call<{ message: string }>(method.toUpperCase(), path);
      expect([name, status, body.message]).not.toEqual([name, 404, 'There is no such call.']);
      expect([name, status >= 400]).toEqual([name, true]);
    }
});
