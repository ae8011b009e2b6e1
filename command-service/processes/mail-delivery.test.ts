import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventRegistry } from '../../domain/events.ts';
import { mailAggregate, mailTemplates } from '../../domain/mail/index.ts';
import { registered, videoCompleted, videoRequested } from '../../domain/testing/samples.ts';
import { createPersonalSeal, withCodec, type EventStore } from '../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import { createMailRequest, type MailOrder } from '../commands/mail.ts';
import { createMailWriter, samplesIn } from '../mail/templates/index.ts';
import { createMemoryFiles } from '../testing/scripted-twins.ts';
import { on, recordPlaced } from '../testing/work-spec.ts';
import { createUnsubscribeTokens } from '../mail/unsubscribe-tokens.ts';
import type { FileStore } from '../providers/files/port.ts';
import type { MailOutcome, MailProvider, OutgoingMail } from '../providers/mail/port.ts';
import type { RunningWork } from './engine/background-work.ts';
import { mailDelivery } from './mail-delivery.ts';

const caller = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const;
const receipt = (id: string, to = 'ann@example.com', ownerId = 'ann'): MailOrder => ({
  id,
  ownerId,
  to,
  template: 'receipt',
  data: { paymentId: 'pi_1', invoice: null, items: [], totalCents: 100, currency: 'usd', paidAtMs: 0 },
});
const reset = (id: string): MailOrder => ({
  id,
  ownerId: 'ann',
  to: 'ann@example.com',
  template: 'password_reset',
  data: { url: 'https://app.example/reset-password?token=t', validForMinutes: 30 },
});

let clock: number;
let sent: OutgoingMail[];
let answers: MailOutcome[];
/** How long a server takes for a mail, ms. */
let takes: number;
let keyRing: ReturnType<typeof createMemoryKeyRing>;
let eventStore: EventStore;
let executor: Executor;
let commands: { readonly requestMail: ReturnType<typeof createMailRequest> };
let running: RunningWork[];
let files: FileStore;

const provider: MailProvider = {
  service: 'smtp',
  name: 'Test',
  send: async (mail, beforeTransfer) => {
    const answer = answers.shift() ?? { outcome: 'sent' };
    if (answer.outcome === 'sent') {
      await beforeTransfer();
      if (takes > 0) await sleep(takes);
      sent.push(mail);
    }
    return answer;
  },
  eraseOwner: async () => undefined,
  problem: async () => undefined,
};

beforeEach(() => {
  clock = 1_800_000_000_000;
  sent = [];
  takes = 0;
  answers = [];
  running = [];
  ({ files } = createMemoryFiles());
  keyRing = createMemoryKeyRing();
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing });
  executor = createExecutor({ eventStore, registry: eventRegistry, now: () => clock });
  commands = { requestMail: createMailRequest({ executor }) };
});
afterEach(async () => {
  await Promise.all(running.map((process) => process.stop()));
});

const identities = createMemoryIdentityDirectory();
function start(): RunningWork {
  const unsubscribeTokens = createUnsubscribeTokens(createPersonalSeal(keyRing));
  const write = createMailWriter({ publicUrl: 'https://app.example', supportEmail: 'help@app.example' });
  const process = mailDelivery({
    executor,
    files,
    identities,
    mail: { provider, write, unsubscribeTokens, logoOf: async (file) => Buffer.concat([Buffer.from('png of '), file]) },
    now: () => clock,
  });
  const started = process.start({ eventStore, onError: () => undefined });
  running.push(started);
  return started;
}
const stateOf = async (id: string) => (await executor.load(mailAggregate, id)).state;
const typesOf = async (id: string): Promise<readonly string[]> =>
  (await eventStore.readStream(`mail-${id}`)).map(({ type }) => type);
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 1_000) throw new Error('It did not happen');
    await sleep(5);
  }
}
const settled = (id: string) => until(async () => (await stateOf(id)).status !== 'requested');

