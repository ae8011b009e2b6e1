import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { buyStarterPack } from '../support/payments.ts';
import type { RegisteredUser, TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { pressEverything, visitAfresh } from './controls.ts';
import { tabTo } from './keys.ts';

// A separate server: the empty lists and the totals are those of this file alone.
const fixture = useOwnServer();
const browser = useBrowser();
let admin: RegisteredUser;
let user: TestUser;

beforeAll(async () => {
  [admin, user] = [await fixture.admin(), await fixture.user('Robin Reyes')];
}, timeout);

/** Opens a screen as the administrator, does something there, and expects no console error. */
async function at(path: string, act: (page: Page) => Promise<void>, as?: TestUser): Promise<void> {
  const { page, problems } = await openPage(
    await browser.context({
      storageState: storageOf(as ?? admin),
      viewport: { width: 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
      acceptDownloads: true,
    }),
  );
  await page.goto(`${fixture.server.url}${path}`);
  await act(page);
  expect(problems).toEqual([]);
  await page.context().close();
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

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
      // An answer without a sentence, as that of a broken proxy.
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
    'says so in each list',
    () =>
      at('/admin?tab=videos', async (page) => {
        await says(page, 'No videos found');
        await page.getByRole('tab', { name: 'MLS Unlocked' }).click();
        await says(page, 'No videos found');
        await page.getByRole('tab', { name: 'Test Results' }).click();
        await says(page, 'No Test Results Yet');
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
    'System: shows videos by status, avatars by type, engines and projections',
    () =>
      at('/admin?tab=system', async (page) => {
        for (const name of ['Videos', 'Avatars'])
          await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
        await says(page, 'Custom');
        await says(page, 'admin-log');
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

describe('the console', () => {
  test(
    'leads from a video to its customer, whose events are searched and who is helped',
    async () => {
      const { video } = await startVideo(user, { title: 'Lakeside', propertyAddress: '7 Harbor Lane, Érie' });
      await readyVideo(user, video.id);
      await at('/admin/overview', async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
        await page.keyboard.press('Control+K');
        await page.getByRole('combobox', { name: 'Search the console' }).waitFor();
        await page.keyboard.type('harbor erie');
        await page.getByRole('option', { name: /Lakeside/ }).click();
        const dialog = page.getByRole('dialog', { name: 'Lakeside' });
        await dialog.getByRole('link', { name: /Robin Reyes/ }).click();
        await page.getByRole('heading', { level: 1, name: 'Robin Reyes' }).waitFor();
        await page.getByLabel('Search the events').fill('harbor lane');
        const events = page.getByRole('list', { name: 'Events, the newest first' });
        await events.getByText('Video: Lakeside').waitFor();
        await button(page, 'Send password link').click();
        await giveReason(page, 'Send password link', 'Forgot it, called us');
        await says(page, 'The link is on its way');
        await page.getByLabel('Search the events').fill('');
        await page.getByLabel('Kind').selectOption('ACTS');
        await events
          .getByText(/Forgot it, called us/)
          .first()
          .waitFor();
        await page.keyboard.press('Control+K');
        await page.getByRole('combobox', { name: 'Search the console' }).fill(user.email);
        await page
          .getByRole('option', { name: /Robin Reyes/ })
          .first()
          .waitFor();
        expect(await page.getByRole('option').first().locator('mark').first().textContent()).toBe(user.email);
      });
    },
    timeout,
  );
});

describe.each([
  {
    where: 'on a desktop, in English',
    settings: { viewport: { width: 1280, height: 900 } },
    name: 'Emily Dupont',
    says: {
      overview: 'Overview',
      search: 'Search the console',
      why: /^Why /,
      answer: 'Copy the answer',
      give: 'Give credits',
      amount: 'How many',
      text: 'What the customer reads',
      giveTo: 'Give 1.5 credits to Emily Dupont',
      history: 'Credit history',
      undo: 'Undo',
      undoOf: 'Undo: remove 1.5 credits of Emily Dupont',
      undone: 'Earlier change undone',
    },
  },
  {
    where: 'on a phone, in Spanish',
    settings: { viewport: { width: 390, height: 844 }, locale: 'es-US' },
    name: 'Émilie Dûpont',
    says: {
      overview: 'Resumen',
      search: 'Buscar en la consola',
      why: /^¿Por qué /,
      answer: 'Copiar la respuesta',
      give: 'Dar créditos',
      amount: 'Cuántos',
      text: 'Lo que lee el cliente',
      giveTo: 'Dar 1.5 créditos a Émilie Dûpont',
      history: 'Historial de créditos',
      undo: 'Deshacer',
      undoOf: 'Deshacer: quitar 1.5 créditos a Émilie Dûpont',
      undone: 'Cambio anterior deshecho',
    },
  },
])('the console $where, by the keyboard alone', ({ settings, name, says: words }) => {
  test(
    'finds a video by its address and the customer of a payment, who gets credits back, and undoes it',
    async () => {
      const buyer = await fixture.registered(name);
      const paymentId = await buyStarterPack(buyer);
      const street = `${settings.viewport.width} Quai du Lac`;
      const { video: house } = await startVideo(buyer, { title: 'Lake house', propertyAddress: street });
      // The price of the video moves the balance: an act on credits waits for it.
      await readyVideo(buyer, house.id);
      const { page, problems } = await openPage(await browser.context({ ...settings, storageState: storageOf(admin) }));
      const press = async (target: Locator): Promise<void> => {
        await tabTo(page, target);
        await page.keyboard.press('Enter');
      };
      const write = async (label: string, text: string): Promise<void> => {
        await tabTo(page, page.getByRole('dialog').getByLabel(label));
        await page.keyboard.type(text);
      };
      const find = async (text: string, option: string): Promise<void> => {
        await page.keyboard.press('Control+K');
        await page.getByRole('combobox', { name: words.search }).waitFor();
        await page.keyboard.type(text);
        await page.getByRole('option', { name: new RegExp(option) }).waitFor();
        await page.keyboard.press('Enter');
      };
      const fits = async (): Promise<void> =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          settings.viewport.width,
        );

      await page.goto(`${fixture.server.url}/admin/overview`);
      await page.getByRole('heading', { level: 1, name: words.overview }).waitFor();
      await find(street.toLowerCase(), 'Lake house');
      const video = page.getByRole('dialog', { name: 'Lake house' });
      await video.getByRole('link', { name: new RegExp(name) }).waitFor();
      await page.keyboard.press('Escape');
      await video.waitFor({ state: 'hidden' });
      await find(paymentId, paymentId);
      await page.getByRole('heading', { name: paymentId }).waitFor();
      await fits();
      await press(page.getByRole('link', { name: buyer.email }).first());
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await fits();
      await press(button(page, words.why));
      await button(page, words.answer).waitFor();
      await press(button(page, words.give));
      await write(words.amount, '1.5');
      await write(words.text, 'For the wait');
      await fits();
      await press(button(page, words.giveTo));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await press(page.getByRole('link', { name: words.history, exact: true }));
      await page.getByRole('heading', { level: 1, name: words.history }).waitFor();
      await says(page, 'For the wait');
      await fits();
      await press(button(page, words.undo).first());
      await press(button(page, words.undoOf));
      await says(page, words.undone);
      expect(problems).toEqual([]);
      await page.context().close();
    },
    timeout,
  );
});

describe('every button', () => {
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
          await panel.locator('h2, table, ul').first().waitFor();
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

describe('the audit log', () => {
  beforeAll(async () => {
    const { video } = await startVideo(user, { title: 'Pine Road' });
    await admin.graphql(
      `mutation ($of: ID!, $video: ID!) {
        suspendAccount(input: { userId: $of, reason: "Odd requests" }) { position }
        reactivateAccount(input: { userId: $of, reason: "Explained by letter" }) { position }
        deleteUserVideo(input: { userId: $of, videoId: $video, reason: "Another house" }) { id }
        addLibraryVideo(input: { title: "Rates in July", description: "Rates", category: MARKET_INSIGHTS,
          videoUrl: "https://media.example/j.mp4", duration: 60, tags: [], isActive: true }) { position }
      }`,
      { of: user.id, video: video.id },
    );
  }, timeout);

  test(
    'lists what administrators did, finds it by words, kind and user, and downloads it',
    () =>
      at('/admin/log', async (page) => {
        const table = page.getByRole('table', { name: "Administrators' actions, the newest first" });
        const rows = table.getByRole('row');
        await rows.filter({ hasText: 'Odd requests' }).getByText('Suspended the account of').waitFor();
        await rows.filter({ hasText: 'Odd requests' }).getByText(admin.email).waitFor();
        await page.getByLabel('Search the audit log').fill('letter EXPLAINED');
        await rows.filter({ hasText: 'Odd requests' }).waitFor({ state: 'detached' });
        await rows.filter({ hasText: 'Reactivated the account of' }).waitFor();
        await page.getByLabel('Action').selectOption('LibraryVideoAdded');
        await says(page, 'No actions found');
        await button(page, 'Clear filters').click();
        await page.getByLabel('Action').selectOption('LibraryVideoAdded');
        await rows.filter({ hasText: 'Rates in July' }).first().waitFor();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: 'Download the audit log as CSV' }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(/^curbcast-admin-log-\d{4}-\d{2}-\d{2}\.csv$/);
        const csv = readFileSync(await download.path(), 'utf8');
        expect(csv).toContain('Added a library video');
        expect(csv).not.toContain('Suspended an account');
        await page.goto(`${fixture.server.url}/admin/log?user=${user.id}`);
        await says(page, 'What administrators did about one user.');
        await rows.filter({ hasText: 'Deleted the video' }).first().waitFor();
        expect(await rows.filter({ hasText: 'library' }).count()).toBe(0);
        await page.getByRole('link', { name: 'Admin Dashboard' }).click();
        await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
      }),
    timeout,
  );
});
