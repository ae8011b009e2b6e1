import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import type { TestUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser, whileBroken } from './browser.ts';
import { said } from './paying.ts';

const fixture = useFixture();
const browser = useBrowser();
const password = 'elm street';
/** A browser that is on no list of programs, because programs do not count as viewers. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let owner: TestUser;
let ownerContext: BrowserContext;
let page: Page;
let videoId: string;
const opened: BrowserContext[] = [];
let site: Server | undefined;

beforeAll(async () => {
  owner = await fixture.customer('Olivia Owner');
  videoId = (await startVideo(owner, { title: 'Maple Street' })).video.id;
  await readyVideo(owner, videoId);
  ownerContext = await browser.context({ storageState: storageOf(owner), viewport: { width: 1280, height: 900 } });
  await ownerContext.grantPermissions(['clipboard-read', 'clipboard-write']);
  ({ page } = await openPage(ownerContext));
}, timeout);
afterAll(async () => {
  for (const context of [...opened, ownerContext]) await context?.close();
  site?.close();
});

/** Somebody without an account, at a separate address. */
async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const address = `10.16.${opened.length}.1`;
  const context = await browser.context({ userAgent, extraHTTPHeaders: { 'x-forwarded-for': address }, ...options });
  opened.push(context);
  return (await openPage(context)).page;
}

/** Another site, on this machine, because pages of the public web may not open local ones. */
async function openSite(html: string): Promise<string> {
  site = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(html));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
}

const dialog = (): Locator => page.getByRole('dialog', { name: 'Share video' });
const press = (name: string): Promise<void> => dialog().getByRole('button', { name, exact: true }).click();

/** Opens the share dialog of the owner's video and resolves with its link; a missing link is made. */
async function openDialog(): Promise<string> {
  await page.goto(`${fixture.server.url}/my-videos`);
  await page.getByRole('button', { name: 'Share Maple Street' }).click();
  const link = dialog().getByLabel('Share link');
  await link
    .or(dialog().getByRole('button', { name: 'Generate Share Link' }))
    .first()
    .waitFor();
  if (!(await link.isVisible())) {
    await press('Generate Share Link');
    await said(page, 'Share link generated');
  }
  return link.inputValue();
}

/** The page for every link that opens nothing, regardless of the reason. */
async function leadsNowhere(viewer: Page, url: string): Promise<void> {
  expect((await viewer.goto(url))?.status()).toBe(404);
  await viewer.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await viewer.getByText('This link does not lead to a video.').waitFor();
  expect(await viewer.content()).not.toContain('Maple');
}

