import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { checkProof } from '../../projection-service/index.ts';
import type { RegisteredUser, TestUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { button, says } from './screen.ts';

const fixture = useFixture();
const browser = useBrowser();
let context: BrowserContext;
let admin: RegisteredUser;
let customer: TestUser;
let videoId: string;

beforeAll(async () => {
  customer = await fixture.user('Audrey Audit');
  const { video } = await startVideo(customer, { title: 'Maple Street' });
  await readyVideo(customer, video.id);
  videoId = video.id;
  admin = await fixture.admin();
  context = await browser.context({ storageState: storageOf(admin), acceptDownloads: true });
}, timeout);
afterAll(() => context?.close());

test(
  "a video's history is walked by the keyboard, opened event by event, compared, and exported with a proof that holds",
  async () => {
    const { page, problems } = await openPage(context);
    await page.goto(`${fixture.server.url}/admin/audit/video/${videoId}`);
    await page.getByRole('heading', { level: 1, name: 'Video: history' }).waitFor();
    const state = page.locator('section').filter({ has: page.getByRole('heading', { name: 'State then' }) });
    await state.getByText('ready', { exact: true }).waitFor();

    await page.getByRole('slider', { name: 'Event' }).focus();
    await page.keyboard.press('Home');
    await state.getByText('none', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await state.getByText('pending', { exact: true }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^Event 1 of \d+: Video requested\./ })
      .waitFor({ state: 'attached' });

    await page.getByRole('button', { name: 'State before and after' }).last().click();
    const states = page.getByRole('dialog', { name: 'Event 0: Video requested' });
    await states.getByRole('region', { name: 'State after' }).getByText('Maple Street').first().waitFor();
    expect([...(await faultsOf(page)), ...problems]).toEqual([]);
    await page.keyboard.press('Escape');
    await states.waitFor({ state: 'detached' });
    await page.getByText(/values differ: the beginning to/).waitFor();
    await page.getByText(/^Hash chain intact up to position/).waitFor();
    expect([...(await faultsOf(page)), ...problems]).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the shown history with its proof' }).click(),
    ]);
    const proof = readFileSync(await download.path(), 'utf8');
    expect(checkProof(proof)).toMatchObject({ finding: null, proof: { kind: 'video', id: videoId, revision: 0 } });
    expect(proof).not.toContain('Maple Street');

    await page.getByRole('button', { name: 'Cause and effects' }).last().click();
    const causes = page.getByRole('dialog', { name: 'Cause and effects' });
    await causes.getByRole('heading', { name: 'Video requested' }).waitFor();
    await causes.getByRole('button', { name: /^Video render started/ }).click();
    await causes.getByRole('heading', { name: 'Video render started' }).waitFor();
    await page.close();
  },
  timeout,
);

describe('the audit log', () => {
  beforeAll(async () => {
    const { video } = await startVideo(customer, { title: 'Pine Road' });
    await admin.graphql(
      `mutation ($of: ID!, $video: ID!) {
        suspendAccount(input: { userId: $of, reason: "Odd requests" }) { position }
        reactivateAccount(input: { userId: $of, reason: "Explained by letter" }) { position }
        deleteUserVideo(input: { userId: $of, videoId: $video, reason: "Another house" }) { id }
        addLibraryVideo(input: { title: "Rates in July", description: "Rates", category: MARKET_INSIGHTS,
          videoUrl: "https://media.example/j.mp4", duration: 60, tags: [], isActive: true }) { position }
      }`,
      { of: customer.id, video: video.id },
    );
  }, timeout);

  test(
    'lists what administrators did, finds it by words, kind and user, and downloads it',
    async () => {
      const { page, problems } = await openPage(context);
      await page.goto(`${fixture.server.url}/admin/log`);
      const table = page.getByRole('table', { name: "Administrators' actions, the newest first" });
      const rows = table.getByRole('row');
      await rows.filter({ hasText: 'Odd requests' }).getByText('Suspended the account of').waitFor();
      await rows.filter({ hasText: 'Odd requests' }).getByText(admin.email).waitFor();
      await page.getByLabel('Search the audit log').fill('letter EXPLAINED');
      await rows.filter({ hasText: 'Odd requests' }).waitFor({ state: 'detached' });
      await rows.filter({ hasText: 'Reactivated the account of' }).waitFor();
      await page.getByLabel('Action').selectOption('LibraryVideoAdded');
      await says(page, 'No actions found');
      await button(page, 'Clear filters').click();
      await page.getByLabel('Action').selectOption('LibraryVideoAdded');
      await rows.filter({ hasText: 'Rates in July' }).first().waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download the audit log as CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^curbcast-admin-log-\d{4}-\d{2}-\d{2}\.csv$/);
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv).toContain('Added a library video');
      expect(csv).not.toContain('Suspended an account');
      await page.goto(`${fixture.server.url}/admin/log?user=${customer.id}`);
      await says(page, 'What administrators did about one user.');
      await rows.filter({ hasText: 'Deleted the video' }).first().waitFor();
      expect(await rows.filter({ hasText: 'library' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Admin Dashboard' }).click();
      await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
      expect(problems).toEqual([]);
      await page.close();
    },
    timeout,
  );
});
