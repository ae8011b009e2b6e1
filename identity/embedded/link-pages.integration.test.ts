import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SendMail } from '../mail.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { createPageBrowser, formTokenOf, headingOf } from '../testing/page-browser.ts';
import type { Account } from './index.ts';

type Mail = Parameters<SendMail>[0];
const minute = 60_000;
const ann = { email: 'ann@example.com', password: 'correct horse battery', givenName: 'Ann', familyName: 'Lee' };

let server: IdentityServer;
let mails: Mail[];
let clock: number;
let account: Account;

beforeEach(async () => {
  [mails, clock] = [[], Date.UTC(2026, 10, 22)];
  server = await startIdentityServer({ now: () => clock, sendMail: async (mail) => void mails.push(mail) });
  const made = await server.identity().accounts.create(ann, true);
  if (made === undefined) throw new Error('not registered');
  account = made;
});
afterEach(() => server.close());

/** The page that the link of the newest mail opens, in a fresh browser. */
async function openLink() {
  await server.identity().changes.settled();
  const { data } = mails.at(-1) as Mail & { data: { url: string } };
  const { go } = createPageBrowser(server.url);
  const page = await go(data.url);
  const press = (token = formTokenOf(page.body)) => go(data.url, { form_token: token });
  return { page, press };
}
const addressNow = async (): Promise<string | undefined> => (await server.identity().accounts.find(account.id))?.email;

test('an email address changes by the link at the new one, and the old one takes the account back', async () => {
  await server.identity().changes.changeEmail(account.id, 'new@example.com');
  const confirm = await openLink();
  expect([confirm.page.status, headingOf(confirm.page.body)]).toEqual([200, 'Confirm your new email address']);
  expect(confirm.page.headers.get('referrer-policy')).toBe('no-referrer');
  // Mail programs open links on their own: that changes nothing.
  expect(await addressNow()).toBe(ann.email);
  expect(headingOf((await confirm.press()).body)).toBe('Email address changed');
  expect(await addressNow()).toBe('new@example.com');
  expect((await confirm.press()).status).toBe(410);

  const undo = await openLink();
  expect(mails.at(-1)?.to).toBe(ann.email);
  expect(headingOf(undo.page.body)).toBe('Take your account back');
  expect(undo.page.body).toContain('Your account returns to ann@example.com.');
  const undone = await undo.press();
  expect(headingOf(undone.body)).toBe('The change was undone');
  expect(undone.body).toContain('/forgot-password');
  expect(await addressNow()).toBe(ann.email);
  expect(await server.identity().accounts.checkPassword(ann.email, ann.password)).toBeUndefined();
  expect((await undo.press()).status).toBe(410);
});

test.each([
  ['a day', 24 * 60 * minute, 410],
  ['a minute less than a day', 24 * 60 * minute - minute, 200],
])('the link at the new address answers after %s (%d ms): %d', async (_name, later, status) => {
  await server.identity().changes.changeEmail(account.id, 'new@example.com');
  await openLink();
  clock += later;
  expect((await openLink()).page.status).toBe(status);
});

test('a form without the token of its page changes nothing', async () => {
  await server.identity().changes.changeEmail(account.id, 'new@example.com');
  const { press } = await openLink();
  expect((await press('')).status).toBeGreaterThanOrEqual(400);
  expect((await press('x'.repeat(43))).status).toBeGreaterThanOrEqual(400);
  expect(await addressNow()).toBe(ann.email);
});

test('an address stays with the person who took it meanwhile', async () => {
  await server.identity().changes.changeEmail(account.id, 'new@example.com');
  const { press } = await openLink();
  await server.identity().accounts.create({ ...ann, email: 'new@example.com' }, true);
  const refused = await press();
  expect([refused.status, headingOf(refused.body)]).toEqual([409, 'That did not work']);
  expect(await addressNow()).toBe(ann.email);
});

test('a link that was never mailed is invalid', async () => {
  for (const token of ['', 'guess', '%00', '../..', 'x'.repeat(5_000)]) {
    const { status, body } = await createPageBrowser(server.url).go(`/oidc/link?token=${encodeURIComponent(token)}`);
    expect([status, headingOf(body)]).toEqual([410, 'Invalid link']);
    expect(body).toContain('This link is invalid or has expired.');
  }
});
