import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { signIn } from '../support/client.ts';
import { password, type RegisteredUser, type TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { tabTo } from './keys.ts';
import { button, says } from './screen.ts';

// A separate server: the tests change its limits and end everybody's sessions.
const fixture = useOwnServer();
const browser = useBrowser();
let admin: RegisteredUser;
let user: TestUser;

beforeAll(async () => {
  [admin, user] = [await fixture.admin(), await fixture.user('Robin Reyes')];
}, timeout);

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
/** The status of an answer to an address: 403 while it is blocked. */
const statusFor = async (address: string): Promise<number> =>
  (await fixture.visitor().call('GET', '/auth/config', undefined, from(address))).status;

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
/** The administrator's context at a desk: its pages share the compiled scripts. */
let atDesk: BrowserContext | undefined;

/** Opens the dashboard, does something there, and expects no console error. */
async function onDashboard(
  act: (page: Page) => Promise<void>,
  as: TestUser = admin,
  settings: BrowserContextOptions = desk,
): Promise<void> {
  const open = () => browser.context({ storageState: storageOf(as), ...settings });
  const { page, problems } = await openPage(
    as === admin && settings === desk ? (atDesk ??= await open()) : await open(),
  );
  await page.goto(`${fixture.server.url}/security`);
  await act(page);
  expect(problems).toEqual([]);
  await page.close();
}
const open = (page: Page, tab: string): Promise<void> => page.getByRole('tab', { name: tab, exact: true }).click();

test(
  'each figure has a card, a change and a chart for every period',
  () =>
    onDashboard(async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Security Dashboard' }).waitFor();
      for (const name of ['Total Requests', 'Blocked Requests', 'Active Users', 'Rate Limit Hits'])
        await says(page, name);
      // Nothing was counted before this server started, so no change may be shown.
      await says(page, 'No figure for the last period');
      for (const name of ['Requests over time', 'Failed logins and rate limit hits'])
        await page.getByRole('slider', { name }).waitFor();
      const period = page.getByLabel('Time range');
      expect(await period.locator('option').allTextContents()).toEqual([
        'Last Hour',
        'Last 24 Hours',
        'Last 7 Days',
        'Last 30 Days',
      ]);
      await period.selectOption('Last Hour');
      await button(page, 'Refresh').click();
      await says(page, 'All figures as a table');
    }),
  timeout,
);

test(
  'an alert opens with its records, and blocks its address',
  async () => {
    const forger = '203.0.113.77';
    const headers = {
      'x-forwarded-for': forger,
      'user-agent': '<img src=x onerror=alert(1)>',
      'stripe-signature': 't=1,v1=forged',
    };
    await fixture.visitor().call('POST', '/api/webhooks/stripe', { id: 'evt_1' }, { headers });
    await onDashboard(async (page) => {
      await page.getByLabel('Alerts', { exact: true }).selectOption('All, the newest first');
      const alert = page.getByRole('listitem').filter({ hasText: 'Forged webhook' });
      await alert.getByText('Critical', { exact: true }).waitFor();
      await alert.getByText('1 report of the payment provider with a wrong signature.').waitFor();
      await alert.getByText(`IP: ${forger} · `).waitFor();
      await alert.getByRole('button', { name: /^Details/ }).click();
      const details = page.getByRole('dialog', { name: 'Forged webhook' });
      await details.getByText('<img src=x onerror=alert(1)>').waitFor();
      await details.getByText('SecurityAlertRaised').waitFor();
      await details.getByRole('button', { name: `Block ${forger} for 1 day` }).click();
      await says(page, 'Address blocked');
      expect(await statusFor(forger)).toBe(403);
    });
  },
  timeout,
);

