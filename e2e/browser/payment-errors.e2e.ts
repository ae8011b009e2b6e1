import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { startFixture, type Fixture, type TestUser } from '../support/fixture.ts';
import { buyStarterPack, cards, testPaymentsSecret } from '../support/payments.ts';
import { subscribe } from '../support/person.ts';
import { routeStripeJs } from '../support/stripe-js.ts';
import { useFixture } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { failing as failingOn, payByCard, said as toastSaid } from './paying.ts';

const fixture = useFixture();
const browser = useBrowser();
const twin = '/checkout?plan=digital-twin&amount=350';

let user: TestUser;
let context: BrowserContext;
let page: Page;

const open = async (path: string): Promise<void> => {
  context = await browser.context({ storageState: storageOf(user) });
  ({ page } = await openPage(context));
  await page.goto(`${user.server.url}${path}`);
};
beforeEach(async () => {
  user = await fixture.user();
}, timeout);
afterEach(async () => {
  await context.close();
}, timeout);

const said = (title: string, description?: string): Promise<void> => toastSaid(page, title, description);
const failing = (operation: string): Promise<unknown> => failingOn(page, operation);
const pay = (card?: string): Promise<void> => payByCard(page, card);

describe('the checkout', () => {
  test(
    'a declined card shows "Payment Failed" with the provider\'s message, and the form stays',
    async () => {
      await open(twin);
      await pay(cards.declined);
      await said('Payment Failed', 'Your card was declined.');
      await page.getByRole('button', { name: 'Pay $350.00', exact: true }).waitFor();
    },
    timeout,
  );

  test(
    'a charge without an answer: "Payment Error"',
    async () => {
      await open(twin);
      await page.route('**/test-payments/v1/payment_intents/*/confirm', (route) => route.abort());
      await pay();
      await said('Payment Error', 'An unexpected error occurred');
    },
    timeout,
  );

  test.each([
    ['without a plan', '/checkout?amount=350'],
    ['with an amount of 0', '/checkout?plan=digital-twin&amount=0'],
  ])(
    '%s shows "Unable to load payment information."',
    async (_, path) => {
      await open(path);
      await page.getByText('Unable to load payment information.', { exact: true }).waitFor();
    },
    timeout,
  );

  test.each([
    ['401', 401, 'Authentication required'],
    ['a server that says so', 500, 'Not authenticated'],
  ])(
    'a session that is over (%s) shows "Session Expired" and leads to /login with the order kept',
    async (_, status, message) => {
      await open('/dashboard');
      await page.route('**/oidc/authorize*', (route) => route.fulfill({ status: 204 }));
      await page.route('**/api/create-payment-intent', (route) =>
        route.fulfill({ status, json: { error: message, message, code: 'UNAUTHENTICATED' } }),
      );
      await page.goto(`${user.server.url}${twin}`);
      await said('Session Expired', 'Please log in again to complete your purchase.');
      await page.waitForURL('**/login');
      expect(await page.evaluate(() => sessionStorage.getItem('curbcast.returnPath'))).toBe(twin);
    },
    timeout,
  );

  test(
    'any other failure of the set-up shows "Payment Setup Failed" and leads to /subscription-addons',
    async () => {
      await open('/dashboard');
      const message = 'The payment provider cannot be reached right now. Please try again in a moment.';
      await page.route('**/api/create-payment-intent', (route) =>
        route.fulfill({ status: 503, json: { error: message, message, code: 'UNAVAILABLE' } }),
      );
      await page.goto(`${user.server.url}${twin}`);
      await said('Payment Setup Failed', message);
      await page.waitForURL('**/subscription-addons');
    },
    timeout,
  );

  test(
    'a visitor sees "Login Required" and gets to /login with the order kept',
    async () => {
      context = await browser.context();
      ({ page } = await openPage(context));
      await page.route('**/oidc/authorize*', (route) => route.fulfill({ status: 204 }));
      await page.goto(`${user.server.url}${twin}`);
      await said('Login Required', 'Please log in to complete your purchase.');
      await page.waitForURL('**/login');
      expect(await page.evaluate(() => sessionStorage.getItem('curbcast.returnPath'))).toBe(twin);
    },
    timeout,
  );

  test(
    'an amount that was tampered with shows "Price changed, please review", and the catalog\'s price is charged',
    async () => {
      await open('/checkout?plan=monthly&amount=1&bundleId=volume-pro&bundlePrice=1&credits=9999');
      await page.getByText('Price changed, please review').first().waitFor();
      await page.getByRole('button', { name: 'Continue at this price' }).click();
      // In the quoted line and in the charge.
      for (const amount of ['$75.00', '$24.00', '$725.00', '$824.00'])
        await page.getByText(amount, { exact: true }).first().waitFor();
      await pay();
      await page.waitForURL('**/payment-success**');
      const { body } = await user.call<{ amount: number; status: string }[]>('GET', '/api/billing/history');
      expect(body).toMatchObject([{ amount: 82_400, status: 'succeeded' }]);
    },
    timeout,
  );
});

