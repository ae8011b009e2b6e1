import { expect, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import { given } from '../../testing/area.ts';

const url = `/api/pictures?url=${encodeURIComponent('https://a.example/1.jpg')}`;

test('returns the picture, which the browser may keep for a day', async () => {
  const fetch = async (address: string) => ({ bytes: Buffer.from(address), contentType: 'image/jpeg' });
  const { as } = await given([], { pictures: { fetch } });
  const { body, headers } = await as('ann').rest('GET', url);
  expect([body, headers['content-type'], headers['cache-control']]).toEqual([
    'https://a.example/1.jpg',
    'image/jpeg',
    'private, max-age=86400',
  ]);
});

test('limits the pictures that one user loads at the same time', async () => {
  const limit = 16;
  const loading = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let started = 0;
  const fetch = async () => {
    started += 1;
    if (started === limit) loading.resolve();
    await released.promise;
    return { bytes: new Uint8Array(), contentType: 'image/jpeg' };
  };
  const { as } = await given([], { pictures: { fetch } });
  const load = async (userId: string) => (await as(userId).rest('GET', url)).status;
  const first = Promise.all(Array.from({ length: limit }, () => load('ann')));
  await loading.promise;
  expect(await load('ann')).toBe(429);
  const other = load('bo');
  released.resolve();
  expect([...(await first), await other, await load('ann')]).toEqual(Array.from({ length: limit + 2 }, () => 200));
});

test.each([
  [undefined, url, 401],
  ['ann', '/api/pictures', 400],
  ['ann', url, 400],
])('answers %s %s with %i', async (userId, target, status) => {
  const fetch = async () => {
    throw new Refusal('INVALID_INPUT', 'This is not a picture.');
  };
  const { as } = await given([], { pictures: { fetch } });
  expect((await as(userId).rest('GET', target)).status).toBe(status);
});
