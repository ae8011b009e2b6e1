import { describe, test } from '@jest/globals';
import { mailTemplates, type MailRequested } from '../../domain/mail/index.ts';
import type { CreditsReserved } from '../../domain/credits/index.ts';
import type { InvoiceIssued, InvoicePaid } from '../../domain/invoices/index.ts';
import type { PaymentSucceeded } from '../../domain/payments/index.ts';
import type { SubscriptionPaymentFailed } from '../../domain/subscriptions/index.ts';
import { ann, granted, registered, videoRequested } from '../../domain/testing/samples.ts';
import type { MailPreferencesChanged, UserIdentityUpdated } from '../../domain/users/index.ts';
import type { VideoCompleted, VideoFailed } from '../../domain/videos/index.ts';
import { uuidFrom } from '../support/context.ts';
import type { Dependencies } from '../dependencies.ts';
import { on, specifyWork, type Placed } from '../testing/work-spec.ts';
import { mailRequests } from './mail-requests.ts';
import { card, issuedInvoice, line, paidInvoice, planLine } from '../../domain/invoices/testing/monthly-invoice.ts';

const verified: UserIdentityUpdated = { type: 'UserIdentityUpdated', data: ann };
const switchedOff = (...types: readonly string[]): MailPreferencesChanged => ({
  type: 'MailPreferencesChanged',
  data: { userId: 'ann', switchedOff: [...types] },
});
const completed: VideoCompleted = {
  type: 'VideoCompleted',
  data: {
    videoId: 'v1',
    userId: 'ann',
    attempt: 1,
    durationMs: 5_000,
    videoKey: 'v',
    thumbnailKey: 't',
    captionsKey: 'c',
    picturesLeftOut: 0,
    costCents: null,
    renderMs: null,
    leftOut: [],
    late: false,
  },
};
const failed: VideoFailed = {
  type: 'VideoFailed',
  data: { videoId: 'v1', userId: 'ann', attempt: 1, code: 'voice_unavailable', timedOut: false },
};
const paid: PaymentSucceeded = {
  type: 'PaymentSucceeded',
  data: {
    paymentId: 'pi_1',
    userId: 'ann',
    purchaseId: null,
    invoiceId: null,
    items: [
      {
        kind: 'bundle',
        id: 'starter-pack',
        name: 'Starter Pack',
        halfCredits: 20,
        twinCredits: 0,
        priceCents: 17_750,
        catalogVersion: 'v',
      },
      {
        kind: 'twin',
        id: 'digital-twin',
        name: 'Digital Twin',
        halfCredits: 0,
        twinCredits: 1,
        priceCents: 35_000,
        catalogVersion: 'v',
      },
    ],
    amountCents: 52_750,
    currency: 'usd',
    reportedBy: 'provider',
  },
};
const welcomeId = uuidFrom('mail/welcome/welcome/ann');
const receiptId = uuidFrom('mail/receipt/receipt/pi_1');
const requested = (mailId: string, template: string, data: MailRequested['data']['data']): Placed =>
  on(`mail-${mailId}`, {
    type: 'MailRequested',
    data: { mailId, ownerId: 'ann', template, isTest: false, to: 'ann@example.com', name: 'Ann', data, language: 'en' },
  });
const receiptOfPurchase = {
  paymentId: 'pi_1',
  invoice: null,
  items: [
    { description: 'Starter Pack (10 credits)', amountCents: 17_750 },
    { description: 'Digital Twin', amountCents: 35_000 },
  ],
  totalCents: 52_750,
  currency: 'usd',
  paidAtMs: 0,
};
const receipt = requested(receiptId, 'receipt', receiptOfPurchase);

describe('mails that follow from events', () => {
  const { given } = specifyWork(mailRequests);

  test('welcome a user with a verified address', () =>
    given(on('user-ann', registered())).appends(requested(welcomeId, 'welcome', {})));

  test('welcome a user who verifies the address later and then gets the trial, once', () =>
    given(
      on('user-ann', registered({ emailVerified: false })),
      on('user-ann', verified),
      on('credits-ann', granted()),
    ).appends(requested(welcomeId, 'welcome', {})));

  test('never go to an address that is not verified', () =>
    given(on('user-ann', registered({ emailVerified: false })), on('payment-pi_1', paid)).appends());

  test('leave out the types that the user switched off, but not the receipt', () =>
    given(
      on('user-ann', registered()),
      on('user-ann', switchedOff('video_completed', 'welcome')),
      on('video-v1', videoRequested('v1')),
      on('video-v1', completed),
      on('payment-pi_1', paid),
    ).appends(receipt));

  test('are not sent for events that are too old', () =>
    specifyWork(mailRequests, { now: () => mailTemplates.welcome.usefulFor + 1 })
      .given(on('user-ann', registered()), on('payment-pi_1', paid))
      .appends(receipt));
});

