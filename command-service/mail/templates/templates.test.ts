import { describe, expect, test } from '@jest/globals';
import { isSwitchable, type MailContent, type MailTemplateName, mailTemplates } from '../../../domain/mail/index.ts';
import { createMailWriter, mailSamples } from './index.ts';

const write = createMailWriter({ publicUrl: 'https://app.example', supportEmail: 'help@app.example' });
const names = Object.keys(mailTemplates) as readonly MailTemplateName[];
const sample = (template: MailTemplateName): MailContent => ({ template, data: mailSamples[template] }) as MailContent;
const addresses = (text: string): readonly string[] => text.match(/https?:\/\/[^\s"<>)]+/g) ?? [];

describe.each(names)('%s', (name) => {
  const mail = write(sample(name), { name: 'Jane', unsubscribeToken: 't/1' });

  test('has a subject on one line, a greeting and the same links in both forms', () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}]{5,120}$/u);
    expect(mail.html).toContain('Hello Jane,');
    expect(mail.text).toContain('Hello Jane,');
    expect(new Set(addresses(mail.text))).toEqual(new Set(addresses(mail.html)));
  });

  test('names the address for questions, and no other where none is configured', () => {
    const without = createMailWriter({ publicUrl: 'https://app.example' })(sample(name), { name: 'Jane' });
    for (const form of ['html', 'text'] as const) {
      expect(mail[form]).toContain('help@app.example');
      expect(without[form]).not.toMatch(/Questions\?|mailto:|undefined/);
    }
  });

  test('loads nothing from elsewhere and runs nothing', () => {
    expect(mail.html).not.toMatch(/<img(?!\s+src="cid:)|<script|<link|<iframe|@import|url\(|\bsrc=(?!"cid:)|\bon\w+=/i);
  });

  test('breaks long words and hides its preview where Gmail and Outlook read it', () => {
    const breaking = mail.html.match(/overflow-wrap:anywhere/g) ?? [];
    expect(mail.html.match(/overflow-wrap:anywhere;word-break:break-word/g)).toHaveLength(breaking.length);
    expect(mail.html).toContain('overflow:hidden;mso-hide:all');
    // Outlook for Windows ignores the padding of anything but cells.
    expect(mail.html).toMatch(/<td\s+class="card"/);
    for (const [button] of mail.html.matchAll(/<\w+\s+class="button"[^>]*>\s*<a/g))
      expect(button).toContain('mso-padding-alt');
  });

  test('offers to switch it off exactly where that is possible', () => {
    const link = 'https://app.example/unsubscribe?token=t%2F1';
    const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const { 'Reply-To': _answers, ...unsubscribing } = mail.headers;
    expect(unsubscribing).toEqual(isSwitchable(name) ? headers : {});
    expect(mail.html.includes(link)).toBe(isSwitchable(name));
  });

  test('names the zone of every date', () => {
    const dates = mail.text.match(/\b[A-Z][a-z]+ \d{1,2}, \d{4}[^.\n]*/g) ?? [];
    for (const date of dates) expect(date).toContain('(UTC)');
  });

  test('leaves nothing unfilled', () => {
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
  });
});

test("a user's text starts no header and no markup", () => {
  const title = 'Home\r\nBcc: eve@evil.example\u2028<script>alert(1)</script>';
  const mail = write(
    { template: 'video_completed', data: { videoId: 'v', title } },
    { name: '<b>Jane</b>\r\nX: y', unsubscribeToken: 't' },
  );
  expect(mail.subject).toBe('“Home Bcc: eve@evil.example <script>alert(1)</script>” is ready');
  expect(mail.html).toContain('&lt;script&gt;alert(1)');
  expect(mail.html).toContain('Hello &lt;b&gt;Jane&lt;/b&gt; X: y,');
});

describe('a mail about a finished video', () => {
  const picture = { cid: 'picture', contentType: 'image/jpeg', base64: 'AAAA' };
  const mailOf = (reader: object) =>
    write({ template: 'video_completed', data: { videoId: 'v/1', title: 'Elm' } }, { name: 'Jane', ...reader });

  test('shows a frame of it, and leads to it', () => {
    const { html, text, pictures } = mailOf({ picture });
    expect(pictures.map(({ cid }) => cid)).toEqual(['logo', 'picture']);
    expect(html).toMatch(
      /<a\s+href="https:\/\/app.example\/my-videos\?video=v%2F1"\s*><img\s+src="cid:picture"\s+alt="Watch “Elm”"/,
    );
    expect(text).toContain('Watch your video:\nhttps://app.example/my-videos?video=v%2F1');
  });

  test('has no gap where there is no picture', () => {
    const { html, pictures } = mailOf({});
    expect(pictures.map(({ cid }) => cid)).toEqual(['logo']);
    expect(html).not.toContain('cid:picture');
  });
});

test('the results of a week lead to the one video that was watched', () => {
  const data = {
    week: '2026-11-23',
    views: 1,
    finished: 1,
    videos: [{ videoId: 'v1', title: 'Elm', views: 1 }],
  };
  const { subject, text } = write({ template: 'week_results', data }, { name: '' });
  expect(subject).toBe('Your videos were watched once last week');
  expect(text).toContain('“Elm”: 1 view\n\nSee your results:\nhttps://app.example/my-videos?video=v1');
  expect(text).toContain('The week began on Monday, November 23, 2026 (UTC).');
});

describe('a tour request', () => {
  const lead = { leadId: 'l1', title: 'Elm Street', name: 'Maria', email: 'maria@home.example', phone: null };
  const mailOf = (changes: object) =>
    write({ template: 'lead_received', data: { ...lead, message: '', ...changes } }, { name: 'Jane' });

  test('is answered to the visitor, and to nobody where there is no address', () => {
    expect(mailOf({}).headers).toEqual({ 'Reply-To': 'maria@home.example' });
    expect(mailOf({ email: null, phone: '555 0100' }).headers).toEqual({});
  });

  test.each(['maria@home.example\r\nBcc: eve@evil.example', 'a@b.example, eve@evil.example', 'Eve <eve@evil.example>'])(
    'is not answered to %j, which is no single address',
    (email) => {
      expect(mailOf({ email }).headers).toEqual({});
    },
  );

  test('keeps the lines of the message, escaped, and out of the subject', () => {
    const { subject, html, text } = mailOf({ name: 'Eve\r\nBcc: x', message: 'One\n\n<b>Two</b>' });
    expect(subject).toBe('Tour request for “Elm Street”');
    expect(html).toContain('&lt;b&gt;Two&lt;/b&gt;');
    expect(text).toContain('One\n\n<b>Two</b>');
    expect(text).toContain('https://app.example/leads');
  });
});

test('a test mail says so in its subject', () => {
  expect(write(sample('welcome'), { name: '', isTest: true }).subject).toBe('[Test] Welcome to Curbcast');
});

test('a reader without a name is greeted', () => {
  expect(write(sample('receipt'), { name: '' }).text).toContain('Hello,');
});
