import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { readyVideo, shortScript, startVideo } from '../support/videos.ts';
import { type TestUser } from '../support/fixture.ts';
import { cards } from '../support/payments.ts';
import { subscribe } from '../support/person.ts';
import { useFixture } from '../support/use.ts';
import { faultsOf } from '../browser/accessibility.ts';
import { openPage, storageOf, timeout, useBrowser, type WatchedPage } from '../browser/browser.ts';
import { payByCard } from '../browser/paying.ts';

// Dialogs, menus and wizard steps, which the tests of the routes do not open.
const fixture = useFixture();
const browser = useBrowser();
let customer: TestUser;
let admin: TestUser;
let watched: WatchedPage | undefined;

beforeAll(async () => {
  [customer, admin] = [await fixture.customer('Robin Reyes'), await fixture.admin()];
  const { video } = await startVideo(customer, { title: 'Maple Street' });
  await readyVideo(customer, video.id);
}, timeout);
afterEach(async () => {
  await watched?.page.context().close();
  watched = undefined;
});

async function visit(someone: TestUser, path: string, width = 1280): Promise<Page> {
  watched = await openPage(
    await browser.context({ storageState: storageOf(someone), viewport: { width, height: 900 } }),
  );
  await watched.page.goto(`${fixture.server.url}${path}`);
  return watched.page;
}

/** Accessibility faults of the current screen at every size and in both themes, and console errors so far. */
const faults = async (page: Page): Promise<string[]> => [...(await faultsOf(page)), ...(watched?.problems ?? [])];
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .first()
    .click();
const step = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });

describe('the wizard', () => {
  test(
    'every step is accessible, also filled in',
    async () => {
      const page = await visit(customer, '/generate-video');
      await page.getByRole('region', { name: 'Try a sample listing' }).getByRole('button').first().click();
      await page.getByText('Bedrooms', { exact: true }).first().waitFor();
      expect(['Script', await faults(page)]).toEqual(['Script', []]);
      await press(page, 'Why this cost?');
      await page.getByRole('dialog', { name: 'Why this cost?' }).waitFor();
      expect(['Why this cost?', await faults(page)]).toEqual(['Why this cost?', []]);
      await page.keyboard.press('Escape');

      await page.getByRole('textbox', { name: 'Script', exact: true }).fill(shortScript);
      await press(page, 'Next');
      await step(page, 'Avatar').waitFor();
      await page.getByRole('radio').first().click();
      expect(['Avatar', await faults(page)]).toEqual(['Avatar', []]);

      await press(page, 'Next');
      await step(page, 'Content').waitFor();
      await page.getByRole('switch', { name: 'Show an image or video beside your presenter' }).click();
      expect(['Content', await faults(page)]).toEqual(['Content', []]);
      await page.getByRole('switch', { name: 'Show an image or video beside your presenter' }).click();

      await press(page, 'Next');
      await step(page, 'Generate').waitFor();
      await page
        .locator('button:enabled')
        .filter({ hasText: /^Generate$/ })
        .waitFor();
      expect(['Generate', await faults(page)]).toEqual(['Generate', []]);
      await press(page, 'Start over');
      await page.getByRole('alertdialog', { name: 'Start over?' }).waitFor();
      expect(['Start over', await faults(page)]).toEqual(['Start over', []]);
    },
    timeout,
  );
});

