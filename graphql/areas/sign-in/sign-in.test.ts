import { describe, expect, test } from '@jest/globals';
import { given, registered } from '../../testing/area.ts';

const cookie = { clear: () => 'sid=; Max-Age=0' };
const settings = { domain: 'login.example', clientId: 'curbcast', embedded: false };

test('GET /auth/config says how to reach the identity provider', async () => {
  const { as } = await given([], { signIn: { settings, issuer: async () => 'https://login.example/' } });
  expect((await as().rest('GET', '/auth/config')).body).toEqual({
    ...settings,
    issuer: 'https://login.example/',
  });
});

describe('POST /auth/auth0-sync', () => {
  const url = '/auth/auth0-sync';

  test('makes a session from the token, in the language of the page; the body may only give names', async () => {
    const sent: unknown[] = [];
    const signIn = async (request: unknown) => {
      sent.push(request);
      return { session: { userId: 'ann' }, setCookie: 'sid=1' } as never;
    };
    const { as } = await given([registered('ann')], { signIn: { signIn } });
    const body = { auth0User: { firstName: 'Ann', lastName: 'A', email: 'other@x.example', sub: 'other' } };
    const inSpanish = as(undefined, { language: 'es' });
    const answer = await inSpanish.rest('POST', url, body, { authorization: 'Bearer id-token' });
    expect([answer.body, answer.headers['set-cookie']]).toMatchObject([
      { success: true, user: { id: 'ann' } },
      'sid=1',
    ]);
    expect(sent).toMatchObject([{ idToken: 'id-token', names: { firstName: 'Ann', lastName: 'A' }, language: 'es' }]);
    expect(JSON.stringify(sent)).not.toContain('other');
  });

  test('answers 503 while the read models have not seen the registration, and keeps the session for a retry', async () => {
    const signIn = async () => ({ session: { userId: 'ann' }, setCookie: 'sid=1' }) as never;
    const { as } = await given([], { signIn: { signIn } });
    const { status, body, headers } = await as().rest('POST', url, {}, { authorization: 'Bearer id-token' });
    expect([status, body, headers['set-cookie']]).toMatchObject([503, { code: 'UNAVAILABLE' }, 'sid=1']);
  });

  test.each([{}, { authorization: 'Bearer' }, { authorization: 'Basic abc' }])('answers 401 to %j', async (headers) => {
    const { as } = await given([]);
    expect((await as().rest('POST', url, {}, headers as Record<string, string>)).status).toBe(401);
  });
});

test('POST /api/admin/login passes on email and password and sets the cookie', async () => {
  const sent: unknown[] = [];
  const adminSignIn = async (request: unknown) => {
    sent.push(request);
    return { session: { userId: 'admin' }, setCookie: 'sid=2' } as never;
  };
  const { as } = await given([], { signIn: { adminSignIn } });
  const answer = await as().rest('POST', '/api/admin/login', { email: 'a@x.example', password: 'secret' });
  expect([answer.body, answer.headers['set-cookie']]).toEqual([{ success: true, userId: 'admin' }, 'sid=2']);
  expect(sent).toMatchObject([{ email: 'a@x.example', password: 'secret', address: '127.0.0.1' }]);
});

describe('GET /auth/first-admin', () => {
  const url = '/auth/first-admin?token=t';
  const accepting = { accepts: async () => true };

  test('answers 404 to a link that is not valid', async () => {
    const { as } = await given([], { signIn: { firstAdmin: { accepts: async () => false } as never } });
    expect((await as().rest('GET', url)).status).toBe(404);
  });

  test('sends a visitor to sign in and back', async () => {
    const { as } = await given([], { signIn: { firstAdmin: accepting as never } });
    const { status, headers } = await as().rest('GET', url);
    expect([status, headers['location']]).toEqual([302, `/login?returnTo=${encodeURIComponent(url)}`]);
  });

  test('gives the role to the signed-in user', async () => {
    const claimed: unknown[] = [];
    const claim = async (token: string, userId: string) => {
      claimed.push([token, userId]);
      return '0000000000000000' as never;
    };
    const { as } = await given([registered('ann')], { signIn: { firstAdmin: { ...accepting, claim } } });
    const { status, headers } = await as('ann').rest('GET', url);
    expect([status, headers['location'], claimed]).toEqual([302, '/admin', [['t', 'ann']]]);
  });
});

describe('GET /auth/logout', () => {
  const setUp = () => given([], { signIn: { settings }, sessions: { cookie } as never });

  test('removes the cookie and sends the browser to the provider', async () => {
    const { as } = await setUp();
    const { status, headers } = await as().rest('GET', '/auth/logout');
    expect([status, headers['set-cookie']]).toEqual([302, 'sid=; Max-Age=0']);
    expect(String(headers['location'])).toContain('https://login.example/');
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-mode': 'no-cors' }])(
    'refuses a request that another site or a picture caused: %j',
    async (headers) => {
      const { as } = await setUp();
      expect((await as().rest('GET', '/auth/logout', undefined, headers as Record<string, string>)).status).toBe(403);
    },
  );
});

describe('how sign-in is configured', () => {
  const settings = { domain: 'id.example', clientId: 'curbcast-web-client', embedded: false };
  const source = '{ signInDebug { domain clientId hosted } }';
  const shown = { signInDebug: { domain: 'id.example', clientId: 'curbcast-w', hosted: true } };

  test('everyone sees it in a development start, with 10 characters of the client id', async () => {
    const { as } = await given([], { signIn: { settings, debugIsPublic: true } });
    expect(await as().graphql(source)).toEqual(shown);
  });

  test('elsewhere only administrators see it', async () => {
    const { as } = await given([registered('ann'), registered('admin')], {
      signIn: { settings, debugIsPublic: false },
    });
    expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await as('ann').graphql(source)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await as('admin').graphql(source)).toEqual(shown);
  });
});
