import { beforeAll, describe, expect, test } from '@jest/globals';
import { signInOverHttp } from '../../identity/testing/sign-in.ts';
import { useIdToken } from '../support/client.ts';
import { shortScript } from '../support/videos.ts';
import { password, type RegisteredUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();
let user: RegisteredUser;

beforeAll(async () => {
  user = await fixture.registered();
});

describe('requests from other sites', () => {
  const from: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that begins like ours', { origin: 'http://localhost.evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
  ];
  const unsafe: readonly (readonly [string, string, unknown])[] = [
    ['POST', '/api/videos', { script: shortScript, avatarId: 'x' }],
    ['POST', '/api/credits/refill', { amount: 177.5, credits: 10 }],
    ['POST', '/api/credits/add-manual', { planId: 'pi_x' }],
    ['DELETE', '/api/videos/bulk', { videoIds: [] }],
    ['DELETE', '/api/videos/x', undefined],
    ['PATCH', '/api/videos/x/status', undefined],
    ['POST', '/api/admin/login', { email: 'a@curbcast.example', password }],
    ['POST', '/auth/auth0-sync', {}],
    ['POST', '/graphql', { query: 'mutation { deleteVideo(id: "x") { id } }' }],
    ['POST', '/test-payments/v1/payment_intents/pi_x/confirm', {}],
  ];
  test.each(from)('%s: refuses every unsafe request', async (_what, headers) => {
    for (const [method, path, body] of unsafe) {
      const answer = await user.call(method, path, body, { headers });
      expect([path, answer.status, answer.body['code']]).toEqual([path, 403, 'FORBIDDEN']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('allows no other origin by CORS, in answers or preflights', async () => {
    for (const origin of ['https://evil.example', 'null', `${new URL(user.server.url).origin}.evil.example`]) {
      const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
      const preflight = await user.fetch('/graphql', { method: 'OPTIONS', headers: { origin, ...asked } });
      const read = await user.fetch('/auth/user', { headers: { origin } });
      for (const { headers } of [preflight, read]) {
        expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, null]);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });

  test('ignores a sign-out by an image or a link on another site', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ]) {
      expect((await user.fetch('/auth/logout', { headers })).status).toBe(403);
    }
    expect((await user.call('GET', '/auth/user')).status).toBe(200);
  });

  test('applies the same access control to other spellings of a path', async () => {
    const spellings = [
      '/API/admin/users',
      '/api//admin/users',
      '/api/admin/users/',
      '/api/./admin/users',
      '/%61pi/admin/users',
      '/api/x/../admin/users',
    ];
    for (const path of spellings) {
      const answer = await user.call('GET', path);
      expect([path, answer.status >= 300]).toEqual([path, true]);
      expect(JSON.stringify(answer.body)).not.toContain(user.email);
    }
    const override = await user.call('POST', '/api/videos/x', {}, { headers: { 'x-http-method-override': 'DELETE' } });
    expect(override.status).toBe(405);
    expect([404, 405, 501, 400, 403]).toContain(
      await user.fetch('/api/videos', { method: 'PROPFIND' }).then(({ status }) => status),
    );
  });
});

describe('headers', () => {
  test('pages have a strict CSP with a fresh nonce, and allow no framing or content sniffing', async () => {
    const [first, second] = await Promise.all(['/', '/pricing'].map((path) => fixture.visitor().fetch(path)));
    if (!first || !second) throw new Error('Two pages were asked for');
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{20,}'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).not.toBe(second.headers.get('content-security-policy'));
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(await first.text()).toContain(`nonce="${nonce}"`);
    for (const { headers } of [first, second]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=(self)');
      expect(headers.get('vary')).toContain('Cookie');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('API calls allow no caching, framing or content sniffing', async () => {
    for (const path of [
      '/auth/user',
      '/api/videos',
      '/api/nothing',
      '/auth/config',
      '/graphql?query={catalog{version}}',
    ]) {
      const { headers } = await user.fetch(path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\w.-]{8,}$/);
    }
  });

  test('keeps a valid request id of the caller and replaces an invalid one', async () => {
    const given = await user.call('GET', '/auth/user', undefined, { headers: { 'x-request-id': 'my-request-0001' } });
    expect(given.headers.get('x-request-id')).toBe('my-request-0001');
    const replaced = await user.call('GET', '/auth/user', undefined, { headers: { 'x-request-id': '"><script>' } });
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('serves sample listings as pages with their own CSP', async () => {
    const { sampleListings } = await user.graphql<{ sampleListings: { url: string; imageUrl: string }[] }>(
      '{ sampleListings { url imageUrl } }',
    );
    for (const { url, imageUrl } of sampleListings) {
      const page = await fixture.visitor().fetch(new URL(url).pathname);
      expect([page.status, page.headers.get('content-security-policy') === null]).toEqual([200, false]);
      const picture = await fixture.visitor().fetch(imageUrl);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });
});

describe('sessions', () => {
  test('gives a session a new cookie when the password changes', async () => {
    const person = await fixture.registered();
    const isSignedIn = async (cookie: string): Promise<boolean> =>
      (await fixture.visitor().call('GET', '/auth/user', undefined, { headers: { cookie } })).status === 200;
    const mutation = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
    const change = (currentPassword: string, newPassword: string) => ({ currentPassword, newPassword });
    const first = person.cookie();
    await person.call('PATCH', '/auth/change-password', change(person.password, 'a second long password'));
    const second = person.cookie();
    await person.graphql(mutation, { input: change('a second long password', 'a third long password') });
    const third = person.cookie();
    expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([false, false, true]);
  });

  test('sets an HttpOnly, SameSite cookie and a new session at each sign-in', async () => {
    const visitor = fixture.visitor();
    const tokens = await Promise.all(
      [1, 2].map(() => signInOverHttp(fixture.server.url, { email: user.email, password })),
    );
    const cookies: string[] = [];
    for (const token of tokens) {
      const answer = await visitor.call(
        'POST',
        '/auth/auth0-sync',
        {},
        { headers: { authorization: `Bearer ${token}` } },
      );
      const line = answer.headers.get('set-cookie') ?? '';
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=Lax/);
      expect(line).toMatch(/; Max-Age=86400/);
      cookies.push(visitor.cookie());
    }
    expect(cookies[0]).not.toBe(cookies[1]);
    // Signing in again in the same browser ends the previous session.
    expect(
      (await fixture.visitor().call('GET', '/auth/user', undefined, { headers: { cookie: cookies[0] ?? '' } })).status,
    ).toBe(401);
    expect((await visitor.call('GET', '/auth/user')).status).toBe(200);
  });

  test('accepts an ID token in one browser only', async () => {
    const token = await signInOverHttp(fixture.server.url, { email: user.email, password });
    const [first, second] = [fixture.visitor(), fixture.visitor()];
    expect(await useIdToken(first, token)).toBe(user.id);
    // The same browser may present the token again, another one may not.
    expect(await useIdToken(first, token)).toBe(user.id);
    await expect(useIdToken(second, token)).rejects.toThrow('401');
  });
});
