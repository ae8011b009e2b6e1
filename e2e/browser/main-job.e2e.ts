import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { cards } from '../support/payments.ts';
import { longScript, removeVideos, shortScript, startVideo } from '../support/videos.ts';
import { password, type TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser, whileBroken } from './browser.ts';
import { watchStorage, type WatchedStorage } from './kept.ts';

const fixture = useOwnServer({ RENDER_CONCURRENCY: '1' });
const browser = useBrowser();
const email = `main-job-${process.pid}@people.example`;

let context: BrowserContext;
let page: Page;
let problems: string[];
let storage: WatchedStorage;
/** Another user whose long video occupies the only renderer while this user's videos have to stay queued. */
let neighbour: TestUser;

beforeAll(async () => {
  neighbour = await fixture.customer('Nora Neighbour');
  context = await browser.context({ viewport: { width: 1280, height: 900 } });
  storage = await watchStorage(context);
  ({ page, problems } = await openPage(context));
}, timeout);
afterAll(async () => {
  await context?.close();
});

const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const next = (): Promise<void> => page.getByRole('button', { name: 'Next', exact: true }).click();
const balance = (credits: string): Promise<void> =>
  button(/credits available/)
    .filter({ hasText: new RegExp(`^${credits} credits available`) })
    .waitFor();
const card = (title: string): Locator => page.getByRole('article', { name: title, exact: true });
const toast = async (title: string, text?: string): Promise<void> => {
  const shown = page.locator('[data-toasts]');
  await shown.getByText(title, { exact: true }).waitFor();
  if (text !== undefined) await shown.getByText(text, { exact: true }).waitFor();
};
/** Runs the work while the connection breaks at this GraphQL operation. The browser logs that in its console. */
async function without(operation: string, act: () => Promise<void>): Promise<void> {
  await whileBroken(page, operation, act);
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
}
/** Sets a mark that disappears on a reload. */
const mark = (): Promise<void> => page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
const isMarked = async (): Promise<boolean> => (await page.locator('body[data-not-reloaded]').count()) === 1;
/** Navigates with the page's links, without a reload. */
const goTo = async (menu: string, item: string): Promise<void> => {
  await button(menu).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click();
};

async function chooseAndGenerate(): Promise<void> {
  await next();
  await page.getByRole('heading', { level: 2, name: 'Avatar', exact: true }).waitFor();
  await page.getByRole('radio').first().click();
  await next();
  await page.getByRole('heading', { level: 2, name: 'Content', exact: true }).waitFor();
  await next();
  await page.getByRole('heading', { level: 2, name: 'Generate', exact: true }).waitFor();
  await without('StartVideo', async () => {
    await button('Generate').click();
    await toast('Error creating video', 'Failed to create video');
  });
  await button('Generate').click();
  await page.waitForURL('**/my-videos');
  await toast('Video creation started', 'You can track progress in My Videos');
}

