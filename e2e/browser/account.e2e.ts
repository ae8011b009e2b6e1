import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { BrowserContext, Page } from 'playwright-core';
import { signIn } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import type { RegisteredUser } from '../support/fixture.ts';
import { linkIn } from '../support/mail.ts';
import { useFixture } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

// Every row of the error catalog for accounts, with its exact text.
const fixture = useFixture();
const browser = useBrowser();
let ann: RegisteredUser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  ann = await fixture.registered('Ann Lee');
  // A separate address, so that wrong passwords here do not count against other files.
  const extraHTTPHeaders = { 'x-forwarded-for': '10.77.0.1' };
  context = await browser.context({ storageState: storageOf(ann), extraHTTPHeaders });
  ({ page } = await openPage(context));
}, timeout);
afterAll(async () => {
  await context?.close();
});

const go = (path: string) => page.goto(`${fixture.server.url}${path}`);
const sees = (text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();
/** Waits for a toast and closes it, so that the next one is not mistaken for it. */
async function toast(title: string, description: string): Promise<void> {
  const shown = page.locator('[data-toasts] li').filter({ hasText: title }).filter({ hasText: description });
  await shown.first().waitFor();
  await shown.first().getByRole('button', { name: 'Dismiss' }).click();
}
const fill = (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** The link in the newest mail of this type to Ann, read from the outbox. */
const linkTo = async (template: string): Promise<string> => linkIn(await fixture.admin(), template, ann.email);

/** Runs the work while this call to the server fails without a message that the screen could show. */
async function failing(path: string, work: () => Promise<void>): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: '' }));
  await work();
  await page.unroute(`**${path}`);
}

// Each test continues where the previous one ended.
test(
  'the profile is saved; a user name of somebody else is refused',
  async () => {
    const { body: other } = await (await fixture.user()).call<{ username: string }>('GET', '/auth/profile');
    await go('/profile');
    await fill('Display name', 'Annie Lee');
    await fill('Phone number (optional)', '+1 512 555 0142');
    await press('Save Changes');
    await toast('Profile Updated', 'Your profile has been updated successfully.');
    await fill('Username', other.username.toUpperCase());
    await press('Save Changes');
    await toast('Error', 'Failed to update profile. Please try again.');
    const { body } = await ann.call<{ displayName: string; username: string }>('GET', '/auth/profile');
    expect(body).toMatchObject({ displayName: 'Annie Lee' });
    expect(body.username).not.toBe(other.username);
  },
  timeout,
);

test(
  'a picture is accepted by its content; other files and large ones are refused',
  async () => {
    const upload = (mimeType: string, buffer: Buffer) =>
      page.getByLabel('Profile picture').setInputFiles({ name: 'me', mimeType, buffer });
    await upload('application/pdf', Buffer.from('%PDF'));
    await toast('Invalid File Type', 'Please upload a JPEG, PNG, GIF, or WebP image.');
    await upload('image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
    await toast('File Too Large', 'Please upload an image smaller than 5MB.');
    await upload('image/png', Buffer.from('<script>alert(1)</script>'));
    await toast('Upload Failed', 'Please upload a JPEG, PNG, GIF, or WebP image.');
    await failing('/auth/profile/picture', async () => {
      await upload('image/png', await createCanvas(600, 300).encode('jpeg'));
      await toast('Upload Failed', 'Failed to upload profile picture');
    });
    await upload('image/png', await createCanvas(600, 300).encode('jpeg'));
    await toast('Success', 'Profile picture updated successfully');
  },
  timeout,
);

test(
  'the password changes only with the current one, and the session stays',
  async () => {
    const change = async (current: string, next: string, confirm = next): Promise<void> => {
      await fill('Current password', current);
      await fill('New password', next);
      await fill('Confirm new password', confirm);
      await press('Change Password');
    };
    await change(ann.password, 'a whole new phrase', 'another');
    await sees('New passwords do not match.');
    // The form moves the focus there. Without this wait, the next text would go there too.
    await page.getByRole('textbox', { name: 'Confirm new password' }).and(page.locator(':focus')).waitFor();
    await change(ann.password, 'short');
    await sees('Password must be at least 8 characters long.');
    await change('wrong password', 'a whole new phrase');
    await toast('Error', 'Failed to change password. Check your current password.');
    await change(ann.password, 'a whole new phrase');
    await toast('Password Changed', 'Your password has been updated successfully.');
    await page.getByRole('link', { name: 'Manage Billing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Billing & Payments' }).waitFor();
  },
  timeout,
);

test(
  'a forgotten password is replaced once, by the mailed link, which ends every session',
  async () => {
    await go('/reset-password');
    await sees('Invalid Reset Link');
    await sees('This password reset link is invalid or has expired.');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await fill('Email', ann.email.toUpperCase());
    await failing('/auth/forgot-password', async () => {
      await press('Send Reset Link');
      await toast('Error', 'Failed to send reset email. Please try again.');
    });
    await press('Send Reset Link');
    await toast('Reset Link Sent', 'Check your email for password reset instructions.');
    await sees('Check Your Email');
    const link = await linkTo('password_reset');
    await page.goto(link);
    await fill('New password', 'the third phrase');
    await fill('Confirm new password', 'the third phrase');
    await press('Reset Password');
    await toast('Password Reset Successful', 'Your password has been updated successfully.');
    await sees('Password Updated');
    // The sign-in page ends a chain of redirects, and a navigation in between would abort it.
    await page.waitForURL('**/oidc/interaction/**');
    expect((await page.request.get(`${fixture.server.url}/auth/profile`)).status()).toBe(401);
    await page.goto(link);
    await sees('Invalid Reset Link');
    await sees('This password reset link is invalid or has expired.');
  },
  timeout,
);

test(
  'the debug page says that the configuration of the identity provider is missing',
  async () => {
    const settings = { __typename: 'SignInDebug', domain: '', clientId: '', hosted: false };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SignInDebug') === true
        ? route.fulfill({ json: { data: { signInDebug: settings } } })
        : route.fallback(),
    );
    await go('/auth-debug');
    await page.getByRole('alert').getByText('The identity-provider configuration is missing.').waitFor();
    await page.unroute('**/graphql');
  },
  timeout,
);

test(
  'a link that was used in another window meanwhile changes nothing',
  async () => {
    await ann.call('POST', '/auth/forgot-password', { email: ann.email });
    const used = 'the link that was used';
    const link = await eventually('a new link', async () => {
      const newest = await linkTo('password_reset');
      await page.goto(newest);
      const heading = page.getByRole('heading', { level: 1, name: /Set a new password|Invalid Reset Link/ });
      return (await heading.textContent()) === 'Set a new password' && newest;
    });
    const token = new URL(link).searchParams.get('token');
    await ann.call('POST', '/auth/reset-password', { token, password: used });
    await fill('New password', 'what comes too late');
    await fill('Confirm new password', 'what comes too late');
    await press('Reset Password');
    await toast('Error', 'Failed to reset password. The link may be expired.');
    await signIn(fixture.visitor(), { email: ann.email, password: used });
  },
  timeout,
);
