import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { given, registered } from '../testing/area.ts';

const video = { presenters: async () => [{ id: 'p1', name: 'Mia', description: 'Calm' }] };
const files = {
  stat: async (key: string) => (key === 'p1-poster' ? { bytes: 3, contentType: 'image/jpeg', sha256: 'a' } : undefined),
  open: async () => ({ stream: Readable.from(['jpg']) }),
};
const setUp = () =>
  given([registered('ann')], {
    providers: { video, files } as never,
    avatars: { file: async (id: string, kind: string) => `${id}-${kind}` },
  });

test('the presenters are the same in GraphQL and REST', async () => {
  const { as } = await setUp();
  const avatars = [
    {
      id: 'p1',
      name: 'Mia',
      type: 'stock',
      status: 'active',
      description: 'Calm',
      imageUrl: '/api/avatars/p1/preview',
      posterUrl: '/api/avatars/p1/poster',
      voiceUrl: '/api/avatars/p1/voice',
    },
  ];
  expect(await as().graphql('{ avatars { id name type status description imageUrl posterUrl voiceUrl } }')).toEqual({
    avatars,
  });
  expect((await as('ann').rest('GET', '/api/avatars')).body).toEqual(avatars);
  expect((await as().rest('GET', '/api/avatars')).status).toBe(401);
});

test.each([
  ['/api/avatars/p1/poster', 200],
  ['/api/avatars/p1/preview', 404],
  ['/api/avatars/p2/poster', 404],
])('GET %s answers %i', async (url, status) => {
  const { as } = await setUp();
  expect((await as().rest('GET', url)).status).toBe(status);
});
