import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lessonVideoOf } from '../../command-service/providers/samples/lessons/index.ts';
import { eventually } from '../support/eventually.ts';
import type { TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser, whileBroken, type WatchedPage } from './browser.ts';
import { said } from './paying.ts';

// MLS Unlocked from the upload of a video to the user's own version of it.
/** A separate server, because the library is shared by all users. */
const fixture = useOwnServer();
const browser = useBrowser();
const title = 'Reading three numbers';
let user: TestUser;
let admin: TestUser;
let video: Buffer;
let watched: WatchedPage | undefined;

beforeAll(async () => {
  [user, admin] = [await fixture.user('Lia Library'), await fixture.admin()];
  video = await readFile(lessonVideoOf('three-numbers'));
}, timeout);
afterEach(async () => {
  await watched?.page.context().close();
  watched = undefined;
});

async function visit(someone: TestUser, path: string): Promise<Page> {
  watched = await openPage(
    await browser.context({ storageState: storageOf(someone), viewport: { width: 1280, height: 900 } }),
  );
  await watched.page.goto(`${fixture.server.url}${path}`);
  return watched.page;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .first()
    .waitFor();
const choose = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Video file').setInputFiles({ name, mimeType: 'video/mp4', buffer });
const idOf = async (): Promise<string> =>
  (await admin.call<{ id: string }[]>('GET', '/api/admin/mls-videos')).body[0]?.id ?? '';

describe('administrators', () => {
  test(
    'upload a video, whose length and contents are read from its file',
    async () => {
      const page = await visit(admin, '/admin?tab=library');
      await says(page, 'No videos found');
      await button(page, 'Add Video').click();
      await button(page, 'Save').click();
      for (const field of ['Title', 'Description', 'Video address', 'Duration'])
        await says(page, `${field} is required.`);
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Description').fill('Months of supply, days on market, price reductions.');
      await page.getByLabel('Tags').fill(' inventory ,, pricing, sellers, buyers ');

      await choose(page, 'renamed.mp4', Buffer.from('This is not a video.'));
      const address = page.getByLabel('Video address');
      await eventually('the upload', async () => (await address.inputValue()).startsWith('/files/library-files/'));
      await button(page, 'Save').click();
      await says(page, 'Failed to save video');
      await says(page, 'This is not an MP4, MOV or WebM video.');
      await address.fill('http://169.254.169.254/latest/meta-data');
      await button(page, 'Save').click();
      await says(page, /^We couldn't read this address/);

      await choose(page, 'three-numbers.mp4', video);
      await eventually('the upload', async () => (await address.inputValue()).startsWith('/files/library-files/'));
      await button(page, 'Save').click();
      await says(page, 'Video added');
      await says(page, /^1:37 · 0 views · captions · 4 chapters$/);
      expect(await faultsOf(page)).toEqual([]);
    },
    timeout,
  );
});

describe('the order of the library', () => {
  test(
    'is set by administrators; a video that cannot be played says so, and is deleted',
    async () => {
      const second = {
        title: 'A video that is away',
        description: 'Its server does not answer.',
        category: 'investment_tips',
        s3VideoUrl: 'https://videos.invalid/away.mp4',
        duration: 65,
      };
      expect((await admin.call('POST', '/api/admin/mls-videos', second)).status).toBe(201);
      const page = await visit(admin, '/admin?tab=library');
      const titles = async (): Promise<readonly string[]> =>
        (await user.call<{ title: string }[]>('GET', '/api/mls-videos')).body.map((video) => video.title);
      await button(page, `Earlier ${title}`).waitFor();
      const before = await titles();
      const [first = '', last = ''] = before;
      expect([before.length, await button(page, `Earlier ${first}`).isDisabled()]).toEqual([2, true]);
      expect(await button(page, `Later ${last}`).isDisabled()).toBe(true);
      await button(page, `Later ${first}`).click();
      await eventually('the other order', async () => (await titles())[0] === last);
      await eventually('the last place', async () => button(page, `Later ${first}`).isDisabled());
      await button(page, `Earlier ${first}`).click();
      await eventually('the order of before', async () => (await titles())[0] === first);
      await whileBroken(page, 'ReorderLibrary', async () => {
        await button(page, `Earlier ${last}`).click();
        await said(page, 'Failed to save video');
      });

      const { page: reader } = await openPage(await browser.context({ storageState: storageOf(user) }));
      await reader.goto(`${fixture.server.url}/video-center`);
      await button(reader, `Watch ${second.title}`).click();
      const dialog = reader.getByRole('dialog', { name: second.title });
      for (const text of ['Video Preview', 'Video content unavailable', 'Duration: 1:05'])
        await dialog.getByText(text, { exact: true }).waitFor();
      await reader.context().close();

      await button(page, `Delete ${second.title}`).click();
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this video?' });
      await whileBroken(page, 'RemoveLibraryVideo', async () => {
        await question.getByRole('button', { name: 'Delete' }).click();
        await said(page, 'Failed to delete video');
      });
      await question.getByRole('button', { name: 'Delete' }).click();
      await said(page, 'Video deleted');
      await button(page, `Delete ${second.title}`).waitFor({ state: 'detached' });
    },
    timeout,
  );
});

describe('users', () => {
  test(
    'find it, watch it from where they stopped, and make their own version',
    async () => {
      const page = await visit(user, '/video-center');
      const card = page.getByRole('article', { name: title });
      await card.waitFor();
      for (const text of ['Market Insights', '0 views', '1:37', '+1 more']) await card.getByText(text).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByPlaceholder('Search videos...').fill('nothing like it');
      await says(page, 'No videos found');
      await says(page, 'Try adjusting your search or category filter.');
      await page.getByPlaceholder('Search videos...').fill('PRICING');
      await card.waitFor();
      await page.getByLabel('Category').selectOption('Market Analysis');
      await says(page, 'No videos found');
      await page.getByLabel('Category').selectOption('All Categories');

      await button(page, `Watch ${title}`).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByText('1:37 · 1 view', { exact: true }).waitFor();
      const chapters = dialog.getByRole('navigation', { name: 'Chapters' });
      expect(await dialog.locator('video').textContent()).toContain('Your browser does not support the video tag.');
      await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 90);
      await page.waitForFunction(() => document.querySelector('video track[kind="captions"]') !== null);
      await chapters.getByRole('button', { name: /Price reductions/ }).click();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 49);
      await chapters.locator('[aria-current="true"]', { hasText: 'Price reductions' }).waitFor();
      await eventually(
        'the place',
        async () => await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('library/'))),
      );
      expect(await faultsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await button(page, `Watch ${title}`).click();
      await dialog.getByText(/^Resumed at (?:0:49|0:5\d|1:\d\d)$/).waitFor();
      await dialog.getByRole('button', { name: 'Start from the beginning' }).click();

      await dialog.getByRole('link', { name: 'Make my own version' }).click();
      await page.waitForURL('**/generate-video');
      const script = page.locator('textarea', { hasText: 'Price reductions: [' });
      await script.first().waitFor();
      expect(watched?.problems).toEqual([]);
    },
    timeout,
  );

  test(
    'are told when the library does not load, and load it again',
    async () => {
      const page = await visit(user, '/dashboard');
      await page.route('**/graphql*', (route) =>
        /"operationName":"Library"/u.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
      );
      await page.goto(`${fixture.server.url}/video-center`);
      await says(page, 'The library could not be loaded');
      await page.unroute('**/graphql*');
      await button(page, 'Try again').click();
      await page.getByRole('article', { name: title }).waitFor();
    },
    timeout,
  );

  test(
    'see neither a hidden video nor its files, and are not counted for it',
    async () => {
      const id = await idOf();
      const page = await visit(admin, '/admin?tab=library');
      await button(page, `Deactivate ${title}`).click();
      await button(page, `Activate ${title}`).waitFor();
      expect((await user.call('GET', '/api/mls-videos')).body).toEqual([]);
      const refused = await user.call('POST', `/api/mls-videos/${id}/view`);
      expect(refused).toMatchObject({ status: 404, body: { error: 'Video not found' } });
      for (const name of ['video', 'poster.jpg', 'captions.vtt']) {
        expect((await user.call('GET', `/files/library/${id}/${name}`)).status).toBe(404);
        expect((await fixture.visitor().call('GET', `/files/library/${id}/${name}`)).status).toBe(401);
      }
    },
    timeout,
  );
});
