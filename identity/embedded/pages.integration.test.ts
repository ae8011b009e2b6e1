import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createClientAddress } from '../../lib/client-address.ts';
import { createSignInLimits } from '../limits.ts';
import { manyAccounts, startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { alertOf, createPageBrowser, headingOf, type PageBrowser } from '../testing/page-browser.ts';
import { authorizeOverHttp, exchangeCode, requestTokens, signInOverHttp } from '../testing/sign-in.ts';

const ann = { email: 'ann@example.com', password: 'correct horse battery', name: 'Ann Lee' };
let server: IdentityServer;
let browser: PageBrowser;

beforeAll(async () => {
  server = await startIdentityServer({ limits: createSignInLimits(manyAccounts) });
  await signInOverHttp(server.url, { ...ann, register: true });
});
afterAll(() => server.close());
beforeEach(() => {
  browser = createPageBrowser(server.url);
});

const go: PageBrowser['go'] = (...args) => browser.go(...args);
const openSignIn: PageBrowser['openSignIn'] = (extra) => browser.openSignIn(extra);

describe('the sign-in pages', () => {
  test.each<[string, Record<string, string>, string]>([
    ['plain', {}, 'Sign in'],
    ['Auth0 screen_hint=signup', { screen_hint: 'signup' }, 'Create your account'],
    ['OpenID prompt=create', { prompt: 'create' }, 'Create your account'],
    ['prompt=login with a hint', { prompt: 'login', login_hint: 'bo@example.com' }, 'Sign in'],
  ])('have the right heading: %s', async (_name, extra, heading) => {
    const { body } = await openSignIn(extra);
    expect(headingOf(body)).toBe(heading);
    expect(body.includes('you are 18 or older')).toBe(heading === 'Create your account');
    if (extra['login_hint'] !== undefined) expect(body).toContain('value="bo@example.com"');
  });

  test('are in Spanish for those who read Spanish, with every fault, and no cache mixes languages', async () => {
    const spanish = { 'accept-language': 'es-MX,en;q=0.5' };
    const { page, token } = await openSignIn();
    const shown = await go(page, undefined, spanish);
    expect(headingOf(shown.body)).toBe('Iniciar sesión');
    expect(shown.body).toContain('<html lang="es">');
    expect(shown.headers.get('vary')).toBe('Cookie, Accept-Language');
    const wrong = await go(`${page}/sign-in`, { form_token: token, email: 'x@y.com', password: 'no' }, spanish);
    expect(alertOf(wrong.body)).toBe('El correo electrónico o la contraseña no son correctos.');
    const faults = await go(`${page}/register`, { form_token: token, email: 'x', password: 'short' }, spanish);
    for (const text of [
      'Corrige los 3 campos marcados.',
      'Escribe tu nombre.',
      'Escribe un correo electrónico como nombre@ejemplo.com.',
      'La contraseña debe tener al menos 8 caracteres.',
      'Términos del servicio</a>.',
    ])
      expect(faults.body).toContain(text);
    const foreign = await go(`${page}/sign-in`, { form_token: 'other' }, spanish);
    expect(foreign.body).toContain('Ese formulario es de otra página.');
    const protocol = await go('/oidc/authorize?client_id=unknown', undefined, spanish);
    expect([headingOf(protocol.body), protocol.headers.get('vary')]).toEqual([
      'No se pudo iniciar sesión',
      expect.stringContaining('Accept-Language'),
    ]);
  });

  test('run only the script of the password, load only their stylesheet and typeface, and cannot be framed', async () => {
    const { page, body } = await openSignIn();
    const { headers } = await go(page);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${server.url}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/oidc/assets/password.js" defer>']);
    expect(body).not.toMatch(/style=|<style|\son\w+=/);
    const { status, headers: css } = await go('/oidc/assets/sign-in.css');
    expect([status, css.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('say that the sign-in has expired when its cookie is missing', async () => {
    const { page } = await openSignIn();
    browser = createPageBrowser(server.url);
    const { status, body } = await go(page);
    expect([status, headingOf(body)]).toEqual([400, 'This sign-in has expired']);
    expect(body).toContain(`href="${server.url}/login"`);
  });

  test('Cancel goes back to the application with access_denied', async () => {
    const { page, token } = await openSignIn();
    const resume = await go(`${page}/cancel`, { form_token: token });
    expect((await go(resume.location)).location).toMatch(/\/auth\/callback\?error=access_denied/);
  });
});

describe('signing in', () => {
  test('an unknown account and a wrong password get the same answer; the email stays, the password does not', async () => {
    const answers = await Promise.all(
      ['ann@example.com', 'nobody@example.com'].map(async (email) => {
        const { page, token } = await openSignIn();
        return go(`${page}/sign-in`, { form_token: token, email, password: 'not the password' });
      }),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(alertOf(body)).toBe('Wrong email address or password.');
      expect(body).not.toContain('not the password');
    }
    expect(answers[0]?.body).toContain('value="ann@example.com"');
    expect(answers[1]?.body).toContain('value="nobody@example.com"');
  });

  test('answers the sixth attempt with 429 even with the right password and another spelling of the address; others are not affected', async () => {
    const own = await startIdentityServer({
      limits: createSignInLimits(),
      addressOf: () => `198.51.100.${(address += 1)}`,
    });
    let address = 0;
    try {
      const visitor = createPageBrowser(own.url);
      await signInOverHttp(own.url, { ...ann, register: true });
      await signInOverHttp(own.url, { email: 'bo@example.com', password: 'another long one', register: true });
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await expect(signInOverHttp(own.url, { ...ann, password: 'guess' })).rejects.toThrow(
          'Wrong email address or password.',
        );
      }
      const { page, token } = await visitor.openSignIn();
      const sixth = await visitor.go(`${page}/sign-in`, {
        form_token: token,
        email: ' ANN@example.com ',
        password: ann.password,
      });
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
      expect(alertOf(sixth.body)).toMatch(/^Too many attempts\. Please try again in 15 minutes\.$/);
      await signInOverHttp(own.url, { email: 'bo@example.com', password: 'another long one' });
    } finally {
      await own.close();
    }
  });

  test('does not stop another client behind a proxy after five wrong passwords', async () => {
    const own = await startIdentityServer({ limits: createSignInLimits(), addressOf: createClientAddress(1) });
    try {
      await signInOverHttp(own.url, { email: 'bo@example.com', password: 'another long one', register: true });
      const attempt = async (client: string, email: string, password: string) => {
        const visitor = createPageBrowser(own.url);
        const { page, token } = await visitor.openSignIn();
        const fields = { form_token: token, email, password };
        return (await visitor.go(`${page}/sign-in`, fields, { 'x-forwarded-for': client })).status;
      };
      for (let n = 1; n <= 5; n += 1)
        expect(await attempt('198.51.100.7', `nobody${n}@example.com`, 'guess')).toBe(401);
      expect(await attempt('198.51.100.7', 'bo@example.com', 'another long one')).toBe(429);
      expect(await attempt('198.51.100.8', 'bo@example.com', 'another long one')).toBe(303);
    } finally {
      await own.close();
    }
  });

  test('a form of another sign-in, without a token, or too large, is refused', async () => {
    const other = await openSignIn();
    const { page } = await openSignIn();
    expect(
      (await go(`${page}/sign-in`, { form_token: other.token, email: ann.email, password: ann.password })).status,
    ).toBe(403);
    expect((await go(`${page}/sign-in`, { email: ann.email, password: ann.password })).status).toBe(403);
    expect((await go(`${page}/sign-in`, { form_token: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await go(`${page}/nothing`, { form_token: other.token })).status).toBe(404);
  });

  test('a second person who signs in replaces the first in this browser', async () => {
    await signInOverHttp(server.url, { email: 'cleo@example.com', password: 'another long one', register: true });
    const first = await exchangeCode(
      await authorizeOverHttp(server.url, { ...ann, jar: browser.jar, scope: 'openid email offline_access' }),
    );
    const { page, token } = await openSignIn({ prompt: 'login', scope: 'openid email' });
    const resume = await go(`${page}/sign-in`, {
      form_token: token,
      email: 'cleo@example.com',
      password: 'another long one',
    });
    expect((await go(resume.location)).location).toMatch(/\/auth\/callback\?code=/);
    const next = await exchangeCode(await authorizeOverHttp(server.url, { email: '', password: '', jar: browser.jar }));
    expect(decodeJwt(next.id_token).sub).not.toBe(decodeJwt(first.id_token).sub);
    const refresh = {
      grant_type: 'refresh_token',
      client_id: 'curbcast-web',
      refresh_token: first.refresh_token ?? '',
    };
    await expect(requestTokens(`${server.url}/oidc`, refresh)).rejects.toThrow('invalid_grant');
  });
});

describe('signing out', () => {
  const signedIn = async (): Promise<string> => {
    const pending = await authorizeOverHttp(server.url, { ...ann, jar: browser.jar, scope: 'openid offline_access' });
    return (await exchangeCode(pending)).refresh_token ?? '';
  };
  const address = (returnTo: string): string =>
    `/oidc/v2/logout?${new URLSearchParams({ client_id: 'curbcast-web', returnTo })}`;
  const isSignedIn = async (): Promise<boolean> =>
    (await openSignIn().then(({ page }) => page)).includes('/auth/callback?code=');
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

  test('a navigation of the product ends session and tokens at once', async () => {
    const refreshToken = await signedIn();
    expect(await go(address(`${server.url}/`), undefined, own)).toMatchObject({
      status: 303,
      location: `${server.url}/`,
    });
    expect(headingOf((await openSignIn()).body)).toBe('Sign in');
    const refresh = { grant_type: 'refresh_token', client_id: 'curbcast-web', refresh_token: refreshToken };
    await expect(requestTokens(`${server.url}/oidc`, refresh)).rejects.toThrow('invalid_grant');
  });

  test.each([
    {},
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
  ])(
    'a request from another site (%#) gets a confirmation page, which only its own form can submit',
    async (headers) => {
      await signedIn();
      const { body } = await go(address(`${server.url}/`), undefined, headers);
      expect(headingOf(body)).toBe('Sign out of Curbcast?');
      const form = Object.fromEntries(
        [...body.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
      );
      expect((await go('/oidc/v2/logout', { ...form, form_token: 'forged' })).status).toBe(403);
      expect((await go('/oidc/v2/logout', form, { origin: 'https://evil.example' })).status).toBe(403);
      expect(await isSignedIn()).toBe(true);
    },
  );

  test('confirming signs out', async () => {
    await signedIn();
    const { body } = await go(address(`${server.url}/`));
    const form = Object.fromEntries(
      [...body.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
    );
    expect((await go('/oidc/v2/logout', form)).location).toBe(`${server.url}/`);
    expect(await isSignedIn()).toBe(false);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.1@evil.example/',
    'not an address',
  ])('does not return to %s', async (returnTo) => {
    const { status, location } = await go(address(returnTo), undefined, own);
    expect([status, location]).toEqual([400, '']);
  });

  test('redirects straight back when no one is signed in', async () => {
    expect(await go(address(`${server.url}/bye`))).toMatchObject({ status: 303, location: `${server.url}/bye` });
  });
});
