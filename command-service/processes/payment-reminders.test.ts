import { describe, test } from '@jest/globals';
import { day } from '../../domain/catalog.ts';
import type { CurbcastEvent } from '../../domain/events.ts';
import { uuidFrom } from '../handlers/context.ts';
import { on, specifyWork, type Placed } from '../testing/work-spec.ts';
import { paymentReminders } from './payment-reminders.ts';

const which = { userId: 'ann', subscriptionId: 'sub_1' };
const stream = 'subscription-ann';
const registered: CurbcastEvent = {
  type: 'UserRegistered',
  data: {
    userId: 'ann',
    issuer: 'https://id.example',
    subject: 'ann',
    username: 'ann',
    email: 'ann@example.com',
    emailVerified: true,
    firstName: 'Ann',
    lastName: 'Lee',
    displayName: 'Ann Lee',
    pictureUrl: null,
  },
};
const started: CurbcastEvent = {
  type: 'SubscriptionStarted',
  data: {
    ...which,
    plan: {
      id: 'monthly',
      name: 'Monthly Plan',
      priceCents: 9_900,
      currency: 'usd',
      halfCredits: 10,
      catalogVersion: 'v1',
    },
    provider: 'test',
    customerId: 'cus_1',
    paymentId: 'pi_1',
    order: 'order',
  },
};
const activated: CurbcastEvent = {
  type: 'SubscriptionActivated',
  data: { ...which, periodStartMs: 0, periodEndMs: 30 * day, invoiceId: 'in_1', trial: false },
};
const pastDue: CurbcastEvent = {
  type: 'SubscriptionPastDue',
  data: { ...which, invoiceId: 'in_2', sinceMs: 30 * day, pausesAtMs: 33 * day },
};
const recovered: CurbcastEvent = { type: 'SubscriptionRecovered', data: { ...which, invoiceId: 'in_2' } };
const late = [on('user-ann', registered), on(stream, started), on(stream, activated), on(stream, pastDue)];

const mail = (daysPastDue: number): Placed => {
  const mailId = uuidFrom(`mail/payment_failed/sub_1/${30 * day}/${daysPastDue}`);
  const data = { daysPastDue, amountCents: 9_900, currency: 'usd' };
  const common = {
    mailId,
    ownerId: 'ann',
    template: 'payment_failed',
    isTest: false,
    to: 'ann@example.com',
    name: 'Ann',
  };
  return on(`mail-${mailId}`, { type: 'MailRequested', data: { ...common, data } });
};

describe('a failed payment of a plan', () => {
  // After two days a reminder is of no use any more, so on day 7 only the last one is sent.
  test('is told on day 7 when the process was down before', () =>
    specifyWork(paymentReminders, { now: () => 37 * day })
      .given(...late)
      .appends(mail(7)));

  test('is not told once it was made', () =>
    specifyWork(paymentReminders, { now: () => 37 * day })
      .given(...late, on(stream, recovered))
      .appends());
});
