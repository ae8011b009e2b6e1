import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimitsUnavailable } from '../../lib/rate-limit.ts';
import { createSignInLimits } from '../limits.ts';
import type { SendMail } from '../mail.ts';
import { manyAccounts, startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { alertOf, createPageBrowser, headingOf, type PageBrowser } from '../testing/page-browser.ts';

type Mail = Parameters<SendMail>[0];

/** Waits for what the outbox does after the answer. */
async function eventually(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(5);
}

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
    ['the email as password', { password: 'DEE@example.com' }, 'Your password must not be your email address.'],
    ['no email', { email: '' }, 'Enter an email address like name@example.com.'],
    ['two at signs', { email: 'a@b@example.com' }, 'Enter an email address like name@example.com.'],
    [
      'a line break in the email',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'Enter an email address like name@example.com.',
    ],
    ['no first name', { given_name: '  ' }, 'Enter your first name.'],
    ['an endless name', { family_name: 'x'.repeat(81) }, 'Use at most 80 characters.'],
    ['a control character in a name', { given_name: 'a\u0007b' }, 'Use letters, spaces and punctuation only.'],
  ])('%s: shows the error at its field and keeps what was typed', async (_name, change, message) => {
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
    expect(resume.status).toBe(303);
    expect(await server.identity().accounts.findByEmail('eve@xn--bcher-kva.example')).toMatchObject({
      emailVerified: true,
      givenName: '<b>Dee',
    });
    expect(await server.identity().accounts.checkPassword('EVE@bücher.example', 'a b c d ')).toBeDefined();
    expect(await server.identity().accounts.checkPassword('EVE@bücher.example', 'a b c d')).toBeUndefined();
  });
});

describe('registering on a public server', () => {
  const form = { given_name: 'Fay', family_name: '', email: 'fay@example.com', password: 'long enough words' };
  const registerAt = async (change: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    browser = createPageBrowser(server.url);
    const { page, token } = await openSignIn({ screen_hint: 'signup' });
    return go(`${page}/register`, { ...form, form_token: token, ...change }, headers);
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

  /** The mails that were sent, and the page behind the link of the last one. */
  const publicServer = async (work: (mails: Mail[]) => Promise<void>): Promise<void> => {
    const mails: Mail[] = [];
    const sendMail = async (mail: Mail): Promise<void> => void mails.push(mail);
    await withServer({ registrationVerifies: () => false, sendMail }, () => work(mails));
  };
  const linkOf = (mail: Mail | undefined): URL => new URL(String((mail?.data as { url?: string } | undefined)?.url));
  const openLink = async (mail: Mail | undefined) => {
    browser = createPageBrowser(server.url);
    const { pathname, search } = linkOf(mail);
    const page = await go(`${pathname}${search}`);
    const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(page.body) ?? [];
    return { page, press: (password: string) => go(`${pathname}${search}`, { form_token: token, password }) };
  };

  test('answers 503 and asks for another try while the rate limits are unavailable', async () => {
    const away = () => Promise.reject(new RateLimitsUnavailable('The rate limits are unavailable'));
    const limits = { ...createSignInLimits(manyAccounts), registration: away };
    await withServer({ limits }, async () => {
      const { status, headers, body } = await registerAt();
      expect([status, headers.get('retry-after'), headingOf(body)]).toEqual([503, '2', 'Sign-in failed']);
      expect(body).toContain('The service is busy. Please try again in a moment.');
    });
  });

  test('answers a registered address like a free one, and makes no account before its link was used', async () => {
    await publicServer(async (mails) => {
      const free = await registerAt();
      await eventually(() => mails.length === 1);
      expect(await server.identity().accounts.findByEmail(form.email)).toBeUndefined();
      const { press } = await openLink(mails[0]);
      expect(headingOf((await press(form.password)).body)).toBe('Your account is ready');
      const known = await registerAt({ password: 'a guess at the owner' });
      expect([known.status, headingOf(known.body)]).toEqual([200, 'Sign in']);
      const shown = ({ body }: typeof free) => body.replace(/interaction\/[\w-]+|value="[\w-]{43}"/g, '');
      expect(shown(known)).toBe(shown(free));
      expect(free.body).toContain('Check your email');
      expect(await server.identity().accounts.checkPassword(form.email, 'a guess at the owner')).toBeUndefined();
      expect(await server.identity().accounts.checkPassword(form.email, form.password)).toMatchObject({
        emailVerified: true,
        givenName: 'Fay',
      });
      // The owner is told, without a link.
      await eventually(() => mails.length === 2);
      expect(mails[1]).toMatchObject({ to: form.email, name: 'Fay', template: 'registration_attempt' });
    });
  });

  test('the mail is in the language of the page', async () => {
    await publicServer(async (mails) => {
      await registerAt();
      await eventually(() => mails.length === 1);
      await registerAt({ email: 'es@example.com' }, { 'accept-language': 'es' });
      await eventually(() => mails.length === 2);
      expect(mails.map(({ language }) => language)).toEqual(['en', 'es']);
    });
  });

  test('a link that a mail program opened still works; it makes the account once', async () => {
    await publicServer(async (mails) => {
      await registerAt();
      await eventually(() => mails.length === 1);
      await openLink(mails[0]);
      const { page, press } = await openLink(mails[0]);
      expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
      expect((await press(form.password)).status).toBe(200);
      expect((await openLink(mails[0])).page.status).toBe(410);
    });
  });

  test('the owner of an address cannot confirm what a stranger registered with it', async () => {
    await publicServer(async (mails) => {
      await registerAt({ password: 'known to the stranger' });
      await eventually(() => mails.length === 1);
      const { press } = await openLink(mails[0]);
      const refused = await press('what the owner would choose');
      expect([refused.status, alertOf(refused.body)]).toEqual([
        422,
        'That is not the password of this registration. If you did not register, close this page.',
      ]);
      expect(await server.identity().accounts.findByEmail(form.email)).toBeUndefined();
    });
  });

  test('refuses the fourth account per address and day, and no other address', async () => {
    let client = '198.51.100.7';
    await withServer(
      { limits: createSignInLimits(), addressOf: () => client, registrationVerifies: () => false },
      async () => {
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
      },
    );
  });

  test('in a development start an account is verified when it is registered, and signed in at once', async () => {
    await withServer({ registrationVerifies: (email) => email !== 'boss@example.com' }, async () => {
      expect((await registerAt()).status).toBe(303);
      expect(await server.identity().accounts.findByEmail(form.email)).toMatchObject({ emailVerified: true });
      expect((await registerAt({ email: 'boss@example.com' })).status).toBe(200);
      expect(await server.identity().accounts.findByEmail('boss@example.com')).toBeUndefined();
    });
  });
});