// Each test continues where the previous one ended.
describe('the link of a video', () => {
  test(
    'is made by the integrations before they open its page, and a failure closes the tab again',
    async () => {
      await page.goto(`${fixture.server.url}/integrations`);
      await page.getByRole('tab', { name: 'Social Sharing' }).click();
      const toPage = page.getByRole('button', { name: 'Sharing Page: Maple Street (opens a new tab)' });
      const away = { error: 'Away.', message: 'Away.', code: 'UNAVAILABLE' };
      await page.route('**/api/videos/*/share', (route) => route.fulfill({ status: 503, json: away }), { times: 1 });
      await toPage.click();
      await said(page, 'Failed to generate share link', 'Away.');
      await eventually('the tab to be closed', async () => ownerContext.pages().length === 1);

      const opening = ownerContext.waitForEvent('page');
      await toPage.click();
      const tab = await opening;
      await tab.getByRole('heading', { level: 1, name: 'Maple Street' }).waitFor();
      const url = tab.url();
      expect(url).toMatch(/\/s\/[\w-]{22}$/);
      await tab.close();
      await page.reload();
      await page.getByRole('tab', { name: 'Social Sharing' }).click();
      await page.getByText(url, { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Sharing Page: Maple Street (opens a new tab)' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await owner.graphql('mutation ($id: ID!) { revokeShareLink(id: $id) { position } }', { id: videoId });
    },
    timeout,
  );

  test(
    'that cannot be made says so; one that is made can be copied',
    async () => {
      await page.goto(`${fixture.server.url}/my-videos`);
      await page.getByRole('button', { name: 'Share Maple Street' }).click();
      await whileBroken(page, 'ShareVideo', async () => {
        await press('Generate Share Link');
        await said(page, 'Failed to generate share link', 'Please try again.');
      });
      await press('Generate Share Link');
      await said(page, 'Share link generated');
      const link = dialog().getByLabel('Share link');
      const url = await link.inputValue();
      expect(url).toMatch(new RegExp(`^${fixture.server.url}/s/[\\w-]{22}$`));
      expect(await link.isEditable()).toBe(false);
      await press('Copy Link');
      await said(page, 'Link copied to clipboard');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
    },
    timeout,
  );

  test(
    'is the link that the integrations offer to post, and opens the sharing page',
    async () => {
      const url = await openDialog();
      await page.goto(`${fixture.server.url}/integrations`);
      await page.getByRole('tab', { name: 'Social Sharing' }).click();
      await page.getByText('1 Maple Street', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Generate Share Link: Maple Street' }).click();
      await said(page, 'Share link generated successfully');
      await page.getByText(url, { exact: true }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      for (const name of ['Facebook', 'LinkedIn', 'X', 'Email'])
        expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toContain(
          encodeURIComponent(url),
        );
      const opening = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'Sharing Page: Maple Street (opens a new tab)' }).click();
      const tab = await opening;
      await tab.getByRole('heading', { level: 1, name: 'Maple Street' }).waitFor();
      expect(tab.url()).toBe(url);
      await tab.close();
    },
    timeout,
  );

  test(
    'shows the video to people without an account, and counts one viewer who plays it to its end',
    async () => {
      const url = await openDialog();
      const viewer = await visitor();
      await viewer.goto(url);
      await viewer.getByRole('heading', { level: 1, name: 'Maple Street' }).waitFor();
      await viewer.getByText('1 Maple Street', { exact: true }).waitFor();
      await viewer.getByText(/an AI avatar\. Picture and voice of the presenter are computer-generated\.$/).waitFor();
      expect(await faultsOf(viewer)).toEqual([]);

      await viewer.locator('video').evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        // A stall of this machine looks like a jump, which does not count, so the video is played again.
        video.addEventListener('ended', () => void video.play());
        await video.play();
      });
      const fields = 'views viewers reached25 reached50 reached75 reached100';
      const query = `query ($id: ID!) { video(id: $id) { viewCount analytics { watched { ${fields} } } } }`;
      const counted = await eventually('the viewer to be counted', async () => {
        const { video } = await owner.graphql<{
          video: { viewCount: number; analytics: { watched: Record<string, number> } };
        }>(query, { id: videoId });
        return Object.values(video.analytics.watched).every((count) => count > 0) && video;
      });
      const once = { views: 1, viewers: 1, reached25: 1, reached50: 1, reached75: 1, reached100: 1 };
      expect(counted).toEqual({ viewCount: 1, analytics: { watched: once } });
    },
    timeout,
  );

  test(
    'is embedded on other sites by its code',
    async () => {
      await openDialog();
      await press('Copy embed code');
      await said(page, 'Embed code copied to clipboard');
      const code = await page.evaluate(() => navigator.clipboard.readText());
      const viewer = await visitor();
      await viewer.goto(await openSite(`<!doctype html><title>Homes</title>${code}`));
      const frame = viewer.frameLocator('iframe');
      await frame.locator('video').waitFor();
      await frame.getByRole('link', { name: 'Maple Street' }).waitFor();
      await frame.locator('video').evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        await video.play();
      });
    },
    timeout,
  );

  test(
    'takes the tour request of a stranger on a phone, which the owner sees at once',
    async () => {
      const url = await openDialog();
      await page.goto(`${fixture.server.url}/leads`);
      await page.getByText('No leads yet').waitFor();
      const phone = await visitor({ viewport: { width: 390, height: 844 } });
      await phone.goto(url);
      await phone.getByRole('link', { name: 'Book a tour' }).click();
      const send = phone.getByRole('button', { name: 'Send request' });
      await send.click();
      await phone.getByText('Please give an email address or a phone number.').waitFor();
      expect(await faultsOf(phone)).toEqual([]);
      await phone.getByLabel('Name').fill('Stella Stranger');
      await phone.getByLabel('Email').fill('stella@example.com');
      await phone.getByLabel('Message').fill('On Saturday at ten?');
      await send.click();
      await phone.getByText('Thank you. Your request was sent.').waitFor();
      expect(phone.url()).toBe(`${url}#tour`);
      expect(await faultsOf(phone)).toEqual([]);

      const lead = page.getByRole('main').getByRole('button', { name: /^Stella Stranger\s?New/ });
      await lead.waitFor();
      await page.getByRole('link', { name: /^Leads\s?1 unread$/ }).waitFor();
      await lead.click();
      await page.getByText('On Saturday at ten?').waitFor();
      expect(await page.getByRole('link', { name: 'stella@example.com' }).getAttribute('href')).toBe(
        'mailto:stella@example.com',
      );
      await page.getByRole('link', { name: 'Leads', exact: true }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
    },
    timeout,
  );

  test(
    'asks for its password, and closes itself to an address after ten wrong ones',
    async () => {
      const url = await openDialog();
      await dialog().getByLabel('Password', { exact: true }).fill('elm');
      await press('Save');
      await dialog().getByText('The password must have at least 4 characters.').waitFor();
      await dialog().getByLabel('Password', { exact: true }).fill(password);
      await press('Save');
      await said(page, 'Share link updated');

      const viewer = await visitor();
      const give = async (tried: string): Promise<void> => {
        await viewer.getByLabel('Password').fill(tried);
        await viewer.getByRole('button', { name: 'Watch the video' }).click();
      };
      await viewer.goto(url);
      await viewer.getByText('This video is protected by a password.', { exact: false }).waitFor();
      await give('oak street');
      await viewer.getByRole('alert').getByText('This is not the password. Please try again.').waitFor();
      expect(await faultsOf(viewer)).toEqual([]);
      await give(password);
      await viewer.getByRole('heading', { level: 1, name: 'Maple Street' }).waitFor();

      const guesser = await visitor();
      await guesser.goto(url);
      const headers = { origin: fixture.server.url };
      for (let time = 0; time < 10; time += 1) {
        const answer = await guesser.request.post(url, { form: { password: `guess ${time}` }, headers });
        expect(await answer.text()).toContain('This is not the password. Please try again.');
      }
      await guesser.getByLabel('Password').fill(password);
      await guesser.getByRole('button', { name: 'Watch the video' }).click();
      await guesser.getByRole('alert').getByText('Too many attempts. Please try again later.').waitFor();
      await viewer.reload();
      await viewer.locator('video').waitFor();
    },
    timeout,
  );

  test(
    'opens nothing once it is over, revoked, guessed, or its video deleted',
    async () => {
      const url = await openDialog();
      const viewer = await visitor();
      await dialog().getByRole('combobox', { name: 'The link works' }).selectOption('for one day');
      await press('Save');
      await said(page, 'Share link updated');
      await dialog()
        .getByRole('option', { name: /^until [A-Z]/ })
        .waitFor({ state: 'attached' });
      const change =
        'mutation ($id: ID!, $input: ShareLinkInput!) { changeShareLink(id: $id, input: $input) { position } }';
      // The soonest time that is still in the future when the server reads it, even on a slow machine.
      for (const wait of [1_000, 4_000, 16_000, 64_000]) {
        const expiresAt = new Date(Date.now() + wait).toISOString();
        const { errors } = await owner.ask(change, { id: videoId, input: { expiresAt, password: null } });
        if (!errors) break;
      }
      await eventually('the link to expire', async () => (await fixture.visitor().fetch(url)).status === 404);
      await leadsNowhere(viewer, url);
      expect(await openDialog()).toBe(url);
      await dialog().getByText('This link has expired').waitFor();
      await press('Generate Share Link');
      await said(page, 'Share link generated');
      const renewed = await eventually('another link', async () => {
        const shown = await dialog().getByLabel('Share link').inputValue();
        return shown !== url && shown;
      });

      await press('Revoke link');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
      await said(page, 'Share link revoked');
      await dialog().getByRole('button', { name: 'Generate Share Link' }).waitFor();
      await leadsNowhere(viewer, renewed);
      await leadsNowhere(viewer, `${renewed.slice(0, -1)}${renewed.endsWith('A') ? 'B' : 'A'}`);
      await leadsNowhere(viewer, `${renewed}/embed`);

      await press('Generate Share Link');
      await said(page, 'Share link generated');
      const last = await dialog().getByLabel('Share link').inputValue();
      await owner.call('DELETE', `/api/videos/${videoId}`);
      await leadsNowhere(viewer, last);
    },
    timeout,
  );
});
