import { trial } from '../../../domain/catalog.ts';
import { itemNames } from '../../../domain/item-names.ts';
import type { MailData } from '../../../domain/mail/index.ts';
import { say, type Sentence } from '../../../words/index.ts';
import { button, facts, note, text, type MailText, type MailWords } from './text.ts';

export const receipt = (
  { paymentId, invoice, items, totalCents, currency, paidAtMs }: MailData<'receipt'>,
  { t, words, page, money, dateAndTime }: MailWords,
): MailText => {
  const named = (description: string): string => itemNames(description, words);
  const rows = (lines: MailData<'receipt'>['items']): readonly (readonly [string, string])[] =>
    lines.map(({ description, amountCents }) => [named(description), money(amountCents, currency)]);
  return {
    subject: t('MAIL_RECEIPT_SUBJECT', { total: money(totalCents, currency) }),
    preview: items.map(({ description }) => named(description)).join(', '),
    heading: t('MAIL_RECEIPT_TITLE'),
    parts: [
      text(t('MAIL_RECEIPT_TEXT')),
      facts(
        ...rows(items),
        [invoice ? t('MAIL_RECEIPT_SUM') : t('MAIL_RECEIPT_PAID'), money(totalCents, currency)],
        ...rows(invoice?.settledBy ?? []),
        [invoice ? t('MAIL_RECEIPT_SETTLED_ON') : t('MAIL_RECEIPT_PAID_ON'), dateAndTime(paidAtMs)],
        ...(invoice ? [[t('MAIL_RECEIPT_INVOICE'), invoice.number] as const] : []),
        ...(paymentId === null ? [] : [[t('MAIL_RECEIPT_PAYMENT'), paymentId] as const]),
      ),
      button(t('MAIL_OPEN_BILLING'), page('/billing')),
    ],
  };
};

const consequence: Readonly<Record<MailData<'payment_failed'>['daysPastDue'], Sentence>> = {
  0: say('MAIL_UNPAID_FIRST'),
  3: say('MAIL_UNPAID_PAUSED'),
  7: say('MAIL_UNPAID_LAST'),
};

export const paymentFailed = (
  { daysPastDue: days, amountCents, currency }: MailData<'payment_failed'>,
  { t, words, page, money }: MailWords,
): MailText => ({
  subject: days === 0 ? t('MAIL_UNPAID_TITLE') : t('MAIL_UNPAID_LATE', { days }),
  preview: t('MAIL_UNPAID_PREVIEW'),
  heading: t('MAIL_UNPAID_TITLE'),
  parts: [
    text(t('MAIL_UNPAID_TEXT', { amount: money(amountCents, currency) })),
    text(words(consequence[days])),
    button(t('MAIL_UNPAID_BUTTON'), page('/billing')),
  ],
});

export function trialEnding(
  { endsAtMs, halfCredits }: MailData<'trial_ending'>,
  { t, page, credits, dateAndTime }: MailWords,
): MailText {
  const time = dateAndTime(endsAtMs);
  return {
    subject: t('MAIL_TRIAL_SUBJECT', { time }),
    preview: t('MAIL_TRIAL_PREVIEW'),
    heading: t('MAIL_TRIAL_TITLE'),
    parts: [
      text(t('MAIL_TRIAL_TEXT', { days: trial.period / 86_400_000, time, credits: credits(halfCredits) })),
      text(t('MAIL_TRIAL_NOTHING_CHARGED')),
      button(t('MAIL_TRIAL_BUTTON'), page('/pricing')),
    ],
  };
}

export function subscriptionCancelled(
  { endsAtMs }: MailData<'subscription_cancelled'>,
  { t, page, dateAndTime }: MailWords,
): MailText {
  const time = dateAndTime(endsAtMs);
  return {
    subject: t('MAIL_ENDED_TITLE'),
    preview: t('MAIL_ENDED_PREVIEW', { time }),
    heading: t('MAIL_ENDED_TITLE'),
    parts: [
      text(t('MAIL_ENDED_TEXT', { time })),
      text(t('MAIL_ENDED_CREDITS')),
      text(t('MAIL_ENDED_BACK')),
      button(t('MAIL_OPEN_BILLING'), page('/billing')),
    ],
  };
}

export function creditLow({ halfCredits }: MailData<'credit_low'>, { t, page, credits }: MailWords): MailText {
  const left =
    halfCredits === 0
      ? t('MAIL_LOW_NONE')
      : halfCredits === 2
        ? t('MAIL_LOW_ONE')
        : t('MAIL_LOW_SUBJECT', { credits: credits(halfCredits) });
  return {
    subject: left,
    preview: t('MAIL_LOW_MINUTE'),
    heading: t('MAIL_LOW_TITLE'),
    parts: [text(`${left}. ${t('MAIL_LOW_MINUTE')}`), button(t('MAIL_LOW_BUTTON'), page('/add-ons'))],
  };
}

/** 0: less than a day, which may end today or tomorrow, depending on where the reader is. */
const inDays = (days: number): Sentence =>
  days === 0 ? say('MAIL_WITHIN_DAY') : days === 1 ? say('MAIL_TOMORROW') : say('MAIL_IN_DAYS', { days });

export function creditsExpiring(
  { days, halfCredits, expiresAtMs }: MailData<'credits_expiring'>,
  { t, page, credits, dateAndTime }: MailWords,
): MailText {
  const [soon, time] = [inDays(days), dateAndTime(expiresAtMs)];
  const amount = credits(halfCredits);
  return {
    subject:
      halfCredits === 2 ? t('MAIL_EXPIRING_ONE', { soon }) : t('MAIL_EXPIRING_SUBJECT', { credits: amount, soon }),
    preview: t('MAIL_EXPIRING_PREVIEW', { time }),
    heading: t('MAIL_EXPIRING_TITLE', { soon }),
    parts: [
      text(t('MAIL_EXPIRING_TEXT', { time, credits: amount })),
      button(t('MAIL_MAKE_VIDEO'), page('/generate-video')),
      note(t('MAIL_EXPIRING_NOTE')),
    ],
  };
}
