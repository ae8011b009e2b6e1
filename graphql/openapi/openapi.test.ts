import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../areas.ts';
import { given } from '../testing/area.ts';
import { callsOf } from '../rest/routes.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument({ url: 'https://app.curbcast.example', version: '1.0.0', routes });
const calls = routes.flatMap(callsOf);
/** Calls that other programs than the user's make, and pages. */
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

test('it names the scope of each call that access tokens may make', () => {
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

test('GET /openapi.json returns it to everybody', async () => {
  const { as } = await given([]);
  const answer = await as().rest('GET', '/openapi.json');
  expect(answer).toMatchObject({ status: 200, body: { openapi: '3.1.0', info: { title: 'Curbcast' } } });
});
