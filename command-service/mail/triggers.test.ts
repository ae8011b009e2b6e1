import { describe, expect, test } from '@jest/globals';
import { dispatch, type EventOf, type EventType } from '../../domain/events.ts';
import {
  creditAggregates,
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
} from '../../domain/credits/index.ts';
import { initialInvoice } from '../../domain/invoices/index.ts';
import { mailTemplates } from '../../domain/mail/index.ts';
import { initialAvatar } from '../../domain/avatars/index.ts';
import { initialShare, openToAll } from '../../domain/shares/index.ts';
import { initialVideo } from '../../domain/videos/index.ts';
import { lowersBalance, mailTriggers, type TriggerContext } from './triggers.ts';

const context: TriggerContext = {
  avatar: async () => initialAvatar,
  video: async () => initialVideo,
  invoice: async () => initialInvoice,
  credits: async () => initialCredits,
  webhook: async () => undefined,
  language: async () => 'en',
  share: async () => initialShare,
  agent: async () => ({ agent: '', company: '', phone: '', email: '' }),
  hasLead: async () => true,
};

/** The types and data of the mails that follow from an event; the data matches the schemas of its templates. */
async function following<Type extends EventType>(type: Type, data: EventOf<Type>['data']) {
  const event = { type, data, time: 5, id: 'e', stream: 'x-1' } as object as Parameters<typeof dispatch>[1];
  const mails = (await dispatch(mailTriggers, event, context)) ?? [];
  for (const mail of mails) mailTemplates[mail.template].data.parse(mail.data);
  return mails.map(({ template, data: told }) => [template, told]);
}

describe('a tour request', () => {
  const lead = {
    leadId: 'l1',
    userId: 'ann',
    videoId: 'v1',
    linkId: 'link',
    name: 'BUY NOW http://evil.example',
    email: 'maria@home.example',
    phone: null,
    message: 'BUY NOW http://evil.example',
    language: 'es',
    confirms: true,
  } as const;
  const agent = { agent: 'Ann Lee', company: 'Oak Realty', phone: '', email: 'ann@oak.example' };
  const mailsOf = async (changes: object = {}, settings: object = {}) => {
    const event = { type: 'LeadReceived', data: { ...lead, ...changes }, time: 5, id: 'e', stream: 'leads-ann' };
    return dispatch(mailTriggers, event as object as Parameters<typeof dispatch>[1], {
      ...context,
      video: async () => ({ ...initialVideo, request: { title: '1 Elm St' } }) as never,
      share: async () => ({ link: { linkId: 'link', token: 'token', settings: { ...openToAll, ...settings } } }),
      agent: async () => agent,
    });
  };

  test('is confirmed to the visitor, in the visitor’s language and with nothing that the visitor wrote', async () => {
    const [, confirmation] = (await mailsOf()) ?? [];
    expect(confirmation).toEqual({
      template: 'tour_request_sent',
      userId: 'ann',
      to: 'maria@home.example',
      language: 'es',
      once: 'visitor/l1',
      data: { videoId: 'v1', title: '1 Elm St', path: '/s/token?lang=es', ...agent },
    });
  });

  test.each([
    ['without an address', { email: null }],
    ['when the limits allow no mail', { confirms: false }],
    ['from before there were confirmations', { confirms: undefined }],
    ['on a link that is gone', { linkId: 'former' }],
  ])('is not confirmed %s', async (_name, changes) => {
    expect((await mailsOf(changes))?.map(({ template }) => template)).toEqual(['lead_received']);
  });

  test('leaves out the address of the property when the page hides it', async () => {
    const [, confirmation] = (await mailsOf({}, { showsAddress: false })) ?? [];
    expect(confirmation?.data).toMatchObject({ title: '' });
  });
});