describe('the credit dialog', () => {
  const choose = async (): Promise<void> => {
    await open('/billing');
    await page.getByRole('button', { name: 'Buy More Credits' }).click();
  };
  const starterPack = () => page.getByRole('button', { name: /Starter Pack/ }).click();

  test(
    'a payment that cannot be opened shows "Error"',
    async () => {
      await choose();
      await failing('StartPayment');
      await starterPack();
      await said('Error', 'Failed to create payment session. Please try again.');
    },
    timeout,
  );

  test(
    'a charge without an answer shows "Payment Error", a declined one "Payment Failed", a paid one "Credits Added!"',
    async () => {
      await choose();
      await starterPack();
      const confirm = '**/test-payments/v1/payment_intents/*/confirm';
      await page.route(confirm, (route) => route.abort());
      await pay();
      await said('Payment Error', 'An unexpected error occurred. Please try again.');
      await page.unroute(confirm);
      await page.route(confirm, (route) => route.fulfill({ status: 402, json: { error: {} } }));
      await pay();
      await said('Payment Failed', 'Payment could not be processed');
      await page.unroute(confirm);
      await pay();
      await said('Credits Added!', 'Successfully added 10 credits to your account.');
    },
    timeout,
  );

  test(
    'a success that cannot be reported shows "Payment Succeeded", and the dialog closes',
    async () => {
      context = await browser.context({ storageState: storageOf(user) });
      ({ page } = await openPage(context));
      // Live messages are off, because the webhook's message would replace the toast.
      await page.routeWebSocket(/./u, () => undefined);
      await page.goto(`${user.server.url}/billing`);
      await page.getByRole('button', { name: 'Buy More Credits' }).click();
      await starterPack();
      await failing('ConfirmPayment');
      await pay();
      await said('Payment Succeeded', 'Payment completed but credits may take a moment to appear.');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    timeout,
  );
});

describe('the billing screen', () => {
  test(
    'a payment and a change made elsewhere show "Payment Processed"',
    async () => {
      await subscribe(user);
      await open('/billing');
      await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /^Live$/ })
        .waitFor();
      await buyStarterPack(user);
      await said('Payment Processed', 'Payment of $177.50 processed. 10 credits added.');
      await page.getByText('Starter Pack', { exact: true }).waitFor();
      await user.call('POST', '/api/billing/cancel-subscription');
      await said('Payment Processed', 'Your subscription has been updated successfully.');
      await page.getByText('Cancelled', { exact: true }).waitFor();
    },
    timeout,
  );

  test(
    'Refresh says whether it worked',
    async () => {
      await open('/billing');
      await page.getByText('No Active Subscription', { exact: true }).waitFor();
      await page
        .getByText('Subscribe to access premium features and unlimited video generation', { exact: true })
        .waitFor();
      await page.getByText('(within your credits)').waitFor();
      await page.getByRole('button', { name: 'Refresh', exact: true }).click();
      await said('Data Refreshed', 'Billing information has been updated.');
      await failing('Billing');
      await page.getByRole('button', { name: 'Refresh', exact: true }).click();
      await said('Refresh Failed', 'Unable to refresh billing data. Please try again.');
      // Toasts appear at the bottom right on larger screens, at the top on phones.
      const place = () =>
        page.locator('ol[data-toasts]').evaluate((list) => {
          const { left, right, top, bottom, width } = list.getBoundingClientRect();
          return { left, width, right: innerWidth - right, top, bottom: innerHeight - bottom };
        });
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await place()).toMatchObject({ right: 0, bottom: 0, width: 420 });
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await place()).toMatchObject({ left: 0, top: 0, width: 390 });
    },
    timeout,
  );

  test(
    'a portal that does not open shows "Error"; otherwise a card can be saved there before the first subscription',
    async () => {
      await open('/billing');
      await failing('OpenCustomerPortal');
      await page.getByRole('button', { name: 'Update Payment Method' }).click();
      await said('Error', 'Failed to access billing portal. Please try again.');
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Update Payment Method' }).click();
      await page.getByRole('heading', { name: 'Billing portal' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const save = async (card: string): Promise<void> => {
        await page.getByLabel('Card number').fill(card);
        await page.getByLabel('Expiry (MM / YY)').fill('12 / 40');
        await page.getByLabel('Security code').fill('123');
        await page.getByRole('button', { name: 'Use this card' }).click();
      };
      await save(cards.declined);
      await page.getByRole('alert').getByText('Your card was declined.', { exact: true }).waitFor();
      await save(cards.accepted);
      await page.getByText('visa ending in 4242, valid through 12/2040').waitFor();
      await page.getByRole('link', { name: 'Return to Curbcast' }).click();
      await page.waitForURL('**/billing');
    },
    timeout,
  );

  test(
    'canceling and reactivating say whether they worked',
    async () => {
      await subscribe(user);
      await open('/billing');
      const cancel = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Cancel Subscription' }).first().click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
      };
      await failing('CancelSubscription');
      await cancel();
      await said('Error', 'Failed to cancel subscription. Please try again.');
      await page.unroute('**/graphql');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
      await said('Subscription Cancelled', 'Your subscription will end at the end of the current billing period.');
      await failing('ReactivateSubscription');
      await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
      await said('Error', 'Failed to reactivate subscription. Please try again.');
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
      await said('Subscription Reactivated', 'Your subscription renews again.');
    },
    timeout,
  );
});

