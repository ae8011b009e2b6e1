import { describe, expect, test } from '@jest/globals';
import { isSwitchable, type MailContent, type MailTemplateName, mailTemplates } from '../../../domain/mail/index.ts';
import type { Language } from '../../../words/index.ts';
import { createMailWriter, samplesIn } from './index.ts';

const write = createMailWriter({ publicUrl: 'https://app.example', supportEmail: 'help@app.example' });
const names = Object.keys(mailTemplates) as readonly MailTemplateName[];
const sample = (template: MailTemplateName, language: Language = 'en'): MailContent =>
  ({ template, data: samplesIn(language)[template] }) as MailContent;
const addresses = (text: string): readonly string[] => text.match(/https?:\/\/[^\s"<>)]+/g) ?? [];

const languages = ['en', 'es'] as const;
const inBoth = names.flatMap((name) => languages.map((language) => [name, language] as const));

describe.each(inBoth)('%s in %s', (name, language) => {
  const mail = write(sample(name, language), { name: 'Jane', unsubscribeToken: 't/1', language });

  test('has a subject on one line, a greeting and the same links in both forms', () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}]{5,120}$/u);
    const hello = { en: 'Hello Jane,', es: 'Hola, Jane:' }[language];
    expect(mail.html).toContain(hello);
    expect(mail.text).toContain(hello);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(new Set(addresses(mail.text))).toEqual(new Set(addresses(mail.html)));
  });

  test('names the address for questions, or none where none is configured', () => {
    const isOurs = mailTemplates[name].category !== 'visitor';
    const without = createMailWriter({ publicUrl: 'https://app.example' })(sample(name), { name: 'Jane', language });
    for (const form of ['html', 'text'] as const) {
      expect(mail[form].includes('help@app.example')).toBe(isOurs);
      expect(without[form]).not.toMatch(/Questions\?|¿Preguntas|mailto:|undefined/);
    }
  });

  test('loads nothing from elsewhere and runs no code', () => {
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

  test('offers to switch the mail off exactly where that is possible', () => {
    const link = 'https://app.example/unsubscribe?token=t%2F1';
    const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const { 'Reply-To': _answers, ...unsubscribing } = mail.headers;
    expect(unsubscribing).toEqual(isSwitchable(name) ? headers : {});
    expect(mail.html.includes(link)).toBe(isSwitchable(name));
  });

  test('names the zone of every date', () => {
    const dates = mail.text.match(/\b(?:[A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2} de [a-z]+ de \d{4})[^\n]*/g) ?? [];
    for (const date of dates) expect(date).toMatch(/UTC\)/);
    if (JSON.stringify(sample(name)).includes('AtMs')) expect(dates).not.toEqual([]);
  });

  test('leaves no placeholder unfilled', () => {
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/undefined|NaN|\[object|Invalid Date|\{\w+\}/);
  });
});

/** Every text of a mail that comes from its template, not from its data. */
function textsOf(name: MailTemplateName, language: Language, data: object): readonly string[] {
  const content = { template: name, data } as MailContent;
  const { subject, text, html } = write(content, { name: '', unsubscribeToken: 't', language });
  const preview = /mso-hide:all">([^<]*)</.exec(html)?.[1] ?? '';
  // A fact is a label and a value, and a button a label above its address.
  const labels = text.split('\n').flatMap((line) => line.split(': '));
  return [subject, preview, ...labels].map((line) => line.trim());
}

/** Texts of people and names of products: the same in both languages. */
const dataIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(dataIn) : [String(value)];

/** Further data of a template, for the texts that its sample does not produce. */
const others: Readonly<Partial<Record<MailTemplateName, readonly object[]>>> = {
  video_completed: [{ videoId: 'v', title: '' }],
  video_removed: [{ title: '', reason: '' }],
  lead_received: [{ leadId: 'l', title: '', name: 'Maria', email: null, phone: '5550142', message: '' }],
  tour_request_sent: [{ videoId: 'v', title: '', path: '/s/t', agent: '', company: '', phone: '', email: '' }],
  week_results: [{ week: '2027-03-08', views: 1, finished: 0, videos: [{ videoId: 'v', title: '', views: 1 }] }],
  twin_ready: [{ avatarId: 'a', name: '' }],
  credit_low: [{ halfCredits: 0 }, { halfCredits: 2 }, { halfCredits: 4 }],
  receipt: [
    {
      paymentId: null,
      invoice: {
        number: 'CC-1',
        settledBy: ['Another payment by card', 'From your credit balance', 'Credit note', 'Paid in another way'].map(
          (description) => ({ description, amountCents: 100 }),
        ),
      },
      items: ['Base plan (3 credits)', 'Further items', 'Owed from before', 'Digital Twin'].map((description) => ({
        description,
        amountCents: 9_900,
      })),
      totalCents: 9_900,
      currency: 'usd',
      paidAtMs: 0,
    },
  ],
  payment_failed: [0, 7].map((daysPastDue) => ({ daysPastDue, amountCents: 9_900, currency: 'usd' })),
  credits_expiring: [0, 1].map((days) => ({ days, halfCredits: 2, expiresAtMs: 0 })),
  sign_in_changed: [
    'second_factor_enabled',
    'second_factor_disabled',
    'second_factor_moved',
    'passkey_removed',
    'recovery_codes_made',
  ].map((change) => ({ change, changedAtMs: 0 })),
  email_change: [{ step: 'undo', newEmail: 'jane@new.example', url: 'https://app.example/undo?token=t' }],
  account_deletion: [{ step: 'cancelled', deletesAtMs: 0 }],
};