describe('dialogs', () => {
  test(
    'cause and effects of an event are accessible',
    async () => {
      const page = await visit(admin, `/admin/users/${customer.id}/credits`);
      await press(page, 'Cause and effects');
      const dialog = page.getByRole('dialog', { name: 'Cause and effects' });
      await dialog.getByRole('heading', { name: 'Effects', exact: true }).waitFor();
      expect(['cause and effects', await faults(page)]).toEqual(['cause and effects', []]);
    },
    timeout,
  );

  test(
    'buying credits is accessible: bundles, payment, invalid card number',
    async () => {
      const page = await visit(customer, '/dashboard');
      await press(page, 'Add Credits');
      await page
        .getByRole('dialog', { name: 'Choose Credit Bundle' })
        .getByRole('button', { name: /^Starter Pack/ })
        .waitFor();
      expect(['bundles', await faults(page)]).toEqual(['bundles', []]);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Starter Pack/ })
        .click();
      const payment = page.getByRole('dialog', { name: 'Complete Your Purchase' });
      await payment.getByRole('textbox', { name: 'Card number' }).fill('4242');
      await payment.getByRole('button', { name: /^Pay / }).click();
      expect(['payment', await faults(page)]).toEqual(['payment', []]);
      await payByCard(page, cards.asksTheBank);
      await payment.getByRole('button', { name: 'Complete authentication' }).waitFor();
      expect(['3-D Secure', await faults(page)]).toEqual(['3-D Secure', []]);
    },
    timeout,
  );

  test(
    'the plan on the billing screen and its cancellation are accessible',
    async () => {
      const subscriber = await fixture.user();
      await subscribe(subscriber);
      const page = await visit(subscriber, '/billing');
      await page.getByRole('link', { name: /^Invoice PDF/ }).waitFor();
      expect(['plan', await faults(page)]).toEqual(['plan', []]);
      await press(page, 'Cancel Subscription');
      await page.getByRole('alertdialog', { name: 'Cancel the subscription?' }).waitFor();
      expect(['cancel', await faults(page)]).toEqual(['cancel', []]);
    },
    timeout,
  );

  test(
    'every step of the setup is accessible',
    async () => {
      const page = await visit(customer, '/onboarding');
      await press(page, 'Continue');
      await step(page, 'Choose Your Plan').waitFor();
      expect(['plan', await faults(page)]).toEqual(['plan', []]);
      await press(page, 'Continue with the trial');
      await step(page, 'Start Creating').waitFor();
      expect(['start', await faults(page)]).toEqual(['start', []]);
    },
    timeout,
  );

  test(
    'the confirmation of a deletion is accessible',
    async () => {
      const page = await visit(customer, '/my-videos');
      await press(page, 'Delete Maple Street');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).waitFor();
      expect(await faults(page)).toEqual([]);
    },
    timeout,
  );

  test(
    "an administrator's dialog for setting credits is accessible",
    async () => {
      const page = await visit(admin, '/admin');
      await press(page, 'Details of Robin Reyes');
      await page.getByRole('dialog', { name: 'Robin Reyes' }).getByRole('heading', { name: 'Videos' }).waitFor();
      expect(['details', await faults(page)]).toEqual(['details', []]);
      await page.getByRole('dialog').getByRole('button', { name: 'Update credits', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Update Credits' });
      await dialog.getByLabel('Available credits').fill('-1');
      await dialog.getByLabel('Reason').focus();
      expect(['set credits', await faults(page)]).toEqual(['set credits', []]);
      await page.keyboard.press('Escape');
      await press(page, 'Details of Robin Reyes');
      await page.getByRole('dialog').getByRole('button', { name: 'Take credits', exact: true }).click();
      const taking = page.getByRole('dialog', { name: 'Take credits' });
      await taking.getByLabel('How many').fill('1');
      await taking.getByLabel('What the customer reads').fill('ab');
      await taking.getByRole('button', { name: 'Take 1 credit from Robin Reyes' }).click();
      await taking.getByRole('alert').waitFor();
      expect(['take credits', await faults(page)]).toEqual(['take credits', []]);
    },
    timeout,
  );
});

describe('menus', () => {
  test.each([
    ['Account of Robin Reyes', 1280],
    ['Color theme', 1280],
    ['Generate Video', 1280],
    ['Menu', 390],
  ] as const)(
    '%s is accessible at %d px',
    async (name, width) => {
      const page = await visit(customer, '/statement', width);
      await press(page, name);
      await page.locator('[role="menu"], [role="dialog"]').first().waitFor();
      expect(await faults(page)).toEqual([]);
    },
    timeout,
  );

  test(
    "the explanation of a video's cost on the statement is accessible",
    async () => {
      const page = await visit(customer, '/statement');
      await press(page, 'Why this cost?');
      await page.getByRole('dialog', { name: 'Why this cost?' }).waitFor();
      expect(await faults(page)).toEqual([]);
    },
    timeout,
  );
});

test(
  'a printed statement names its owner, keeps its title and figures, and has nothing to press',
  async () => {
    const page = await visit(customer, '/statement');
    const table = page.getByRole('table').first();
    const owner = page.getByText(`Robin Reyes · ${customer.email}`);
    await table.waitFor();
    expect(await owner.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await owner.waitFor();
    expect(await table.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: 'Credit statement' }).isVisible()).toBe(true);
    const pressable = page.locator('button:visible, a[download]:visible, nav:visible, body header:visible');
    expect(await pressable.count()).toBe(0);
  },
  timeout,
);
