import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPage, storageOf, timeout, useBrowser, type WatchedPage } from '../browser/browser.ts';
import { eventually } from '../support/eventually.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { pressEverything, visitAfresh } from './controls.ts';

/** The screens that no other test presses completely, by kind of user. */
const screens = {
  'signed out': [
    '/',
    '/features',
    '/pricing',
    '/terms-of-service',
    '/cookie-policy',
    '/auth-debug',
    '/forgot-password',
    '/reset-password',
  ],
  'signed in': [
    '/dashboard',
    '/generate-video',
    '/my-videos',
    '/profile',
    '/video-center',
    '/statement',
    '/leads',
    '/billing',
    '/onboarding',
    '/subscription-addons',
    '/payment-success?plan=elite&billing=annual',
    '/manage-avatars',
    '/manage-avatars-clean',
    '/checkout?plan=digital-twin&amount=350',
    '/security',
    '/integrations',
    '/integrations/api',
  ],
} as const;
type Who = keyof typeof screens;
const everybody = Object.keys(screens) as readonly Who[];

const fixture = useFixture();
const browser = useBrowser();
/** One page per user, because it keeps the compiled scripts. */
const pages = new Map<Who, WatchedPage>();

beforeAll(async () => {
  const customer = await fixture.customer();
  const { video } = await startVideo(customer);
  await readyVideo(customer, video.id);
  const visitor = await openPage(await browser.context());
  // The hosted sign-in page, behind the screen that leads to it.
  await visitor.page.route('**/oidc/authorize*', (route) => route.fulfill({ status: 204 }));
  pages.set('signed out', visitor);
  pages.set('signed in', await openPage(await browser.context({ storageState: storageOf(customer) })));
}, timeout);
afterAll(async () => {
  for (const { page } of pages.values()) await page.context().close();
});

describe.each(everybody)('every button and link, %s', (who) => {
  test.each(screens[who])(
    'of %s has an effect',
    async (path) => {
      const watched = pages.get(who);
      if (!watched) throw new Error(`No page for ${who}`);
      const { page, problems } = watched;
      await page.setViewportSize({ width: 1280, height: 900 });
      const pressed = await pressEverything(page, async () => {
        await visitAfresh(page, `${fixture.server.url}${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await eventually('the content', async () => (await page.locator('[aria-busy="true"]').count()) === 0);
        return page.getByRole('main');
      });
      if (['/', '/features'].includes(path)) expect(pressed).toContain('Get Started');
      expect(problems).toEqual([]);
    },
    timeout,
  );
});
