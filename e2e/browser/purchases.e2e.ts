import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { cards } from '../support/payments.ts';
import { useFixture } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const fixture = useFixture();
const browser = useBrowser();
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  context = await browser.context({ storageState: storageOf(await fixture.user()) });
  ({ page, problems } = await openPage(context));
}, timeout);
afterAll(async () => {
  await context?.close();
});

const toast = (title: string): Promise<void> =>
  page.locator('[data-toasts]').getByText(title, { exact: true }).first().waitFor();
async function payWith(card: string, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('1240');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}

// Each test continues from the one before.
test(
  'a Digital Twin is bought without a redirect; a declined card can be replaced',
  async () => {
    await page.goto(`${fixture.server.url}/manage-avatars`);
    await page.getByRole('link', { name: 'Buy Digital Twin ($350)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Home']);
    await payWith(cards.declined, '$350.00');
    await toast('Payment Failed');
    // The browser logs the provider's status 402 in its console.
    expect(problems.splice(0).filter((problem) => !problem.includes('status of 402'))).toEqual([]);
    await payWith(cards.accepted, '$350.00');
    await toast('Digital Twin Purchased!');
    await page.waitForURL('**/manage-avatars');
    await page.getByText(/^1 available/).waitFor();
    await page.getByRole('link', { name: 'Buy Digital Twin ($315)' }).waitFor();
    expect(problems).toEqual([]);
  },
  timeout,
);

test(
  'an order of the add-ons screen is paid at the price that it showed, and another tab hears of it',
  async () => {
    const other = await context.newPage();
    await other.goto(`${fixture.server.url}/dashboard`);
    await other.evaluate(() =>
      addEventListener('storage', ({ key, newValue }) => {
        if (key === 'payment_completed' && newValue !== null) document.body.setAttribute('data-paid', '');
      }),
    );
    await page.goto(`${fixture.server.url}/add-ons`);
    await page.waitForURL('**/subscription-addons');
    for (const text of ['$75.00', '$24.00', '$725.00', '$824.00'])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Monthly Plan: $99 per month' }).click();
    await page.getByRole('radio', { name: /^Starter Pack/ }).click();
    await page.getByText('$177.50', { exact: true }).last().waitFor();
    await page.getByRole('link', { name: 'Continue to checkout' }).click();
    await payWith(cards.accepted, '$177.50');
    await page.waitForURL('**/payment-success?plan=starter-pack');
    await toast('Payment Successful');
    await page.getByText('Thank you for your purchase: Starter Pack.').waitFor();
    await other.locator('body[data-paid]').waitFor({ state: 'attached' });
    await other.close();
    expect(problems).toEqual([]);
  },
  timeout,
);

test(
  'an outdated price is shown for review, and a visitor comes back to the checkout after signing in',
  async () => {
    await page.goto(`${fixture.server.url}/checkout?plan=digital-twin&amount=350`);
    await page.getByText('Price changed, please review').waitFor();
    expect(problems.splice(0).filter((problem) => !problem.includes('status of 400'))).toEqual([]);
    await page.getByRole('button', { name: 'Continue at this price' }).click();
    await page.getByRole('button', { name: 'Pay $315.00' }).waitFor();
    const visitor = await browser.context();
    const { page: stranger } = await openPage(visitor);
    await stranger.route('**/oidc/authorize*', (route) => route.fulfill({ status: 204 }));
    await stranger.goto(`${fixture.server.url}/checkout?plan=digital-twin&amount=350`);
    await stranger.locator('[data-toasts]').getByText('Login Required', { exact: true }).waitFor();
    await stranger.waitForURL('**/login');
    expect(await stranger.evaluate(() => sessionStorage.getItem('curbcast.returnPath'))).toBe(
      '/checkout?plan=digital-twin&amount=350',
    );
    await visitor.close();
  },
  timeout,
);
