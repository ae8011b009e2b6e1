import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { startFixture } from '../e2e/support/fixture.ts';
import { readyVideo, startVideo } from '../e2e/support/videos.ts';

/**
 * Makes the pictures of the visitor pages from the running product: the tour of the landing page in both themes, and
 * the picture for link previews. Needs a build (`npm run build`) and Chromium.
 *
 * node tools/make-pictures.ts
 */
const media = join(import.meta.dirname, '../web/public/media');
/** Twice the size at which the landing page shows them on a desktop. */
const window = { width: 1120, height: 700 };
const limitBytes = 60_000;

const tour = [
  { name: 'wizard', path: '/generate-video', prepare: 'listing' },
  { name: 'videos', path: '/my-videos', prepare: undefined },
  { name: 'statement', path: '/statement', prepare: undefined },
] as const;

interface Sample {
  readonly title: string;
  readonly address: string;
  readonly imageUrl: string;
}

const fixture = await startFixture();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const customer = await fixture.customer('Maria Alvarez');
  const { data } = await customer.ask<{ readonly sampleListings: readonly Sample[] }>(
    '{ sampleListings { title address imageUrl } }',
  );
  for (const { title, address, imageUrl } of data?.sampleListings.slice(0, 2) ?? []) {
    const script = `Let me show you around ${address.split(',')[0] ?? title}.`;
    const order = { title, propertyAddress: address, script, imageUrls: [`${fixture.server.url}${imageUrl}`] };
    await readyVideo(customer, (await startVideo(customer, order)).video.id);
  }
  const context = await browser.newContext({
    viewport: window,
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = customer.cookie().split('=');
  await context.addCookies([{ name, value, url: fixture.server.url }]);
  for (const screen of tour) await show(context, screen.path, screen.prepare, screen.name);
  await context.close();
  const visitor = await browser.newContext({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  await page.goto(`${fixture.server.url}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await withoutControls(page);
  await page.screenshot({ path: join(media, 'preview.jpg'), type: 'jpeg', quality: 80 });
} finally {
  await browser.close();
  await fixture.server.remove();
}

async function show(
  context: BrowserContext,
  path: string,
  prepare: 'listing' | undefined,
  name: string,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${fixture.server.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (prepare === 'listing') {
    await page.getByRole('region', { name: 'Try a sample listing' }).getByRole('button').first().click();
    await page.getByText('Bedrooms', { exact: true }).first().waitFor();
    await page.locator('[data-toasts] li').getByRole('button', { name: 'Dismiss' }).click();
    await page
      .getByRole('heading', { name: 'Your script' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await page.evaluate(() => scrollBy(0, -90));
  }
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await withoutControls(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const screenshot = await page.screenshot();
    await save(screenshot, `tour-${name}-${colorScheme}.webp`);
    await save(screenshot, `tour-${name}-${colorScheme}-760.webp`, 760);
  }
  await page.close();
}

/** The browser draws a ring on a video before it is loaded; a picture of the product must not show that ring. */
async function withoutControls(page: Page): Promise<void> {
  await page.locator('video').evaluateAll((videos: HTMLVideoElement[]) => {
    for (const video of videos) video.controls = false;
  });
}

/** @param width in pixels, for phones; default: the screenshot's width */
async function save(screenshot: Buffer, file: string, width?: number): Promise<void> {
  const image = await loadImage(screenshot);
  const scale = (width ?? image.width) / image.width;
  const canvas = createCanvas(image.width * scale, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const bytes = await canvas.encode('webp', 72);
  if (bytes.length > limitBytes) throw new Error(`${file} has ${bytes.length} bytes; the limit is ${limitBytes}`);
  writeFileSync(join(media, file), bytes);
}
