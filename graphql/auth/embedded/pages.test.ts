import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createClientAddress } from '../../guard/client-address.ts';
import { createLimits } from '../../guard/limits.ts';
import { createCookieJar, type CookieJar } from '../testing/cookie-jar.ts';
import { manyAccounts, startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { authorizeOverHttp, exchangeCode, requestTokens, signInOverHttp } from '../testing/sign-in.ts';

// Hashing a password is slow on purpose, and slower beside other tests.
jest.setTimeout(60_000);

const ann = { email: 'ann@example.com', password: 'correct horse battery', name: 'Ann Lee' };
const limits = createLimits(manyAccounts);
const changed: string[] = [];
let server: IdentityServer;
let jar: CookieJar;

beforeAll(async () => {
  server = await startIdentityServer({ limits, onCredentialsChanged: (id) => changed.push(id) });
  await signInOverHttp(server.url, { ...ann, register: true });
});
afterAll(() => server.close());
beforeEach(() => {
  jar = createCookieJar();
});

/** A browser without scripts: keeps cookies, follows nothing by itself. */
async function go(address: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const url = new URL(address, server.url);
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const posted = body === undefined ? {} : { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
  // Not fetch: it writes Sec-Fetch-* headers of its own.
  const request = httpRequest(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie: jar.header(url), accept: 'text/html', ...posted, ...headers },
  });
  request.end(body);
  const [message]: IncomingMessage[] = await once(request, 'response');
  if (message === undefined) throw new Error('no response');
  const received = Object.entries(message.headersDistinct).flatMap(([name, values]) => (values ?? []).map((value): [string, string] => [name, value]));
  const response = new Response(message.statusCode === 303 ? null : await text(message), { status: message.statusCode ?? 0, headers: received });
  jar.store(url, response);
  return { status: response.status, headers: response.headers, location: response.headers.get('location') ?? '', body: await response.text() };
}
async function openSignIn(extra: Record<string, string> = {}): Promise<{ page: string; body: string; token: string }> {
  const query = new URLSearchParams({
    client_id: 'curbcast-web', response_type: 'code', redirect_uri: `${server.url}/auth/callback`, scope: 'openid', state: 's', nonce: 'n',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256', ...extra,
  });
  const page = (await go(`/oidc/authorize?${query}`)).location;
  const { body } = await go(page);
  return { page, body, token: /name="form_token" value="([^"]+)"/.exec(body)?.[1] ?? '' };
}
const headings = (body: string): string | undefined => /<h1>([^<]*)</.exec(body)?.[1];
const alertOf = (body: string): string | undefined => /role="alert"[^>]*>([^<]*)</.exec(body)?.[1];

