import { beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { samplesFor, type Sample } from '../../web/src/screens/integrations/api/samples.ts';
import type { TestUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { said } from './paying.ts';

const fixture = useFixture();
const browser = useBrowser();
let user: TestUser;
let page: Page;

beforeAll(async () => {
  user = await fixture.user('Toni Tran');
  ({ page } = await openPage(
    await browser.context({ storageState: storageOf(user), viewport: { width: 1280, height: 900 } }),
  ));
}, timeout);

const run = promisify(execFile);
const runners: Readonly<Record<Sample['language'], readonly [string, ...string[]]>> = {
  curl: ['sh', '-c'],
  TypeScript: [process.execPath, '--input-type=module-typescript', '--eval'],
  Python: ['python3', '-c'],
};
/** The output of a sample. A language that is not installed on this machine is left out. */
async function printedBy({ language, text }: Sample, token: string): Promise<unknown> {
  const [command, ...args] = runners[language];
  const env = { PATH: process.env['PATH'] ?? '', CURBCAST_TOKEN: token };
  const needs = language === 'curl' ? 'curl' : command;
  const isHere = await run(needs, ['--version'], { env }).then(
    () => true,
    () => false,
  );
  if (!isHere) return undefined;
  return JSON.parse((await run(command, [...args, text], { env })).stdout) as unknown;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

test(
  'a token is made, works in every code sample, and is revoked; its owner sees what was refused',
  async () => {
    await page.goto(`${fixture.server.url}/integrations`);
    await page.getByRole('link', { name: 'use the API' }).click();
    await page.getByText('No access tokens. Create one to call the API.').waitFor();
    await button('Create token').click();
    const dialog = page.getByRole('dialog', { name: 'Create access token' });
    await dialog.getByRole('checkbox', { name: 'read', exact: true }).click();
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await dialog.getByText('Please enter a name.').waitFor();
    await dialog.getByText('Select at least one scope.').waitFor();
    expect(['dialog', await faultsOf(page)]).toEqual(['dialog', []]);
    await dialog.getByLabel('Name').fill('Nightly report');
    await dialog.getByRole('checkbox', { name: 'read', exact: true }).click();
    await dialog.getByLabel('Expires after').selectOption('30');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await said(page, 'Access token created successfully');
    const token = (await page.getByRole('dialog', { name: 'Your access token' }).locator('code').textContent()) ?? '';
    await button('Done').click();
    await page.getByText('Nightly report').waitFor();

    for (const sample of samplesFor(fixture.server.url)) {
      const printed = await printedBy(sample, token);
      if (printed !== undefined)
        expect(printed).toMatchObject({ data: { viewer: { user: {} }, videos: { edges: [] } } });
    }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = (method: string, path: string) => fetch(`${fixture.server.url}${path}`, { method, headers });
    expect((await call('GET', '/api/videos')).status).toBe(200);
    expect((await call('GET', '/api/webhooks')).status).toBe(403);

    await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await said(page, 'Access token revoked successfully');
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect((await call('GET', '/api/videos')).status).toBe(401);
    await page.reload();
    await page.getByText('The token lacks the scope for this call.').waitFor();
    await page.getByText('The token was revoked.').waitFor();
    expect(['list', await faultsOf(page)]).toEqual(['list', []]);
  },
  timeout,
);

test(
  'the explorer writes an operation for a field, runs it under the policy of the page, and says what is wrong',
  async () => {
    const watched = await openPage(await browser.context({ storageState: storageOf(user) }));
    const explorer = watched.page;
    await explorer.goto(`${fixture.server.url}/integrations/api`);
    await explorer.getByRole('link', { name: 'GraphQL explorer' }).click();
    await explorer.getByRole('heading', { level: 1, name: 'GraphQL explorer' }).waitFor();
    const run = explorer.getByRole('button', { name: 'Run', exact: true });
    const answer = explorer.getByRole('region', { name: 'JSON of the answer' });
    await run.click();
    await answer.getByText('"username"').waitFor();

    await explorer.getByLabel('Search fields').fill('libraryVideo');
    await explorer.getByRole('button', { name: /^libraryVideo: / }).click();
    const query = explorer.getByLabel('Query or mutation');
    expect(await query.inputValue()).toContain('query LibraryVideo($id: ID!) {');
    const variables = explorer.getByLabel('Variables');
    expect(JSON.parse(await variables.inputValue())).toEqual({ id: '' });
    await variables.fill('{"id": "unknown"}');
    await query.press('Control+Enter');
    await answer.getByText('"libraryVideo": null').waitFor();
    await variables.fill('no JSON');
    await run.click();
    await explorer.getByText('Variables must be a JSON object.').waitFor();
    await variables.fill('');
    await query.fill('{ nothing }');
    await run.click();
    await answer.getByText(/Cannot query field/).waitFor();
    await explorer.getByLabel('Search fields').fill('no such field');
    await explorer.getByText('No field has this name.').first().waitFor();
    await explorer.getByLabel('Search fields').fill('');
    for (const colorScheme of ['light', 'dark'] as const) {
      await explorer.emulateMedia({ colorScheme });
      expect([colorScheme, await faultsOf(explorer)]).toEqual([colorScheme, []]);
    }
    // The page's policy refused nothing: the console has only the operations that the server refused.
    expect(watched.problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([]);
    await explorer.context().close();
  },
  timeout,
);
