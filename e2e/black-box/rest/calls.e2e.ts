import { beforeAll, describe, expect, test } from '@jest/globals';
import { signInOverHttp } from '../../../identity/testing/sign-in.ts';
import { signOut } from '../../support/client.ts';
import { buyStarterPack, starterPack } from '../../support/payments.ts';
import { longScript, presenterOf, shortScript, startVideo } from '../../support/videos.ts';
import { password, type TestUser, trialCredits } from '../../support/fixture.ts';
import { useFixture } from '../../support/use.ts';

const fixture = useFixture();
let user: TestUser;

beforeAll(async () => {
  user = await fixture.registered('Robin Reyes');
});

const userShape = () => ({
  id: user.id,
  email: user.email,
  username: expect.any(String),
  firstName: 'Robin',
  displayName: 'Robin Reyes',
  profilePictureUrl: null,
  credits: expect.any(Number),
  digitalTwinCredits: 0,
});

const videoShape = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  title: expect.any(String),
  propertyAddress: expect.any(String),
  script: expect.any(String),
  avatarId: expect.any(String),
  screenShareUrl: null,
  screenShareType: null,
  status: expect.stringMatching(/^(pending|processing)$/),
  videoUrl: null,
  thumbnailUrl: null,
  processingProgress: expect.any(Number),
  errorMessage: null,
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  viewCount: 0,
  duration: null,
  shareUrl: null,
};

