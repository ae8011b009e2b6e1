import { describe, expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { useFixture } from '../support/use.ts';
import { openPage, timeout, useBrowser } from './browser.ts';

// The pages that the build has rendered for visitors: with and without JavaScript, including every button.
const fixture = useFixture();
const browser = useBrowser();

const pages = [
  ['/', /^Every listing deserves a presenter/, 'Know the price before you press Generate'],
  ['/features', 'Everything between a listing and a finished video', 'Where available'],
  ['/pricing', 'Simple pricing, by the minute', '$725'],
  ['/faq', 'Frequently asked questions', 'What is a credit?'],
  ['/terms-of-service', 'Terms of Service', 'The law of the State of Texas governs these terms.'],
  ['/cookie-policy', 'Cookie Policy', 'curbcast.theme'],
] as const;

async function withContext<Result>(
  options: Parameters<typeof browser.context>[0],
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.context(options);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

test(
  'every page reads without JavaScript, and says what it is to search engines',
  () =>
    withContext({ javaScriptEnabled: false }, async (context) => {
      const page = await context.newPage();
      for (const [path, heading, text] of pages) {
        await page.goto(`${fixture.server.url}${path}`);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        // The text of a collapsed FAQ answer is in the page.
        expect([path, await page.getByText(text).first().textContent()]).toEqual([path, expect.stringContaining(text)]);
        const html = await page.content();
        const missing = ['name="description"', 'rel="canonical"', 'og:title', 'og:image'].filter(
          (part) => !html.includes(part),
        );
        expect([path, missing, /__[A-Z_]+__/.exec(html)?.[0]]).toEqual([path, [], undefined]);
        await page.getByRole('link', { name: 'Terms of Service' }).first().waitFor();
      }
    }),
  timeout,
);

test(
  'the sitemap lists these pages, and the picture of a link preview is there',
  async () => {
    const { server } = fixture;
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(listed.toSorted()).toEqual(pages.map(([path]) => path).toSorted());
    const html = await (await fetch(`${server.url}/`)).text();
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const { status, headers } = await fetch(`${server.url}${new URL(picture).pathname}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  },
  timeout,
);

test(
  'the FAQ shows its categories, an answer, its link, and the ways to further help',
  () =>
    withContext({ viewport: { width: 1280, height: 900 } }, async (context) => {
      const { page, problems } = await openPage(context);
      await page.goto(`${fixture.server.url}/faq`);
      for (const category of ['AI Avatars', 'Troubleshooting', 'All Questions']) {
        await page.getByRole('button', { name: category }).click();
        await page.locator(`button[aria-pressed="true"]`, { hasText: category }).waitFor();
      }
      await page.getByText('What is a credit?').click();
      await page.getByRole('link', { name: 'Link to “What is a credit?”' }).click();
      await page.waitForURL((url) => url.hash === '#what-is-a-credit');
      await page.getByRole('button', { name: 'Documentation' }).click();
      await page.locator('button[aria-pressed="true"]', { hasText: 'Technical Questions' }).waitFor();
      const chat = page.getByRole('link', { name: 'Live Chat' });
      expect(await chat.getAttribute('href')).toMatch(/^mailto:/);
      await page.getByRole('link', { name: 'Explore Features' }).click();
      await page.getByRole('heading', { level: 1, name: pages[1][1] }).waitFor();
      expect(problems).toEqual([]);
    }),
  timeout,
);

test(
  'clicks and typing before the application has loaded are not lost',
  () =>
    withContext({ viewport: { width: 390, height: 800 } }, async (context) => {
      const { page, problems } = await openPage(context);
      await page.goto(`${fixture.server.url}/faq`);
      await page.getByRole('searchbox', { name: 'Search the questions' }).fill('fee sheet upload');
      await page.getByText('1 of 30 questions').waitFor();
      await page.goto(`${fixture.server.url}/pricing`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Features' }).click();
      await page
        .getByRole('heading', { level: 1, name: 'Everything between a listing and a finished video' })
        .waitFor();
      expect(problems).toEqual([]);
    }),
  timeout,
);

describe('the pages that lead to the hosted sign-in page', () => {
  const leaving = [
    ['/login', 'Signing In...'],
    ['/register', 'Creating Account...'],
  ] as const;

  test(
    'appear before any script runs, in the colors of the device',
    () =>
      withContext({ javaScriptEnabled: false }, async (context) => {
        const page = await context.newPage();
        for (const [path, heading] of leaving) {
          await page.goto(`${fixture.server.url}${path}`);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        }
      }),
    timeout,
  );

  test.each(leaving)(
    '%s needs no code of the application',
    (path, _heading) =>
      withContext({}, async (context) => {
        const { page, problems } = await openPage(context);
        const scripts: string[] = [];
        page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
        const asked = page.waitForRequest('**/oidc/authorize*');
        await page.goto(`${fixture.server.url}${path}?returnTo=%2Fprofile`);
        const before = scripts.length;
        const { searchParams } = new URL((await asked).url());
        expect(searchParams.get('screen_hint')).toBe(path === '/register' ? 'signup' : null);
        await page.waitForURL('**/oidc/**');
        expect(before).toBeLessThan(6);
        expect(await page.evaluate(() => sessionStorage.getItem('curbcast.returnPath'))).toBe('/profile');
        expect(problems).toEqual([]);
      }),
    timeout,
  );

  test(
    'say that they failed, and try again',
    () =>
      withContext({}, async (context) => {
        const { page } = await openPage(context);
        await page.route('**/auth/config', (route) => route.abort());
        await page.goto(`${fixture.server.url}/login`);
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('heading', { level: 1, name: 'We could not sign you in' }).waitFor();
        await page.reload();
        await page.getByText('The sign-in page could not be reached.').waitFor();
        await page.unroute('**/auth/config');
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.waitForURL('**/oidc/**');
      }),
    timeout,
  );
});
