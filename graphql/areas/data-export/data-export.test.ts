import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { Commands, FileStore } from '../../../command-service/index.ts';
import type { Json, Position, RecordedEvent } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { monthlyPlan } from '../../../domain/subscriptions/testing/monthly-plan.ts';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { bought, given, now, registered, requested } from '../../testing/area.ts';
import { unzip } from './testing/unzip.ts';
import { issuedInvoice, paidInvoice } from '../../../domain/invoices/testing/monthly-invoice.ts';

const pictureKey = `pictures/${'a'.repeat(64)}.webp`;
const portrait = Buffer.from('the picture of Ann');
const logo = Buffer.from('the logo of Oak Homes');
const content = Buffer.from('the video of Elm Street');
const logoName = `${'b'.repeat(64)}.webp`;
const brand = {
  primaryColour: '#0b3d6e',
  accentColour: '#e0a030',
  logoUrl: `/api/pictures/own/${logoName}`,
  agent: { name: 'Ann Oak', title: 'Agent', company: 'Oak Homes', phone: '1', email: 'ann@oak.example', licence: '7' },
};
const files = {
  list: async (prefix: string) => (prefix === 'own-pictures/ann/' ? [`own-pictures/ann/${logoName}`] : []),
  stat: async (key: string) => (key.endsWith('video.mp4') ? { key, bytes: content.length } : undefined),
  open: async (key: string) => {
    if (key === pictureKey) return { stream: Readable.from([portrait]) };
    if (key === `own-pictures/ann/${logoName}`) return { stream: Readable.from([logo]) };
    return key.endsWith('video.mp4') ? { stream: Readable.from([content]) } : undefined;
  },
} as object as FileStore;

const event = (stream: string, revision: number, type: string, data: object, kind: string): RecordedEvent =>
  ({ stream, revision, type, time: now, data, metadata: { actor: { kind, id: 'x' } } }) as object as RecordedEvent;

const streams: Readonly<Record<string, readonly RecordedEvent[]>> = {
  'user-ann': [event('user-ann', 0, 'UserRegistered', { email: 'ann@curbcast.example' }, 'user')],
  'credits-ann': [
    event('credits-ann', 0, 'CreditsGranted', { paymentId: 'pi_1' }, 'process'),
    event('credits-ann', 1, 'CreditsReserved', { heldFor: 'video1' }, 'user'),
    event('credits-ann', 2, 'CreditsAdjusted', { reason: 'Goodwill', note: 'For staff' }, 'admin'),
  ],
  'invoice-in_1': [event('invoice-in_1', 0, 'InvoiceIssued', { number: 'CB-1' }, 'process')],
  'mail-m1': [event('mail-m1', 0, 'MailRequested', { to: 'ben@curbcast.example', template: 'welcome' }, 'process')],
  'mail-m2': [event('mail-m2', 0, 'MailRequested', { to: 'ann@curbcast.example', template: 'welcome' }, 'process')],
  'video-video1': [event('video-video1', 0, 'VideoRequested', { title: 'Tour of Elm Street' }, 'user')],
};

/** A payment that brought no credits: nothing in the ledger names it. */
const began = (userId: string, paymentId: string): GivenEvent =>
  happened(`payment-${paymentId}`, 'PaymentInitiated', {
    paymentId,
    purchaseId: null,
    invoiceId: null,
    userId,
    items: [],
    currency: 'usd',
    provider: 'stripe',
  });
const invoiced = (userId: string, invoiceId: string): readonly GivenEvent[] => {
  const which = { userId, invoiceId, plan: null };
  return [
    happened(`invoice-${invoiceId}`, 'InvoiceIssued', issuedInvoice(now, which)),
    happened(`invoice-${invoiceId}`, 'InvoicePaid', paidInvoice(now, { ...which, parts: [] })),
  ];
};
const subscribed = happened('subscription-ann', 'SubscriptionStarted', {
  ...monthlyPlan,
  userId: 'ann',
  subscriptionId: 'sub_1',
});

const sheet = Buffer.from('Loan Amount: $450,000');
const figure = { key: 'loanAmount', label: 'Loan amount', value: '$450,000', page: 1, text: 'Loan Amount: $450,000' };
const uploaded = (userId: string, feeSheetId: string): GivenEvent =>
  happened(`feesheet-${feeSheetId}`, 'FeeSheetUploaded', {
    feeSheetId,
    userId,
    format: 'text',
    bytes: sheet.length,
    pages: 1,
    figures: 1,
    questions: 0,
    deleteAtMs: now + 30 * 86_400_000,
  });

const mailToBen = {
  mailId: 'm1',
  ownerId: 'ben',
  to: 'ben@curbcast.example',
  name: 'Ben',
  template: 'welcome',
  data: {},
  isTest: false,
};