describe('a sprayer with three victims', () => {
  const runs = [
    {
      where: 'on a desktop, in English',
      address: '192.0.2.77',
      victims: ['Ann Live', 'Bo Kim', 'Cy Ray'],
      settings: desk,
      words: {
        attack: '192.0.2.77: 3 accounts, 15 attempts',
        signIns: 'Sign-ins of 192.0.2.77',
        refused: 'Too many attempts',
        stop: 'Stop 192.0.2.77',
        confirm: 'Block 192.0.2.77, new passwords for 3 accounts',
        stopped: 'Attack stopped',
        alerts: 'Alerts',
        acknowledged: 'Acknowledged',
        details: /^Details/,
      },
    },
    {
      where: 'on a phone, in Spanish',
      address: '192.0.2.78',
      victims: ['Di Lowe', 'Ed Moss', 'Flo North'],
      settings: { viewport: { width: 390, height: 844 }, locale: 'es-US' },
      words: {
        attack: '192.0.2.78: 3 cuentas, 15 intentos',
        signIns: 'Accesos de 192.0.2.78',
        refused: 'Demasiados intentos',
        stop: 'Detener 192.0.2.78',
        confirm: 'Bloquear 192.0.2.78, contraseñas nuevas para 3 cuentas',
        stopped: 'Ataque detenido',
        alerts: 'Alertas',
        acknowledged: 'Revisada',
        details: /^Detalles/,
      },
    },
  ] as const;
  const victimsOf = new Map<string, readonly RegisteredUser[]>();

  beforeAll(async () => {
    for (const { address, victims: names } of runs) {
      const victims = await Promise.all(names.map((name) => fixture.registered(name)));
      victimsOf.set(address, victims);
      // A wrong password in the account's settings counts as a failed sign-in.
      const guess = { currentPassword: 'Spring2026!', newPassword: 'Summer2026!' };
      // Five attempts are let through. The next one raises the alert, whose count is written at most once a minute, so
      // all later ones are refused at the same moment.
      for (const targets of [victims.slice(0, 1), victims.slice(1)])
        await Promise.all(
          targets.flatMap((victim) =>
            Array.from({ length: 5 }, () => victim.call('PATCH', '/auth/change-password', guess, from(address))),
          ),
        );
    }
  }, timeout);

  test.each(runs)(
    'is one attack, which an administrator stops $where, by the keyboard alone',
    ({ address, settings, words }) =>
      onDashboard(
        async (page) => {
          const press = async (target: Locator): Promise<void> => {
            await tabTo(page, target);
            await page.keyboard.press('Enter');
          };
          await says(page, words.attack);
          await press(button(page, words.signIns));
          await page.getByRole('dialog').getByText(words.refused).first().waitFor();
          await page.keyboard.press('Escape');

          await press(button(page, words.stop));
          await press(button(page, words.confirm));
          await says(page, words.stopped);
          await page.getByText(words.attack).waitFor({ state: 'detached' });
          expect(await statusFor(address)).toBe(403);
          const victims = victimsOf.get(address) ?? [];
          expect(victims).toHaveLength(3);
          for (const victim of victims) expect((await victim.call('GET', '/auth/user')).status).toBe(401);
          for (const { email } of victims)
            await expect(signIn(fixture.visitor(), { email, password })).rejects.toThrow();

          // An acknowledged alert names the administrator.
          await tabTo(page, page.getByLabel(words.alerts, { exact: true }));
          // The last choice is all alerts.
          await page.keyboard.press('End');
          const alert = page
            .getByRole('listitem')
            .filter({ hasText: `IP: ${address}` })
            // A request after the block raises a newer alert, which is open.
            .filter({ hasText: words.acknowledged })
            .first();
          await press(alert.getByRole('button', { name: words.details }));
          await page.getByRole('dialog').getByText(words.acknowledged).waitFor();
        },
        admin,
        settings,
      ),
    timeout,
  );
});

