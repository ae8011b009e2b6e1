import { describe, expect, test } from '@jest/globals';
import { originPolicy, upgradePolicy } from './request-origin.ts';

const OWN = ['http://localhost:3000'];
type Headers = Record<string, string>;
const JSON_TYPE = { 'content-type': 'application/json', 'content-length': '2' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '2' };

describe('requests', () => {
  test.each<[string, string, Headers, boolean]>([
    ['reading from anywhere', 'GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
    ['asking for options', 'OPTIONS', { origin: 'https://evil.example' }, true],
    ['our own page', 'POST', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', ...JSON_TYPE }, true],
    [
      'our own page, an upload',
      'POST',
      { origin: 'http://localhost:3000', 'content-type': 'multipart/form-data; boundary=x' },
      true,
    ],
    ['no Origin, but the browser says same origin', 'DELETE', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', 'POST', { origin: 'https://evil.example', ...JSON_TYPE }, false],
    ['another site, deleting', 'DELETE', { origin: 'https://evil.example' }, false],
    ['a name that begins like ours', 'POST', { origin: 'http://localhost:3000.evil.example', ...JSON_TYPE }, false],
    ['another port', 'POST', { origin: 'http://localhost:3001', ...JSON_TYPE }, false],
    ['another scheme', 'POST', { origin: 'https://localhost:3000', ...JSON_TYPE }, false],
    ['an opaque origin', 'POST', { origin: 'null', ...JSON_TYPE }, false],
    ['cross-site without Origin', 'POST', { 'sec-fetch-site': 'cross-site', ...JSON_TYPE }, false],
    ['a sibling subdomain', 'PATCH', { 'sec-fetch-site': 'same-site', ...JSON_TYPE }, false],
    [
      'our Origin, yet cross-site',
      'POST',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site', ...JSON_TYPE },
      false,
    ],
    ['a tool with JSON', 'POST', JSON_TYPE, true],
    ['a tool with JSON and a charset', 'PUT', { 'content-type': 'application/JSON; charset=utf-8' }, true],
    ['a tool with GraphQL JSON', 'POST', { 'content-type': 'application/graphql-response+json' }, true],
    ['a tool without a body', 'DELETE', {}, true],
    ['a tool with an empty body', 'POST', { 'content-length': '0' }, true],
    ['a form without a browser', 'POST', FORM_TYPE, false],
    ['text', 'POST', { 'content-type': 'text/plain' }, false],
    ['text that claims to hold JSON', 'POST', { 'content-type': 'text/plain; application/json' }, false],
    ['an upload without a browser', 'POST', { 'content-type': 'multipart/form-data; boundary=x' }, false],
    ['a body without a type', 'POST', { 'content-length': '7' }, false],
    ['a streamed body without a type', 'POST', { 'transfer-encoding': 'chunked' }, false],
    ['an unknown method', 'TRACE', { origin: 'https://evil.example' }, false],
  ])('%s: %s %p -> %p', (_name, method, headers, allowed) => {
    expect(originPolicy({ method, headers }, OWN).allowed).toBe(allowed);
  });
});

test.each<[Headers, boolean]>([
  [{ origin: 'http://localhost:3000' }, true],
  [{}, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
])('a socket may be opened with %p: %p', (headers, allowed) => {
  expect(upgradePolicy(headers, OWN).allowed).toBe(allowed);
});
