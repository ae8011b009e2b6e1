import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { distinct, openSmtpReceiver } from '../command-service/providers/mail/testing/smtp-receiver.ts';
import { readAll } from '../command-service/testing/work-spec.ts';
import { isEvent } from '../domain/events.ts';
import { tempFolders } from '../lib/testing/temp-folders.ts';
import { createMemoryReadStore, projectionRegistry, startProjections } from '../projection-service/index.ts';
import { openTourServer } from './testing/tour.ts';

const newFolder = tempFolders();
const child = fileURLToPath(new URL('./testing/touring-child.ts', import.meta.url));

interface Hook {
  readonly id: unknown;
  readonly body: { readonly type?: string; readonly data?: { readonly name?: string } };
}

async function openHooks() {
  const hooks: Hook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      hooks.push({
        id: request.headers['webhook-id'],
        body: JSON.parse(Buffer.concat(chunks).toString()) as Hook['body'],
      });
      response.writeHead(204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { hooks, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/**
 * Takes a tour request in a process that kills itself at the given step, then continues in another process from the
 * log.
 */
async function requestKilledAt(step: string) {
  const folder = newFolder();
  const [receiver, hooks] = await Promise.all([openSmtpReceiver(), openHooks()]);
  const before = await openTourServer({ folder, smtpPort: receiver.port });
  const place = await before.share(hooks.url);
  await before.close();

  const args = ['--disable-warning=ExperimentalWarning', child, folder, String(receiver.port), step];
  const dying = spawn(process.execPath, [...args, JSON.stringify(place)], { stdio: 'inherit' });
  const [, signal] = (await once(dying, 'close')) as [unknown, unknown];

  const after = await openTourServer({ folder, smtpPort: receiver.port });
  await after.request(place);
  const types = async () => (await readAll(after.eventStore)).map(({ type }) => type);
  for (;;) {
    const now = await types();
    if (now.includes('MailSent') && now.includes('WebhookDeliveryAttempted')) break;
    await sleep(10);
  }
  // A duplicate has had time to arrive.
  await sleep(200);
  const projections = await startProjections({
    eventStore: after.eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  await projections.waitFor(['leads'], await after.eventStore.head(), 10_000);
  const inbox = await projections.reader('leads').query('leads', {
    index: 'byOwner',
    equal: { ownerId: 'ann', shown: true },
    limit: 10,
  });
  const leads = (await readAll(after.eventStore)).filter((event) => isEvent(event, 'LeadReceived'));
  const count = (type: string, all: readonly string[]): number => all.filter((each) => each === type).length;
  const all = await types();
  await projections.stop();
  await after.close();
  await receiver.close();
  hooks.close();
  return {
    signal,
    recorded: leads.length,
    inbox: inbox.map(({ doc }) => doc.name),
    mailsRequested: count('MailRequested', all),
    mails: distinct(receiver.all).length,
    mailsReceived: receiver.all.length,
    hooksRequested: count('WebhookDeliveryRequested', all),
    hooks: new Set(hooks.hooks.map(({ id }) => id)).size,
    hooksReceived: hooks.hooks.length,
    told: hooks.hooks[0]?.body,
  };
}

const justOnce = { mailsReceived: 1, hooksReceived: 1 };
/** Work that was done but not recorded is done again, with the same Message-ID or webhook-id. */
const steps: readonly (readonly [string, typeof justOnce])[] = [
  ['before LeadReceived', justOnce],
  ['after LeadReceived', justOnce],
  ['before MailRequested', justOnce],
  ['after MailRequested', justOnce],
  ['before MailTransferStarted', justOnce],
  ['after MailTransferStarted', justOnce],
  ['after the answer', { ...justOnce, mailsReceived: 2 }],
  ['after MailSent', justOnce],
  ['before WebhookDeliveryRequested', justOnce],
  ['after WebhookDeliveryRequested', justOnce],
  ['after the call', { ...justOnce, hooksReceived: 2 }],
  ['after WebhookDeliveryAttempted', justOnce],
];

test.each(steps)(
  'a tour request reaches inbox, mail and webhook once although the process is killed %s',
  async (step, received) => {
    const outcome = await requestKilledAt(step);
    // Mail and webhook don't wait for each other: a kill in one may hit the other between its call and its record.
    const { mailsReceived, hooksReceived, told, ...sure } = outcome;
    expect(sure).toEqual({
      signal: 'SIGKILL',
      recorded: 1,
      inbox: ['Maria'],
      mailsRequested: 1,
      mails: 1,
      hooksRequested: 1,
      hooks: 1,
    });
    expect(told).toMatchObject({ type: 'lead.created', data: { name: 'Maria', email: 'maria@home.example' } });
    if (step.includes('Mail') || step === 'after the answer') expect(mailsReceived).toBe(received.mailsReceived);
    if (step.includes('Webhook') || step === 'after the call') expect(hooksReceived).toBe(received.hooksReceived);
  },
  60_000,
);
