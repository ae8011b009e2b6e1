import { expect, test } from '@jest/globals';
import { bought, given, registered, requested } from '../../testing/area.ts';

const ann = [registered('ann'), bought('ann', 'l1', 5), requested('ann', 'v1')];

test('the viewer is the signed-in user', async () => {
  const { as } = await given(ann);
  expect(
    await as('ann').graphql('{ viewer { isAdmin user { id email username displayName profilePictureUrl } } }'),
  ).toEqual({
    viewer: {
      isAdmin: false,
      user: {
        id: 'ann',
        email: 'ann@curbcast.example',
        username: 'ann',
        displayName: 'ann Agent',
        profilePictureUrl: null,
      },
    },
  });
});

test('the viewer is null without a session', async () => {
  const { as } = await given([]);
  expect(await as().graphql('{ viewer { isAdmin } }')).toEqual({ viewer: null });
});

test('GET /auth/user and GET /api/user return the user with credits and number of videos', async () => {
  const { as } = await given(ann);
  const user = {
    id: 'ann',
    email: 'ann@curbcast.example',
    credits: 2.5,
    creditsHeld: 0,
    totalVideos: 1,
    isAdmin: false,
  };
  expect((await as('ann').rest('GET', '/auth/user')).body).toMatchObject(user);
  expect((await as('ann').rest('GET', '/api/user')).body).toMatchObject({ user });
});

test.each(['/auth/user', '/api/user'])('GET %s answers 401 without a session', async (url) => {
  const { as } = await given([]);
  expect((await as().rest('GET', url)).status).toBe(401);
});