test(
  'the blacklist explains what it refuses, and takes and removes an address',
  () =>
    onDashboard(async (page) => {
      await open(page, 'IP Blacklist');
      const add = button(page, 'Add to Blacklist');
      const field = page.getByLabel('IP address or network');
      expect(await add.isDisabled()).toBe(true);
      for (const [typed, sentence] of [
        ['abc', 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.'],
        ['203.0.113.0/33', 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.'],
        ['0.0.0.0/0', 'This network is too large: block at most a /8.'],
        ['127.0.0.1', 'Addresses of this computer cannot be blocked.'],
      ] as const) {
        await field.fill(typed);
        await add.click();
        await says(page, sentence);
      }
      await field.fill('198.18.40.0/24');
      await page.getByLabel('Reason').fill('A scanner');
      await add.click();
      const preview = page.getByRole('dialog', { name: 'Block 198.18.40.0/24?' });
      await preview.getByText('256', { exact: true }).waitFor();
      await preview.getByRole('button', { name: 'Block 198.18.40.0/24' }).click();
      await says(page, 'Address blocked');
      expect(await statusFor('198.18.40.9')).toBe(403);
      await button(page, 'Remove 198.18.40.0/24').click();
      await says(page, 'Address unblocked');
      expect(await statusFor('198.18.40.9')).toBe(200);
    }),
  timeout,
);

test(
  'the limits are saved, a wrong one is named at its field, and of two administrators the second sees the newest value',
  () =>
    onDashboard(async (page) => {
      await open(page, 'Security Settings');
      const [general, authentication] = [page.getByLabel('General API Limit'), page.getByLabel('Authentication Limit')];
      const save = button(page, 'Save Settings');
      const before = Number(await general.inputValue());
      expect(await authentication.inputValue()).toBe('5');
      await general.fill('0');
      await authentication.fill('1001');
      await save.click();
      await says(page, 'The general limit must be a whole number from 1 to 100,000.');
      await says(page, 'The authentication limit must be a whole number from 1 to 1,000.');
      await general.fill('60000');
      await authentication.fill('6');
      await save.click();
      await says(page, 'Settings saved');

      const limits = (value: number) => ({ general: value, authentication: 6 });
      await admin.graphql(
        'mutation ($input: SetRateLimitsInput!) { setRateLimits(input: $input) { settings { generalLimit } } }',
        { input: { limits: limits(before), seen: limits(60_000) } },
      );
      await general.fill('70000');
      await save.click();
      await says(page, 'Another administrator changed this meanwhile. The newest value is shown.');
      await page.waitForFunction(
        (value) => [...document.querySelectorAll('input')].some((input) => input.value === value),
        String(before),
      );
      for (const name of ['Input Validation', 'Security Headers', 'IP Blocking']) await says(page, name);
      expect(await page.getByText('Enabled', { exact: true }).count()).toBe(3);
    }),
  timeout,
);

test(
  'users see their own alerts and sessions, and nothing about the platform',
  () =>
    onDashboard(async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Security', exact: true }).waitFor();
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Security Alerts', 'Session Management']);
      await says(page, 'No security alerts');
      await open(page, 'Session Management');
      await says(page, 'This browser');
      expect(await page.getByText('Force Logout').count()).toBe(0);
    }, user),
  timeout,
);

test(
  'the session timeout is configured, and Force Logout ends the sessions of one user, then of everybody',
  () =>
    onDashboard(async (page) => {
      await open(page, 'Session Management');
      for (const text of ['Currently logged in', 'In last 24 hours', '24 hours after the sign-in'])
        await says(page, text);
      await button(page, 'Configure').click();
      const dialog = page.getByRole('dialog', { name: 'Configure session timeout' });
      await dialog.getByLabel('Minutes').fill('4');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('The session timeout in minutes must be a whole number from 5 to 43,200.').waitFor();
      await dialog.getByLabel('Minutes').fill('720');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await says(page, '12 hours after the sign-in');

      await button(page, 'Force Logout of Robin Reyes').click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Force Logout' }).click();
      await says(page, 'Logged out');
      expect((await user.call('GET', '/auth/user')).status).toBe(401);

      await button(page, 'Force Logout').click();
      await page
        .getByRole('alertdialog', { name: 'Log out everybody?' })
        .getByRole('button', { name: 'Force Logout' })
        .click();
      await page.waitForURL((url) => url.pathname !== '/security');
      expect((await admin.call('GET', '/auth/user')).status).toBe(401);
    }),
  timeout,
);
