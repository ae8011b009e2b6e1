import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mailAggregate } from '../../domain/mail/index.ts';
import { createSmtpMail } from '../providers/mail/smtp/smtp.ts';
import { distinct, openSmtpReceiver } from '../providers/mail/testing/smtp-receiver.ts';
import { from, killedMail, openDelivery } from './testing/delivery.ts';

const child = fileURLToPath(new URL('./testing/delivering-child.ts', import.meta.url));

/** Delivers the mail in a process that kills itself at the step, then in one that continues from the log. */
async function deliverKilledAt(step: string) {
  const folder = await mkdtemp(join(tmpdir(), 'delivery-'));
  const receiver = await openSmtpReceiver();
  const args = ['--disable-warning=ExperimentalWarning', child, folder, String(receiver.port), step];
  const [code, signal] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close')) as [
    unknown,
    unknown,
  ];
  const again = await openDelivery(folder, createSmtpMail({ url: `smtp://127.0.0.1:${receiver.port}`, from }));
  await again.requestMail(killedMail, { actor: { kind: 'system', id: 'test' }, correlationId: 'test' });
  const status = async () => (await again.executor.load(mailAggregate, killedMail.id)).state.status;
  while ((await status()) !== 'sent') await sleep(10);
  await again.close();
  const { all } = receiver;
  await receiver.close();
  await rm(folder, { recursive: true });
  return { code, signal, status: 'sent', received: all.length, distinct: distinct(all).length };
}

const steps = [
  ['after MailRequested', 1],
  ['before MailTransferStarted', 1],
  ['after MailTransferStarted', 1],
  // The server has the mail and the log does not say so: it comes twice, with one Message-ID.
  ['after the answer', 2],
  ['after MailSent', 1],
] as const;

test('a mail arrives once although its process is killed between any two steps', async () => {
  const outcomes = await Promise.all(steps.map(async ([step]) => [step, await deliverKilledAt(step)]));
  const expected = { code: null, signal: 'SIGKILL', status: 'sent', distinct: 1 };
  expect(outcomes).toEqual(steps.map(([step, received]) => [step, { ...expected, received }]));
});
