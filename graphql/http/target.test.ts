import { expect, test } from '@jest/globals';
import { hasSoundHost, normalTarget } from './target.ts';

test.each([
  ['/', '/'],
  ['/api/videos?search=%61//b', '/api/videos?search=%61//b'],
  ['/%61pi/pictures?url=x', '/api/pictures?url=x'],
  ['/api/videos/%7Eone%2Dtwo', '/api/videos/~one-two'],
  ['/samples/caf%c3%a9', '/samples/caf%C3%A9'],
  ['/graphq%6C', '/graphql'],
  ['http://host/api/pictures?url=http://x/', '/api/pictures?url=http://x/'],
  ['HTTPS://host:3000', '/'],
  ['http://[::1]?lang=es', '/?lang=es'],
])('%s is %s', (target, normal) => {
  expect(normalTarget(target)).toBe(normal);
});

test.each([
  'http://host//api/pictures',
  'http://user@host/api/pictures',
  'http:///api/pictures',
  'ftp://host/api/pictures',
  'http://host/api/../metrics',
  '//host/api',
  '/api//pictures',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/./api',
  '/api/..',
  '/api%2Fpictures',
  '/%20api/pictures',
  '/api/a%2Fb',
  '/api/a%5cb',
  '/api\\videos',
  '/api#x',
  '/api/%zz',
  '/api/%',
  '/api/x%00',
  '*',
  '',
  'api',
])('refuses %s', (target) => {
  expect(normalTarget(target)).toBeUndefined();
});

test.each([
  [true, ['Host', 'curbcast.example', 'Accept', '*/*']],
  [true, ['host', '[::1]:3000']],
  [true, ['Host', '']],
  [false, ['Host', 'a.example', 'HOST', 'a.example']],
  [false, ['Host', 'a.example', 'Accept', '*/*', 'Host', 'b.example']],
  [false, ['Host', 'a.example/path']],
  [false, ['Host', 'user@a.example']],
  [false, ['Host', 'a.example, b.example:80']],
])('a host is sound (%s) in %j', (sound, headers) => {
  expect(hasSoundHost({ rawHeaders: headers, httpVersion: '1.1' })).toBe(sound);
});

test('only HTTP/1.0 may name no host', () => {
  expect(['1.0', '1.1'].map((httpVersion) => hasSoundHost({ rawHeaders: [], httpVersion }))).toEqual([true, false]);
});
