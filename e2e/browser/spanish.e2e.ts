import { expect, test } from '@jest/globals';
import { useFixture } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const fixture = useFixture();
const browser = useBrowser();

const screens = [
  ['/faq', 'Preguntas frecuentes'],
  ['/dashboard', /Nora/],
  ['/generate-video', 'Crear un video'],
] as const;

test(
  'a user who chooses Spanish reads all screens in Spanish, accessible and without errors, until they choose English',
  async () => {
    const { url } = fixture.server;
    const user = await fixture.user('Nora Navarro');
    const context = await browser.context({ storageState: storageOf(user) });
    const { page, problems } = await openPage(context);
    const languageOfPage = (): Promise<string> => page.evaluate(() => document.documentElement.lang);

    await page.goto(`${url}/`);
    await page.getByRole('heading', { level: 1, name: /^Every listing deserves/u }).waitFor();
    expect(await languageOfPage()).toBe('en');
    await page.getByRole('link', { name: 'Español', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Cada propiedad merece un presentador/u }).waitFor();
    for (const [path, heading] of screens) {
      await page.goto(`${url}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect([path, await languageOfPage(), await faultsOf(page), problems]).toEqual([path, 'es', [], []]);
    }

    await page.goto(`${url}/`);
    await page.getByRole('heading', { level: 1, name: /^Cada propiedad merece un presentador/u }).waitFor();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Every listing deserves/u }).waitFor();
    expect(await languageOfPage()).toBe('en');
    await context.close();
  },
  timeout,
);
