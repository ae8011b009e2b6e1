import { avatarAggregate, twinFailureSentence, type AvatarState } from '../../domain/avatars/index.ts';
import { quoteOf, quoteSummary } from '../../domain/quotes/index.ts';
import { lowCredits } from '../../domain/catalog.ts';
import { assetOf, availableCredits, creditAggregate, type CreditState } from '../../domain/credits/index.ts';
import { streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import type { EventHandlers } from '../../domain/events.ts';
import type { MailContent, MailData } from '../../domain/mail/index.ts';
import { isKept, leadsAggregate, type LeadReceived } from '../../domain/leads/index.ts';
import { shareAggregate, type ShareState } from '../../domain/shares/index.ts';
import { attemptId, failureSentence, videoAggregate, type VideoState } from '../../domain/videos/index.ts';
import {
  invoiceAggregate,
  sumOfCents,
  type InvoicePaid,
  type InvoiceState,
  type SettlementPart,
} from '../../domain/invoices/index.ts';
import { webhooksAggregate, type Webhook, type WebhookDisabled } from '../../domain/webhooks/index.ts';
import type { Executor } from '../executor/executor.ts';
import { languageOfAccount, userAggregate, visibleAgent, type VisibleAgent } from '../../domain/users/index.ts';
import { inWords, say, type Language, type Sentence } from '../../words/index.ts';

/** A mail that follows from an event. */
export type TriggeredMail = MailContent & {
  /** Default: that of the reader's account. */
  readonly language?: Language;
  /** The reader: gets it at their verified address, unless they switched this type off. */
  readonly userId: string;
  /** Another address than the reader's verified one: the old or the new one of a change. */
  readonly to?: string;
  /**
   * The occasion of the mail, for several events that share one; default: the event itself. Each occasion gets one mail
   * of a type.
   */
  readonly once?: string;
};

/** The lookups of a trigger. */
export interface TriggerContext {
  readonly video: (videoId: string) => Promise<VideoState>;
  readonly avatar: (avatarId: string) => Promise<AvatarState>;
  readonly invoice: (invoiceId: string) => Promise<InvoiceState>;
  readonly credits: (userId: string) => Promise<CreditState>;
  readonly language: (userId: string) => Promise<Language>;
  readonly share: (videoId: string) => Promise<ShareState>;
  /** The user as visitors of their pages see them. */
  readonly agent: (userId: string) => Promise<VisibleAgent>;
  /** Whether a lead of the user still exists. */
  readonly hasLead: (userId: string, leadId: string) => Promise<boolean>;
  readonly webhook: (userId: string, webhookId: string) => Promise<Webhook | undefined>;
}

export const triggerContext = (executor: Executor): TriggerContext => ({
  language: async (userId) => languageOfAccount((await executor.load(userAggregate, userId)).state),
  share: async (videoId) => (await executor.load(shareAggregate, videoId)).state,
  agent: async (userId) => visibleAgent((await executor.load(userAggregate, userId)).state),
  webhook: async (userId, webhookId) =>
    (await executor.load(webhooksAggregate, userId)).state.webhooks.find((each) => each.webhookId === webhookId),
  hasLead: async (userId, leadId) => isKept((await executor.load(leadsAggregate, userId)).state, leadId),
  video: async (videoId) => (await executor.load(videoAggregate, videoId)).state,
  avatar: async (avatarId) => (await executor.load(avatarAggregate, avatarId)).state,
  invoice: async (invoiceId) => (await executor.load(invoiceAggregate, invoiceId)).state,
  credits: async (userId) => (await executor.load(creditAggregate, userId)).state,
});

/**
 * Tells the visitor that the request has arrived, in the name of the page's owner. It repeats the share page and
 * nothing that the visitor wrote, because somebody else may have typed the address.
 */
async function confirmation(
  { leadId, userId, videoId, linkId, email, language, confirms }: LeadReceived['data'],
  { video, share, agent }: TriggerContext,
): Promise<readonly TriggeredMail[]> {
  const { link } = await share(videoId);
  if (confirms !== true || email === null || link?.linkId !== linkId || link.token === null) return [];
  const title = link.settings.showsAddress ? ((await video(videoId)).request?.title ?? '') : '';
  const data = { videoId, title, path: `/s/${link.token}?lang=${language}`, ...(await agent(userId)) };
  return [{ template: 'tour_request_sent', userId, to: email, language, once: `visitor/${leadId}`, data }];
}

const welcome = (userId: string): readonly TriggeredMail[] => [
  { template: 'welcome', userId, data: {}, once: `welcome/${userId}` },
];

const signInChanged = (
  userId: string,
  change: MailData<'sign_in_changed'>['change'],
  changedAtMs: number,
): readonly TriggeredMail[] => [{ template: 'sign_in_changed', userId, data: { change, changedAtMs } }];

/** Whether an account in this state is told that few credits are left. */
export const isToldOfLowBalance = (state: CreditState): boolean =>
  state.timesLow > 0 && availableCredits(state, state.time) < lowCredits;

/**
 * Sends one mail each time that the balance falls below the threshold, whatever the cause: all events of one fall share
 * an occasion, and a balance that has risen meanwhile needs no mail.
 */
async function lowBalance({ stream }: RecordedEvent, { credits }: TriggerContext): Promise<readonly TriggeredMail[]> {
  if (assetOf(stream) !== 'minutes') return [];
  const userId = streamIdOf(stream);
  const state = await credits(userId);
  if (!isToldOfLowBalance(state)) return [];
  const halfCredits = availableCredits(state, state.time);
  return [{ template: 'credit_low', userId, once: `low/${userId}/${state.timesLow}`, data: { halfCredits } }];
}

/** Tells the owner how the making of a Digital Twin ended; a twin that was deleted meanwhile needs no mail. */
async function twinMail(
  userId: string,
  avatarId: string,
  reason: string | undefined,
  { avatar }: TriggerContext,
): Promise<readonly TriggeredMail[]> {
  const { status, name } = await avatar(avatarId);
  if (status === 'deleted' || status === 'revoked') return [];
  return [
    reason === undefined
      ? { template: 'twin_ready', userId, once: avatarId, data: { avatarId, name } }
      : { template: 'twin_failed', userId, once: avatarId, data: { avatarId, name, reason } },
  ];
}

/** Why a webhook was disabled, as its mail words it. */
const disabledSentences: Readonly<Record<WebhookDisabled['data']['reason'], Sentence>> = {
  gone: say('HOOK_GONE'),
  failing: say('HOOK_FAILING'),
};

/** Days since the first failure, by the attempt that failed. */
const daysOfAttempt = [0, 3, 7] as const;

const balanceTriggers: EventHandlers<readonly TriggeredMail[] | Promise<readonly TriggeredMail[]>, [TriggerContext]> = {
  CreditsReserved: lowBalance,
  CreditsExpired: lowBalance,
  CreditsClawedBack: lowBalance,
  CreditsAdjusted: (event, context) => (event.data.afterAmount < lowCredits ? lowBalance(event, context) : []),
  CreditsUndone: (event, context) => (event.data.afterAmount < lowCredits ? lowBalance(event, context) : []),
};

/** Whether an event may have lowered a balance: the account's state then decides about a mail. */
export const lowersBalance = ({ type, stream }: RecordedEvent): boolean =>
  Object.hasOwn(balanceTriggers, type) && assetOf(stream) === 'minutes';

/**
 * The mails that follow from each event. The process `mail-requests` reads this table; a new mail is a line here and a
 * template. A mail whose event is older than its template's `usefulFor` is not sent.
 */
export const mailTriggers: EventHandlers<
  readonly TriggeredMail[] | Promise<readonly TriggeredMail[]>,
  [TriggerContext]
> = {
  UserRegistered: ({ data }) => welcome(data.userId),
  // The trial follows the verification of the address, for a user who registered before it.
  CreditsGranted: ({ data, stream }) => (data.source === 'trial' ? welcome(streamIdOf(stream)) : []),
  ...balanceTriggers,
  VideoCompleted: async ({ data: { videoId, userId, attempt } }, { video }) => {
    const { request, status } = await video(videoId);
    return status === 'deleted' || !request
      ? []
      : [
          {
            template: 'video_completed',
            userId,
            once: attemptId(videoId, attempt),
            data: { videoId, title: request.title ?? '' },
          },
        ];
  },
  VideoFailed: async ({ data: { videoId, userId, attempt, code } }, { video, language }) => {
    const { request, status } = await video(videoId);
    if (status === 'deleted' || !request) return [];
    const { title, halfCredits } = request;
    const reason = inWords(failureSentence(code), await language(userId));
    const data = { videoId, title: title ?? '', reason, halfCredits };
    return [{ template: 'video_failed', userId, once: attemptId(videoId, attempt), data }];
  },
  // Owners need no mail about their own deletion.
  VideoDeleted: async ({ data: { videoId, userId, reason }, metadata: { actor } }, { video }) => {
    const { request } = await video(videoId);
    return actor.kind !== 'admin' || !request
      ? []
      : [{ template: 'video_removed', userId, data: { title: request.title ?? '', reason: reason ?? '' } }];
  },
  LeadReceived: async ({ data }, context) => {
    const { leadId, userId, videoId, name, email, phone, message } = data;
    if (name === null || !(await context.hasLead(userId, leadId))) return [];
    const title = (await context.video(videoId)).request?.title ?? '';
    const told = { leadId, videoId, title, name, email, phone, message: message ?? '' };
    const mail: TriggeredMail = { template: 'lead_received', userId, once: leadId, data: told };
    return [mail, ...(await confirmation(data, context))];
  },
  AvatarReady: ({ data: { avatarId, userId } }, context) => twinMail(userId, avatarId, undefined, context),
  AvatarFailed: async ({ data: { avatarId, userId, code } }, context) =>
    twinMail(userId, avatarId, inWords(twinFailureSentence(code), await context.language(userId)), context),
  DeletionRequested: ({ data: { userId, eraseAtMs } }) => [
    { template: 'account_deletion', userId, data: { step: 'scheduled', deletesAtMs: eraseAtMs } },
  ],
  DeletionCancelled: ({ data: { userId }, time }) => [
    { template: 'account_deletion', userId, data: { step: 'cancelled', deletesAtMs: time } },
  ],
  PaymentSucceeded: async (
    { data: { paymentId, invoiceId, userId, items, amountCents, currency, paidAtMs }, time },
    { invoice },
  ) => {
    const { paid } = invoiceId === null ? {} : await invoice(invoiceId);
    const bought = quoteSummary(quoteOf(items, currency)).items.map(({ description, amount }) => ({
      description,
      amountCents: amount,
    }));
    const data = {
      paymentId,
      invoice: null,
      items: paid ? receiptLines(paid, paymentId) : bought,
      totalCents: amountCents,
      currency,
      paidAtMs: paid?.paidAtMs ?? paidAtMs ?? time,
    };
    return [{ template: 'receipt', userId, once: `receipt/${paymentId}`, data }];
  },
  // A card's receipt follows from its payment. Free days and money owed to the customer are not a purchase.
  InvoicePaid: async ({ data }, { invoice }) => {
    const { invoiceId, userId, lines, parts, amountCents, currency, paidAtMs } = data;
    const isPaidByCard = parts.some((part) => part.kind === 'card' && part.amountCents > 0);
    if (isPaidByCard || amountCents < 0 || lines.every((line) => line.amountCents === 0)) return [];
    const { issued } = await invoice(invoiceId);
    const settledBy = parts.map((part) => ({ description: otherParts[part.kind], amountCents: part.amountCents }));
    const receipt = {
      paymentId: null,
      invoice: { number: issued?.number ?? invoiceId, settledBy: settledBy.slice(0, 50) },
      items: receiptItems(lines),
      totalCents: amountCents,
      currency,
      paidAtMs,
    };
    return [{ template: 'receipt', userId, once: `receipt/${invoiceId}`, data: receipt }];
  },
  // The provider tries again 3 and 7 days after the first failure (docs/operations.md for Stripe).
  SubscriptionPaymentFailed: async ({ data: { userId, invoiceId, attempt } }, { invoice }) => {
    const daysPastDue = daysOfAttempt[attempt - 1];
    const { issued, status } = await invoice(invoiceId);
    if (daysPastDue === undefined || !issued || status === 'paid') return [];
    const { amountCents, currency } = issued;
    const once = `payment-failed/${invoiceId}/${attempt}`;
    return [{ template: 'payment_failed', userId, once, data: { daysPastDue, amountCents, currency } }];
  },
  PasswordChanged: ({ data: { userId, changeId }, time }) => [
    { template: 'password_changed', userId, once: `password/${changeId}`, data: { changedAtMs: time } },
  ],
  CancellationScheduled: ({ data: { userId, endsAtMs } }) => [
    { template: 'subscription_cancelled', userId, data: { endsAtMs } },
  ],
  WebhookDisabled: async ({ data: { webhookId, ownerId, reason } }, { webhook, language }) => {
    const target = (await webhook(ownerId, webhookId))?.url;
    return target
      ? [
          {
            template: 'webhook_disabled',
            userId: ownerId,
            data: {
              target: target.slice(0, 500),
              reason: inWords(disabledSentences[reason], await language(ownerId)),
            },
          },
        ]
      : [];
  },
  SecondFactorEnabled: ({ data: { userId }, time }) => signInChanged(userId, 'second_factor_enabled', time),
  SecondFactorDisabled: ({ data: { userId }, time }) => signInChanged(userId, 'second_factor_disabled', time),
  SecondFactorMoved: ({ data: { userId }, time }) => signInChanged(userId, 'second_factor_moved', time),
  RecoveryCodesRenewed: ({ data: { userId }, time }) => signInChanged(userId, 'recovery_codes_made', time),
  PasskeyAdded: ({ data: { userId }, time }) => signInChanged(userId, 'passkey_added', time),
  PasskeyRemoved: ({ data: { userId }, time }) => signInChanged(userId, 'passkey_removed', time),
};

/** In English, like every name of an item in the log: the mail words it (`domain/item-names.ts`). */
const otherParts: Readonly<Record<SettlementPart['kind'], string>> = {
  card: inWords(say('SETTLED_BY_CARD'), 'en'),
  credit_balance: inWords(say('SETTLED_BY_BALANCE'), 'en'),
  credit_note: inWords(say('BOOKED_INVOICE_CREDITED'), 'en'),
  out_of_band: inWords(say('SETTLED_OTHERWISE'), 'en'),
};

/** The most lines that a mail shows; the invoice has the rest. */
const mostLines = 40;

/** The lines of an invoice. */
function receiptItems(lines: InvoicePaid['data']['lines']) {
  const shown = lines.slice(0, mostLines);
  const rest = sumOfCents(lines.slice(mostLines));
  return [
    ...shown.map(({ description, amountCents }) => ({ description: description.slice(0, 200), amountCents })),
    ...(rest === 0 ? [] : [{ description: inWords(say('LINE_FURTHER'), 'en'), amountCents: rest }]),
  ];
}

/**
 * The lines of a receipt for a payment of an invoice: the invoice's lines, less other settlements. They add up to the
 * payment.
 */
function receiptLines({ lines, parts }: InvoicePaid['data'], paymentId: string) {
  return [
    ...receiptItems(lines),
    ...parts
      .filter((part) => part.paymentId !== paymentId)
      .map(({ kind, amountCents }) => ({
        description:
          kind === 'credit_balance' && amountCents < 0 ? inWords(say('SETTLED_OWED_BEFORE'), 'en') : otherParts[kind],
        amountCents: -amountCents,
      })),
  ];
}