describe('which page opens', () => {
  test.each<[string, Record<string, string>, string]>([
    ['plain', {}, 'Sign in'],
    ['Auth0 screen_hint=signup', { screen_hint: 'signup' }, 'Create your account'],
    ['OpenID prompt=create', { prompt: 'create' }, 'Create your account'],
    ['prompt=login with a hint', { prompt: 'login', login_hint: 'bo@example.com' }, 'Sign in'],
  ])('%s', async (_name, extra, heading) => {
    const { body } = await openSignIn(extra);
    expect(headings(body)).toBe(heading);
    if (extra['login_hint'] !== undefined) expect(body).toContain('value="bo@example.com"');
  });

  test('it runs no script, loads only its stylesheet, and cannot be framed', async () => {
    const { page, body } = await openSignIn();
    const { headers } = await go(page);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${server.url}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).not.toMatch(/<script|style=|<style|\son\w+=/);
    const { status, headers: css } = await go('/oidc/assets/sign-in.css');
    expect([status, css.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('without its cookie it says that the sign-in has expired', async () => {
    const { page } = await openSignIn();
    jar = createCookieJar();
    const { status, body } = await go(page);
    expect([status, headings(body)]).toEqual([400, 'This sign-in has expired']);
    expect(body).toContain(`href="${server.url}/login"`);
  });

  test('Cancel goes back to the application with access_denied', async () => {
    const { page, token } = await openSignIn();
    const resume = await go(`${page}/cancel`, { form_token: token });
    expect((await go(resume.location)).location).toMatch(/\/auth\/callback\?error=access_denied/);
  });
});

describe('signing in', () => {
  test('an unknown account and a wrong password get the same answer; the e-mail stays, the password does not', async () => {
    const answers = await Promise.all(
      ['ann@example.com', 'nobody@example.com'].map(async (email) => {
        const { page, token } = await openSignIn();
        return go(`${page}/sign-in`, { form_token: token, email, password: 'not the password' });
      }),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(alertOf(body)).toBe('Wrong e-mail address or password.');
      expect(body).not.toContain('not the password');
    }
    expect(answers[0]?.body).toContain('value="ann@example.com"');
    expect(answers[1]?.body).toContain('value="nobody@example.com"');
  });

  test('the sixth attempt is 429 even with the right password, under any spelling of the address; others are not affected', async () => {
    const own = await startIdentityServer({ limits: createLimits(), addressOf: () => `198.51.100.${(address += 1)}` });
    let address = 0;
    const main = server;
    server = own;
    try {
      await signInOverHttp(own.url, { ...ann, register: true });
      await signInOverHttp(own.url, { email: 'bo@example.com', password: 'another long one', register: true });
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await expect(signInOverHttp(own.url, { ...ann, password: 'guess' })).rejects.toThrow('Wrong e-mail address or password.');
      }
      const { page, token } = await openSignIn();
      const sixth = await go(`${page}/sign-in`, { form_token: token, email: ' ANN@example.com ', password: ann.password });
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
      expect(alertOf(sixth.body)).toMatch(/^Too many attempts\. Please try again in 15 minutes\.$/);
      await signInOverHttp(own.url, { email: 'bo@example.com', password: 'another long one' });
    } finally {
      server = main;
      await own.close();
    }
  });

  test('behind a proxy five wrong passwords of one client do not stop another client', async () => {
    const own = await startIdentityServer({ limits: createLimits(), addressOf: createClientAddress(1) });
    const main = server;
    server = own;
    try {
      await signInOverHttp(own.url, { email: 'bo@example.com', password: 'another long one', register: true });
      const attempt = async (client: string, email: string, password: string) => {
        jar = createCookieJar();
        const { page, token } = await openSignIn();
        const fields = { form_token: token, email, password };
        return (await go(`${page}/sign-in`, fields, { 'x-forwarded-for': client })).status;
      };
      for (let n = 1; n <= 5; n += 1) expect(await attempt('198.51.100.7', `nobody${n}@example.com`, 'guess')).toBe(401);
      expect(await attempt('198.51.100.7', 'bo@example.com', 'another long one')).toBe(429);
      expect(await attempt('198.51.100.8', 'bo@example.com', 'another long one')).toBe(303);
    } finally {
      server = main;
      await own.close();
    }
  });

  test('a form of another sign-in, without a token, or too large, is refused', async () => {
    const other = await openSignIn();
    const { page } = await openSignIn();
    expect((await go(`${page}/sign-in`, { form_token: other.token, email: ann.email, password: ann.password })).status).toBe(403);
    expect((await go(`${page}/sign-in`, { email: ann.email, password: ann.password })).status).toBe(403);
    expect((await go(`${page}/sign-in`, { form_token: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await go(`${page}/nothing`, { form_token: other.token })).status).toBe(404);
  });

  test('another person takes over the browser without the first one staying behind', async () => {
    await signInOverHttp(server.url, { email: 'cleo@example.com', password: 'another long one', register: true });
    const first = await exchangeCode(await authorizeOverHttp(server.url, { ...ann, jar, scope: 'openid email offline_access' }));
    const { page, token } = await openSignIn({ prompt: 'login', scope: 'openid email' });
    const resume = await go(`${page}/sign-in`, { form_token: token, email: 'cleo@example.com', password: 'another long one' });
    expect((await go(resume.location)).location).toMatch(/\/auth\/callback\?code=/);
    const next = await exchangeCode(await authorizeOverHttp(server.url, { email: '', password: '', jar }));
    expect(decodeJwt(next.id_token).sub).not.toBe(decodeJwt(first.id_token).sub);
    const refresh = { grant_type: 'refresh_token', client_id: 'curbcast-web', refresh_token: first.refresh_token ?? '' };
    await expect(requestTokens(`${server.url}/oidc`, refresh)).rejects.toThrow('invalid_grant');
  });
});

describe('registering', () => {
  const form = { given_name: '<b>Dee', family_name: 'O"Hara', email: 'dee@example.com', password: 'long enough words' };
  const register = async (change: Record<string, string>) => {
    const { page, token } = await openSignIn({ screen_hint: 'signup' });
    return go(`${page}/register`, { ...form, form_token: token, ...change });
  };

  test.each<[string, Record<string, string>, string]>([
    ['seven characters', { password: 'seven77' }, 'Password must be at least 8 characters long.'],
    ['257 characters', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters long.'],
    ['a common password', { password: 'Password123' }, 'This password is on every list of common passwords. Choose another one.'],
    ['the e-mail as password', { password: 'DEE@example.com' }, 'Your password must not be your e-mail address.'],
    ['no e-mail', { email: '' }, 'Enter an e-mail address like name@example.com.'],
    ['two at signs', { email: 'a@b@example.com' }, 'Enter an e-mail address like name@example.com.'],
    ['a line break in the e-mail', { email: 'a@example.com\r\nBcc: b@example.com' }, 'Enter an e-mail address like name@example.com.'],
    ['no first name', { given_name: '  ' }, 'Enter your first name.'],
    ['an endless name', { family_name: 'x'.repeat(81) }, 'Use at most 80 characters.'],
    ['a control character in a name', { given_name: 'a\u0007b' }, 'Use letters, spaces and punctuation only.'],
  ])('%s: the error stands at its field, what was typed stays', async (_name, change, message) => {
    const { status, body } = await register(change);
    expect(status).toBe(422);
    expect(alertOf(body)).toBe('Please correct the marked field.');
    const [, id] = /<p class="error" id="(\w+)-error">/.exec(body) ?? [];
    expect(body).toContain(`id="${id}-error">${message}<`);
    expect(body).toMatch(new RegExp(`<input id="${id}"[^>]*aria-invalid="true"[^>]*aria-describedby="${id}-error`));
    const typed = { ...form, ...change };
    if (change['family_name'] === undefined) expect(body).toContain('value="O&quot;Hara"');
    if (change['given_name'] === undefined) expect(body).toContain('value="&lt;b&gt;Dee"');
    expect(body).not.toContain(typed.password === '' ? 'nothing' : `"${typed.password}"`);
  });

  test('eight characters are enough, and the address is kept in one spelling', async () => {
    const { page, token } = await openSignIn({ screen_hint: 'signup' });
    const resume = await go(`${page}/register`, { ...form, form_token: token, email: ' Eve@BÜCHER.example ', password: 'a b c d ' });
    expect(resume.status).toBe(200);
    expect(await server.identity().accounts.findByEmail('eve@xn--bcher-kva.example')).toMatchObject({ emailVerified: false, givenName: '<b>Dee' });
    expect(await server.identity().accounts.checkPassword('EVE@bücher.example', 'a b c d ')).toBeDefined();
    expect(await server.identity().accounts.checkPassword('EVE@bücher.example', 'a b c d')).toBeUndefined();
  });
});

describe('registering with strangers about', () => {
  const form = { given_name: 'Fay', family_name: '', email: 'fay@example.com', password: 'long enough words' };
  const registerAt = async (change: Record<string, string> = {}) => {
    jar = createCookieJar();
    const { page, token } = await openSignIn({ screen_hint: 'signup' });
    return go(`${page}/register`, { ...form, form_token: token, ...change });
  };
  const withServer = async (options: Parameters<typeof startIdentityServer>[0], work: () => Promise<void>): Promise<void> => {
    const main = server;
    server = await startIdentityServer(options);
    try {
      await work();
    } finally {
      await server.close();
      server = main;
    }
  };

  test('an address that is registered already is answered like one that is free, and signs nobody in', async () => {
    const [free, known] = [await registerAt(), await registerAt({ password: 'a guess at the owner' })];
    expect([known.status, headings(known.body)]).toEqual([200, 'Sign in']);
    const shown = ({ body }: typeof free) => body.replace(/interaction\/[\w-]+|value="[\w-]{43}"/g, '');
    expect(shown(known)).toBe(shown(free));
    expect(free.body).toContain('If this e-mail address was free, your account is ready. Sign in with your password.');
    expect(await server.identity().accounts.checkPassword(form.email, 'a guess at the owner')).toBeUndefined();
    expect(await server.identity().accounts.checkPassword(form.email, form.password)).toBeDefined();
  });

  test('the fourth account of an address within a day is refused, of another address it is not', async () => {
    let client = '198.51.100.7';
    await withServer({ limits: createLimits(), addressOf: () => client }, async () => {
      for (const email of ['a@example.com', 'b@example.com', 'a@example.com']) expect((await registerAt({ email })).status).toBe(200);
      const fourth = await registerAt({ email: 'c@example.com' });
      expect([fourth.status, alertOf(fourth.body)]).toEqual([429, 'Too many accounts were created from your network. Please try again tomorrow.']);
      expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(86_000);
      expect(await server.identity().accounts.findByEmail('c@example.com')).toBeUndefined();
      client = '198.51.100.8';
      expect((await registerAt({ email: 'c@example.com' })).status).toBe(200);
    });
  });

  test('in a development start an account is verified when it is registered, and signed in at once', async () => {
    await withServer({ registrationVerifies: (email) => email !== 'boss@example.com' }, async () => {
      expect((await registerAt()).status).toBe(303);
      expect(await server.identity().accounts.findByEmail(form.email)).toMatchObject({ emailVerified: true });
      expect((await registerAt({ email: 'boss@example.com' })).status).toBe(200);
      expect(await server.identity().accounts.findByEmail('boss@example.com')).toMatchObject({ emailVerified: false });
    });
  });
});

describe('signing out', () => {
  const signedIn = async (): Promise<string> => {
    const pending = await authorizeOverHttp(server.url, { ...ann, jar, scope: 'openid offline_access' });
    return (await exchangeCode(pending)).refresh_token ?? '';
  };
  const address = (returnTo: string): string => `/oidc/v2/logout?${new URLSearchParams({ client_id: 'curbcast-web', returnTo })}`;
  const isSignedIn = async (): Promise<boolean> => (await openSignIn().then(({ page }) => page)).includes('/auth/callback?code=');
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

  test('a navigation of the product ends session and tokens at once', async () => {
    const refreshToken = await signedIn();
    expect(await go(address(`${server.url}/`), undefined, own)).toMatchObject({ status: 303, location: `${server.url}/` });
    expect(headings((await openSignIn()).body)).toBe('Sign in');
    const refresh = { grant_type: 'refresh_token', client_id: 'curbcast-web', refresh_token: refreshToken };
    await expect(requestTokens(`${server.url}/oidc`, refresh)).rejects.toThrow('invalid_grant');
  });

  test.each([{}, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }])(
    'from elsewhere (%#) it only asks, and the answer must come from our page',
    async (headers) => {
      await signedIn();
      const { body } = await go(address(`${server.url}/`), undefined, headers);
      expect(headings(body)).toBe('Sign out of Curbcast?');
      const form = Object.fromEntries([...body.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name ?? '', value ?? '']));
      expect((await go('/oidc/v2/logout', { ...form, form_token: 'forged' })).status).toBe(403);
      expect((await go('/oidc/v2/logout', form, { origin: 'https://evil.example' })).status).toBe(403);
      expect(await isSignedIn()).toBe(true);
    },
  );

  test('confirming signs out', async () => {
    await signedIn();
    const { body } = await go(address(`${server.url}/`));
    const form = Object.fromEntries([...body.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name ?? '', value ?? '']));
    expect((await go('/oidc/v2/logout', form)).location).toBe(`${server.url}/`);
    expect(await isSignedIn()).toBe(false);
  });

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://127.0.0.1.evil.example/', 'http://127.0.0.1@evil.example/', 'not an address'])(
    'does not return to %s',
    async (returnTo) => {
      const { status, location } = await go(address(returnTo), undefined, own);
      expect([status, location]).toEqual([400, '']);
    },
  );

  test('nobody signed in: straight back', async () => {
    expect(await go(address(`${server.url}/bye`))).toMatchObject({ status: 303, location: `${server.url}/bye` });
  });
});

describe('the one-time link', () => {
  const setUp = async (email: string, password: string) => {
    const link = await server.identity().setupLink(email);
    const formToken = /name="form_token" value="([^"]+)"/.exec((await go(link)).body)?.[1] ?? '';
    return { link, form: { form_token: formToken, given_name: 'The', family_name: 'Boss', password } };
  };
  const refreshWith = (token: string | undefined) =>
    requestTokens(`${server.url}/oidc`, { grant_type: 'refresh_token', client_id: 'curbcast-web', refresh_token: token ?? '' });

  test('gives a squatted address to its owner as a new account, and nothing of the squatter goes on', async () => {
    const squatter = { email: 'boss@example.com', password: 'squatters password', name: 'Not Boss' };
    const tokens = await exchangeCode(await authorizeOverHttp(server.url, { ...squatter, register: true, scope: 'openid offline_access' }));
    const { sub: squattersId = '', iat = 0 } = decodeJwt(tokens.id_token);
    expect(await server.identity().accounts.honours(squattersId, iat)).toBe(true);
    const { page, token } = await openSignIn();
    const answered = await go(`${page}/sign-in`, { form_token: token, ...squatter });
    expect(answered.location).toMatch(/\/oidc\/authorize\//);

    const { link, form } = await setUp('Boss@example.com', 'the real password');
    const { body, headers } = await go(link);
    expect(headings(body)).toBe('Confirm your e-mail address');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(body).not.toContain('value="Not"');
    expect((await go(link, { ...form, password: 'short' })).status).toBe(422);
    expect((await go(link, { ...form, form_token: '' })).status).toBe(403);
    const done = await go(link, form);
    expect([done.status, headings(done.body)]).toEqual([200, 'Your account is ready']);

    const account = await server.identity().accounts.findByEmail('boss@example.com');
    expect(account).toMatchObject({ emailVerified: true, givenName: 'The' });
    expect(account?.id).not.toBe(squattersId);
    expect(changed).toContain(squattersId);
    expect(await server.identity().accounts.honours(squattersId, iat)).toBe(false);
    expect((await go(answered.location)).location).not.toContain('/auth/callback?code=');
    await expect(signInOverHttp(server.url, squatter)).rejects.toThrow('Wrong e-mail address or password.');
    await expect(refreshWith(tokens.refresh_token)).rejects.toThrow('invalid_grant');
    const claims = decodeJwt(await signInOverHttp(server.url, { email: 'boss@example.com', password: 'the real password' }));
    expect(claims).toMatchObject({ email_verified: true, sub: account?.id });

    expect((await go(link)).status).toBe(410);
    expect((await go(link, form)).status).toBe(410);
  });

  test('a verified account keeps its id, and everything from before the new password ends', async () => {
    const first = await setUp('carla@example.com', 'her first password');
    expect((await go(first.link, first.form)).status).toBe(200);
    const carla = { email: 'carla@example.com', password: 'her first password' };
    const tokens = await exchangeCode(await authorizeOverHttp(server.url, { ...carla, scope: 'openid offline_access' }));
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

  test('makes the account when there is none; only the newest link works', async () => {
    const older = await server.identity().setupLink('first@example.com');
    const link = await server.identity().setupLink('first@example.com');
    expect((await go(older)).status).toBe(410);
    const formToken = /name="form_token" value="([^"]+)"/.exec((await go(link)).body)?.[1] ?? '';
    expect((await go(link, { form_token: formToken, given_name: 'First', family_name: '', password: 'the real password' })).status).toBe(200);
    expect(decodeJwt(await signInOverHttp(server.url, { email: 'first@example.com', password: 'the real password' }))).toMatchObject({ email_verified: true });
  });
});
