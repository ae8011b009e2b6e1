import { expect, test } from '@jest/globals';
import { useFixture } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

const fixture = useFixture();
const browser = useBrowser();

/** What a server of an older release answers to the hash of an operation that it has not seen. */
const unknown = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

test(
  'a page sends the text of its operations to a server that does not know their hashes',
  async () => {
    const context = await browser.context({ storageState: storageOf(await fixture.user('Nora New')) });
    const { page } = await openPage(context);
    const texts: string[] = [];
    await page.route('**/graphql', async (route) => {
      const { query } = route.request().postDataJSON() as { readonly query?: string };
      if (query === undefined) return route.fulfill({ json: unknown });
      texts.push(query);
      return route.continue();
    });
    await page.goto(`${fixture.server.url}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /3(?:\.0)? credits available/ }).waitFor();
    expect(texts.find((text) => text.startsWith('query Viewer'))).toMatch(/\{\s+viewer \{/u);
    await context.close();
  },
  timeout,
);