describe('a requested mail', () => {
  test('is sent once, with the attempt recorded before the transfer', async () => {
    await commands.requestMail(receipt('m1'), caller);
    await commands.requestMail(receipt('m1', 'other@example.com'), caller);
    const first = start();
    await settled('m1');
    await first.stop();
    start();
    await commands.requestMail(receipt('m2'), caller);
    await settled('m2');
    expect(sent.map(({ mailId, to }) => [mailId, to])).toEqual([
      ['m1', 'ann@example.com'],
      ['m2', 'ann@example.com'],
    ]);
    expect(await typesOf('m1')).toEqual(['MailRequested', 'MailTransferStarted', 'MailSent']);
  });

  test('is tried again after growing pauses, also when the process restarts meanwhile', async () => {
    answers = [
      { outcome: 'deferred', code: 'ECONNREFUSED' },
      { outcome: 'deferred', code: '451 4.3.0' },
    ];
    await commands.requestMail(receipt('m1'), caller);
    const first = start();
    await until(async () => (await stateOf('m1')).attempts === 1);
    await first.stop();
    const one = (await stateOf('m1')).retryAt - clock;
    expect([one >= 15_000, one <= 30_000]).toEqual([true, true]);
    clock += one;
    const second = start();
    await until(async () => (await stateOf('m1')).attempts === 2);
    await second.stop();
    const two = (await stateOf('m1')).retryAt - clock;
    expect([two >= 30_000, two <= 60_000, sent.length]).toEqual([true, true, 0]);
    clock += two;
    start();
    await settled('m1');
    expect(sent).toHaveLength(1);
    expect(await typesOf('m1')).toEqual([
      'MailRequested',
      'MailDeferred',
      'MailDeferred',
      'MailTransferStarted',
      'MailSent',
    ]);
  });

  test('about a finished video includes a frame of it, where there is one', async () => {
    const announce = (id: string) =>
      commands.requestMail(
        {
          id,
          ownerId: 'ann',
          to: 'ann@example.com',
          template: 'video_completed',
          data: { videoId: 'v', title: 'Elm' },
        },
        caller,
      );
    await recordPlaced(eventStore, on('video-v', videoRequested('v')));
    await recordPlaced(eventStore, on('video-v', videoCompleted('v')));
    await announce('m1');
    start();
    await settled('m1');
    await files.putBytes('videos/v/1/thumbnail.jpg', Buffer.from('frame'), 'image/jpeg');
    await announce('m2');
    await settled('m2');
    expect(sent.map(({ pictures = [] }) => pictures.map(({ cid }) => cid))).toEqual([['logo'], ['logo', 'picture']]);
    expect(sent[1]?.pictures?.[1]?.base64).toBe(Buffer.from('frame').toString('base64'));
  });

  test("about a tour request shows the video to the owner, and also the owner's brand to the visitor", async () => {
    const name = `${'a'.repeat(64)}.webp`;
    const brand = {
      primaryColour: '#0b3d6e',
      accentColour: '#e0a030',
      logoUrl: `/api/pictures/own/${name}`,
      agent: { name: 'Ann', title: '', company: 'Oak', phone: '', email: '', licence: '' },
    };
    await recordPlaced(eventStore, on('user-ann', registered()));
    await recordPlaced(eventStore, on('user-ann', { type: 'BrandChanged', data: { userId: 'ann', brand } }));
    await recordPlaced(eventStore, on('video-v', videoRequested('v')));
    await recordPlaced(eventStore, on('video-v', videoCompleted('v')));
    await files.putBytes('videos/v/1/thumbnail.jpg', Buffer.from('frame'), 'image/jpeg');
    const samples = samplesIn('en');
    const order = { ownerId: 'ann', to: 'ann@example.com' };
    await commands.requestMail(
      { ...order, id: 'm1', template: 'lead_received', data: { ...samples.lead_received, videoId: 'v' } },
      caller,
    );
    const asked = { ...samples.tour_request_sent, videoId: 'v' };
    await commands.requestMail({ ...order, id: 'm2', template: 'tour_request_sent', data: asked }, caller);
    await files.putBytes(`own-pictures/ann/${name}`, Buffer.from('logo'), 'image/webp');
    const [video] = samples.week_results.videos;
    const week = { ...samples.week_results, videos: video ? [{ ...video, videoId: 'v' }] : [] };
    await commands.requestMail({ ...order, id: 'm3', template: 'week_results', data: week }, caller);
    start();
    for (const id of ['m1', 'm2', 'm3']) await settled(id);
    const cids = Object.fromEntries(sent.map(({ mailId, pictures = [] }) => [mailId, pictures.map(({ cid }) => cid)]));
    expect(cids).toEqual({ m1: ['logo', 'picture'], m2: ['sender', 'picture'], m3: ['logo', 'picture'] });
    const toVisitor = sent.find(({ mailId }) => mailId === 'm2');
    expect(toVisitor?.pictures?.[0]).toEqual({
      cid: 'sender',
      contentType: 'image/png',
      base64: Buffer.from('png of logo').toString('base64'),
    });
    expect(toVisitor?.headers).not.toHaveProperty('List-Unsubscribe');
  });

  test('is abandoned when it is out of date', async () => {
    await commands.requestMail(reset('m1'), caller);
    clock += mailTemplates.password_reset.usefulFor + 1;
    start();
    await settled('m1');
    expect((await eventStore.readStream('mail-m1')).at(-1)?.data).toMatchObject({ reason: 'too_late', attempt: 0 });
    expect(sent).toEqual([]);
  });

  test('is abandoned when the server refuses it permanently', async () => {
    answers = [{ outcome: 'rejected', code: '554 5.6.0' }];
    await commands.requestMail(receipt('m1'), caller);
    start();
    await settled('m1');
    expect((await eventStore.readStream('mail-m1')).at(-1)?.data).toMatchObject({
      reason: 'rejected',
      code: '554 5.6.0',
    });
  });

  test('is not sent once its owner is erased', async () => {
    await commands.requestMail(receipt('m1'), caller);
    await keyRing.destroy('ann');
    executor = createExecutor({ eventStore, registry: eventRegistry, now: () => clock });
    start();
    await settled('m1');
    expect((await eventStore.readStream('mail-m1')).at(-1)?.data).toMatchObject({ reason: 'erased' });
    expect(sent).toEqual([]);
  });
});

