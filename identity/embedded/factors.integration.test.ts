import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { createSignInLimits } from '../limits.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { manyAccounts, startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { alertOf, createPageBrowser, formTokenOf, headingOf, type PageBrowser } from '../testing/page-browser.ts';
import { signInOverHttp } from '../testing/sign-in.ts';

const password = 'correct horse battery';
/** The verifier of the page browser's challenge (RFC 7636, appendix B). */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const step = 30_000;
/** The tests share an address and fail often; `limits.test.ts` and `admin-sign-in.test.ts` count. */
const limits = createSignInLimits({ ...manyAccounts, authentication: { points: 1_000, seconds: 60 } });
let server: IdentityServer;
let browser: PageBrowser;
let people = 0;

beforeAll(async () => {
  server = await startIdentityServer({ limits }, undefined, 'localhost');
});
afterAll(() => server.close());
beforeEach(() => {
  browser = createPageBrowser(server.url);
});

const pendingOf = (body: string): string => /name="pending" value="([^"]+)"/.exec(body)?.[1] ?? '';

/** Registers a person; with an authenticator app when `app` is set. */
async function person({ app = false } = {}) {
  people += 1;
  const email = `person${people}@example.com`;
  await signInOverHttp(server.url, { email, password, register: true });
  const { accounts, factors } = server.identity();
  const account = await accounts.findByEmail(email);
  if (account === undefined) throw new Error('no account');
  if (!app) return { email, account, code: () => '', recoveryCodes: [] };
  const { secret } = factors.secondFactor.offer(account);
  const code = (steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * step });
  const recoveryCodes = factors.secondFactor.enable(account.id, code(-1)) ?? [];
  return { email, account, code, recoveryCodes };
}

/** Sends the password on a new sign-in page. */
async function givePassword(email: string) {
  const { page, token } = await browser.openSignIn();
  const answer = await browser.go(`${page}/sign-in`, { form_token: token, email, password });
  return { page, token, answer };
}