test.each(
  names.flatMap((name) => [samplesIn('en')[name], ...(others[name] ?? [])].map((data) => [name, data] as const)),
)('%s says each of its texts in Spanish: %j', (name, data) => {
  const spanish = new Set(textsOf(name, 'es', data));
  const given = new Set(dataIn(data).flatMap((value) => value.split('\n')));
  const isData = (line: string): boolean =>
    // A figure, an address, or nothing.
    !/\p{L}{2}/u.test(line) || /^https?:/u.test(line) || given.has(line);
  const bundles = /^Starter Pack/u;
  const same = textsOf(name, 'en', data).filter((line) => spanish.has(line) && !isData(line) && !bundles.test(line));
  expect(same).toEqual([]);
});

test("a user's text cannot start a header or markup", () => {
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

describe('a confirmation to a visitor', () => {
  const logoOfAgent = { cid: 'sender', contentType: 'image/png', base64: 'AAAA' };
  const mailOf = (reader: object, changes: object = {}) =>
    write(
      { template: 'tour_request_sent', data: { ...samplesIn('en').tour_request_sent, ...changes } },
      { name: '', ...reader },
    );

  test("shows the agent's logo, or the name where there is no logo, and never our logo", () => {
    const { html, pictures } = mailOf({ senderLogo: logoOfAgent });
    expect(pictures.map(({ cid }) => cid)).toEqual(['sender']);
    expect(html).toMatch(/<img\s+src="cid:sender"\s+alt="Oak &amp; Elm Realty"/);
    const plain = mailOf({});
    expect(plain.pictures).toEqual([]);
    for (const { html: page, text } of [mailOf({ senderLogo: logoOfAgent }), plain])
      expect(`${page}${text}`).not.toMatch(/Curbcast/);
  });

  test('directs replies to the agent where the share page shows an address', () => {
    expect(mailOf({}).headers).toEqual({ 'Reply-To': 'jane@oakelm.example' });
    expect(mailOf({}, { email: '' }).headers).toEqual({});
    expect(mailOf({}, { email: 'ask me' }).headers).toEqual({});
  });
});

test("our own mails never show an agent's logo", () => {
  const { pictures } = write(sample('welcome'), {
    name: '',
    senderLogo: { cid: 'sender', contentType: 'image/png', base64: 'AAAA' },
  });
  expect(pictures.map(({ cid }) => cid)).toEqual(['logo']);
});

test('the results of a week link to the video that was watched most', () => {
  const data = {
    week: '2026-11-23',
    views: 1,
    finished: 1,
    videos: [{ videoId: 'v1', title: 'Elm', views: 1 }],
  };
  const { subject, text } = write({ template: 'week_results', data }, { name: '' });
  expect(subject).toBe('Your videos were watched once last week');
  expect(text).toContain('“Elm”, 1 view\n\nOpen the video:\nhttps://app.example/my-videos?video=v1');
  expect(text).toContain('See all results:\nhttps://app.example/dashboard');
  expect(text).toContain('The week began on Monday, November 23, 2026 (UTC).');
});

describe('a tour request', () => {
  const lead = { leadId: 'l1', title: 'Elm Street', name: 'Maria', email: 'maria@home.example', phone: null };
  const mailOf = (changes: object) =>
    write({ template: 'lead_received', data: { ...lead, message: '', ...changes } }, { name: 'Jane' });

  test('directs replies to the visitor, or to nobody where there is no address', () => {
    expect(mailOf({}).headers).toEqual({ 'Reply-To': 'maria@home.example' });
    expect(mailOf({ email: null, phone: '555 0100' }).headers).toEqual({});
  });

  test.each(['maria@home.example\r\nBcc: eve@evil.example', 'a@b.example, eve@evil.example', 'Eve <eve@evil.example>'])(
    'does not direct replies to %j, which is not a single address',
    (email) => {
      expect(mailOf({ email }).headers).toEqual({});
    },
  );

  test('keeps the lines of the message, escaped, and out of the subject', () => {
    const { subject, html, text } = mailOf({ name: 'Eve\r\nBcc: x', message: 'One\n\n<b>Two</b>' });
    expect(subject).toBe('Tour request for “Elm Street”');
    expect(html).toContain('&lt;b&gt;Two&lt;/b&gt;');
    expect(text).toContain('One\n\n<b>Two</b>');
    expect(text).toContain('https://app.example/leads?lead=l1');
  });
});

test('a test mail says so in its subject', () => {
  expect(write(sample('welcome'), { name: '', isTest: true }).subject).toBe('[Test] Welcome to Curbcast');
  const spanish = write(sample('welcome'), { name: '', isTest: true, language: 'es' });
  expect(spanish.subject).toBe('[Prueba] Te damos la bienvenida a Curbcast');
});

test('a reader without a name is greeted', () => {
  expect(write(sample('receipt'), { name: '' }).text).toContain('Hello,');
});
