import { trial } from '../../../domain/catalog.ts';
import type { MailData } from '../../../domain/mail/index.ts';
import { button, credits, dateAndTime, facts, money, text, type MailLinks, type MailText } from './text.ts';

export const receipt = (
  { paymentId, invoice, items, totalCents, currency, paidAtMs }: MailData<'receipt'>,
  { page }: MailLinks,
): MailText => {
  const rows = (lines: MailData<'receipt'>['items']): readonly (readonly [string, string])[] =>
    lines.map(({ description, amountCents }) => [description, money(amountCents, currency)]);
  return {
    subject: `Your receipt: ${money(totalCents, currency)}`,
    preview: items.map(({ description }) => description).join(', '),
    heading: 'Thank you for your purchase',
    parts: [
      text('This is your receipt.'),
      facts(
        ...rows(items),
        [invoice ? 'Total' : 'Total paid', money(totalCents, currency)],
        ...rows(invoice?.settledBy ?? []),
        [invoice ? 'Settled on' : 'Paid on', dateAndTime(paidAtMs)],
        ...(invoice ? [['Invoice number', invoice.number] as const] : []),
        ...(paymentId === null ? [] : [['Payment number', paymentId] as const]),
      ),
      button('Open billing', page('/billing')),
    ],
  };
};

const consequence: Readonly<Record<MailData<'payment_failed'>['daysPastDue'], string>> = {
  0: 'We try again in the next days. If it still fails after 3 days, new videos are paused until it is paid.',
  3: 'New videos are paused until the payment is made. The videos that you have stay available, and bundle credits stay usable.',
  7: 'New videos stay paused. If the payment is not made, your plan ends.',
};

export const paymentFailed = (
  { daysPastDue, amountCents, currency }: MailData<'payment_failed'>,
  { page }: MailLinks,
): MailText => ({
  subject: daysPastDue === 0 ? 'Your payment failed' : `Your payment is ${daysPastDue} days late`,
  preview: 'Please check your payment method.',
  heading: 'Your payment failed',
  parts: [
    text(`The payment of ${money(amountCents, currency)} for your Curbcast plan could not be made.`),
    text(consequence[daysPastDue]),
    button('Update payment method', page('/billing')),
  ],
});

export const trialEnding = ({ endsAtMs, halfCredits }: MailData<'trial_ending'>, { page }: MailLinks): MailText => ({
  subject: `Your trial ends on ${dateAndTime(endsAtMs)}`,
  preview: 'It does not turn into a paid plan by itself.',
  heading: 'Your trial ends soon',
  parts: [
    text(
      `Your ${trial.period / 86_400_000}-day trial ends on ${dateAndTime(endsAtMs)}. ${credits(halfCredits)} of it are left and expire then.`,
    ),
    text('It ends by itself: nothing is charged. To go on, choose a plan or a bundle.'),
    button('See plans', page('/pricing')),
  ],
});

export const subscriptionCancelled = (
  { endsAtMs }: MailData<'subscription_cancelled'>,
  { page }: MailLinks,
): MailText => ({
  subject: 'Your subscription was cancelled',
  preview: `Your plan works until ${dateAndTime(endsAtMs)}.`,
  heading: 'Your subscription was cancelled',
  parts: [
    text(`Your plan works until ${dateAndTime(endsAtMs)}. Nothing more is charged after that.`),
    text('Plan credits expire then. Credits from bundles stay in your account.'),
    text('If you change your mind, you can reactivate the plan until that day.'),
    button('Open billing', page('/billing')),
  ],
});