describe('a balance that falls below the threshold', () => {
  /** The occasions of the mails about low credits after each command on a ledger. */
  async function told(...commands: readonly CreditCommand[]): Promise<readonly (readonly unknown[])[]> {
    let state = initialCredits;
    const mails: (readonly unknown[])[] = [];
    for (const command of commands) {
      for (const event of decideCredits(command, state, 1_000)) {
        state = evolveCredits(state, event, 1_000);
        const recorded = { ...event, time: 5, id: 'e', stream: 'credits-ann' } as object;
        const now = state;
        const found = await dispatch(mailTriggers, recorded as Parameters<typeof dispatch>[1], {
          ...context,
          credits: async () => now,
        });
        mails.push(...(found ?? []).map(({ template, data, once }) => [template, data, once]));
      }
    }
    return mails;
  }
  const grant = (lotId: string, halfCredits: number): CreditCommand => ({
    kind: 'grant',
    lotId,
    source: 'bundle',
    amount: halfCredits,
    expiresAt: null,
    paymentId: lotId,
    priceCents: 100,
    paidCents: 100,
    currency: 'usd',
    catalogVersion: '1',
    isApart: false,
    itemName: 'Bundle',
  });
  const hold = (holdId: string, halfCredits: number): CreditCommand => ({
    kind: 'reserve',
    holdId,
    heldFor: holdId,
    amount: halfCredits,
    expiresAt: 9_000,
    requestHash: holdId,
    keyed: true,
  });
  const low = (halfCredits: number, time: number) => ['credit_low', { halfCredits }, `low/ann/${time}`];

  test('is reported once when videos cause it, and again after a top-up', async () => {
    expect(await told(grant('a', 6), hold('1', 2))).toEqual([]);
    const fall = [grant('a', 6), hold('1', 3), hold('2', 1)];
    // Both videos share one occasion, so one mail is sent.
    expect(await told(...fall)).toEqual([low(3, 1), low(2, 1)]);
    expect(await told(...fall, grant('b', 10), hold('3', 12))).toEqual([low(3, 1), low(2, 1), low(0, 2)]);
  });

  test.each<[string, CreditCommand]>([
    [
      'a refund',
      { kind: 'reverse', paymentId: 'a', refundedCents: 100, failedRefunds: [], disputes: [], currency: 'usd' },
    ],
    ['an administrator', { kind: 'set', adjustmentId: 'x', amount: 0, reason: 'A correction' }],
  ])('is reported when %s causes it', async (_, command) => {
    expect(await told(grant('a', 6), command)).toEqual([low(0, 1)]);
  });

  test('is not reported for Digital Twins', async () => {
    const { initial } = creditAggregates.twins;
    const [granted] = decideCredits(grant('a', 1), initial, 1_000);
    if (!granted) throw new Error('Nothing was granted');
    const [reserved] = decideCredits(hold('1', 1), evolveCredits(initial, granted, 1_000), 1_000);
    const recorded = { ...reserved, time: 5, id: 'e', stream: 'twincredits-ann' } as object;
    const event = recorded as Parameters<typeof dispatch>[1];
    // The account of credits is low at the same time.
    const state = { ...initialCredits, timesLow: 1 };
    expect(await dispatch(mailTriggers, event, { ...context, credits: async () => state })).toEqual([]);
    expect(lowersBalance(event)).toBe(false);
  });

  test('is reported when an expiry causes it', async () => {
    const lot = { ...grant('a', 6), expiresAt: 1_000 } as CreditCommand;
    expect(await told(lot, { kind: 'expire' })).toEqual([low(0, 1)]);
  });
});

const userId = 'ann';
test('tells the owner about events of the account and its plan', async () => {
  expect(await following('DeletionRequested', { userId, eraseAtMs: 9 })).toEqual([
    ['account_deletion', { step: 'scheduled', deletesAtMs: 9 }],
  ]);
  expect(await following('DeletionCancelled', { userId })).toEqual([
    ['account_deletion', { step: 'cancelled', deletesAtMs: 5 }],
  ]);
  expect(await following('CancellationScheduled', { userId, subscriptionId: 's', endsAtMs: 9 })).toEqual([
    ['subscription_cancelled', { endsAtMs: 9 }],
  ]);
  expect(await following('SecondFactorEnabled', { userId })).toEqual([
    ['sign_in_changed', { change: 'second_factor_enabled', changedAtMs: 5 }],
  ]);
  expect(await following('SecondFactorMoved', { userId, changeId: 'c' })).toEqual([
    ['sign_in_changed', { change: 'second_factor_moved', changedAtMs: 5 }],
  ]);
  expect(await following('RecoveryCodesRenewed', { userId, changeId: 'c' })).toEqual([
    ['sign_in_changed', { change: 'recovery_codes_made', changedAtMs: 5 }],
  ]);
  expect(await following('PasskeyRemoved', { userId, passkeyId: 'k', byOperator: true })).toEqual([
    ['sign_in_changed', { change: 'passkey_removed', changedAtMs: 5 }],
  ]);
});

test.each([
  ['gone', 'It answered that it wants no more messages (410 Gone).'],
  ['failing', 'No message could be delivered for three days.'],
] as const)('tells the owner about a webhook that is disabled because it is %s', async (reason, sentence) => {
  const url = 'https://crm.example/hooks';
  const webhook = async () => ({ url }) as Awaited<ReturnType<TriggerContext['webhook']>>;
  const data = { webhookId: 'w', ownerId: 'ann', reason };
  const event = { type: 'WebhookDisabled', data, time: 5, id: 'e', stream: 'webhooks-ann' } as object;
  const mails = await dispatch(mailTriggers, event as Parameters<typeof dispatch>[1], { ...context, webhook });
  expect(mails).toEqual([{ template: 'webhook_disabled', userId: 'ann', data: { target: url, reason: sentence } }]);
  // A webhook that was deleted since has no address to name.
  expect(await following('WebhookDisabled', data)).toEqual([]);
});

test('tells owners why staff deleted their video, and nothing when they did it themselves', async () => {
  const deleted = (kind: 'admin' | 'user', reason: string | null) =>
    dispatch(
      mailTriggers,
      {
        type: 'VideoDeleted',
        data: { videoId: 'v', userId: 'ann', attempt: 1, statusBefore: 'ready', reason },
        metadata: { actor: { kind, id: 'someone' } },
        time: 5,
        id: 'e',
        stream: 'video-v',
      } as object as Parameters<typeof dispatch>[1],
      { ...context, video: async () => ({ ...initialVideo, request: { title: '12 Larkspur Lane' } as never }) },
    );
  expect(await deleted('admin', 'The photos show another house.')).toEqual([
    {
      template: 'video_removed',
      userId: 'ann',
      data: { title: '12 Larkspur Lane', reason: 'The photos show another house.' },
    },
  ]);
  expect(await deleted('admin', null)).toMatchObject([{ data: { reason: '' } }]);
  expect(await deleted('user', null)).toEqual([]);
});