// Each test continues where the previous one ended.
describe('the main job in a browser', () => {
  let title = '';
  let used = 0;

  test(
    'registration leads to the dashboard with its welcome',
    async () => {
      await page.goto(fixture.server.url);
      await page.getByRole('link', { name: 'Get Started', exact: true }).first().click();
      await page.getByLabel('First name').fill('Maria');
      await page.getByLabel('Last name').fill('Main');
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button('Create account').click();
      await page.waitForURL('**/dashboard');
      await toast('Welcome!');
      await balance('3');
      await mark();
    },
    timeout,
  );

  test(
    'a declined card shows an error and can be replaced; an accepted card adds ten credits without a reload',
    async () => {
      await button('Add Credits').first().click();
      await page
        .getByRole('dialog', { name: 'Choose Credit Bundle' })
        .getByRole('button', { name: /^Starter Pack/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
      await dialog.getByRole('textbox', { name: 'Card number' }).fill(cards.declined);
      await dialog.getByRole('textbox', { name: 'Expiration date' }).fill('1240');
      await dialog.getByRole('textbox', { name: 'Security code' }).fill('123');
      await dialog.getByRole('button', { name: 'Pay $177.50' }).click();
      await toast('Payment Failed');
      expect(await dialog.isVisible()).toBe(true);
      // The browser logs the provider's status 402 in its console.
      expect(problems.splice(0).filter((problem) => !problem.includes('status of 402'))).toEqual([]);

      await dialog.getByRole('textbox', { name: 'Card number' }).fill(cards.accepted);
      await dialog.getByRole('button', { name: 'Pay $177.50' }).click();
      await toast('Credits Added!');
      await dialog.waitFor({ state: 'hidden' });
      await balance('13');
      expect(await isMarked()).toBe(true);
    },
    timeout,
  );

  test(
    'a sample listing yields a script with its facts, and the script yields a queued video',
    async () => {
      await startVideo(neighbour, { title: 'In the way', script: longScript(4) });
      await goTo('Generate Video', 'Custom Video');
      await page.getByRole('region', { name: 'Try a sample listing' }).getByRole('button').first().click();
      await toast('Script Generated!');
      // The notice is above the wizard's bar, so a pointer can reach its button.
      const bar = await button('Next').boundingBox();
      const middle = [(bar?.x ?? 0) + (bar?.width ?? 0) / 2, (bar?.y ?? 0) + (bar?.height ?? 0) / 2] as const;
      const under = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent,
        middle,
      );
      expect(under).toBe('Next');
      await page.getByText('Bedrooms', { exact: true }).first().waitFor();
      const script = page.getByRole('textbox', { name: 'Script', exact: true });
      const words = await script.inputValue();
      expect(words.length).toBeGreaterThan(100);
      // The user fills in the listing's missing facts and may edit the rest.
      await script.fill(
        words
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => !sentence.includes('['))
          .slice(0, 3)
          .join(' '),
      );
      title = await page.getByRole('textbox', { name: 'Title' }).inputValue();
      expect(title).not.toBe('');
      await chooseAndGenerate();
      await card(title).getByText('Waiting to start processing').waitFor();
      expect(await isMarked()).toBe(true);
    },
    timeout,
  );

  test(
    'Check Status and the deletion of several videos say whether they worked',
    async () => {
      const confirm = (): Promise<void> =>
        page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await without('RefreshVideo', async () => {
        await button(`Check Status: ${title}`).click();
        await toast('Error', 'Failed to update video status. Please try again.');
      });
      await button(`Check Status: ${title}`).click();
      await toast('Status updated');

      await page.evaluate(async (script) => {
        const [avatar] = (await (await fetch('/api/avatars')).json()) as { id: string }[];
        for (const name of ['One of two', 'Two of two']) {
          const body = JSON.stringify({ title: name, script, avatarId: avatar?.id });
          await fetch('/api/videos', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        }
      }, shortScript);
      for (const name of ['One of two', 'Two of two'])
        await card(name)
          .getByRole('checkbox', { name: `Select ${name}` })
          .click();
      await button('Delete (2)').click();
      await without('DeleteVideos', async () => {
        await confirm();
        await toast('Error', 'Failed to delete videos. Please try again.');
      });
      await confirm();
      await toast('Videos deleted');
      await card('Two of two').waitFor({ state: 'detached' });
      await card(title).getByText('Waiting to start processing').waitFor();
    },
    timeout,
  );

  test(
    'deleting a second queued video releases its credits',
    async () => {
      const before = (await button(/credits available/).textContent()) ?? '';
      await goTo('Generate Video', 'Custom Video');
      await page
        .getByRole('textbox', { name: 'Script', exact: true })
        .fill('Welcome home to four bright rooms on Maple Street.');
      await page.getByRole('textbox', { name: 'Title' }).fill('Second thoughts');
      await chooseAndGenerate();
      await card('Second thoughts').getByText('Waiting to start processing').waitFor();
      await card('Second thoughts')
        .getByText(/0\.5 credits? held/)
        .waitFor();
      await button(/credits available/)
        .filter({ hasNotText: before })
        .waitFor();
      await button('Delete Second thoughts').click();
      const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true });
      await without('DeleteVideo', async () => {
        await confirm.click();
        await toast('Error', 'Failed to delete the video. Please try again.');
      });
      await confirm.click();
      await toast('Video deleted');
      await card('Second thoughts').waitFor({ state: 'detached' });
      await button(/credits available/)
        .filter({ hasText: before })
        .waitFor();
    },
    timeout,
  );

  test(
    'the first video goes from queued through processing to ready without a reload, and can be played',
    async () => {
      await removeVideos(neighbour);
      await card(title).getByRole('progressbar').waitFor();
      await card(title).getByText('Ready', { exact: true }).waitFor();
      expect(await isMarked()).toBe(true);
      used = Number(
        /^([\d.]+) credits? used/.exec(
          (await card(title)
            .getByText(/credits? used/)
            .textContent()) ?? '',
        )?.[1],
      );
      expect(used).toBeGreaterThan(0);
      const player = card(title).locator('video');
      await player.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
        await new Promise<void>((resolve) => {
          const look = (): void => {
            if (element.currentTime > 0.5) resolve();
            else requestAnimationFrame(look);
          };
          look();
        });
      });
      expect(await player.evaluate(({ videoWidth, error }: HTMLVideoElement) => ({ videoWidth, error }))).toEqual({
        videoWidth: 1280,
        error: null,
      });
    },
    timeout,
  );

  test(
    'the statement lists grant, hold, capture and release',
    async () => {
      await page.goto(`${fixture.server.url}/statement`);
      const table = page.getByRole('table', { name: /^Movements of your credits/ });
      for (const kind of ['Added', 'Held', 'Used', 'Returned'])
        await table
          .getByRole('row')
          .filter({ has: page.getByText(kind, { exact: true }) })
          .first()
          .waitFor();
      await table
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .first()
        .getByRole('cell')
        .last()
        .getByText((13 - used).toFixed(1), { exact: true })
        .waitFor();
      expect(problems).toEqual([]);
    },
    timeout,
  );

  test(
    'My Videos says that the session has ended and leads to the sign-in',
    async () => {
      await page.route('**/oidc/authorize*', (route) => route.fulfill({ status: 204 }));
      await page.goto(`${fixture.server.url}/my-videos`);
      await card(title).waitFor();
      const told = page.getByText('Authentication Required', { exact: true }).waitFor();
      await context.clearCookies();
      // A live update may detect the end of the session before the click.
      await Promise.race([button('Refresh').click(), told]);
      await told;
      await page.waitForURL('**/login');
    },
    timeout,
  );

  test('the browser now stores what the cookie policy lists, and nothing else', () => {
    expect(storage.unlisted()).toEqual([]);
    // Only other screens write these. The policy's test names their files.
    expect(storage.unseen()).toEqual([
      'curbcast-share',
      'curbcast.signInFailures',
      'curbcast.checkout',
      'upload/{recording}/{size}',
      'curbcast-recordings',
      'curbcast-language',
      'curbcast.theme',
      'library/{user}/{video}',
      'curbcast.onboarding.{user}',
      'curbcast.addCredits',
      'curbcast.adminView',
    ]);
  });
});