describe('with Stripe', () => {
  // A separate server that uses the shared one's payments simulator as Stripe.
  let stripe: Fixture;
  beforeAll(async () => {
    stripe = await startFixture({
      STRIPE_SECRET_KEY: testPaymentsSecret,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_browser',
      STRIPE_WEBHOOK_SECRET: 'whsec_browser',
      STRIPE_API_BASE: `${fixture.server.url}/test-payments`,
    });
  }, timeout);
  afterAll(() => stripe.server.remove(), timeout);
  const openWith = async (script: 'served' | 'away'): Promise<void> => {
    user = await stripe.user();
    context = await browser.context({ storageState: storageOf(user) });
    await routeStripeJs(context, fixture.server, script);
    ({ page } = await openPage(context));
    await page.goto(`${user.server.url}${twin}`);
  };
  const payByStripe = async (card: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Card number' }).fill(card);
    await page.getByRole('button', { name: 'Pay $350.00', exact: true }).click();
  };

  test(
    'a library that does not load shows "Payment system not ready. Please refresh the page."',
    async () => {
      await openWith('away');
      await page.getByText('Payment system not ready. Please refresh the page.', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: /^Pay / }).count()).toBe(0);
    },
    timeout,
  );

  test(
    'a card is declined, the form breaks, and another card pays',
    async () => {
      await openWith('served');
      await payByStripe(cards.declined);
      await said('Payment Failed', 'Your card was declined.');
      await payByStripe('broken');
      await said('Payment Error', 'An unexpected error occurred');
      await payByStripe(cards.accepted);
      await page.waitForURL('**/manage-avatars**');
      await said('Digital Twin Purchased!');
    },
    timeout,
  );
});
