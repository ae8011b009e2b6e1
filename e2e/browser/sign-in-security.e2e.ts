import { expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { mailSaying } from '../support/mail.ts';
import { useFixture } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const fixture = useFixture();
const browser = useBrowser();

/** A device in the browser that keeps passkeys and verifies its owner (Chromium's virtual authenticator). */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${fixture.server.url}/auth/logout`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test(
  'a passkey made in the settings signs in without a password',
  async () => {
    const user = await fixture.registered();
    const context = await browser.context({ storageState: storageOf(user) });
    const { page, problems } = await openPage(context);
    await addAuthenticator(context, page);
    await page.goto(`${fixture.server.url}/profile`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();

    await signOut(page);
    await page.goto(`${fixture.server.url}/login?fresh=1&returnTo=%2Fprofile`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
    await page.getByText('This browser').waitFor();
    await page.getByText(/last used/).waitFor();

    await page.getByRole('button', { name: 'Remove Laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove Laptop' }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);

test(
  'an authenticator app set up in the settings is asked for after the password',
  async () => {
    const user = await fixture.registered();
    const context = await browser.context({ storageState: storageOf(user) });
    const { page, problems } = await openPage(context);
    await page.goto(`${fixture.server.url}/profile`);
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const secret = (await dialog.locator('code').textContent()) ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await dialog.getByLabel('6-digit code').fill(totp.generate());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const recoveryCode = await page.getByRole('list', { name: 'Recovery codes' }).locator('code').first().innerText();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();

    await signOut(page);
    await page.goto(`${fixture.server.url}/login?fresh=1&returnTo=%2Fprofile`);
    await page.getByLabel('Email address').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
    await page.getByLabel('Code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('9 of 10 recovery codes are left.').waitFor();

    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('10 of 10 recovery codes are left.').waitFor();
    await mailSaying(await fixture.admin(), 'sign_in_changed', user.email, 'New recovery codes were made');
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);
