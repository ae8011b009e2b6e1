import { test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { footagePath } from '../../command-service/providers/twins/testing/footage.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const fixture = useFixture();
const browser = useBrowser();
const out = process.env['LOOK'] ?? '/tmp/customer-look';

const shot = async (page: Page, name: string, whole = false) => {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: whole });
  const h1 = await page.locator('h1').count();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  console.log(name, 'h1:', h1, wide ? 'WIDE' : '');
};

test(
  'look',
  async () => {
    const fresh = await fixture.user('Nina New');
    const user = await fixture.customer('Maya Okafor');
    const { video } = await startVideo(user, { title: '12 Larkspur Lane' });
    await readyVideo(user, video.id);
    const share = await user.call<{ shareUrl: string }>('POST', `/api/videos/${video.id}/share`, {});
    console.log(JSON.stringify(share.body));
    const url = fixture.server.url;
    const sizes = [
      ['m-light', 390, 844, 'light', 'en-US'],
      ['d-dark', 1280, 900, 'dark', 'es-MX'],
      ['d-light', 1280, 900, 'light', 'en-US'],
      ['m-dark', 390, 844, 'dark', 'es-MX'],
    ] as const;
    for (const [tag, width, height, colorScheme, locale] of sizes) {
      const view = { viewport: { width, height }, colorScheme, locale };
      const out1 = await browser.context(view);
      const { page: visitor } = await openPage(out1);
      for (const [path, name] of [
        ['/', 'home'],
        ['/login', 'login'],
        ['/register', 'register'],
        [share.body.shareUrl ?? '/', 'share'],
      ] as const) {
        await visitor.goto(path.startsWith('http') ? path : `${url}${path}`);
        await visitor.waitForLoadState('networkidle');
        await shot(visitor, `${name}-${tag}`, name === 'home' || name === 'share');
      }
      await out1.close();
      for (const [who, label] of [
        [fresh, 'new'],
        [user, 'old'],
      ] as const) {
        const context = await browser.context({ ...view, storageState: storageOf(who) });
        const { page, problems } = await openPage(context);
        const paths =
          label === 'new'
            ? ['/dashboard', '/onboarding', '/statement', '/billing', '/my-videos', '/subscription-addons']
            : ['/dashboard', '/statement', '/billing', '/my-videos', '/profile', '/analytics', '/integrations', '/video-center'];
        for (const path of paths) {
          await page.goto(`${url}${path}`);
          await page.waitForLoadState('networkidle');
          await shot(page, `${label}${path.replaceAll('/', '-')}-${tag}`, true);
        }
        if (label === 'new') {
          await page.goto(`${url}/manage-avatars`);
          await page.getByRole('button', { name: /Try it free|Probarlo gratis/ }).click();
          await page.getByRole('dialog').getByRole('checkbox').waitFor();
          await shot(page, `sample-${tag}`);
          await page.getByRole('button', { name: /Make a sample|Hacer una muestra/ }).click();
          await shot(page, `sample-faults-${tag}`);
          if (tag.startsWith('m-light') || tag === 'd-dark') {
            await page.locator('input[type=file]').setInputFiles(footagePath);
            await page.getByRole('dialog').getByRole('checkbox').click();
            await shot(page, `sample-chosen-${tag}`);
            await page.getByRole('button', { name: /Make a sample|Hacer una muestra/ }).click();
            await page.waitForTimeout(4000);
            await shot(page, `sample-making-${tag}`);
            await page.getByLabel(/Sample of your|Muestra de tu/).waitFor({ timeout: 200_000 });
            await page.waitForTimeout(2500);
            await shot(page, `sample-made-${tag}`);
          }
        } else {
          await page.goto(`${url}/generate-video`);
          await page.getByRole('region', { name: /Try a sample|Prueba/ }).getByRole('button').first().click();
          await page.waitForTimeout(2500);
          await shot(page, `wizard1-${tag}`, true);
          const script = page.getByRole('textbox', { name: /^(Script|Guion)$/ });
          await script.fill('Welcome to 12 Larkspur Lane. Four bright rooms and a garden wait for you. Call me today.');
          const next = page.getByRole('button', { name: /^(Next|Siguiente)$/ });
          await next.click();
          await page.getByRole('radio').first().click();
          await shot(page, `wizard2-${tag}`, true);
          await next.click();
          await page.waitForTimeout(800);
          await shot(page, `wizard3-${tag}`, true);
          await next.click();
          await page.waitForTimeout(1500);
          await shot(page, `wizard4-${tag}`, true);
          await page.goto(`${url}/my-videos`);
          await page.getByRole('button', { name: /Share|Compartir/ }).first().click();
          await page.waitForTimeout(800);
          await shot(page, `share-dialog-${tag}`);
          await page.keyboard.press('Escape');
        }
        console.log(label, tag, problems.join(' | '));
        await context.close();
      }
    }
  },
  timeout * 4,
);
