import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import type { RegisteredUser, TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { button, says } from './screen.ts';

// A separate server: the empty lists and the totals are those of this file alone.
const fixture = useOwnServer();
const browser = useBrowser();
let admin: RegisteredUser;
let user: TestUser;

beforeAll(async () => {
  [admin, user] = [await fixture.admin(), await fixture.user('Robin Reyes')];
}, timeout);

/** Opens a screen as the administrator, does something there, and expects no console error. */
async function at(path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, problems } = await openPage(
    await browser.context({
      storageState: storageOf(admin),
      viewport: { width: 1280, height: 900 },
    }),
  );
  await page.goto(`${fixture.server.url}${path}`);
  await act(page);
  expect(problems).toEqual([]);
  await page.context().close();
}

/** Confirms the open dialog with a reason. */
async function giveReason(page: Page, action: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

describe('the sign-in of administrators', () => {
  test(
    'says what is missing, which domain it takes, and no more about wrong credentials',
    async () => {
      const { page } = await openPage(await browser.context());
      await page.goto(`${fixture.server.url}/admin`);
      const submit = () =>
        button(page, /sign in|log ?in/i)
          .first()
          .click();
      await submit();
      await says(page, 'Please enter both email and password');
      await page.getByLabel('Email').fill('robin@elsewhere.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await submit();
      await says(page, 'Admin access restricted to curbcast.example');
      await page.getByLabel('Email').fill('nobody@curbcast.example');
      // An answer without a message, like that of a broken proxy.
      await page.route('**/api/admin/login', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 });
      await submit();
      await page.getByRole('alert').filter({ hasText: 'Invalid credentials' }).waitFor();
      const refusal = page.waitForResponse('**/api/admin/login');
      await submit();
      expect(await (await refusal).json()).toMatchObject({ message: 'Invalid credentials' });
      await page.getByRole('alert').filter({ hasText: 'Invalid credentials' }).waitFor();
      await page.getByLabel('Email').fill(admin.email);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      await submit();
      await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
      await button(page, 'Logout').click();
      await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
      await page.context().close();
    },
    timeout,
  );
});

describe('an empty installation', () => {
  test(
    'says so in each list, and System shows videos by status, avatars by type, engines and projections',
    () =>
      at('/admin?tab=videos', async (page) => {
        await says(page, 'No videos found');
        await page.getByRole('tab', { name: 'MLS Unlocked' }).click();
        await says(page, 'No videos found');
        await page.getByRole('tab', { name: 'Test Results' }).click();
        await says(page, 'No Test Results Yet');
        await page.getByRole('tab', { name: 'System' }).click();
        for (const name of ['Videos', 'Avatars'])
          await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
        await says(page, 'Custom');
        await says(page, 'admin-log');
        await page.getByRole('tab', { name: 'Users' }).click();
        await page.getByLabel('Search users').fill('nobody has this name');
        await says(page, 'No users found');
        await button(page, 'Clear search').last().click();
        await says(page, 'Showing 2 of 2');
      }),
    timeout,
  );
});

describe('the tabs', () => {
  test(
    'Users: finds, suspends and reactivates an account, explains a refused role, and deletes a video',
    async () => {
      const { video } = await startVideo(user, { title: 'Maple Street' });
      await readyVideo(user, video.id);
      await at('/admin', async (page) => {
        await page.getByLabel('Search users').fill('robin');
        await says(page, 'Showing 1 of 1');
        await page.getByLabel('State').selectOption('SUSPENDED');
        await says(page, 'No users found');
        await page.getByLabel('State').selectOption('');
        await button(page, 'Details of Robin Reyes').click();
        await says(page, 'Showing 1 of 1');
        await says(page, 'No avatars found');
        await button(page, 'Suspend account').click();
        await giveReason(page, 'Suspend account', 'Unusual activity');
        await button(page, 'Reactivate account').click();
        await giveReason(page, 'Reactivate account', 'Cleared up by phone');
        await button(page, 'Grant administrator role').click();
        await giveReason(page, 'Grant administrator role', 'Joins the team');
        await says(page, 'A role needs a verified email address at curbcast.example.');
        await button(page, 'Cancel').click();
        await button(page, 'Delete Maple Street').click();
        await giveReason(page, 'Delete', 'The photos show another house');
        await says(page, 'Video deleted');
        await says(page, 'No videos found');
      });
    },
    timeout,
  );

  test(
    'Videos and Avatars: View opens a video with its events, and an avatar',
    async () => {
      const { video } = await startVideo(user, { title: 'Oak Lane' });
      await readyVideo(user, video.id);
      await at('/admin?tab=videos', async (page) => {
        await button(page, 'View Oak Lane').click();
        const events = page
          .getByRole('dialog', { name: 'Oak Lane' })
          .getByRole('list', { name: 'Events of the video' });
        await events.getByText(/^Requested, \d+\.\d credits held$/).waitFor();
        await events.getByText(/^Finished: \d+ seconds$/).waitFor();
        await page.keyboard.press('Escape');
        await page.getByLabel('Status').selectOption('FAILED');
        await says(page, 'No videos found');
        await page.getByRole('tab', { name: 'Avatars' }).click();
        await page
          .getByRole('table', { name: 'Stock presenters' })
          .getByRole('button', { name: /^View / })
          .first()
          .click();
        await says(page, 'Ships with the product: no event created it.');
      });
    },
    timeout,
  );

  test(
    'MLS Unlocked: adds, edits and deletes a video',
    () =>
      at('/admin?tab=library', async (page) => {
        await button(page, 'Add Video').click();
        await button(page, 'Save').click();
        await says(page, 'Title is required.');
        await page.getByLabel('Title').fill('Rates in May');
        await page.getByLabel('Description').fill('What the rates did.');
        await page.getByLabel('Video address').fill('javascript:alert(1)');
        await page.getByLabel('Duration').fill('ninety');
        await page.getByLabel('Tags').fill(' rates ,, loans ');
        await button(page, 'Save').click();
        await says(page, /must be a web address/);
        await page.getByLabel('Video address').fill('https://media.example/rates.mp4');
        await button(page, 'Save').click();
        await says(page, 'Video added');
        await says(page, /^0:00 · 0 views$/);
        await button(page, 'Edit Rates in May').click();
        await page.getByLabel('Title').fill('Rates in June');
        await button(page, 'Save').click();
        await button(page, 'Delete Rates in June').click();
        const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this video?' });
        await question.getByRole('button', { name: 'Delete', exact: true }).click();
        await says(page, 'No videos found');
      }),
    timeout,
  );

  test(
    'Test Results: runs every scenario with the real renderer, and the accounts are erased afterwards',
    () =>
      at('/admin?tab=tests', async (page) => {
        await button(page, 'Run Tests').click();
        await says(page, 'Passed');
        await says(page, '100.0% success rate');
        const scenarios = page.getByRole('list', { name: 'Scenarios' });
        await scenarios.getByText('New user starts a video and deletes it').waitFor();
        await scenarios.getByText(/^\$99\.00 · 8 credits · /).waitFor();
        await scenarios.getByText('Declined card grants nothing').waitFor();
        expect(await scenarios.getByRole('img', { name: 'Failed' }).count()).toBe(0);
        await eventually('only the two users of this file', async () => {
          const { adminUsers } = await admin.graphql<{ adminUsers: { totalCount: number } }>(
            '{ adminUsers { totalCount } }',
          );
          return adminUsers.totalCount === 2;
        });
      }),
    timeout,
  );
});
