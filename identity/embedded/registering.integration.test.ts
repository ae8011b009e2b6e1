import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSignInLimits } from '../limits.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { alertOf, createPageBrowser, headingOf, type PageBrowser } from '../testing/page-browser.ts';

// Password hashing is slow by design, and slower when tests run in parallel.
jest.setTimeout(60_000);

let server: IdentityServer;
let browser: PageBrowser;

beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());
beforeEach(() => {
  browser = createPageBrowser(server.url);
});

const go: PageBrowser['go'] = (...args) => browser.go(...args);
const openSignIn: PageBrowser['openSignIn'] = (extra) => browser.openSignIn(extra);

describe('registering', () => {
  const form = { given_name: '<b>Dee', family_name: 'O"Hara', email: 'dee@example.com', password: 'long enough words' };
  const register = async (change: Record<string, string>) => {
    const { page, token } = await openSignIn({ screen_hint: 'signup' });
    return go(`${page}/register`, { ...form, form_token: token, ...change });
  };

  test.each<[string, Record<string, string>, string]>([
    ['seven characters', { password: 'seven77' }, 'Password must be at least 8 characters long.'],
    ['257 characters', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters long.'],
    [
      'a common password',
      { password: 'Password123' },
      'This password is on every list of common passwords. Choose another one.',
    ],
    ['the e-mail as password', { password: 'DEE@example.com' }, 'Your password must not be your e-mail address.'],
    ['no e-mail', { email: '' }, 'Enter an e-mail address like name@example.com.'],
    ['two at signs', { email: 'a@b@example.com' }, 'Enter an e-mail address like name@example.com.'],
    [
      'a line break in the e-mail',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'Enter an e-mail address like name@example.com.',
    ],
    ['no first name', { given_name: '  ' }, 'Enter your first name.'],
    ['an endless name', { family_name: 'x'.repeat(81) }, 'Use at most 80 characters.'],
    ['a control character in a name', { given_name: 'a\u0007b' }, 'Use letters, spaces and punctuation only.'],
  ])('%s: the error stands at its field, what was typed stays', async (_name, change, message) => {
    const { status, body } = await register(change);
    expect(status).toBe(422);
    expect(alertOf(body)).toBe('Please correct the marked field.');
    const [, id] = /<p class="error" id="(\w+)-error">/.exec(body) ?? [];
    expect(body).toContain(`id="${id}-error">${message}<`);
    expect(body).toMatch(new RegExp(`<input\\s+id="${id}"[^>]*aria-invalid="true"[^>]*aria-describedby="${id}-error`));
    const typed = { ...form, ...change };
    if (change['family_name'] === undefined) expect(body).toContain('value="O&quot;Hara"');
    if (change['given_name'] === undefined) expect(body).toContain('value="&lt;b&gt;Dee"');
    expect(body).not.toContain(typed.password === '' ? 'nothing' : `"${typed.password}"`);
  });

  test('eight characters are enough, and the address is kept in one spelling', async () => {
    const { page, token } = await openSignIn({ screen_hint: 'signup' });
    const resume = await go(`${page}/register`, {
      ...form,
      form_token: token,
      email: ' Eve@BÜCHER.example ',
      password: 'a b c d ',
    });
    expect(resume.status).toBe(200);
    expect(await server.identity().accounts.findByEmail('eve@xn--bcher-kva.example')).toMatchObject({
      emailVerified: false,
      givenName: '<b>Dee',
    });
    expect(await server.identity().accounts.checkPassword('EVE@bücher.example', 'a b c d ')).toBeDefined();
    expect(await server.identity().accounts.checkPassword('EVE@bücher.example', 'a b c d')).toBeUndefined();
  });
});

describe('registering on a public server', () => {
  const form = { given_name: 'Fay', family_name: '', email: 'fay@example.com', password: 'long enough words' };
  const registerAt = async (change: Record<string, string> = {}) => {
    browser = createPageBrowser(server.url);
    const { page, token } = await openSignIn({ screen_hint: 'signup' });
    return go(`${page}/register`, { ...form, form_token: token, ...change });
  };
  const withServer = async (
    options: Parameters<typeof startIdentityServer>[0],
    work: () => Promise<void>,
  ): Promise<void> => {
    const main = server;
    server = await startIdentityServer(options);
    try {
      await work();
    } finally {
      await server.close();
      server = main;
    }
  };

  test('answers a registered address like a free one, without signing in', async () => {
    const [free, known] = [await registerAt(), await registerAt({ password: 'a guess at the owner' })];
    expect([known.status, headingOf(known.body)]).toEqual([200, 'Sign in']);
    const shown = ({ body }: typeof free) => body.replace(/interaction\/[\w-]+|value="[\w-]{43}"/g, '');
    expect(shown(known)).toBe(shown(free));
    expect(free.body).toContain('If this e-mail address was free, your account is ready. Sign in with your password.');
    expect(await server.identity().accounts.checkPassword(form.email, 'a guess at the owner')).toBeUndefined();
    expect(await server.identity().accounts.checkPassword(form.email, form.password)).toBeDefined();
  });

  test('refuses the fourth account per address and day, and no other address', async () => {
    let client = '198.51.100.7';
    await withServer({ limits: createSignInLimits(), addressOf: () => client }, async () => {
      for (const email of ['a@example.com', 'b@example.com', 'a@example.com'])
        expect((await registerAt({ email })).status).toBe(200);
      const fourth = await registerAt({ email: 'c@example.com' });
      expect([fourth.status, alertOf(fourth.body)]).toEqual([
        429,
        'Too many accounts were created from your network. Please try again tomorrow.',
      ]);
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
