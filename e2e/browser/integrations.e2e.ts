import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import type { TestUser } from '../support/fixture.ts';
import { eventually } from '../support/eventually.ts';
import { mailSaying } from '../support/mail.ts';
import { useOwnServer } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { said } from './paying.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The user's server, which accepts every message. */
const received: Received[] = [];
let status = 200;
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status).end('thank you');
  });
});
await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;

// A separate server: it is allowed to call the receiver, which is not on the public internet.
const fixture = useOwnServer({ OUTBOUND_ALLOW: host });
const browser = useBrowser();
let user: TestUser;
let page: Page;

beforeAll(async () => {
  user = await fixture.user('Robin Reyes');
  ({ page } = await openPage(
    await browser.context({ storageState: storageOf(user), viewport: { width: 1280, height: 900 } }),
  ));
}, timeout);
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const says = (text: string): Promise<void> => page.getByText(text).first().waitFor();
const open = async (): Promise<void> => {
  await page.goto(`${fixture.server.url}/integrations`);
  await page.getByRole('heading', { level: 1, name: 'Enterprise Features' }).waitFor();
};
/** Answers the operation with an error while `act` runs. */
async function failing(operation: string, message: string, act: () => Promise<void>): Promise<void> {
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(`"${operation}"`)
      ? route.fulfill({ json: { errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] } })
      : route.fallback(),
  );
  await act();
  await page.unroute('**/graphql');
}

describe('webhooks', () => {
  test(
    'are added after a valid address and an event, called with signed messages, changed and deleted',
    async () => {
      await open();
      await says('No webhooks configured. Add your first webhook to get started.');
      expect(['empty', await faultsOf(page)]).toEqual(['empty', []]);

      await button('Add Webhook').click();
      await page.getByRole('dialog', { name: 'Create New Webhook' }).waitFor();
      await button('Create Webhook').click();
      await says('Please enter a valid URL');
      await says('Select at least one event');
      expect(['dialog', await faultsOf(page)]).toEqual(['dialog', []]);
      await page.getByLabel('Webhook URL').fill(`http://${host}/hooks`);
      await page.getByRole('checkbox', { name: 'video.completed' }).click();
      await page.getByText('Please enter a valid URL').waitFor({ state: 'detached' });
      await page.getByText('Select at least one event').waitFor({ state: 'detached' });
      await failing('CreateWebhook', 'The log is away.', async () => {
        await button('Create Webhook').click();
        await said(page, 'Failed to create webhook', 'The log is away.');
      });
      await button('Create Webhook').click();
      await said(page, 'Webhook created successfully');
      const secret = (await page.getByRole('dialog', { name: 'Signing secret' }).locator('code').textContent()) ?? '';
      await button('Done').click();

      await button('Send test').click();
      await page.getByRole('dialog', { name: 'Delivery log' }).getByText('Delivered').waitFor();
      const message = await eventually('a message', async () => received[0]);
      expect(new Webhook(secret).verify(message.body, message.headers as Record<string, string>)).toMatchObject({
        type: 'webhook.test',
      });
      await button('Details').click();
      await says('thank you');
      expect(['log', await faultsOf(page)]).toEqual(['log', []]);
      await button('Send again').click();
      await eventually('the message again', async () => received[1]);
      expect(received[1]?.headers['webhook-id']).toBe(message.headers['webhook-id']);
      await button('Close').click();

      status = 410;
      await button('Send test').click();
      await button('Close').click();
      await mailSaying(
        await fixture.admin(),
        'webhook_disabled',
        user.email,
        'It answered that it wants no more messages (410 Gone).',
      );
      await open();
      await says('We switched it off: the address answered that it wants no more messages (410).');
      status = 200;
      await page.getByRole('switch', { name: 'Active' }).click();
      await said(page, 'Webhook updated successfully');
      await failing('UpdateWebhook', 'The log is away.', async () => {
        await page.getByRole('switch', { name: 'Active' }).click();
        await said(page, 'Failed to update webhook', 'The log is away.');
      });
      await button('New secret').click();
      await button('Make a new secret').click();
      await page.getByRole('dialog', { name: 'Signing secret' }).waitFor();
      await button('Done').click();
      await button('Delete').click();
      const question = page.getByRole('alertdialog', { name: 'Delete this webhook?' });
      await failing('DeleteWebhook', 'The log is away.', async () => {
        await question.getByRole('button', { name: 'Delete' }).click();
        await said(page, 'Failed to delete webhook', 'The log is away.');
      });
      await question.getByRole('button', { name: 'Delete' }).click();
      await said(page, 'Webhook deleted successfully');
      await says('No webhooks configured. Add your first webhook to get started.');
    },
    timeout,
  );
});

test(
  'exports come as files, and say when they fail',
  async () => {
    await open();
    await tab('Data Export').click();
    const file = page.waitForEvent('download');
    await button('Export as CSV: Analytics').click();
    expect((await file).suggestedFilename()).toMatch(/^curbcast-analytics-\d{4}-\d\d-\d\d\.csv$/);
    await said(page, 'Export completed successfully');
    // The answer never arrives.
    await page.route('**/api/export/**', () => undefined);
    await button('Export as CSV: Videos').click();
    await button('Cancel export: Videos').click();
    await says('The export was canceled, and nothing was saved.');
    await page.unroute('**/api/export/**');
    await page.route('**/api/export/**', (route) =>
      route.fulfill({ status: 503, json: { error: 'Away.', message: 'Away.', code: 'UNAVAILABLE' } }),
    );
    await button('Export as JSON: Videos').click();
    await said(page, 'Export failed', 'Away.');
    await page.unroute('**/api/export/**');
    expect(await faultsOf(page)).toEqual([]);
  },
  timeout,
);

test(
  'sends sample emails to the user’s own address, and says when that fails',
  async () => {
    await open();
    await tab('Email Notifications').click();
    await says('Connected via');
    await button('Send Test Email: Welcome').click();
    await said(page, 'Test email sent successfully');
    await failing('SendTestMail', 'Away.', async () => {
      await button('Send Test Email: Credits low').click();
      await said(page, 'Failed to send test email', 'Away.');
    });
    expect(await faultsOf(page)).toEqual([]);
  },
  timeout,
);

test(
  'without videos there is nothing to share, and a failing link says so',
  async () => {
    await open();
    await tab('Social Sharing').click();
    await says('No videos available for sharing. Create some videos first.');
    const video = { __typename: 'Video', id: 'v1', title: 'Oak Lane', propertyAddress: '', share: null };
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('"ShareableVideos"')
        ? route.fulfill({
            json: {
              data: {
                videos: { __typename: 'VideoConnection', edges: [{ __typename: 'VideoEdge', node: video }] },
              },
            },
          })
        : route.fallback(),
    );
    await open();
    await tab('Social Sharing').click();
    await says('No address specified');
    await page.route('**/api/videos/v1/share', (route) =>
      route.fulfill({ status: 409, json: { error: 'Not ready.', message: 'Not ready.', code: 'CONFLICT' } }),
    );
    await button('Generate Share Link: Oak Lane').click();
    await said(page, 'Failed to generate share link', 'Not ready.');
    await page.unroute('**/api/videos/v1/share');
    const publicUrl = `${fixture.server.url}/s/abc`;
    await page.route('**/api/videos/v1/share', (route) => route.fulfill({ json: { publicUrl, shareUrl: publicUrl } }));
    await button('Generate Share Link: Oak Lane').click();
    await said(page, 'Share link generated successfully');
    await says(publicUrl);
    expect(await faultsOf(page)).toEqual([]);
  },
  timeout,
);
