import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { createIdTokenVerifier } from '../tokens/id-token.ts';
import { remoteIssuer } from '../tokens/remote-issuer.ts';
import { createCookieJar } from '../testing/cookie-jar.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import {
  authorizeOverHttp,
  exchangeCode,
  requestTokens,
  signInOverHttp,
  type PendingCode,
} from '../testing/sign-in.ts';

const ann = { email: 'Ann@Example.com', password: 'correct horse battery', name: 'Ann Lee' };
const OFFLINE = 'openid profile email offline_access';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
  await signInOverHttp(server.url, { ...ann, register: true });
});
afterAll(() => server.close());

const refresh = (refreshToken: string | undefined) =>
  requestTokens(`${server.url}/oidc`, {
    grant_type: 'refresh_token',
    client_id: 'curbcast-web',
    refresh_token: refreshToken ?? '',
  });
const userinfo = (accessToken: string): Promise<Response> =>
  fetch(`${server.url}/oidc/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } });

describe('discovery', () => {
  test('returns the issuer with its trailing slash and Auth0 paths below it', async () => {
    const document = await (await fetch(`${server.url}/oidc/.well-known/openid-configuration`)).json();
    const base = `${server.url}/oidc`;
    expect(document).toMatchObject({
      issuer: `${base}/`,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/oauth/token`,
      revocation_endpoint: `${base}/oauth/revoke`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/.well-known/jwks.json`,
      end_session_endpoint: `${base}/v2/logout`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: expect.arrayContaining(['none']),
    });
  });

  test('publishes keys without their private half', async () => {
    const { keys } = await (await fetch(`${server.url}/oidc/.well-known/jwks.json`)).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  test('puts no header of a client into a link', async () => {
    const body = await new Promise<string>((resolve, reject) => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      };
      httpRequest(`${server.url}/oidc/.well-known/openid-configuration`, { headers }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
    expect(body).toContain(`${server.url}/oidc/authorize`);
    expect(body).not.toContain('evil');
  });
});

describe('authorization code flow', () => {
  test('the ID token has every claim and is accepted by our verifier, with keys in process and over HTTP', async () => {
    const pending = await authorizeOverHttp(server.url, ann);
    const { id_token: idToken, access_token: accessToken } = await exchangeCode(pending);
    expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
    expect(decodeJwt(idToken)).toMatchObject({
      iss: `${server.url}/oidc/`,
      aud: 'curbcast-web',
      sub: expect.any(String),
      nonce: pending.nonce,
      email: 'ann@example.com',
      email_verified: true,
      given_name: 'Ann',
      family_name: 'Lee',
      name: 'Ann Lee',
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    const { issuer, clientId, keys } = server.identity();
    for (const source of [keys, remoteIssuer({ issuer }).keys]) {
      const identity = await createIdTokenVerifier({ issuer, clientId, keys: source })(idToken, {
        nonce: pending.nonce,
        maxAge: 60,
      });
      expect(identity).toMatchObject({ email: 'ann@example.com', emailVerified: true, name: 'Ann Lee' });
    }
    expect(await (await userinfo(accessToken)).json()).toMatchObject({ email: 'ann@example.com', name: 'Ann Lee' });
  });

  test('sends a browser that is signed in at the provider back without a page', async () => {
    const jar = createCookieJar();
    const first = await exchangeCode(await authorizeOverHttp(server.url, { ...ann, jar }));
    const second = await exchangeCode(
      await authorizeOverHttp(server.url, { email: 'nobody', password: 'never asked', jar }),
    );
    expect(decodeJwt(second.id_token).sub).toBe(decodeJwt(first.id_token).sub);
  });

  test('the token endpoint takes JSON as well as forms', async () => {
    const { issuer, code, verifier, clientId, redirectUri } = await authorizeOverHttp(server.url, ann);
    const post = (body: string) =>
      fetch(`${issuer}/oauth/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const response = await post(
      JSON.stringify({
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    );
    expect(await response.json()).toMatchObject({ id_token: expect.any(String), token_type: 'Bearer' });
    for (const broken of ['{', '[]', 'null', '"x"', '{"grant_type":7}']) expect((await post(broken)).status).toBe(400);
    expect((await post(`{"grant_type":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
  });

  test('a code works once, also when it is exchanged twice simultaneously', async () => {
    const pending = await authorizeOverHttp(server.url, ann);
    const results = await Promise.allSettled([exchangeCode(pending), exchangeCode(pending), exchangeCode(pending)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(exchangeCode(pending)).rejects.toThrow('invalid_grant');
  });

  test('using a code again ends the tokens that it gave', async () => {
    const pending = await authorizeOverHttp(server.url, ann);
    const tokens = await exchangeCode(pending);
    expect((await userinfo(tokens.access_token)).status).toBe(200);
    await expect(exchangeCode(pending)).rejects.toThrow('invalid_grant');
    expect((await userinfo(tokens.access_token)).status).toBe(401);
  });

  test.each<[string, Partial<PendingCode>]>([
    ['another verifier', { verifier: 'x'.repeat(43) }],
    ['no verifier', { verifier: '' }],
    ['another redirect address', { redirectUri: 'http://127.0.0.1:1/auth/callback' }],
    ['another client', { clientId: 'other' }],
    ['another code', { code: 'x'.repeat(43) }],
  ])('the exchange is refused with %s', async (_name, change) => {
    const pending = await authorizeOverHttp(server.url, ann);
    await expect(exchangeCode({ ...pending, ...change })).rejects.toThrow(/invalid_(grant|client|request)/);
  });
});

describe('refused requests', () => {
  const good = (): Record<string, string> => ({
    client_id: 'curbcast-web',
    response_type: 'code',
    redirect_uri: `${server.url}/auth/callback`,
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update('v').digest('base64url'),
    code_challenge_method: 'S256',
  });
  const ask = async (change: Record<string, string | undefined>) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...good(), ...change }))
      if (value !== undefined) query.set(name, value);
    const response = await fetch(`${server.url}/oidc/authorize?${query}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    return { status: response.status, location: response.headers.get('location') ?? '', body: await response.text() };
  };

  test('a good request leads to a page', async () => {
    expect((await ask({})).location).toMatch(/\/oidc\/interaction\/[\w-]+$/);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['plain PKCE', { code_challenge_method: 'plain', code_challenge: 'x'.repeat(43) }],
    ['a challenge without a method', { code_challenge_method: undefined }],
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['the implicit flow', { response_type: 'id_token' }],
    ['tokens in the address', { response_type: 'token' }],
    ['a silent request without a session', { prompt: 'none' }],
  ])('%s leads back to the application with an error and the state', async (_name, change) => {
    const { location } = await ask(change);
    const back = new URL(location);
    expect(`${back.origin}${back.pathname}`).toBe(`${server.url}/auth/callback`);
    const answer = new URLSearchParams(`${back.search.slice(1)}&${back.hash.slice(1)}`);
    expect(answer.get('error')).toMatch(/invalid_request|unsupported_response_type|unauthorized_client|login_required/);
    expect(answer.get('state')).toBe('s');
    expect(answer.get('code')).toBeNull();
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['a foreign redirect address', { redirect_uri: 'https://evil.example/auth/callback' }],
    ['a redirect address that only begins like ours', { redirect_uri: 'http://127.0.0.1.evil.example/auth/callback' }],
    ['another path on our host', { redirect_uri: undefined, client_id: 'other' }],
    ['an unknown client', { client_id: '<script>alert(1)</script>' }],
  ])('%s leads to an error page, and no redirect', async (_name, change) => {
    const { status, location, body } = await ask(change);
    expect(status).toBe(400);
    expect(location).toBe('');
    expect(body).toContain('Sign-in failed');
    expect(body).not.toContain('<script');
  });
});

describe('refresh tokens', () => {
  test('end within a day, also when they are replaced', async () => {
    const database = new DatabaseSync(join(server.folder, 'identity.sqlite'), { readOnly: true });
    const newest = database.prepare("SELECT max(expires_at) AS at FROM oidc_records WHERE model = 'RefreshToken'");
    const first = await exchangeCode(await authorizeOverHttp(server.url, { ...ann, scope: 'openid offline_access' }));
    const end = Number(newest.get()?.['at']);
    expect(end).toBeLessThanOrEqual(Date.now() + 86_400_000);
    await pause(2_100);
    await refresh(first.refresh_token);
    expect(Number(newest.get()?.['at'])).toBeLessThanOrEqual(end + 1_000);
    database.close();
  });

  test('are issued for offline_access, rotate at each use, and keep person and nonce', async () => {
    const pending = await authorizeOverHttp(server.url, { ...ann, scope: OFFLINE });
    const first = await exchangeCode(pending);
    expect(first.scope.split(' ')).toContain('offline_access');
    const second = await refresh(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.id_token)).toMatchObject({
      sub: decodeJwt(first.id_token).sub,
      nonce: pending.nonce,
      email: 'ann@example.com',
    });
  });

  test('are not issued without offline_access', async () => {
    expect((await exchangeCode(await authorizeOverHttp(server.url, ann))).refresh_token).toBeUndefined();
  });

  test('end with the whole family when a used one is used again', async () => {
    const first = await exchangeCode(await authorizeOverHttp(server.url, { ...ann, scope: OFFLINE }));
    const second = await refresh(first.refresh_token);
    await expect(refresh(first.refresh_token)).rejects.toThrow('invalid_grant');
    await expect(refresh(second.refresh_token)).rejects.toThrow('invalid_grant');
  });

  test('one of ten simultaneous uses succeeds', async () => {
    const first = await exchangeCode(await authorizeOverHttp(server.url, { ...ann, scope: OFFLINE }));
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => refresh(first.refresh_token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be revoked', async () => {
    const tokens = await exchangeCode(await authorizeOverHttp(server.url, { ...ann, scope: OFFLINE }));
    const body = JSON.stringify({
      client_id: 'curbcast-web',
      token: tokens.refresh_token,
      token_type_hint: 'refresh_token',
    });
    const response = await fetch(`${server.url}/oidc/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(200);
    await expect(refresh(tokens.refresh_token)).rejects.toThrow('invalid_grant');
  });
});

describe('a restart', () => {
  test('keeps accounts, sessions, refresh tokens, keys, and the codes that were used', async () => {
    const jar = createCookieJar();
    const pending = await authorizeOverHttp(server.url, { ...ann, scope: OFFLINE, jar });
    const tokens = await exchangeCode(pending);
    const unused = await authorizeOverHttp(server.url, { ...ann, jar });
    await server.restart();

    const { issuer, clientId, keys } = server.identity();
    await createIdTokenVerifier({ issuer, clientId, keys })(tokens.id_token);
    const again = await exchangeCode(
      await authorizeOverHttp(server.url, { email: 'nobody', password: 'never asked', jar }),
    );
    expect(decodeJwt(again.id_token).sub).toBe(decodeJwt(tokens.id_token).sub);
    await exchangeCode(unused);
    const next = await refresh(tokens.refresh_token);
    await server.restart();
    await expect(exchangeCode(pending)).rejects.toThrow('invalid_grant');
    await expect(refresh(tokens.refresh_token)).rejects.toThrow('invalid_grant');
    await expect(refresh(next.refresh_token)).rejects.toThrow('invalid_grant');
  });
});