describe('user account', () => {
  test('GET /auth/user answers the user, GET /api/user the same in {user}', async () => {
    const own = await user.call('GET', '/auth/user');
    expect(own).toMatchObject({ status: 200, body: userShape() });
    expect(own.body).toMatchObject({
      credits: trialCredits,
      subscriptionStatus: 'trialing',
      isAdmin: false,
      totalVideos: 0,
    });
    const wrapped = await user.call('GET', '/api/user');
    expect(wrapped).toMatchObject({ status: 200, body: { user: own.body } });
  });

  test('POST /auth/auth0-sync identifies the user by the token, never by the body', async () => {
    const victim = await fixture.user('Vera Victim');
    const idToken = await signInOverHttp(fixture.server.url, { email: user.email, password });
    const visitor = fixture.visitor();
    const claim = {
      auth0User: {
        id: victim.id,
        email: victim.email,
        firstName: 'Vera',
        lastName: 'Victim',
        provider: 'auth0',
        avatarUrl: 'https://evil.example/x.png',
      },
    };
    const answer = await visitor.call('POST', '/auth/auth0-sync', claim, {
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true, user: { id: user.id, email: user.email } } });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    expect((await victim.call('GET', '/auth/user')).body).toMatchObject({ displayName: 'Vera Victim' });
  });

  test('GET /auth/logout ends the session on the server and redirects to the provider', async () => {
    const leaving = await fixture.user();
    const cookie = leaving.cookie();
    const answer = await signOut(leaving);
    expect(answer.status).toBe(302);
    expect(answer.location).toMatch(/\/v2\/logout\?client_id=.+&returnTo=/);
    const old = await fixture.visitor().call('GET', '/auth/user', undefined, { headers: { cookie } });
    expect(old).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

describe('credits', () => {
  test('POST /api/credits/refill opens a payment at the catalog price', async () => {
    const answer = await user.call('POST', '/api/credits/refill', starterPack);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
        paymentIntentId: expect.stringMatching(/^pi_\w+$/),
        quote: {
          items: [{ id: 'starter-pack', description: 'Starter Pack (10 credits)', amount: 17_750, credits: 10 }],
          total: 17_750,
          currency: 'usd',
        },
      },
    });
  });

  test('POST /api/credits/add-manual grants the credits of the paid bundle', async () => {
    const buyer = await fixture.user();
    await buyStarterPack(buyer);
    expect((await buyer.call('GET', '/auth/user')).body).toMatchObject({ credits: trialCredits + starterPack.credits });
  });

  test('GET /api/credits/statement downloads as JSON and as CSV', async () => {
    const json = await user.call<{ kind: string }[]>('GET', '/api/credits/statement');
    expect(json.body[0]).toMatchObject({
      kind: 'grant',
      amount: trialCredits,
      change: trialCredits,
      balanceAfter: trialCredits,
      description: expect.any(String),
    });
    const csv = await user.fetch('/api/credits/statement?format=csv');
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="curbcast-statement-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head = '', first = ''] = (await csv.text()).split('\n');
    expect(head).toContain('"balanceAfter"');
    expect(first).toContain('"grant"');
    expect(await user.call('GET', '/api/credits/statement?format=xml')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});

describe('scripts and presenters', () => {
  test('POST /api/estimate-script answers the duration in minutes, the credits and the words', async () => {
    const { body } = await user.call('POST', '/api/estimate-script', { script: longScript(2) });
    expect(body).toEqual({
      duration: expect.any(Number),
      creditsNeeded: expect.any(Number),
      wordCount: longScript(2).trim().split(/\s+/).length,
    });
    const { duration, creditsNeeded } = body as { duration: number; creditsNeeded: number };
    expect(creditsNeeded).toBe(Math.ceil((duration * 60) / 30 - 1e-9) / 2);
  });

  test('POST /api/generate-script-from-profile writes a script from a listing page', async () => {
    const [listing] = (await user.graphql<{ sampleListings: { url: string }[] }>('{ sampleListings { url } }'))
      .sampleListings;
    const { status, body } = await user.call('POST', '/api/generate-script-from-profile', {
      propertyDetails: listing?.url,
      duration: 'medium',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      script: expect.any(String),
      title: expect.any(String),
      propertyAddress: expect.any(String),
      duration: expect.any(Number),
      creditsNeeded: expect.any(Number),
    });
  });

  test('GET /api/avatars lists stock presenters with a playable preview', async () => {
    const { body } = await user.call<
      { id: string; name: string; type: string; status: string; imageUrl: string; posterUrl: string }[]
    >('GET', '/api/avatars');
    expect(body.length).toBeGreaterThan(2);
    for (const avatar of body)
      expect(avatar).toMatchObject({
        id: expect.any(String),
        name: expect.any(String),
        type: 'stock',
        status: expect.stringMatching(/^(ready|active)$/),
        imageUrl: expect.stringMatching(/^\//),
      });
    const preview = await user.fetch(body[0]?.imageUrl ?? '');
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const poster = await user.fetch(body[0]?.posterUrl ?? '');
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('videos', () => {
  test('can be started, listed, counted, refreshed and deleted', async () => {
    const maker = await fixture.user();
    const first = await startVideo(maker, { title: 'First', script: longScript(1) });
    expect(first.video).toMatchObject({ ...videoShape, title: 'First' });
    const second = await startVideo(maker, { title: 'Second' });
    const list = await maker.call<{ id: string }[]>('GET', '/api/videos');
    expect(list.status).toBe(200);
    expect(list.body.map(({ id }) => id)).toEqual([second.video.id, first.video.id]);
    for (const video of list.body) expect(video).toMatchObject(videoShape);
    const stats = await maker.call<Record<string, number>>('GET', '/api/videos/stats');
    expect(stats.body).toMatchObject({ total: 2, ready: 0, failed: 0 });
    expect((stats.body['pending'] ?? 0) + (stats.body['processing'] ?? 0)).toBe(2);
    expect(await maker.call('PATCH', `/api/videos/${second.video.id}/status`)).toMatchObject({
      status: 200,
      body: { id: second.video.id },
    });
    expect(await maker.call('DELETE', `/api/videos/${second.video.id}`)).toMatchObject({
      status: 200,
      body: { success: true, id: second.video.id },
    });
    // Deleting it again answers 404.
    expect(await maker.call('DELETE', `/api/videos/${second.video.id}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Video not found' },
    });
    expect(await maker.call('DELETE', '/api/videos/bulk', { videoIds: [first.video.id] })).toMatchObject({
      status: 200,
      body: { deleted: [first.video.id], skipped: [] },
    });
    expect((await maker.call('GET', '/api/videos/stats')).body).toEqual({
      total: 0,
      ready: 0,
      processing: 0,
      failed: 0,
      pending: 0,
    });
  });

  test('the title falls back to "Property Video - {date}"; status, cost and owner of the body are ignored', async () => {
    const maker = await fixture.user();
    const { status, body } = await maker.call<{ video: Record<string, unknown>; creditsReserved: number }>(
      'POST',
      '/api/videos',
      {
        title: '  ',
        script: shortScript,
        avatarId: await presenterOf(maker),
        status: 'ready',
        creditsNeeded: 0,
        credits: 999,
        duration: 1,
        userId: user.id,
        videoUrl: '/etc/passwd',
      },
    );
    expect(status).toBe(201);
    expect(body.video).toMatchObject({ ...videoShape, title: expect.stringMatching(/^Property Video - /) });
    expect(body.creditsReserved).toBe(0.5);
    expect((await user.call<{ id: string }[]>('GET', '/api/videos')).body.map(({ id }) => id)).not.toContain(
      body.video['id'],
    );
    await maker.call('DELETE', `/api/videos/${String(body.video['id'])}`);
  });
});

describe('the event contract', () => {
  test('/asyncapi.json describes the published events', async () => {
    const { status, headers, body } = await fixture
      .visitor()
      .call<{ asyncapi: string; channels: Record<string, { address: string }> }>('GET', '/asyncapi.json');
    expect([status, headers.get('content-type'), body.asyncapi]).toEqual([
      200,
      'application/json; charset=utf-8',
      '3.0.0',
    ]);
    expect(Object.values(body.channels).map(({ address }) => address)).toEqual(
      expect.arrayContaining([
        'curbcast.accounts',
        'curbcast.credits.v1',
        'curbcast.library.v1',
        'curbcast.mails.v1',
        'curbcast.payments.v1',
        'curbcast.users.v1',
        'curbcast.videos',
        'curbcast.videos.v1',
      ]),
    );
  });
});

describe('health', () => {
  test('is reported by /healthz, /readyz and /metrics without personal data', async () => {
    const visitor = fixture.visitor();
    expect(await visitor.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await visitor.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    const admin = await fixture.admin();
    const ready = await admin.call<{ engines: object[]; projections: { name: string; ready: boolean }[] }>(
      'GET',
      '/readyz',
    );
    expect(ready).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(ready.body.projections.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'credits',
        'event-index',
        'expiring-lots',
        'free-credits',
        'library',
        'mails',
        'payments',
        'users',
        'videos',
      ]),
    );
    const metrics = await (await admin.fetch('/metrics')).text();
    expect(metrics).toMatch(/^curbcast_projection_ready\{projection="credits"\} 1$/m);
    for (const personal of [user.email, user.id, 'Robin'])
      expect(metrics + JSON.stringify(ready.body)).not.toContain(personal);
  });

  test('is shown to visitors behind a proxy and to users only as ready or not', async () => {
    for (const someone of [fixture.visitor(), user]) {
      expect((await someone.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
      expect((await someone.call('GET', '/metrics')).status).toBe(401);
    }
  });
});
