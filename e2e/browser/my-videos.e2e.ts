import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Download, Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import type { TestUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser, whileBroken } from './browser.ts';
import { said } from './paying.ts';

const fixture = useFixture();
const browser = useBrowser();
let owner: TestUser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  owner = await fixture.customer('Olivia Owner');
  const started = [await startVideo(owner, { title: 'Maple Street' }), await startVideo(owner, { title: 'Oak Lane' })];
  for (const { video } of started) await readyVideo(owner, video.id);
  context = await browser.context({ storageState: storageOf(owner), viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  ({ page } = await openPage(context));
}, timeout);
afterAll(() => context?.close());

const open = (path: string): Promise<unknown> => page.goto(`${fixture.server.url}${path}`);
const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const card = (title: string): Locator => page.getByRole('article', { name: title, exact: true });
const choose = async (title: string, action: string): Promise<void> => {
  await button(`More actions for ${title}`).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
};
/** Acts, and resolves with the file that the browser then saves. */
async function saved(act: () => Promise<unknown>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}
const bytesOf = async (file: Download): Promise<Buffer> => readFile(await file.path());

describe('the export of a video', () => {
  test(
    'saves each format under the name of the video; a conversion is made once and kept',
    async () => {
      await open('/my-videos');
      await button('Export Maple Street').click();
      const dialog = page.getByRole('dialog', { name: 'Export video' });
      await dialog.getByText('MP4 (recommended)', { exact: true }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      const begins: Readonly<Record<string, RegExp>> = {
        MP4: /^.{4}ftyp/s,
        MOV: /^.{4}ftypqt/s,
        WEBM: /^.E\xdf\xa3/s,
        SRT: /^1\r\n00:00:0\d,/,
        VTT: /^WEBVTT/,
      };
      for (const [format, start] of Object.entries(begins)) {
        const file = await saved(() => button(`Export as ${format}`, dialog).click());
        await said(page, `Video exported as ${format}`);
        expect(file.suggestedFilename()).toBe(`Maple Street.${format.toLowerCase()}`);
        expect((await bytesOf(file)).toString('latin1', 0, 20)).toMatch(start);
      }
    },
    timeout,
  );

  test(
    'says with the specified words that it failed',
    async () => {
      await open('/my-videos');
      await button('Export Maple Street').click();
      await whileBroken(page, 'ExportVideo', async () => {
        await button('Export as MOV').click();
        await said(page, 'Export failed', 'Failed to export video. Please try again.');
      });
    },
    timeout,
  );
});

describe('a video on its card', () => {
  test(
    'is renamed, and its figures are shown',
    async () => {
      await open('/my-videos');
      await choose('Oak Lane', 'Rename');
      const dialog = page.getByRole('dialog', { name: 'Rename video' });
      await dialog.getByLabel('Title').fill(' ');
      await button('Save', dialog).click();
      await dialog.getByText('Please enter a title.').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await dialog.getByLabel('Title').fill('Oak Alley');
      await button('Save', dialog).click();
      await said(page, 'Video renamed');
      await card('Oak Alley').waitFor();
      await choose('Oak Alley', 'Analytics');
      await page.getByRole('dialog', { name: 'Analytics' }).getByText('Unique viewers', { exact: true }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
    },
    timeout,
  );

  test(
    'is deleted, and comes back by Undo',
    async () => {
      await open('/my-videos');
      await button('Delete Oak Alley').click();
      await button('Delete', page.getByRole('alertdialog')).click();
      // Immediately, because the toast goes after 10 s.
      await button('Undo').click();
      await said(page, 'Video restored');
      await card('Oak Alley').locator('video').waitFor();
    },
    timeout,
  );

  test(
    'opens the wizard with its script, for another one',
    async () => {
      await open('/my-videos');
      await choose('Oak Alley', 'Make another from this one');
      await page.waitForURL('**/generate-video?**');
      const script = page.getByRole('textbox', { name: 'Script', exact: true });
      await eventually('the script of the video', async () =>
        (await script.inputValue()).includes('four bright rooms'),
      );
    },
    timeout,
  );
});

test(
  'several videos get their links, and are saved as one ZIP file',
  async () => {
    await open('/my-videos');
    await page.getByRole('checkbox', { name: 'Select All' }).click();
    const zip = await saved(() => page.getByRole('link', { name: 'Export (2) as ZIP' }).click());
    expect(zip.suggestedFilename()).toMatch(/\.zip$/);
    const content = (await bytesOf(zip)).toString('latin1');
    expect(content).toMatch(/^PK/);
    for (const name of ['Maple Street.mp4', 'Oak Alley.mp4']) expect(content).toContain(name);

    await button('Share (2)').click();
    const dialog = page.getByRole('dialog', { name: 'Share 2 videos' });
    await button('Generate Share Links', dialog).click();
    await button('Copy all links', dialog).click();
    await said(page, 'Links copied to clipboard');
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n').toSorted();
    expect(copied).toEqual([
      expect.stringMatching(/^Maple Street: http.*\/s\/[\w-]{22}$/),
      expect.stringMatching(/^Oak Alley: http.*\/s\/[\w-]{22}$/),
    ]);
    expect(await faultsOf(page)).toEqual([]);
  },
  timeout,
);

test(
  'the analytics of the dashboard show what was shared and exported, also as a table and a file',
  async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('/dashboard');
    await page.getByRole('tab', { name: 'Analytics' }).click();
    const figures = page.getByLabel('The last 12 weeks');
    await figures.getByText('Shares', { exact: true }).waitFor();
    await page.getByText('All figures as a table').click();
    // The fixed header covers nothing at the top of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await faultsOf(page)).toEqual([]);
    const file = await saved(() => page.getByRole('link', { name: 'Download CSV' }).click());
    expect(file.suggestedFilename()).toMatch(/^curbcast-analytics-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...weeks] = (await bytesOf(file)).toString().trim().split('\n');
    expect(head).toContain('"shares","exports"');
    expect(weeks.at(-1)).toMatch(/"?\d{4}-\d\d-\d\d"?,/);
  },
  timeout,
);
