import { beforeAll, describe, expect, test } from '@jest/globals';
import { signOut } from '../support/client.ts';
import type { TestUser } from '../support/fixture.ts';
import { expectProblem, unchanged } from '../support/problems.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, shortScript, startVideo } from '../support/videos.ts';

const fixture = useFixture();
let user: TestUser;
let other: TestUser;
/** A finished video of the other user. */
let foreign: string;

beforeAll(async () => {
  [user, other] = [await fixture.user(), await fixture.user()];
  foreign = (await startVideo(other, { title: 'Not yours' })).video.id;
  await readyVideo(other, foreign);
});

describe('unknown paths', () => {
  test('answers API calls with JSON and screens with the not-found page', async () => {
    const visitor = fixture.visitor();
    for (const path of ['/api/nothing', '/api', '/auth/nothing', '/graphql/nothing', '/api/videos/x/y/z']) {
      const answer = await visitor.call('GET', path);
      expectProblem(answer, 404, 'NOT_FOUND');
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
    expectProblem(await visitor.call('POST', '/api/nothing', {}), 404, 'NOT_FOUND');
    expectProblem(await visitor.call('PUT', '/api/videos', {}), 405, 'METHOD_NOT_ALLOWED');
    // Paths with an encoded slash or NUL are not canonical; only the kind of their status is checked.
    const unusual = ['/%00', '/..%2f..%2fetc/passwd'];
    for (const path of ['/no-such-screen', '/dashboard/no-such-part', ...unusual]) {
      const page = await visitor.fetch(path, { headers: { accept: 'text/html' } });
      expect([path, page.status]).toEqual([path, unusual.includes(path) ? page.status : 404]);
      expect(page.status).toBeGreaterThanOrEqual(400);
      expect(page.status).toBeLessThan(500);
      expect(await page.text()).not.toMatch(/root:/);
    }
    const page = await visitor.fetch('/no-such-screen');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  });
});

describe('data of another user', () => {
  test('answers 404 on every route with an id and changes nothing', () =>
    unchanged(other, async () => {
      const routes: readonly (readonly [string, string])[] = [
        ['DELETE', `/api/videos/${foreign}`],
        ['PATCH', `/api/videos/${foreign}/status`],
        ['GET', `/api/videos/${foreign}/media/video`],
        ['GET', `/api/videos/${foreign}/media/thumbnail`],
        ['GET', `/api/videos/${foreign}/media/captions`],
        ['POST', `/api/videos/${foreign}/share`],
        ['GET', `/api/videos/${foreign}/sharing-page`],
        ['GET', `/api/videos/${foreign}/export?format=mp4`],
      ];
      for (const [method, path] of routes) expectProblem(await user.call(method, path), 404, 'NOT_FOUND');
    }));

  test('GraphQL: answers null to reads and NOT_FOUND to mutations', () =>
    unchanged(other, async () => {
      expect(await user.graphql('query ($id: ID!) { video(id: $id) { id title } }', { id: foreign })).toEqual({
        video: null,
      });
      for (const field of ['refreshVideo(id: $id) { position }', 'deleteVideo(id: $id) { id }']) {
        const { errors } = await user.ask(`mutation ($id: ID!) { ${field} }`, { id: foreign });
        expect(errors).toMatchObject([
          { message: 'Video not found', extensions: { code: 'NOT_FOUND', requestId: expect.any(String) } },
        ]);
      }
      const { deleteVideos } = await user.graphql<{ deleteVideos: { deleted: string[]; skipped: object[] } }>(
        'mutation ($ids: [ID!]!) { deleteVideos(ids: $ids) { deleted skipped { id reason } } }',
        { ids: [foreign] },
      );
      expect(deleteVideos).toEqual({ deleted: [], skipped: [{ id: foreign, reason: 'Video not found' }] });
    }));

  test("GraphQL: refuses administrators' operations to users", async () => {
    const fields = [
      'adminUsers { totalCount }',
      `adminUser(id: "${other.id}") { email videos { script } }`,
      `auditHistory(kind: CREDITS, id: "${other.id}") { totalEvents }`,
      'systemStatus { logHead }',
      'platformTotals { users }',
    ];
    for (const field of fields) {
      const { errors, data } = await user.ask(`{ ${field} }`);
      expect([field, errors?.[0]?.extensions?.code]).toEqual([field, 'FORBIDDEN']);
      expect(JSON.stringify(data ?? {})).not.toContain(other.email);
    }
    const { errors } = await user.ask(
      'mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }',
      { input: { userId: user.id, credits: 500, reason: 'because I can' } },
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('is in no list or search', async () => {
    expect((await user.call<{ id: string }[]>('GET', '/api/videos')).body.map(({ id }) => id)).not.toContain(foreign);
    const { videos } = await user.graphql<{ videos: { edges: unknown[] } }>(
      '{ videos(search: "Not yours") { edges { node { id } } } }',
    );
    expect(videos.edges).toEqual([]);
    for (const search of ['.*', '%', '_', "' OR 1=1", '$regex']) {
      expect(
        (
          await user.graphql<{ videos: { edges: unknown[] } }>(
            'query ($search: String) { videos(search: $search) { edges { node { id } } } }',
            { search },
          )
        ).videos.edges,
      ).toEqual([]);
    }
  });
});

describe('invalid sessions', () => {
  const guarded: readonly (readonly [string, string, unknown?])[] = [
    ['GET', '/auth/user'],
    ['GET', '/api/user'],
    ['GET', '/api/videos'],
    ['GET', '/api/videos/stats'],
    ['GET', '/api/avatars'],
    ['GET', '/api/credits/statement'],
    ['POST', '/api/videos', { script: shortScript, avatarId: 'x' }],
    ['DELETE', '/api/videos/x'],
    ['DELETE', '/api/videos/bulk', { videoIds: [] }],
    ['PATCH', '/api/videos/x/status'],
    ['POST', '/api/videos/x/share'],
    ['GET', '/api/videos/x/sharing-page'],
    ['GET', '/api/videos/x/export?format=mp4'],
    ['POST', '/api/estimate-script', { script: shortScript }],
    ['POST', '/api/generate-script-from-profile', { propertyDetails: 'A house' }],
    ['POST', '/api/optimize-script', { script: shortScript }],
    ['POST', '/api/translate-script', { script: shortScript, language: 'spanish' }],
    ['POST', '/api/generate-lender-script', {}],
    ['POST', '/files/fee-sheets', {}],
    ['GET', '/files/fee-sheets/x/pages/1'],
    ['POST', '/files/own-pictures', {}],
    ['GET', `/api/pictures/own/${'5b'.repeat(32)}.webp`],
    ['GET', '/api/pictures?url=https://homes.example/1.png'],
    ['POST', '/api/credits/refill', { amount: 177.5, credits: 10 }],
    ['POST', '/api/credits/add-manual', { planId: 'pi_x' }],
    ['POST', '/api/create-payment-intent', { planId: 'digital-twin', amount: 350 }],
  ];

  test('answers 401 to missing, forged, truncated and revoked cookies', async () => {
    const gone = await fixture.user();
    const revoked = gone.cookie();
    expect((await signOut(gone)).status).toBe(302);
    const name = revoked.split('=')[0] ?? '';
    for (const cookie of ['', `${name}=`, `${name}=made-up`, user.cookie().slice(0, -2), revoked]) {
      for (const [method, path, body] of guarded) {
        const answer = await fixture.visitor().call(method, path, body, cookie === '' ? {} : { headers: { cookie } });
        expect([path, cookie.slice(0, 20), answer.status]).toEqual([path, cookie.slice(0, 20), 401]);
        expectProblem(answer, 401, 'UNAUTHENTICATED', 'Authentication required');
      }
      const { errors } = await fixture
        .visitor()
        .ask('{ viewer { user { id } } }', undefined, cookie === '' ? {} : { cookie });
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  test('opens no session for an invalid ID token', async () => {
    for (const token of [
      '',
      'x',
      'a.b.c',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: user.id })).toString('base64url')}.`,
    ]) {
      const answer = await fixture
        .visitor()
        .call(
          'POST',
          '/auth/auth0-sync',
          { auth0User: { id: user.id, email: user.email } },
          { headers: { authorization: `Bearer ${token}` } },
        );
      expectProblem(answer, 401, 'UNAUTHENTICATED');
    }
    expectProblem(
      await fixture.visitor().call('POST', '/auth/auth0-sync', { auth0User: { id: user.id, email: user.email } }),
      401,
      'UNAUTHENTICATED',
    );
  });
});