/** The gateway with an account that has a video, a payment and a session; `exported` notes the recorded exports. */
async function account({ refuses = false, clock = () => now, user = {} } = {}) {
  const exported: string[] = [];
  const lifecycle = {
    recordExport: async (userId: string): Promise<Position> => {
      if (refuses) throw new Refusal('RATE_LIMITED', 'Too often.');
      exported.push(userId);
      return '0' as Position;
    },
  } as object as Commands['lifecycle'];
  const webhooks = {
    listWebhooks: async () => ({
      webhooks: [
        { webhookId: 'w1', url: 'https://crm.ann.example', events: ['video_ready'], isActive: true, createdAt: now },
      ],
    }),
  };
  const accessToken = {
    tokenId: 't1',
    name: 'Report',
    scopes: ['read'],
    createdAt: now,
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  };
  const { as } = await given(
    [
      registered('ann'),
      registered('ben'),
      happened('user-ann', 'ProfilePictureChanged', { userId: 'ann', pictureUrl: `/files/${pictureKey}` }),
      bought('ann', '1', 20),
      began('ann', 'pi_2'),
      began('ben', 'pi_3'),
      subscribed,
      ...invoiced('ann', 'in_1'),
      ...invoiced('ben', 'in_2'),
      requested('ann', 'video1'),
      uploaded('ann', 's1'),
      uploaded('ann', 's2'),
      uploaded('ben', 's3'),
      happened('mail-m1', 'MailRequested', mailToBen),
      happened('mail-m2', 'MailRequested', { ...mailToBen, mailId: 'm2', ownerId: 'ann', to: 'ann@curbcast.example' }),
    ],
    {
      drafts: { read: async () => undefined },
      feeSheets: {
        store: {
          // The second sheet is deleted while the export is written.
          open: async (userId: string, id: string) => (`${userId}/${id}` === 'ann/s1' ? sheet : undefined),
          read: async () => ({ name: 'sheet.txt', reading: { figures: [figure] } }),
        },
      } as never,
      signInFactors: {
        state: async () => ({
          atProvider: false,
          secondFactor: { enabledAt: now, recoveryCodesLeft: 10 },
          passkeys: [{ id: 'k1', name: 'Laptop', createdAt: now, lastUsedAt: undefined }],
          passkeysAvailable: true,
        }),
      },
      now: clock,
      commands: {
        lifecycle,
        webhooks,
        accessTokens: { listAccessTokens: async () => ({ tokens: [accessToken], refusals: [], limit: 20 }) },
        users: { userState: async () => ({ exists: true, admin: false, ...user }) },
      } as never,
      providers: { files, payments: { mode: 'test' } },
      security: {
        counters: {
          signIns: async () => [{ id: 'a', at: 1, outcome: 'refused', address: '192.0.2.77', userId: 'ann' }],
        },
      } as never,
      sessions: {
        list: async () => [
          {
            id: 's',
            userId: 'ann',
            createdAt: 1,
            lastSeenAt: 2,
            expiresAt: 3,
            userAgent: 'Firefox',
            address: '10.0.0.1',
          },
        ],
      } as never,
      dataExport: {
        readStream: async (stream: string, from: number, limit: number) =>
          (streams[stream] ?? []).slice(from, from + limit),
        seal: async (userId: string, _place: string, value: Json) =>
          Buffer.from(JSON.stringify([userId, value])).toString('base64url'),
        open: async (userId: string, _place: string, token: string) => {
          const [owner, value] = JSON.parse(Buffer.from(token, 'base64url').toString()) as [string, Json];
          return owner === userId ? value : undefined;
        },
      },
    },
  );
  return { as, exported };
}

const start = 'mutation { exportOwnData { url expiresAt mediaBytes } }';

