import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestUser } from '../support/fixture.ts';
import { linkIn } from '../support/mail.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const fixture = useFixture();
const browser = useBrowser();
let reader: TestUser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  reader = await fixture.user('Ria Reader');
  const { video } = await startVideo(reader, { title: 'Oak Avenue' });
  await readyVideo(reader, video.id);
}, timeout);
afterAll(async () => {
  for (const context of contexts) await context.close();
});

async function open(path: string, someone?: TestUser): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const context = await browser.context(someone === undefined ? {} : { storageState: storageOf(someone) });
  contexts.push(context);
  const watched = await openPage(context);
  await watched.page.goto(new URL(path, fixture.server.url).href);
  return watched;
}

/** Whether the reader gets mails about finished videos. */
const wanted = async (): Promise<boolean | undefined> => {
  const { mailPreferences } = await reader.graphql<{ mailPreferences: { template: string; wanted: boolean }[] }>(
    '{ mailPreferences { template wanted } }',
  );
  return mailPreferences.find(({ template }) => template === 'video_completed')?.wanted;
};

test(
  'the link in an email switches its type off, and on again, without a session and by keyboard',
  async () => {
    const link = await linkIn(await fixture.admin(), 'video_completed', reader.email);
    const { page, problems } = await open(link);
    const choose = async (button: string, then: string): Promise<void> => {
      await page.getByRole('button', { name: button }).focus();
      await page.keyboard.press('Enter');
      await page.getByText(then).waitFor();
    };
    await page.getByText('You’re subscribed to').waitFor();
    // Opening a link changes nothing: mail programs open links on their own.
    expect(await wanted()).toBe(true);
    await choose('Stop these emails', 'You’re no longer subscribed to');
    expect(await wanted()).toBe(false);
    expect([...(await faultsOf(page)), ...problems]).toEqual([]);
    await page.reload();
    await choose('Get these emails again', 'You’re subscribed to');
    expect(await wanted()).toBe(true);
  },
  timeout,
);

test(
  'an administrator opens an email of the outbox and sees what its reader sees',
  async () => {
    const { page, problems } = await open('/outbox?type=video_completed', await fixture.admin());
    const subject = page.getByRole('row').filter({ hasText: reader.email }).getByRole('button').first();
    await subject.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(reader.email).first().waitFor();
    expect([...(await faultsOf(page)), ...problems]).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await subject.evaluate((element) => element === document.activeElement)).toBe(true);
  },
  timeout,
);