test('sends only security mails to an address after a bounce', async () => {
  answers = [{ outcome: 'bounced', code: '550 5.1.1' }];
  start();
  await commands.requestMail(receipt('m1', 'gone@example.com'), caller);
  await settled('m1');
  expect((await stateOf('m1')).status).toBe('bounced');
  await until(async () => (await identities.find('undeliverable mail', 'gone@example.com')) !== undefined);
  await commands.requestMail(receipt('m2', 'Gone@Example.com'), caller);
  await settled('m2');
  expect((await eventStore.readStream('mail-m2')).at(-1)?.data).toMatchObject({ reason: 'suppressed' });
  await commands.requestMail({ ...reset('m3'), to: 'gone@example.com' }, caller);
  await settled('m3');
  expect(sent.map(({ mailId }) => mailId)).toEqual(['m3']);
});

test('tries other mails while deferred ones wait for their server', async () => {
  // More than may be at work at once.
  const deferred = 1_050;
  answers = Array.from({ length: deferred }, () => ({ outcome: 'deferred', code: '451' }));
  for (let n = 0; n <= deferred; n += 1) await commands.requestMail(receipt(`m${n}`), caller);
  const process = start();
  await until(async () => sent.length === 1);
  expect(answers).toEqual([]);
  await until(async () => process.status().inFlight === deferred);
});

test('a hundred mails of one user delay those of another by a few', async () => {
  takes = 20;
  for (let n = 0; n < 100; n += 1) await commands.requestMail(receipt(`ann-${n}`), caller);
  await commands.requestMail(receipt('ben-1', 'ben@example.com', 'ben'), caller);
  start();
  await settled('ben-1');
  expect(sent.findIndex(({ mailId }) => mailId === 'ben-1')).toBeLessThan(20);
});
