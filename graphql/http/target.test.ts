import { expect, test } from '@jest/globals';
import { normalTarget } from './target.ts';

test.each([
  ['/', '/'],
  ['/api/videos?search=%61//b', '/api/videos?search=%61//b'],
  ['/%61pi/pictures?url=x', '/api/pictures?url=x'],
  ['/api/videos/%7Eone%2Dtwo', '/api/videos/~one-two'],
  ['/samples/caf%c3%a9', '/samples/caf%C3%A9'],
  ['/graphq%6C', '/graphql'],
])('%s is %s', (target, normal) => {
  expect(normalTarget(target)).toBe(normal);
});

test.each([
  'http://host/api/pictures',
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