test.each([
  ['video_completed', completed, { videoId: 'v1', title: 'A home' }],
  [
    'video_failed',
    failed,
    {
      videoId: 'v1',
      title: 'A home',
      reason: 'The voice could not be made. Please try again in a few minutes.',
      halfCredits: 2,
    },
  ],
] as const)('%s tells the owner about the video', async (template, event, data) => {
  await specifyWork(mailRequests)
    .given(
      on('user-ann', registered()),
      on('user-ann', switchedOff('welcome')),
      on('video-v1', videoRequested('v1')),
      on('video-v1', event),
    )
    .appends(requested(uuidFrom(`mail/${template}/v1-1`), template, data));
});

test('a mail is in the language of the account, including the reason of a failure', async () => {
  const data = {
    videoId: 'v1',
    title: 'A home',
    reason: 'No se pudo crear la voz. Inténtalo de nuevo en unos minutos.',
    halfCredits: 2,
  };
  const mail = requested(uuidFrom('mail/video_failed/v1-1'), 'video_failed', data);
  await specifyWork(mailRequests)
    .given(
      on('user-ann', registered()),
      on('user-ann', switchedOff('welcome')),
      on('user-ann', { type: 'LanguageChanged', data: { userId: 'ann', language: 'es' } }),
      on('video-v1', videoRequested('v1')),
      on('video-v1', failed),
    )
    .appends({ ...mail, event: { ...mail.event, data: { ...mail.event.data, language: 'es' } } } as Placed);
});

describe('a Digital Twin', () => {
  const twin = { avatarId: 't1', userId: 'ann' } as const;
  const asked = on('avatar-t1', { type: 'AvatarRequested', data: { ...twin, name: 'Ann', holdId: 't1' } });
  const ready = on('avatar-t1', {
    type: 'AvatarReady',
    data: { ...twin, provider: 'local', modelId: 'm', modelFiles: [], late: false },
  });
  const refused = on('avatar-t1', { type: 'AvatarFailed', data: { ...twin, code: 'no_face', timedOut: false } });
  const revoked = on('avatar-t1', { type: 'AvatarConsentRevoked', data: { ...twin, statusBefore: 'ready' } });
  const reason = 'We could not see a face in the video. Please face the camera in good light.';
  const ann = [on('user-ann', registered()), on('user-ann', switchedOff('welcome'))];

  test.each([
    ['twin_ready', ready, { avatarId: 't1', name: 'Ann' }],
    ['twin_failed', refused, { avatarId: 't1', name: 'Ann', reason }],
  ] as const)('%s tells the owner', (template, end, data) =>
    specifyWork(mailRequests)
      .given(...ann, asked, end)
      .appends(requested(uuidFrom(`mail/${template}/t1`), template, data)),
  );

  test('sends no mail about a twin whose consent was revoked meanwhile', () =>
    specifyWork(mailRequests)
      .given(...ann, asked, ready, revoked)
      .appends());
});

test("the receipt of a payment names the provider's time, not the time of the report", () =>
  specifyWork(mailRequests)
    .given(
      on('user-ann', registered()),
      on('user-ann', switchedOff('welcome')),
      on('payment-pi_1', { ...paid, data: { ...paid.data, paidAtMs: 7_000 } }),
    )
    .appends(requested(receiptId, 'receipt', { ...receiptOfPurchase, paidAtMs: 7_000 })));

test('the receipt of an invoice has its lines, less other settlements, and adds up', () => {
  const lines = [planLine(0), line({ kind: 'discount', description: 'Discount', amountCents: -2_000 })];
  const parts = [card(4_900), { kind: 'credit_balance' as const, amountCents: 3_000, paymentId: null }];
  const ofInvoice = { ...paid, data: { ...paid.data, invoiceId: 'in_1', amountCents: 4_900 } };
  return specifyWork(mailRequests)
    .given(
      on('user-ann', registered()),
      on('user-ann', switchedOff('welcome')),
      on('invoice-in_1', {
        type: 'InvoicePaid',
        data: paidInvoice(0, { amountCents: 7_900, lines, parts, paidAtMs: 7_000 }),
      }),
      on('payment-pi_1', ofInvoice),
    )
    .appends(
      requested(receiptId, 'receipt', {
        paymentId: 'pi_1',
        invoice: null,
        items: [
          { description: 'Monthly Plan', amountCents: 9_900 },
          { description: 'Discount', amountCents: -2_000 },
          { description: 'From your credit balance', amountCents: -3_000 },
        ],
        totalCents: 4_900,
        currency: 'usd',
        paidAtMs: 7_000,
      }),
    );
});

const settled = (amountCents: number, changes: Partial<InvoicePaid['data']>): readonly Placed[] => [
  on('user-ann', registered()),
  on('user-ann', switchedOff('welcome')),
  on('invoice-in_1', { type: 'InvoiceIssued', data: issuedInvoice(0) }),
  on('invoice-in_1', { type: 'InvoicePaid', data: paidInvoice(0, { amountCents, ...changes }) }),
];
const outside = { kind: 'out_of_band' as const, amountCents: 4_900, paymentId: null };
const fromBalance = { kind: 'credit_balance' as const, amountCents: 5_000, paymentId: null };
const coupon = line({ kind: 'discount', description: 'Discount', amountCents: -9_900 });

