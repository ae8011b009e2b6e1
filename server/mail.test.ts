import { expect, test } from '@jest/globals';
import { samplesIn } from '../command-service/mail/templates/index.ts';
import { openMail } from './mail.ts';

const textWith = async (SMTP_URL: string | undefined, SUPPORT_EMAIL: string): Promise<string> => {
  const config = {
    mail: { SMTP_URL, MAIL_FROM: 'Curbcast <no-reply@oak.example>' },
    product: { SUPPORT_EMAIL },
    derived: { publicUrl: 'https://app.oak.example' },
  };
  const { write } = await openMail(config as never, {} as never, {} as never, async (picture) => picture);
  return write({ template: 'welcome', data: samplesIn('en').welcome } as never, { name: 'Jane' }).text;
};
const server = 'smtp://mail.oak.example:587';

test.each([
  ['the configured address', server, 'help@oak.example', 'Write to help@oak.example.'],
  ['the placeholder, in mails that stay in the outbox', undefined, 'support@curbcast.example', 'Write to support@'],
])('a mail names %s', async (_what, url, address, sentence) => {
  expect(await textWith(url, address)).toContain(sentence);
});

test('a mail that leaves names no placeholder, whose domain would bounce every question', async () => {
  expect(await textWith(server, 'support@curbcast.example')).not.toMatch(/curbcast\.example|Questions/u);
});
