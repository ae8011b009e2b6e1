import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { mails } from './mails.ts';

const mail = { mailId: 'm1', ownerId: 'ann' };
const requested = happened('mail-m1', 'MailRequested', {
  ...mail,
  template: 'welcome',
  isTest: false,
  to: 'ann@example.com',
  name: 'Ann',
  data: {},
});
const started = happened('mail-m1', 'MailTransferStarted', { ...mail, attempt: 1 });
const deferred = happened('mail-m1', 'MailDeferred', { ...mail, attempt: 1, code: '451 4.3.0', retryAtMs: 5_000 });
const document = {
  kind: 'mail',
  ownerId: 'ann',
  template: 'welcome',
  isTest: false,
  status: 'requested',
  failures: 0,
  requestedAt: givenTime(0),
  settledAt: null,
  retryAt: null,
  reason: null,
  code: null,
};

test('lists a mail without its recipient and contents', async () => {
  await projectionSpec(mails)
    .given([requested, started])
    .then({ mails: { m1: document } });
});

test('shows why a mail waits, and later that it was sent', async () => {
  const waiting = { ...document, failures: 1, code: '451 4.3.0', retryAt: 5_000 };
  await projectionSpec(mails)
    .given([requested, started, deferred])
    .then({ mails: { m1: waiting } });
  await projectionSpec(mails)
    .given([requested, started, deferred, happened('mail-m1', 'MailSent', { ...mail, attempt: 2, service: 'smtp' })])
    .then({ mails: { m1: { ...waiting, status: 'sent', settledAt: givenTime(3), retryAt: null, code: null } } });
});

test('shows why a mail was abandoned, and that a sent one bounced', async () => {
  const code = '550 5.1.1';
  await projectionSpec(mails)
    .given([requested, happened('mail-m1', 'MailFailed', { ...mail, attempt: 0, reason: 'too_late', code: null })])
    .then({ mails: { m1: { ...document, status: 'failed', settledAt: givenTime(1), reason: 'too_late' } } });
  await projectionSpec(mails)
    .given([
      requested,
      happened('mail-m1', 'MailSent', { ...mail, attempt: 1, service: 'smtp' }),
      happened('mail-m1', 'MailBounced', { ...mail, permanent: true, code }),
    ])
    .then({ mails: { m1: { ...document, status: 'bounced', settledAt: givenTime(2), code } } });
});
