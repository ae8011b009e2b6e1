import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { createPageBrowser, formTokenOf, headingOf, type PageBrowser } from '../testing/page-browser.ts';
import { authorizeOverHttp, exchangeCode, requestTokens, signInOverHttp } from '../testing/sign-in.ts';

const changed: string[] = [];
let server: IdentityServer;
let browser: PageBrowser;

beforeAll(async () => {
  server = await startIdentityServer({ onCredentialsChanged: async (id) => void changed.push(id) });
});
afterAll(() => server.close());
beforeEach(() => {
  browser = createPageBrowser(server.url);
});

const go: PageBrowser['go'] = (...args) => browser.go(...args);
const openSignIn: PageBrowser['openSignIn'] = (extra) => browser.openSignIn(extra);

describe('the one-time link', () => {
  const setUp = async (email: string, password: string) => {
    const link = await server.identity().setupLink(email);
    const formToken = formTokenOf((await go(link)).body);
    return { link, form: { form_token: formToken, given_name: 'The', family_name: 'Boss', password } };
  };
  const refreshWith = (token: string | undefined) =>
    requestTokens(`${server.url}/oidc`, {
      grant_type: 'refresh_token',
      client_id: 'curbcast-web',
      refresh_token: token ?? '',
    });

  test('gives a squatted address to its owner as a new account and ends all access of the squatter', async () => {
    // An account of a release that let people in before their address was proved.
    const squatter = { email: 'boss@example.com', password: 'squatters password', name: 'Not Boss' };
    await server.identity().accounts.create({ ...squatter, givenName: 'Not', familyName: 'Boss' }, false);
    const tokens = await exchangeCode(
      await authorizeOverHttp(server.url, { ...squatter, scope: 'openid offline_access' }),
    );
    const { sub: squattersId = '', iat = 0 } = decodeJwt(tokens.id_token);
    expect(await server.identity().accounts.honours(squattersId, iat)).toBe(true);
    const { page, token } = await openSignIn();
    const answered = await go(`${page}/sign-in`, { form_token: token, ...squatter });
    expect(answered.location).toMatch(/\/oidc\/authorize\//);

    const { link, form } = await setUp('Boss@example.com', 'the real password');
    const { body, headers } = await go(link);
    expect(headingOf(body)).toBe('Confirm your email address');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(body).not.toContain('value="Not"');
    expect((await go(link, { ...form, password: 'short' })).status).toBe(422);
    expect((await go(link, { ...form, form_token: '' })).status).toBe(403);
    const done = await go(link, form);
    expect([done.status, headingOf(done.body)]).toEqual([200, 'Your account is ready']);

    const account = await server.identity().accounts.findByEmail('boss@example.com');
    expect(account).toMatchObject({ emailVerified: true, givenName: 'The' });
    expect(account?.id).not.toBe(squattersId);
    expect(changed).toContain(squattersId);
    expect(await server.identity().accounts.honours(squattersId, iat)).toBe(false);
    expect((await go(answered.location)).location).not.toContain('/auth/callback?code=');
    await expect(signInOverHttp(server.url, squatter)).rejects.toThrow('Wrong email address or password.');
    await expect(refreshWith(tokens.refresh_token)).rejects.toThrow('invalid_grant');
    const claims = decodeJwt(
      await signInOverHttp(server.url, { email: 'boss@example.com', password: 'the real password' }),
    );
    expect(claims).toMatchObject({ email_verified: true, sub: account?.id });

    expect((await go(link)).status).toBe(410);
    expect((await go(link, form)).status).toBe(410);
  });

  test('a verified account keeps its id, and everything from before the new password ends', async () => {
    const first = await setUp('carla@example.com', 'her first password');
    expect((await go(first.link, first.form)).status).toBe(200);
    const carla = { email: 'carla@example.com', password: 'her first password' };
    const tokens = await exchangeCode(
      await authorizeOverHttp(server.url, { ...carla, scope: 'openid offline_access' }),
    );
    const { sub = '', iat = 0 } = decodeJwt(tokens.id_token);
    const { page, token } = await openSignIn();
    const answered = await go(`${page}/sign-in`, { form_token: token, ...carla });

    const second = await setUp('carla@example.com', 'her second password');
    expect((await go(second.link, second.form)).status).toBe(200);
    expect(await server.identity().accounts.findByEmail('carla@example.com')).toMatchObject({ id: sub });
    expect(changed).toContain(sub);
    expect(await server.identity().accounts.honours(sub, iat)).toBe(false);
    expect(await server.identity().accounts.honours(sub, iat + 60)).toBe(true);
    expect((await go(answered.location)).location).not.toContain('/auth/callback?code=');
    await expect(refreshWith(tokens.refresh_token)).rejects.toThrow('invalid_grant');
  });

  test('makes a missing account; only the newest link works', async () => {
    const older = await server.identity().setupLink('first@example.com');
    const link = await server.identity().setupLink('first@example.com');
    expect((await go(older)).status).toBe(410);
    const formToken = formTokenOf((await go(link)).body);
    expect(
      (await go(link, { form_token: formToken, given_name: 'First', family_name: '', password: 'the real password' }))
        .status,
    ).toBe(200);
    expect(
      decodeJwt(await signInOverHttp(server.url, { email: 'first@example.com', password: 'the real password' })),
    ).toMatchObject({ email_verified: true });
  });
});
