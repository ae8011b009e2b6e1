import { expect, test } from '@jest/globals';
import { startFixture } from '../support/fixture.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const browser = useBrowser();

test(
  'the connection indicator follows a kill -9, and the screen shows the changes made while it was disconnected',
  async () => {
    const fixture = await startFixture();
    try {
      const [user, admin] = [await fixture.user(), await fixture.admin()];
      const context = await browser.context({ storageState: storageOf(user) });
      const { page } = await openPage(context);
      await page.goto(`${fixture.server.url}/dashboard`);
      const balance = page.getByRole('button', { name: /credits available/ });
      const indicator = (words: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) });
      await indicator('Live').waitFor();
      await balance.filter({ hasText: /^3\D/ }).waitFor();
      await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));

      await fixture.server.kill();
      await indicator('Reconnecting').waitFor();
      // Keeps the browser offline until the change is made, so that the screen can show it only by catching up.
      await context.setOffline(true);
      await fixture.server.start();
      const { status } = await admin.call('PUT', `/api/admin/users/${user.id}/credits`, {
        credits: 42,
        reason: 'A gift while the browser was offline',
      });
      expect(status).toBe(200);
      expect(await indicator('Live').count()).toBe(0);

      await context.setOffline(false);
      await indicator('Live').waitFor();
      await balance.filter({ hasText: /^42\D/ }).waitFor();
      expect(await page.locator('body[data-not-reloaded]').count()).toBe(1);
      await context.close();
    } finally {
      await fixture.server.remove();
    }
  },
  timeout,
);
