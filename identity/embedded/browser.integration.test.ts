import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { createSecurityHeaders } from '../../graphql/guard/headers.ts';
import { violationsOf } from '../../tools/testing/axe.ts';
import { chromiumPath } from '../../tools/testing/chromium.ts';
import { createIdTokenVerifier } from '../tokens/id-token.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';

/**
 * The flow as it runs in the product: Auth0's browser library against the embedded provider, under our content
 * security policy. The page is the smallest one that uses the library.
 */
const LIBRARY = readFileSync(
  join(import.meta.dirname, '../../node_modules/@auth0/auth0-spa-js/dist/auth0-spa-js.production.esm.js'),
);
const APP = `
import { createAuth0Client } from '/library.js';
const client = await createAuth0Client({
  domain: location.origin + '/oidc', clientId: 'curbcast-web', cacheLocation: 'localstorage', useRefreshTokens: true,
  authorizationParams: { redirect_uri: location.origin + '/auth/callback' },
});
globalThis.client = client;
let state = 'ready';
if (location.pathname === '/auth/callback') {
  try { await client.handleRedirectCallback(); history.replaceState(null, '', '/dashboard'); } catch (error) { state = error.error + ': ' + error.message; }
}
const user = await client.getUser();
document.querySelector('output').textContent = user ? 'signed in as ' + user.name : state;
`;
const PAGE =
  '<!doctype html><title>app</title><link rel="icon" href="data:,"><output></output><script type="module" src="/app.js"></script>';

interface AppClient {
  loginWithRedirect(options?: object): Promise<void>;
  getTokenSilently(options: object): Promise<{ id_token: string; access_token: string }>;
  getIdTokenClaims(): Promise<{ __raw: string }>;
  logout(options: object): Promise<void>;
}
declare global {
  // The page's client, for use inside `page.evaluate`.
  var client: AppClient;
}

let server: IdentityServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

function serveApp(request: IncomingMessage, response: ServerResponse): void {
  const files: Readonly<Record<string, string | Buffer>> = { '/app.js': APP, '/library.js': LIBRARY };
  const file = files[request.url ?? ''];
  createSecurityHeaders({ publicUrl: server.url }).page(response);
  response.setHeader('Content-Type', file === undefined ? 'text/html' : 'text/javascript');
  response.end(file ?? PAGE);
}

beforeAll(async () => {
  server = await startIdentityServer({ registrationVerifies: () => true }, serveApp);
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
});
afterEach(() => context.close());

const state = (): Promise<string | null> => page.locator('output').filter({ hasText: /./ }).textContent();
async function login(options: object = {}): Promise<void> {
  await page.goto(`${server.url}/`);
  expect(await state()).toBe('ready');
  await page.evaluate((given) => globalThis.client.loginWithRedirect(given), options);
  // The library only starts the redirect; navigating before it has happened would interrupt it.
  await page.waitForURL(/\/oidc\//);
}
async function register(email: string): Promise<void> {
  await login({ authorizationParams: { screen_hint: 'signup' } });
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await state()).toBe('signed in as Ann Lee');
}

describe("Auth0's browser library", () => {
  test('registers, signs in, refreshes, signs out; our verifier accepts its tokens', async () => {
    await register('ann@example.com');
    expect(page.url()).toBe(`${server.url}/dashboard`);
    const { issuer, clientId, keys } = server.identity();
    const verify = createIdTokenVerifier({ issuer, clientId, keys });
    const first = await page.evaluate(async () => {
      const { __raw: token } = await globalThis.client.getIdTokenClaims();
      return token;
    });
    expect(await verify(first, { maxAge: 300 })).toMatchObject({ email: 'ann@example.com', givenName: 'Ann' });

    const renewed = await page.evaluate(async () => {
      const before = await globalThis.client.getTokenSilently({ detailedResponse: true });
      const after = await globalThis.client.getTokenSilently({ cacheMode: 'off', detailedResponse: true });
      return { changed: before.access_token !== after.access_token, idToken: after.id_token };
    });
    expect(renewed.changed).toBe(true);
    expect((await verify(renewed.idToken)).subject).toBe((await verify(first)).subject);
    await server.restart();
    await page.evaluate(() => globalThis.client.getTokenSilently({ cacheMode: 'off', detailedResponse: true }));

    await page.evaluate((returnTo) => globalThis.client.logout({ logoutParams: { returnTo } }), `${server.url}/`);
    await page.waitForURL(`${server.url}/`);
    expect(await state()).toBe('ready');

    await login();
    await page.getByLabel('Email address').fill('ann@example.com');
    const secret = page.getByLabel('Password', { exact: true });
    await secret.fill('wrong one');
    const eye = page.getByRole('button', { name: 'Show password' });
    await eye.click();
    expect(await secret.getAttribute('type')).toBe('text');
    await eye.click();
    expect(await secret.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').filter({ hasText: 'Wrong email address or password.' }).waitFor();
    expect(await page.getByRole('alert').evaluate((alert) => alert === document.activeElement)).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.keyboard.press('Enter');
    expect(await state()).toBe('signed in as Ann Lee');
    // The one expected message is the browser's log line about the 401.
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
  });

  test('Cancel, an unsolicited callback and a foreign state end in an error, not in a session', async () => {
    await login();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await state()).toMatch(/^access_denied: /);

    await page.goto(`${server.url}/auth/callback?code=stolen&state=unknown`);
    expect(await state()).toMatch(/^missing_transaction: Invalid state/);

    await login();
    await page.goto(`${server.url}/auth/callback?code=stolen&state=unknown`);
    expect(await state()).toMatch(/^state_mismatch: Invalid state/);
  });
});

describe('the pages', () => {
  test.each([
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 800 }],
  ])('fit on a %s, in light and dark, by keyboard, with an error at its field', async (name, viewport) => {
    await page.setViewportSize(viewport);
    const shots = process.env['SIGN_IN_SCREENSHOTS'];
    const shoot = async (what: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        // No transition: axe would read the colors halfway.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(await violationsOf(page)).toEqual([]);
        if (shots !== undefined)
          await page.screenshot({ path: join(shots, `${what}-${name}-${colorScheme}.png`), fullPage: true });
      }
    };
    await login();
    expect(await page.getByLabel('Email address').evaluate((field) => field === document.activeElement)).toBe(true);
    await shoot('sign-in');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill('Dee');
    await page.getByLabel('Email address').fill('dee@');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.keyboard.press('Enter');
    await page.getByText('Please correct the 2 marked fields.').waitFor();
    await shoot('register-errors');
    expect(await page.getByLabel('First name').inputValue()).toBe('Dee');
    const field = page.getByLabel('Email address');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = await field.getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe('Enter an email address like name@example.com.');

    await page.goto(await server.identity().setupLink(`setup-${name}@example.com`));
    await shoot('setup');
    await page.goto(`${server.url}/oidc/authorize?client_id=nobody`);
    await shoot('error');
    await register(`${name}@example.com`);
    await page.goto(
      `${server.url}/oidc/v2/logout?client_id=curbcast-web&returnTo=${encodeURIComponent(`${server.url}/`)}`,
    );
    await page.getByRole('heading', { name: 'Sign out of Curbcast?' }).waitFor();
    await shoot('sign-out');
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await page.waitForURL(`${server.url}/`);
    expect(problems.filter((text) => !/\b4(?:00|22)\b/.test(text))).toEqual([]);
  });
});
