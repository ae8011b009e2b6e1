import { expect, test } from '@jest/globals';
import { given } from '../../testing/area.ts';

const listings = [
  {
    id: 'villa',
    title: 'Villa',
    address: '1 Elm Street',
    url: 'http://localhost/v',
    imageUrl: '/v/1.jpg',
    template: 'RESIDENTIAL' as const,
  },
];
const samples = {
  policy: "default-src 'none'",
  page: (slug: string) => (slug === 'villa' ? '<html>' : undefined),
  image: async (_slug: string, name: string) =>
    name === '1.jpg' ? { bytes: new Uint8Array([1]), contentType: 'image/jpeg' } : undefined,
};

test('the sample listings need no session', async () => {
  const { as } = await given([], { samples: { listings } });
  expect(await as().graphql('{ sampleListings { id title address url imageUrl template } }')).toEqual({
    sampleListings: listings,
  });
});

test('a page has its own content security policy', async () => {
  const { as } = await given([], { samples });
  const { body, headers } = await as().rest('GET', '/samples/listings/villa');
  expect([body, headers['content-security-policy'], headers['cache-control']]).toEqual([
    '<html>',
    "default-src 'none'",
    'no-cache',
  ]);
});

test.each([
  ['/samples/listings/villa/1.jpg', 200],
  ['/samples/listings/villa/2.jpg', 404],
  ['/samples/listings/castle', 404],
])('GET %s answers %i', async (url, status) => {
  const { as } = await given([], { samples });
  expect((await as().rest('GET', url)).status).toBe(status);
});
