import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../areas.ts';
import { given } from '../testing/area.ts';
import { callsOf } from '../rest/routes.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument({
  url: 'https://app.curbcast.example',
  version: '1.0.0',
  supportEmail: 'help@curbcast.example',
  routes,
});
const calls = routes.flatMap(callsOf);
/** Calls that only providers make. */
const undocumented = ['POST /api/webhooks/heygen', 'POST /api/webhooks/stripe'];

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
});

test('describes every REST call, and no other', () => {
  const expected = calls.filter(
    ({ name }) => / \/(?:api|auth|public|test-onboarding)\b/.test(name) && !undocumented.includes(name),
  );
  expect(calls.filter(({ about }) => about !== undefined)).toEqual(expected);
});

test('names the scope of each call that access tokens may make', () => {
  const { paths } = document as { paths: Record<string, Record<string, { security: object[] }>> };
  expect(paths['/api/export/{type}']?.['get']?.security).toEqual([{ session: [] }, { accessToken: ['read'] }]);
  expect(paths['/api/webhooks']?.['post']?.security).toEqual([{ session: [] }, { accessToken: ['webhooks:write'] }]);
  expect(paths['/api/test-email']?.['post']?.security).toEqual([{ session: [] }]);
});

test('bodies are the schemas that read them', () => {
  const text = JSON.stringify(document);
  for (const part of ['"webhooks:write"', '"spanish"', '"video.completed"', '"credit_low"'])
    expect(text).toContain(part);
});

type Operation = {
  readonly parameters?: readonly {
    readonly name?: string;
    readonly $ref?: string;
    readonly required?: boolean;
    readonly schema?: object;
  }[];
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
};
const operation = (path: string, method: string): Operation => {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  const found = paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is not in the document`);
  return found;
};
const parameterOf = (path: string, name: string) =>
  operation(path, 'get').parameters?.find((parameter) => parameter.name === name);

test('parameters say whether they are required, and which words they take', () => {
  expect(parameterOf('/api/pictures', 'url')).toMatchObject({ required: true, schema: { format: 'uri' } });
  expect(parameterOf('/api/videos/{id}/export', 'format')).toMatchObject({
    required: true,
    schema: { enum: ['mp4', 'webm', 'mov', 'srt', 'vtt'] },
  });
  expect(parameterOf('/api/admin/finance/journal', 'from')).toMatchObject({
    required: true,
    schema: { format: 'date' },
  });
  expect(parameterOf('/api/admin/finance/journal', 'format')).toMatchObject({
    required: false,
    schema: { enum: ['json', 'csv'], default: 'json' },
  });
  expect(parameterOf('/api/export/{type}', 'type')).toMatchObject({
    required: true,
    schema: { enum: ['videos', 'avatars', 'analytics'] },
  });
});

test('calls name the idempotency key that they take, the positions and the pages', () => {
  const refs = (path: string, method: string) =>
    operation(path, method).parameters?.flatMap(({ $ref = '' }) => $ref.split('/').at(-1) || []) ?? [];
  expect([refs('/api/videos', 'post'), refs('/api/optimize-script', 'post')]).toEqual([['IdempotencyKey'], []]);
  expect(refs('/api/videos', 'get')).toEqual(['MinPosition']);
  expect(operation('/api/videos', 'get').responses['200']?.headers).toHaveProperty('x-next');
  expect(operation('/api/videos', 'post').responses['201']?.headers).toHaveProperty('x-position');
  const marked = calls.filter(({ once }) => once).map(({ name }) => name.replaceAll(/:(\w+)/g, '{$1}'));
  for (const name of marked.filter((each) => !/ \/(?:test-|s\/)/.test(each))) {
    const [method = '', path = ''] = name.toLowerCase().split(' ');
    const found = Object.entries((document as { paths: object }).paths).find(([each]) => each.toLowerCase() === path);
    expect([name, found !== undefined && refs(found[0], method)]).toEqual([name, ['IdempotencyKey']]);
  }
});

test('calls name the refusals that a client meets', () => {
  const statuses = (path: string, method: string) => Object.keys(operation(path, method).responses);
  expect(statuses('/api/videos/{id}', 'delete')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '429',
    '503',
    'default',
  ]);
  expect(statuses('/api/videos', 'post')).toEqual(
    expect.arrayContaining(['201', '400', '401', '403', '409', '413', '415', '429', '503']),
  );
});

test('no component may be null itself: generators of clients drop those', () => {
  const { schemas } = document['components'] as { schemas: Record<string, { type?: unknown; anyOf?: unknown }> };
  const odd = Object.entries(schemas).filter(([, { type, anyOf }]) => anyOf !== undefined || type === 'null');
  expect(odd.map(([name]) => name)).toEqual([]);
});

test('GET /openapi.json returns it to everybody', async () => {
  const { as } = await given([]);
  const answer = await as().rest('GET', '/openapi.json');
  expect(answer).toMatchObject({ status: 200, body: { openapi: '3.1.0', info: { title: 'Curbcast' } } });
});
