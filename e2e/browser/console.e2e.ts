import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { RegisteredUser, TestUser } from '../support/fixture.ts';
import { buyStarterPack } from '../support/payments.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { tabTo } from './keys.ts';
import { button, says } from './screen.ts';

const fixture = useFixture();
const browser = useBrowser();
let admin: RegisteredUser;
let user: TestUser;

beforeAll(async () => {
  [admin, user] = [await fixture.admin(), await fixture.user('Conny Console')];
}, timeout);

/** Opens a screen as the administrator, does something there, and expects no console error. */
async function at(path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.context({ storageState: storageOf(admin), viewport: { width: 1280, height: 900 } });
  const { page, problems } = await openPage(context);
  await page.goto(`${fixture.server.url}${path}`);
  await act(page);
  expect(problems).toEqual([]);
  await context.close();
}

/** The lots of an account, as its owner reads them; they determine price, expiry and order of use. */
const lotsOf = async (client: TestUser): Promise<unknown> =>
  (
    await client.graphql<{ viewer: { account: { available: number; lots: readonly unknown[] } } }>(
      '{ viewer { account { available lots { id source available expiresAt } } } }',
    )
  ).viewer.account;

describe('the console', () => {
  test(
    'leads by clicks from a video or a payment to its customer, who is told why, given credits, and helped',
    async () => {
      const { video } = await startVideo(user, { title: 'Lakeside', propertyAddress: '7 Harbor Lane, Érie' });
      await readyVideo(user, video.id);
      const paymentId = await buyStarterPack(user);
      await at('/admin/overview', async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
        await page.keyboard.press('Control+K');
        await page.getByRole('combobox', { name: 'Search the console' }).waitFor();
        await page.keyboard.type('harbor erie');
        await page.getByRole('option', { name: /Lakeside/ }).click();
        const dialog = page.getByRole('dialog', { name: 'Lakeside' });
        await dialog.getByRole('link', { name: /Conny Console/ }).click();
        await page.getByRole('heading', { level: 1, name: 'Conny Console' }).waitFor();
        await page.getByLabel('Search the events').fill('harbor lane');
        const events = page.getByRole('list', { name: 'Events, the newest first' });
        await events.getByText('Video: Lakeside').waitFor();
        await button(page, 'Send password link').click();
        const asked = page.getByRole('dialog').last();
        await asked.getByLabel('Reason').fill('Forgot it, called us');
        await button(page, 'Send password link').last().click();
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
          .getByRole('option', { name: /Conny Console/ })
          .first()
          .waitFor();
        expect(await page.getByRole('option').first().locator('mark').first().textContent()).toBe(user.email);
        await page.getByRole('combobox', { name: 'Search the console' }).fill(paymentId);
        await page.getByRole('option', { name: new RegExp(paymentId) }).click();
        await page.getByRole('heading', { name: paymentId }).waitFor();
        await page.getByRole('link', { name: user.email }).first().click();
        await page.getByRole('heading', { level: 1, name: 'Conny Console' }).waitFor();
        const before = await lotsOf(user);
        await button(page, /^Why /).click();
        await button(page, 'Copy the answer').waitFor();
        await button(page, 'Give credits').click();
        await page.getByRole('dialog').getByLabel('How many').fill('1.5');
        await page.getByRole('dialog').getByLabel('What the customer reads').fill('For the wait');
        await button(page, 'Give 1.5 credits to Conny Console').click();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await page.getByRole('link', { name: 'Credit history', exact: true }).click();
        await says(page, 'For the wait');
        await button(page, 'Undo').first().click();
        await button(page, 'Undo: remove 1.5 credits of Conny Console').click();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        expect(await lotsOf(user)).toEqual(before);
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
      undoGift: 'Undo: remove 1.5 credits of Emily Dupont',
      take: 'Take credits',
      takeFrom: 'Take 11 credits from Emily Dupont',
      undoTaking: 'Undo: give 11 credits back to Emily Dupont',
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
      undoGift: 'Deshacer: quitar 1.5 créditos a Émilie Dûpont',
      take: 'Quitar créditos',
      takeFrom: 'Quitar 11 créditos a Émilie Dûpont',
      undoTaking: 'Deshacer: devolver 11 créditos a Émilie Dûpont',
    },
  },
])('the console $where, by the keyboard alone', ({ settings, name, says: words }) => {
  test(
    'finds a video by its address and the customer of a payment, gives credits, and undoes a taking to the exact lots',
    async () => {
      const buyer = await fixture.registered(name);
      const paymentId = await buyStarterPack(buyer);
      const street = `${settings.viewport.width} Quai du Lac`;
      const { video: house } = await startVideo(buyer, { title: 'Lake house', propertyAddress: street });
      // The video's price changes the balance, so an act on credits must wait for it.
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
      const undo = async (confirmation: string): Promise<void> => {
        await press(button(page, words.undo).first());
        await press(button(page, confirmation));
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      };
      await undo(words.undoGift);
      const before = await lotsOf(buyer);

      // Other credits than the trial's: some that expire, and some that were paid for.
      await press(button(page, words.take));
      await write(words.amount, '11');
      await write(words.text, 'Taken from somebody else by mistake');
      await press(button(page, words.takeFrom));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await says(page, 'Taken from somebody else by mistake');
      expect(await lotsOf(buyer)).toMatchObject({ available: 1.5 });
      await undo(words.undoTaking);
      expect(await lotsOf(buyer)).toEqual(before);
      expect(problems).toEqual([]);
      await page.context().close();
    },
    timeout,
  );
});
