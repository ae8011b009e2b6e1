import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { cards } from '../support/payments.ts';
import { useFixture } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { hasFocus, tabTo } from './keys.ts';

const fixture = useFixture();
const browser = useBrowser();

const headingOf = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });

/** Waits until the button is enabled. */
const enabled = (page: Page, name: string): Locator =>
  page.locator('button:enabled').filter({ hasText: new RegExp(`^${name}$`) });

/** Presses Next once it is enabled; the focus must move to the heading of the next step. */
async function goOn(page: Page, to: string): Promise<void> {
  await tabTo(page, enabled(page, 'Next'));
  await page.keyboard.press('Enter');
  await headingOf(page, to).waitFor();
  expect(await hasFocus(headingOf(page, to))).toBe(true);
}

test(
  'the wizard can be completed by keyboard alone up to the review',
  async () => {
    const user = await fixture.user();
    const context = await browser.context({ storageState: storageOf(user) });
    const { page, problems } = await openPage(context);
    await page.goto(`${fixture.server.url}/generate-video`);

    const skip = page.getByRole('link', { name: /skip/i });
    await headingOf(page, 'Script').waitFor();
    await tabTo(page, skip);
    await page.keyboard.press('Enter');
    const script = page.getByRole('textbox', { name: 'Script', exact: true });
    await tabTo(page, script);
    await page.keyboard.type('Welcome home to four bright rooms on Maple Street.');
    await goOn(page, 'Avatar');

    // A radio group is one tab stop; arrow keys move within it and select.
    const [first, second] = [page.getByRole('radio').nth(0), page.getByRole('radio').nth(1)];
    await tabTo(page, first);
    // The radio selects only while the arrow key is held down, so the key must be held for a while, as a person does.
    await page.keyboard.down('ArrowRight');
    await second.and(page.locator('[aria-checked="true"]')).waitFor();
    await page.keyboard.up('ArrowRight');
    const presenter = (await second.textContent()) ?? '';
    await goOn(page, 'Content');

    const share = page.getByRole('switch', { name: 'Show an image or video beside your presenter' });
    await tabTo(page, share);
    await page.keyboard.press('Space');
    await share.and(page.locator('[aria-checked="true"]')).waitFor();
    await page.keyboard.press('Space');
    await share.and(page.locator('[aria-checked="false"]')).waitFor();
    await goOn(page, 'Generate');

    const avatar = await page
      .locator('dl > div', { has: page.getByText('Avatar', { exact: true }) })
      .locator('dd')
      .first()
      .textContent();
    expect(presenter.startsWith((avatar ?? '?').slice(0, 3))).toBe(true);
    await tabTo(page, enabled(page, 'Generate'));
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);

test(
  'a fee sheet becomes a script by keyboard alone',
  async () => {
    const context = await browser.context({ storageState: storageOf(await fixture.user()) });
    const { page, problems } = await openPage(context);
    await page.goto(`${fixture.server.url}/generate-video?template=lender`);
    await tabTo(page, page.getByRole('button', { name: /Text$/ }));
    await page.keyboard.press('Enter');
    // The samples are gone, so the focus is on the button next to them.
    const upload = page.getByRole('button', { name: 'Upload another' });
    await upload.waitFor();
    expect(await hasFocus(upload)).toBe(true);
    await tabTo(page, page.getByRole('button', { name: /^Confirm all \d+$/ }));
    await page.keyboard.press('Enter');
    await page.getByText(/^1\d of 17 confirmed$/).waitFor();
    for (const [field, typed] of [
      ['Lender name', 'Lena Lender'],
      ['Phone', '512-555-0100'],
    ] as const) {
      await tabTo(page, page.getByRole('textbox', { name: field }));
      await page.keyboard.type(typed);
    }
    await tabTo(page, enabled(page, 'Generate Script'));
    await page.keyboard.press('Enter');
    await page.locator('[data-toasts]').getByText('Script Generated!', { exact: true }).waitFor();
    expect(await hasFocus(page.getByRole('group', { name: 'Your script' }))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);

test(
  'an order can be chosen and paid by keyboard alone',
  async () => {
    const context = await browser.context({ storageState: storageOf(await fixture.user()) });
    const { page, problems } = await openPage(context);
    await page.goto(`${fixture.server.url}/subscription-addons`);
    await tabTo(page, page.getByRole('checkbox', { name: /^Monthly Plan/ }));
    await page.keyboard.press('Space');
    const chosen = page.getByRole('radio', { name: /^Volume Pro/ });
    await tabTo(page, chosen);
    await page.keyboard.down('ArrowDown');
    await page.getByRole('radio', { name: /^Marketing Power/, checked: true }).waitFor();
    await page.keyboard.up('ArrowDown');
    await page.getByText('$1,325.00', { exact: true }).last().waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Continue to checkout' }));
    await page.keyboard.press('Enter');
    for (const [field, typed] of [
      ['Card number', cards.accepted],
      ['Expiration date', '1240'],
      ['Security code', '123'],
    ] as const) {
      await tabTo(page, page.getByRole('textbox', { name: field }));
      await page.keyboard.type(typed);
    }
    await tabTo(page, page.getByRole('button', { name: 'Pay $1,325.00' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/payment-success?plan=marketing-power');
    await page.getByText('Thank you for your purchase: Marketing Power.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);

test(
  'the security dashboard can be walked, and an alert leads to what administrators did with its account, by keyboard alone',
  async () => {
    const context = await browser.context({ storageState: storageOf(await fixture.admin()) });
    const { page, problems } = await openPage(context);
    await page.goto(`${fixture.server.url}/security`);
    const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
    await tabTo(page, tab('Security Alerts'));
    // The tabs are one stop of the Tab key; arrow keys move within them.
    for (const name of ['Sign-ins', 'Session Management', 'IP Blacklist', 'Security Settings']) {
      await page.keyboard.press('ArrowRight');
      await page.locator('[role="tab"][aria-selected="true"]').filter({ hasText: name }).waitFor();
      expect(await hasFocus(tab(name))).toBe(true);
    }
    await page.keyboard.press('Home');
    await page.locator('[role="tab"][aria-selected="true"]').filter({ hasText: 'Security Alerts' }).waitFor();
    const views = page.getByRole('combobox', { name: 'Alerts' });
    await tabTo(page, views);
    for (const view of ['Open, by account', 'All, the newest first']) {
      await page.keyboard.press('ArrowDown');
      // The address has the view: a key pressed before it changes would choose the same view again.
      await views.locator('option:checked').filter({ hasText: view }).waitFor({ state: 'attached' });
    }
    const details = page.getByRole('button', { name: /^Details of Administrator role granted/ }).first();
    await tabTo(page, details);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Administrator role granted' });
    await dialog.getByRole('heading', { name: 'Related alerts' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label')?.startsWith('Details of') === true,
    );
    await page.keyboard.press('Enter');
    await dialog.getByText('AdminRoleGranted', { exact: true }).waitFor();
    await tabTo(page, dialog.getByRole('link', { name: 'What administrators did with this account' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/log\?user=/);
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);