test('the receipt of an invoice that no card paid says how it was settled', () =>
  specifyWork(mailRequests)
    .given(...settled(9_900, { parts: [outside, fromBalance] }))
    .appends(
      requested(uuidFrom('mail/receipt/receipt/in_1'), 'receipt', {
        paymentId: null,
        invoice: {
          number: 'CB-1',
          settledBy: [
            { description: 'Paid in another way', amountCents: 4_900 },
            { description: 'From your credit balance', amountCents: 5_000 },
          ],
        },
        items: [{ description: 'Monthly Plan', amountCents: 9_900 }],
        totalCents: 9_900,
        currency: 'usd',
        paidAtMs: 0,
      }),
    ));

test('an invoice that a coupon paid in full has a receipt, too', () =>
  specifyWork(mailRequests)
    .given(...settled(0, { lines: [planLine(0), coupon], parts: [] }))
    .appends(
      requested(uuidFrom('mail/receipt/receipt/in_1'), 'receipt', {
        paymentId: null,
        invoice: { number: 'CB-1', settledBy: [] },
        items: [
          { description: 'Monthly Plan', amountCents: 9_900 },
          { description: 'Discount', amountCents: -9_900 },
        ],
        totalCents: 0,
        currency: 'usd',
        paidAtMs: 0,
      }),
    ));

test.each([
  ['free days', 0, { lines: [planLine(0, { amountCents: 0 })], parts: [] }],
  ['what is owed to the customer', -500, { parts: [{ ...fromBalance, amountCents: -500 }] }],
  ['an invoice by card, whose payment has the receipt', 9_900, {}],
])('sends no receipt for %s', (_what, amountCents, changes) =>
  specifyWork(mailRequests)
    .given(...settled(amountCents, changes))
    .appends(),
);

describe('a subscription', () => {
  const which = { userId: 'ann', subscriptionId: 'sub_1' };
  const issued: InvoiceIssued = { type: 'InvoiceIssued', data: issuedInvoice(0, { invoiceId: 'in_2' }) };
  const failedAttempt = (attempt: number): SubscriptionPaymentFailed => ({
    type: 'SubscriptionPaymentFailed',
    data: { ...which, invoiceId: 'in_2', attempt, failedAtMs: 0, nextAttemptAtMs: null },
  });
  const known = [on('user-ann', registered()), on('user-ann', switchedOff('welcome'))];

  test('sends a mail about a failed renewal on days 0, 3 and 7, and no more', () =>
    specifyWork(mailRequests)
      .given(...known, on('invoice-in_2', issued), ...[1, 2, 3, 4].map((n) => on('subscription-ann', failedAttempt(n))))
      .appends(
        ...([0, 3, 7] as const).map((daysPastDue, index) =>
          requested(uuidFrom(`mail/payment_failed/payment-failed/in_2/${index + 1}`), 'payment_failed', {
            daysPastDue,
            amountCents: 9_900,
            currency: 'usd',
          }),
        ),
      ));

  test('says nothing about a failed attempt once the invoice is paid', () =>
    specifyWork(mailRequests)
      .given(
        ...known,
        on('invoice-in_2', issued),
        on('invoice-in_2', { type: 'InvoicePaid', data: paidInvoice(0, { invoiceId: 'in_2' }) }),
        on('subscription-ann', failedAttempt(1)),
      )
      .appends());

  test.each<[string, Dependencies['balanceOf']]>([
    ['that no read model knows', async () => undefined],
    [
      'that a read model knows',
      async (user) => (user === 'ben' ? { available: 501, revision: 601 } : { available: 1, revision: 600 }),
    ],
    ['behind the read model', async () => ({ available: 601, revision: 0 })],
    ['while the read model is away', () => Promise.reject(new Error('The read store is away'))],
  ])(
    'mails about a low balance in a long history %s once, and never about a balance that rose again',
    (_what, balanceOf) => {
      const reservation = (n: number, lotId: string): CreditsReserved => ({
        type: 'CreditsReserved',
        data: {
          asset: 'minutes',
          holdId: `h${n}`,
          heldFor: `v${n}`,
          amount: 1,
          requestHash: 'f',
          expiresAtMs: 9_000,
          lots: [{ lotId, amount: 1 }],
        },
      });
      const history = (stream: string, ...rest: readonly Placed[]): readonly Placed[] => [
        on(stream, granted({ lotId: 'a', source: 'goodwill', amount: 601 })),
        ...Array.from({ length: 600 }, (_, n) => on(stream, reservation(n, 'a'))),
        ...rest,
      ];
      const again = granted({ lotId: 'b', source: 'goodwill', amount: 500 });
      const low = requested(uuidFrom('mail/credit_low/low/ann/1'), 'credit_low', { halfCredits: 1 });
      return specifyWork(mailRequests, { balanceOf })
        .given(...known, ...history('credits-ann'), ...history('credits-ben', on('credits-ben', again)))
        .appends(low);
    },
  );
});
