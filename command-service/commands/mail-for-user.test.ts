import { describe, test } from '@jest/globals';
import { registered } from '../../domain/testing/samples.ts';
import { mailRequests } from '../processes/mail-requests.ts';
import { on, specifyWork, type Placed } from '../testing/work-spec.ts';
import { uuidFrom } from '../support/context.ts';

const welcomeOf = (userId: string): string => uuidFrom(`mail/welcome/welcome/${userId}`);

const requested = (userId: string, to: string): Placed => {
  const mailId = welcomeOf(userId);
  const mail = { mailId, ownerId: userId, template: 'welcome', isTest: false, to, name: 'Ann', data: {} };
  const data = { ...mail, language: 'en' } as const;
  return on(`mail-${mailId}`, { type: 'MailRequested', data });
};
const failed = (userId: string): Placed => {
  const mailId = welcomeOf(userId);
  const mail = { mailId, ownerId: userId, attempt: 0, reason: 'unusable_address', code: null } as const;
  return on(`mail-${mailId}`, { type: 'MailFailed', data: mail });
};

describe('a mail to a verified address that cannot receive mail', () => {
  test.each([
    '"front desk 1"@oak.example',
    'ann_example.com#EXT#@tenant.onmicrosoft.com',
    `${'a'.repeat(65)}@example.com`,
    '@example.com',
    'ann',
    `ann@${'a.'.repeat(150)}b`,
    'ann@[192.0.2.1]',
  ])('fails once, and the next user gets theirs: %j', async (email) => {
    await specifyWork(mailRequests, {}, { sideBySide: true })
      .given(on('user-ann', registered({ email })), on('user-ben', registered({ userId: 'ben' })))
      .appends(requested('ann', email), failed('ann'), requested('ben', 'ann@example.com'));
  });
});