/** The claims of the ID token at the end of a sign-in. */
async function claimsAfter(location: string) {
  const callback = await browser.go(location);
  const code = new URL(callback.location).searchParams.get('code') ?? '';
  const response = await fetch(`${server.url}/oidc/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'curbcast-web',
      redirect_uri: `${server.url}/auth/callback`,
      code,
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken } = (await response.json()) as { readonly id_token: string };
  return decodeJwt(idToken);
}

test('the ID token says how the person signed in: a password alone is one factor', async () => {
  const { email } = await person();
  const { answer } = await givePassword(email);
  expect(await claimsAfter(answer.location)).toMatchObject({ amr: ['pwd'], acr: 'aal1' });
});

describe('a sign-in with a second factor', () => {
  test('asks for the code after the right password, and signs in with it', async () => {
    const { email, code, account } = await person({ app: true });
    const { page, answer } = await givePassword(email);
    expect([answer.status, headingOf(answer.body), answer.location]).toEqual([200, 'Enter your code', '']);
    const form = { form_token: formTokenOf(answer.body), pending: pendingOf(answer.body) };
    const done = await browser.go(`${page}/code`, { ...form, code: code() });
    expect(done.status).toBe(303);
    expect(await claimsAfter(done.location)).toMatchObject({
      sub: account.id,
      amr: ['pwd', 'otp', 'mfa'],
      acr: 'aal2',
    });
  });

  test('does not mention the code after a wrong password', async () => {
    const { email } = await person({ app: true });
    const { page, token } = await browser.openSignIn();
    const answer = await browser.go(`${page}/sign-in`, { form_token: token, email, password: 'a wrong one' });
    expect([answer.status, headingOf(answer.body)]).toEqual([401, 'Sign in']);
  });

  test('allows another try after a wrong code, and refuses used codes and used recovery codes', async () => {
    const { email, code, recoveryCodes } = await person({ app: true });
    const [recovery = ''] = recoveryCodes;
    const first = await givePassword(email);
    const pending = { form_token: first.token, pending: pendingOf(first.answer.body) };
    const wrong = await browser.go(`${first.page}/code`, { ...pending, code: '000000x' });
    expect([wrong.status, headingOf(wrong.body)]).toEqual([401, 'Enter your code']);
    expect(alertOf(wrong.body)).toContain('That code is not right');
    expect((await browser.go(`${first.page}/code`, { ...pending, code: code() })).status).toBe(303);

    const second = await givePassword(email);
    const again = { form_token: second.token, pending: pendingOf(second.answer.body) };
    expect((await browser.go(`${second.page}/code`, { ...again, code: code() })).status).toBe(401);
    expect((await browser.go(`${second.page}/code`, { ...again, code: recovery })).status).toBe(303);
    const third = await givePassword(email);
    const last = { form_token: third.token, pending: pendingOf(third.answer.body), code: recovery };
    expect((await browser.go(`${third.page}/code`, last)).status).toBe(401);
  });

  test('the step cannot be skipped, forged, or moved to another sign-in or account', async () => {
    const [ann, bo] = [await person({ app: true }), await person({ app: true })];
    const { page, token, answer } = await givePassword(ann.email);
    const pending = pendingOf(answer.body);
    const forged = pending.replace(ann.account.id, bo.account.id);
    for (const text of ['', 'a.b.c', forged])
      expect((await browser.go(`${page}/code`, { form_token: token, pending: text, code: bo.code() })).status).toBe(
        403,
      );
    const other = await browser.openSignIn();
    const moved = { form_token: other.token, pending, code: ann.code() };
    expect((await browser.go(`${other.page}/code`, moved)).status).toBe(403);

    const half = await givePassword(ann.email);
    const resumed = await browser.go(half.page.replace('/interaction/', '/authorize/'));
    expect(resumed.location).not.toContain('/auth/callback');
  });

  test('rejects the code of a sign-in that began before the password changed', async () => {
    const { email, code, account } = await person({ app: true });
    const { page, token, answer } = await givePassword(email);
    const form = { form_token: token, pending: pendingOf(answer.body) };
    // The change counts from the next whole second on.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await server.identity().changes.changePassword(account.id, password, 'another long password');
    const late = await browser.go(`${page}/code`, { ...form, code: code() });
    expect([late.status, headingOf(late.body)]).not.toContain(303);
  });

  test('enabling it ends sign-ins by password alone', async () => {
    const { email, account } = await person();
    const { answer } = await givePassword(email);
    await claimsAfter(answer.location);
    const silently = async () => (await browser.go(`/oidc/authorize?${await silentQuery()}`)).location;
    expect(await silently()).toContain('code=');
    server.identity().endSignIns(account.id);
    expect(await silently()).toContain('error=login_required');
  });
});

const silentQuery = async (): Promise<URLSearchParams> =>
  new URLSearchParams({
    client_id: 'curbcast-web',
    response_type: 'code',
    redirect_uri: `${server.url}/auth/callback`,
    scope: 'openid',
    state: 's',
    nonce: 'n',
    prompt: 'none',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });

describe('a sign-in with a passkey', () => {
  async function withPasskey(options: { app?: boolean } = {}) {
    const { account } = await person(options);
    const { passkeys } = server.identity().factors;
    const device = createAuthenticator(server.url);
    await passkeys.add(account.id, 'Phone', device.create(await passkeys.registration(account)));
    return { account, device };
  }
  async function options(page: string, token: string) {
    const { status, body } = await browser.go(`${page}/passkey-options`, { form_token: token });
    return { status, challenge: status === 200 ? (JSON.parse(body) as { challenge: string }) : { challenge: '' } };
  }

  test('needs no password and no code, and counts as two factors', async () => {
    const { account, device } = await withPasskey({ app: true });
    const { page, token, body } = await browser.openSignIn();
    expect(body).toContain(`action="${page}/passkey"`);
    const { challenge } = await options(page, token);
    const answer = JSON.stringify(device.get(challenge));
    const done = await browser.go(`${page}/passkey`, { form_token: token, answer });
    expect(done.status).toBe(303);
    expect(await claimsAfter(done.location)).toMatchObject({
      sub: account.id,
      amr: ['pop', 'user', 'mfa'],
      acr: 'aal2',
    });
  });

  test('accepts an answer once and only on its page; a foreign one leads back to the password', async () => {
    const { device } = await withPasskey();
    const [one, two] = [await browser.openSignIn(), await browser.openSignIn()];
    const { challenge } = await options(one.page, one.token);
    const answer = JSON.stringify(device.get(challenge));
    for (const wrong of [answer, 'no json', '{}', JSON.stringify(createAuthenticator(server.url).get(challenge))]) {
      const refused = await browser.go(`${two.page}/passkey`, { form_token: two.token, answer: wrong });
      expect([refused.status, headingOf(refused.body)]).toEqual([401, 'Sign in']);
      expect(alertOf(refused.body)).toContain('This passkey could not be verified');
    }
  });

  test('the options need the token of the page', async () => {
    const { page } = await browser.openSignIn();
    expect((await options(page, 'forged')).status).toBe(403);
  });

  test('the page runs the scripts of this server and no others; registering runs only that of the password', async () => {
    const { page } = await browser.openSignIn();
    const { headers, body } = await browser.go(page);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${server.url}; base-uri 'none'; frame-ancestors 'none'`,
    );
    const scripts = [...body.matchAll(/<script src="([^"]+)"/g)].map(([, path = '']) => path);
    expect(scripts).toEqual(['/oidc/assets/password.js', '/oidc/assets/webauthn.js', '/oidc/assets/passkey.js']);
    for (const path of scripts) {
      const script = await browser.go(path);
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    }
    const register = await browser.go(`${page}/register`);
    expect(register.body.match(/<script src="([^"]+)"/g)).toEqual(['<script src="/oidc/assets/password.js"']);
  });
});