test('an export holds a readable file for each part, and every event of the account', async () => {
  const { as, exported } = await account();
  const { exportOwnData } = (await as('ann').graphql(start)) as { exportOwnData: { url: string } };
  expect(exported).toEqual(['ann']);
  const { status, headers, raw } = await as('ann').bytes(exportOwnData.url);
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="curbcast-account-2026-01-15.zip"',
    'private, no-store',
  ]);
  const found = unzip(raw);
  expect([...found.keys()]).toEqual([
    'README.txt',
    'profile.json',
    'picture.webp',
    'preferences.json',
    `pictures/${logoName}`,
    'sign-in.json',
    'sessions.json',
    'sign-ins.json',
    'credits/statement.json',
    'credits/statement.csv',
    'payments.json',
    'subscription.json',
    'invoices/invoices.json',
    'invoices/in_1.pdf',
    'videos/Tour of Elm Street/video.json',
    'videos/Tour of Elm Street/script.txt',
    'audience.json',
    'leads.json',
    'fee-sheets/s1/figures.json',
    'fee-sheets/s1/sheet.txt',
    'mails.json',
    'webhooks/webhooks.json',
    'webhooks/messages.json',
    'access-tokens.json',
    'security-alerts.json',
    'administrators.json',
    'events.jsonl',
  ]);
  const text = (name: string): string => found.get(name)?.toString('utf8') ?? '';
  const parsed = (name: string): unknown => JSON.parse(text(name));
  expect(parsed('profile.json')).toMatchObject({ id: 'ann', email: 'ann@curbcast.example' });
  expect(parsed('sessions.json')).toMatchObject([{ userAgent: 'Firefox', address: '10.0.0.1' }]);
  expect(parsed('sign-ins.json')).toEqual([
    { time: '1970-01-01T00:00:00.001Z', outcome: 'refused', address: '192.0.2.77' },
  ]);
  expect(parsed('webhooks/webhooks.json')).toMatchObject([{ id: 'w1', url: 'https://crm.ann.example' }]);
  expect(parsed('access-tokens.json')).toMatchObject([{ name: 'Report', scopes: ['read'], revoked: null }]);
  expect(parsed('credits/statement.json')).toMatchObject([{ kind: 'grant', amount: 10 }]);
  expect(found.get('picture.webp')).toEqual(portrait);
  expect(parsed('sign-in.json')).toEqual({
    codesOfAnAppSince: '2026-01-15T00:00:00.000Z',
    passkeys: [{ name: 'Laptop', createdAt: '2026-01-15T00:00:00.000Z', lastUsedAt: null }],
  });
  expect(parsed('payments.json')).toMatchObject([{ id: 'pi_2', status: 'INITIATED' }]);
  expect(parsed('subscription.json')).toMatchObject({ now: { planName: 'Monthly Plan' } });
  expect(parsed('invoices/invoices.json')).toMatchObject([{ id: 'in_1', number: 'CB-1', status: 'succeeded' }]);
  expect(text('invoices/in_1.pdf').slice(0, 5)).toBe('%PDF-');
  expect(text('credits/statement.csv').split('\n')).toHaveLength(3);
  expect(text('videos/Tour of Elm Street/script.txt')).toBe('Welcome.\n');
  expect(found.get('fee-sheets/s1/sheet.txt')).toEqual(sheet);
  expect(parsed('fee-sheets/s1/figures.json')).toMatchObject({
    name: 'sheet.txt',
    deletedAt: '2026-02-14T00:00:00.000Z',
    figures: [{ label: 'Loan amount', value: '$450,000', page: 1 }],
  });
  expect(parsed('administrators.json')).toMatchObject([{ type: 'CreditsAdjusted', data: { reason: 'Goodwill' } }]);
  expect([...found.values()].filter((content) => content.includes('For staff'))).toEqual([]);
  expect(
    text('events.jsonl')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { type: string }).type),
  ).toEqual([
    'UserRegistered',
    'CreditsGranted',
    'CreditsReserved',
    'CreditsAdjusted',
    'VideoRequested',
    'InvoiceIssued',
  ]);
  for (const name of ['profile.json', 'credits/', 'videos/', 'events.jsonl'])
    expect(text('README.txt')).toContain(name);
});

test('an address works only for its user, and for ten minutes', async () => {
  let clock = now;
  const { as } = await account({ clock: () => clock });
  const { exportOwnData } = (await as('ann').graphql(start)) as { exportOwnData: { url: string } };
  const { url } = exportOwnData;
  expect((await as('ben').rest('GET', url)).status).toBe(404);
  expect((await as().rest('GET', url)).status).toBe(401);
  clock += 10 * 60_000 - 1;
  expect((await as('ann').bytes(url)).status).toBe(200);
  clock += 1;
  expect((await as('ann').rest('GET', url)).status).toBe(404);
});

test('an export needs a session, a recent authentication, and is limited', async () => {
  const { as, exported } = await account();
  expect(await as().graphql(start)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await as('ann', { authenticatedAt: 0 }).graphql(start)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  expect(exported).toEqual([]);
  const often = await account({ refuses: true });
  expect(await often.as('ann').graphql(start)).toEqual({ code: 'RATE_LIMITED', message: 'Too often.' });
});

test('an export holds the brand and its logo, if there is one', async () => {
  const download = async (user: object) => {
    const { as } = await account({ user });
    const { exportOwnData } = (await as('ann').graphql(start)) as { exportOwnData: { url: string } };
    return unzip((await as('ann').bytes(exportOwnData.url)).raw);
  };
  const found = await download({ brand });
  expect(JSON.parse(found.get('brand.json')?.toString() ?? '')).toEqual(brand);
  expect(found.get('logo.webp')).toEqual(logo);
  expect(found.get(`pictures/${logoName}`)).toEqual(logo);
  expect((await download({})).has('brand.json')).toBe(false);
});

test.each([
  ['another user, at an outside provider', 'https://id.example/', []],
  ['the own local account', 'embedded', ['ben@curbcast.example']],
])(
  'an export has only the mails of its account when the subject is the id of %s',
  async (_whose, issuer, ofLocalAccount) => {
    const { as } = await account({ user: { account: { issuer, subject: 'ben' } } });
    const { exportOwnData } = (await as('ann').graphql(start)) as { exportOwnData: { url: string } };
    const { raw } = await as('ann').bytes(exportOwnData.url);
    const found = JSON.parse(unzip(raw).get('mails.json')?.toString() ?? '') as readonly { readonly to: string }[];
    expect(found.map(({ to }) => to)).toEqual([...ofLocalAccount, 'ann@curbcast.example']);
  },
);