describe("an administrator's audit", () => {
  test(
    'steps through the history, verifies it, and sets credits with a reason',
    async () => {
      const admin = await fixture.admin();
      const { page: desk, problems: faults } = await openPage(
        await browser.context({ storageState: storageOf(admin), viewport: { width: 1280, height: 900 } }),
      );
      await desk.goto(`${fixture.server.url}/admin`);
      await desk
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('link', { name: /^Credit history of / })
        .click();
      await desk.getByRole('heading', { level: 1, name: 'Credit history' }).waitFor();
      await desk.locator('strong').getByText('Read model = replay', { exact: true }).waitFor();
      await desk.getByText(/^Hash chain intact up to position /).waitFor();

      const balance = desk
        .locator('dl > div')
        .filter({ has: desk.getByText('Available', { exact: true }) })
        .first()
        .locator('dd');
      const available = (credits: string): Promise<void> =>
        balance.filter({ hasText: new RegExp(`^${credits}$`) }).waitFor();
      await desk.getByRole('slider', { name: 'Event' }).focus();
      await desk.keyboard.press('Home');
      await available('0');
      await desk.getByText('Before the first event', { exact: true }).first().waitFor();
      await desk.keyboard.press('ArrowRight');
      await available('3');
      await desk.keyboard.press('End');

      await desk.getByRole('button', { name: 'Update credits', exact: true }).click();
      const dialog = desk.getByRole('dialog', { name: 'Update Credits' });
      await dialog.getByLabel('Available credits').fill('50');
      await dialog.getByLabel('Reason').fill('A thank you for the patience');
      await dialog.getByRole('button', { name: /to 50 credits/ }).click();
      await dialog.waitFor({ state: 'hidden' });
      await desk
        .getByRole('list', { name: /^Events around/ })
        .getByText('A thank you for the patience')
        .first()
        .waitFor();
      await available('50');

      const set = await desk
        .getByText(/^Balance set from/)
        .first()
        .textContent();
      const before = Number(/[\d.]+/.exec(set ?? '')?.[0]);
      // A typing error is undone, which restores the lots, and the right number is given.
      await desk.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await desk.getByRole('button', { name: /^Undo: (give|remove) / }).click();
      await desk.getByText('Earlier change undone').first().waitFor();
      await available(String(before));
      await desk.getByText('This change was already undone.').first().waitFor();
      await desk.getByRole('button', { name: 'Give credits', exact: true }).click();
      const gift = desk.getByRole('dialog', { name: 'Give credits' });
      await gift.getByLabel('How many').fill('1.5');
      await gift.getByLabel('What the customer reads').fill('Sorry for the wait');
      await gift.getByLabel('Internal note').fill('Asked by phone');
      await gift.getByRole('button', { name: /^Give 1\.5 credits to / }).click();
      await desk.getByText('Internal note: Asked by phone').waitFor();
      await available(String(before + 1.5));
      expect(faults).toEqual([]);
      await desk.context().close();
    },
    timeout,
  );
});
