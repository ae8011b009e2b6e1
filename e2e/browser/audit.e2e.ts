import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { checkProof } from '../../projection-service/index.ts';
import { type TestUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const fixture = useFixture();
const browser = useBrowser();
let context: BrowserContext;
let customer: TestUser;
let videoId: string;

beforeAll(async () => {
  customer = await fixture.user('Audrey Audit');
  const { video } = await startVideo(customer, { title: 'Maple Street' });
  await readyVideo(customer, video.id);
  videoId = video.id;
  context = await browser.context({ storageState: storageOf(await fixture.admin()), acceptDownloads: true });
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
