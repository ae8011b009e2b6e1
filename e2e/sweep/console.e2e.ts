import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPage, storageOf, timeout, useBrowser } from '../browser/browser.ts';
import { button } from '../browser/screen.ts';
import { eventually } from '../support/eventually.ts';
import type { RegisteredUser, TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { pressEverything, visitAfresh } from './controls.ts';

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
    await browser.context({ storageState: storageOf(admin), viewport: { width: 1280, height: 900 } }),
  );
  await page.goto(`${fixture.server.url}${path}`);
  await act(page);
  expect(problems).toEqual([]);
  await page.context().close();
}

describe('every button of the Admin Dashboard', () => {
  beforeAll(async () => {
    const { video } = await startVideo(user, { title: 'Elm Court' });
    await readyVideo(user, video.id);
    await admin.graphql(
      'mutation { blockAddress(input: { address: "198.51.100.7", reason: "Spam" }) { blockedAddresses { id } } }',
    );
    await admin.graphql(
      `mutation { addLibraryVideo(input: { title: "Rates", description: "Rates", category: MARKET_INSIGHTS,
        videoUrl: "https://media.example/r.mp4", duration: 60, tags: [], isActive: true }) { video { id } } }`,
    );
    const headers = { 'stripe-signature': 't=1,v1=forged' };
    await fixture.visitor().call('POST', '/api/webhooks/stripe', { id: 'evt_1' }, { headers });
    await eventually('the alert', async () => {
      const query = '{ securityAlerts { edges { node { id } } } }';
      const { securityAlerts } = await admin.graphql<{ securityAlerts: { edges: unknown[] } }>(query);
      return securityAlerts.edges.length > 0;
    });
  }, timeout);

  test.each([
    ['users', ['Details of', 'Update credits', 'Credit history']],
    ['videos', ['View Elm']],
    ['avatars', ['View ']],
    ['library', ['Add Video', 'Edit Rates', 'Delete Rates']],
    ['security', ['Open the', 'Remove 198.51.100.7', 'Acknowledge']],
    ['system', []],
    ['tests', ['Run Tests']],
  ] as const)(
    'of the tab %s has an effect, among them %j',
    (tab, expected) =>
      at(`/admin?tab=${tab}`, async (page) => {
        const pressed = await pressEverything(page, async () => {
          await visitAfresh(page, `${fixture.server.url}/admin?tab=${tab}`);
          const panel = page.getByRole('tabpanel');
          await panel.locator('h2, table, ul, p').first().waitFor();
          await eventually(
            'the content of the tab',
            async () => (await page.locator('[aria-busy="true"]').count()) === 0,
          );
          return panel;
        });
        for (const name of expected) expect(pressed).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
      }),
    timeout,
  );

  test(
    'of the details of a user has an effect',
    () =>
      at('/admin', async (page) => {
        await pressEverything(page, async () => {
          await visitAfresh(page, `${fixture.server.url}/admin?q=robin`);
          await button(page, 'Details of Robin Reyes').click();
          const dialog = page.getByRole('dialog', { name: 'Robin Reyes' });
          await dialog.getByText('Elm Court').waitFor();
          return dialog;
        });
      }),
    timeout,
  );

  test(
    'of the dashboard itself has an effect: the tabs and Logout',
    () =>
      at('/admin', async (page) => {
        const pressed = await pressEverything(page, async () => {
          await visitAfresh(page, `${fixture.server.url}/admin?tab=system`);
          const reopen = button(page, 'Open Admin Dashboard');
          const logout = button(page, 'Logout');
          await reopen.or(logout).first().waitFor();
          if (await reopen.isVisible()) await reopen.click();
          await logout.waitFor();
          return page.getByRole('main');
        });
        expect(pressed).toContain('Logout');
      }),
    timeout,
  );
});
