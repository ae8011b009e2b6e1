import { beforeAll, expect, test } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Client } from '../../support/client.ts';
import type { TestUser } from '../../support/fixture.ts';
import { useFixture } from '../../support/use.ts';
import { shortScript, startVideo } from '../../support/videos.ts';

// `/openapi.json` against what the product answers.
const fixture = useFixture();

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

let document: Document;
let user: TestUser;
let admin: TestUser;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const seen = new Set<string>();

/** Objects of answers with exactly the described fields: what the document does not name must not be sent either. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, closed(value)]),
  );
  return copy['type'] === 'object' && 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
};

const validators = new Map<object, ValidateFunction>();
function validatorOf(schema: object): ValidateFunction {
  const found =
    validators.get(schema) ?? ajv.compile({ ...(closed(schema) as object), components: closed(document.components) });
  validators.set(schema, found);
  return found;
}

beforeAll(async () => {
  document = (await fixture.visitor().call<Document>('GET', '/openapi.json')).body;
  [user, admin] = [await fixture.customer('Olga Open'), await fixture.admin()];
});

/** Makes a call of the document, compares the answer with it, and returns its body. */
async function make<Body = Record<string, unknown>>(
  who: Client,
  name: string,
  { path, body }: { readonly path?: string; readonly body?: object } = {},
): Promise<Body> {
  const [method = '', pattern = ''] = name.split(' ');
  const operation = document.paths[pattern]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not in the document`);
  const answer = await who.call<Body>(method, path ?? pattern, body);
  const response = operation.responses[answer.status];
  expect([name, answer.status, answer.status in operation.responses, answer.body]).toEqual([
    name,
    answer.status,
    true,
    answer.body,
  ]);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const contents = response?.content ?? {};
  if (Object.keys(contents).length > 0)
    expect([name, Object.keys(contents)]).toEqual([name, expect.arrayContaining([type])]);
  const schema = contents['application/json']?.schema;
  if (type === 'application/json' && schema) {
    const validate = validatorOf(schema);
    validate(answer.body);
    expect([name, validate.errors ?? []]).toEqual([name, []]);
  }
  seen.add(name);
  return answer.body;
}

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
  const problem = validatorOf({ $ref: '#/components/schemas/Problem' });
  for (const [pattern, operations] of Object.entries(document.paths))
    for (const method of Object.keys(operations)) {
      const name = `${method.toUpperCase()} ${pattern}`;
      if (seen.has(name) || name === 'GET /auth/logout') continue;
      const path = pattern.replaceAll(/\{\w+\}/g, 'unknown');
      const { status, body } = await visitor.call<{ message: string }>(method.toUpperCase(), path);
      expect([name, status, body.message]).not.toEqual([name, 404, 'There is no such call.']);
      problem(body);
      expect([name, status >= 400, problem.errors ?? []]).toEqual([name, true, []]);
    }
});
