import type { Page } from 'playwright-core';
import { cards } from '../support/payments.ts';
import type { PageRecord } from './browser.ts';

/** Waits for a toast with exactly this title and, if given, this text. Earlier toasts don't count. */
export async function said(page: Page, title: string, description?: string): Promise<void> {
  await page.waitForFunction(
    (texts) => {
      const { shownToasts: shown = [] } = globalThis as PageRecord;
      const found = shown.findIndex((parts) => texts.every((text) => parts.includes(text)));
      shown.splice(0, found + 1);
      return found >= 0;
    },
    description === undefined ? [title] : [title, description],
  );
}

/** Makes the server fail on this GraphQL operation, until `page.unroute('**\/graphql')`. */
export const failing = (page: Page, operation: string): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`) === true
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[{"message":"down"}]}' })
      : route.fallback(),
  );

/** Fills in the card form of the test mode and pays. */
export async function payByCard(page: Page, card: string = cards.accepted, amount: RegExp | string = /^Pay \$/) {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('1240');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.getByRole('button', { name: amount, exact: true }).click();
}
